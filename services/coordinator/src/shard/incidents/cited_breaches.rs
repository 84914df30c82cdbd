//! The breaches that rulings cite, as the wire shows them to officials (VEN-2).

use adoube_proto::v1;
use adoube_tournament::board::Board;

use crate::shard::views;

/// The most breaches that an offer names: the latest. A device tells as many kinds apart.
const MOST: usize = 16;

/// Those of these numbers.
pub(super) fn notes(board: &Board, numbers: &[u32]) -> Vec<v1::DeviceNoted> {
    let notes = numbers.iter().filter_map(|number| board.breach(*number));
    notes.map(views::device_note).collect()
}

/// What a ruling could cite on a board.
pub(super) fn citable(board: &Board) -> Vec<v1::DeviceNoted> {
    let mut notes: Vec<_> = board.breaches().collect();
    let last = notes.split_off(notes.len().saturating_sub(MOST));
    last.into_iter().map(views::device_note).collect()
}
