//! Records as the wire shows them: one match names every kind; the messages lie beside, by what they are about.

mod clock_changes;
mod corrections;
mod messages;
mod physical_boards;
mod play;
mod rulings;

use adoube_chess::Side;
use adoube_proto::v1::{self, board_event};
use adoube_tournament::board::{Board, Event, Opened, Record};

use super::player_names::NameLookup;
use super::shown::{Shown as _, ShownBy as _};
use super::{
    approved_by, attendance, author, board_clocks, board_ref, device_notes, person, seat_plan,
    side, variant,
};

pub(super) use clock_changes::counters;
pub use physical_boards::read_board_make;
pub(super) use play::{premove, san};
pub use rulings::name_delegation;

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
        office: office.into(),
        back: attendance::back(board, record),
        event: Some(event(board, record, names)),
    }
}

/// The same as officials see it: without what only one player sees, except that they are back from a leave by it. Players
/// see no records; their seats get views.
pub fn for_official(board: &Board, record: &Record, names: &dyn NameLookup) -> v1::BoardEvent {
    if record.event.audience().has_officials() {
        return board_event(board, record, names);
    }
    v1::BoardEvent {
        board: Some(board_ref(board.opened().board)),
        sequence: record.sequence,
        time: record.time.0,
        back: attendance::back(board, record),
        ..v1::BoardEvent::default()
    }
}

fn event(board: &Board, record: &Record, names: &dyn NameLookup) -> Wire {
    let at = record.time;
    let by = || person(&record.actor);
    match &record.event {
        Event::Opened(it) => Wire::Opened(opened(board, it, names)),
        Event::Released => Wire::Released(v1::Released {}),
        Event::CheckedIn(it) => Wire::CheckedIn(it.shown()),
        Event::Started(_) => Wire::Started(v1::Started {}),
        Event::Moved(it) => Wire::Moved(play::moved(it, board)),
        Event::DrawOffered(it) => Wire::DrawOffered(it.shown()),
        Event::DrawDeclined(it) => Wire::DrawDeclined(it.shown()),
        Event::OptionsSet(it) => Wire::OptionsSet(it.shown()),
        Event::PremoveSet(it) => Wire::PremoveSet(play::premove_set(it)),
        Event::PremoveEnded(it) => Wire::PremoveEnded(play::premove_ended(it)),
        Event::Paused(it) => Wire::Paused(clock_changes::paused(it, &record.actor)),
        Event::Resumed(it) => Wire::Resumed(it.shown()),
        Event::HoldStarted(it) => Wire::Held(it.shown()),
        Event::HoldEnded(it) => Wire::HoldEnded(it.shown()),
        Event::PauseReasonGiven(it) => Wire::PauseReasonGiven(it.shown()),
        Event::ClockAdjusted(it) => Wire::ClockAdjusted(clock_changes::adjusted(it, at)),
        Event::Penalised(it) => Wire::Penalised(clock_changes::penalised(it, by(), at)),
        Event::PenaltiesProposed(it) => Wire::PenaltiesProposed(it.shown_by(by())),
        Event::PenaltiesRejected(it) => Wire::PenaltiesRejected(it.shown_by(by())),
        Event::PenaltiesWithdrawn(it) => Wire::PenaltiesWithdrawn(it.shown_by(by())),
        Event::TimeAdded(it) => Wire::TimeAdded(it.shown()),
        Event::CameLate(it) => Wire::CameLate(it.shown()),
        Event::Outage(it) => Wire::Outage(clock_changes::outage(it, at)),
        Event::AssistantApproved(it) => Wire::AssistantApproved(it.shown_by(by())),
        Event::AssistantEnded(it) => Wire::AssistantEnded(it.shown_by(by())),
        Event::PositionRestored(it) => Wire::PositionRestored(corrections::restored(it, record)),
        Event::Reopened(it) => Wire::Reopened(corrections::reopened(it, record)),
        Event::Restarted(it) => Wire::Restarted(corrections::restarted(it, board, names)),
        Event::SeatLost(it) => Wire::SeatLost(it.shown()),
        Event::SeatBack(it) => Wire::SeatBack(it.shown()),
        Event::LimitPassed(it) => Wire::LimitPassed(it.shown()),
        Event::SeatMoved(it) => Wire::SeatMoved(it.shown()),
        Event::Finished(it) => Wire::Finished(it.shown()),
        Event::ResultConfirmed(it) => Wire::ResultConfirmed(it.shown()),
        Event::ResultApproved => Wire::ResultApproved(play::approved(board)),
        Event::ResultCorrected(it) => Wire::ResultCorrected(it.shown_by(approved_by(board))),
        Event::Ruled(it) => Wire::Ruled(rulings::ruled(it, board, at)),
        Event::ReadyGiven(it) => Wire::ReadyGiven(it.shown()),
        Event::CheckRecorded(it) => Wire::CheckRecorded(it.shown_by(by())),
        Event::ChecksWaived(it) => Wire::ChecksWaived(it.shown_by(by())),
        Event::DefaultTimeSet(it) => Wire::DefaultTimeSet(it.shown()),
        Event::ArbiterCalled(it) => Wire::ArbiterCalled(it.shown()),
        Event::CallAnswered(it) => Wire::CallAnswered(it.shown_by(by())),
        Event::CallTaken(it) => Wire::CallTaken(it.shown_by(by())),
        Event::LeaveEnded(it) => Wire::LeaveEnded(it.shown_by(by())),
        Event::DeviceNoted(note) => Wire::DeviceNoted(device_notes::note(note)),
        Event::BreachesCited(it) => Wire::BreachesCited(device_notes::cited(board, &it.notes)),
        Event::PhysicalBoardShown(event) => Wire::PhysicalBoardShown(physical_boards::shown(event)),
        Event::PhysicalBoardDiffers(event) => {
            Wire::PhysicalBoardDiffers(physical_boards::differs(event, by()))
        }
        Event::PhysicalBoardRequirementSet(event) => {
            Wire::PhysicalBoardRequirementSet(physical_boards::requirement_set(event, by()))
        }
        Event::ScoresheetMarked(it) => Wire::ScoresheetMarked(it.shown_by(by())),
        Event::HeadSigned(it) => Wire::HeadSigned(it.shown()),
    }
}

fn seat(of: Side) -> i32 {
    side(of).into()
}

fn opened(board: &Board, opened: &Opened, names: &dyn NameLookup) -> v1::Opened {
    let start = &opened.terms.start;
    v1::Opened {
        white: Some(seat_plan(opened, Side::White, names)),
        black: Some(seat_plan(opened, Side::Black, names)),
        variant: variant(start.variant).into(),
        fen: start
            .fen
            .clone()
            .unwrap_or_else(|| board.line().position().fen()),
        time_control: opened.terms.time_control.to_string(),
        lag: opened.terms.lag.shown(),
        draw_odds: draw_odds(opened).into(),
    }
}

/// Whose a drawn game is; unspecified where it is shared.
pub(in crate::shard::views) fn draw_odds(opened: &Opened) -> v1::Side {
    opened.terms.draw_odds.map_or(v1::Side::Unspecified, side)
}
