# Money, contracts and spend.

# What is moved: nouns that mean money by themselves.
set "money" {
  words = <<-W
    money, payment, payout, refund, disbursement, payroll, remittance, settlement, reimbursement,
    wire transfer, credit transfer, sepa, sepa transfer, ach, ach transfer, topup, direct debit,
    payment order, payment run, capital call, fund distribution, drawdown notice,
    redemption payment, pay run, payroll run, bank transfer, standing order, gift card,
    cashback, dividend, payment intent, salary, wage, goodwill, goodwill credit, store credit,
    account credit, customer credit, credit note, money transfer, fund transfer, funds transfer,
    cash transfer, internal transfer, international transfer, instant transfer, outgoing transfer,
    outbound transfer, domestic transfer, book transfer, batch transfer, transfer batch, withdrawal,
    cash advance, salary advance, chargeback payment, escrow, donation, royalty, bonus payment,
    expense reimbursement, raw transaction, token transfer, payment batch, bill payment,
    invoice payment, vendor payment, supplier payment, bulk payment, swift, fedwire, rtp, fednow,
    interac, pix, bizum, faster payment, bacs, payment link charge, compensation payment,
    goodwill payment, bank wire, currency exchange, fx trade, fx order, money order, prepaid card,
    disbursal, cash out, cashout, payin, pay in, installment payment, mandate payment,
    loan disbursement, supplier payout, peer payment, sct, sct inst, sepa credit, mt 103, mt103,
    mt 202, pain 001, pacs 008, chaps, target 2, instant payment, real time payment,
    payment instruction, benefit payment, pension payment, claim payment, claims payment,
    vendor bill payment, escrow release, deposit refund, security deposit, payday advance, stipend,
    per diem payout, tuition refund, premium refund, wallet topup, card load, remise, prelevement,
    lastschrift, gutschrift, abono, avoir, gehaltslauf, zahlungslauf, zahllauf, lohnlauf,
    sammelueberweisung, sammeluberweisung, auszahlungslauf, erstattung, rueckzahlung, ruckzahlung,
    transferencias, domiciliacion, nominas, paie, paye, trinkgeld, kickback, bounty, prize,
    grant payment, money transfer order, payment transfer, outgoing payment, outgoing wire,
    overpayment, reembolsos, honorarium, severance, cash pickup, mobile money
  W
}

# What may be money: only beside an amount, a currency or a service that handles money.
set "money.maybe" {
  words = <<-W
    transfer, charge, credit, deposit, balance, fund, cash, wallet, coin, token, eth, btc, sol,
    usdc, usdt, ether, bitcoin, trade, share, stock, crypto, etf, equity, bond, position, capture,
    advance, rebate, compensation, installment, mandate, tip, royalty, bill, transaction, wire,
    bonus, commission, expense, sale, adjustment, batch, order, intent, allowance, voucher,
    draft order, currency, sweep, money, debit, loan, authorization, hold, collection,
    subscription payment, asset, security, option, future, swap, instruction, run, crypto
  W
}

# Services that handle money, by a word of their name.
set "money.services" {
  words = <<-W
    stripe, paypal, adyen, braintree, wise, transferwise, revolut, mollie, klarna, square,
    gocardless, razorpay, paystack, flutterwave, dwolla, plaid, modulr, mercury, brex, ramp,
    moov, treasury, bank, banking, payment, payout, pay, payroll, fintech, airwallex, payoneer,
    tipalti, bill, melio, xendit, remitly, worldpay, checkout, authorize, cybersource, qonto, n26,
    starling, monzo, truelayer, tink, coinbase, binance, kraken, bitstamp, bitpay, circle,
    fireblocks, alpaca, ibkr, broker, brokerage, robinhood, schwab, etrade, tradier, oanda, trading,
    exchange, wallet, metamask, solana, ethereum, web3, blockchain, lightning, lnd, treasury_prime,
    gusto, adp, deel, rippling, paychex, venmo, zelle, cashapp, reloadly, tremendous, tangocard,
    billing, finance, accounting, ledger, kyriba, sepa, ebics, swift, marqeta, lithic, trolley,
    modern treasury, hyperwallet, thunes, nium, sumup, payu, mangopay, lemonway, trustly, payhub,
    paygate, pg, twint, bankcore, core_bank, corebank, core banking, corebanking, remittances,
    kasse, girokonto, sct, bancontact, ideal, przelewy24, swish, mbway, mpesa, momo, paytm, phonepe,
    cashfree, payfast, dlocal, ebanx, mercadopago, pagseguro, conekta, openpay, nuvei, rapyd, stax,
    helcim, finix, synctera, galileo, treezor, swan, railsr, clearbank,
    banking circle, banking_circle, ebury, currencycloud, corpay, bottomline, serrala, kyribaapi,
    sap payment, zahlung, zahlungen, zahlungsverkehr, tresorerie, tesoreria, banque, banco,
    sparkasse, zuora, chargebee, recurly, fastspring, paddle, lohn, gehalt, nomina, paie, giftcard,
    giftcards, gift card, safepay, payroll_engine, expensify, pleo, spendesk, soldo, payhawk,
    worldline, nexi, checkout_com, saferpay, datatrans, computop, payone, unzer, payplug, lyra,
    redsys, multisafepay, buckaroo, sezzle, affirm, afterpay, opayo, elavon, fiserv, bluesnap,
    verifone, spreedly, hyperswitch, juspay, dunning, pennylane, agicap, lago, getnet, cielo,
    iyzico,
    lemon squeezy, lemonsqueezy, bitcoin, crypto, defi, uniswap, ebanking, psp, acquirer
  W
}

# The rails that payments run on: what is handed in there is paid.
set "money.rails" {
  words = <<-W
    bacs, chaps, fps, faster payment, sepa, sct, sdd, swift, ach, nacha, fedwire, fednow, rtp, target 2, target2, tips,
    ebics, chips, bankgirot, bgmax, betalingsservice, zengin, npp, becs, imps, neft, rtgs, upi, pix, elixir, sic, eurosic
  W
}

# What only prepares, describes or asks for a payment.
set "money.paper" {
  words = <<-W
    reminder, draft, estimate, quote, template, webhook, simulation, setup intent, validation,
    preview, test clock, coupon, access token, documentation, docs, schema, data transfer,
    transfer instrument, transfer config, transfer configuration, election, payment election,
    bank detail, direct deposit, payout destination, payment instruction, payout receiver, dispute,
    payment info, payment detail, payment information, payout account, payout detail,
    payout setting, payout method, payment method, payout wallet, payout bank, salary account,
    payroll account, payroll bank, category budget,
    pull request, merge request, credit score, approval policy, job posting, portal session,
    billing portal, fixture, sandbox, ticket, reconciliation, forecast, file transfer,
    transfer ownership, domain transfer, transfer domain, call transfer, payment reminder,
    remittance advice, withdrawal method, withdrawal address, payment file draft,
    payment plan draft, knowledge transfer, technology transfer, transfer family, transfer job,
    transfer service, start app, start project, todo
  W
}

# The same, as what a name is about in the end.
set "money.paper-head" {
  words = <<-W
    cancel, cancellation, void, link, statement, beneficiary, payee, policy, comment, method, term, report, page, notification,
    task, event, doc, spec, module, component, button, form, file, folder, config, configuration,
    integration, endpoint, dashboard, chart, alert, status, export, import, receipt, history,
    calendar, message, email, mail, channel, thread, document, branch, repository, test, mock,
    receiver, label, category, tag, evidence, wallet, election, destination, bank, log, metric,
    worksheet, spreadsheet, presentation, wiki, story, epic, sprint, survey, poll, api, server,
    worker, app, ui, web, consumer, database, table, index, migration, connection, connector,
    stream, dataset, model, letter, limit, threshold, rule, permission, role, user, key, secret,
    certificate, credential, query, iban, profile, address, contact, vendor, supplier, product,
    subscription schedule, price, rate, schedule, setting, note, customer, invoice, account, advice,
    summary, details, detail, screen, flow, gateway, processor, service, client, library, sdk,
    issue, job listing, recipient, counterparty, attachment, image, metadata, description, memo,
    session, webhook, token, instance, pod, deployment, container, package, release, version, image,
    suite, route, controller, build, pipeline
  W
}

# What remains paper even where the verb is to pay.
set "pay.paper-head" {
  words = <<-W
    cancel, cancellation, void, link, statement, policy, comment, method, term, report, page, notification, task, event, doc,
    spec, module, component, button, form, config, configuration, integration, endpoint, dashboard,
    chart, alert, status, export, receipt, history, calendar, message, email, template, test, label,
    category, evidence, log, metric, ui, web, api, server, worker, app, service, screen, flow,
    setting, note, summary, limit, rule, permission, session, wallet config, webhook, fixture,
    migration, controller, address, iban, reminder, phone, attention, walkthrough, reason, wallet
  W
}

# Verbs that mean a movement of money with any noun.
set "pay" {
  words = <<-W
    pay, refund, payout, remit, disburse, reimburse, topup, ueberweisen, uberweisen, bezahlen,
    auszahlen, zahlen, payer, virer, rembourser, pagar, reembolsar, wire, prepay, repay,
    sendtoaddress, sendmany, sendcoins, keysend, sendrawtransaction, bulk_pay
  W
}

set "move" {
  words = <<-W
    send, transfer, move, capture, settle, withdraw, compensate, release, execute, initiate, create,
    make, submit, process, issue, confirm, approve, authorize, authorise, schedule, reschedule,
    amend, update, modify, dispatch, post, sign, broadcast, swap, deposit, perform, complete,
    finalize, distribute, redeem, bridge, stake, add, put, debit, credit, charge, fund, insert, top,
    donate, tip, resubmit, retry, sweep, order, instruct, grant, apply, push, place, collect, claw,
    advance, book, buchen, ausloesen, freigeben, senden, envoyer, enviar, new, patch, edit, change,
    request, buy, purchase, sell, trade, convert, exchange, unhold, expedite, accelerate, resume,
    reissue, resend, mint, burn, publish, invoke, run, trigger, launch, start, activate, set, mark,
    award, give, call
  W
}

