//! Which incidents tell of the silences of a board, for whoever reads its game.

use std::collections::BTreeMap;

use adoube_proto::v1;
use adoube_tournament::ids::{BoardId, PersonId, RulingRef};
use adoube_tournament::incident::cause::Certainty;
use adoube_tournament::incident::{Absence, Closed, Given, State, TurnTo};

use super::incident_enums;
use crate::shard::{Shard, views};

impl Shard {
    /// The silences of a board's seats, by the numbers of their incidents; of those that were joined, by the
    /// one in which they go on.
    pub(in crate::shard) fn board_silences(&self, board: BoardId) -> Vec<v1::SilenceTold> {
        let all = self.state.incidents.values().map(|folded| &folded.state);
        let own = all.filter(|it| !matches!(it.closed(), Some(Closed::JoinedInto(_))));
        own.flat_map(|incident| silence_views(incident, board))
            .collect()
    }

    /// How the incidents of a board were closed and opened again, by time.
    pub(in crate::shard) fn incident_turns(&self, board: BoardId) -> Vec<v1::IncidentTurn> {
        let all = self.state.incidents.values().map(|folded| &folded.state);
        let own = all.filter(|incident| incident.boards().contains(&board));
        let of = |incident: &State| {
            let number = incident.number();
            let turns = self.turns(incident).into_iter();
            let turn = move |turn| v1::IncidentTurn {
                incident: number,
                turn: Some(turn),
            };
            turns.map(turn).collect::<Vec<_>>()
        };
        let mut turns: Vec<v1::IncidentTurn> = own.flat_map(of).collect();
        turns.sort_by_key(|told| told.turn.as_ref().map(|turn| turn.at));
        turns
    }

    /// Who delegated the right to give which ruling on a board.
    pub(in crate::shard) fn ruling_delegations(
        &self,
        board: BoardId,
    ) -> BTreeMap<RulingRef, PersonId> {
        let all = self.state.incidents.values().map(|folded| &folded.state);
        let rulings = all.flat_map(State::rulings);
        let here = rulings.filter(|given| given.ruling.on(board).is_some());
        here.filter_map(|given| Some((given.ruling.reference, given.delegated_by.clone()?)))
            .collect()
    }
}

fn silence_views(incident: &State, board: BoardId) -> Vec<v1::SilenceTold> {
    let found = incident.finding();
    let found = found.filter(|found| found.certainty != Certainty::Unknown);
    let cause = views::or_empty(found.map(|found| found.cause));
    let certainty = found.map_or(0, |found| incident_enums::certainty(found.certainty).into());
    let absences = incident.absences().iter();
    let here = absences.filter(|absence| absence.board == board);
    here.map(|absence| {
        let told = v1::SilenceTold {
            incident: incident.number(),
            seat: views::side(absence.side).into(),
            last_contact: absence.contact.at.0,
            noticed: absence.detected.at.0,
            cause_text: cause.clone(),
            certainty,
            sign: incident_enums::loss_sign(absence.sign).into(),
            back: absence.back.map_or(0, |back| back.at.0),
            ..v1::SilenceTold::default()
        };
        if is_ruled(incident, absence) {
            told
        } else {
            closed(incident, told)
        }
    })
    .collect()
}

/// Whether a ruling was given on its board since it was noticed.
fn is_ruled(incident: &State, absence: &Absence) -> bool {
    let since = |given: &&Given| given.at >= absence.detected.at;
    let mut since = incident.rulings().iter().filter(since);
    since.any(|given| given.ruling.on(absence.board).is_some())
}

/// With who closed the incident, if it is closed.
fn closed(incident: &State, told: v1::SilenceTold) -> v1::SilenceTold {
    let last = incident.turns().last().map(|turn| (turn, &turn.to));
    let Some((
        turn,
        TurnTo::Closed {
            reason, proposal, ..
        },
    )) = last
    else {
        return told;
    };
    let proposed = proposal.as_ref();
    v1::SilenceTold {
        closed_at: turn.at.0,
        closed_by: views::person(&turn.by),
        closed_office: views::office(&turn.by).into(),
        closed_reason: reason.clone(),
        closing_proposed_by: proposed.map_or_else(String::new, |it| views::person(&it.by)),
        closing_proposed_office: proposed.map_or(0, |it| views::office(&it.by).into()),
        closing_proposed_reason: proposed.map_or_else(String::new, |it| it.reason.clone()),
        ..told
    }
}
