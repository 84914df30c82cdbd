//! Who may be told of a record. Live and in catching up, links, watchers and files ask this and nothing else.

use adoube_chess::Side;

use super::record::Event;

/// Who may be told of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Both players and the officials.
    Everybody,
    /// One player, and nobody else.
    Player(Side),
    /// The officials: no player, and nobody who only watches.
    Officials,
}

impl Audience {
    /// Whether that side's player may be told.
    pub fn has_player(self, side: Side) -> bool {
        match self {
            Self::Everybody => true,
            Self::Player(own) => own == side,
            Self::Officials => false,
        }
    }

    /// Whether officials may be told.
    pub const fn has_officials(self) -> bool {
        match self {
            Self::Everybody | Self::Officials => true,
            Self::Player(_) => false,
        }
    }
}

impl Event {
    /// Who may be told of it. Every kind is named, so that a new one does not compile before it was asked of it.
    pub const fn audience(&self) -> Audience {
        match self {
            Self::OptionsSet { side, .. }
            | Self::PremoveSet { side, .. }
            | Self::PremoveEnded { side, .. } => Audience::Player(*side),
            Self::DeviceNoted(_) | Self::BreachesCited { .. } => Audience::Officials,
            Self::Opened(_)
            | Self::Released
            | Self::CheckedIn { .. }
            | Self::Started { .. }
            | Self::Moved { .. }
            | Self::DrawOffered { .. }
            | Self::DrawDeclined { .. }
            | Self::Paused { .. }
            | Self::Resumed { .. }
            | Self::Held { .. }
            | Self::HoldEnded { .. }
            | Self::PauseReasonGiven { .. }
            | Self::ClockAdjusted { .. }
            | Self::WrongClaim { .. }
            | Self::AssistantApproved { .. }
            | Self::AssistantEnded { .. }
            | Self::TimeAdded { .. }
            | Self::PositionRestored { .. }
            | Self::Reopened { .. }
            | Self::SeatLost { .. }
            | Self::SeatBack { .. }
            | Self::LimitPassed { .. }
            | Self::Outage { .. }
            | Self::Finished { .. }
            | Self::ResultConfirmed { .. }
            | Self::ResultApproved
            | Self::ResultCorrected { .. }
            | Self::Ruled { .. }
            | Self::Restarted { .. }
            | Self::ReadyGiven { .. }
            | Self::SeatMoved { .. }
            | Self::CheckRecorded { .. }
            | Self::ChecksWaived { .. }
            | Self::DefaultTimeSet { .. }
            | Self::CameLate { .. }
            | Self::ArbiterCalled { .. }
            | Self::CallAnswered { .. }
            | Self::CallTaken { .. }
            | Self::LeaveEnded { .. }
            | Self::HeadSigned { .. } => Audience::Everybody,
        }
    }
}
