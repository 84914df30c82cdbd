//! The table's verbs as programs and pages write them.

use super::Verb;

impl Verb {
    /// A stable word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::SetUp => "set-up",
            Self::Import => "import",
            Self::PublishRound => "publish-round",
            Self::StartRound => "start-round",
            Self::CloseRound => "close-round",
            Self::Describe => "describe",
            Self::Watch => "watch",
            Self::CheckIn => "check-in",
            Self::Play => "play",
            Self::SetOptions => "set-options",
            Self::Premove => "premove",
            Self::Draw => "draw",
            Self::Resign => "resign",
            Self::Pause => "pause",
            Self::Resume => "resume",
            Self::HoldVenue => "hold-venue",
            Self::HoldRound => "hold-round",
            Self::AdjustClock => "adjust-clock",
            Self::AddTime => "add-time",
            Self::Penalise => "penalise",
            Self::Expel => "expel",
            Self::ApproveAssistant => "approve-assistant",
            Self::RestorePosition => "restore-position",
            Self::ReverseColours => "reverse-colours",
            Self::WrongStart => "wrong-start",
            Self::Reopen => "reopen",
            Self::DeclareResult => "declare-result",
            Self::Ready => "ready",
            Self::RecordCheck => "record-check",
            Self::WaiveChecks => "waive-checks",
            Self::ExtendDefaultTime => "extend-default-time",
            Self::CallArbiter => "call-arbiter",
            Self::AnswerCall => "answer-call",
            Self::GrantLeave => "grant-leave",
            Self::ConfirmResult => "confirm-result",
            Self::ApproveResult => "approve-result",
            Self::CorrectResult => "correct-result",
            Self::Rule => "rule",
            Self::SecondRuling => "second-ruling",
            Self::CloseIncident => "close-incident",
            Self::Delegate => "delegate",
            Self::MoveSeat => "move-seat",
            Self::Invite => "invite",
            Self::InviteAtVenue => "invite-at-venue",
            Self::WatchVenue => "watch-venue",
            Self::SetThresholds => "set-thresholds",
            Self::OrderDevice => "order-device",
            Self::EnrolDevice => "enrol-device",
            Self::ReportVenue => "report-venue",
            Self::System => "system",
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn pen_3_every_verb_has_a_word_of_its_own() {
        let words: BTreeSet<&str> = Verb::ALL.into_iter().map(Verb::name).collect();
        assert_eq!(words.len(), Verb::ALL.len());
    }
}
