//! Incidents are looked at: what the evidence says now, and whether another has the same cause.

use std::collections::BTreeSet;

use adoube_chess::Side;
use adoube_tournament::actor::Actor;
use adoube_tournament::ids::{BoardId, VenueId};
use adoube_tournament::incident::cause::{self, Finding, Subject};
use adoube_tournament::incident::{Absence, IncidentRecord, State};
use adoube_tournament::time::{Millis, Time};

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

/// Seats that were last heard within so long of each other fell silent together.
const TOGETHER: Millis = Millis(1_500);

impl Shard {
    /// Looks at the incident soon; several things at once are looked at once.
    pub(super) fn look_soon(&mut self, number: u32) {
        let known = self
            .incidents
            .looks
            .iter()
            .any(|(_, known)| *known == number);
        if !known {
            self.incidents.looks.insert((0, number));
        }
    }

    /// Looks at the incidents whose time has come.
    pub(in crate::shard) fn look_at_incidents(&mut self, now: Now) {
        self.look_at_pages(now);
        let fresh: Vec<_> = self.incidents.looks.range(..(1, 0)).copied().collect();
        for (_, number) in fresh {
            self.incidents.looks.remove(&(0, number));
            self.incidents.looks.insert((now.real + SOON, number));
        }
        while let Some((at, number)) = self.incidents.looks.first().copied() {
            if at > now.real {
                return;
            }
            self.incidents.looks.pop_first();
            self.look_at_incident(number, now);
        }
    }

    fn look_at_incident(&mut self, number: u32, now: Now) {
        let Some(subject) = self.subject(number) else {
            return;
        };
        let readings = self.readings(number);
        let early = self.unscaled(now.game).since(subject.from) <= READ_WITHIN;
        if early && let Some(again) = AGAIN.get(readings) {
            self.read_links(number, &subject, now);
            self.incidents.looks.insert((now.real + again, number));
        }
        let Ok(incident) = self.incident(number) else {
            return;
        };
        let finding = cause::find(&subject, incident.lines());
        if incident.finding() != Some(&finding) {
            tracing::info!(incident = number, cause = %finding.cause, certainty = %finding.certainty, "cause");
            let found = [IncidentRecord::CauseFound(finding.clone())];
            self.record_incident(number, &Actor::Coordinator, None, &found, now.game);
        }
        self.join_same_cause(number, &subject, &finding, now);
    }

    /// How often the links of an incident were read.
    fn readings(&self, number: u32) -> usize {
        use adoube_tournament::incident::evidence::Saw;
        self.incident(number).map_or(0, |incident| {
            let lines = incident.lines().iter();
            lines
                .filter(|line| matches!(line.saw, Saw::SeatsLost { .. }))
                .count()
        })
    }

    /// Whose silence an incident is: that of the seat which is away longest, or was last.
    pub(super) fn subject(&self, number: u32) -> Option<Subject> {
        let incident = self.incident(number).ok()?;
        subject_of(incident).map(|absence| Subject {
            device: absence.device.clone(),
            venue: absence.venue.clone(),
            from: self.unscaled(absence.contact.at),
            until: self
                .silent_until(absence, incident)
                .map(|at| self.unscaled(at)),
        })
    }

    /// Seats that fell silent with a silence that began then, and those that were being played at:
    /// at the venue, and at all others. A seat that is back already fell silent all the same.
    pub(super) fn count_lost(&self, venue: &VenueId, from: Time) -> [[u32; 2]; 2] {
        let fallen = self.fallen_with(from);
        let mut counts = [[0; 2]; 2];
        for (id, board) in &self.state.boards {
            if !board.is_under_way() {
                continue;
            }
            for side in Side::ALL {
                let fell = fallen.contains(&(*id, side));
                let away = board.away(side);
                let there = away.is_none_or(|away| self.unscaled(away.last_contact) > from);
                let place = usize::from(board.seat(side).venue != *venue);
                counts[place][0] += u32::from(fell);
                counts[place][1] += u32::from(fell || there);
            }
        }
        counts
    }

    /// The seats that were last heard when a silence began.
    fn fallen_with(&self, from: Time) -> BTreeSet<(BoardId, Side)> {
        let incidents = self.state.incidents.values();
        let absences = incidents.flat_map(|folded| folded.state.absences());
        let with_it = absences.filter(|absence| {
            let last = self.unscaled(absence.contact.at);
            last.since(from).max(from.since(last)) <= TOGETHER
        });
        with_it.map(Absence::seat).collect()
    }

    /// Joins an incident with an earlier one that has the same cause (DIS-8).
    fn join_same_cause(&mut self, number: u32, subject: &Subject, finding: &Finding, now: Now) {
        let mut same = Vec::new();
        for other in self.live_incidents().map(State::number) {
            let both = (
                self.subject(other),
                self.incident(other).ok().and_then(State::finding),
            );
            if let (Some(theirs), Some(found)) = both
                && other != number
                && cause::shared((subject, finding), (&theirs, found))
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

/// The absence that an incident's cause is looked for in.
fn subject_of(incident: &State) -> Option<&Absence> {
    let absences = incident.absences();
    let away = absences.iter().find(|absence| absence.back.is_none());
    away.or_else(|| absences.last())
}
