//! Games and reports as the files that go out, and the files that come in.

pub(crate) mod allotted;
mod attempts;
mod bye_records;
mod closed_pages;
pub(crate) mod comments;
pub(crate) mod confidential;
pub(crate) mod contradictions;
pub(crate) mod control;
pub(crate) mod days;
pub(crate) mod draft;
mod ended;
pub(crate) mod entering;
pub(crate) mod granted;
mod holds;
pub(crate) mod import_pgn;
#[cfg(test)]
mod import_pgn_tests;
pub(crate) mod import_trf;
pub(crate) mod kept;
pub(crate) mod left_out;
pub(crate) mod named;
pub(crate) mod newcomers;
pub(crate) mod odd;
mod offered;
pub(crate) mod officials;
#[cfg(test)]
mod own_files_tests;
pub(crate) mod personal;
pub(crate) mod pgn;
#[cfg(test)]
mod pgn_tests;
mod played_elsewhere;
pub(crate) mod report_check;
#[cfg(test)]
mod ruling_tests;
pub(crate) mod scores;
pub(crate) mod seats;
#[cfg(test)]
mod taken_back_tests;
#[cfg(test)]
mod tests;
mod told;
pub(crate) mod told_control;
pub(crate) mod told_points;
pub(crate) mod trf;

use adoube_proto::v1::{ByeEntry, PairingEntry, PlayedRound, PlayerEntry};

/// What a file brings.
#[derive(Debug, Default)]
pub(crate) struct Imported {
    /// New players, or players with changes.
    pub(crate) players: Vec<PlayerEntry>,
    /// The round of the pairings; 0 where there are none.
    pub(crate) round: u16,
    /// The pairings of that round.
    pub(crate) pairings: Vec<PairingEntry>,
    /// Who does not play in that round.
    pub(crate) byes: Vec<ByeEntry>,
    /// Earlier rounds, which were played elsewhere.
    pub(crate) played: Vec<PlayedRound>,
    /// Boards of that round whose game is forfeited, as the file says: board, and White's and
    /// Black's halves of a point.
    pub(crate) forfeits: Vec<(u32, u32, u32)>,
    /// What of it was understood otherwise than it stands there, or not at all.
    pub(crate) remarks: Vec<String>,
    /// How many games of that round have a result in the file that is not taken.
    pub(crate) dropped: usize,
}
