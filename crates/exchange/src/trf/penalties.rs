//! The penalties of an event, as its reports and standings have them.

use std::collections::BTreeSet;

use adoube_proto::v1::{EventView, ImposedPenalties};
use adoube_tournament::ids::BoardId;
use adoube_tournament::penalty::{Effect, Penalty, Reach};
use adoube_tournament::regulations::{PointsOfExpelled, Regulations};
use adoube_tournament::standings::Crosstable;
use adoube_user_text::catalogue::{CatalogueMessage, filled, of_wire};

use crate::wire_ids::{board_id, read_penalty};

/// A line each, up to a round; none where none was imposed.
pub fn lines(view: &EventView, round: u16) -> Vec<String> {
    up_to(view, round).map(line).collect()
}

/// The same, of penalties that changed a result.
pub(super) fn lines_of_results(view: &EventView, round: u16) -> Vec<String> {
    let changed = up_to(view, round).filter(|imposed| {
        let mut read = imposed.penalties.iter().flat_map(read_penalty);
        read.any(|penalty| penalty.reaches(Reach::Result))
    });
    changed.map(line).collect()
}

/// `player 4 (Alder, Ann), board 2.3: Warning; Game lost (O 18.4.1, O 18.4.6)`
fn line(imposed: &ImposedPenalties) -> String {
    let messages = imposed
        .penalties
        .iter()
        .filter_map(|one| one.message.as_ref());
    let told: Vec<String> = messages.map(of_wire).collect();
    let withdrawn = imposed.withdrawn.is_some();
    let message = match imposed.board.and_then(board_id) {
        Some(board) => CatalogueMessage::new("file-penalties-on-board").text("board", board),
        None => CatalogueMessage::new("file-penalties"),
    };
    filled(
        &message
            .text("player", imposed.player)
            .text("name", &imposed.name)
            .text("penalties", told.join("; "))
            .text("article", &imposed.article)
            .text("withdrawn", if withdrawn { "yes" } else { "no" }),
    )
}

fn up_to(view: &EventView, round: u16) -> impl Iterator<Item = &ImposedPenalties> {
    view.penalties.iter().filter(move |imposed| {
        let board = imposed.board.and_then(board_id);
        board.is_none_or(|board| board.round <= round)
    })
}

/// The table as the event counts it: where it says so, the opponents of an expelled player have the points of their games
/// (Appendix I, A.9).
pub fn counted(mut table: Crosstable, view: &EventView, regulations: &Regulations) -> Crosstable {
    match regulations.penalties.points_of_expelled {
        PointsOfExpelled::Stay => {}
        PointsOfExpelled::Opponents => table.award_points_of(&expelled(view)),
    }
    table
}

fn expelled(view: &EventView) -> BTreeSet<u16> {
    with(view, |_, penalty| penalty.has(Effect::Expelled))
}

/// Whom penalties keep out of a round, by starting number.
pub(super) fn out_of(view: &EventView, round: u16) -> BTreeSet<u16> {
    with(view, |board, penalty| {
        let after = board.map_or(0, |board| board.round);
        penalty.keeps_out_of(round, after.saturating_add(1))
    })
}

/// Who has a penalty that is such.
fn with(view: &EventView, is_such: impl Fn(Option<BoardId>, &Penalty) -> bool) -> BTreeSet<u16> {
    let standing = view
        .penalties
        .iter()
        .filter(|imposed| imposed.withdrawn.is_none());
    let found = standing.filter(|imposed| {
        let board = imposed.board.and_then(board_id);
        let mut penalties = imposed.penalties.iter();
        penalties.any(|one| read_penalty(one).is_ok_and(|penalty| is_such(board, &penalty)))
    });
    found
        .filter_map(|imposed| u16::try_from(imposed.player).ok())
        .collect()
}
