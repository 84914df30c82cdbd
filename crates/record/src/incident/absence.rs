//! Seats that fell silent, and boards at an instant.

use adoube_chess::BySide;
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::{Absence, Moment};
use adoube_tournament::time::{Millis, Time};

use crate::board::{clocks, kinds};
use crate::fields::{Decoded, counted, narrow, parsed, required, side, side_number};
use crate::log;

pub(super) fn write(absence: &Absence) -> log::Absence {
    log::Absence {
        round: absence.board.round.into(),
        board: absence.board.board.into(),
        attempt: absence.attempt.into(),
        side: side_number(absence.side),
        person: absence.person.to_string(),
        venue: absence.venue.to_string(),
        device: absence.device.to_string(),
        sign: kinds::write_sign(absence.sign),
        contact: Some(write_moment(&absence.contact)),
        detected: Some(write_moment(&absence.detected)),
        back: absence.back.as_ref().map(write_moment),
        continued_from: absence.continued_from.as_ref().map(write_moment),
    }
}

pub(super) fn read_all(absences: &[log::Absence]) -> Decoded<Vec<Absence>> {
    absences.iter().map(read).collect()
}

fn read(stored: &log::Absence) -> Decoded<Absence> {
    let back = stored.back.map(|back| read_moment(Some(back), "return"));
    let replaced = stored.continued_from;
    let replaced = replaced.map(|end| read_moment(Some(end), "end of the game before"));
    Ok(Absence {
        board: board_id(stored.round, stored.board)?,
        attempt: narrow(stored.attempt, "game of the board")?,
        side: side(stored.side, "side of a seat")?,
        person: parsed(&stored.person, "person of a seat")?,
        venue: parsed(&stored.venue, "venue of a seat")?,
        device: parsed(&stored.device, "device of a seat")?,
        sign: kinds::read_sign(stored.sign)?,
        contact: read_moment(stored.contact, "last contact")?,
        detected: read_moment(stored.detected, "detection")?,
        back: back.transpose()?,
        continued_from: replaced.transpose()?,
    })
}

pub(super) fn write_moment(moment: &Moment) -> log::Moment {
    let BySide { white, black } = moment.spent;
    log::Moment {
        at: moment.at.0,
        ply: moment.ply,
        clocks: Some(clocks::write(&moment.clocks)),
        white_spent: white.0,
        black_spent: black.0,
    }
}

pub(super) fn read_moment(stored: Option<log::Moment>, what: &'static str) -> Decoded<Moment> {
    let stored = required(stored, what)?;
    Ok(Moment {
        at: Time(stored.at),
        ply: stored.ply,
        clocks: clocks::read(stored.clocks)?,
        spent: BySide::new(Millis(stored.white_spent), Millis(stored.black_spent)),
    })
}

pub(super) fn board_id(round: u32, board: u32) -> Decoded<BoardId> {
    Ok(BoardId {
        round: counted(round, "round of a board")?,
        board: counted(board, "board")?,
    })
}
