//! Faults that a test plants in what surrounds the services, one for each invariant: the simulation has to
//! find them, or it would not find such a fault of the services either.

use adoube_ledger::Transaction;
use adoube_proto::v1::SeatView;
use adoube_record::{decode_board, decode_incident, encode_board, encode_incident, streams};
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::board::event::{Moved, Ruled};
use adoube_tournament::board::{Event, Order};
use adoube_tournament::ids::CommandId;
use adoube_tournament::incident::{ByItself, IncidentClosed, IncidentRecord};
use adoube_tournament::time::Millis;

use crate::invariants::Invariant;

/// A planted fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Planted {
    /// The disk says of a write that it is flushed when it is not.
    DiskLies,
    /// A device that catches up is told another history than the one on record.
    RetoldWrong,
    /// After an outage the last sign of life is found to be younger than it was.
    MarkOfLater,
    /// Who holds the connections says of silent devices that they are heard.
    SilenceUnheard,
    /// An incident is written down as if a disconnection ended with the game in which it began.
    SilenceForgotten,
    /// A player's confirmation of a result is written down as an arbiter's approval.
    ConfirmedIsApproved,
    /// What an incident finds to be its cause is written down as that it closed by itself.
    FoundIsClosed,
    /// A command is repeated under another id.
    AnotherId,
    /// A clock that is written down is a millisecond off.
    ClockSlips,
    /// A half-move is written down with the number of the one before.
    PlyTwice,
    /// A board writes down another ruling than the one that it carries out.
    RulingMixedUp,
    /// Who asks is taken for the Chief Arbiter.
    WrongHand,
    /// A venue's report is said to be on record as soon as it comes.
    ReceiptAhead,
    /// No resignation and no acceptance of a draw comes through.
    EndsLost,
}

impl Planted {
    /// All of them, each with what must find it.
    pub const ALL: [(Self, Invariant); 14] = [
        (Self::DiskLies, Invariant::AcknowledgedKept),
        (Self::RetoldWrong, Invariant::OneHistory),
        (Self::ClockSlips, Invariant::ClocksBalance),
        (Self::MarkOfLater, Invariant::OutageFree),
        (Self::PlyTwice, Invariant::PliesOnce),
        (Self::SilenceUnheard, Invariant::SilenceIsIncident),
        (Self::SilenceForgotten, Invariant::SilenceGoesOn),
        (Self::ConfirmedIsApproved, Invariant::FlagToChiefArbiter),
        (Self::FoundIsClosed, Invariant::ClosedWhenOver),
        (Self::AnotherId, Invariant::RepeatIsNothing),
        (Self::RulingMixedUp, Invariant::RulingWhole),
        (Self::WrongHand, Invariant::OfficeKept),
        (Self::ReceiptAhead, Invariant::ReportsKept),
        (Self::EndsLost, Invariant::GamesEnd),
    ];
}

/// The view that a device gets when it reconnects.
pub(crate) fn retell(planted: Option<Planted>, view: &mut SeatView) {
    if planted == Some(Planted::RetoldWrong) {
        view.moves.pop();
    }
}

/// The other id under which a command comes as well.
pub(crate) fn another_id(planted: Option<Planted>, id: CommandId) -> Option<CommandId> {
    let CommandId(mut bytes) = id;
    bytes[2] = 0xff;
    (planted == Some(Planted::AnotherId)).then_some(CommandId(bytes))
}

/// Whether a player's command is lost on its way.
pub(crate) const fn is_lost(planted: Option<Planted>, order: &Order) -> bool {
    matches!(planted, Some(Planted::EndsLost))
        && matches!(
            order,
            Order::Player(PlayerOrder::Resign | PlayerOrder::AcceptDraw)
        )
}

/// What the disk makes of what it is given.
pub(crate) fn tamper(planted: Option<Planted>, transaction: &mut Transaction) {
    for append in &mut transaction.appends {
        let kind = streams::parse(append.stream.as_str()).map(|(_, kind)| kind);
        for (sequence, body) in (append.expected + 1..).zip(&mut append.bodies) {
            match kind {
                Some(streams::Kind::Board(_)) => tamper_with_board(planted, sequence, body),
                Some(streams::Kind::Incident(_)) => tamper_with_incident(planted, sequence, body),
                _ => {}
            }
        }
    }
}

fn tamper_with_board(planted: Option<Planted>, sequence: u64, body: &mut Vec<u8>) {
    let Ok(mut record) = decode_board(sequence, body) else {
        return;
    };
    if change(planted, &mut record.event) {
        *body = encode_board(&record);
    }
}

fn tamper_with_incident(planted: Option<Planted>, sequence: u64, body: &mut Vec<u8>) {
    let Ok(mut record) = decode_incident(sequence, body) else {
        return;
    };
    if change_incident(planted, &mut record.body) {
        *body = encode_incident(&record);
    }
}

/// Changes what an incident has, if the fault is of that kind.
fn change_incident(planted: Option<Planted>, record: &mut IncidentRecord) -> bool {
    match (planted, &mut *record) {
        (Some(Planted::SilenceForgotten), IncidentRecord::Widened { absences }) => {
            for absence in absences {
                absence.attempt = 1;
            }
        }
        (Some(Planted::FoundIsClosed), IncidentRecord::CauseFound(_)) => {
            *record = IncidentRecord::Closed(IncidentClosed {
                reason: String::new(),
                by_itself: Some(ByItself::GamesOver),
            });
        }
        _ => return false,
    }
    true
}

/// Changes what happened on a board, if the fault is of that kind.
fn change(planted: Option<Planted>, event: &mut Event) -> bool {
    match (planted, &mut *event) {
        (Some(Planted::ConfirmedIsApproved), Event::ResultConfirmed(_)) => {
            *event = Event::ResultApproved;
        }
        (Some(Planted::ClockSlips), Event::Moved(Moved { side, clocks, .. })) => {
            clocks.sides[*side].remaining += Millis(1);
        }
        (Some(Planted::PlyTwice), Event::Moved(Moved { ply, .. })) if *ply == 2 => *ply = 1,
        (Some(Planted::RulingMixedUp), Event::Ruled(Ruled { ruling, .. })) => ruling.ruling += 1,
        _ => return false,
    }
    true
}
