//! Which events hold both clocks.

use super::record::Event;
use crate::clock::Reading;

impl Event {
    /// Both clocks after it, where it holds them.
    pub const fn clocks(&self) -> Option<&Reading> {
        match self {
            Self::Started { clocks }
            | Self::Moved { clocks, .. }
            | Self::Paused { clocks, .. }
            | Self::Resumed { clocks, .. }
            | Self::ClockAdjusted { clocks, .. }
            | Self::WrongClaim { clocks, .. }
            | Self::Outage { clocks, .. }
            | Self::Ruled { clocks, .. }
            | Self::TimeAdded { clocks, .. }
            | Self::PositionRestored { clocks, .. }
            | Self::Reopened { clocks, .. }
            | Self::CameLate { clocks, .. }
            | Self::Restarted { clocks, .. }
            | Self::Finished { clocks, .. } => Some(clocks),
            Self::Opened(_)
            | Self::Released
            | Self::CheckedIn { .. }
            | Self::OptionsSet { .. }
            | Self::PremoveSet { .. }
            | Self::PremoveEnded { .. }
            | Self::AssistantApproved { .. }
            | Self::AssistantEnded { .. }
            | Self::DrawOffered { .. }
            | Self::DrawDeclined { .. }
            | Self::SeatLost { .. }
            | Self::SeatBack { .. }
            | Self::LimitPassed { .. }
            | Self::SeatMoved { .. }
            | Self::ReadyGiven { .. }
            | Self::CheckRecorded { .. }
            | Self::ChecksWaived { .. }
            | Self::DefaultTimeSet { .. }
            | Self::ArbiterCalled { .. }
            | Self::Held { .. }
            | Self::HoldEnded { .. }
            | Self::PauseReasonGiven { .. }
            | Self::CallAnswered { .. }
            | Self::CallTaken { .. }
            | Self::LeaveEnded { .. }
            | Self::ResultConfirmed { .. }
            | Self::ResultApproved
            | Self::ResultCorrected { .. }
            | Self::DeviceNoted(_)
            | Self::BreachesCited { .. }
            | Self::HeadSigned { .. } => None,
        }
    }
}
