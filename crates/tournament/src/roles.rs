//! Who may do what: one table, every role by every command (PEN-3; O 10.6, 16 to 18).
//!
//! Every service asks it for every command; what is not in the table is refused.

mod names;

use crate::actor::{Actor, Role};
use crate::refusal::Refusal;
use crate::refusal::phrases::local;

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
    /// Say that a claim of a draw was wrong.
    WrongClaim,
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
    /// All verbs, in the order of the table.
    pub const ALL: [Self; 49] = [
        Self::SetUp,
        Self::Import,
        Self::PublishRound,
        Self::StartRound,
        Self::CloseRound,
        Self::Describe,
        Self::Watch,
        Self::CheckIn,
        Self::Play,
        Self::SetOptions,
        Self::Premove,
        Self::Draw,
        Self::Resign,
        Self::Pause,
        Self::Resume,
        Self::HoldVenue,
        Self::HoldRound,
        Self::AdjustClock,
        Self::AddTime,
        Self::WrongClaim,
        Self::ApproveAssistant,
        Self::RestorePosition,
        Self::ReverseColours,
        Self::WrongStart,
        Self::Reopen,
        Self::DeclareResult,
        Self::Ready,
        Self::RecordCheck,
        Self::WaiveChecks,
        Self::ExtendDefaultTime,
        Self::CallArbiter,
        Self::AnswerCall,
        Self::GrantLeave,
        Self::ConfirmResult,
        Self::ApproveResult,
        Self::CorrectResult,
        Self::Rule,
        Self::SecondRuling,
        Self::CloseIncident,
        Self::Delegate,
        Self::MoveSeat,
        Self::Invite,
        Self::InviteAtVenue,
        Self::WatchVenue,
        Self::SetThresholds,
        Self::OrderDevice,
        Self::EnrolDevice,
        Self::ReportVenue,
        Self::System,
    ];

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
            Self::WrongClaim => (&[Arbiter, ChiefArbiter], "L 9.5"),
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
            Self::MoveSeat => (&[Lta, Arbiter, ChiefArbiter], "O 18.8"),
            Self::InviteAtVenue => (&[Lca, ChiefArbiter], "O 17"),
            Self::WatchVenue => (&[Lta, Lca, Arbiter, ChiefArbiter], "O 18.8"),
            Self::SetThresholds | Self::EnrolDevice => (&[Lta, Lca, ChiefArbiter], "O 18.8"),
            Self::OrderDevice => (&[Lta, Lca, Arbiter, ChiefArbiter], "O 12.2"),
            Self::ReportVenue | Self::System => (&[], "O 10.6"),
        }
    }
}

/// Whether the actor may; otherwise the refusal to give.
pub fn may(actor: &Actor, verb: Verb) -> Result<(), Refusal> {
    let (roles, article) = verb.allowed();
    let allowed = match actor {
        Actor::Coordinator => verb == Verb::System,
        Actor::Venue(_) => verb == Verb::ReportVenue,
        Actor::Person { role, .. } => roles.contains(role),
    };
    if allowed {
        Ok(())
    } else {
        Err(Refusal::NotYourRole { verb, article })
    }
}

/// The roles that may explain or resume clocks that were stopped, by a venue's own arbiter or not ([`lets_go`]).
pub fn who_may(verb: Verb, stopped_locally: bool) -> impl Iterator<Item = Role> {
    let (roles, _) = verb.allowed();
    let may = move |role: &Role| stopped_locally || !role.is_local();
    roles.iter().copied().filter(may)
}

