//! name = "adoube-tournament"
