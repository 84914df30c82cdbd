//! That an incident was closed, or opened again.

use adoube_tournament::ids::{BoardId, RulingRef};
use adoube_tournament::incident::{ByItself, IncidentRecord};

use super::absence::board_id;
use super::known;
use crate::fields::Decoded;
use crate::{log, ruling_number};

pub(super) fn write_reopened(board: BoardId, ruling: Option<RulingRef>) -> log::IncidentReopened {
    log::IncidentReopened {
        round: board.round.into(),
        board: board.board.into(),
        ruling: ruling.map(ruling_number::write),
    }
}

pub(super) fn write_closed(reason: &str, by_itself: Option<ByItself>) -> log::IncidentClosed {
    let (word, ruling) = by_itself.map_or(("", None), word);
    log::IncidentClosed {
        reason: reason.to_owned(),
        by_itself: word.to_owned(),
        ruling: ruling.map(ruling_number::write),
    }
}

pub(super) fn read_reopened(stored: &log::IncidentReopened) -> Decoded<IncidentRecord> {
    Ok(IncidentRecord::Reopened {
        board: board_id(stored.round, stored.board)?,
        ruling: stored.ruling.map(ruling_number::read),
    })
}

pub(super) fn read_closed(stored: log::IncidentClosed) -> Decoded<IncidentRecord> {
    let ruling = stored.ruling.map(ruling_number::read);
    let by_itself = match (stored.by_itself.as_str(), ruling) {
        ("", _) => None,
        ("games-over", _) => Some(ByItself::GamesOver),
        ("ended", Some(ruling)) => Some(ByItself::Ended(ruling)),
        ("plays-on", Some(ruling)) => Some(ByItself::PlaysOn(ruling)),
        (other, _) => return known(None, "reason why an incident closed", other),
    };
    Ok(IncidentRecord::Closed {
        reason: stored.reason,
        by_itself,
    })
}

const fn word(by_itself: ByItself) -> (&'static str, Option<RulingRef>) {
    match by_itself {
        ByItself::GamesOver => ("games-over", None),
        ByItself::Ended(ruling) => ("ended", Some(ruling)),
        ByItself::PlaysOn(ruling) => ("plays-on", Some(ruling)),
    }
}
