//! What happens on a board, event by event.

use adoube_tournament::board::event::{
    ArbiterCalled, AssistantApproved, AssistantEnded, BoardOutage, BreachesCited, CallAnswered,
    CallTaken, CameLate, CheckRecorded, CheckedIn, ChecksWaived, ClockAdjusted, ClocksSet,
    DefaultTimeSet, DrawDeclined, DrawOffered, Finished, HeadSigned, HoldEnded, HoldStarted,
    LeaveEnded, LimitPassed, Moved, OptionsSet, Outage, PauseReasonGiven, Paused, Penalised,
    PenaltiesProposed, PenaltiesRejected, PenaltiesWithdrawn, PenaltyRuling, PhysicalBoardDiffers,
    PhysicalBoardRequirementSet, PhysicalBoardShown, PositionRestored, PremoveEnded, PremoveSet,
    ReadyGiven, Reopened, Requirement, Restarted, ResultConfirmed, ResultCorrected, Resumed, Ruled,
    ScoresheetMarked, SeatBack, SeatLost, SeatMoved, Started, TimeAdded,
};
use adoube_tournament::board::{
    CheckKind, ControlChange, Ending, Event, Options, OutageCause, PauseCause, PremoveEnd,
    PremoveUse, TimeFollows,
};
use adoube_tournament::clock::{LagCredit, RoundTrips};

use crate::log;
use crate::stored;
use crate::tables::{choice, chosen, kinds, messages, required};

choice! {
    Event as log::board_event::Event;
    wrapped {
        Opened, CheckedIn, Started, Moved, DrawOffered, DrawDeclined, OptionsSet, PremoveSet, PremoveEnded, Paused,
        Resumed, HoldStarted, HoldEnded, PauseReasonGiven, ClockAdjusted, Penalised, PenaltiesProposed, PenaltiesRejected, PenaltiesWithdrawn, TimeAdded,
        PositionRestored,
        Reopened, Restarted, CameLate, Outage, SeatLost, SeatBack, LimitPassed, SeatMoved, Finished, ResultConfirmed,
        ResultCorrected, Ruled, ReadyGiven, BreachesCited, CheckRecorded, ChecksWaived, DefaultTimeSet,
        AssistantApproved, AssistantEnded, ArbiterCalled, CallTaken, CallAnswered, LeaveEnded, DeviceNoted, HeadSigned,
        PhysicalBoardShown, PhysicalBoardDiffers, PhysicalBoardRequirementSet, ScoresheetMarked,
    }
    Released as Nothing {}
    ResultApproved as Nothing {}
}

chosen!(Event as BoardEvent { event });
stored::stream!(log::BoardEvent { event }, from 10);

messages! {
    CheckedIn as OfSide { side }
    DrawOffered as OfSide { side }
    DrawDeclined as OfSide { side }
    SeatBack as OfSide { side }
    LimitPassed as OfSide { side }
    ResultConfirmed as OfSide { side }
    ReadyGiven as OfSide { side }
    LeaveEnded as OfSide { side }
}

messages! {
    Started { clocks }
    Moved { side, ply, mv, used, clocks, lag, settling, premove, assisted }
    LagCredit { given, link, left }
    RoundTrips { claimed, measured }
    OptionsSet { side, options }
    Options { smart_move, premove, automatic_queen }
    PremoveSet { side, ply, mv }
    PremoveEnded { side, ply, mv, why }
    Paused { cause, clocks }
    Resumed { reason, clocks }
    HoldStarted as OfHold { hold, reason }
    HoldEnded as OfHold { hold, reason }
    PauseReasonGiven { hold, reason }
    ClockAdjusted { before, clocks, control, reason }
    ControlChange { before, after }
    PenaltyRuling { side, penalties, article, reason }
    PenaltiesProposed { ruling }
    PenaltiesRejected { proposal, reason }
    PenaltiesWithdrawn { ruling, penalties, reason }
    Penalised { ruling, proposed_by, clocks }
    ClocksSet { before, after }
    TimeAdded { added, clocks, reason, gives_back }
    PositionRestored { ply, reason, before, clocks }
    Reopened { reason, before, clocks, start_in }
    Restarted { attempt, reversed, times, control, fen, reason, clocks }
    CameLate { side, charged, clocks }
    Outage { from, cause, clocks }
}

messages! {
    SeatLost { side, sign, last_contact }
    SeatMoved { side, from, to, reason }
    Finished { score, ending, reason, clocks }
    ResultCorrected { before, score, ending, reason }
    Ruled {
        ruling, by, seconded_by, remedy, article, reason, start_in, cites, unheard, before, clocks,
    }
    BreachesCited { notes }
    PhysicalBoardShown { side, placement, ply, make, outage }
    BoardOutage { since, charged }
    PhysicalBoardDiffers { side, placement, game, ply, note, seen }
    PhysicalBoardRequirementSet { side, requirement, reason, outage }
    ScoresheetMarked { side, present, note }
    CheckRecorded { side, kind, passed, note }
    ChecksWaived { side, reason }
    DefaultTimeSet { to, reason }
    AssistantApproved as Assistant { side, assistant, reason }
    AssistantEnded as Assistant { side, assistant, reason }
    ArbiterCalled { number, side, reason, leave, objection }
    CallTaken { number }
    CallAnswered { number, valid, leave, note }
    HeadSigned { sequence, hash, signature }
}

choice! {
    PremoveEnd as log::premove_ended::Why;
    wrapped { Illegal }
    Cancelled as Nothing {}
}

choice! {
    PauseCause as log::paused::Cause;
    wrapped {}
    Arbiter as PausedByArbiter { reason }
    Away as PausedAway { side, last_contact }
    Hold as OfHold { hold, reason }
    Outage as Nothing {}
    Ruling as PausedByRuling { ruling, reason }
    Postponed as PausedByRuling { ruling, reason }
}

kinds! {
    PremoveUse as PremoveUse { Off, Confirmed, AtOnce }
    TimeFollows as TimeFollows { Colour, Player }
    OutageCause as OutageCause { Down, Storage }
    CheckKind as CheckKind { Device, FairPlay }
    Requirement as BoardRequirement { Required, Lifted }
    Ending as Ending {
        Checkmate, Stalemate, DeadPosition, ThreefoldRepetition, FiftyMoves, FivefoldRepetition, SeventyFiveMoves,
        Resignation, Agreement, Flag, FlagDraw, NotReconnected, NotReconnectedDraw, Declared, Forfeit,
    }
}
