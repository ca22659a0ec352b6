policy "tea-house" {
  editions = {}
}

clause "house-brewing" {
  text     = "No brewing tea in the kitchen."
  severity = "high"
}

clause "house-payments" {
  text = "No payments without human review."
}
