//! Files that an event exchanges with other programs: PGN, TRF, score sheets, pairings and seats; and the programs that
//! pair a round.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod board_games;
mod bye_records;
pub mod chess_faults;
mod closed_pages;
pub mod comments;
pub mod confidential;
pub mod contradictions;
pub mod draft;
mod draw_offers;
pub mod event_rounds;
pub mod file_points;
pub mod file_time_control;
mod game_ending;
pub mod game_time_control;
pub mod granted_byes;
mod holds;
pub mod ignored_records;
pub mod import_pgn;
#[cfg(test)]
mod import_pgn_tests;
pub mod import_trf;
pub mod import_warnings;
mod imported_rounds;
pub mod newcomers;
pub mod officials;
#[cfg(test)]
mod own_files_tests;
pub mod pairing;
pub mod personal_data;
pub mod pgn;
mod pgn_annotations;
#[cfg(test)]
mod pgn_tests;
pub mod player_changes;
pub mod repeated_imports;
pub mod report_check;
pub mod report_time_control;
pub mod round_days;
#[cfg(test)]
mod ruling_tests;
#[cfg(test)]
mod sample_moves;
pub mod scores;
pub mod seats;
#[cfg(test)]
mod spanish_tests;
pub mod standings_source;
#[cfg(test)]
mod tests;
pub mod trf;
pub mod wire_ids;
#[cfg(test)]
mod withdrawn_result_tests;

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
