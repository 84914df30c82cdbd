//! What is told to the agent as it happens.

use serde::Serialize;

use super::joining::Joined;
use crate::{
    execs::Process,
    layers::LayerName,
    profile::{Lead, Leads},
    programs::Denied,
};

/// Something that must not be, on this device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "breach")]
pub enum Breach {
    /// A program was refused.
    Denied(Denied),
    /// A program runs that is not on the list.
    Running {
        /// Which.
        #[serde(flatten)]
        process: Process,
        /// It was ended.
        ended: bool,
    },
    /// More started at once than could be followed; all that runs was looked at instead.
    Overrun,
    /// Programs are held to the list no more.
    GuardGone,
    /// Something else is there that may not be.
    Seen {
        /// The layer that looks for it.
        layer: LayerName,
        /// What, for people.
        what: String,
        /// It was kept from doing anything.
        stopped: bool,
    },
}

/// What else everybody is told.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum News {
    /// The machine is as it was: somebody let it go.
    Released,
    /// Every layer, and how it was proved.
    Checked(serde_json::Value),
    /// What came of joining a network.
    Joined(Joined),
    /// A layer stands otherwise than before: who wants to know asks.
    Changed,
}

/// A breach with its time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Told {
    /// Milliseconds since the machine started, sleep included.
    pub at_ms: u64,
    /// What it leads to.
    pub leads: Lead,
    /// What it is.
    #[serde(flatten)]
    pub breach: Breach,
}

impl Breach {
    /// What the event has it lead to.
    pub(super) const fn lead(&self, leads: Leads) -> Lead {
        match self {
            Self::Denied(_) | Self::Seen { stopped: true, .. } => leads.denied,
            Self::Running { .. } => leads.running,
            Self::Seen { .. } => leads.seen,
            Self::GuardGone => leads.guard_gone,
            // Anybody's programs can be too many, not the player's alone.
            Self::Overrun => Lead::Report,
        }
    }
}
