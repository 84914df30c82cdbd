//! Who may rule in the Chief Arbiter's place (DIS-9).

use super::delegations::ChiefsWord;
use super::record::EventRecord;
use super::state::State;
use crate::actor::{Actor, Role};
use crate::ids::PersonId;
use crate::refusal::Refusal;
use crate::roles::{self, Verb};
use crate::text::PlainText;
use crate::time::Time;

/// Lets an arbiter of the event rule in the Chief Arbiter's place, or ends it; with the reason, one line.
pub fn delegate(
    state: &State,
    actor: &Actor,
    person: &PersonId,
    end: bool,
    reason: &str,
    at: Time,
) -> Result<EventRecord, Refusal> {
    roles::may(actor, Verb::Delegate)?;
    let Some(by) = actor.person() else {
        return Err(Refusal::NothingToDo);
    };
    let (by, reason) = (by.clone(), PlainText::reason(reason)?.into());
    let (person, word) = (person.clone(), ChiefsWord { by, at, reason });
    match (end, state.delegations().of(&person).is_some()) {
        (true, true) => Ok(EventRecord::DelegationEnded { person, word }),
        (false, false) if is_arbiter(state, &person) => {
            Ok(EventRecord::RulingsDelegated { person, word })
        }
        (false, false) => Err(Refusal::Invalid(format!(
            "{person} is no arbiter of the event: rulings are delegated to an arbiter"
        ))),
        _ => Err(Refusal::NothingToDo),
    }
}

/// By whose word the actor may rule: none if he is the Chief Arbiter himself.
pub fn ruling_right(state: &State, actor: &Actor) -> Result<Option<PersonId>, Refusal> {
    roles::may(actor, Verb::Rule)?;
    match actor {
        Actor::Person {
            person,
            role: Role::Arbiter,
            ..
        } => {
            let word = state.delegations().of(person);
            let word = word.ok_or(Refusal::NotDelegated)?;
            Ok(Some(word.by.clone()))
        }
        Actor::Coordinator | Actor::Venue(_) | Actor::Person { .. } => Ok(None),
    }
}

fn is_arbiter(state: &State, person: &PersonId) -> bool {
    let mut roles = state.roles_of(person).into_iter();
    roles.any(|(role, _)| role == Role::Arbiter)
}

#[cfg(test)]
mod tests {
    use super::super::decide::OfficialPlan;
    use super::*;
    use crate::event::Delegation;

    fn person(name: &str) -> PersonId {
        PersonId::new(name).unwrap()
    }

    #[test]
    fn dis_9_an_arbiter_rules_only_while_it_is_delegated_to_him() {
        let mut state = State::default();
        let chief = Actor::official(person("chief"), Role::ChiefArbiter);
        let deputy = Actor::official(person("deputy"), Role::Arbiter);
        let name = person("deputy");
        let asked = |state: &State, actor: &Actor, end, reason: &str, at| {
            delegate(state, actor, &name, end, reason, Time(at))
        };
        assert!(asked(&state, &chief, false, "on a flight", 1_000).is_err());
        state.apply(&EventRecord::OfficialAppointed(OfficialPlan {
            person: name.clone(),
            role: Role::Arbiter,
            venue: None,
        }));
        assert_eq!(ruling_right(&state, &chief), Ok(None));
        assert_eq!(ruling_right(&state, &deputy), Err(Refusal::NotDelegated));
        assert_eq!(
            asked(&state, &deputy, false, "himself", 1_000)
                .unwrap_err()
                .code(),
            "not-your-role"
        );
        assert_eq!(
            asked(&state, &chief, false, " ", 1_000),
            Err(Refusal::ReasonRequired)
        );
        state.apply(&asked(&state, &chief, false, "on a flight", 1_000).unwrap());
        assert_eq!(ruling_right(&state, &deputy), Ok(Some(person("chief"))));
        assert_eq!(
            asked(&state, &chief, false, "again", 2_000),
            Err(Refusal::NothingToDo)
        );
        assert_eq!(
            asked(&state, &chief, true, "", 3_000),
            Err(Refusal::ReasonRequired)
        );
        state.apply(&asked(&state, &chief, true, "has landed", 3_000).unwrap());
        assert_eq!(ruling_right(&state, &deputy), Err(Refusal::NotDelegated));
        state.apply(&asked(&state, &chief, false, "asleep", 4_000).unwrap());
        let told: Vec<_> = state.delegations().all().collect();
        let word = |reason: &str, at| ChiefsWord {
            by: person("chief"),
            at: Time(at),
            reason: reason.to_owned(),
        };
        let of = |given, ended| Delegation {
            person: name.clone(),
            given,
            ended,
        };
        assert_eq!(
            told,
            [
                of(word("on a flight", 1_000), Some(word("has landed", 3_000))),
                of(word("asleep", 4_000), None),
            ]
        );
    }
}
