//! A venue that fails, is back, and fails again is one fault (DIS-8).

use adoube_tournament::incident::{Absence, Moment, State};
use adoube_tournament::time::Millis;

use super::absences::AGAIN;
use crate::shard::Shard;

/// What fell silent no further apart fell by one fault of its venue, as where incidents of one cause are joined. Real
/// milliseconds.
const WITH: Millis = Millis(5_000);

impl Shard {
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

/// Whether an incident is a venue's as a whole, as far as is known.
pub(super) fn is_of_venue(incident: &State) -> bool {
    let finding = incident.finding();
    finding.is_some_and(|found| found.cause.is_of_venue())
}
