//! A record in a few words, for a list: what it is, whose, and what both clocks show after it.

use std::fmt::Debug;

use adoube_chess::Side;
use adoube_tournament::board::Event;
use adoube_tournament::board::event::{
    CheckedIn, Finished, LimitPassed, Moved, Outage, Paused, ResultConfirmed, Ruled, SeatBack,
    SeatLost,
};
use adoube_tournament::clock::Reading;
use adoube_tournament::incident::{IncidentOpened, IncidentRecord, SeatReturned};
use adoube_tournament::time::Millis;

use super::since;

/// What was written on a board.
pub(super) fn of_board(event: &Event) -> String {
    let what = match event {
        Event::Moved(Moved { side, mv, used, .. }) => {
            format!("{side:?} {mv}, thought {}", clock(*used))
        }
        Event::CheckedIn(CheckedIn { side })
        | Event::SeatLost(SeatLost { side, .. })
        | Event::SeatBack(SeatBack { side })
        | Event::LimitPassed(LimitPassed { side })
        | Event::ResultConfirmed(ResultConfirmed { side }) => format!("{side:?}"),
        Event::Paused(Paused { cause, .. }) => format!("{cause:?}"),
        Event::Outage(Outage { cause, from, .. }) => {
            format!("{cause:?}, charged up to {}", since(*from))
        }
        Event::Finished(Finished { score, ending, .. }) => format!("{score:?}, {ending:?}"),
        Event::Ruled(Ruled { remedy, .. }) => name(remedy),
        _ => String::new(),
    };
    let clocks = event.clocks().map(of_clocks);
    let parts = [Some(what), clocks].into_iter().flatten();
    let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
    format!("{} {}", name(event), parts.join("; "))
        .trim_end()
        .to_owned()
}

/// What was written of an incident.
pub(super) fn of_incident(record: &IncidentRecord) -> String {
    let what = match record {
        IncidentRecord::CauseFound(finding) => {
            format!("{:?}, {:?}", finding.cause, finding.certainty)
        }
        IncidentRecord::Opened(IncidentOpened { absences, .. })
        | IncidentRecord::Widened { absences } => {
            let seat = |side, board| format!("{side:?} of {board}");
            let seats = absences.iter().map(|one| seat(one.side, one.board));
            seats.collect::<Vec<_>>().join(", ")
        }
        IncidentRecord::Returned(SeatReturned { board, side, .. }) => {
            format!("{side:?} of {board}")
        }
        IncidentRecord::Evidence { lines } => format!("{} lines", lines.len()),
        _ => String::new(),
    };
    format!("{} {what}", name(record)).trim_end().to_owned()
}

/// The name of what stands there.
pub(super) fn name(what: &impl Debug) -> String {
    let text = format!("{what:?}");
    let end = text.find(|c: char| !c.is_alphanumeric());
    text.get(..end.unwrap_or(text.len()))
        .unwrap_or_default()
        .to_owned()
}

fn of_clocks(clocks: &Reading) -> String {
    let [white, black] = Side::ALL.map(|side| clock(clocks.remaining(side)));
    let runs = match clocks.running {
        Some(side) => format!("{side:?}'s runs"),
        None => "both stand".to_owned(),
    };
    format!("White {white}, Black {black}, {runs}")
}

/// To the millisecond: `4:59.454`.
fn clock(Millis(time): Millis) -> String {
    let (minutes, rest) = (time / 60_000, time % 60_000);
    format!("{minutes}:{:02}.{:03}", rest / 1_000, rest % 1_000)
}
