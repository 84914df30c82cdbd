//! name = "adoube-coordinator"
