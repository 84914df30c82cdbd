//! Causes and certainties as words and sentences.

use std::fmt;

use super::{Cause, Certainty};
use crate::words::words;

words! {
    Cause {
        PageDied = "page-died",
        DeviceSuspended = "device-suspended",
        DeviceRestarted = "device-restarted",
        AgentRestarted = "agent-restarted",
        DeviceLeft = "device-left",
        DeviceAbsent = "device-absent",
        DeviceOffNetwork = "device-off-network",
        VenueNetwork = "venue-network",
        VenueUplink = "venue-uplink",
        CoordinatorOutage = "coordinator-outage",
        Unknown = "unknown",
    }
}

/// As arbiters read it.
impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::PageDied => "the page on the device failed or was closed",
            Self::DeviceSuspended => "the computer slept or froze",
            Self::DeviceRestarted => "the device restarted",
            Self::AgentRestarted => "the program on the device restarted",
            Self::DeviceLeft => "the device was shut down properly",
            Self::DeviceAbsent => "the device was not connected when the seat moved to it",
            Self::DeviceOffNetwork => "the device was off the venue's network",
            Self::VenueNetwork => "the venue's network or node failed",
            Self::VenueUplink => "the venue's uplink failed",
            Self::CoordinatorOutage => "the server was down",
            Self::Unknown => "the cause is not known",
        })
    }
}

words! {
    Certainty {
        Unknown = "unknown",
        Likely = "likely",
        Certain = "certain",
    }
}

impl fmt::Display for Certainty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