concept "refunding" {
  kind   = "action"
  object = "never"
  also = <<-W
    refund, refunds, issuing refunds, issuing a refund, issue a refund, goodwill credit,
    goodwill credits, giving refunds, making refunds, refunding customers, crediting customers,
    reimbursing customers, paying back, returning money, refund payments
  W
  # What a service on this machine does, it does for a test.
  when = "not (http.place == 'local' or act.kind == 'command' and send.to == 'local')"

  call {
    verb           = ["refund", "rembourser", "reembolsar", "reimburse"]
    not_object     = ["@money.paper"]
    not_head       = ["@pay.paper-head"]
    mode           = ["change"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  call {
    verb = ["@move"]
    object = <<-W
      refund, goodwill, goodwill credit, store credit, account credit, customer credit, credit note,
      reimbursement, customer refund, partial refund, cashback, rebate
    W
    not_object     = ["@money.paper"]
    not_head       = ["@money.paper-head"]
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  sql {
    verb           = ["insert", "update"]
    table          = ["refund", "reimbursement", "goodwill"]
    not_env_target = ["local"]
  }
}

# Who acts on pages by clicks and words, and what only looks at them.
set "browsers" {
  words = <<-W
    browser, browser_use, browser use, playwright, puppeteer, page, selenium, chrome, stagehand,
    browserbase, computer, ui, desktop, rpa, web, click, element, devtools, skyvern, hyperbrowser,
    operator, webdriver, uipath, automation anywhere, power automate, airtop, multion, nova act,
    steel, anchor, computer use, surf
  W
}

set "browser.looks" {
  words = <<-W
    get, list, read, screenshot, snapshot, extract, observe, search, scrape, crawl, wait, hover,
    close, resize, find, view, describe,
    update, create, write, edit, put, set, append, save, type, fill, upload, add, delete, publish,
    draft, comment, post, navigate, rename, insert, modify, generate, design, deploy, build
  W
}

set "sandboxes" {
  words = <<-W
    sandbox, test, testing, testnet, sepolia, goerli, holesky, devnet, regtest, signet, mock, demo,
    amoy, mumbai, simulator, local, localhost, localnet
  W
}

set "unmoved" {
  words = <<-W
    void, cancel, reject, decline, validate, simulate, get, list, quote, draft, estimate, search,
    verify, check, read, describe, preview, calculate, delete, remove, archive, reconcile,
    categorize, download, find, fetch, show, view, export, query, poll, status, watch, monitor,
    audit, explain, compare
  W
}

shape "payment-file" {
  class   = "payment-file"
  pattern = "pain\\.00[18]\\.|CstmrCdtTrfInitn|CstmrDrctDbtInitn|FIToFICstmrCdtTrf|\\{1:F01[A-Z]{6}|:32A:[0-9]{6}[A-Z]{3}"
}

# Programs that move coins.
set "wallets.programs" {
  words = <<-W
    bitcoin-cli, litecoin-cli, dogecoin-cli, lncli, lightning-cli, electrum, solana, spl-token,
    near, aptos, sui, xrpl, gaiad, monero-wallet-cli, cardano-cli
  W
}

# Their options for nets whose coins are worth nothing.
set "wallets.test-nets" {
  words = <<-W
    -regtest, -testnet, -signet, --regtest, --testnet, --signet, --devnet
  W
}

# Programs that keep books and move nothing.
set "books.private" {
  words = <<-W
    ynab*, firefly*, actual*, splitwise*, lunchmoney*, monarch*, toshl*, gnucash*, beancount*,
    *_paper, *-paper
  W
}

concept "moving money" {
  kind   = "action"
  object = "never"
  also = <<-W
    payment, paying, sending money, transferring funds, transferring money, moving funds,
    wiring money, payout, paying out, making payments, making a payment, sending a payment,
    charging cards, transfer of funds, transfer of money, money transfer, wire transfer,
    bank transfer, buying securities, selling securities, money movement, sending funds,
    pay anyone, disbursing funds, sending a transfer, running payroll, releasing payments,
    trading securities, outgoing payment, outgoing transfers of money, outgoing wire transfer,
    outgoing bank transfer
  W
  includes = ["refunding", "paying by tools of one's own"]
  # What a service on this machine does, it does for a test.
  when = "not (http.place == 'local' or act.kind == 'command' and send.to == 'local')"

  # what a call pays back, by its arguments
  # payment programs of SAP by their names
  call {
    noun = ["sap", "s4", "rfc", "bapi", "erp"]
    when = "any(call.args, .key in ['function', 'function_name', 'transaction', 'tcode', 'program', 'report', 'fm', 'bapi', 'funktion', 'step', 'job'] and .value matches '(?i)(^|_)(F110|F111|SAPF110[SV]?|RFFO[A-Z]+|FIPPAYMENT|BAPI_.*PAYM.*(RUN|POST|EXEC)|ZAHLLAUF.*(START|EINPLAN|AUSF))') and not any(call.args, .key in ['xvorl', 'proposal', 'vorschlag'] and .value in ['X', 'true'])"
    mode = ["change", "unknown"]
  }

  # a call that pays out what it lets go of
  call {
    verb = ["release", "close", "settle", "approve", "complete", "finalize", "end"]
    when = "any(call.args, .key matches '(?i)^(instant[ _-]?)?pay([ _-]?out)?([ _-]?(now|immediately|instantly))?$' and .value == 'true')"
    mode = ["change", "unknown"]
  }

  call {
    verb = <<-W
      confirm, execute, submit, process, approve, issue, complete, finalize, perform, cancel, create
    W
    key = [
      "refund amount",
      "refund to",
      "refund currency",
      "amount to refund",
      "refund method",
    ]
    not_verb = ["get", "list", "search", "preview", "quote", "calculate", "draft", "simulate"]
    not_noun = ["quote", "preview", "draft", "report", "policy"]
  }

  call {
    verb           = ["@pay"]
    not_object     = ["@money.paper", "remit", "remit address", "withdrawal method"]
    not_head       = ["@pay.paper-head"]
    not_verb       = ["@unmoved", "update", "change", "edit", "modify", "set"]
    not_noun       = ["trello", "jira", "kanban", "asana", "issue tracker"]
    when           = "not (call.verb in ['add', 'create', 'register', 'save', 'new'] and call.head in ['payee', 'counterparty', 'recipient']) and not (call.object in ['issue', 'ticket', 'pull request'])"
    mode           = ["change"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  call {
    verb           = ["@move"]
    object         = ["@money"]
    not_shell_sub  = ["trigger", "listen", "fixtures"]
    not_object     = ["@money.paper"]
    not_head       = ["@money.paper-head"]
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  call {
    verb = <<-W
      transfer, move, send, wire, release, withdraw, disburse, return, sweep, deposit, remit
    W
    head           = ["fund", "cash", "money"]
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  call {
    verb           = ["@move"]
    object         = ["@money.maybe"]
    not_mcp_server = ["*_paper", "*-paper", "paper*"]
    noun           = ["@money.services"]
    not_noun = <<-W
      food bank, blood bank, seed bank, question bank, power bank, data bank, image bank, item bank,
      time bank, warehouse, inventory
    W
    key            = ["@money.keys"]
    not_object     = ["@money.paper"]
    not_head       = ["@money.paper-head"]
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  call {
    not_mcp_server = ["@books.private"]
    verb = <<-W
      send, transfer, wire, move, sweep, withdraw, deposit, charge, debit, credit, swap, bridge,
      fund, buy, sell, trade, donate, tip, settle, capture, compensate, release, collect, top,
      recharge, load
    W
    key = <<-W
      amount, betrag, montant, monto, importe, amount cent, amount minor, amount value, notional,
      lamport, wei, sat
    W
    not_object     = ["@money.paper", "@goods"]
    not_head       = ["@pay.paper-head"]
    not_verb       = ["@unmoved"]
    when           = "not (call.verb in ['send', 'move', 'transfer', 'load', 'release'] and call.head in ['invoice', 'quote', 'estimate', 'issue', 'file', 'chat', 'repository', 'stock', 'item', 'data', 'order', 'bill', 'offer', 'proposal']) and not (call.key in ['event', 'event name', 'metric', 'kwh', 'device', 'station', 'soc'])"
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  call {
    not_mcp_server = ["@books.private"]
    mode           = ["unknown", "change"]
    object         = ["@money", "transfer"]
    key = <<-W
      amount, betrag, montant, monto, importe, amount cent, amount minor, amount value
    W
    not_object     = ["@money.paper"]
    not_head       = ["@money.paper-head"]
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  call {
    verb = <<-W
      run, approve, execute, release, submit, process, start, finalize, trigger
    W
    noun = ["payroll", "payout", "payouts", "disbursement", "payment run"]
    key = <<-W
      period, run, batch, pay date, run id, batch id, pay period, payroll id, cycle
    W
    not_object   = ["@money.paper"]
    not_head     = ["@money.paper-head"]
    not_verb     = ["@unmoved"]
    not_env_name = ["@sandboxes"]
  }

  call {
    verb   = ["close", "liquidate", "sell", "flatten", "exit"]
    object = ["position", "all position", "holding", "portfolio"]
    noun = <<-W
      alpaca, ibkr, ib, broker, brokerage, trading, trading212, oanda, tradier, schwab, binance,
      kraken, coinbase, etoro, bybit, okx, robinhood, degiro, saxo, flatex
    W
    not_object   = ["job", "job position", "report"]
    not_verb     = ["@unmoved"]
    not_env_name = ["@sandboxes", "paper"]
  }

  call {
    verb   = ["execute", "sign", "confirm", "submit", "broadcast", "propose"]
    object = ["transaction", "safe transaction", "multisig transaction"]
    noun = <<-W
      safe, gnosis, multisig, wallet, fireblocks, ledger, metamask, chain, blockchain, evm, ethers,
      web3, onchain, custody, bitgo, copper
    W
    not_object   = ["sql", "database"]
    not_verb     = ["@unmoved"]
    not_env_name = ["@sandboxes"]
  }

  # a file of payments handed in at the rail that it is for
  call {
    verb = [
      "release",
      "submit",
      "approve",
      "transmit",
      "authorize",
      "authorise",
      "sign",
      "send",
    ]
    head           = ["submission", "batch", "run", "file", "transmission", "bulk", "collection"]
    noun           = ["@money.rails"]
    not_verb       = ["@unmoved"]
    not_noun       = ["report", "test", "build"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # an instruction to pay is let go, and says how much
  call {
    verb = [
      "release",
      "execute",
      "submit",
      "approve",
      "authorize",
      "authorise",
      "transmit",
      "dispatch",
      "sign",
      "process",
    ]
    head = ["instruction", "order", "message"]
    object = [
      "payment instruction",
      "transfer instruction",
      "wire instruction",
      "settlement instruction",
      "payment message",
    ]
    when           = "len(call.amounts) > 0"
    mode           = ["change"]
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # credit given to a customer, which says how much, whatever it is given for
  call {
    verb = ["issue", "grant", "apply", "post", "give", "award", "release", "book"]
    head = ["credit", "goodwill"]
    object = [
      "provisional credit",
      "goodwill",
      "goodwill credit",
      "courtesy credit",
      "account credit",
      "dispute credit",
      "store credit",
    ]
    when           = "call.total > 0"
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # a change at a service for money that says how much
  call {
    noun = <<-W
      @money.services, wire, transfer, payment, payout, refund, disbursement
    W
    not_mcp_server = <<-W
      ynab, firefly*, actual*, splitwise, lunchmoney, monarch*, toshl, gnucash, beancount
    W
    mode = ["change", "unknown"]
    not_object = <<-W
      @money.paper, @goods, invoice, credit limit, budget, expense report, journal, forecast
    W
    not_head = <<-W
      @money.paper-head, name, title, reading, plan, bill, budget, expense, deal, opportunity, lead,
      line, item, coupon,
      discount, promotion, journal, entry, forecast, order line, card, cart, offer, proposal,
      contract, subscription, tax, fee, cost, purchase order, mandate, draft, preview, simulation,
      estimate, quote, claim, case, journal entry, expense report, category, target, goal, meter,
      usage, rate, exchange rate, exchangerates, exchangerate
    W
    not_verb = <<-W
      @unmoved, track, tag, categorise, import, sync, log, note, book_entry, annotate, classify,
      match, notify, email, rename, label, record, set, configure
    W
    when           = "len(call.amounts) > 0 and (call.mode == 'change' or any(call.amounts, .currency != '') or call.key in ['cdtr', 'creditor', 'payee', 'dbtr', 'debtor', 'iban', 'beneficiary', 'recipient'])"
    not_act_kind   = ["query", "file"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # putting money on a card, into a wallet, onto an account
  call {
    verb = <<-W
      top, topup, fund, load, recharge, credit, debit, charge, withdraw, deposit, refill, aufladen,
      recharger, recargar, cashout, payout
    W
    object = <<-W
      wallet, account, balance, card, prepaid, purse, guthaben, solde, saldo, customer, member,
      meter
    W
    mode           = ["change"]
    when           = "len(call.amounts) > 0"
    not_object     = ["@money.paper", "issue", "page", "test", "report"]
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # a transfer by a request
  http {
    method          = ["POST", "PUT"]
    when            = "call.head in ['wire', 'transfer', 'payout', 'payment', 'refund', 'disbursement', 'remittance', 'reimbursement', 'settlement', 'withdrawal', 'payrun', 'cashout', 'pay', 'capture'] and (call.key in ['amount', 'cent', 'eur', 'usd', 'gbp', 'chf', 'ccy', 'currency', 'from', 'to', 'iban', 'beneficiary', 'payee', 'cdtr', 'recipient', 'destination', 'account', 'debtor', 'source', 'betrag', 'montant', 'importe'])"
    not_call_object = ["@money.paper"]
    not_call_verb = <<-W
      void, cancel, validate, simulate, quote, draft, estimate, search, verify, preview, calculate,
      delete
    W
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
    not_http_host  = ["github.com", "*.github.com", "*.gitlab.com", "localhost"]
  }

  # a request that names whom to pay, and how much
  http {
    method          = ["POST", "PUT"]
    when            = "any(call.args, .key matches '(?i)^pay[ _-]?(to|ee)$') and any(call.args, .key matches '(?i)amount') and not (http.path matches '(?i)(quote|preview|simulat|validat|estimate|search|draft)')"
    not_call_object = ["@money.paper"]
    not_env_name    = ["@sandboxes"]
    not_data_class  = ["secret-test"]
  }

  # a service for payments by the name of its host, told to pay
  http {
    host = <<-W
      pay.**, payments.**, payment.**, payouts.**, treasury.**, payhub.**, bank.**, banking.**,
      wires.**, wallet.**, billing.**, zahlung.**, zahlungen.**, payroll.**
    W
    method = ["POST", "PUT"]
    path = <<-W
      **/transfer, **/transfers, **/wire, **/wires, **/pay, **/payout, **/payouts, **/refund,
      **/refunds, **/release, **/execute, **/payments, **/disburse, **/disbursements, **/settle,
      **/capture, **/run, **/runs, **/topup, **/charge, **/charges
    W
    not_call_object = ["@money.paper", "payout schedule"]
    not_env_name    = ["@sandboxes"]
    not_data_class  = ["secret-test"]
  }

  # a click on the button that does it
  call {
    noun     = ["@browsers"]
    not_verb = ["@browser.looks"]
    when     = "any(call.args, .key in ['element', 'selector', 'text', 'label', 'name', 'button', 'description', 'target', 'locator', 'button_text', 'role_name', 'element_description', 'ref', 'action', 'instruction', 'title', 'task', 'goal', 'objective', 'prompt', 'function', 'script', 'code', 'query', 'instructions', 'expression', 'command', 'step', 'steps', 'intent', 'request', 'message', 'input'] and .value matches '(?i)(send|make|confirm|submit|release|approve|execute|authori[sz]e|initiate|schedule).{0,16}(payments?|transfers?|wires?|payouts?|refunds?|money|funds|payroll|batch)\\\\b|pay (now|invoice|bill|all|vendor)|issue.{0,8}refund|refund (order|customer|payment)|run payroll|jetzt (zahlen|bezahlen)|zahlung (senden|freigeben|best)|.berweisung|payer maintenant|envoyer le virement|valider le paiement|pagar ahora|enviar pago|confirmar (pago|transferencia)|pay .{0,30}(invoice|bill|supplier|vendor|balance|fee|fine|premium|rent)|(bezahlen|.berweisen)|(refund|wire|transfer|send) .{0,14}([0-9]|eur|usd|money|payment)|payer .{0,20}(facture|fournisseur)|pagar .{0,20}(factura|proveedor)|(buy|sell) [0-9.]+ ?(share|stock|btc|eth|unit)|checkout with the card|pay [0-9]|jetzt .{0,20}(bezahlen|zahlen)')"
    mode     = ["change", "unknown"]
  }

  # a payment file put where the bank takes it
  file {
    op         = ["write", "append"]
    data_class = ["payment-file"]
    when       = "file.path matches '(?i)(ebics|/bank|bank[-_]?(out|in)|h2h|host2host|swift|fileact|sepa|payments?|payroll|zahlung|treasury)[^ ]*/(out|outgoing|outbound|outbox|send|upload|to[-_]?bank|release|released|drop|submit|transmit|ausgang)(/|$)|/(outgoing|outbound|outbox|to[-_]?bank|upload|ausgang)/[^ ]*(pain[._]?00|sct|sdd|mt10|sepa|nacha|bacs|ach|payment|payroll|zahl)' and not (file.path matches '(?i)(/test|fixture|sample|mock|node_modules|/src/|docs?/|draft)')"
  }

  # a payment file sent to a bank
  send {
    channel    = ["upload", "copy"]
    data_class = ["payment-file"]
    to         = ["outside", "unknown"]
    when       = "send.address matches '(?i)(bank|ebics|h2h|host2host|swift|psp|payment|sepa|clearing|sparkasse|giro|banque|banco|banca|caixa|kasse|credit|hsbc|barclays|citi|ubs|bnp|nordea|seb[.]|dnb|rabo|ing[.]|bacs|nacha|fedline|treasury|cash|sftp|ftp|mft|fileact|transfer|gateway|connect)'"
  }

  shell {
    program = <<-W
      scp, sftp, rsync, lftp, curl, cp, mv, install, ncftpput, pscp, winscp, aws, gsutil, az
    W
    when = "(shell.operand matches '(?i)(pain[._-]?00[18]|mt10[13]|nacha|sepa[-_](ct|dd|credit)|(^|[/_-])(sct|sdd)[-_0-9]|payment[-_]?(file|batch)|payrun|payroll[-_]?file)[^ ]*' or shell.option matches '(?i)(pain[._-]?00[18]|mt10[13]|nacha|payment[-_]?(file|batch))') and (shell.operand matches '(?i)(bank|ebics|h2h|swift|outgoing|outbound|outbox|to[-_]?bank|psp|payments?[.]|drop)' or shell.option matches '(?i)(bank|ebics|h2h|swift)') and not (shell.operand matches '(?i)(xsd|schema|sample|example|test|fixture|archive)')"
  }

  # what a protocol or a bookmaker calls moving money
  call {
    noun = <<-W
      aave, compound, morpho, curve, lido, yearn, pendle, gmx, hyperliquid, dydx, jupiter, raydium,
      orca, polymarket, kalshi, betfair, bet365, betting, bookmaker, sportsbook, casino, uniswap,
      sushiswap, pancakeswap, stargate, wormhole, layerzero, eigenlayer, rocketpool, makerdao, defi
    W
    key = <<-W
      amount, stake, size, amount in, quantity, lamport, wei, value, shares
    W
    mode     = ["change", "unknown"]
    not_verb = ["@unmoved"]
    not_head = <<-W
      price, quote, apy, rate, market, position, history, balance, odds
    W
    not_env_name = ["@sandboxes"]
  }

  # points, milestones and batches that turn into money
  call {
    verb = ["release", "settle", "cash", "cashout", "redeem", "fund"]
    object = <<-W
      milestone, escrow, batch, ledger, clearing, point, claim, invoice, deposit
    W
    noun = <<-W
      escrow, upwork, freelancer, fiverr, toptal, malt, milestone, ledger, clearing, payout,
      payment,
      settlement, claim, treasury, loyalty
    W
    not_noun = <<-W
      jira, github, gitlab, linear, memory, release notes, roadmap, reward catalogue, sprint
    W
    mode         = ["change"]
    not_object   = ["@money.paper", "note", "issue", "version"]
    not_verb     = ["@unmoved"]
    not_env_name = ["@sandboxes"]
  }

  call {
    name         = ["cash_out*", "*_cash_out*", "cashout*", "*_cashout*"]
    not_verb     = ["@unmoved"]
    not_head     = ["@pay.paper-head"]
    not_env_name = ["@sandboxes"]
  }

  # what is owed to staff, by the paper it is claimed with
  call {
    verb = ["reimburse"]
    object = <<-W
      report, expense, expense report, receipt, employee, mileage, travel
    W
    mode         = ["change"]
    not_verb     = ["@unmoved"]
    not_env_name = ["@sandboxes"]
  }

  # a record that is a payment, by the name of its kind
  call {
    verb = <<-W
      create, submit, post, insert, add, new, confirm, release, approve, save, execute, validate,
      call
    W
    when = "any(call.args, .key in ['model', 'doctype', 'doc_type', 'entity', 'object', 'sobject', 's_object', 'record_type', 'type', 'entity_set', 'resource_type', 'object_type', 'transaction_type'] and .value matches '(?i)^(account[._])?(vendor|customer|supplier|bill|invoice|outgoing|batch|wire|bulk)?[._ -]?(payments?|refunds?|payouts?|disbursements?|billpayments?)([._ -]?(entry|order|register|run|batch|__c))?$')"
    not_object = <<-W
      @money.paper, event, webhook, template, test, note, task, dashboard, report, comment, issue,
      page, filter, chart, customer, product
    W
    not_key        = ["webhook", "chart", "widget"]
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
    mode           = ["change", "unknown"]
  }

  # a step of a workflow whose variable says that the money may go
  call {
    noun = <<-W
      camunda, zeebe, flowable, activiti, bpmn, workflow, task, user task, process, temporal,
      airflow, step functions, state machine, human task, approval, job, signal, n8n, make, zapier,
      workato, power automate, uipath, bot, robot, rpa, recipe, flow, automation, playbook
    W
    mode           = ["change", "unknown"]
    when           = "any(call.args, .key matches '(?i)(payment|payout|refund|transfer|zahlung|auszahlung|erstattung|paiement|virement|pago|reembolso|betaling|wire|disburs)s?[-_]?(release|approve|authori[sz]e|execute|confirm|send|freigegeben|freigeben|ausf|valid|autoris|aprob|liber|vrijgeven)' and .value matches '(?i)^(true|yes|ja|oui|si|1|approved?|release[d]?|freigegeben)$' or .key matches '(?i)(op|operation|action|task|bot|name|command|event|workflow|recipe|what)$' and .value matches '(?i)(charge|refund|pay|post|release|send|execute|disburse|wire|issue|run|transfer)[-_ .:]?(now|out|outgoing[-_ ]?payment|payment|payout|customer|invoice|vendor|supplier|money|funds|payroll|card|wage|batch)s?$')"
    not_verb       = ["@unmoved"]
    not_object     = ["@money.paper", "comment", "note", "issue"]
    not_head       = ["schedule", "definition", "version", "history", "log"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # a payment that was reserved is taken
  call {
    verb = ["capture"]
    key = <<-W
      payment, payment id, payment intent, charge, charge id, authorization, authorization id,
      psp reference, payment psp reference, transaction id, order id, amount
    W
    noun    = ["@money.services", "payment", "order", "psp", "capture", "authorization"]
    not_key = ["event", "event name", "metric", "selector", "camera", "distinct id"]
    not_object = <<-W
      @money.paper, screenshot, lead, event, image, photo, packet, log
    W
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # what is paid, by what is owed
  call {
    verb = <<-W
      refund, pay, settle, retry, rerun, resubmit, force
    W
    object = <<-W
      credit note, vendor, seller, merchant, partner, creator, driver, supplier, contractor,
      invoice,
      failed charge, charge, failed payment, debt, tab, arrear
    W
    not_object = <<-W
      @money.paper, ticket, issue, dispute, conflict, address, webhook, template, test, import,
      sync,
      export, report, job, email, message
    W
    when     = "(call.verb in ['refund', 'pay', 'settle'] or call.object in ['charge', 'failed charge', 'failed payment', 'failed'])"
    mode     = ["change"]
    not_verb = ["@unmoved"]
    not_head = <<-W
      status, report, policy, reminder, link, term, method, page, setting, template, webhook,
      address
    W
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # an order to a bank that is signed or confirmed by a number of its own
  call {
    noun = <<-W
      tan, photo tan, push tan, chip tan, ves, ebics, fints
    W
    verb = <<-W
      sign, confirm, authorize, authorise, approve, release, submit, enter, countersign
    W
    not_verb   = ["@unmoved"]
    not_object = ["draft", "document", "contract", "key", "certificate"]
  }

  call {
    name = <<-W
      exec_transaction, *_exec_transaction, sign_and_send*, *_sign_and_send*, sign_and_broadcast*,
      charge_now, *_charge_now, pay_now, *_pay_now, refund_now, *_refund_now, *rebalance_portfolio*,
      *portfolio_rebalance*
    W
    not_verb = <<-W
      get, list, simulate, preview, estimate, draft, analyze, suggest, plan
    W
    not_noun     = ["email", "docusign", "database", "sql"]
    not_env_name = ["@sandboxes"]
  }

  call {
    verb       = ["add", "give", "leave", "set"]
    head       = ["tip", "trinkgeld", "gratuity"]
    key        = ["amount", "betrag", "montant", "importe", "percent"]
    not_object = ["tooltip", "@money.paper"]
    not_verb   = ["@unmoved"]
  }

  # records of payments made or moved on by lines of a framework
  call {
    when         = "any(call.args, .key in ['code', 'script', 'command', 'cmd', 'source', 'input', 'expression', 'snippet'] and .value matches '(Refund|Payout|Payment|Transfer|Disbursement|PayrollRun|Withdrawal)[A-Za-z]{0,12}([.]create!?[( ]|[.]objects[.]create|[.](find|find_by!?|objects[.]get|get)[(][^)]{0,60}[)][.](release|execute|pay|process|approve|send|submit|capture|settle)[a-z_]{0,12}[!(])')"
    not_act_kind = ["file"]
    not_verb     = ["write", "edit", "grep", "search", "lint", "commit"]
    not_env_name = ["@sandboxes"]
  }

  shell {
    program = <<-W
      rails, rake, bundle, ruby, php, artisan, tinker, iex, mix
    W
    when         = "shell.operand matches '(Refund|Payout|Payment|Transfer|Disbursement|PayrollRun|Withdrawal)[A-Za-z]{0,12}([.]create!?[( ]|::create[(]|[.](find|find_by!?)[( ][^)]{0,60}[)]?[.](release|execute|pay|process|approve|send|submit|capture|settle)[a-z_]{0,12})'"
    not_env_name = ["@sandboxes"]
  }

  # an amount and an account that it goes to or comes from
  call {
    verb = <<-W
      run, collect, send, execute, submit, push, process, book, post, start, trigger, dispatch,
      emit,
      debit, queue, enqueue, release, order, instruct, pull
    W
    key = <<-W
      amount, sum, amt, betrag, montant, importe, bedrag, importo, ccy
    W
    when = "call.key in ['mandate', 'mandate id', 'iban', 'payee', 'beneficiary', 'cdtr', 'creditor', 'creditor account', 'to iban', 'debtor', 'debtor account', 'recipient account', 'destination account', 'bic', 'sort code']"
    not_object = <<-W
      @money.paper, invoice, quote, estimate, test, validation, search, query, reconciliation
    W
    not_head       = ["@money.paper-head"]
    not_verb       = ["@unmoved"]
    not_act_kind   = ["query", "file"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  call {
    name = <<-W
      *guthaben_auflad*, *guthaben_topup*, *recargar_saldo*, *recarga_saldo*, *recharger_solde*,
      *opwaarderen*, *sepa_*_an_bank_*, *ricarica_saldo*
    W
    not_verb     = ["get", "list", "read"]
    not_env_name = ["@sandboxes"]
  }

  # the same in the shell of a framework in Python
  shell {
    when         = "(shell.program matches '(?i)(manage[.]py|django-admin|flask|tinker|artisan|console|iex|rails|^python|^ipython|^ruby|^php)' or shell.sub matches '^(shell|runscript|console|runner|tinker|eval)') and (shell.operand matches '(?i)(payouts?|payments?|payroll|refunds?|disbursements?|withdrawals?|remittances?|settlements?|treasury)[.](models|services|tasks|jobs|actions|batches|api|domain)[^~]{0,300}[.](release|execute|pay|process|approve|dispatch|send|submit|settle|disburse|transmit|pay_out)(_[a-z]+)?(_now)?[(]' or shell.option matches '(?i)(payouts?|payments?|payroll|refunds?|disbursements?|withdrawals?|remittances?|settlements?|treasury)[.](models|services|tasks|jobs|actions|batches|api|domain)[^~]{0,300}[.](release|execute|pay|process|approve|dispatch|send|submit|settle|disburse|transmit|pay_out)(_[a-z]+)?(_now)?[(]')"
    not_env_name = ["@sandboxes"]
  }

  # a client of a bank's protocol that is told to hand in orders
  shell {
    when = "(shell.program matches '(?i)(ebics|fints|hbci|swiftnet|fileact)' or shell.operand matches '(?i)(ebics|fints|hbci)[a-z0-9._-]*[.](jar|py|phar)$' or shell.option matches '(?i)(ebics|fints|hbci)[a-z0-9._-]*[.]jar$') and (shell.flag in ['--cct', '--cdd', '--cdb', '--ccu', '--cip', '--xe2', '--btu', '--ful'] or shell.sub in ['upload', 'send', 'submit', 'put'] or shell.operand matches '(?i)^(upload|ful|btu|cct|cdd)$') and not (shell.flag in ['--help', '--dry-run'])"
  }

  # a task of a build tool by its group
  shell {
    program      = ["rake", "rails", "bundle"]
    when         = "shell.operand matches '^(payments?|payouts?|refunds?|payroll|transfers?|disbursements?|wires?|billing|treasury):(release|run|send|execute|pay|approve|process|issue|submit|retry|start|charge|refund|payout|transfer|capture|settle)'"
    not_env_name = ["@sandboxes"]
  }

  # orders to a bank by a host of its own
  http {
    host   = ["ebics*.**", "fints*.**", "hbci*.**", "*-ebics*.**", "swift*.**", "fileact*.**"]
    method = ["POST", "PUT"]
    when   = "any(call.args, .value matches '(?i)(^|[=: ])(CCT|CCU|CDD|CDB|CIP|XE2|XE3|BTU|FUL)$|pain[._]?00[18]|CstmrCdtTrfInitn') or shell.option matches '(?i)[=: ](CCT|CCU|CDD|CDB|CIP|XE2|BTU|FUL)$' or http.path matches '(?i)(orders?|upload|payments?)/?$'"
  }

  call {
    verb = ["upload", "send", "submit", "execute"]
    when = "any(call.args, .value matches '^(CCT|CCU|CDD|CDB|CIP|XE2|XE3)$')"
    mode = ["change"]
  }

  # calls of libraries whose client has a short name
  call {
    code_call = <<-W
      *.transaction.sale, *.transaction.refund, *.transaction.submitForSettlement,
      *.transaction.submit_for_settlement, *.payouts.create, *.transfers.create, *.refunds.create,
      *.paymentIntents.capture, *.paymentIntents.confirm, *.payment_intents.confirm
    W
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # pay as the last word of a path
  call {
    verb = ["pay"]
    key = <<-W
      amount, betrag, montant, importe, amount minor, amount value, amount cent
    W
    mode       = ["change"]
    not_object = ["@money.paper"]
    not_head = <<-W
      link, policy, report, page, notification, config, configuration, setting, reminder, limit,
      note, plan, rule, template, webhook, term, method
    W
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # the payment programs of SAP, by their transactions
  call {
    noun = ["f 110", "f 111"]
    verb = ["run", "schedule", "start", "execute", "post", "submit", "release", "create"]
    key = [
      "run date",
      "identification",
      "company code",
      "laufd",
      "laufi",
      "run id",
      "vendor",
    ]
    mode         = ["change", "unknown"]
    not_verb     = ["@unmoved"]
    not_env_name = ["@sandboxes"]
  }

  # a run of payments, released or started by its number or its month
  call {
    verb = <<-W
      run, execute, release, start, submit, approve, trigger, launch, confirm
    W
    noun = <<-W
      payment run, payroll run, pay run, payment proposal, payment batch, payout batch,
      disbursement batch, payment file
    W
    mode       = ["change"]
    not_object = ["@money.paper"]
    not_head = <<-W
      link, statement, policy, report, page, notification, doc, test, config, configuration,
      template, log, note, comment, reminder, pipeline, suite
    W
    not_verb     = ["@unmoved"]
    not_env_name = ["@sandboxes"]
  }

  # a batch of payments whose state is set to released, at the service that keeps it
  http {
    method       = ["PUT", "PATCH", "POST"]
    when         = "(call.noun in ['payhub', 'payment', 'payments', 'payment hub', 'sepa', 'payout', 'payroll', 'disbursement', 'paymenthub', 'pay run', 'treasury']) and call.object in ['batch', 'state', 'run', 'payment', 'file', 'batch state', 'payment run', 'status', 'transition'] and any(call.args, .key matches '(?i)(^|[._])(state|status|action|transition|decision)$' and .value matches '(?i)^(released?|approved?|authori[sz]ed?|executed?|send|sent|freigegeben|submitted)$')"
    not_place    = ["local"]
    not_env_name = ["@sandboxes"]
  }

  # a service for payouts whose call says only that it makes one
  call {
    verb = <<-W
      batch, bulk, send, create, post, submit, make, issue, execute, release, initiate, new
    W
    noun = <<-W
      payout, refund, disbursement, remittance, payment, wire, transfer, gift card, giftcard,
      giftcards, cashback, voucher payout
    W
    key = <<-W
      amount, betrag, montant, importe, amount minor, amount cent, amount value, denomination,
      value
    W
    mode       = ["change"]
    not_object = ["@money.paper"]
    not_head = <<-W
      @money.paper-head, plan, estimate, quote, draft, order line, issue, ticket
    W
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes"]
    not_data_class = ["secret-test"]
  }

  # a command for a payment, put on a bus or started as a workflow
  call {
    noun = <<-W
      workflow, sqs, sns, queue, topic, event, pubsub, kafka, message, execution, stepfunctions,
      state machine, temporal, job, rabbitmq, nats, servicebus, eventbridge, stream, rabbit, amqp,
      pulsar, lambda, function, dag, exchange, bus, celery, sidekiq, bullmq, redis stream, mqtt,
      step functions
    W
    mode = ["change", "unknown"]
    key = <<-W
      amount, amount minor, amount cent, amount value, betrag, montant, importe
    W
    not_object   = ["schema", "test", "report"]
    when         = "any(call.args, .value matches '(?i)(payout|refund|payment|disburse|transfer|withdraw|wire)s?[-_. /:]?(workflow|commands?|requests?|requested|queue|instructions?|orders?|runs?|jobs?|initiat|execut|saga|process)')"
    not_verb     = ["@unmoved"]
    not_env_name = ["@sandboxes"]
  }

  shell {
    program = <<-W
      kcat, kafkacat, kafka-console-producer, kafka-console-producer.sh, rpk, nats, rabbitmqadmin,
      pulsar-client, pulsar-admin
    W
    when         = "(shell.option matches '(?i)(payout|refund|payment|disburse|transfer|withdraw|wire)s?[-_./]?(commands?|requests?|requested|queue|instructions?|orders?|jobs?)' or shell.operand matches '(?i)(payout|refund|payment|disburse|transfer|withdraw|wire)s?[-_./]?(commands?|requests?|requested|queue|instructions?|orders?|jobs?)') and not (shell.flag in ['-C', '-L', '-Q']) and not (shell.sub in ['sub', 'consume', 'topic consume', 'topic describe', 'topic create', 'group describe', 'stream info', 'consumer info', 'get', 'list'])"
    not_env_name = ["@sandboxes"]
  }

  # a call by its service and method
  shell {
    program      = ["grpcurl", "evans", "buf", "ghz"]
    when         = "shell.operand matches '(?i)/(create|make|send|execute|initiate|submit|release|issue|process|start|new|confirm|capture|schedule)?(wire|bulk|batch|credit|instant|sepa)?(transfer|payment|payout|refund|disbursement|pay|wire)s?$' and not (shell.operand matches '(?i)(sandbox|localhost|127[.]0[.]0[.]1)')"
    not_env_name = ["@sandboxes"]
  }

  # orders to a bank by file
  call {
    verb = <<-W
      upload, send, submit, post, put, execute, release, create
    W
    noun = ["ebics", "fints", "hbci"]
    when = "any(call.args, .value matches '(?i)^(CCT|CCU|CDD|CDB|CIP|XE2|XE3|C2C|BTU|AXZ|FUL)$') or call.noun in ['transfer', 'payment', 'debit', 'direct debit']"
  }

  shell {
    when = "(shell.program matches '(?i)^(ebics|fints|hbci)') and (shell.option matches '(?i)=(CCT|CCU|CDD|CDB|CIP|XE2|BTU|FUL)$' or shell.operand matches '^(CCT|CCU|CDD|CDB|CIP|XE2|BTU|FUL|transfer|pay)$')"
  }

  # securities and crypto: an order or a trade with what and how many
  call {
    verb = <<-W
      buy, sell, trade, place, submit, create, post, execute, close, open, liquidate, order, cover,
      short, market, add, send, new
    W
    not_mcp_server = ["*_paper", "*-paper", "paper*"]
    object = <<-W
      order, market order, limit order, trade, position, stock, share, equity, option, etf, crypto,
      bond, security, spot, asset, future, swap, coin, bracket order, fund
    W
    key = <<-W
      symbol, ticker, side, isin, product id, pair, instrument, conid, notional, order qty,
      base size, asset id, market, cusip, wkn, figi, tradingsymbol, trading symbol, security id,
      instrument token, epic, time in force, limit price, stop price, contract symbol, asset class,
      transaction type, coin, stake, outcome, quote order qty
    W
    not_noun       = ["paper", "paper trading"]
    not_object     = ["@money.paper"]
    not_head       = ["@money.paper-head"]
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes", "paper"]
    not_data_class = ["secret-test"]
  }

  # messages that are payment orders: MT 103, pacs.008
  call {
    verb = [
      "release",
      "send",
      "submit",
      "authorise",
      "authorize",
      "approve",
      "transmit",
      "post",
      "queue",
      "emit",
    ]
    when         = "any(call.args, .key matches '(?i)(message|msg)?[_-]?(type|kind|name|definition)|^mt$' and .value matches '(?i)^(fin[. ])?(mt[ ]?)?(101|102|103|200|202|205)([ ]?(cov|stp|remit))?$|^(pacs[.]00[89]|pain[.]00[18])')"
    mode         = ["change"]
    not_verb     = ["@unmoved"]
    not_env_name = ["@sandboxes"]
  }

  # the same under any name that hands something in, where it says which side it takes
  call {
    mode           = ["change", "unknown"]
    not_mcp_server = ["*_paper", "*-paper", "paper*"]
    value = [
      "side=buy",
      "side=sell",
      "side=b",
      "side=s",
      "side=sell_short",
      "direction=buy",
      "direction=sell",
    ]
    key = [
      "symbol",
      "ticker",
      "isin",
      "cusip",
      "figi",
      "sedol",
      "instrument",
      "security id",
    ]
    not_noun = ["paper", "paper trading"]
    not_object = [
      "draft",
      "quote",
      "alert",
      "watchlist",
      "template",
      "simulation",
      "backtest",
      "preview",
      "report",
      "note",
      "idea",
    ]
    not_verb       = ["@unmoved"]
    not_env_name   = ["@sandboxes", "paper"]
    not_data_class = ["secret-test"]
  }

  call {
    verb = ["buy", "sell", "short", "liquidate"]
    key = <<-W
      symbol, ticker, isin, share, notional, wkn, figi
    W
    not_noun     = ["paper", "paper trading"]
    not_env_name = ["@sandboxes", "paper"]
  }

  # what is signed for a chain or sent to it
  call {
    verb = <<-W
      send, sign, broadcast, submit, publish, transfer, mktx, bridge, stake, delegate, swap, push,
      burn, mint
    W
    object = <<-W
      transaction, raw transaction, eth, ether, btc, bitcoin, sol, lamport, usdc, usdt, token, coin,
      crypto, erc 20, wei, sat, xrp, asset, spl token, jetton, signed transaction, tron, trx,
      lightning
    W
    not_object = <<-W
      @money.paper, push token, device token, auth token, refresh token, design token, id token
    W
    not_head     = ["@money.paper-head"]
    not_verb     = ["@unmoved"]
    not_env_name = ["@sandboxes"]
  }

  shell {
    program      = ["cast"]
    sub          = ["send", "mktx", "publish"]
    not_env_name = ["@sandboxes"]
  }

  shell {
    program = ["@wallets.programs"]
    shell_operand = <<-W
      sendtoaddress, sendmany, sendrawtransaction, send, payinvoice, sendpayment, sendcoins,
      keysend, pay, withdraw, xpay, transfer, payto, paytomany, broadcast, bumpfee, fundpsbt,
      sendpsbt, fundchannel, transfer_all, sweep_all, stake, closechannel
    W
    not_shell_flag = ["@wallets.test-nets"]
    not_env_name   = ["@sandboxes"]
  }

  shell {
    program = ["@wallets.programs"]
    sub = <<-W
      sendtoaddress, sendmany, sendrawtransaction, send, payinvoice, sendpayment, sendcoins,
      keysend, pay, withdraw, xpay, transfer, payto, paytomany, broadcast, bumpfee, fundpsbt,
      sendpsbt, fundchannel, transfer_all, sweep_all, stake, tx bank, client pay, client transfer,
      client pay-sui, client transfer-sui, account transfer, transaction submit
    W
    not_env_name   = ["@sandboxes"]
    not_shell_flag = ["@wallets.test-nets"]
  }

  sql {
    verb = ["update", "insert"]
    table = <<-W
      payment, payout, transfer, disbursement, payment run, payroll, wire, settlement,
      payment order, remittance, payment batch, ledger entry
    W
    not_env_target = ["local"]
  }

  # what an account holds, counted up or down by hand
  sql {
    verb = ["update"]
    column = [
      "balance",
      "account balance",
      "available balance",
      "wallet balance",
      "current balance",
      "ledger balance",
      "saldo",
      "solde",
      "guthaben",
      "kontostand",
    ]
    table = <<-W
      account, wallet, ledger, customer account, bank account, current account, savings account, cash account, deposit account, user wallet,
      customer wallet, gift card, konto, konten, compte, cuenta, rekening, conto
    W
    when = "any(call.args, .key == 'statement' and .value matches '(?i)(balance|saldo|solde|guthaben|kontostand)[\"`]? *= *[^,;]{0,60}[-+]')"
    not_table = [
      "leave account",
      "time account",
      "vacation account",
      "holiday account",
      "points account",
    ]
    not_env_target = ["local"]
  }
}

# Arguments that speak of an amount of money.
set "money.keys" {
  words = <<-W
    amount, betrag, montant, monto, importe, currency, iban, amount cent, amount minor,
    amount value, charge, payment intent, price, notional, ccy, payee, recipient,
    destination account, creditor, debtor account, source account, counterparty, amount money,
    waehrung, devise, moneda, lamport, wei, sat, value usd, payment, payment id, batch id,
    to account, from account, account from, account to, symbol, side, qty
  W
}

concept "changing the bank details of a payee" {
  kind   = "action"
  object = "never"
  also = <<-W
    changing bank details, change the bank details of a payee, changing payee details,
    adding or changing bank details, adding bank details, adding the bank details of a payee,
    changing the bank account of a vendor, changing payment details, updating bank details,
    change payout destinations, changing vendor bank details,
    changing the bank details of a vendor, changing the bank details of a supplier,
    changing the bank details of an employee, adding or changing the bank details of a payee,
    adding a payee, adding payees, changing a beneficiary, changing direct deposits,
    changing payout accounts, changing the bank account of a payee,
    changing the bank details of a merchant, changing the bank account of an employee,
    changing bank account details, changing the bank account details of a payee,
    changing the IBAN of a payee, changing the IBAN of a vendor, changing the IBAN of an employee,
    changing IBANs
  W
  # What a service on this machine does, it does for a test.
  when    = "not (http.place == 'local' or act.kind == 'command' and send.to == 'local')"
  unknown = "false"

  call {
    verb = ["@change", "@create", "@payee.verbs"]
    object = <<-W
      bank account, bank detail, iban, payee, beneficiary, direct deposit, payout destination,
      external account, payout account, payout receiver, payment election, payout method,
      wallet address, payment detail, routing number, account number, settlement account, remit,
      bank info, remit account, business partner bank, vendor bank, clabe, blz, bsb, sort code,
      withdrawal whitelist, payout whitelist, payout detail, payout info, remittance account,
      deposit method, disbursement method, fee recipient, reward address, fee wallet, banking,
      employee bank account, business partner bank account, bank data, payment instruction,
      payout setting, payment instrument, kontoverbindung, bankverbindung, recipient account,
      counterparty, payout wallet, vendor bank, withdrawal wallet, employee bank, bank information,
      deposit account, payment account, withdrawal address, payout address, transfer instrument,
      funding source, rib, payout bank, remittance detail, disbursement account,
      payment destination, external bank, linked account, payout profile, salary account,
      wage account, paycheck distribution, pay distribution, payment information, payment info,
      banking detail, banking info, banking information, deposit instruction, bank instruction,
      bank connection, bank record, vendor account detail, destination account, sweep account,
      recipient bank, payout option, allowlist address, whitelist address, address book entry,
      payout card, debit card payout, bank mandate, vendor payment method, supplier payment method,
      supplier bank, merchant bank, paypal email, payout email, payout target, beneficiary account,
      beneficiary detail, withdrawal method, account bank, partner bank, acc number,
      supplier site bank, standing settlement instruction, settlement instruction, sweep,
      bupa bankdetail, bankdetail, pay to account, pay account, account pay, payto account,
      remit bank, payroll account, payroll bank, benefit account, pension account, salary bank,
      claim payee account, landlord account, refund account, beneficiary bank, seller bank,
      seller account, merchant account number, connected account bank, wallet beneficiary,
      payout rail, default payout, payout channel, bank coordinate, coordonnees bancaires,
      coordonnee bancaire, datos bancarios, dato bancario, cuenta bancaria, cuenta destino,
      cuenta nomina, compte bancaire, compte paiement, gehaltskonto, lohnkonto, auszahlungskonto,
      zahlungsverbindung, empfaengerkonto, empfangerkonto, zielkonto, bankdaten, bankdetails,
      bankaccount, bankaccounts, payoutaccount, vpa, upi, upi id, pix key, clave interbancaria,
      paynow, payid, mobile money number, paypal account, paypal address, wise account,
      crypto wallet, usdc address, eth address, settlement bank, bank token, payment token account,
      ssi
    W
    not_object = ["@payee.paper"]
    not_head = <<-W
      contact, phone, preference, language, tag, category, note, logo, status, email_pref, report,
      page, screen, label
    W
    not_verb = <<-W
      validate, verify, simulate, check, delete, remove, get, list, read, reconcile, refund,
      confirm_payee
    W
    when = "not (call.verb in ['pay'] and not (call.verb in ['add', 'set', 'update', 'change', 'edit', 'modify', 'register', 'replace'])) and not (call.object in ['file'] and call.key in ['content', 'file content', 'contents']) and not (call.object in ['payee', 'beneficiary'] and call.key in ['phone', 'phone number', 'address', 'street', 'email', 'contact', 'nickname', 'alias', 'language', 'postcode', 'city', 'strasse', 'plz', 'ort', 'telefon', 'adresse', 'anschrift', 'hausnummer', 'rue', 'ville', 'code postal', 'telephone', 'calle', 'ciudad', 'telefono', 'direccion', 'indirizzo', 'citta', 'straat', 'postcode', 'woonplaats'] and not (call.verb in ['add', 'create', 'register', 'insert', 'onboard', 'import']) and not (call.object in ['bank account', 'bank detail', 'account number', 'iban']) and not (call.key in ['iban', 'account', 'account number', 'bank', 'bank account', 'bic', 'swift', 'sort code', 'routing number', 'clabe', 'wallet', 'account id', 'payout', 'destination', 'bank code', 'bank name', 'account holder', 'token', 'pix', 'upi']))"
  }

  # the word bank alone, of one who is paid
  call {
    verb   = ["@change", "@create", "@payee.verbs"]
    object = ["bank"]
    noun = <<-W
      vendor, supplier, payee, employee, merchant, payroll, seller, contractor, worker, hr,
      business partner, payout, iban, hris, erp, accounts payable, creditor, people, stammdaten,
      personal, master data, datev, kreditor, supplier master
    W
    not_object = ["@payee.paper"]
    not_verb = <<-W
      validate, verify, simulate, check, delete, remove, get, list, read, reconcile, pay, refund
    W
  }

  # where one is paid, by an account among the arguments
  call {
    verb = <<-W
      set, update, change, edit, modify, replace, configure, link, add, register, put, patch
    W
    object = <<-W
      payout, payment, disbursement, remittance, withdrawal, salary, commission, royalty
    W
    key = <<-W
      iban, account number, bank account, routing number, sort code, paypal, paypal email,
      wallet address, bsb, clabe, bic, external account, bank code, wallet
    W
    not_key = <<-W
      amount, betrag, montant, importe, currency amount, total, value
    W
    not_object = ["@payee.paper", "schedule", "link", "intent", "run", "order"]
    not_verb = <<-W
      validate, verify, simulate, check, delete, remove, get, list, read, send, pay, refund, create,
      initiate, execute
    W
  }

  call {
    verb = <<-W
      change, update, modify, set, edit, create, put, patch, maintain, upsert
    W
    key = <<-W
      bank account, account number, bank key, iban, routing number, sort code, bank number,
      bank account number
    W
    not_key = ["amount", "betrag", "montant", "importe"]
    when    = "any(call.args, .key in ['vendor', 'supplier', 'payee', 'employee', 'worker', 'creditor', 'vendor_id', 'supplier_id', 'employee_id', 'payee_id', 'worker_id', 'contractor', 'merchant', 'merchant_id', 'seller', 'seller_id', 'lieferant', 'mitarbeiter', 'kreditor', 'personalnummer', 'pernr', 'lifnr', 'recipient', 'driver', 'associate'])"
    not_object = <<-W
      @payee.paper, payment, transfer, payout, refund, charge, invoice, quote, credit transfer,
      wire, order
    W
    not_verb = <<-W
      validate, verify, simulate, check, delete, remove, get, list, read, send, pay, refund
    W
  }

  # a form of one who is paid, filled in a browser
  call {
    verb = <<-W
      fill, type, click, press, set, submit, enter, input, batch, execute
    W
    noun = <<-W
      browser, playwright, puppeteer, page, form, selenium, chrome, web, stagehand, browserbase,
      rpa, uipath, automation anywhere, computer
    W
    when     = "any(call.args, .value matches '(?i)(iban|bank.?account|bank.?(konto|verbindung|details?)|routing.?(number|no)|sort.?code|kontonummer|account.?number|payout.?(account|method|wallet)|direct.?deposit)') and any(call.args, .value matches '(?i)(vendor|supplier|lifnr|employee|payroll|payee|beneficiar|merchant|payout|lieferant|mitarbeiter|direct.?deposit|kreditor|creditor|seller|fournisseur|proveedor|contractor|worker|landlord)')"
    not_verb = ["get", "list", "read", "screenshot", "validate", "verify"]
  }

  # a value that is an account, written for one who is paid
  call {
    verb = <<-W
      update, write, append, insert, set, put, upsert, add, import, edit, replace, modify, change,
      patch, create, register, save, fill, load, merge
    W
    data_class = ["bank-account"]
    when       = "any(call.args, .value matches '(?i)(vendor|supplier|employee|payroll|payee|beneficiar|merchant|lieferant|mitarbeiter|kreditor|creditor|seller|fournisseur|proveedor|contractor|landlord|salari|empleado|payout|bank.?detail|partner[._]bank)' or .key matches '(?i)(vendor|supplier|employee|payroll|payee|beneficiar|merchant|lieferant|mitarbeiter|kreditor|creditor|seller|fournisseur|proveedor|contractor|landlord|salari|empleado|worker|student|partner)') and not (call.key in ['amount', 'betrag', 'montant', 'importe', 'currency amount'])"
    not_object = <<-W
      @payee.paper, message, email, mail, issue, ticket, invoice, payment, transfer, note, comment,
      document, mandate, quote, task, chat, post, order
    W
    not_verb = <<-W
      validate, verify, check, search, get, list, send, draft
    W
    not_head     = ["refund", "payment", "payout", "transfer", "charge"]
    not_act_kind = ["query"]
  }

  # a record whose kind is an account of one who is paid, by the name of its kind
  call {
    verb = ["@change", "@create"]
    when = "any(call.args, .key in ['model', 'table', 'entity', 'doctype', 'object', 'sobject', 'record_type', 'type', 'resource', 'collection', 'entity_set'] and .value matches '(?i)^[a-z0-9._ -]{0,24}(partner[._]bank|bank[._ -]?(accounts?|details?)|beneficiar(y|ies)|payout[._ -]?(account|method|destination)s?|direct[._ -]?deposits?)[a-z_]{0,4}$')"
    not_verb = <<-W
      get, list, read, search, validate, verify, delete
    W
    not_key = ["statement"]
  }

  # where one is paid, by the whole name
  call {
    name = <<-W
      *deposit_split*, *direct_deposit*, *payout_destination*, *payout_wallet*, *payout_account*,
      *payout_method*, *payout_receiver*, *pay_to_account*, *pay_method*,
      *contractor_payment_method*, *vendor_payment_method*, *supplier_payment_method*,
      *payee_account*, *beneficiary_account*, *refund_account*, *payout_bank*, *bank_detail*,
      *bankdetail*, *wage_account*, *payout_address*, *remittance_account*
    W
    verb = <<-W
      @change, @create, redirect, repoint, point, edit, split
    W
    key = <<-W
      account, iban, routing, bank, email, address, number, sort code, account number,
      external account, destination, wallet, bic, type, receiver, bank key, bank acct, bankn, split,
      method, token
    W
    not_key = ["amount", "interval", "statement"]
    not_head = <<-W
      schedule, page, doc, report, reminder, draft, form, template, test
    W
    not_verb = <<-W
      get, list, read, search, validate, verify, check, delete, remove, draft
    W
  }

  # the wallet or the account of a seller, set by a command
  call {
    verb = ["@change", "@create", "redirect", "repoint", "point"]
    head = ["wallet", "iban", "bank", "payout"]
    noun = <<-W
      seller, vendor, supplier, merchant, payee, employee, contractor, driver, creator, landlord,
      affiliate, courier, host, partner, freelancer, staff, worker, influencer, payroll, hr, wage
    W
    key = <<-W
      address, iban, account, routing, bank, wallet, destination, email, number, account number,
      method
    W
    not_key    = ["amount", "interval", "schedule"]
    not_object = ["@payee.paper"]
    not_verb = <<-W
      get, list, read, validate, verify, delete, send, create_payout
    W
  }

  # the sweep of a merchant's money to another account
  call {
    verb = ["@change", "@create", "@payee.verbs"]
    name = [
      "*sweep*",
      "*payout_configuration*",
      "*payout_setting*",
      "*payout_preference*",
      "*settlement_*",
    ]
    not_object = ["@payee.paper", "schedule"]
    key = <<-W
      counterparty, transfer instrument, transfer instrument id, iban, account, destination,
      external account, wallet, account number, bank
    W
    not_verb = ["get", "list", "read", "validate", "verify", "delete"]
  }

  # a message that maintains a partner's record, as XML
  call {
    verb = <<-W
      send, call, invoke, post, execute, update, create, request, submit, put, dispatch, manage,
      change, maintain, envelope, publish
    W
    when     = "any(call.args, .value matches '(?i)<([a-z0-9]+:)?(iban|bank_?details?|bank_?account(id|number)?|bankaccountid|account_?number|bankn)[ >]') and any(call.args, .value matches '(?i)(manage|update|change|maintain|modify|upsert|save|write|actioncode)')"
    not_verb = ["get", "list", "read", "validate", "verify"]
  }

  # a request whose path names the account
  call {
    verb    = ["create", "update", "patch", "put", "post"]
    when    = "any(call.args, .key in ['path', 'url', 'endpoint', 'entity', 'entity_set', 'resource'] and .value matches '(?i)(partnerbank|vendorbank|supplierbank|external_accounts|bank[-_]?accounts?|bank[-_]?details|payout[-_]?(destination|account)s?|beneficiar|direct[-_]?deposit)' and not (.value matches '(?i)[.](py|js|jsx|ts|tsx|rb|go|java|md|sql|php|cs|kt|rs|html|css|yaml|yml|txt|vue|swift|scala|feature|proto)$')) or shell.program in ['stripe', 'http', 'https'] and shell.operand matches '(?i)/external_accounts'"
    not_key = ["amount", "statement"]
    not_verb = <<-W
      get, list, read, validate, verify, delete, search
    W
  }

  call {
    verb = ["@change", "@create", "@payee.verbs"]
    key  = ["@payee.keys"]
    object = <<-W
      vendor, supplier, payee, employee, merchant, worker, contractor, creditor, seller, partner,
      recipient, user, contact, landlord, agency, affiliate, influencer, courier, account, customer,
      personal, beneficiary, business partner, member, profile, record, payroll, freelancer, driver,
      host, object, entity, row, company, organisation, infotype, master, master data,
      vendor master, staff, agent, creator, tenant, store, shop, connected account, election,
      compensation, item, field, personnel, hr
    W
    not_object = <<-W
      @payee.paper, payment, transfer, payout, refund, charge, invoice, quote, transaction,
      credit transfer
    W
    not_verb = <<-W
      validate, verify, simulate, check, delete, remove, get, list, read
    W
    not_key = <<-W
      amount, betrag, montant, importe, currency amount, amount minor, amount cent
    W
    when     = "not (call.head == 'account' and call.verb in ['add', 'create', 'new', 'insert'] and (call.object in ['ledger', 'ledger account', 'gl account'] or call.noun in ['accounting', 'ledger', 'chart', 'gl', 'xero', 'datev', 'quickbooks', 'lexoffice', 'sevdesk', 'bexio', 'fibu', 'buchhaltung', 'netsuite', 'odoo', 'sage', 'erp', 'saldenliste']) and not (call.key in ['iban', 'routing number', 'routing', 'sort code', 'bic', 'bank code', 'payee', 'vendor', 'supplier', 'employee']))"
    not_head = ["refund", "payment", "payout", "transfer"]
  }

  # an address of a wallet that money may go to
  call {
    verb = <<-W
      add, create, register, whitelist, allowlist, set, update, approve, save, insert, new
    W
    object = <<-W
      recipient, whitelist, allowlist, address book, address, book, external wallet, wallet,
      trusted address, trusted contact, beneficiary, destination
    W
    key = ["address", "wallet address", "destination address", "tag", "crypto address"]
    noun = <<-W
      safe, gnosis, fireblocks, coinbase, coinbase prime, kraken, binance, bitgo, bitstamp,
      anchorage,
      copper, custody, crypto, wallet, withdrawal, bybit, okx, gemini, ledger, circle, bitpay, prime
    W
    not_key    = ["amount", "email", "street", "city", "zip"]
    not_object = ["@payee.paper", "email", "mailing list", "shipping", "ip"]
    not_verb   = ["get", "list", "verify", "validate", "delete", "remove"]
  }

  # the same by keys that only such accounts have
  call {
    mode = ["change"]
    key = <<-W
      achbankroutingnumber, achaccountnumber, aba, dda, routing transit, routing transit number,
      ach routing, ach account, swift code, clabe, ifsc, payout iban,
      bank routing, bank routing number, ach account number, ach bank
    W
    not_key = ["amount", "betrag", "montant", "importe"]
    not_object = <<-W
      @payee.paper, payment, transfer, wire, refund, payout, charge, invoice
    W
    not_verb = <<-W
      get, list, read, search, validate, verify, check, delete, send, pay, lookup
    W
  }

  call {
    name = <<-W
      *alta_beneficiari*, *alta_payee*, *nuevo_payee*, *nuovo_payee*, *nuevo_beneficiari*,
      *nuovo_beneficiari*, *nieuwe_begunstigde*, *beneficiary_add*
    W
  }

  # the same in a generic call: nothing in its name, but the account and whose it is in its arguments
  call {
    verb = <<-W
      update, modify, change, set, upsert, replace, merge, edit, patch, put, amend, load, write, maintain
    W
    key = <<-W
      iban, acc number, bank account number, routing number, sort code, payout iban, bank detail,
      payout wallet, bankn, clabe, payout destination
    W
    not_key = ["amount", "betrag", "montant", "importe", "currency amount"]
    not_object = <<-W
      statement, feed, reconciliation, ticket, template, verification, validation, test, fixture,
      schema, docs, webhook, report, draft, reminder, notification, policy, mask, format, invoice,
      quote, transaction, credit transfer, money
    W
    not_head = ["payment", "transfer", "payout", "refund", "charge", "wire"]
    not_verb = <<-W
      validate, verify, simulate, check, delete, remove, get, list, read, send, wire, transfer,
      search
    W
  }

  call {
    verb = ["@change", "@create", "@payee.verbs"]
    object = [
      "payment method",
      "payout method",
      "withdrawal address",
      "withdrawal method",
      "payment election",
      "payment elections",
    ]
    key = <<-W
      iban, account number, bank account, routing number, routing, address, wallet, account, bank,
      bic
    W
    not_head = ["draft", "template", "link", "list"]
  }

  # a record that a file holds
  file {
    op         = ["write", "edit", "append", "move"]
    data_class = ["bank-account"]
    when       = "file.path matches '(?i)(vendor|supplier|payee|beneficiar|payroll|merchant|creditor|payout|bank.?account|direct.?deposit|lieferant|fournisseur|proveedor|employee)' and not (file.path matches '(?i)(test|spec|fixture|mock|sample|example|[.]md$|docs?/)')"
  }

  call {
    verb = ["@change"]
    when = "call.verb in ['remit'] or call.object in ['remit', 'remit address']"
    key  = ["supplier", "vendor", "remit to", "bank", "vendor id", "supplier id"]
  }

  sql {
    verb = ["update", "insert", "load"]
    column = <<-W
      iban, bic, bank account, account number, routing number, sort code, bank detail, swift,
      payout account, bank, payout iban, wallet address, deposit account, payout wallet, payout,
      wallet, bankn, account no, payout email, payment account, routing, kontoverbindung,
      bankverbindung, bankleitzahl, konto nr, rib, cuenta bancaria, bank acct, acct, clabe, bsb,
      transit, remit
    W
    not_env_target = ["local"]
  }

  sql {
    verb = ["update", "insert"]
    table = <<-W
      bank account, payee, beneficiary, bank detail, payout account, vendor bank,
      payout destination, direct deposit, employee bank, bank detail, supplier bank,
      vendor bank account, merchant bank, payout method, payment detail
    W
    not_env_target = ["local"]
  }
}

set "payee.verbs" {
  words = <<-W
    upsert, enroll, onboard, submit, whitelist, allowlist, connect, redirect, swap, load, activate,
    approve, verify_and_add, split, store, record, sync, push, elect, designate, confirm, repoint,
    reroute, divert, point, override, correct, fix, migrate, maintain, hinterlegen, umstellen,
    enregistrer, registrar, guardar, import, bulk, move, rotate, verify_and_set, capture, enter,
    fill, replace, declare, save
  W
}

set "payee.keys" {
  words = <<-W
    iban, bank account, account number, routing number, routing, sort code, bic, swift, bank detail,
    payout destination, direct deposit, account no, external account, bank account number,
    wallet address, payout address, bank code, bsb, bank key, bankn, bank, clabe, payment detail,
    payout account, payout method, payout wallet, wallet, kontonummer, blz, rib, swift code,
    transit number, remit account, paypal email, payout email, ach account, deposit account, bankl,
    acc number, remit to, pay account, acct num, bank acct, bank country, bank ctry,
    transfer instrument, transfer instrument id, routing code, aba, aba number, ach routing,
    bankverbindung, kontoverbindung, cuenta bancaria, bank data, bank info, banking, upi, vpa,
    pix key, payid, institution number, bank token, account holder, ifsc, payout iban, neue iban,
    new iban, iban new, nueva iban, nouvel iban, iban nouveau, bank name, external account id,
    destination account, crypto address
  W
}

set "payee.paper" {
  words = <<-W
    statement, balance, feed, reconciliation, payout schedule, comment, ticket, template,
    verification, validation, test, fixture, schema, docs, documentation, webhook, report, calendar,
    page, draft, reminder, notification, dashboard, mask, format, transaction, rule, policy,
    holiday, branch, pull request, issue comment
  W
}

concept "accepting contracts" {
  kind   = "action"
  object = "never"
  also = <<-W
    accepting terms, accepting purchase orders, accepting subscriptions, signing contracts,
    signing a contract, starting a subscription, starting subscriptions, placing purchase orders,
    starting a free trial, free trial, accepting a contract, agreeing to terms, ordering,
    placing orders, buying subscriptions, accept vendor terms, renewing subscriptions,
    signing agreements, upgrading plans, starting trials, accepting terms of service,
    accepting terms and conditions, agreeing to terms of service,
    agreeing to terms and conditions, entering into contracts, entering into a contract,
    agreeing to a contract, purchase orders, placing a purchase order, subscribing to services,
    subscribing to a service
  W
  includes = ["buying by tools of one's own"]

  # another plan at a service
  http {
    method = ["POST", "PUT", "PATCH"]
    place  = ["outside"]
    when   = "http.path matches '(?i)/(accounts?|billing|workspaces?|organi[sz]ations?|orgs|teams|customer|tenants?)(/[^ ]*)?/(plans?|upgrade|subscription_plan)(/[^/]*)?/?$'"
  }

  # a signature under what an argument names
  # a trial of a product, begun
  call {
    verb   = ["create", "start", "begin", "activate", "enable"]
    object = ["product trial", "feature trial", "trial period", "seat trial", "plan trial"]
    mode   = ["change", "unknown"]
  }

  call {
    act_kind = ["call"]
    verb     = ["sign", "countersign", "esign", "cosign"]
    key = <<-W
      agreement, contract, envelope, nda, msa, sow, dpa, signatory, signer, order form, agreement id,
      contract id, envelope id, vertrag, contrat, contrato
    W
    not_key    = ["commit", "payload", "bytes", "digest", "transaction", "image", "artifact"]
    not_object = ["url", "commit", "tag", "request", "message", "transaction", "token", "cookie"]
  }

  call {
    verb = <<-W
      sign, countersign, accept, agree, approve, execute, consent, acknowledge, finalize, finish,
      complete, esign, initial, trigger, award
    W
    object = <<-W
      contract, envelope, agreement, term, term of service, nda, msa, dpa, eula, tos, order form,
      document, signature, addendum, amendment, baa, signature request, term condition,
      statement of work, sow, service term, quote, proposal, purchase order, licence, offer letter,
      signer, renewal, order, lease, engagement letter, recipient view, signing, legal term,
      marketplace term, data processing agreement, private offer, vendor term, policy acceptance,
      clickwrap, sales order, loi, letter of intent, subscription agreement, insertion order,
      agreement request, click wrap, user agreement, requisition, purchase request,
      purchase requisition, condition, sla, estimate, orden, de compra, offer, tender, rahmenvertrag
    W
    not_object = <<-W
      cancellation, order cancellation,
      pull request, merge request, commit, tag, url, invite, invitation, payment, transaction,
      draft, key, message, certificate, friend request, jwt, token, package, apk, release, code,
      csr, binary, upload, session, task, loan, candidate, employee, test, calendar, workflow run,
      change request, job offer, application, claim, review, meeting, reminder, webhook, template,
      search term, glossary term, term query
    W
    not_verb = <<-W
      send, download, read, get, list, summarize, void, decline, reject, cancel, remind
    W
  }

  # a signature request that is signed, not sent
  call {
    verb = ["sign", "countersign", "esign"]
    noun = <<-W
      docusign, hellosign, dropboxsign, adobesign, pandadoc, signnow, contract, legal, signature,
      envelope, esign, ironclad, agreement, skribble, yousign, scrive, signwell, zohosign, juro,
      dropbox-sign, dropbox_sign, lease, mietvertrag, vertrag, contrat, contrato, esignature,
      d.velop, fp sign, docuware sign, getaccept, concord, contractbook, oneflow, sign now,
      eversign,
      autenti, namirial, universign, evrotrust, swisssign, penneo, assently, contractpodai, agiloft
    W
    not_object = <<-W
      url, key, token, message, certificate, webhook, template
    W
    not_verb = <<-W
      send, get, list, download, remind, void, verify
    W
  }

  call {
    verb = ["sign", "countersign", "accept", "esign"]
    head = <<-W
      marche, marche public, contract amendment, devis, preventivo, subcontract,
      framework agreement,
      framework contract, work order, engagement, retainer, charter, concession, convention, bail,
      nachtrag, auftrag, rahmenvereinbarung, leistungsschein, offerte, werkvertrag, convenio,
      acuerdo,
      anexo, licitacion, contrat cadre, bon de commande, zusatzvereinbarung, avv, tarif,
      tarifwechsel,
      stromvertrag, wartungsvertrag, laufzeitvertrag, leasing, police, versicherungspolice,
      dienstvertrag,
      auftragsbestaetigung, auftragsbestatigung, leistungsvereinbarung
    W
    not_verb = <<-W
      send, get, list, download, remind, void, verify, decline, reject
    W
  }

  call {
    verb     = ["accept", "sign", "countersign"]
    object   = ["budget"]
    key      = ["vendor", "proveedor", "contractor"]
    not_verb = ["send", "get", "list", "reject"]
  }

  # the step of signing, as an argument
  call {
    noun = <<-W
      envelope, esign, docusign, signature, contract, agreement, signature request, hellosign,
      adobesign, pandadoc, signing, document
    W
    when     = "any(call.args, .key in ['step', 'action', 'operation', 'op', 'command', 'method', 'transition', 'event'] and .value matches '(?i)(^|[_. -])(sign|countersign|adopt_and_sign|accept|execute|agree|esign)$')"
    not_verb = ["get", "list", "read"]
    not_object = <<-W
      url, key, token, jwt, commit, certificate, template, webhook
    W
  }

  call {
    verb       = ["sign", "countersign"]
    when       = "call.verb in ['lease', 'contract', 'order', 'hire']"
    not_object = ["commit", "key", "url", "test"]
  }

  # the terms of a marketplace, accepted by a request
  http {
    method = ["PUT", "POST"]
    path = <<-W
      **/Microsoft.MarketplaceOrdering/agreements/**,
      **/Microsoft.MarketplaceOrdering/offerTypes/**, **/terms/accept*, **/tos/accept*,
      **/agreements/*/accept*, **/agreements/*/sign*, **/eula/accept*,
      **/marketplace_listing/plans/*, **/envelopes/*/sign*, **/contracts/*/sign*,
      **/contracts/*/accept*, **/quotes/*/accept*, **/offers/*/accept*, **/proposals/*/accept*,
      **/orders/*/accept*, **/trial/start*, **/trials/start*, **/subscriptions/*/renew*,
      **/subscriptions/*/upgrade*
    W
  }

  # a service for subscriptions, licences or orders whose call only says buy
  call {
    verb = <<-W
      buy, purchase, subscribe, renew, upgrade, accept, sign
    W
    noun = <<-W
      subscription, licence, saas, abo, billing, contract, procurement, software, vendor,
      purchase order, membership, marketplace
    W
    mode = ["change"]
    not_object = <<-W
      topic, queue, webhook, event, newsletter, channel, package, dependency, version, domain,
      reminder, payment, invoice, instance, cluster, push, notification, url, key, token, commit,
      certificate,
      database, test, feed, schema, term query, helm, chart
    W
    not_key  = ["topic", "topic arn", "event type", "webhook url", "callback url"]
    not_verb = ["cancel", "unsubscribe", "get", "list", "send", "draft"]
    not_noun = <<-W
      pubsub, sns, sqs, eventgrid, servicebus, kafka, nats, mqtt, newsletter, mailchimp, websocket,
      test, pact, solidity, smart contract, graphql
    W
    not_http_host = ["management.azure.com"]
  }

  call {
    name = ["*auto_renew*", "*autorenew*"]
    verb = <<-W
      enable, set, turn, activate, toggle, switch, update, renew
    W
    not_verb   = ["get", "list", "disable", "cancel", "delete", "deactivate"]
    not_object = ["certificate", "lease", "token", "domain", "cert", "session"]
    not_key    = ["domain", "certificate"]
  }

  call {
    name = [
      "award_contract",
      "award_tender",
      "contract_award",
      "tender_award",
      "*_award_contract",
      "award_contract_*",
      "zuschlag_*",
      "*_zuschlag_*",
    ]
    not_verb = ["get", "list", "draft"]
  }

  call {
    verb = ["checkout", "place", "submit", "buy", "confirm"]
    key  = ["cart", "cart id", "basket", "basket id"]
    noun = <<-W
      amazon, business, shop, store, procurement, purchasing, supplier, marketplace, einkauf,
      checkout
    W
    not_object = ["test", "draft", "shipping address", "session"]
    not_verb   = ["get", "list", "add", "delete"]
  }

  # what lies in a cart is bought
  call {
    name = ["checkout", "*_checkout", "checkout_*"]
    key = <<-W
      cart, cart id, basket, basket id, po number, items, item
    W
    mode       = ["unknown", "change"]
    not_object = ["session", "test", "branch", "page", "link", "book"]
    not_noun = <<-W
      stripe, git, shopify, mollie, adyen, library, customer
    W
  }

  # terms set to accepted
  call {
    verb   = ["set", "update", "put", "configure", "change"]
    object = ["term", "agreement", "licence", "license", "eula", "contract", "offer", "tos"]
    key    = ["accept", "accepted", "agree", "agreed", "sign", "signed"]
    not_value = [
      "accept=false",
      "accepted=false",
      "agree=false",
      "agreed=false",
      "signed=false",
      "sign=false",
    ]
    mode = ["change", "unknown"]
  }

  # terms accepted by an argument
  call {
    key = <<-W
      agree tos, accept term, accept tos, accept eula, tos accepted, term accepted, agree term,
      accepted term, accept agreement, agreed term, accept licence, tos agreed, eula accepted,
      accept contract, agb akzeptiert, agb, accept condition, agree to term, accepted tos, acepto,
      accept legal, accept order form, accept quote, accept proposal, cgv acceptees,
      consent to term, legal accepted, tos acceptance, accept_tos
    W
    when     = "any(call.args, .key matches '(?i)(tos|terms?|eula|agreement|licen[cs]e|contract|agb|condition|acepto|legal|order_form|quote|proposal|cgv)' and .value matches '(?i)^(true|yes|y|1|accepted|agree|agreed|accept|ja|oui|si)$')"
    not_verb = ["get", "list", "read", "search"]
    not_noun = <<-W
      acme client, letsencrypt, certbot, winget, brew, apt, sdkmanager, npm
    W
    mode         = ["change", "unknown"]
    not_env_name = ["@sandboxes"]
  }

  # an agreement about a model or a listing, concluded at a cloud
  call {
    verb = <<-W
      create, put, accept, conclude, submit, execute, subscribe
    W
    object = <<-W
      model agreement, foundation model agreement, agreement, enterprise agreement,
      agreement acceptance, agreement request, marketplace listing, marketplace offer,
      private offer, eula acceptance, terms acceptance, legal acceptance
    W
    noun = <<-W
      bedrock, foundation, marketplace, aws, azure, gcp, procurement, cloud
    W
    not_verb = ["get", "list", "describe", "delete", "draft", "send"]
  }

  shell {
    option = <<-W
      --step=eula, --step=terms, --step=sign, --accept=eula, --accept=terms, --terms=accept,
      --eula=accept, --eula=true, --tos=accept, --agree=true, --accept-terms=true, --license=accept,
      --accept=true, --eula=yes, --terms=accepted, --acceptance=true
    W
    not_program = ["certbot", "winget", "choco", "docker"]
  }

  # the same by code that a browser is given
  call {
    verb = ["evaluate", "execute", "run", "eval", "inject", "script"]
    noun = ["@browsers"]
    when = "any(call.args, .key in ['function', 'script', 'code', 'expression', 'javascript'] and .value matches '(?is)[.](click|submit|requestSubmit)[(]') and any(call.args, not (.value matches '(?i)cookie') and .value matches '(?is)(accept|agree|sign|consent).{0,80}(terms|msa|contract|agreement|order|tos|eula|dpa|licen[cs]e|continue)|(terms|msa|contract|agreement|tos|eula|dpa|licen[cs]e).{0,200}(accept|agree|sign|consent)')"
  }

  # a page that is ticked and ordered by code
  code {
    code_call = ["*.click", "*.check", "*.tap", "*.press"]
    when      = "any(call.args, .value matches '(?i)(accept|agree|sign).{0,40}(terms|msa|contract|agreement|subscri|order|tos|eula|dpa)|start.{0,12}(subscription|trial)|place.{0,12}order|subscribe now|buy now|confirm (order|purchase)|agree_(msa|tos|terms)|jetzt (kaufen|bestellen)|kostenpflichtig|(j.accepte|acepto|accetto|aceito|ich akzeptiere|akkoord).{0,60}(condition|condicion|condizion|cgv|cgu|agb|voorwaarden|contrat|abonn|suscrip)|je (souscris|m.abonne)|commander et payer|(comprar|pagar|suscribirse) ahora|acquista ora|nu (kopen|bestellen)|abonnement afsluiten')"
  }

  # a paper of a contract, named among the arguments alone
  call {
    verb = <<-W
      accept, sign, countersign, confirm, agree, approve, award
    W
    key = <<-W
      quote, quote id, offer, offer id, contract, contract id, proposal, proposal id, agreement,
      agreement id, envelope, envelope id, order form, nda, lease, tender, rfq, bid
    W
    noun = <<-W
      quote, offer, contract, proposal, agreement, vendor, supplier, procurement, legal, purchasing,
      sourcing, lease, tender, rfq, rfp, bid, nda, envelope, subscription
    W
    not_noun = <<-W
      hr, candidate, hiring, recruiting, job, friend, calendar, meeting, pull request, sales, deal,
      claim, loan, applicant, employee, social
    W
    not_object = <<-W
      draft, note, comment, template, reminder, test, session, identity, email, task
    W
    not_verb = <<-W
      send, get, list, reject, decline, void, draft, remind, compare
    W
    mode = ["change"]
  }

  call {
    name = <<-W
      *upgrade_to_pro*, *upgrade_to_business*, *upgrade_to_enterprise*, *upgrade_to_premium*,
      *upgrade_to_team*, *upgrade_to_paid*, *go_premium*
    W
    not_verb = ["get", "list", "estimate"]
    not_key  = ["version"]
  }

  # a step of a workflow whose variable says that it is ordered or agreed
  call {
    noun = <<-W
      camunda, zeebe, flowable, activiti, bpmn, workflow, task, user task, process, temporal,
      human task, approval, job, signal, step
    W
    mode     = ["change", "unknown"]
    when     = "any(call.args, .key matches '(?i)(purchase_?order|bestellung|contract|vertrag|contrat|quote|angebot|devis|offer|renewal|subscription|requisition|commande|pedido)[a-z]{0,6}_?(approved?|accepted?|signed|freigegeben|freigeben|released?|genehmigt|confirmed|validee?|aprobad[oa]|firmad[oa])' and .value matches '(?i)^(true|yes|ja|oui|si|1)$')"
    not_verb = ["get", "list", "search", "read", "draft"]
  }

  # a contract made longer or bought, a tariff changed
  call {
    verb = <<-W
      extend, renew, prolong, bind, conclude, award, amend, close, switch, change, book, order,
      upgrade
    W
    object = <<-W
      contract, policy, cover, tariff, mobile plan, data plan, energy plan, electricity plan,
      service agreement, maintenance agreement, msa, lease, vertrag, framework agreement
    W
    noun = <<-W
      contract, agreement, supplier, vendor, telco, telecom, energy, electricity, utility, mobile,
      insurance, broker, lease, procurement, provider, contracts, vertrag
    W
    when = "call.verb in ['extend', 'renew', 'prolong', 'bind', 'conclude', 'order', 'book'] or call.object in ['tariff', 'mobile plan', 'data plan', 'energy plan', 'electricity plan'] and call.verb in ['switch', 'change', 'upgrade']"
    not_object = <<-W
      note, comment, draft, reminder, template, test, session, password policy, retention,
      smart contract, abi, event, meeting, file, document review, employment, worker, api contract
    W
    not_noun = <<-W
      iam, dhcp, pact, solidity, claim, scoring, underwriting, pricing, s3, lifecycle, backup, hr
    W
    not_verb = ["cancel", "get", "list", "draft", "send", "compare"]
    mode     = ["change"]
  }

  # things ordered by what and how many
  call {
    verb = ["buy", "purchase", "order", "reorder"]
    key = <<-W
      qty, quantity, sku, asin, menge, stueckzahl, catalog item, item id, artikel, article,
      articles,
      articulos, offer id, listing id, sys id
    W
    not_key = <<-W
      symbol, ticker, isin, side, pair, conid, patient, instrument, domain, tradingsymbol, by, sort,
      order by, sort by
    W
    not_object = <<-W
      backlog, list, list item, test, instance, domain, stock, share, crypto, lab, draft, column,
      menu, priority, sort, feature, capacity, reservation, page, task, card, threshold, point,
      level, alert, rule
    W
    not_noun = <<-W
      alpaca, ibkr, broker, trading, coinbase, binance, kraken, hospital, ehr, pharmacy, game, jira,
      linear, trello, kubernetes, aws, gcp, azure
    W
    not_verb = ["get", "list", "cancel", "draft", "sort"]
  }

  call {
    name = <<-W
      *orden_de_compra*, *orden_de_buy*, *orden_compra*, *ordine_di_acquisto*, *firma_contract*,
      *firma_contrato*, *bon_de_commande*, *conferma_ordine*, *inkooporder*
    W
    mode     = ["change", "unknown"]
    not_verb = ["get", "list", "read", "draft", "cancel", "search"]
  }

  # a script of a suite for purchases that orders
  call {
    verb = ["execute", "run", "evaluate", "eval"]
    when = "any(call.args, .value matches '(?i)(proc_po|purchase_order|purchase[._]order|sc_req_item).{0,200}(ordered|approved|submit|released|sent_to_vendor|button_confirm)')"
  }

  # what an ERP calls placing an order
  call {
    when = "any(call.args, .value matches '(?i)^(purchase[ ._]order|sale[ ._]subscription)$') and any(call.args, .value matches '(?i)^(button_confirm|button_approve|action_confirm|action_renew|action_start|submit|approve|release)$')"
  }

  # a signing order whose recipient is set to signed
  call {
    verb = ["@change", "patch", "put"]
    noun = <<-W
      envelope, docusign, signer, signature request, contract, agreement, recipient
    W
    when = "any(call.args, .value in ['Activated', 'activated', 'signed', 'SIGNED', 'Signed', 'accepted', 'ACCEPTED', 'Accepted', 'executed', 'completed', 'countersigned', 'agreed'])"
  }

  call {
    verb = <<-W
      @create, start, activate, subscribe, upgrade, renew, purchase, buy, change, update, place,
      submit, issue, approve, order, begin, extend, enroll, convert, switch, release, send, modify,
      set, enable, book, confirm, restart, reactivate, resume, downgrade, trigger, execute,
      transmit, accept, sign, close, increase, raise
    W
    object = <<-W
      subscription, trial, plan upgrade, plan change, renewal, purchase order, free trial, licence,
      seat, marketplace agreement, order form, billing plan, pro plan, subscription plan,
      purchase requisition, blanket order, enterprise plan, paid plan, addon, add on, auto renew,
      auto renewal, licence seat, marketplace subscription, saas subscription, vendor order,
      procurement order, software licence, annual plan, contract renewal, subscription renewal,
      trial subscription, account plan, billing trial, supplier order, marketplace purchase,
      app subscription, order requisition, purchase, paid seat, paid plan
    W
    not_noun = <<-W
      pubsub, sns, sqs, eventgrid, servicebus, kafka, nats, mqtt, newsletter, mailchimp, websocket
    W
    not_key = [
      "topic",
      "topic arn",
      "topic name",
      "event type",
      "webhook url",
      "callback url",
    ]
    not_object = <<-W
      webhook, topic, event, pubsub, pub, newsletter, notification, feed, customer subscription,
      terraform, test, file, draft, note, task, queue, action plan, floor, lesson, ticket,
      test plan, project plan, release plan, message, sns, mailing list, push subscription,
      topic subscription, event subscription, log subscription, subscription filter,
      graph subscription, eventgrid, servicebus, backup plan, query plan, plan file, meal, workout,
      lesson plan, migration plan, clinical trial, a b trial, driver licence, resource group,
      management group, calendar, email subscription, graphql subscription, seat map,
      licence header, licence file, execution plan, test trial, product, price, invoice, preview,
      subscription schedule, study plan, capacity plan, sprint plan, rollout plan, care plan,
      treatment plan, quote, rss, channel
    W
    not_verb = <<-W
      cancel, unsubscribe, get, list, read, describe, delete, stop, pause, search, draft, prepare
    W
    not_http_host = ["management.azure.com"]
  }

  call {
    verb = <<-W
      start, activate, upgrade, renew, purchase, buy, change, update, order, extend, convert,
      switch, set, create, subscribe
    W
    head = ["plan", "trial", "subscription", "po", "membership"]
    noun = <<-W
      billing, account, workspace, saas, vendor, organisation, admin, seat, tier, zoom, slack,
      notion, github, atlassian, figma, copilot, procurement, coupa, purchase, adobe, linear,
      datadog, vercel, netlify, heroku, miro, asana, salesforce, hubspot, openai
    W
    not_object = <<-W
      test, draft, action plan, project plan, release plan, push subscription, topic, event,
      webhook, migration plan, clinical trial, product, price, file, customer, resource group,
      lesson, meal, note, issue, notification
    W
    not_verb = <<-W
      cancel, unsubscribe, get, list, read, describe, delete, stop, pause
    W
    not_http_host = ["management.azure.com"]
  }

  call {
    verb   = ["place", "submit", "confirm", "checkout", "emit", "transmit"]
    object = ["order", "purchase", "sales order", "cart", "vendor order", "supply order"]
    not_key = <<-W
      symbol, ticker, side, isin, product id, instrument, patient, conid, tradingsymbol,
      trading symbol, time in force, security id, order type, pair
    W
    not_object = <<-W
      market order, limit order, stop order, lab order, work order, order status, payment order,
      test, draft, medication
    W
    not_noun = <<-W
      alpaca, ibkr, broker, trading, coinbase, binance, kraken, exchange, paypal, hospital, ehr,
      pharmacy
    W
  }

  call {
    verb = ["subscribe", "upgrade", "renew", "purchase"]
    not_noun = <<-W
      kubernetes, k3s, rancher, helm, cluster, system, talos
    W
    key = <<-W
      plan, plan id, tier, price id, billing cycle, billing, seat, sku, billing period, licence,
      offer id, vendor
    W
    not_object = <<-W
      topic, queue, webhook, event, newsletter, channel, cluster, node, instance, database, package,
      dependency, version, domain, certificate, reservation, reserved instance, commitment,
      capacity, saving plan
    W
    not_verb = ["cancel", "unsubscribe", "get", "list"]
  }

  shell {
    program = ["heroku"]
    sub     = ["addons:upgrade", "addons:create", "addons:change", "upgrade"]
  }

  shell {
    when = "shell.env in ['ACCEPT_EULA=Y', 'ACCEPT_EULA=y', 'ACCEPT_EULA=yes', 'ACCEPT_EULA=true', 'ACCEPT_EULA=1', 'EULA=TRUE', 'EULA=true', 'ACCEPT_LICENSE=true', 'ACCEPT_LICENSE=yes', 'ACCEPT_TERMS=yes', 'LICENSE=accept', 'ACCEPT_LICENSE=*', 'SPLUNK_START_ARGS=--accept-license', 'ACCEPT_TERMS=true', 'I_AGREE_TO_TERMS=true']"
  }

  shell {
    flag = <<-W
      --accept-license, --accept-eula, --agree-tos, --accept-tos, --accept-terms, --agree-to-terms,
      --i-agree, --accept-agreement, --accept-package-agreements, --accept-contract, --accept-offer,
      --accept-legal-terms
    W
    not_shell_flag = ["--accept-source-agreements"]
    not_program    = ["winget", "certbot", "choco"]
  }

  # a click on a button of consent or order
  call {
    noun     = ["@browsers"]
    not_verb = ["@browser.looks"]
    when     = "any(call.args, .key in ['element', 'selector', 'text', 'label', 'name', 'button', 'description', 'target', 'locator', 'button_text', 'role_name', 'element_description', 'ref', 'action', 'instruction', 'title', 'task', 'goal', 'objective', 'prompt', 'function', 'script', 'code', 'query', 'instructions', 'expression', 'command', 'step', 'steps', 'intent', 'request', 'message', 'input'] and .value matches '(?i)(\\\\b(i |we )?(agree|accept|sign)\\\\b.{0,30}(terms|contract|agreement|subscri|order|conditions|licen[cs]e|eula|tos|dpa|document)|(start|begin|activate).{0,20}(subscription|trial|plan)|place.{0,12}order|subscribe (now|to (the )?(pro|plus|business|premium|team|enterprise|plan))|(upgrade|confirm).{0,20}(plan|subscription|purchase)|buy now|jetzt (kaufen|bestellen|abonnieren|buchen)|upgrade to .{0,12}(pro|plus|business|premium|team|enterprise)|(accept|agree) (and|&) continue|comprar ahora|acheter maintenant|contratar|s.abonner|abo abschlie|confirm and pay|commander|sign (the )?(contract|document)|accept(ing)? (all )?(terms|offer|quote|contract)|kostenpflichtig|zahlungspflichtig|accepter les conditions|acepto|(accept|agree|sign|tick|consent).{0,40}(order form|service agreement|renewal|agreement|\\\\bterms\\\\b|contract)|(agb|tos|terms|eula).{0,40}(checked|click)|renew.{0,20}(annual|year|subscription|contract|plan)|(start|order|book) .{0,24}(subscription|trial|licen[cs]e|seats))')"
  }

  sql {
    verb = ["update", "insert"]
    table = [
      "contract",
      "agreement",
      "purchase order",
      "subscription",
      "order form",
      "envelope",
    ]
    call_verb = <<-W
      accept, sign, countersign, approve, execute, complete, agree
    W
    not_env_target = ["local"]
  }
}

concept "buying paid capacity" {
  kind   = "action"
  object = "never"
  also = <<-W
    spending on cloud capacity, reserving paid capacity, raising paid capacity, buying budgets,
    reserving budgets, raising budgets, buying cloud capacity, raising quotas, buying capacity,
    launching cloud instances, buying or starting cloud capacity, starting cloud capacity,
    cloud spend, raising a budget, raising paid budgets, buying paid budgets, launching GPUs,
    buying domains, raising ad budgets, reserving cloud capacity, reserving capacity,
    raising cloud capacity, launching GPU instances
  W
  unknown = "false"

  sql {
    verb = ["alter", "create"]
    when = "any(call.args, .key == 'statement' and .value matches '(?i)(alter|create)[ ]+(or[ ]+replace[ ]+)?resource[ ]+monitor.*credit_quota|alter[ ]+(warehouse|compute[ ]+pool).*(warehouse_size|max_cluster_count|max_nodes)')"
  }

  # a copy or a replica of a database on capacity of its own
  shell {
    program = ["az"]
    sub = <<-W
      sql db copy, sql db restore, sql db replica create, sql db ltr-backup restore, sql mi create,
      postgres flexible-server replica create, postgres flexible-server restore, postgres flexible-server geo-restore,
      mysql flexible-server replica create, mysql flexible-server restore, mysql flexible-server geo-restore
    W
    flag = <<-W
      --service-objective, --edition, --tier, --capacity, --sku-name, --family, --compute-model,
      --elastic-pool
    W
  }

  # budgets of advertisements at the interfaces of their sellers
  http {
    method = ["POST", "PUT", "PATCH"]
    host = [
      "googleads.googleapis.com",
      "graph.facebook.com",
      "api.linkedin.com",
      "ads-api.twitter.com",
      "business-api.tiktok.com",
      "ads.google.com",
    ]
    when = "http.path matches '(?i)(campaignBudgets|/adsets?(/|$)|/budget)' and (http.path matches '(?i)budget' or any(call.args, .key matches '(?i)budget'))"
  }

  # quotas at the interface of a cloud
  http {
    method = ["PUT", "PATCH", "POST"]
    when   = "http.path matches '(?i)/(Microsoft[.]Quota/quotas|quotaPreferences|consumerQuotaMetrics/.*(consumerOverrides|adminOverrides)|quota[-_]?(increase|request)s?)(/|$)'"
  }

  call {
    verb = ["@spend"]
    object = <<-W
      instance, gpu, cluster, node pool, nodepool, nodegroup, node group, droplet, virtual machine,
      server, db instance, sql instance, database instance, read replica, geo replica, sql replica, database replica, reserved instance offering,
      reserved instance, reservation, saving plan, capacity, quota, commitment, spot fleet, fleet,
      warehouse, ad budget, capacity reservation, reserved capacity, capacity block, quota increase,
      campaign budget, daily budget, budget, linode, notebook instance, throughput,
      replication group, cache cluster, provisioned throughput, lifetime budget, monthly budget,
      spend cap, spending limit, spot instance, service quota, autoscaling group, auto scaling,
      runpod, h100, a100, app plan, dyno, campaign spend, ad spend, spend limit, gpu pod,
      gpu instance, gpu node, scale set, vmss, vm, workspace capacity, job flow, emr, redshift,
      elasticache, opensearch domain, managed database, vps, bare metal, seat count, credit pack,
      replica count, worker pool, dbcluster, db cluster, dedicated host, domain registration,
      domain name, prepaid credit, api credit, ai credit, ad credit, compute credit,
      compute instance, compute cluster, sql warehouse, inference endpoint, dedicated endpoint,
      notebook, tpu, training cluster, elastic pool, app service plan, machine, minute pack,
      storage plan, ip address, elastic ip, load balancer, nat gateway, kubernetes cluster,
      postgres, mysql, redis instance, hosted database, sql database, database cluster, autoscaler,
      volume size, bid, cloudsql, cloud sql, alloydb, memorystore, spanner, bigtable, dataproc,
      documentdb, neptune, gke, aks, eks, ptu, provisioned capacity, gpu quota, vcpu quota,
      ml compute, aml compute, batch pool, spark pool, compute target, campaign spend cap, campaign cap, daily cap, budget cap, campaign daily cap, ad cap, spend ceiling
    W
    not_object = ["@unpaid", "@capacity.hall"]
    not_verb   = ["@unspent"]
    not_shell_program = <<-W
      python, python3, node, rails, php, npm, yarn, pnpm, ruby, flask, cargo, go, make, dotnet, java,
      kind, minikube, k3d, k3s, k3sup, microk8s, multipass, vagrant, colima, limactl, ctlptl, podman, docker
    W
    not_noun = <<-W
      kind, minikube, k3d, k3s, docker, multipass, vagrant, localstack, colima, podman, lima, tests,
      jupyter, browser, unity, minecraft, game, puppeteer, playwright, selenium, chrome, mock, vite,
      webpack, filesystem, mcp, next, nuxt, jest, cypress, jira, sprint, django, flask, devserver,
      language server, lsp, blender, godot, unreal, web server, file server, cluster analysis,
      pytest, vscode, webserver, testserver, storybook, manufacturing, nanomanufacturing, factory,
      crowd, venue, classroom, course, bus, parking, ward, restaurant,
      seating, event planner, event management, surgery, assembly line, production line, cnc,
      workshop, foundry, coffee, vending
    W
    when          = "not (code.call matches '(?i)[.]create_?(connection|pool|pool_?cluster|client)(_?promise)?$' and call.noun in ['mysql', 'mariadb', 'pg', 'postgres', 'postgresql', 'aiomysql', 'asyncpg', 'redis', 'ioredis', 'mssql', 'oracledb', 'snowflake']) and not (call.verb in ['update', 'patch', 'set', 'modify', 'put', 'change', 'edit', 'deploy'] and call.head in ['endpoint'] and not (call.key in ['instance type', 'accelerator', 'min replica', 'max replica', 'instance size', 'scaling', 'compute', 'replica', 'capacity', 'instance count'])) and (env.target != 'local' or env.name in ['dev', 'development', 'test']) and not (call.verb == 'create' and call.object == 'budget' and not (call.noun in ['ad', 'ads', 'campaign', 'cloud', 'gpu', 'daily', 'monthly', 'google', 'meta', 'facebook', 'linkedin', 'tiktok', 'aws', 'azure', 'gcp']))"
    not_http_host = ["management.azure.com"]
    mode          = ["change", "unknown"]
  }

  # a click on the button that does it
  call {
    noun     = ["@browsers"]
    not_verb = ["@browser.looks"]
    when     = "any(call.args, .key in ['element', 'selector', 'text', 'label', 'name', 'button', 'description', 'target', 'locator', 'button_text', 'role_name', 'element_description', 'ref', 'action', 'instruction', 'title', 'task', 'goal', 'objective', 'prompt', 'function', 'script', 'code', 'query', 'instructions', 'expression', 'command', 'step', 'steps', 'intent', 'request', 'message', 'input'] and .value matches '(?i)(launch|create|start|deploy|order|buy|rent).{0,14}(instance|cluster|gpu|droplet|server|vm|virtual machine|node ?pool|reservation|capacity|domain|endpoint|commitment)|(launch|spin up|provision) .{0,30}(instance|cluster|gpu|droplet|server|machine)|(in the cart|buy|register|purchase) .{0,40}(domain|registrar)|registrar.{0,80}(checkout|buy|purchase|order)|(increase|raise|request|double).{0,30}(budget|quota|limit)|buy .{0,12}(reservation|savings plan|credits)|purchase (credits|capacity|domain)|upgrade .{0,10}(instance|cluster|database)')"
    mode     = ["change", "unknown"]
  }

  call {
    name     = ["*run_job_flow*", "*domain_transfer_in*", "*transfer_in_domain*"]
    not_verb = ["@unspent"]
  }

  # the limits that a cloud keeps, in a tool of them
  call {
    verb = ["raise", "increase", "request", "set", "update", "lift", "expand", "bump", "double"]
    head = ["limit", "quota", "cap", "allowance"]
    noun = ["quota", "service quota", "azure quota", "aws quota", "gcp quota"]
    key = [
      "new limit",
      "limit",
      "value",
      "desired value",
      "new value",
      "new quota",
      "requested limit",
      "quota",
    ]
    not_verb = ["@unspent"]
    not_noun = [
      "disk",
      "mailbox",
      "user",
      "namespace",
      "storage",
      "rate",
      "kubernetes",
      "filesystem",
      "zfs",
      "print",
    ]
    mode = ["change", "unknown"]
  }

  # a stack of machines brought up by a tool
  call {
    verb = ["up", "apply", "deploy", "update", "create"]
    noun = <<-W
      pulumi, terraform, tofu, opentofu, spacelift, crossplane, cdk, atlantis
    W
    when       = "any(call.args, .value matches '(?i)(gpu|instance|db[.][a-z0-9]+[.]|cluster|node.?(pool|group)|p[345]d?e?n?[.]|g[456][.]|h100|a100|rds|eks|gke|aks|vm-|large)')"
    not_verb   = ["@unspent", "plan", "preview", "validate"]
    not_object = ["alert", "policy", "role", "bucket", "queue", "dns"]
  }

  # a number, a runner or a seat of capacity that is paid for
  call {
    verb = <<-W
      buy, purchase, order, upgrade, rent, lease, increase, raise, add, provision
    W
    object = <<-W
      phone number, short code, concurrency, larger runner, runner, build minute, build slot,
      compute hour, gpu hour, allocation, dedicated server, bandwidth, port capacity,
      storage capacity, slot commitment, slot, ram, vcpu, dtu, ru, request unit
    W
    not_object = ["@unpaid", "contact phone"]
    not_verb   = ["@unspent"]
    not_noun = <<-W
      jira, crm, contact, calendar, hubspot, kubernetes, docker
    W
    mode = ["change"]
  }

  call {
    verb   = ["create", "submit", "run", "start", "launch"]
    object = ["job", "custom job", "training job", "batch job", "processing job"]
    key = <<-W
      machine type, accelerator type, accelerator, gpu, gpu count, gpu type, instance type,
      instance count, vm size
    W
    noun = <<-W
      vertex, sagemaker, aiplatform, azureml, runai, batch, modal, databricks, coreweave, skypilot,
      anyscale, determined
    W
    not_verb       = ["@unspent"]
    not_env_target = ["local"]
  }

  # what a request to a cloud's management names by its kind alone
  http {
    method = ["PUT", "POST"]
    path = [
      "**/virtualMachines/*", "**/managedClusters/*", "**/virtualMachineScaleSets/*",
      "**/reservationOrders/**", "**/savingsPlanOrders/*", "**/savingsPlanOrderAliases/*",
      "**/flexibleServers/*", "**/managedInstances/*", "**/capacityReservationGroups/*",
      "**/capacities/*", "**/elasticPools/*", "**/serverfarms/*", "**/redisEnterprise/*",
      "**/dedicatedHosts/*",
    ]
    host = ["management.azure.com"]
  }

  call {
    verb = <<-W
      create, add, checkout, order, submit, put, post, set
    W
    object = ["domain", "domain name"]
    noun = <<-W
      namecheap, godaddy, porkbun, gandi, registrar, registration, dynadot, enom, inwx, hover,
      name_com, namecom, ovh, ionos, netim, dnsimple, route 53 domains, route53domains,
      domains registrar, spaceship, opensrs, hexonet, strato
    W
    key = <<-W
      year, registrant, period, whois, auto renew, registration year, contact, duration, premium,
      price, purchase price, term
    W
    not_object = <<-W
      dns record, record, email forward, contact, verification, nameserver, name server
    W
    not_verb = ["@unspent", "check"]
  }

  call {
    verb       = ["register", "buy", "purchase", "renew", "order", "transfer_in"]
    object     = ["domain", "domain name", "tld", "hosted domain"]
    not_object = ["@unpaid", "user", "member", "event", "webhook"]
    not_verb   = ["@unspent"]
  }

  # capacity by its size: a machine type, a GPU count
  call {
    verb = ["@spend", "alter"]
    key = <<-W
      instance type, machine type, server type, node type, gpu count, gpu type, accelerator,
      accelerator type, vm size, node count, instance count, warehouse size, worker type, num node,
      num worker, node size, instance class, db instance class, gpu, min node, max node,
      desired capacity, num gpu, flavor, size slug, hardware, hardware tier, instance size,
      cluster size, budget micro, amount micro, daily budget, campaign budget, lifetime budget,
      budget amount, capacity unit, provisioned throughput, monthly budget, total budget,
      new budget, budget diario, desired value, model unit, initial node, max cluster, gpu num,
      instance shape, shape, max replica
    W
    not_object     = ["@unpaid"]
    not_verb       = ["@unspent", "predict", "train_local"]
    not_env_target = ["local"]
  }

  call {
    verb = <<-W
      alter, resize, scale, modify, set, update, change, increase, create
    W
    object = [
      "warehouse",
      "compute pool",
      "sql warehouse",
      "virtual warehouse",
      "resource monitor",
      "endpoint",
    ]
    key = [
      "warehouse size",
      "max cluster count",
      "credit quota",
      "cluster size",
      "max num cluster",
    ]
    not_object = ["@unpaid"]
    not_verb   = ["@unspent"]
  }

  call {
    verb = <<-W
      reserve, rent, lease, book, order, buy, increase, raise
    W
    object = <<-W
      gpu, gpus, gpu node, gpu instance, gpu capacity, tpu, h100, a100, h200, accelerator, compute,
      vcpu, core hour, gpu hour
    W
    not_object = ["@unpaid", "gpu memory", "report"]
    not_verb   = ["@unspent"]
  }

  # a hosted service made larger
  call {
    verb = <<-W
      upgrade, resize, scale, set, update, create, increase, raise, add, enable, change, modify,
      expand
    W
    noun = <<-W
      neon, supabase, aiven, elastic cloud, redis cloud, redis_cloud, planetscale, railway, atlas,
      mongodb atlas, confluent, upstash, cockroach, cockroachdb, timescale, digitalocean,
      clickhouse cloud, clickhouse_cloud, pinecone, weaviate, qdrant, zilliz, singlestore, scaleway,
      ovh, hetzner, linode, vultr, upcloud, exoscale, civo, ionos, render, algolia, elastic, astra,
      starburst, yugabyte, lambda_labs, coreweave, runpod
    W
    key = <<-W
      compute size, max cu, memory gb, size gb, storage gb, size, plan, tier, cku, node, replica,
      capacity, instance type, ram, vcpu, pod type, shard, capacity gb, disk gb, instance size,
      memory
    W
    not_object = <<-W
      @unpaid, index, schema, collection, document, query, font, page, webhook, object
    W
    not_verb          = ["@unspent"]
    not_shell_program = ["kubectl", "oc", "helm", "docker", "docker-compose", "podman", "nomad"]
  }

  shell {
    program = <<-W
      civo, metal, upctl, exo, stackit, gridscale, ionosctl, packet, cherryctl, lsh, hyperstack,
      gscloud, openstack, scw, ovhai, tensordock, prime, nebius, yc
    W
    sub = <<-W
      instance create, kubernetes create, device create, server create, servers create,
      compute create, k8s create, cluster create, database create, kubernetes cluster create,
      job run, app run, instance server create, k8s cluster create, instances create, pods create,
      volume create, compute instance create
    W
    not_shell_flag = ["--help", "--dry-run"]
  }

  # a module that makes a machine of a provider
  shell {
    program = ["ansible"]
    when    = "shell.option matches '(?i)^(-m|--module-name|--module)=.*(hcloud[._](server|volume|load_balancer)$|ec2_instance$|ec2_asg$|rds_instance$|eks_cluster$|eks_nodegroup$|elasticache$|redshift$|azure_rm_virtualmachine|azure_rm_aks$|gcp_compute_instance$|gcp_container_(cluster|node_pool)$|digital_ocean_droplet|digital_ocean_kubernetes$|linode|vultr|os_server$|openstack.cloud.server$|scaleway_compute$|ovh|proxmox_kvm$|vmware_guest$|upcloud)' and not (shell.option matches '(?i)state=(absent|stopped|terminated)') and not (shell.flag in ['--check', '-C'])"
  }

  shell {
    program = <<-W
      sky, flyctl, fly, heroku, dstack, modal, coreweave, lambda, gpulab, vastai, runpodctl, brev,
      paperspace, gradient
    W
    sub = <<-W
      launch, jobs launch, spot launch, serve up, scale count, scale vm, scale memory, machine run,
      machine clone, ps:scale, ps:type, ps:resize, apply, machine start, machines create
    W
    not_shell_flag = ["--dryrun", "--dry-run", "--help"]
    when           = "not (shell.operand matches '=[01]$') and not (shell.operand in ['0', '1'])"
  }

  call {
    verb = <<-W
      raise, increase, lift, double, boost, bump, extend, buy, add, purchase, topup, top
    W
    object = <<-W
      usage limit, spend limit, usage cap, credit, credit balance, prepaid balance, hard limit,
      monthly limit, token quota, compute unit, spending cap, rate tier
    W
    noun = <<-W
      openai, anthropic, cloud, aws, gcp, azure, billing, usage, ai, llm, api, twilio, openrouter,
      mistral, runpod, vast, replicate, fal, snowflake, databricks, spend, spending, prepaid,
      compute, ads, gpu, ci, circleci, buildkite, copilot, sms, email, build, elevenlabs, cursor
    W
    not_object = <<-W
      @unpaid, customer credit, store credit, credit card, goodwill credit, rate limit, credit limit
    W
    not_verb = ["@unspent"]
  }

  sql {
    verb = ["alter", "create"]
    when = "any(call.args, .value matches '(?i)warehouse_size *= *')"
  }

  shell {
    when    = "shell.operand matches '(?i)(alter|create)( or replace)? +warehouse .*warehouse_size' or shell.option matches '(?i)(alter|create)( or replace)? +warehouse .*warehouse_size'"
    program = ["snowsql", "snow", "snowflake"]
  }

  # numbers, addresses, runs and storage that are sold by the piece
  call {
    verb = ["buy", "purchase", "order", "rent", "lease"]
    object = <<-W
      number, phone number, dedicated ip, ip, task, minute, message, token, operation, proxy, run,
      database, server, storage, cluster, instance, node, volume, hosting, webspace, gpu, vps
    W
    noun = <<-W
      twilio, vonage, plivo, messagebird, telnyx, sinch, bandwidth, sendgrid, mailgun, postmark,
      zapier, make, apify, proxy, brightdata, cloud, hosting, hetzner, ovh, ionos, strato, nuage,
      nube, aws, gcp, azure, infra, infrastructure, phone, telephony, datacenter, rechenzentrum
    W
    not_object = ["@unpaid", "work order", "list"]
    not_verb   = ["@unspent"]
    mode       = ["change"]
  }

  # more machines in a cluster
  call {
    verb = <<-W
      add, scale, expand, provision, increase, deploy, order, create, launch
    W
    object = ["node", "worker node", "gpu node", "cluster node", "device", "bare metal"]
    key = <<-W
      cluster, cluster id, cluster name, plan, node type, facility, metro
    W
    noun = <<-W
      cloud, cluster, equinix, packet, metal, latitude, leaseweb, hivelocity, gpu, aws, gcp, azure,
      eks, gke, aks, nuage, nube, datacenter, infra, rke, talos, openshift, ocm
    W
    not_object = ["@unpaid", "label", "taint", "tree", "graph"]
    not_noun = <<-W
      kind, minikube, k3d, mqtt, iot, figma, neo4j, n8n, homeassistant
    W
    not_verb = ["@unspent"]
  }

  # an advertisement with a budget
  call {
    verb = <<-W
      boost, promote, create, launch, start, run, publish
    W
    key = [
      "budget",
      "daily budget",
      "lifetime budget",
      "spend",
      "total budget",
      "tagesbudget",
    ]
    noun = <<-W
      ads, ad, meta_ads, google_ads, campaign, promotion, facebook, linkedin, tiktok, reddit_ads,
      snapchat, pinterest, bing_ads, adwords, werbung, kampagne, publicite, anuncios
    W
    not_object = ["@unpaid", "report", "plan", "audience", "brief"]
    not_verb   = ["@unspent", "pause"]
  }

  http {
    host   = ["api.namecheap.com", "api.dynadot.com", "reseller.enom.com", "api.ote-godaddy.com"]
    when   = "any(call.args, .value matches '(?i)(domains[.](create|renew|reactivate|transfer)|command=(register|purchase|renew))')"
    method = ["GET", "POST"]
  }

  shell {
    program        = ["aws"]
    sub            = ["dynamodb update-table", "dynamodb create-table"]
    flag           = ["--provisioned-throughput"]
    not_shell_flag = ["--help", "--endpoint-url", "--dry-run"]
  }

  shell {
    program = ["doctl"]
    sub = [
      "databases create",
      "databases resize",
      "databases pool create",
      "gradient agent create",
      "compute load-balancer create",
      "compute reserved-ip create",
    ]
    not_shell_flag = ["--help"]
  }

  # what costs, as its own argument says
  call {
    verb = ["create", "add", "provision", "enable", "upgrade", "restore"]
    key = [
      "confirm cost",
      "confirm cost id",
      "cost confirmation",
      "pod type",
      "cku",
      "accept charge",
    ]
    not_object = ["@unpaid", "index document", "test"]
    not_verb   = ["@unspent"]
  }

  # a registrar that is told to sell
  call {
    verb = ["buy", "purchase", "register", "order", "renew", "checkout"]
    key  = ["domain", "domain name", "domains"]
    noun = <<-W
      namecheap, godaddy, porkbun, gandi, registrar, dynadot, enom, inwx, hover, name_com, namecom,
      ovh, ionos, netim, dnsimple, spaceship, opensrs, hexonet, strato, domain, domains, cloudflare,
      vercel, netlify, route53domains, squarespace, hostinger
    W
    not_object = <<-W
      @unpaid, webhook, user, app, certificate, custom domain, project
    W
    not_verb = ["@unspent", "check", "verify"]
  }

  call {
    verb = ["create", "add", "enable", "configure"]
    object = <<-W
      larger runner, hosted runner, gpu runner, dedicated runner, larger hosted runner
    W
    not_verb = ["@unspent"]
  }

  shell {
    program        = ["bq"]
    sub            = ["mk", "update"]
    flag           = ["--capacity_commitment", "--reservation", "--slots", "--reservation_id"]
    not_shell_flag = ["--help", "--reservation_assignment"]
  }

  shell {
    program = <<-W
      neonctl, neon, supabase, turso, pscale, avn, aiven, crdb, ccloud, astra, tidbcloud, upstash,
      atlas, railway, render, koyeb, northflank, timescale, tiger, clickhousectl, cockroach
    W
    sub = <<-W
      projects create, project create, databases create, database create, service create,
      services create, cluster create, clusters create, db create, postgres create,
      branches create --size, instance create, redis create
    W
    not_shell_flag = ["--help", "--dry-run"]
  }

  # a machine type given to a playbook or a stack
  shell {
    program = <<-W
      ansible-playbook, ansible, terraform, tofu, pulumi, cdk, packer, terragrunt
    W
    when           = "(shell.option matches '(?i)(instance|machine|vm|server|node|gpu)_?(type|size|flavor|count)=' or shell.operand matches '(?i)^(instance|machine|vm|server|node|gpu)_?(type|size|flavor)=') and not (shell.sub in ['plan', 'preview', 'destroy', 'validate', 'diff', 'synth']) and not (shell.flag in ['--check', '--syntax-check', '--list-tasks', '-C', '-n'])"
    not_env_target = ["local"]
  }

  # a budget or a capacity raised, in Spanish, French and Italian
  call {
    name = [
      "*upload_budget*",
      "*aumentar_budget*",
      "*ampliar_budget*",
      "*augmenter_budget*",
      "*aumenta_budget*",
    ]
    not_verb = ["@unspent"]
  }

  # more of what a service lets the organisation use
  call {
    verb = ["increase", "raise"]
    noun = ["quota", "service limit"]
    key = [
      "new limit",
      "desired value",
      "limit",
      "new value",
      "requested limit",
      "requested value",
      "quota",
    ]
    not_object = ["@unpaid"]
    not_verb   = ["@unspent"]
  }

  # infrastructure as code whose target is a machine
  shell {
    program        = ["terraform", "tofu", "pulumi", "terragrunt"]
    sub            = ["apply", "up", "run-all apply"]
    not_shell_flag = ["--dry-run", "-destroy"]
    when           = "any(call.args, .value matches '(aws_instance|aws_spot|aws_db_instance|aws_rds|aws_eks|aws_ec2|aws_autoscaling|google_compute_instance|google_container|google_sql|azurerm_(linux_|windows_)?virtual_machine|azurerm_kubernetes|digitalocean_droplet|hcloud_server|node_pool|node_group|[-_.]gpu|gpu[-_])')"
  }
}

set "spend" {
  words = <<-W
    create, run, launch, start, buy, purchase, reserve, raise, increase, scale, resize, upgrade,
    allocate, deploy, extend, renew, update, set, modify, order, spin, rent, up, apply, book,
    expand, alter, provision, add, put, request, new, boost, double, bump, lift, accept, commit,
    change, edit, adjust, patch, insert, mutate, post, enable, submit, topup, make, lease, acquire,
    restore, clone, migrate, bid
  W
}

set "unspent" {
  words = <<-W
    stop, terminate, delete, describe, list, get, reduce, decrease, cancel, lower, destroy, remove,
    read, drain, suspend, deallocate, downscale, kill, search, pause, wait, reboot, restart,
    hibernate, shutdown, forecast, estimate, preview, simulate, draft
  W
}

set "unpaid" {
  words = <<-W
    local, docker, pod log, snapshot, image, test, budget alert, alert, report, domain model,
    domain event, mcp, file, note, job, comment, ticket, issue, page, profile, kind, minikube,
    sandbox container, permission, database user, cluster user, iam user, role, member, tag, label,
    user quota, secret, key, policy, security group, metadata, event, message, forecast, dashboard,
    template, draft, docs, document, k3d, vagrant, multipass, compose, devcontainer, namespace,
    configmap, service account, binding, certificate, record, dns record, weight, traffic, monitor,
    metric, log, calendar, contact, email, mail, bucket, queue, topic, run server, dev server,
    credential, token, kubeconfig, context, resource quota, limit range, cluster role,
    cluster rolebinding, refund, payment, credit note, loan, customer, candidate, test database,
    goodwill, migration, table, domain verification, custom domain, category budget, category,
    budget category, state machine, sheet, cell, spreadsheet, error budget, budget line,
    personal budget
  W
}
