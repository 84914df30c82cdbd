//! Simulated electronic boards for tests, and what is played on them: [`games`], the makes with what reads and what
//! simulates each ([`Make`]), a computer beside a board ([`Rig`]), a game between two players
//! who each have one ([`Table`]).
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::panic,
    clippy::missing_panics_doc,
    clippy::print_stderr,
    reason = "it is for tests"
)]

pub mod games;
mod makes;
mod rig;
mod table;
mod virtual_board;

use std::path::PathBuf;

pub use makes::{
    CertaboMake, ChessnutMake, DgtMake, Make, MillenniumMake, PegasusMake, SentioMake,
};
pub use rig::Rig;
pub use table::Table;
pub use virtual_board::{Alert, Mode, VirtualBoard};

/// The path of a file or folder of the shared data; `None`, said aloud, where it is absent.
pub fn shared(path: &str) -> Option<PathBuf> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let found = root.join(path);
    if found.exists() {
        Some(found)
    } else {
        eprintln!("SKIPPED: {} is not there", found.display());
        None
    }
}
