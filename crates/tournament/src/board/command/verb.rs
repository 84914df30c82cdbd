//! What the role table knows a command by.

use super::{Act, Order, PlayerOrder};
use crate::penalty;
use crate::roles::Verb;

impl Order {
    /// The verb that the role table knows this by.
    pub fn verb(&self) -> Verb {
        match self {
            Self::Player(order) => order.verb(),
            Self::Arbiter(order) => order.act.verb(),
            Self::Venue(_) => Verb::ReportVenue,
            Self::System(_) => Verb::System,
        }
    }

    /// Whether it pauses one board, gives the reason of that or ends it, which a venue's own arbiters do there.
    pub fn stops_or_resumes(&self) -> bool {
        matches!(self.verb(), Verb::Pause | Verb::Resume)
    }
}

impl PlayerOrder {
    const fn verb(&self) -> Verb {
        match self {
            Self::CheckIn => Verb::CheckIn,
            Self::Play(_) | Self::PlayWritten(_) => Verb::Play,
            Self::SetOptions(_) => Verb::SetOptions,
            Self::SetPremove(_) | Self::SetPremoveWritten(_) | Self::CancelPremove => Verb::Premove,
            Self::OfferDraw | Self::AcceptDraw | Self::DeclineDraw => Verb::Draw,
            Self::Resign => Verb::Resign,
            Self::ConfirmResult => Verb::ConfirmResult,
            Self::Ready => Verb::Ready,
            Self::CallArbiter(_) | Self::ObjectToResult(_) => Verb::CallArbiter,
        }
    }
}

impl Act {
    /// The verb that the role table knows this by.
    pub fn verb(&self) -> Verb {
        match self {
            Self::Pause | Self::GivePauseReason => Verb::Pause,
            Self::Resume => Verb::Resume,
            Self::AdjustClock(_) => Verb::AdjustClock,
            Self::AddTime(_) => Verb::AddTime,
            Self::Penalise(order) => penalty::verb_of(&order.penalties),
            Self::AgreeToPenalties(_) => Verb::Penalise,
            Self::ApproveAssistant(_) | Self::EndAssistant(_) => Verb::ApproveAssistant,
            Self::RestorePosition(_) => Verb::RestorePosition,
            Self::ReverseColours(_) => Verb::ReverseColours,
            Self::WrongStart(_) => Verb::WrongStart,
            Self::Reopen(_) => Verb::Reopen,
            Self::DeclareResult(_) | Self::DeclareForfeit(_) => Verb::DeclareResult,
            Self::ApproveResult => Verb::ApproveResult,
            Self::CorrectResult(_) => Verb::CorrectResult,
            Self::MoveSeat(_) => Verb::MoveSeat,
            Self::RecordCheck(_) => Verb::RecordCheck,
            Self::WaiveChecks(_) => Verb::WaiveChecks,
            Self::ExtendDefaultTime(_) => Verb::ExtendDefaultTime,
            Self::AnswerCall(_) | Self::TakeCall(_) | Self::EndLeave(_) => Verb::AnswerCall,
        }
    }

    /// Whether it may be a penalty, and cite what it is for.
    pub const fn may_cite(&self) -> bool {
        match self {
            Self::AdjustClock(_)
            | Self::AddTime(_)
            | Self::DeclareResult(_)
            | Self::DeclareForfeit(_)
            | Self::CorrectResult(_)
            | Self::Penalise(_) => true,
            Self::Pause
            | Self::GivePauseReason
            | Self::Resume
            | Self::AgreeToPenalties(_)
            | Self::ApproveAssistant(_)
            | Self::EndAssistant(_)
            | Self::RestorePosition(_)
            | Self::ReverseColours(_)
            | Self::WrongStart(_)
            | Self::Reopen(_)
            | Self::ApproveResult
            | Self::MoveSeat(_)
            | Self::RecordCheck(_)
            | Self::WaiveChecks(_)
            | Self::ExtendDefaultTime(_)
            | Self::AnswerCall(_)
            | Self::TakeCall(_)
            | Self::EndLeave(_) => false,
        }
    }
}
