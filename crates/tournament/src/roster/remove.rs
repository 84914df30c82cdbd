//! Players who were brought in by mistake.

use super::record::RosterRecord;
use super::state::State;
use crate::actor::Actor;
use crate::catalogue_message::CatalogueMessage;
use crate::ids::PersonId;
use crate::refusal::Refusal;
use crate::roles::{self, Verb};
use crate::round_stage::Stage;

/// Takes a player out altogether. `stands_in` is the first round past its draft that has a game or a
/// bye of his: then the record of that round is about him, and he can only withdraw.
pub fn remove(
    state: &State,
    actor: &Actor,
    person: &PersonId,
    stands_in: Option<(u16, Stage)>,
) -> Result<Vec<RosterRecord>, Refusal> {
    roles::may(actor, Verb::Import)?;
    let who = state.called(person);
    if !state.is_player(person) {
        let what = format!("{who} is no player of this event");
        return Err(Refusal::Invalid(what));
    }
    if let Some((round, stage)) = stands_in {
        let message = CatalogueMessage::new("refusal-player-in-round");
        let message = message.text("player", who).text("round", round);
        return Err(Refusal::Stated(message.text("state", stage.name())));
    }
    let person = person.clone();
    Ok(vec![RosterRecord::Removed { person }])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actor::Role;

    #[test]
    fn evt_5_a_player_of_whom_nothing_was_played_is_removed() {
        let who: PersonId = "p7".parse().unwrap();
        let entered = RosterRecord::PersonEntered {
            person: who.clone(),
            number: Some(7),
            venue: None,
            sealed: vec![1],
        };
        let withdrawn = RosterRecord::Withdrawn {
            person: who.clone(),
            from: 2,
        };
        let by = |role| Actor::official("carla".parse().unwrap(), role);
        let chief = by(Role::ChiefArbiter);
        let stands =
            |state| format!("refusal-player-in-round (player: player 7, round: 2, state: {state})");
        let mut state = State::default();
        state.apply(&entered);
        state.apply(&withdrawn);
        for (stage, told) in [
            (Stage::Published, stands("published")),
            (Stage::Started, stands("started")),
            (Stage::Closed, stands("closed")),
            (Stage::Elsewhere, stands("elsewhere")),
        ] {
            let refused = remove(&state, &chief, &who, Some((2, stage))).unwrap_err();
            assert_eq!(refused.to_string(), told);
        }
        let lta = remove(&state, &by(Role::Lta), &who, None).unwrap_err();
        assert_eq!(lta.code(), "not-your-role");
        for record in remove(&state, &chief, &who, None).unwrap() {
            state.apply(&record);
        }
        assert_eq!(state, State::default());
        let again = remove(&state, &chief, &who, None).unwrap_err();
        assert_eq!(again.to_string(), "player 7 is no player of this event");
        // Whoever comes under the number is somebody else, and has not withdrawn.
        state.apply(&entered);
        assert_eq!(state.out_since(&who, 9), None);
    }
}
