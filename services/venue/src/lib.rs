//! name = "adoube-venue"
