//! name = "adoube-proto"
