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
}

/// How far a layer holds here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "state")]
pub enum State {
    /// What it forbids cannot be done.
    Enforced,
    /// What it forbids is told, not prevented.
    ReportingOnly {
        /// Why no more.
        why: String,
    },
    /// It does nothing here.
    Unavailable {
        /// Why.
        why: String,
    },
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
    /// What does not keep it from holding, and should be known: a program of the list that is not here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}
