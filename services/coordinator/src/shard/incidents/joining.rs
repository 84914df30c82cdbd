//! Incidents that share a cause become one: the lowest number stays (DIS-8). So do those of a venue that fails, is back,
//! and fails again.

use std::collections::BTreeSet;

use adoube_tournament::actor::Actor;
use adoube_tournament::incident::evidence::Place;
use adoube_tournament::incident::{
    Absence, Closed, IncidentRecord, MAX_ABSENCES, Moment, Stage, State,
};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::time::Millis;

use super::absences::AGAIN;
use super::recent_reports::RecentReport;
use crate::shard::Shard;
use crate::shard::input::Now;

/// What fell silent no further apart fell by one fault of its venue, as where incidents of one cause are joined. Real
/// milliseconds.
const WITH: Millis = Millis(5_000);

impl Shard {
    /// Joins a later incident into an earlier one, unless either was ruled on: a ruling stays with
    /// the incident that it was given for.
    pub(super) fn join(&mut self, first: u32, later: u32, now: Now) {
        let both = [first, later].map(|number| self.incident(number));
        let [Ok(into), Ok(from)] = both else { return };
        let unruled =
            |incident: &State| incident.stage() < Stage::Ruled && incident.proposal().is_none();
        if !unruled(into) || !unruled(from) {
            return;
        }
        let absences = from.absences().to_vec();
        let told: Vec<RecentReport> = from
            .lines()
            .iter()
            .map(|line| RecentReport {
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
        // Whoever saw those that had been joined into the later one is told where they go on now.
        self.tell_joined(later);
        self.look_soon(first);
    }

    /// Where an incident goes on that was joined into another, which may itself have been joined since.
    pub(super) fn joined_at_last(&self, incident: &State) -> Option<u32> {
        let mut last = joined_into(incident)?;
        // An incident is joined into a lower one: so the way has an end, whatever a ledger holds.
        while let Some(next) = self.incident(last).ok().and_then(joined_into)
            && next < last
        {
            last = next;
        }
        Some(last)
    }

    /// The incident that tells what was found of one: itself, or where it goes on.
    pub(super) fn where_it_goes_on<'a>(&'a self, incident: &'a State) -> &'a State {
        let last = self.joined_at_last(incident);
        let last = last.and_then(|number| self.incident(number).ok());
        last.unwrap_or(incident)
    }

    /// Every watcher sees those that were joined into an incident, as they are now.
    pub(super) fn tell_joined(&mut self, number: u32) {
        for joined in self.all_joined(number) {
            self.tell_incident(joined);
        }
    }

    /// The incidents that were joined into one, or into one of those.
    pub(super) fn all_joined(&self, number: u32) -> BTreeSet<u32> {
        let mut all = BTreeSet::new();
        let mut to_follow = vec![number];
        while let Some(next) = to_follow.pop() {
            let joined = self.incident(next).map(State::joined);
            let new = joined.into_iter().flatten().filter(|it| all.insert(**it));
            to_follow.extend(new);
        }
        all
    }

    /// A refusal that sends to where an incident went sends to where it goes on.
    pub(super) fn sent_on(&self, refusal: Refusal) -> Refusal {
        let Refusal::Joined { incident, into } = refusal else {
            return refusal;
        };
        let joined = self.incident(incident).ok();
        let into = joined
            .and_then(|it| self.joined_at_last(it))
            .unwrap_or(into);
        Refusal::Joined { incident, into }
    }

    /// Whether a venue that failed has failed again: a seat of the later incident was back from the earlier one
    /// for no longer than a flapping link is, or fell silent with one that was and is told of there already.
    pub(super) fn is_flap(&self, earlier: u32, later: u32) -> bool {
        let [Ok(earlier), Ok(later)] = [earlier, later].map(|number| self.incident(number)) else {
            return false;
        };
        let so_soon = |before: &Absence, again: &Absence| {
            let back = before.back.filter(|back| back.at <= again.detected.at);
            let since = |back: Moment| {
                self.unscaled(again.contact.at)
                    .since(self.unscaled(back.at))
            };
            before.is_of(again.board, &again.person)
                && back.is_some_and(|back| since(back) <= AGAIN)
        };
        let mut again = later.absences().iter();
        is_of_venue(earlier)
            && is_of_venue(later)
            && again.any(|again| {
                earlier.absences().iter().any(|it| so_soon(it, again))
                    || self.fell_with_a_flap(earlier, again)
            })
    }

    /// Whether a seat fell silent together with another of its venue that had been silent in that incident before.
    fn fell_with_a_flap(&self, incident: &State, absence: &Absence) -> bool {
        let fell = self.unscaled(absence.contact.at);
        let with_it = |other: &&Absence| {
            let at = self.unscaled(other.contact.at);
            other.venue == absence.venue && fell.since(at) <= WITH && at.since(fell) <= WITH
        };
        let before = |other: &Absence| {
            let mut own = incident.absences().iter();
            own.any(|it| it.is_of(other.board, &other.person) && it.contact.at < other.contact.at)
        };
        let mut with = incident.absences().iter().filter(with_it);
        with.any(before)
    }
}

const fn joined_into(incident: &State) -> Option<u32> {
    match incident.closed() {
        Some(Closed::JoinedInto(number)) => Some(*number),
        Some(Closed::Done(_)) | None => None,
    }
}

/// Whether an incident is a venue's as a whole, as far as is known.
pub(super) fn is_of_venue(incident: &State) -> bool {
    let finding = incident.finding();
    finding.is_some_and(|found| found.cause.is_of_venue())
}
