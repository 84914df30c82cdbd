//! What can be asked of the coordinator and of venue nodes, and which roles may ask it.

mod names;

use crate::actor::Role;

/// Everything that can be asked of the coordinator and of venue nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verb {
    /// Open a tournament; publish regulations, venues, officials, devices.
    SetUp,
    /// Enter players; bring pairings made elsewhere.
    Import,
    /// Publish a round's pairings.
    PublishRound,
    /// Let a published round begin.
    StartRound,
    /// Close a round whose boards are all finished.
    CloseRound,
    /// See regulations, roster, rounds, games.
    Describe,
    /// See boards and devices live.
    Watch,
    /// Confirm to be seated.
    CheckIn,
    /// Make a move.
    Play,
    /// Choose how one's moves are entered.
    SetOptions,
    /// Enter a move that waits for the opponent's, or take it back.
    Premove,
    /// Offer a draw, accept or decline one.
    Draw,
    /// Resign.
    Resign,
    /// Stop both clocks.
    Pause,
    /// Let the clock run again.
    Resume,
    /// Stop all boards of a venue at once, and let them go on.
    HoldVenue,
    /// Stop all boards of a round at once, and let them go on.
    HoldRound,
    /// Correct the clocks.
    AdjustClock,
    /// Give time to a player.
    AddTime,
    /// Impose a penalty on a player.
    Penalise,
    /// Exclude a player from rounds, or expel them from the event.
    Expel,
    /// Withdraw penalties that were imposed by mistake.
    WithdrawPenalties,
    /// Let an assistant enter a player's moves, or no more.
    ApproveAssistant,
    /// Go back to an earlier position.
    RestorePosition,
    /// Annul a game with the wrong colours.
    ReverseColours,
    /// Annul a game that began from a wrong position.
    WrongStart,
    /// Let a game go on that is over.
    Reopen,
    /// Set the result.
    DeclareResult,
    /// Say that one has seen a ruling.
    Ready,
    /// Record what was checked before a game.
    RecordCheck,
    /// Let a game begin without its checks.
    WaiveChecks,
    /// Wait longer for a player.
    ExtendDefaultTime,
    /// Call the arbiter.
    CallArbiter,
    /// Say whether a call had a reason.
    AnswerCall,
    /// Grant or refuse a player leave from the playing area.
    GrantLeave,
    /// Confirm one's result.
    ConfirmResult,
    /// Approve a result.
    ApproveResult,
    /// Put another result in the place of one that stands.
    CorrectResult,
    /// Rule on an incident (O 18.9).
    Rule,
    /// Agree with another official's ruling, or refuse it.
    SecondRuling,
    /// Close an incident that needs no further ruling.
    CloseIncident,
    /// Let an arbiter rule in the Chief Arbiter's place.
    Delegate,
    /// Say whether a player's moves wait for the physical board.
    SetBoardRequirement,
    /// Note that a player's physical board differed from the game.
    NoteBoardViolation,
    /// Mark a player's scoresheet as present or missing.
    MarkScoresheet,
    /// Move a seat to a spare device.
    MoveSeat,
    /// Invite an official to sign in to the pages, and end sessions.
    Invite,
    /// Invite others to sign in to a venue's own page, and end their sessions there.
    InviteAtVenue,
    /// See a venue's devices live, at its own node.
    WatchVenue,
    /// Say from when on a device is shown as late, as silent, as an alarm.
    SetThresholds,
    /// Give a device an order, or take one back.
    OrderDevice,
    /// Let a device make itself a key and be known by it, by a code that is read out at it.
    EnrolDevice,
    /// Report devices, relays and the venue's health.
    ReportVenue,
    /// What only the coordinator does: flag, silence, outage, execution of a round's start.
    System,
}

