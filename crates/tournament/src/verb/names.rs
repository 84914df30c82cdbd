//! The table's verbs as programs and pages write them.

use super::Verb;
use crate::words::words;

words! {
    Verb {
        SetUp = "set-up",
        Import = "import",
        PublishRound = "publish-round",
        StartRound = "start-round",
        CloseRound = "close-round",
        Describe = "describe",
        Watch = "watch",
        CheckIn = "check-in",
        Play = "play",
        SetOptions = "set-options",
        Premove = "premove",
        Draw = "draw",
        Resign = "resign",
        Pause = "pause",
        Resume = "resume",
        HoldVenue = "hold-venue",
        HoldRound = "hold-round",
        AdjustClock = "adjust-clock",
        AddTime = "add-time",
        Penalise = "penalise",
        Expel = "expel",
        WithdrawPenalties = "withdraw-penalties",
        ApproveAssistant = "approve-assistant",
        RestorePosition = "restore-position",
        ReverseColours = "reverse-colours",
        WrongStart = "wrong-start",
        Reopen = "reopen",
        DeclareResult = "declare-result",
        Ready = "ready",
        RecordCheck = "record-check",
        WaiveChecks = "waive-checks",
        ExtendDefaultTime = "extend-default-time",
        CallArbiter = "call-arbiter",
        AnswerCall = "answer-call",
        GrantLeave = "grant-leave",
        ConfirmResult = "confirm-result",
        ApproveResult = "approve-result",
        CorrectResult = "correct-result",
        Rule = "rule",
        SecondRuling = "second-ruling",
        CloseIncident = "close-incident",
        Delegate = "delegate",
        SetBoardRequirement = "set-board-requirement",
        NoteBoardViolation = "note-board-violation",
        MarkScoresheet = "mark-scoresheet",
        MoveSeat = "move-seat",
        Invite = "invite",
        InviteAtVenue = "invite-at-venue",
        WatchVenue = "watch-venue",
        SetThresholds = "set-thresholds",
        OrderDevice = "order-device",
        EnrolDevice = "enrol-device",
        ReportVenue = "report-venue",
        System = "system",
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
