//! What settles an incident without a ruling on it.

use adoube_tournament::actor::Actor;
use adoube_tournament::event::ruling_right;
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::{State, decide};
use adoube_tournament::refusal::{ClosedIncident, Instead, Refusal};

use crate::shard::Shard;

impl Shard {
    /// A result that is declared ends the game, and with it all that an open incident leaves to rule on there. That is a
    /// ruling (O 18.9): for who has the right to rule, and where two officials have to agree it is ruled.
    pub(in crate::shard) fn may_declare(&self, actor: &Actor, id: BoardId) -> Result<(), Refusal> {
        let Some(incident) = self.open_on(id) else {
            return Ok(());
        };
        ruling_right(&self.state.event.state, actor)?;
        if self.ruling_rules().four_eyes {
            return Err(Refusal::IncidentOpen {
                board: id,
                incident,
            });
        }
        Ok(())
    }

    /// The incident that leaves something to rule on a board: the newest where there are several.
    fn open_on(&self, id: BoardId) -> Option<u32> {
        let boards = &self.state.boards;
        let left = |incident: &&State| {
            let flagged = boards
                .get(&id)
                .is_some_and(|board| incident.may_rule_flag(board).is_ok());
            flagged || decide::left(incident, boards).contains(&id)
        };
        self.live_of(id).filter(left).map(State::number).max()
    }

    /// A refusal to rule on a closed incident names the one that is open on a board that the request is about.
    pub(super) fn naming_open_incident(&self, refusal: Refusal, request: &Request) -> Refusal {
        let Refusal::IncidentClosed(closed) = refusal else {
            return refusal;
        };
        let named: Vec<BoardId> = match request.boards.as_slice() {
            [] => self
                .incident(closed.incident)
                .map(State::boards)
                .into_iter()
                .flatten()
                .collect(),
            some => some.iter().map(|(board, _)| *board).collect(),
        };
        let mut open = named
            .iter()
            .filter_map(|board| Some((*board, self.open_on(*board)?)));
        let instead = open
            .next()
            .map(|(board, open)| Instead::RuleOn { board, open });
        Refusal::IncidentClosed(ClosedIncident {
            instead: instead.unwrap_or(closed.instead),
            ..closed
        })
    }
}
