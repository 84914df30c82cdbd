//! Who may be told of a record. Live and in catching up, links, watchers and files ask this and nothing else.

use adoube_chess::Side;

use super::event::{Event, OptionsSet, PremoveEnded, PremoveSet};

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
            Self::OptionsSet(OptionsSet { side, .. })
            | Self::PremoveSet(PremoveSet { side, .. })
            | Self::PremoveEnded(PremoveEnded { side, .. }) => Audience::Player(*side),
            Self::DeviceNoted(_) | Self::BreachesCited(_) => Audience::Officials,
            Self::Opened(_)
            | Self::Released
            | Self::CheckedIn(_)
            | Self::Started(_)
            | Self::Moved(_)
            | Self::DrawOffered(_)
            | Self::DrawDeclined(_)
            | Self::Paused(_)
            | Self::Resumed(_)
            | Self::Held(_)
            | Self::HoldEnded(_)
            | Self::PauseReasonGiven(_)
            | Self::ClockAdjusted(_)
            | Self::WrongClaim(_)
            | Self::AssistantApproved(_)
            | Self::AssistantEnded(_)
            | Self::TimeAdded(_)
            | Self::PositionRestored(_)
            | Self::Reopened(_)
            | Self::SeatLost(_)
            | Self::SeatBack(_)
            | Self::LimitPassed(_)
            | Self::Outage(_)
            | Self::Finished(_)
            | Self::ResultConfirmed(_)
            | Self::ResultApproved
            | Self::ResultCorrected(_)
            | Self::Ruled(_)
            | Self::Restarted(_)
            | Self::ReadyGiven(_)
            | Self::SeatMoved(_)
            | Self::CheckRecorded(_)
            | Self::ChecksWaived(_)
            | Self::DefaultTimeSet(_)
            | Self::CameLate(_)
            | Self::ArbiterCalled(_)
            | Self::CallAnswered(_)
            | Self::CallTaken(_)
            | Self::LeaveEnded(_)
            | Self::HeadSigned(_) => Audience::Everybody,
        }
    }
}
