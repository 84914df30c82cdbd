//! What can be asked of a board.

mod act_facts;
mod action;
mod arbiter;
mod physical_boards;
mod player;
mod system;
mod verb;

pub use act_facts::{ActFacts, Admission, Consequence};
pub use action::Action;
pub use arbiter::*;
pub use physical_boards::{MarkScoresheet, NoteBoardViolation, SetBoardRequirement};
pub use player::{
    CallArbiter, ObjectToResult, Play, PlayWritten, PlayerOrder, ReportBoard, SetPremove,
    SetPremoveWritten,
};
pub use system::{
    CarryOut, EndHold, FailDevice, GiveHoldReason, Hold, HoldDefaultTime, LoseSeat, Outage,
    PassLimit, RegainSeat, Release, SignHead, SuspendAway, SystemOrder,
};

pub(super) use act_facts::Basis;

use super::DeviceReport;
use crate::actor::Actor;
use crate::ids::CommandId;
use crate::time::Time;

/// A command with its author and the instant at which it counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command<O = Order> {
    /// Made by the client; absent for what the coordinator does itself.
    pub id: Option<CommandId>,
    /// Who asks.
    pub actor: Actor,
    /// When its message left the stream, coordinator time.
    pub at: Time,
    /// The last record of the board that a player's device had when it was entered; absent where it does not say.
    pub seen: Option<u64>,
    /// What is asked.
    pub order: O,
}

impl<O> Command<O> {
    /// A command without an id: the coordinator's own, a venue's, or one that is only tried.
    pub const fn new(actor: Actor, at: Time, order: O) -> Self {
        Self {
            id: None,
            actor,
            at,
            seen: None,
            order,
        }
    }
}

impl Command {
    /// A command of the coordinator's own.
    pub const fn system(order: SystemOrder, at: Time) -> Self {
        Self::new(Actor::Coordinator, at, Order::System(order))
    }
}

/// What is asked of a board, by who asks it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// The player of a seat.
    Player(PlayerOrder),
    /// An official.
    Arbiter(ArbiterOrder),
    /// The node of a seat's venue: what it reports of the device there.
    Venue(Box<DeviceReport>),
    /// The coordinator.
    System(SystemOrder),
}

impl From<PlayerOrder> for Order {
    fn from(order: PlayerOrder) -> Self {
        Self::Player(order)
    }
}

impl From<SystemOrder> for Order {
    fn from(order: SystemOrder) -> Self {
        Self::System(order)
    }
}

impl Order {
    /// An official's order without a reason gets this one.
    pub fn give_missing_reason(&mut self, reason: &str) {
        match self {
            Self::Arbiter(order) => {
                order.reason.get_or_insert_with(|| reason.to_owned());
            }
            Self::Player(_) | Self::Venue(_) | Self::System(_) => {}
        }
    }

    /// What an official does; none where no official does it.
    pub const fn act(&self) -> Option<&Act> {
        match self {
            Self::Arbiter(order) => Some(&order.act),
            Self::Player(_) | Self::Venue(_) | Self::System(_) => None,
        }
    }

    /// The same with another act; unchanged where no official does it.
    #[must_use]
    pub fn with_act(self, act: Act) -> Self {
        match self {
            Self::Arbiter(order) => Self::Arbiter(ArbiterOrder { act, ..order }),
            other @ (Self::Player(_) | Self::Venue(_) | Self::System(_)) => other,
        }
    }
}
