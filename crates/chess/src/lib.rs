//! name = "adoube-chess"
