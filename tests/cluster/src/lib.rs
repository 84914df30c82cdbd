//! name = "adoube-cluster"
