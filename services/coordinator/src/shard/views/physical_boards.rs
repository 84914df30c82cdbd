//! A player's physical board as officials see it.

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::board::Board;
use adoube_tournament::board::event::Requirement;
use adoube_tournament::physical_board::Comparison;

/// None where the event has no physical boards.
pub(in crate::shard) fn physical_board(board: &Board, side: Side) -> Option<v1::ReportedBoard> {
    let status = board.physical_board(side)?;
    let progress = match status.comparison {
        None => v1::BoardProgress::NotConnected,
        Some(Comparison::After(ply)) if ply >= board.line().ply() => v1::BoardProgress::Follows,
        Some(Comparison::After(_) | Comparison::During(_)) => v1::BoardProgress::Behind,
        Some(Comparison::Differs { .. }) => v1::BoardProgress::Differs,
    };
    Some(v1::ReportedBoard {
        placement: status.placement.map(|placement| placement.to_string()),
        progress: progress.into(),
        difference: status.difference.map(|difference| v1::BoardDifference {
            since: difference.since.0,
            ply: difference.ply,
        }),
        requirement: requirement(status.requirement).into(),
    })
}

pub(in crate::shard) const fn requirement(requirement: Requirement) -> v1::BoardRequirement {
    match requirement {
        Requirement::Required => v1::BoardRequirement::Required,
        Requirement::Lifted => v1::BoardRequirement::Lifted,
    }
}
