//! name = "adoube-record"
