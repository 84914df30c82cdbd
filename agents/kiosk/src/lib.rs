//! name = "adoube-kiosk"
