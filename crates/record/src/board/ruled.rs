//! Rulings that were carried out, and the games that begin anew.

use adoube_tournament::board::event::{Restarted, Ruled};
use std::sync::Arc;

use adoube_tournament::board::{Event, RulingRef, TimeFollows};
use adoube_tournament::time::Millis;

use super::{clocks, remedy};
use crate::fields::{Decoded, counted, optional, parsed};
use crate::log;

/// Both of a ruling's numbers.
pub(super) const fn write_reference(ruling: RulingRef) -> (u32, u32) {
    (ruling.incident, ruling.ruling)
}

pub(super) const fn read_reference(incident: u32, ruling: u32) -> RulingRef {
    RulingRef { incident, ruling }
}

/// Of a ruling's event; empty of any other.
pub(super) fn write(event: &Event) -> log::Ruled {
    let Event::Ruled(Ruled {
        ruling,
        by,
        seconded_by,
        remedy,
        article,
        reason,
        start_in,
        cites,
        unheard,
        before,
        clocks,
    }) = event
    else {
        return log::Ruled::default();
    };
    let (incident, ruling) = write_reference(*ruling);
    let [white_unheard, black_unheard] = *unheard;
    log::Ruled {
        incident,
        ruling,
        by: by.as_ref().map_or_else(String::new, ToString::to_string),
        seconded_by: seconded_by
            .as_ref()
            .map_or_else(String::new, ToString::to_string),
        remedy: Some(remedy::write(remedy)),
        article: article.clone(),
        reason: reason.clone(),
        start_in: start_in.0,
        before: Some(clocks::write(before)),
        clocks: Some(clocks::write(clocks)),
        white_unheard,
        black_unheard,
        cites: cites.clone(),
    }
}

pub(super) fn read(stored: log::Ruled) -> Decoded<Event> {
    Ok(Event::Ruled(Ruled {
        ruling: read_reference(stored.incident, stored.ruling),
        by: optional(&stored.by, "author of a ruling")?,
        seconded_by: optional(&stored.seconded_by, "who agreed with a ruling")?,
        remedy: remedy::read(stored.remedy)?,
        article: stored.article,
        reason: stored.reason,
        start_in: Millis(stored.start_in),
        cites: stored.cites,
        unheard: [stored.white_unheard, stored.black_unheard],
        before: clocks::read(stored.before)?,
        clocks: clocks::read(stored.clocks)?,
    }))
}

/// Of a restart's event; empty of any other.
pub(super) fn write_restart(event: &Event) -> log::Restarted {
    let Event::Restarted(Restarted {
        attempt,
        reversed,
        times,
        control,
        fen,
        reason,
        clocks,
    }) = event
    else {
        return log::Restarted::default();
    };
    log::Restarted {
        attempt: (*attempt).into(),
        reversed: *reversed,
        times: write_times(*times).into(),
        time_control: control.to_string(),
        reason: reason.clone(),
        clocks: Some(clocks::write(clocks)),
        fen: fen.clone().unwrap_or_default(),
    }
}

pub(super) fn read_restart(stored: log::Restarted) -> Decoded<Event> {
    Ok(Event::Restarted(Restarted {
        attempt: counted(stored.attempt, "number of the game")?,
        reversed: stored.reversed,
        times: read_times(stored.times()),
        control: Arc::new(parsed(&stored.time_control, "time control of a restart")?),
        fen: Some(stored.fen).filter(|fen| !fen.is_empty()),
        reason: stored.reason,
        clocks: clocks::read(stored.clocks)?,
    }))
}

fn write_times(times: Option<TimeFollows>) -> log::TimeFollows {
    match times {
        None => log::TimeFollows::Unspecified,
        Some(TimeFollows::Colour) => log::TimeFollows::Colour,
        Some(TimeFollows::Player) => log::TimeFollows::Player,
    }
}

const fn read_times(stored: log::TimeFollows) -> Option<TimeFollows> {
    match stored {
        log::TimeFollows::Unspecified => None,
        log::TimeFollows::Colour => Some(TimeFollows::Colour),
        log::TimeFollows::Player => Some(TimeFollows::Player),
    }
}
