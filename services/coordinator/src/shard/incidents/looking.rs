//! Incidents are looked at: what the evidence says now, and whether another has the same cause.

use adoube_chess::Side;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Board;
use adoube_tournament::ids::VenueId;
use adoube_tournament::incident::cause::{self, Finding, Subject};
use adoube_tournament::incident::{Absence, IncidentRecord, State};

use crate::shard::Shard;
use crate::shard::input::Now;

/// Real milliseconds between something new and the next look: what belongs together comes
/// together.
const SOON: u64 = 300;

/// An open incident whose links were read is looked at again after these, so often are they read.
/// The first time soon: a venue's devices fall silent within a second and a half, and only when all
/// have is it seen that they are one incident.
const AGAIN: [u64; 5] = [1_000, 2_000, 2_000, 2_000, 2_000];

/// Seats that fell silent so shortly before, real milliseconds, count as having done so together.
const TOGETHER: u64 = 6_000;

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
        if subject.until.is_none()
            && let Some(again) = AGAIN.get(readings)
        {
            self.read_links(number, &subject.venue, now);
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
            until: absence.back.as_ref().map(|back| self.unscaled(back.at)),
        })
    }

    /// Seats that fell silent in the last seconds, of those that were being played at: at the
    /// venue, and at all others.
    pub(super) fn count_lost(&self, venue: &VenueId, now: Now) -> [[u32; 2]; 2] {
        let mut counts = [[0; 2]; 2];
        let boards = self.state.boards.values();
        for board in boards.filter(|board| board.is_under_way()) {
            for side in Side::ALL {
                let place = usize::from(board.seat(side).venue != *venue);
                counts[place][1] += 1;
                counts[place][0] += u32::from(self.is_lost_now(board, side, now));
            }
        }
        counts
    }

    fn is_lost_now(&self, board: &Board, side: Side, now: Now) -> bool {
        let now = self.unscaled(now.game);
        let away = board.away(side);
        away.is_some_and(|away| now.since(self.unscaled(away.since)).0 <= TOGETHER)
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
