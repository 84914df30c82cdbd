//! What the role table knows a command by.

use super::{Order, PlayerOrder};
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
            Self::Play(_) | Self::PlayWritten(_) | Self::ReportBoard(_) => Verb::Play,
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
