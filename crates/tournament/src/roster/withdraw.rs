//! Players who take part no longer.

use super::record::RosterRecord;
use super::state::State;
use crate::actor::Actor;
use crate::ids::PersonId;
use crate::refusal::Refusal;
use crate::roles::{self, Verb};

/// Takes a player out from a round on, or with none lets him take part again. `seated` is the last
/// published round in which he is paired, 0 for none: from that one nobody withdraws, its game is
/// lost by forfeit or played.
pub fn withdraw(
    state: &State,
    actor: &Actor,
    person: &PersonId,
    from: Option<u16>,
    seated: u16,
) -> Result<Vec<RosterRecord>, Refusal> {
    roles::may(actor, Verb::Import)?;
    let who = state.called(person);
    let entry = state.person(person).filter(|entry| entry.number.is_some());
    let Some(entry) = entry else {
        let what = format!("{who} is no player of this event");
        return Err(Refusal::Invalid(what));
    };
    if entry.withdrawn == from {
        return Err(Refusal::NothingToDo);
    }
    let person = person.clone();
    let Some(from) = from else {
        return Ok(vec![RosterRecord::Returned { person }]);
    };
    if from <= seated {
        let next = seated + 1;
        return Err(Refusal::Invalid(format!(
            "{who} is paired in round {seated}, which is published: that game is played or \
             declared a forfeit, and he withdraws from round {next} on"
        )));
    }
    Ok(vec![RosterRecord::Withdrawn { person, from }])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actor::Role;

    fn entered(state: &mut State) {
        state.evolve(&RosterRecord::PersonEntered {
            person: "p7".parse().unwrap(),
            number: Some(7),
            venue: None,
            sealed: Vec::new(),
        });
    }

    #[test]
    fn evt_5_a_player_withdraws_and_returns() {
        let who: PersonId = "p7".parse().unwrap();
        let mut state = State::default();
        entered(&mut state);
        let actor = Actor::official("carla".parse().unwrap(), Role::ChiefArbiter);
        for (from, seated, told, out) in [
            (None, 0, Err("nothing would change"), [false, false, false]),
            (
                Some(2),
                2,
                Err(
                    "player 7 is paired in round 2, which is published: that game is played or declared \
                     a forfeit, and he withdraws from round 3 on",
                ),
                [false, false, false],
            ),
            (Some(3), 2, Ok(()), [false, false, true]),
            (
                Some(3),
                2,
                Err("nothing would change"),
                [false, false, true],
            ),
            (Some(2), 1, Ok(()), [false, true, true]),
            (None, 2, Ok(()), [false, false, false]),
            (Some(1), 0, Ok(()), [true, true, true]),
        ] {
            let decided = withdraw(&state, &actor, &who, from, seated);
            let text = decided.as_ref().map(|_| ()).map_err(ToString::to_string);
            assert_eq!(
                text.as_ref().map_err(|text| &**text),
                told.as_ref().map_err(|t| *t)
            );
            for record in decided.into_iter().flatten() {
                state.evolve(&record);
            }
            let found = [1, 2, 3].map(|round| state.out_since(&who, round).is_some());
            assert_eq!(found, out, "{from:?}");
        }
        // A new entry of the same player, such as another rating, does not bring him back.
        entered(&mut state);
        assert_eq!(state.out_since(&who, 9), Some(1));
        let stranger = "p8".parse().unwrap();
        assert!(withdraw(&state, &actor, &stranger, Some(1), 0).is_err());
        let lta = Actor::official("lta".parse().unwrap(), Role::Lta);
        let refused = withdraw(&state, &lta, &who, None, 0).unwrap_err();
        assert_eq!(refused.code(), "not-your-role");
    }
}
