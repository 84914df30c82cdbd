//! What an arbiter corrected, gave, or put right.

use adoube_tournament::board::event::{
    ClockAdjusted, PositionRestored, Reopened, TimeAdded, WrongClaim,
};
use std::sync::Arc;

use adoube_tournament::board::{ControlChange, Event};
use adoube_tournament::clock::{Reading, TimeControl};
use adoube_tournament::time::Millis;

use super::clocks;
use crate::fields::{Decoded, optional, required, side, side_number};
use crate::log;
use crate::log::board_event::Event as Stored;

/// The event as it is stored; none for what is stored elsewhere.
pub(super) fn write(event: &Event) -> Option<Stored> {
    Some(match event {
        Event::ClockAdjusted(ClockAdjusted {
            before,
            clocks,
            control,
            reason,
        }) => Stored::ClockAdjusted(adjusted(before, clocks, control.as_ref(), reason)),
        Event::WrongClaim(WrongClaim {
            side,
            intended,
            before,
            clocks,
            reason,
        }) => Stored::WrongClaim(log::WrongClaim {
            side: side_number(*side),
            before: Some(clocks::write(before)),
            clocks: Some(clocks::write(clocks)),
            reason: reason.to_owned(),
            intended: intended.clone().unwrap_or_default(),
        }),
        Event::TimeAdded(TimeAdded {
            added,
            clocks,
            reason,
        }) => Stored::TimeAdded(self::added(*added, reason, clocks)),
        Event::PositionRestored(PositionRestored {
            ply,
            reason,
            before,
            clocks,
        }) => Stored::PositionRestored(restored(*ply, reason, before, clocks)),
        Event::Reopened(Reopened {
            reason,
            before,
            clocks,
            start_in,
        }) => Stored::Reopened(reopened(reason, before, clocks, *start_in)),
        _ => return None,
    })
}

/// Both clocks before and after a correction.
fn adjusted(
    before: &Reading,
    after: &Reading,
    control: Option<&ControlChange>,
    reason: &str,
) -> log::ClockAdjusted {
    let shown = |of: fn(&ControlChange) -> &Arc<TimeControl>| {
        control.map_or_else(String::new, |change| of(change).to_string())
    };
    log::ClockAdjusted {
        before: Some(clocks::write(before)),
        clocks: Some(clocks::write(after)),
        reason: reason.to_owned(),
        control_before: shown(|change| &change.before),
        control: shown(|change| &change.after),
    }
}

pub(super) fn read_adjusted(stored: log::ClockAdjusted) -> Decoded<Event> {
    let before = optional(&stored.control_before, "time control before")?;
    let control = match optional(&stored.control, "time control")? {
        None => None,
        Some(after) => Some(ControlChange {
            before: Arc::new(required(before, "time control before")?),
            after: Arc::new(after),
        }),
    };
    Ok(Event::ClockAdjusted(ClockAdjusted {
        before: clocks::read(stored.before)?,
        clocks: clocks::read(stored.clocks)?,
        control,
        reason: stored.reason,
    }))
}

pub(super) fn read_wrong_claim(stored: log::WrongClaim) -> Decoded<Event> {
    Ok(Event::WrongClaim(WrongClaim {
        side: side(stored.side, "side")?,
        intended: Some(stored.intended).filter(|san| !san.is_empty()),
        before: clocks::read(stored.before)?,
        clocks: clocks::read(stored.clocks)?,
        reason: stored.reason,
    }))
}

fn added(added: [Millis; 2], reason: &str, after: &Reading) -> log::TimeAdded {
    log::TimeAdded {
        white: added[0].0,
        black: added[1].0,
        reason: reason.to_owned(),
        clocks: Some(clocks::write(after)),
    }
}

pub(super) fn read_added(stored: log::TimeAdded) -> Decoded<Event> {
    Ok(Event::TimeAdded(TimeAdded {
        added: [Millis(stored.white), Millis(stored.black)],
        clocks: clocks::read(stored.clocks)?,
        reason: stored.reason,
    }))
}

fn restored(ply: u32, reason: &str, before: &Reading, after: &Reading) -> log::PositionRestored {
    log::PositionRestored {
        ply,
        reason: reason.to_owned(),
        before: Some(clocks::write(before)),
        clocks: Some(clocks::write(after)),
    }
}

pub(super) fn read_restored(stored: log::PositionRestored) -> Decoded<Event> {
    Ok(Event::PositionRestored(PositionRestored {
        ply: stored.ply,
        reason: stored.reason,
        before: clocks::read(stored.before)?,
        clocks: clocks::read(stored.clocks)?,
    }))
}

fn reopened(
    reason: &str,
    before: &Reading,
    after: &Reading,
    start_in: Option<Millis>,
) -> log::Reopened {
    log::Reopened {
        reason: reason.to_owned(),
        before: Some(clocks::write(before)),
        clocks: Some(clocks::write(after)),
        start_in: start_in.map(|span| span.0),
    }
}

pub(super) fn read_reopened(stored: log::Reopened) -> Decoded<Event> {
    Ok(Event::Reopened(Reopened {
        reason: stored.reason,
        before: clocks::read(stored.before)?,
        clocks: clocks::read(stored.clocks)?,
        start_in: stored.start_in.map(Millis),
    }))
}
