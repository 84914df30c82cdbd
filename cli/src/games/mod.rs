//! Games and reports as the files that go out, and the files that come in.

pub(crate) mod comments;
pub(crate) mod import_pgn;
pub(crate) mod import_trf;
pub(crate) mod pgn;
pub(crate) mod seats;
#[cfg(test)]
mod tests;
pub(crate) mod trf;

use adoube_proto::v1::{PairingEntry, PlayerEntry};

/// What a file brings.
#[derive(Debug, Default)]
pub(crate) struct Imported {
    /// New players, or players with changes.
    pub(crate) players: Vec<PlayerEntry>,
    /// The round of the pairings; 0 where there are none.
    pub(crate) round: u16,
    /// The pairings of that round.
    pub(crate) pairings: Vec<PairingEntry>,
}
