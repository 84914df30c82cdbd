//! Events whose messages have their fields.

use adoube_proto::v1;
use adoube_tournament::board::event::{
    ArbiterCalled, AssistantApproved, AssistantEnded, CallAnswered, CallTaken, CameLate,
    CheckRecorded, CheckedIn, ChecksWaived, DefaultTimeSet, DrawDeclined, DrawOffered, Finished,
    HeadSigned, HoldEnded, HoldStarted, LeaveEnded, LimitPassed, OptionsSet, PauseReasonGiven,
    PenaltiesProposed, PenaltiesRejected, PenaltiesWithdrawn, ReadyGiven, ResultConfirmed,
    ResultCorrected, Resumed, ScoresheetMarked, SeatBack, SeatLost, SeatMoved, TimeAdded,
};
use adoube_tournament::clock::{LagCredit, LagRules};

use crate::shard::views::shown::{Shown, messages};

messages! {
    CheckedIn { seat: side }
    DrawOffered { seat: side }
    DrawDeclined { seat: side }
    SeatBack { seat: side }
    LimitPassed { seat: side }
    ReadyGiven { seat: side }
    ResultConfirmed { seat: side }
    LeaveEnded(by) { seat: side }
}

messages! {
    OptionsSet {
        seat: side, smart_move: options.smart_move, premove: options.premove, automatic_queen: options.automatic_queen
    }
    LagCredit { given, claimed: link.claimed, measured: link.measured, left }
    LagRules { per_move, quota, refill }
    Resumed { reason }
    HoldStarted as HoldBegun { hold, reason }
    HoldEnded { hold, reason }
    PauseReasonGiven { hold, reason }
    TimeAdded { white: added.white, black: added.black, reason }
    CameLate { seat: side, charged }
    PenaltiesProposed(by) {
        seat: ruling.side, penalties: ruling.penalties, article: ruling.article, reason: ruling.reason
    }
    PenaltiesRejected(by) { proposal, reason }
    PenaltiesWithdrawn(by) { ruling, penalties, reason }
    SeatLost { seat: side, sign, last_contact }
    SeatMoved { seat: side, from, to, reason }
    Finished { result: score, ending, reason }
    ResultCorrected(by) { before, result: score, ending, reason }
    CheckRecorded(by) { seat: side, kind, passed, note }
    ChecksWaived(by) { seat: side, reason }
    ScoresheetMarked(by) { seat: side, present, note }
    DefaultTimeSet { to, reason }
    AssistantApproved(by) { seat: side, person: assistant, reason }
    AssistantEnded(by) { seat: side, person: assistant, reason }
    ArbiterCalled { number, seat: side, reason, leave, objection }
    CallTaken(by) { number }
    CallAnswered(by) { number, valid, leave, note }
    HeadSigned { head_sequence: sequence, hash, signature }
}
