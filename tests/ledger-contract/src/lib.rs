//! name = "adoube-ledger-contract"
