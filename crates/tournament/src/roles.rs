//! Who may do what: one table, every role by every command (PEN-3; O 10.6, 16 to 18).
//!
//! Every service asks it for every command; what is not in the table is refused.

use crate::actor::{Actor, Role};
use crate::refusal::Refusal;
use crate::refusal::phrases::local;

pub use crate::verb::Verb;

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
pub fn lets_go(actor: &Actor, stopped_locally: bool) -> Result<(), Refusal> {
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
    const MATRIX: [(Verb, &str); 54] = [
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
        (Verb::Penalise, "....yy.."),
        (Verb::Expel, ".....y.."),
        (Verb::WithdrawPenalties, ".....y.."),
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
        (Verb::SetBoardRequirement, "..y.yy.."),
        (Verb::NoteBoardViolation, "..yyyy.."),
        (Verb::MarkScoresheet, "...yyy.."),
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
