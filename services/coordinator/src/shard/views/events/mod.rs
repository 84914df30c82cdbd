//! Records as the wire shows them: one match names every kind; the messages lie beside, by what they are about.

mod before_game;
mod clock_changes;
mod corrections;
mod play;
mod rulings;

use adoube_chess::Side;
use adoube_proto::v1::{self, board_event};
use adoube_tournament::board::event::{HeadSigned, SeatLost, SeatMoved};
use adoube_tournament::board::{Board, Event, Opened, Record};

use super::player_names::NameLookup;
use super::{
    attendance, author, board_clocks, board_ref, device_notes, person, seat_plan, side, variant,
};

pub(super) use clock_changes::counters;
pub use rulings::{leave_out_citations, name_delegation, time_follows};

type Wire = board_event::Event;

/// A record, on the board as it stands right after it.
pub fn board_event(board: &Board, record: &Record, names: &dyn NameLookup) -> v1::BoardEvent {
    let reading = board.reading_after(record);
    let (by, office) = author::of(board, record);
    v1::BoardEvent {
        board: Some(board_ref(board.opened().board)),
        sequence: record.sequence,
        time: record.time.0,
        clocks: Some(board_clocks(board, &reading, record.time)),
        by,
        office,
        back: attendance::back(board, record),
        event: Some(event(board, record, names)),
    }
}

fn event(board: &Board, record: &Record, names: &dyn NameLookup) -> Wire {
    let at = record.time;
    let by = || person(&record.actor);
    match &record.event {
        Event::Opened(event) => Wire::Opened(opened(board, event, names)),
        Event::Released => Wire::Released(v1::Released {}),
        Event::CheckedIn(it) => Wire::CheckedIn(v1::CheckedIn {
            seat: seat(it.side),
        }),
        Event::Started(_) => Wire::Started(v1::Started {}),
        Event::Moved(event) => Wire::Moved(play::moved(event, board)),
        Event::DrawOffered(it) => Wire::DrawOffered(v1::DrawOffered {
            seat: seat(it.side),
        }),
        Event::DrawDeclined(it) => Wire::DrawDeclined(v1::DrawDeclined {
            seat: seat(it.side),
        }),
        Event::OptionsSet(event) => Wire::OptionsSet(play::options_set(event)),
        Event::PremoveSet(event) => Wire::PremoveSet(play::premove_set(event)),
        Event::PremoveEnded(event) => Wire::PremoveEnded(play::premove_ended(event)),
        Event::Paused(event) => Wire::Paused(clock_changes::paused(event, &record.actor)),
        Event::Resumed(event) => Wire::Resumed(clock_changes::resumed(event)),
        Event::HoldStarted(event) => Wire::Held(clock_changes::hold_started(event)),
        Event::HoldEnded(event) => Wire::HoldEnded(clock_changes::hold_ended(event)),
        Event::PauseReasonGiven(it) => Wire::PauseReasonGiven(clock_changes::reason_given(it)),
        Event::ClockAdjusted(event) => Wire::ClockAdjusted(clock_changes::adjusted(event, at)),
        Event::Penalised(event) => Wire::Penalised(clock_changes::penalised(event, by(), at)),
        Event::PenaltiesProposed(it) => {
            Wire::PenaltiesProposed(clock_changes::penalties_proposed(it, by()))
        }
        Event::PenaltiesRejected(it) => Wire::PenaltiesRejected(v1::PenaltiesRejected {
            proposal: it.proposal,
            reason: it.reason.clone(),
            by: by(),
        }),
        Event::TimeAdded(event) => Wire::TimeAdded(clock_changes::time_added(event)),
        Event::CameLate(event) => Wire::CameLate(clock_changes::came_late(event)),
        Event::Outage(event) => Wire::Outage(clock_changes::outage(event, at)),
        Event::AssistantApproved(it) => Wire::AssistantApproved(before_game::assistant(it, by())),
        Event::AssistantEnded(it) => Wire::AssistantEnded(before_game::assistant_ended(it, by())),
        Event::PositionRestored(it) => Wire::PositionRestored(corrections::restored(it, record)),
        Event::Reopened(event) => Wire::Reopened(corrections::reopened(event, record)),
        Event::Restarted(it) => Wire::Restarted(corrections::restarted(it, board, names)),
        Event::SeatLost(event) => Wire::SeatLost(seat_lost(event)),
        Event::SeatBack(it) => Wire::SeatBack(v1::SeatBack {
            seat: seat(it.side),
        }),
        Event::LimitPassed(it) => Wire::LimitPassed(v1::LimitPassed {
            seat: seat(it.side),
        }),
        Event::SeatMoved(event) => Wire::SeatMoved(seat_moved(event)),
        Event::Finished(event) => Wire::Finished(play::finished(event)),
        Event::ResultConfirmed(it) => Wire::ResultConfirmed(play::confirmed(it)),
        Event::ResultApproved => Wire::ResultApproved(play::approved(board)),
        Event::ResultCorrected(it) => Wire::ResultCorrected(play::corrected(it, board)),
        Event::Ruled(event) => Wire::Ruled(rulings::ruled(event, board, at)),
        Event::ReadyGiven(it) => Wire::ReadyGiven(v1::ReadyGiven {
            seat: seat(it.side),
        }),
        Event::CheckRecorded(it) => Wire::CheckRecorded(before_game::recorded(it, by())),
        Event::ChecksWaived(it) => Wire::ChecksWaived(before_game::waived(it, by())),
        Event::DefaultTimeSet(it) => Wire::DefaultTimeSet(before_game::default_time_set(it)),
        Event::ArbiterCalled(event) => Wire::ArbiterCalled(before_game::called(event)),
        Event::CallAnswered(event) => Wire::CallAnswered(before_game::answered(event, by())),
        Event::CallTaken(event) => Wire::CallTaken(before_game::taken(event, by())),
        Event::LeaveEnded(event) => Wire::LeaveEnded(before_game::leave_ended(event, by())),
        Event::DeviceNoted(note) => Wire::DeviceNoted(device_notes::note(note)),
        Event::BreachesCited(it) => Wire::BreachesCited(device_notes::cited(board, &it.notes)),
        Event::HeadSigned(event) => Wire::HeadSigned(head_signed(event)),
    }
}

