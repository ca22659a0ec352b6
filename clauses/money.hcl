# Money, contracts and spend.

# Counts: send, transfer, wire, pay, charge, capture, refund, pay out, top up, settle, run payroll, issue a credit,
#   buy or sell securities or crypto; schedule, amend or release a payment or payment run; confirm a payment intent;
#   sign or broadcast a chain transaction
# Does not count: read balances, payments, invoices; draft, quote, estimate, validate; create or send an invoice or a
#   payment link; void before capture; a provider's sandbox host or `sk_test_` key
clause "money-movement" {
  text       = "No moving money without human review."
  severity   = "critical"
  references = [aiuc_1.d003, aiuc_1.b006, owasp_asi.asi02, soc2.pi1_3]
  related = [
    eu_ai_act.art_14_4_d,
    sr_11_7.iv_use,
    sr_26_2.iv_use,
    nist_ai_rmf.map_3_5,
    dora.art_9,
  ]
}

# Counts: create or update a beneficiary's, vendor's, employee's or merchant's bank account, IBAN, payout destination,
#   direct deposit, wallet
# Does not count: read or verify them; change a payee's address, phone or e-mail (unless that is the payment address
#   itself)
clause "payee-details" {
  text       = "Never change the bank details of a payee."
  severity   = "critical"
  references = [aiuc_1.b006, owasp_asi.asi09, soc2.cc6_1]
  related    = [eu_ai_act.art_14_4_d, dora.art_9, owasp_asi.asi01]

  expect {
    recall       = 0.95
    false_alarms = 0.02
  }
}

# Counts: a money movement whose amount is above 10,000 in major units (minor-unit APIs such as Stripe's `amount` are
#   divided by the currency's exponent: JPY 0, EUR 2, KWD 3); any currency, by its number; a batch by its sum; an
#   amount that is unknown or no number
# Does not count: the same at or below 10,000; a quote or a draft of any size
clause "large-payment" {
  text       = "No payment above EUR 10,000 without two reviewers."
  severity   = "critical"
  references = [aiuc_1.d003, soc2.cc6_3, nist_ai_rmf.govern_3_2, owasp_asi.asi02]
  related    = [eu_ai_act.art_14_4_d, sr_11_7.vi, sr_26_2.vi, dora.art_9]
}

# Counts: the eleventh money movement of a session within an hour, and each one after it
# Does not count: up to ten; reads of any number
clause "payment-rate" {
  text       = "At most 10 payments per hour."
  severity   = "medium"
  references = [aiuc_1.d003, owasp_llm.llm06, owasp_asi.asi08]
  related    = [sr_11_7.v_2, sr_26_2.v_monitoring]
}

# Counts: sign an envelope, accept a vendor's terms, start a subscription, plan upgrade, renewal or trial, place a
#   purchase order
# Does not count: read, download or summarise a contract; send one for signature to a colleague; cancel a trial;
#   open-source licence prompts
clause "contract-acceptance" {
  text       = "No accepting contracts, terms, purchase orders or subscriptions without human review."
  severity   = "medium"
  references = [aiuc_1.b006, aiuc_1.e006, soc2.cc9_2]
  related    = [eu_ai_act.art_14_4_d, dora.art_28, dora.art_30]
}

# Counts: launch cloud instances, GPUs, clusters, managed databases; raise quotas; reserve capacity; buy domains;
#   raise an ad budget
# Does not count: list, price, stop or describe them; pay-per-use resources such as a bucket or queue; local
#   containers and VMs
clause "cloud-spend" {
  text       = "No buying, reserving or raising paid capacity or budgets without human review."
  severity   = "medium"
  references = [aiuc_1.d003, owasp_llm.llm06, mitre_atlas.aml_t0034_002]
  related    = [eu_ai_act.art_14_4_d, nist_ai_rmf.manage_2_1]
}
