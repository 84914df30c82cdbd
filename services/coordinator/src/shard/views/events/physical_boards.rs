//! Physical boards that follow the game.

use adoube_proto::v1;
use adoube_tournament::board::event::{
    BoardOutage, PhysicalBoardDiffers, PhysicalBoardRequirementSet, PhysicalBoardShown,
};
use adoube_tournament::physical_board::BoardMake;

use super::seat;
use crate::shard::views::physical_boards::requirement;

pub(super) fn shown(event: &PhysicalBoardShown) -> v1::PhysicalBoardShown {
    v1::PhysicalBoardShown {
        seat: seat(event.side),
        placement: event.placement.map(|placement| placement.to_string()),
        ply: event.ply,
        make: board_make(event.make).into(),
        outage: event.outage.as_ref().map(outage),
    }
}

const fn outage(outage: &BoardOutage) -> v1::BoardOutage {
    v1::BoardOutage {
        since: outage.since.0,
        charged: outage.charged.0,
    }
}

fn board_make(make: Option<BoardMake>) -> v1::BoardMake {
    match make {
        None => v1::BoardMake::Unspecified,
        Some(BoardMake::Dgt) => v1::BoardMake::Dgt,
        Some(BoardMake::Pegasus) => v1::BoardMake::Pegasus,
        Some(BoardMake::Chessnut) => v1::BoardMake::Chessnut,
        Some(BoardMake::Millennium) => v1::BoardMake::Millennium,
        Some(BoardMake::Certabo) => v1::BoardMake::Certabo,
        Some(BoardMake::Tabutronic) => v1::BoardMake::Tabutronic,
    }
}

/// A make as a device tells it; none where it is not known.
pub fn read_board_make(make: v1::BoardMake) -> Option<BoardMake> {
    match make {
        v1::BoardMake::Unspecified => None,
        v1::BoardMake::Dgt => Some(BoardMake::Dgt),
        v1::BoardMake::Pegasus => Some(BoardMake::Pegasus),
        v1::BoardMake::Chessnut => Some(BoardMake::Chessnut),
        v1::BoardMake::Millennium => Some(BoardMake::Millennium),
        v1::BoardMake::Certabo => Some(BoardMake::Certabo),
        v1::BoardMake::Tabutronic => Some(BoardMake::Tabutronic),
    }
}

pub(super) fn differs(event: &PhysicalBoardDiffers, by: String) -> v1::PhysicalBoardDiffers {
    v1::PhysicalBoardDiffers {
        seat: seat(event.side),
        placement: event.placement.to_string(),
        game: event.game.map(|game| game.to_string()),
        ply: event.ply,
        note: event.note.unwrap_or(0),
        seen: event.seen.clone().unwrap_or_default(),
        by: if event.seen.is_some() {
            by
        } else {
            String::new()
        },
    }
}

pub(super) fn requirement_set(
    event: &PhysicalBoardRequirementSet,
    by: String,
) -> v1::PhysicalBoardRequirementSet {
    v1::PhysicalBoardRequirementSet {
        seat: seat(event.side),
        requirement: requirement(event.requirement).into(),
        reason: event.reason.clone(),
        by,
        outage: event.outage.as_ref().map(outage),
    }
}