fn seat(of: Side) -> i32 {
    side(of).into()
}

fn seat_lost(event: &SeatLost) -> v1::SeatLost {
    v1::SeatLost {
        seat: seat(event.side),
        sign: event.sign.name().to_owned(),
        last_contact: event.last_contact.0,
    }
}

fn seat_moved(event: &SeatMoved) -> v1::SeatMoved {
    v1::SeatMoved {
        seat: seat(event.side),
        from: event.from.to_string(),
        to: event.to.to_string(),
        reason: event.reason.clone(),
    }
}

fn head_signed(event: &HeadSigned) -> v1::HeadSigned {
    v1::HeadSigned {
        head_sequence: event.sequence,
        hash: event.hash.to_vec(),
        signature: event.signature.clone(),
    }
}

fn opened(board: &Board, opened: &Opened, names: &dyn NameLookup) -> v1::Opened {
    let start = &opened.terms.start;
    v1::Opened {
        white: Some(seat_plan(opened, Side::White, names)),
        black: Some(seat_plan(opened, Side::Black, names)),
        variant: variant(start.variant).to_owned(),
        fen: start
            .fen
            .clone()
            .unwrap_or_else(|| board.line().position().fen()),
        time_control: opened.terms.time_control.to_string(),
        lag: opened.terms.lag.map(|rules| v1::LagRules {
            per_move: rules.per_move.0,
            quota: rules.quota.0,
            refill: rules.refill.0,
        }),
        draw_odds: draw_odds(opened).into(),
    }
}

/// Whose a drawn game is; unspecified where it is shared.
pub(in crate::shard) fn draw_odds(opened: &Opened) -> v1::Side {
    opened.terms.draw_odds.map_or(v1::Side::Unspecified, side)
}
