//! What a device does for each layer that an event asks for.

use serde::{Deserialize, Serialize};

/// One protection, held by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LayerName {
    /// Programs are held to a list.
    Programs,
    /// Nothing starts from what a player can write.
    NoExec,
    /// Settings of the kernel.
    Kernel,
    /// The network by owner.
    Network,
    /// Policies of the browser.
    Browser,
    /// A control group that can be frozen and killed.
    Stop,
    /// What starts is reported.
    Reports,
    /// The keys that the player's compositor knows.
    Keys,
    /// What is plugged in works only if it is allowed.
    Usb,
    /// Only the agent opens the ports of electronic boards.
    Boards,
    /// The screens that are connected are looked at.
    Screens,
    /// Signs of a virtual machine and of somebody elsewhere are looked for.
    Signs,
    /// Which virtual terminal is shown is looked at.
    Terminals,
    /// The time of day is watched for being set.
    Time,
}

/// How far a layer holds here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "state")]
pub enum State {
    /// What it forbids cannot be done.
    Enforced,
    /// What it forbids is told, not prevented, and is not there now. Only of a layer that can do no more: one
    /// that could and does not here is unavailable.
    ReportingOnly {
        /// Why no more.
        why: String,
    },
    /// What it forbids is there now, and is told.
    Broken {
        /// What is there.
        why: String,
    },
    /// It does nothing here.
    Unavailable {
        /// Why.
        why: String,
    },
}

impl State {
    /// Whether the event's demand is met: nothing that it forbids is there.
    pub const fn is_met(&self) -> bool {
        matches!(self, Self::Enforced | Self::ReportingOnly { .. })
    }
}

/// A layer as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Which one.
    pub layer: LayerName,
    /// A device without it is not seated, unless the Chief Arbiter waives it (EVT-4).
    pub required: bool,
    /// How far it holds.
    #[serde(flatten)]
    pub state: State,
    /// What does not keep it from holding, and should be known: a program of the list that is not
    /// here, a USB device that was kept out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}
