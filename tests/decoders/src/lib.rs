//! Whatever reads bytes that come from elsewhere, each as a function of any bytes: it may refuse
//! them, and it may not panic, and what it reads it must write and read again alike.
//!
//! Fuzzing (`fuzz`, `cargo xtask nightly fuzz`) looks for bytes that break this. With the other tests,
//! `tests/known.rs` gives each those that fuzzing starts from and those that once broke one, and
//! `tests/random.rs` others by chance.
#![allow(
    clippy::missing_panics_doc,
    reason = "a panic is how each tells what is wrong"
)]

mod boards;
pub mod bytes;
mod chess;
mod files;
mod kiosk;
mod records;
mod secrets;
mod tables;
mod venue;
mod wire;

use adoube_ledger::outside;

/// A reader of bytes.
pub type Decoder = fn(&[u8]);

/// Each by its name, which is also that of the folders of its bytes.
pub const DECODERS: &[(&str, Decoder)] = &[
    ("fen", chess::fen),
    ("san", chess::san),
    ("pgn", chess::pgn),
    ("regulations", tables::regulations),
    ("words", tables::words),
    ("trf", tables::trf),
    ("records", records::records),
    ("streams", records::streams),
    ("people", records::people),
    ("signatures", records::signatures),
    ("ledger_pairs", outside::pairs),
    ("ledger_guard", outside::guard),
    ("coordinator_wire", wire::coordinator),
    ("telemetry", venue::telemetry),
    ("relay_preface", venue::relay_preface),
    ("venue_settings", venue::settings),
    ("venue_stored", venue::stored),
    ("grants", venue::grants),
    ("play_replies", kiosk::play_replies),
    ("orders", kiosk::orders),
    ("script", kiosk::script),
    ("device_settings", kiosk::settings),
    ("lockd_said", kiosk::lockd_said),
    ("enrolment", secrets::enrolment),
    ("sessions", secrets::sessions),
    ("profile", files::profile),
    ("event_files", files::event),
    ("seats", files::seats),
    ("import_trf", files::import_trf),
    ("import_pgn", files::import_pgn),
    ("story", files::story),
    ("board_dgt", boards::dgt),
    ("board_dgt_bus", boards::dgt_bus),
    ("board_chessnut", boards::chessnut),
    ("board_millennium", boards::millennium),
    ("board_certabo", boards::certabo),
    ("board_sentio", boards::sentio),
    ("board_trace", boards::trace),
];

/// The decoder of this name.
pub fn named(name: &str) -> Option<Decoder> {
    let found = DECODERS.iter().find(|(known, _)| *known == name);
    found.map(|(_, decoder)| *decoder)
}

/// The text that the bytes are, if they are one.
fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok()
}
