//! Claims of a draw (L 9.5), and how Chess960 positions are drawn (A-F).

use super::convert as to;
use super::reader::{Reader, Section};
use crate::double_chess960::NO_DOUBLE;

/// Where a Chess960 game's start position comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Draw960 {
    /// Lots are drawn for each board when the round is published.
    Board,
    /// One draw for all boards of a round.
    Round,
    /// It comes with the pairing.
    Given,
}

/// The words for it.
pub(super) const DRAWS: [(&str, Draw960); 3] = [
    ("board", Draw960::Board),
    ("round", Draw960::Round),
    ("given", Draw960::Given),
];

pub(super) fn read_chess960(reader: &mut Reader<'_>, root: &Section<'_>) -> Draw960 {
    let section = root.section(reader, "chess960.");
    section.only(reader, &["draw"]);
    let draw = section.field(reader, "draw", "A-F", |value| match value.as_str() {
        Some("double") => Err(NO_DOUBLE.to_owned()),
        _ => to::word(value, &DRAWS),
    });
    draw.or(Draw960::Board)
}

/// Whether players claim draws by repetition and by fifty moves, which then do not come by
/// themselves.
pub(super) fn read_claims(reader: &mut Reader<'_>, root: &Section<'_>) -> bool {
    let section = root.section(reader, "draws.");
    section.only(reader, &["claims"]);
    section.field(reader, "claims", "L 9.5", to::flag).or(false)
}
