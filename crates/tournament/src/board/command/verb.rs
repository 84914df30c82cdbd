//! What the role table and the rules for reasons know a command by.

use super::Order;
use crate::roles::Verb;

impl Order {
    /// The verb that the role table knows this by.
    pub const fn verb(&self) -> Verb {
        match self {
            Self::Citing { order, .. } | Self::Seen { order, .. } => (**order).verb(),
            Self::CheckIn => Verb::CheckIn,
            Self::Play { .. } | Self::PlayWritten { .. } => Verb::Play,
            Self::SetOptions(_) => Verb::SetOptions,
            Self::SetPremove { .. } | Self::SetPremoveWritten { .. } | Self::CancelPremove => {
                Verb::Premove
            }
            Self::OfferDraw | Self::AcceptDraw | Self::DeclineDraw => Verb::Draw,
            Self::Resign => Verb::Resign,
            Self::Pause { .. } | Self::GivePauseReason { hold: None, .. } => Verb::Pause,
            Self::Resume { .. } => Verb::Resume,
            Self::AdjustClock { .. } => Verb::AdjustClock,
            Self::AddTime { .. } => Verb::AddTime,
            Self::WrongClaim { .. } => Verb::WrongClaim,
            Self::ApproveAssistant { .. } | Self::EndAssistant { .. } => Verb::ApproveAssistant,
            Self::RestorePosition { .. } => Verb::RestorePosition,
            Self::ReverseColours { .. } => Verb::ReverseColours,
            Self::WrongStart { .. } => Verb::WrongStart,
            Self::Reopen { .. } => Verb::Reopen,
            Self::DeclareResult { .. } | Self::DeclareForfeit { .. } => Verb::DeclareResult,
            Self::ConfirmResult => Verb::ConfirmResult,
            Self::ApproveResult => Verb::ApproveResult,
            Self::CorrectResult { .. } => Verb::CorrectResult,
            Self::MoveSeat { .. } => Verb::MoveSeat,
            Self::Ready => Verb::Ready,
            Self::RecordCheck { .. } => Verb::RecordCheck,
            Self::WaiveChecks { .. } => Verb::WaiveChecks,
            Self::ExtendDefaultTime { .. } => Verb::ExtendDefaultTime,
            Self::CallArbiter { .. } | Self::ObjectToResult { .. } => Verb::CallArbiter,
            Self::AnswerCall { .. } | Self::TakeCall { .. } | Self::EndLeave { .. } => {
                Verb::AnswerCall
            }
            Self::NoteDevice(_) => Verb::ReportVenue,
            Self::Open(_)
            | Self::CarryOut { .. }
            | Self::StartClock
            | Self::Hold { .. }
            | Self::GivePauseReason { hold: Some(_), .. }
            | Self::EndHold { .. }
            | Self::HoldDefaultTime { .. }
            | Self::FailDevice { .. }
            | Self::JudgeAbsence
            | Self::Release
            | Self::FallFlag
            | Self::LoseSeat { .. }
            | Self::SuspendAway { .. }
            | Self::PassLimit { .. }
            | Self::RegainSeat { .. }
            | Self::Outage { .. }
            | Self::SignHead { .. } => Verb::System,
        }
    }

    /// Whether it pauses one board, gives the reason of that or ends it, which a venue's own arbiters do there.
    pub fn stops_or_resumes(&self) -> bool {
        matches!(
            self.deed(),
            Self::Pause { .. } | Self::GivePauseReason { hold: None, .. } | Self::Resume { .. }
        )
    }

    /// What is done, whatever it cites, and as of whichever record it was asked about.
    pub fn deed(&self) -> &Self {
        match self {
            Self::Citing { order, .. } | Self::Seen { order, .. } => order.deed(),
            order => order,
        }
    }

    /// The same, to be completed.
    pub fn deed_mut(&mut self) -> &mut Self {
        match self {
            Self::Citing { order, .. } | Self::Seen { order, .. } => order.deed_mut(),
            order => order,
        }
    }

    /// Whether it may be a penalty, and cite what it is for.
    pub const fn may_cite(&self) -> bool {
        matches!(
            self,
            Self::AdjustClock { .. }
                | Self::AddTime { .. }
                | Self::DeclareResult { .. }
                | Self::DeclareForfeit { .. }
                | Self::CorrectResult { .. }
        )
    }

    /// The reason given with it; none where none is required.
    pub fn reason(&self) -> Option<&str> {
        match self {
            Self::Citing { order, .. } | Self::Seen { order, .. } => order.reason(),
            Self::Resume { reason }
            | Self::GivePauseReason { reason, .. }
            | Self::EndHold { reason, .. }
            | Self::AdjustClock { reason, .. }
            | Self::AddTime { reason, .. }
            | Self::WrongClaim { reason, .. }
            | Self::ApproveAssistant { reason, .. }
            | Self::EndAssistant { reason, .. }
            | Self::RestorePosition { reason, .. }
            | Self::WrongStart { reason, .. }
            | Self::ReverseColours { reason, .. }
            | Self::Reopen { reason, .. }
            | Self::DeclareResult { reason, .. }
            | Self::DeclareForfeit { reason, .. }
            | Self::CorrectResult { reason, .. }
            | Self::WaiveChecks { reason, .. }
            | Self::ExtendDefaultTime { reason, .. }
            | Self::CarryOut { reason, .. }
            | Self::MoveSeat { reason, .. } => Some(reason),
            _ => None,
        }
    }
}
