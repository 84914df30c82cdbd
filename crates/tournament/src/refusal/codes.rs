//! What programs, and people who look an article up, are told of a refusal.

use super::Refusal;

impl Refusal {
    /// A stable word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotYourRole { .. } => "not-your-role",
            Self::NotYourSeat(_) => "not-your-seat",
            Self::WrongDevice { .. } => "wrong-device",
            Self::NotYourTurn(_) => "not-your-turn",
            Self::IllegalMove { .. } => "illegal-move",
            Self::NotAMove(_) => "not-a-move",
            Self::SmartMoveOff => "smart-move-off",
            Self::NotOneMove { .. } => "not-one-move",
            Self::ChoosePiece => "choose-piece",
            Self::Notation { .. } => "notation",
            Self::PremoveOff => "premove-off",
            Self::NoPremove => "no-premove",
            Self::TooOften => "too-often",
            Self::WrongPly { .. } => "wrong-ply",
            Self::SetAnew => "set-anew",
            Self::RuledAnew => "ruled-anew",
            Self::NotStarted => "not-started",
            Self::AlreadyDone(_) => "already-done",
            Self::BoardPaused => "board-paused",
            Self::NotPaused => "not-paused",
            Self::NotLocal(_) => "not-local",
            Self::Held(_) => "held",
            Self::HoldOn(_) => "hold-on",
            Self::HoldStands(..) => "hold-stands",
            Self::NoHold => "no-hold",
            Self::NoReasonMissing => "no-reason-missing",
            Self::GameOver | Self::Forfeited(_) => "game-over",
            Self::FlagFell(_) => "flag-fell",
            Self::NoOffer => "no-offer",
            Self::OfferStands => "offer-stands",
            Self::OfferDeclined => "offer-declined",
            Self::OutOfRange(_) | Self::CountersOutOfRange | Self::ClockOfRuling { .. } => {
                "out-of-range"
            }
            Self::NothingToDo | Self::NoProposal { .. } => "nothing-to-do",
            Self::ReasonRequired => "reason-required",
            Self::NoArticle(_) => "no-article",
            Self::NoArticleOfLaws(_) => "no-article-of-laws",
            Self::ResultNotAllowed => "result-not-allowed",
            Self::NoResult => "no-result",
            Self::ResultApproved => "result-approved",
            Self::ResultRuled { .. } => "result-ruled",
            Self::PlayOn => "play-on",
            Self::CallsWait => "calls-wait",
            Self::NoCall => "no-call",
            Self::NoRuling => "no-ruling",
            Self::Played | Self::MovesMade(..) => "played",
            Self::NoSuchBoard(_) => "no-such-board",
            Self::RoundState { .. } | Self::RoundUnfinished(_) => "round-state",
            Self::RoundOpen(_) => "round-open",
            Self::BadPairing { .. } => "bad-pairing",
            Self::TooFewDevices(_) => "too-few-devices",
            Self::HiddenCharacter(_) => "hidden-character",
            Self::Objected(_) => "objected",
            Self::AgainstRegulations { .. } | Self::Against(..) => "against-regulations",
            Self::OtherVenue(_) => "other-venue",
            Self::NoSpare { .. } => "no-spare",
            of_incident => of_incident.code_of_incident(),
        }
    }

    const fn code_of_incident(&self) -> &'static str {
        match self {
            Self::NoSuchIncident(_) => "no-such-incident",
            Self::IncidentClosed(..) => "incident-closed",
            Self::IncidentOpen { .. } => "incident-open",
            Self::Postponed { .. } => "postponed",
            Self::Joined { .. } => "joined",
            Self::NotOfIncident { .. } => "not-of-incident",
            Self::NoBreach(..) => "no-breach",
            Self::BoardMovedOn { .. } | Self::ProposalStale { .. } => "board-moved-on",
            Self::BoardChanged(_) | Self::RoundChanged(_) => "changed-since",
            Self::AlreadyRuled { .. } | Self::AllRuled(_) => "already-ruled",
            Self::FourEyes | Self::ProposalWaits { .. } => "four-eyes",
            Self::NotDelegated => "not-delegated",
            _ => "invalid",
        }
    }

    /// The article that refuses; empty where the regulations leave it to the software.
    pub const fn article(&self) -> &'static str {
        match self {
            Self::NotYourRole { article, .. }
            | Self::AgainstRegulations { article, .. }
            | Self::Against(article, _) => article,
            Self::BoardMovedOn { .. }
            | Self::AlreadyRuled { .. }
            | Self::AllRuled(_)
            | Self::NoBreach(..)
            | Self::IncidentOpen { .. }
            | Self::ProposalWaits { .. }
            | Self::ProposalStale { .. }
            | Self::FourEyes
            | Self::NotDelegated
            | Self::RuledAnew
            | Self::NoRuling => "O 18.9",
            Self::NotYourSeat(_)
            | Self::WrongDevice { .. }
            | Self::NoSpare { .. }
            | Self::RoundOpen(_) => "O 16.6",
            Self::OtherVenue(_) => "O 18.8",
            Self::NotYourTurn(_) => "O 1.1",
            Self::IllegalMove { .. }
            | Self::NotAMove(_)
            | Self::WrongPly { .. }
            | Self::SetAnew => "O 3.3",
            Self::SmartMoveOff
            | Self::NotOneMove { .. }
            | Self::ChoosePiece
            | Self::PremoveOff
            | Self::NoPremove
            | Self::TooOften => "O 3.6",
            Self::Notation { .. } => "A-C",
            Self::BoardPaused
            | Self::NotPaused
            | Self::NotLocal(_)
            | Self::Held(_)
            | Self::HoldOn(_)
            | Self::HoldStands(..)
            | Self::NoReasonMissing
            | Self::NoHold => "O 19.6",
            Self::GameOver => "O 5",
            Self::FlagFell(_) => "O 4.5",
            Self::NoOffer | Self::OfferStands => "O 5.3",
            Self::OfferDeclined => "L 11.5",
            Self::ResultNotAllowed => "O 7.2",
            Self::Played | Self::Forfeited(_) => "O 16.11",
            Self::PlayOn => "O 19.2",
            Self::CallsWait | Self::NoCall => "O 19.1",
            Self::ReasonRequired
            | Self::HiddenCharacter(_)
            | Self::Objected(_)
            | Self::NoArticle(_)
            | Self::NoArticleOfLaws(_)
            | Self::NoResult
            | Self::ResultApproved
            | Self::ResultRuled { .. } => "O 17.11",
            _ => "",
        }
    }
}