impl Verb {
    /// The roles that may, and the article that says so.
    pub const fn allowed(self) -> (&'static [Role], &'static str) {
        use Role::{Arbiter, ChiefArbiter, Lca, Lta, Organiser, Player};
        const OFFICIALS: &[Role] = &[Lta, Lca, Arbiter, ChiefArbiter, Organiser];
        match self {
            Self::SetUp => (&[Organiser], "O 16.1"),
            Self::Import | Self::PublishRound | Self::Invite => {
                (&[ChiefArbiter, Organiser], "O 17")
            }
            Self::StartRound | Self::CloseRound => (&[Arbiter, ChiefArbiter], "O 17"),
            Self::Describe | Self::Watch => (OFFICIALS, "O 18.8"),
            Self::CheckIn => (&[Player], "O 16.11"),
            Self::Play => (&[Player], "O 3.4"),
            Self::SetOptions | Self::Premove => (&[Player], "O 3.6"),
            Self::Draw => (&[Player], "O 5.3"),
            Self::Resign => (&[Player], "O 5.2"),
            Self::Pause | Self::Resume => (&[Lta, Lca, Arbiter, ChiefArbiter], "O 19.6"),
            Self::HoldVenue => (&[Lta, Lca, ChiefArbiter], "O 19.6"),
            Self::HoldRound => (&[ChiefArbiter], "O 19.6"),
            Self::AdjustClock => (&[Arbiter, ChiefArbiter], "O 19.5"),
            Self::AddTime => (&[Arbiter, ChiefArbiter], "O 10.5"),
            Self::Penalise => (&[Arbiter, ChiefArbiter], "O 18.4"),
            Self::Expel => (&[ChiefArbiter], "O 18.4.8, 18.4.9"),
            Self::WithdrawPenalties => (&[ChiefArbiter], "O 18.4, 18.9"),
            Self::ApproveAssistant => (&[Arbiter, ChiefArbiter], "O 3.8"),
            Self::RestorePosition => (&[Arbiter, ChiefArbiter], "L 6.14"),
            Self::ReverseColours => (&[Arbiter, ChiefArbiter], "O 19.2"),
            Self::WrongStart => (&[Arbiter, ChiefArbiter], "L 7.1"),
            Self::Reopen => (&[Arbiter, ChiefArbiter], "O 19.4"),
            Self::DeclareResult => (&[Arbiter, ChiefArbiter], "O 10.6"),
            Self::Ready => (&[Player], "O 18.9"),
            Self::RecordCheck => (&[Lca], "O 18.5"),
            Self::WaiveChecks => (&[ChiefArbiter], "O 18.6"),
            Self::ExtendDefaultTime => (&[Arbiter, ChiefArbiter], "O 16.11"),
            Self::CallArbiter => (&[Player], "O 19.1"),
            Self::AnswerCall => (&[Lta, Lca, Arbiter, ChiefArbiter], "O 19.1"),
            Self::GrantLeave => (&[Lca, Arbiter, ChiefArbiter], "O 17.7"),
            Self::ConfirmResult => (&[Player], "L 8.7"),
            Self::ApproveResult | Self::CorrectResult => (&[Arbiter, ChiefArbiter], "O 17.11"),
            Self::Rule | Self::SecondRuling | Self::CloseIncident => {
                (&[Arbiter, ChiefArbiter], "O 18.9")
            }
            Self::Delegate => (&[ChiefArbiter], "O 18.9"),
            Self::SetBoardRequirement => (&[Lta, Arbiter, ChiefArbiter], "O 20.5"),
            Self::NoteBoardViolation => (&[Lta, Lca, Arbiter, ChiefArbiter], "O 20.6"),
            Self::MarkScoresheet => (&[Lca, Arbiter, ChiefArbiter], "O 20.7"),
            Self::MoveSeat => (&[Lta, Arbiter, ChiefArbiter], "O 18.8"),
            Self::InviteAtVenue => (&[Lca, ChiefArbiter], "O 17"),
            Self::WatchVenue => (&[Lta, Lca, Arbiter, ChiefArbiter], "O 18.8"),
            Self::SetThresholds | Self::EnrolDevice => (&[Lta, Lca, ChiefArbiter], "O 18.8"),
            Self::OrderDevice => (&[Lta, Lca, Arbiter, ChiefArbiter], "O 12.2"),
            Self::ReportVenue | Self::System => (&[], "O 10.6"),
        }
    }
}
