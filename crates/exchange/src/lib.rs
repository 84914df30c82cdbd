//! Files that an event exchanges with other programs: PGN, TRF, score sheets, pairings and seats; and the programs that
//! pair a round.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod allotted;
mod attempts;
mod bye_records;
mod closed_pages;
pub mod comments;
pub mod confidential;
pub mod contradictions;
pub mod control;
pub mod days;
pub mod draft;
mod ended;
pub mod entering;
pub mod granted;
mod holds;
pub mod import_pgn;
#[cfg(test)]
mod import_pgn_tests;
pub mod import_trf;
pub mod kept;
pub mod known;
pub mod left_out;
#[cfg(test)]
mod made;
pub mod named;
pub mod newcomers;
pub mod odd;
mod offered;
pub mod officials;
#[cfg(test)]
mod own_files_tests;
pub mod pairing;
pub mod personal;
pub mod pgn;
#[cfg(test)]
mod pgn_tests;
mod played_elsewhere;
pub mod report_check;
#[cfg(test)]
mod ruling_tests;
pub mod scores;
pub mod seats;
#[cfg(test)]
mod taken_back_tests;
#[cfg(test)]
mod tests;
mod told;
pub mod told_control;
pub mod told_points;
pub mod trf;

use adoube_proto::v1::{ByeEntry, PairingEntry, PlayedRound, PlayerEntry};

/// What a file brings.
#[derive(Debug, Default)]
pub struct Imported {
    /// New players, or players with changes.
    pub players: Vec<PlayerEntry>,
    /// The round of the pairings; 0 where there are none.
    pub round: u16,
    /// The pairings of that round.
    pub pairings: Vec<PairingEntry>,
    /// Who does not play in that round.
    pub byes: Vec<ByeEntry>,
    /// Earlier rounds, which were played elsewhere.
    pub played: Vec<PlayedRound>,
    /// Boards of that round whose game is forfeited, as the file says: board, and White's and
    /// Black's halves of a point.
    pub forfeits: Vec<(u32, u32, u32)>,
    /// What of it was understood otherwise than it stands there, or not at all.
    pub remarks: Vec<String>,
    /// How many games of that round have a result in the file that is not taken.
    pub dropped: usize,
}
