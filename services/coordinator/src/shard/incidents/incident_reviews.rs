//! Incidents are looked at: what the evidence says now, and whether another has the same cause.

use adoube_tournament::actor::Actor;
use adoube_tournament::board::LossSign;
use adoube_tournament::incident::cause::{self, Cause, Certainty, Finding, Subject};
use adoube_tournament::incident::{Closed, IncidentRecord, State};
use adoube_tournament::time::Millis;

use crate::shard::Shard;
use crate::shard::input::Now;

/// Real milliseconds between something new and the next look: what belongs together comes
/// together.
const SOON: u64 = 300;

/// An incident whose links were read is looked at again after these, so often are they read.
/// The first time soon: a venue's devices fall silent within a second and a half, and only when all
/// have is it seen that they are one incident.
const AGAIN: [u64; 5] = [1_000, 2_000, 2_000, 2_000, 2_000];

/// Links are read so long after the silence began, and not later.
const READ_WITHIN: Millis = Millis::from_seconds(60);

impl Shard {
    /// Looks at the incident soon; several things at once are looked at once.
    pub(super) fn look_soon(&mut self, number: u32) {
        if !self.incidents.looking.contains_key(&number) {
            self.plan_look(0, number);
        }
    }

    fn plan_look(&mut self, at: u64, number: u32) {
        if self.incidents.looks.insert((at, number)) {
            *self.incidents.looking.entry(number).or_default() += 1;
        }
    }

    fn remove_look(&mut self, at: u64, number: u32) {
        if !self.incidents.looks.remove(&(at, number)) {
            return;
        }
        if let Some(count) = self.incidents.looking.get_mut(&number) {
            *count -= 1;
            if *count == 0 {
                self.incidents.looking.remove(&number);
            }
        }
    }

    /// Looks at the incidents whose time has come.
    pub(in crate::shard) fn look_at_incidents(&mut self, now: Now) {
        self.look_at_pages(now);
        let fresh: Vec<_> = self.incidents.looks.range(..(1, 0)).copied().collect();
        for (_, number) in fresh {
            self.remove_look(0, number);
            self.plan_look(now.real + SOON, number);
        }
        while let Some((at, number)) = self.incidents.looks.first().copied() {
            if at > now.real {
                break;
            }
            self.remove_look(at, number);
            self.look_at_incident(number, now);
        }
        self.incidents.tally = None;
    }

    fn look_at_incident(&mut self, number: u32, now: Now) {
        // What was joined goes on there.
        let goes_on = |incident: &State| !matches!(incident.closed(), Some(Closed::JoinedInto(_)));
        let subject = self.subject(number, now);
        let Some(subject) = subject.filter(|_| self.incident(number).is_ok_and(goes_on)) else {
            return;
        };
        let readings = self.readings(number);
        let early = self.unscaled(now.game).since(subject.from) <= READ_WITHIN;
        // Which other links fell silent says nothing where the device itself is connected.
        let links = early && self.incident(number).is_ok_and(fell_silent);
        if links && let Some(again) = AGAIN.get(readings) {
            self.read_links(number, &subject, now);
            self.plan_look(now.real + again, number);
        }
        let Ok(incident) = self.incident(number) else {
            return;
        };
        let finding = cause::find(&subject, incident.lines());
        if incident.finding() != Some(&finding) {
            tracing::info!(incident = number, cause = %finding.cause, certainty = %finding.certainty, "cause");
            let found = [IncidentRecord::CauseFound(finding.clone())];
            let before = self.found_at_a_glance(number);
            self.record_incident(number, &Actor::Coordinator, None, &found, now.game);
            if self.found_at_a_glance(number) != before {
                self.tell_joined(number);
            }
        }
        self.join_same_cause(number, &subject, &finding, now);
    }

    /// What a list shows of what was found.
    fn found_at_a_glance(&self, number: u32) -> Option<(Cause, Certainty, Option<&'static str>)> {
        let incident = self.incident(number).ok()?;
        let finding = incident.finding()?;
        let alike = finding.alike(incident.lines());
        Some((finding.cause, finding.certainty, alike))
    }

    /// The live incidents that may have their cause in common with this one.
    fn may_share(&self, subject: &Subject, cause: Cause) -> Vec<u32> {
        let register = &self.incidents.register;
        let found: Vec<u32> = match cause {
            Cause::CoordinatorOutage => register.live().collect(),
            Cause::VenueNetwork | Cause::VenueUplink => register.live_at(&subject.venue).collect(),
            Cause::PageDied
            | Cause::DeviceSuspended
            | Cause::DeviceRestarted
            | Cause::AgentRestarted
            | Cause::DeviceLeft
            | Cause::DeviceAbsent
            | Cause::DeviceOffNetwork
            | Cause::Unknown => Vec::new(),
        };
        let same = |number: &u32| {
            let finding = self.incident(*number).ok().and_then(State::finding);
            finding.is_some_and(|finding| {
                finding.cause == cause || cause.is_of_venue() && finding.cause.is_of_venue()
            })
        };
        found.into_iter().filter(same).collect()
    }

    /// How often the links of an incident were read.
    fn readings(&self, number: u32) -> usize {
        use adoube_tournament::incident::evidence::Observation;
        self.incident(number).map_or(0, |incident| {
            let lines = incident.lines().iter();
            lines
                .filter(|line| matches!(line.saw, Observation::SeatsLost { .. }))
                .count()
        })
    }

    /// Joins an incident with an earlier one that has the same cause (DIS-8).
    fn join_same_cause(&mut self, number: u32, subject: &Subject, finding: &Finding, now: Now) {
        let mut same = Vec::new();
        for other in self.may_share(subject, finding.cause) {
            let both = (
                self.subject(other, now),
                self.incident(other).ok().and_then(State::finding),
            );
            if let (Some(theirs), Some(found)) = both
                && other != number
                && (cause::shared((subject, finding), (&theirs, found))
                    || self.is_flap(number.min(other), number.max(other)))
            {
                same.push(other);
            }
        }
        let Some(first) = same.iter().copied().chain([number]).min() else {
            return;
        };
        for later in same.into_iter().chain([number]).filter(|n| *n != first) {
            self.join(first, later, now);
        }
    }
}

/// Whether a seat of the incident fell silent, and not its page alone.
fn fell_silent(incident: &State) -> bool {
    let mut absences = incident.absences().iter();
    absences.any(|absence| absence.sign != LossSign::Page)
}
