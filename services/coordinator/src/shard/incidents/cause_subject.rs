//! Which of an incident's silences its cause is looked for in.

use adoube_tournament::board::LossSign;
use adoube_tournament::incident::cause::Subject;
use adoube_tournament::incident::{Absence, State};
use adoube_tournament::time::{Millis, Time};

use super::absences::HARDLY_BACK;
use crate::shard::Shard;
use crate::shard::input::Now;

/// A page that goes so soon before its device falls silent, or after it is back, goes by what silences the device:
/// a machine that is stopped ends it first, a browser that was held has lost its connections as it wakes. Real
/// milliseconds.
const AROUND: Millis = Millis::from_seconds(15);

impl Shard {
    /// Whose silence an incident is: that of the seat which is away, or was last; of its silences the longest.
    pub(super) fn subject(&self, number: u32, now: Now) -> Option<Subject> {
        let incident = self.incident(number).ok()?;
        let of = self.subject_of(incident, now);
        of.map(|absence| self.as_subject(incident, absence))
    }

    /// A silence, as its cause is looked for.
    pub(super) fn as_subject(&self, incident: &State, absence: &Absence) -> Subject {
        Subject {
            device: absence.device.clone(),
            venue: absence.venue.clone(),
            from: self.unscaled(absence.contact.at),
            until: self.silent_until(absence, incident),
            next: self.next_elsewhere(absence, incident),
        }
    }

    /// Of an outage, one that it began with.
    pub(super) fn subject_of<'a>(&self, incident: &'a State, now: Now) -> Option<&'a Absence> {
        let all = incident.absences();
        let whole = all.iter().filter(|absence| !self.is_part(absence, all));
        let (by_outage, others): (Vec<_>, Vec<_>) =
            whole.partition(|absence| absence.sign == LossSign::Outage);
        let of = if by_outage.is_empty() {
            others
        } else {
            by_outage
        };
        let away = of.iter().find(|absence| absence.back.is_none());
        let seat = away.or_else(|| of.last())?.seat();
        let own = of.into_iter().filter(|absence| absence.seat() == seat);
        own.max_by_key(|absence| {
            let until = absence.back.map_or(now.game, |back| back.at);
            until.since(absence.contact.at)
        })
    }

    /// Whether an absence is but a part of another silence of its seat: what befell the device shows in that one.
    pub(super) fn is_part(&self, absence: &Absence, all: &[Absence]) -> bool {
        let silent = |other: &&Absence| {
            let own = other.seat() == absence.seat() && *other != absence;
            own && other.sign != LossSign::Page
        };
        let mut silences = all.iter().filter(silent);
        match absence.sign {
            LossSign::Page => silences.any(|silence| self.goes_with(absence, silence)),
            LossSign::Silence | LossSign::Reset | LossSign::LastWill | LossSign::Outage => {
                silences.any(|silence| self.goes_on_from(absence, silence))
            }
        }
    }

    /// Whether a page went about when its device was silent; not if it was open again before.
    fn goes_with(&self, page: &Absence, silence: &Absence) -> bool {
        let open_again = page.back.map(|back| back.at);
        if open_again.is_some_and(|at| at < silence.contact.at) {
            return false;
        }
        let [went, fell] = [page, silence].map(|absence| self.unscaled(absence.contact.at));
        let back = silence.back.map(|back| self.unscaled(back.at));
        fell.since(went) <= AROUND && back.is_none_or(|back| went.since(back) <= AROUND)
    }

    /// Whether a seat was hardly back from the one silence before the other.
    fn goes_on_from(&self, absence: &Absence, before: &Absence) -> bool {
        let again = self.unscaled(absence.contact.at);
        let since = |back: Time| again.since(self.unscaled(back));
        before.contact.at < absence.contact.at
            && before
                .back
                .is_some_and(|back| since(back.at) <= HARDLY_BACK)
    }

    /// When the device was last heard before its next silence, if that is of another incident.
    fn next_elsewhere(&self, absence: &Absence, incident: &State) -> Option<Time> {
        let contact = absence.contact.at;
        let next = self
            .incidents
            .register
            .next_contact(&absence.device, contact)?;
        let same = |own: &Absence| own.device == absence.device && own.contact.at == next;
        let here = incident.absences().iter().any(same);
        (!here).then(|| self.unscaled(next))
    }
}
