//! Incidents that share a cause become one: the lowest number stays (DIS-8).

use adoube_tournament::actor::Actor;
use adoube_tournament::incident::evidence::Place;
use adoube_tournament::incident::{IncidentRecord, MAX_ABSENCES, Stage};

use super::sights::Told;
use crate::shard::Shard;
use crate::shard::input::Now;

impl Shard {
    /// Joins a later incident into an earlier one, unless either was ruled on: a ruling stays with
    /// the incident that it was given for.
    pub(super) fn join(&mut self, first: u32, later: u32, now: Now) {
        let both = [first, later].map(|number| self.incident(number));
        let [Ok(into), Ok(from)] = both else { return };
        let unruled = |incident: &adoube_tournament::incident::State| {
            incident.stage() < Stage::Ruled && incident.proposal().is_none()
        };
        if !unruled(into) || !unruled(from) {
            return;
        }
        let absences = from.absences().to_vec();
        let told: Vec<Told> = from
            .lines()
            .iter()
            .map(|line| Told {
                witness: line.witness.clone(),
                about: line.about.clone(),
                seen: line.seen.clone(),
                received: line.received,
                place: Place::of(line),
                saw: line.saw,
            })
            .collect();
        let mut records = vec![IncidentRecord::Absorbed { number: later }];
        records.extend(absences.chunks(MAX_ABSENCES).map(|part| {
            let absences = part.to_vec();
            IncidentRecord::Widened { absences }
        }));
        tracing::info!(incident = later, into = first, "joined");
        let joined = [IncidentRecord::JoinedInto { number: first }];
        let own = Actor::Coordinator;
        // The earlier one first: if the ledger stops in between, both are there and are joined
        // again.
        self.record_incident(first, &own, None, &records, now.game);
        self.add_evidence(first, told, now.game);
        self.record_incident(later, &own, None, &joined, now.game);
        self.look_soon(first);
    }
}
