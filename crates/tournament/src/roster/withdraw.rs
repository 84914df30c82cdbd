//! Players who take part no longer.

use super::record::RosterRecord;
use super::state::State;
use crate::actor::Actor;
use crate::ids::PersonId;
use crate::refusal::Refusal;
use crate::roles::{self, Verb};

/// How far an event has come for a player who withdraws.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Begun {
    /// The last round that is published or was played, here or elsewhere; 0 for none.
    pub round: u16,
    /// Whether he is paired in it, and by a board of ours.
    pub seated: bool,
    /// How many rounds the event has.
    pub of: u16,
}

/// Takes a player out from a round on, or with none lets him take part again. From a round that is
/// published or was played nobody withdraws: what he did in it stands, and a game of his is played or
/// declared a forfeit.
pub fn withdraw(
    state: &State,
    actor: &Actor,
    person: &PersonId,
    from: Option<u16>,
    begun: Begun,
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
    if from <= begun.round {
        return Err(Refusal::Invalid(too_late(&who, begun)));
    }
    Ok(vec![RosterRecord::Withdrawn { person, from }])
}

/// Why nobody withdraws from a round any more, and from which one he does.
fn too_late(who: &str, begun: Begun) -> String {
    let Begun { round, seated, of } = begun;
    let why = if seated {
        format!(
            "{who} is paired in round {round}, which is published: that game is played or declared a forfeit"
        )
    } else {
        format!("round {round} is published or was played, and what {who} did in it stands")
    };
    if round < of {
        format!("{why}, and he withdraws from round {} on", round + 1)
    } else {
        format!("{why}; no round is left to withdraw from")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actor::Role;

    fn entered(state: &mut State) {
        state.apply(&RosterRecord::PersonEntered {
            person: "p7".parse().unwrap(),
            number: Some(7),
            venue: None,
            sealed: Vec::new(),
        });
    }

    fn begun(round: u16, seated: bool) -> Begun {
        Begun {
            round,
            seated,
            of: 5,
        }
    }

    /// The round that began last, whether he is paired in it, and from which one he is to withdraw.
    #[test]
    fn evt_5_nobody_withdraws_from_a_round_that_was_played() {
        let who: PersonId = "p7".parse().unwrap();
        let mut state = State::default();
        entered(&mut state);
        let actor = Actor::official("carla".parse().unwrap(), Role::ChiefArbiter);
        let stands = "round 3 is published or was played, and what player 7 did in it stands";
        for (round, seated, from, told) in [
            (3, false, 4, None),
            (
                3,
                false,
                3,
                Some(format!("{stands}, and he withdraws from round 4 on")),
            ),
            (
                3,
                false,
                1,
                Some(format!("{stands}, and he withdraws from round 4 on")),
            ),
            (
                5,
                false,
                5,
                Some(format!(
                    "{}; no round is left to withdraw from",
                    stands.replace('3', "5")
                )),
            ),
            (
                5,
                true,
                5,
                Some(
                    "player 7 is paired in round 5, which is published: that game is played or declared \
                     a forfeit; no round is left to withdraw from"
                        .to_owned(),
                ),
            ),
        ] {
            let decided = withdraw(&state, &actor, &who, Some(from), begun(round, seated));
            assert_eq!(decided.err().map(|refused| refused.to_string()), told);
        }
    }

    #[test]
    fn evt_5_a_player_withdraws_and_returns() {
        let who: PersonId = "p7".parse().unwrap();
        let mut state = State::default();
        entered(&mut state);
        let actor = Actor::official("carla".parse().unwrap(), Role::ChiefArbiter);
        for (from, round, told, out) in [
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
            let begun = begun(round, true);
            let decided = withdraw(&state, &actor, &who, from, begun);
            let text = decided.as_ref().map(|_| ()).map_err(ToString::to_string);
            assert_eq!(
                text.as_ref().map_err(|text| &**text),
                told.as_ref().map_err(|t| *t)
            );
            for record in decided.into_iter().flatten() {
                state.apply(&record);
            }
            let found = [1, 2, 3].map(|round| state.out_since(&who, round).is_some());
            assert_eq!(found, out, "{from:?}");
        }
        // A new entry of the same player, such as another rating, does not bring him back.
        entered(&mut state);
        assert_eq!(state.out_since(&who, 9), Some(1));
        let stranger = "p8".parse().unwrap();
        assert!(withdraw(&state, &actor, &stranger, Some(1), begun(0, false)).is_err());
        let lta = Actor::official("lta".parse().unwrap(), Role::Lta);
        let refused = withdraw(&state, &lta, &who, None, begun(0, false)).unwrap_err();
        assert_eq!(refused.code(), "not-your-role");
    }
}
