//! What rulings make of a board, as the wire shows it.

use adoube_tournament::board::event::{ReadyGiven, Restarted, Ruled, SeatMoved};
use std::collections::BTreeMap;

use adoube_chess::Side;
use adoube_proto::v1::{self, board_event::Event as Wire};
use adoube_tournament::board::{Board, Event, Record, Remedy, RulingRef, TimeFollows};
use adoube_tournament::ids::PersonId;
use adoube_tournament::time::{Millis, Time};

use super::names::PlayerNames;
use super::{clocks, side};

/// A ruling that was carried out.
fn ruled(board: &Board, event: &Event, at: Time) -> Option<Wire> {
    let Event::Ruled(Ruled {
        ruling,
        by,
        seconded_by,
        remedy,
        article,
        reason,
        start_in,
        cites,
        before,
        ..
    }) = event
    else {
        return None;
    };
    let basis = match remedy {
        Remedy::Resume { basis, .. } => basis.as_deref(),
        _ => None,
    };
    let [deducted, added] = basis.map_or([[Millis::ZERO; 2]; 2], |basis| {
        [basis.deducted, basis.added]
    });
    let earlier = board.ruling_before(*ruling);
    let (in_place_of, on_top_of) = match earlier.map(|done| (done.ruling.ruling, done.did)) {
        None => (0, 0),
        Some((number, did)) if did.stays_under(remedy) => (0, number),
        Some((number, _)) => (number, 0),
    };
    Some(Wire::Ruled(v1::Ruled {
        incident: ruling.incident,
        ruling: ruling.ruling,
        remedy: remedy.name().to_owned(),
        article: article.clone(),
        reason: reason.clone(),
        start_in: start_in.0,
        before: Some(clocks(before, at)),
        by: by.as_ref().map_or_else(String::new, ToString::to_string),
        white_deducted: deducted[0].0,
        black_deducted: deducted[1].0,
        white_added: added[0].0,
        black_added: added[1].0,
        in_place_of,
        on_top_of,
        seconded_by: seconded_by
            .as_ref()
            .map_or_else(String::new, ToString::to_string),
        // A board does not know: its incident does.
        delegated_by: String::new(),
        cites: cites.clone(),
    }))
}

/// Takes out of a record what officials alone are told of it.
pub fn leave_out_citations(event: &mut v1::BoardEvent) {
    if let Some(Wire::Ruled(ruled)) = &mut event.event {
        ruled.cites.clear();
    }
}

/// Says with a ruling who delegated the right to give it, where that was so.
pub fn name_delegation(event: &mut v1::BoardEvent, delegated: &BTreeMap<RulingRef, PersonId>) {
    let Some(Wire::Ruled(ruled)) = &mut event.event else {
        return;
    };
    let reference = RulingRef {
        incident: ruled.incident,
        ruling: ruled.ruling,
    };
    if let Some(person) = delegated.get(&reference) {
        ruled.delegated_by = person.to_string();
    }
}

/// On the wire.
pub const fn time_follows(follows: TimeFollows) -> v1::TimeFollows {
    match follows {
        TimeFollows::Colour => v1::TimeFollows::Colour,
        TimeFollows::Player => v1::TimeFollows::Player,
    }
}

/// What rulings make of a board.
pub(super) fn of_ruling(board: &Board, record: &Record, names: &PlayerNames) -> Option<Wire> {
    Some(match &record.event {
        Event::Ruled(_) => return ruled(board, &record.event, record.time),
        Event::Restarted(Restarted {
            attempt,
            reversed,
            times,
            control,
            fen,
            reason,
            ..
        }) => {
            let [white, black] = Side::ALL.map(|side| {
                let name = || names.of(&board.seat(side).person);
                reversed.then(name).unwrap_or_default()
            });
            Wire::Restarted(v1::Restarted {
                attempt: (*attempt).into(),
                reversed: *reversed,
                time_control: control.to_string(),
                reason: reason.clone(),
                fen: fen.clone().unwrap_or_default(),
                times: times
                    .map_or(v1::TimeFollows::Unspecified, time_follows)
                    .into(),
                white,
                black,
            })
        }
        Event::SeatMoved(SeatMoved {
            side: seat,
            from,
            to,
            reason,
        }) => Wire::SeatMoved(v1::SeatMoved {
            seat: side(*seat).into(),
            from: from.to_string(),
            to: to.to_string(),
            reason: reason.clone(),
        }),
        Event::ReadyGiven(ReadyGiven { side: seat }) => Wire::ReadyGiven(v1::ReadyGiven {
            seat: side(*seat).into(),
        }),
        _ => return None,
    })
}
