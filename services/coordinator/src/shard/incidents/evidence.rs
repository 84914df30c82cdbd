//! Evidence is gathered for an incident: from the coordinator's own links, and from what venues
//! and devices report, before it opened and long after.

use std::collections::BTreeSet;

use adoube_chess::Side;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{LossSign, OutageCause};
use adoube_tournament::ids::{BoardId, DeviceId, VenueId};
use adoube_tournament::incident::cause::Subject;
use adoube_tournament::incident::evidence::{Line, Observation, Place, Witness, WitnessClock};
use adoube_tournament::incident::{Absence, IncidentRecord, MAX_LINES, Silence, State};
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::Report;

use super::recent_reports::RecentReport;
use super::silence_counts::LostSeats;
use crate::shard::Shard;
use crate::shard::input::Now;

/// The most lines of one incident; what comes beyond says nothing new.
const MAX_EVIDENCE: usize = 2_000;

/// What comes so long after all was over is not looked at any more.
const AFTER: Millis = Millis::from_seconds(3_600);

impl Shard {
    /// Coordinator time as the evidence has it: never scaled, so that it can be compared with
    /// other machines' clocks. The same as game time in a real event.
    pub(in crate::shard) fn unscaled(&self, game: Time) -> Time {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss,
            reason = "milliseconds of a run over a speed that is checked at start"
        )]
        let real = |game: Millis| Millis((game.0 as f64 / self.settings.speed) as u64);
        let anchor = self.anchor;
        if game >= anchor {
            anchor + real(game.since(anchor))
        } else {
            game
        }
    }

    /// The coordinator's own line.
    fn own_sight(&self, at: Time, saw: Observation) -> RecentReport {
        let at = self.unscaled(at);
        let seen = WitnessClock {
            boot_id: self.settings.run.clone(),
            monotonic_ms: at.0,
            wall_ms: at.0,
            offset: None,
        };
        RecentReport {
            place: Place::of_seen(&Witness::Coordinator, &seen, at),
            witness: Witness::Coordinator,
            seen,
            about: None,
            received: at,
            saw,
        }
    }

    /// A seat had moved to a device, and nobody was connected there.
    pub(super) fn see_vacant(&mut self, number: u32, absence: &Absence) {
        let (moved, at) = (absence.contact.at, absence.detected.at);
        let span = self.unscaled(at).since(self.unscaled(moved));
        let told = RecentReport {
            about: Some(absence.device.clone()),
            ..self.own_sight(at, Observation::SeatVacant { span })
        };
        self.add_evidence(number, vec![told], at);
    }

    /// A seat fell silent: what was seen of its venue shortly before belongs to it.
    pub(super) fn see_seat_lost(&mut self, number: u32, sign: LossSign, last: Time, at: Time) {
        let span = self.unscaled(at).since(self.unscaled(last));
        let saw = match sign {
            LossSign::Reset => Some(Observation::SeatReset),
            LossSign::Silence | LossSign::LastWill | LossSign::Outage => {
                Some(Observation::SeatSilent { span })
            }
            // Its device is heard.
            LossSign::Page => None,
        };
        let told = saw.map(|saw| self.own_sight(at, saw));
        self.add_evidence(number, told.into_iter().collect(), at);
        for venue in self.venues_of(number) {
            self.see_lately(number, &venue, at);
        }
        self.look_soon(number);
    }

    /// What a venue and its devices told shortly before a silence began, and since then.
    pub(super) fn see_lately(&mut self, number: u32, venue: &VenueId, at: Time) {
        let silences = self.silences(number, venue, None);
        let lately = self.incidents.sights.of(venue);
        let told = lately.filter(|told| is_of_one(told, &silences)).cloned();
        let told = told.collect();
        self.add_evidence(number, told, at);
    }

    /// The page of a connected device is gone.
    pub(super) fn see_page_missing(&mut self, number: u32, device: &DeviceId, at: Time) {
        let Some(since) = self.page_gone_since(device) else {
            return;
        };
        let span = self.unscaled(at).since(since);
        let told = RecentReport {
            about: Some(device.clone()),
            ..self.own_sight(at, Observation::PageMissing { span })
        };
        self.add_evidence(number, vec![told], at);
    }

    pub(super) fn see_seat_back(&mut self, number: u32, device: &DeviceId, at: Time) {
        let mut told = self.own_sight(at, Observation::SeatBack);
        told.about = Some(device.clone());
        self.add_evidence(number, vec![told], at);
        self.look_soon(number);
    }

    pub(super) fn see_limit_passed(
        &mut self,
        number: u32,
        limit: Millis,
        (board, side): (BoardId, Side),
        at: Time,
    ) {
        let saw = Observation::LimitPassed {
            limit,
            round: board.round.into(),
            board: board.board.into(),
            side: side.into(),
        };
        let told = vec![self.own_sight(at, saw)];
        self.add_evidence(number, told, at);
    }

    pub(super) fn see_outage(&mut self, number: u32, from: Time, cause: OutageCause, now: Now) {
        let (from, until) = (self.unscaled(from), self.unscaled(now.game));
        let told = self.own_sight(now.game, Observation::Outage { from, until, cause });
        self.add_evidence(number, vec![told], now.game);
        self.look_soon(number);
    }

    /// A venue's kept report: evidence for every incident that it may have to do with.
    pub(in crate::shard) fn see_report(&mut self, venue: &VenueId, report: &Report, now: Now) {
        let received = self.unscaled(now.game);
        let told = self.incidents.sights.take(venue, report, received);
        if told.is_empty() {
            return;
        }
        self.see(venue, &told, now);
        self.see_pages_back(venue, &told, now);
    }

    /// The coordinator's own line about a venue's link.
    pub(in crate::shard) fn see_venue(&mut self, venue: &VenueId, saw: Observation, now: Now) {
        let told = self.own_sight(now.game, saw);
        self.incidents.sights.keep(venue, told.clone());
        self.see(venue, &[told], now);
    }

    fn see(&mut self, venue: &VenueId, told: &[RecentReport], now: Now) {
        for told in told {
            let about = told.device();
            for number in self.incidents.register.concerned(venue, about) {
                if self.is_long_over(number, now) {
                    self.forget_incident(number);
                    continue;
                }
                let silences = self.silences(number, venue, about);
                let new = is_of_one(told, &silences).then(|| told.clone());
                if self.add_evidence(number, new.into_iter().collect(), now.game) {
                    self.look_soon(number);
                }
            }
        }
    }

    fn forget_incident(&mut self, number: u32) {
        if let Some(folded) = self.state.incidents.get(&number) {
            self.incidents.register.forget(&folded.state);
        }
    }

    /// Whether an incident was closed too long ago for any evidence.
    fn is_long_over(&self, number: u32, now: Now) -> bool {
        let closed = self.incident(number).map(State::closed_at);
        let now = self.unscaled(now.game);
        matches!(closed, Ok(Some(at)) if now.since(self.unscaled(at)) > AFTER)
    }

    /// The silences of a venue's devices, or of one of them, that an incident is about. One that has
    /// not ended when the incident is closed is looked at no further, but for what a device tells
    /// itself that its seat has left.
    fn silences(
        &self,
        number: u32,
        venue: &VenueId,
        about: Option<&DeviceId>,
    ) -> Vec<(DeviceId, Silence)> {
        let Ok(incident) = self.incident(number) else {
            return Vec::new();
        };
        let here = incident.absences().iter().filter(|absence| {
            absence.venue == *venue && about.is_none_or(|device| absence.device == *device)
        });
        let silence = |absence: &Absence| {
            let contact = absence.contact.at;
            let until = match about {
                Some(_) => self.silent_itself_until(absence, incident),
                None => self.silent_until(absence, incident),
            };
            let next = self
                .incidents
                .register
                .next_contact(&absence.device, contact);
            let silence = Silence {
                from: self.unscaled(contact),
                until,
                next: next.map(|at| self.unscaled(at)),
            };
            (absence.device.clone(), silence)
        };
        here.map(silence).collect()
    }

    fn venues_of(&self, number: u32) -> BTreeSet<VenueId> {
        let absences = self.incident(number).map(State::absences);
        let absences = absences.into_iter().flatten();
        absences.map(|absence| absence.venue.clone()).collect()
    }

    /// Adds lines that are not there yet; false if none was new.
    pub(super) fn add_evidence(&mut self, number: u32, told: Vec<RecentReport>, at: Time) -> bool {
        let Some(folded) = self.state.incidents.get(&number) else {
            return false;
        };
        let known = folded.state.lines();
        let room = MAX_EVIDENCE.saturating_sub(known.len());
        let mut lines: Vec<Line> = Vec::new();
        for told in told.into_iter().take(room) {
            // The clock first: it differs in almost all, and there may be many.
            let is_same = |line: &Line| {
                line.seen.monotonic_ms == told.seen.monotonic_ms
                    && line.witness == told.witness
                    && line.about == told.about
                    && line.seen == told.seen
                    && line.saw == told.saw
            };
            if known.iter().chain(&lines).any(is_same) {
                continue;
            }
            let next = known.len() + lines.len() + 1;
            lines.push(Line {
                number: u32::try_from(next).unwrap_or(u32::MAX),
                at: told.seen.at(told.received),
                about: told.about,
                witness: told.witness,
                seen: told.seen,
                received: told.received,
                saw: told.saw,
            });
        }
        let records: Vec<_> = lines
            .chunks(MAX_LINES)
            .map(|part| IncidentRecord::Evidence {
                lines: part.to_vec(),
            })
            .collect();
        self.record_incident(number, &Actor::Coordinator, None, &records, at);
        !records.is_empty()
    }

    /// Reads how the coordinator's own links stand, for an incident about this silence.
    pub(super) fn read_links(&mut self, number: u32, subject: &Subject, now: Now) {
        let mut told = Vec::new();
        if let Some((heard, connected, _)) = self.venues.contact_of(&subject.venue) {
            let ago = Millis(now.real.saturating_sub(heard.real));
            let saw = if connected && ago < VENUE_SILENT {
                Observation::VenueHeard { ago }
            } else {
                Observation::VenueSilent { span: ago }
            };
            told.push(self.own_sight(now.game, saw));
        }
        let (LostSeats { lost, of }, others) = self.count_lost(subject, now);
        told.push(self.own_sight(now.game, Observation::SeatsLost { lost, of }));
        let LostSeats { lost, of } = others;
        told.push(self.own_sight(now.game, Observation::OtherVenues { lost, of }));
        self.add_evidence(number, told, now.game);
    }
}

/// A venue node pings every second: after this it is silent.
const VENUE_SILENT: Millis = Millis(2_500);

/// Whether it can be about one of these silences. A device speaks only about itself, a venue about
/// one of its devices or itself.
fn is_of_one(told: &RecentReport, silences: &[(DeviceId, Silence)]) -> bool {
    let about = told.device();
    let mut own = silences
        .iter()
        .filter(|(device, _)| about.is_none_or(|about| about == device));
    own.any(|(_, silence)| silence.may_hold(told.place, told.received))
}
