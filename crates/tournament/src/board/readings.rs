//! Which events hold both clocks.

use super::event::{
    CameLate, ClockAdjusted, Event, Finished, Moved, Outage, Paused, PositionRestored, Reopened,
    Restarted, Resumed, Ruled, Started, TimeAdded, WrongClaim,
};
use crate::clock::Reading;

impl Event {
    /// Both clocks after it, where it holds them.
    pub const fn clocks(&self) -> Option<&Reading> {
        match self {
            Self::Started(Started { clocks })
            | Self::Moved(Moved { clocks, .. })
            | Self::Paused(Paused { clocks, .. })
            | Self::Resumed(Resumed { clocks, .. })
            | Self::ClockAdjusted(ClockAdjusted { clocks, .. })
            | Self::WrongClaim(WrongClaim { clocks, .. })
            | Self::Outage(Outage { clocks, .. })
            | Self::Ruled(Ruled { clocks, .. })
            | Self::TimeAdded(TimeAdded { clocks, .. })
            | Self::PositionRestored(PositionRestored { clocks, .. })
            | Self::Reopened(Reopened { clocks, .. })
            | Self::CameLate(CameLate { clocks, .. })
            | Self::Restarted(Restarted { clocks, .. })
            | Self::Finished(Finished { clocks, .. }) => Some(clocks),
            Self::Opened(_)
            | Self::Released
            | Self::CheckedIn(_)
            | Self::OptionsSet(_)
            | Self::PremoveSet(_)
            | Self::PremoveEnded(_)
            | Self::AssistantApproved(_)
            | Self::AssistantEnded(_)
            | Self::DrawOffered(_)
            | Self::DrawDeclined(_)
            | Self::SeatLost(_)
            | Self::SeatBack(_)
            | Self::LimitPassed(_)
            | Self::SeatMoved(_)
            | Self::ReadyGiven(_)
            | Self::CheckRecorded(_)
            | Self::ChecksWaived(_)
            | Self::DefaultTimeSet(_)
            | Self::ArbiterCalled(_)
            | Self::Held(_)
            | Self::HoldEnded(_)
            | Self::PauseReasonGiven(_)
            | Self::CallAnswered(_)
            | Self::CallTaken(_)
            | Self::LeaveEnded(_)
            | Self::ResultConfirmed(_)
            | Self::ResultApproved
            | Self::ResultCorrected(_)
            | Self::DeviceNoted(_)
            | Self::BreachesCited(_)
            | Self::HeadSigned(_) => None,
        }
    }
}
