# The library's own policy: what its clauses are compiled with. An organisation's policy says use = ["govc-standard"].
policy "govc-standard" {
  editions = {
    aiuc_1      = "2026-Q2"
    dora        = "2022/2554"
    eu_ai_act   = "2024/1689+2026/1744"
    gdpr        = "2016/679"
    mitre_atlas = "5.6.0"
    owasp_asi   = "2026"
    owasp_llm   = "2026"
    sr_11_7     = "2011"
  }
}
