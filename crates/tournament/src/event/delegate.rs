//! Who may rule in the Chief Arbiter's place (DIS-9).

use super::record::EventRecord;
use super::state::State;
use crate::actor::{Actor, Role};
use crate::ids::PersonId;
use crate::refusal::Refusal;
use crate::roles::{self, Verb};

/// Lets an arbiter of the event rule in the Chief Arbiter's place, or ends it.
pub fn delegate(
    state: &State,
    actor: &Actor,
    person: &PersonId,
    end: bool,
) -> Result<EventRecord, Refusal> {
    roles::may(actor, Verb::Delegate)?;
    let Actor::Person { person: by, .. } = actor else {
        return Err(Refusal::NothingToDo);
    };
    let (person, by) = (person.clone(), by.clone());
    match (end, state.delegates().contains_key(&person)) {
        (true, true) => Ok(EventRecord::DelegationEnded { person, by }),
        (false, false) if is_arbiter(state, &person) => {
            Ok(EventRecord::RulingsDelegated { person, by })
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
            let by = state.delegates().get(person);
            by.cloned().map(Some).ok_or(Refusal::NotDelegated)
        }
        _ => Ok(None),
    }
}

fn is_arbiter(state: &State, person: &PersonId) -> bool {
    let mut roles = state.roles_of(person).into_iter();
    roles.any(|(role, _)| role == Role::Arbiter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> PersonId {
        PersonId::new(name).unwrap()
    }

    #[test]
    fn dis_9_an_arbiter_rules_only_while_it_is_delegated_to_him() {
        let mut state = State::default();
        let chief = Actor::official(person("chief"), Role::ChiefArbiter);
        let deputy = Actor::official(person("deputy"), Role::Arbiter);
        let name = person("deputy");
        assert!(delegate(&state, &chief, &name, false).is_err());
        state.evolve(&EventRecord::OfficialAppointed {
            person: name.clone(),
            role: Role::Arbiter,
            venue: None,
        });
        assert_eq!(ruling_right(&state, &chief), Ok(None));
        assert_eq!(ruling_right(&state, &deputy), Err(Refusal::NotDelegated));
        assert_eq!(
            delegate(&state, &deputy, &name, false).unwrap_err().code(),
            "not-your-role"
        );
        state.evolve(&delegate(&state, &chief, &name, false).unwrap());
        assert_eq!(ruling_right(&state, &deputy), Ok(Some(person("chief"))));
        assert_eq!(
            delegate(&state, &chief, &name, false),
            Err(Refusal::NothingToDo)
        );
        state.evolve(&delegate(&state, &chief, &name, true).unwrap());
        assert_eq!(ruling_right(&state, &deputy), Err(Refusal::NotDelegated));
    }
}
