//! name = "adoube-ledger"
