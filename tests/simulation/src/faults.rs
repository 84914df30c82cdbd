//! Faults that a test plants in what surrounds the services, one for each invariant: the simulation has to
//! find them, or it would not find such a fault of the services either.

use adoube_ledger::Transaction;
use adoube_proto::v1::BoardEvent;
use adoube_record::{decode_board, encode_board, streams};
use adoube_tournament::board::{Event, Order};
use adoube_tournament::ids::CommandId;
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
    pub const ALL: [(Self, Invariant); 11] = [
        (Self::DiskLies, Invariant::AcknowledgedKept),
        (Self::RetoldWrong, Invariant::OneHistory),
        (Self::ClockSlips, Invariant::ClocksBalance),
        (Self::MarkOfLater, Invariant::OutageFree),
        (Self::PlyTwice, Invariant::PliesOnce),
        (Self::SilenceUnheard, Invariant::SilenceIsIncident),
        (Self::AnotherId, Invariant::RepeatIsNothing),
        (Self::RulingMixedUp, Invariant::RulingWhole),
        (Self::WrongHand, Invariant::OfficeKept),
        (Self::ReceiptAhead, Invariant::ReportsKept),
        (Self::EndsLost, Invariant::GamesEnd),
    ];
}

/// What a device is told of a record.
pub(crate) fn retell(planted: Option<Planted>, event: &mut BoardEvent) {
    if planted == Some(Planted::RetoldWrong) {
        event.time += 1;
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
    matches!(planted, Some(Planted::EndsLost)) && matches!(order, Order::Resign | Order::AcceptDraw)
}

/// What the disk makes of what it is given.
pub(crate) fn tamper(planted: Option<Planted>, transaction: &mut Transaction) {
    for append in &mut transaction.appends {
        let Some((_, streams::Kind::Board(_))) = streams::parse(append.stream.as_str()) else {
            continue;
        };
        for (sequence, body) in (append.expected + 1..).zip(&mut append.bodies) {
            let Ok(mut record) = decode_board(sequence, body) else {
                continue;
            };
            if change(planted, &mut record.event) {
                *body = encode_board(&record);
            }
        }
    }
}

/// Changes what happened on a board, if the fault is of that kind.
fn change(planted: Option<Planted>, event: &mut Event) -> bool {
    match (planted, event) {
        (Some(Planted::ClockSlips), Event::Moved { side, clocks, .. }) => {
            clocks.sides[side.index()].remaining += Millis(1);
        }
        (Some(Planted::PlyTwice), Event::Moved { ply, .. }) if *ply == 2 => *ply = 1,
        (Some(Planted::RulingMixedUp), Event::Ruled { ruling, .. }) => ruling.ruling += 1,
        _ => return false,
    }
    true
}