/// A venue's own arbiter lets clocks go again only if one of them stopped them, and not what an arbiter of the
/// event did: one board's or those of all the venue (O 19.6).
pub const fn lets_go(actor: &Actor, stopped_locally: bool) -> Result<(), Refusal> {
    if actor.is_local() && !stopped_locally {
        return Err(Refusal::NotLocal(local::STOPPED_ELSEWHERE));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PersonId;

    /// One row a verb, one column a role, in the order of `Role::ALL`.
    const MATRIX: [(Verb, &str); 49] = [
        //                     player assistant lta lca arbiter chief organiser spectator
        (Verb::SetUp, "......y."),
        (Verb::Import, ".....yy."),
        (Verb::PublishRound, ".....yy."),
        (Verb::StartRound, "....yy.."),
        (Verb::CloseRound, "....yy.."),
        (Verb::Describe, "..yyyyy."),
        (Verb::Watch, "..yyyyy."),
        (Verb::CheckIn, "y......."),
        (Verb::Play, "y......."),
        (Verb::SetOptions, "y......."),
        (Verb::Premove, "y......."),
        (Verb::Draw, "y......."),
        (Verb::Resign, "y......."),
        (Verb::Pause, "..yyyy.."),
        (Verb::Resume, "..yyyy.."),
        (Verb::HoldVenue, "..yy.y.."),
        (Verb::HoldRound, ".....y.."),
        (Verb::AdjustClock, "....yy.."),
        (Verb::AddTime, "....yy.."),
        (Verb::WrongClaim, "....yy.."),
        (Verb::ApproveAssistant, "....yy.."),
        (Verb::RestorePosition, "....yy.."),
        (Verb::ReverseColours, "....yy.."),
        (Verb::WrongStart, "....yy.."),
        (Verb::Reopen, "....yy.."),
        (Verb::DeclareResult, "....yy.."),
        (Verb::Ready, "y......."),
        (Verb::RecordCheck, "...y...."),
        (Verb::WaiveChecks, ".....y.."),
        (Verb::ExtendDefaultTime, "....yy.."),
        (Verb::CallArbiter, "y......."),
        (Verb::AnswerCall, "..yyyy.."),
        (Verb::GrantLeave, "...yyy.."),
        (Verb::ConfirmResult, "y......."),
        (Verb::ApproveResult, "....yy.."),
        (Verb::CorrectResult, "....yy.."),
        (Verb::Rule, "....yy.."),
        (Verb::SecondRuling, "....yy.."),
        (Verb::CloseIncident, "....yy.."),
        (Verb::Delegate, ".....y.."),
        (Verb::MoveSeat, "..y.yy.."),
        (Verb::Invite, ".....yy."),
        (Verb::InviteAtVenue, "...y.y.."),
        (Verb::WatchVenue, "..yyyy.."),
        (Verb::SetThresholds, "..yy.y.."),
        (Verb::OrderDevice, "..yyyy.."),
        (Verb::EnrolDevice, "..yy.y.."),
        (Verb::ReportVenue, "........"),
        (Verb::System, "........"),
    ];

    #[test]
    fn pen_3_a_refusal_names_who_may() {
        let person = PersonId::new("p1").unwrap_or_else(|_| unreachable!());
        let actor = Actor::official(person, Role::Lta);
        for (verb, text) in [
            (
                Verb::DeclareResult,
                "only arbiter or chief-arbiter may do this",
            ),
            (Verb::SetUp, "only organiser may do this"),
            (Verb::Play, "only player may do this"),
            (
                Verb::System,
                "nobody may order this: it is done without an order",
            ),
        ] {
            let refused = may(&actor, verb).map_err(|refusal| refusal.to_string());
            assert_eq!(refused, Err(text.to_owned()), "{verb:?}");
        }
    }

    #[test]
    fn pen_3_every_role_by_every_command() {
        assert_eq!(MATRIX.map(|(verb, _)| verb), Verb::ALL);
        for (verb, row) in MATRIX {
            for (role, cell) in Role::ALL.into_iter().zip(row.chars()) {
                let person = PersonId::new("p1").unwrap_or_else(|_| unreachable!());
                let allowed = may(&Actor::official(person, role), verb).is_ok();
                assert_eq!(allowed, cell == 'y', "{verb:?} by {role:?}");
            }
        }
    }
}
