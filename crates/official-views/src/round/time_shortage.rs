//! Which games are short of time (CLK-10).

use adoube_proto::v1::{BoardView, GameStage, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::Model;
use crate::catalogue::filled;

/// A game is short of time when a clock shows less than one of these, game milliseconds: in a blitz
/// event all are under the first, and the others still tell them apart.
const MARKS: [(u64, &str); 3] = [(10_000, "10 s"), (60_000, "1 min"), (5 * 60_000, "5 min")];

/// How short a time is: 0 is shortest, [`MARKS`]' length is not short.
fn mark(millis: u64) -> usize {
    MARKS
        .iter()
        .position(|(mark, _)| millis < *mark)
        .unwrap_or(MARKS.len())
}

/// Whether a clock that shows this is short.
pub(super) fn is_short(millis: u64) -> bool {
    mark(millis) < MARKS.len()
}

/// How short of time a game in play is, by the clock that shows less; any other is not.
fn of(board: &BoardView, model: &Model, now: u64) -> usize {
    if board.state() == GameStage::Playing {
        mark(least(board, model, now))
    } else {
        MARKS.len()
    }
}

/// What the clock that shows less shows.
fn least(board: &BoardView, model: &Model, now: u64) -> u64 {
    let left = [Side::White, Side::Black].map(|side| model.remaining(board, side, now));
    left[0].min(left[1])
}

/// Whole seconds that are left where a game is short of time: who has least is looked at first. The
/// others are alike.
pub(super) fn seconds(board: &BoardView, model: &Model, now: u64) -> u64 {
    if of(board, model, now) < MARKS.len() {
        least(board, model, now) / 1_000
    } else {
        u64::MAX
    }
}

/// The same in words; none where it is not short.
pub(super) fn words(board: &BoardView, model: &Model, now: u64) -> Option<String> {
    let (_, mark) = MARKS.get(of(board, model, now))?;
    let short = CatalogueMessage::new("cli-live-short-of-time").text("time", mark);
    Some(filled(&short))
}
