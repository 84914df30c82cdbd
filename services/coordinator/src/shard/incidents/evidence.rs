//! Evidence is gathered for an incident: from the coordinator's own links, and from what venues
//! and devices report, before it opened and long after.

use std::collections::BTreeSet;

use adoube_chess::Side;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{LossSign, OutageCause};
use adoube_tournament::ids::{BoardId, DeviceId, VenueId};
use adoube_tournament::incident::cause::Subject;
use adoube_tournament::incident::evidence::{Line, Saw, Seen, Witness};
use adoube_tournament::incident::{IncidentRecord, MAX_LINES, State};
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::Report;

use super::sights::Told;
use crate::shard::Shard;
use crate::shard::input::Now;

/// The most lines of one incident; what comes beyond says nothing new.
const MAX_EVIDENCE: usize = 2_000;

/// What happened so long before the silence was noticed may have to do with it.
const BEFORE: Millis = Millis::from_seconds(20);

/// What a venue or device saw so long after the silence ended still belongs to it: a journal may
/// come late, and lines of another time are passed over by the rules.
const AFTER: Millis = Millis::from_seconds(3_600);

impl Shard {
    /// Coordinator time as the evidence has it: never scaled, so that it can be compared with
    /// other machines' clocks. The same as game time in a real event.
    pub(super) fn unscaled(&self, game: Time) -> Time {
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
    fn own_sight(&self, at: Time, saw: Saw) -> Told {
        let at = self.unscaled(at);
        Told {
            witness: Witness::Coordinator,
            seen: Seen {
                boot_id: self.settings.run.clone(),
                monotonic_ms: at.0,
                wall_ms: at.0,
                offset: None,
            },
            about: None,
            received: at,
            saw,
        }
    }

    /// A seat fell silent: what was seen of its venue shortly before belongs to it.
    pub(super) fn see_seat_lost(&mut self, number: u32, sign: LossSign, last: Time, at: Time) {
        let span = self.unscaled(at).since(self.unscaled(last));
        let saw = match sign {
            LossSign::Reset => Saw::SeatReset,
            LossSign::Silence | LossSign::LastWill | LossSign::Outage | LossSign::Page => {
                Saw::SeatSilent { span }
            }
        };
        let told = vec![self.own_sight(at, saw)];
        self.add_evidence(number, told, at);
        if let Some((venues, _)) = self.concerned(number) {
            for venue in venues {
                self.see_lately(number, &venue, self.unscaled(last), at);
            }
        }
        self.look_soon(number);
    }

    /// What a venue and its devices told shortly before a silence began, and since then.
    pub(super) fn see_lately(&mut self, number: u32, venue: &VenueId, began: Time, at: Time) {
        let Some((_, devices)) = self.concerned(number) else {
            return;
        };
        let since = began - BEFORE;
        let lately = self.incidents.sights.of(venue);
        let lately = lately.filter(|told| told.received >= since);
        let told = lately.filter(|told| concerns(told, &devices)).cloned();
        let told = told.collect();
        self.add_evidence(number, told, at);
    }

    pub(super) fn see_seat_back(&mut self, number: u32, at: Time) {
        let told = vec![self.own_sight(at, Saw::SeatBack)];
        self.add_evidence(number, told, at);
        self.look_soon(number);
    }

    pub(super) fn see_limit_passed(
        &mut self,
        number: u32,
        limit: Millis,
        (board, side): (BoardId, Side),
        at: Time,
    ) {
        let saw = Saw::LimitPassed {
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
        let told = self.own_sight(now.game, Saw::Outage { from, until, cause });
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
        self.follow_pages(&told, now);
    }

    /// The coordinator's own line about a venue's link.
    pub(in crate::shard) fn see_venue(&mut self, venue: &VenueId, saw: Saw, now: Now) {
        let told = self.own_sight(now.game, saw);
        self.incidents.sights.keep(venue, told.clone());
        self.see(venue, &[told], now);
    }

    fn see(&mut self, venue: &VenueId, told: &[Told], now: Now) {
        let received = self.unscaled(now.game);
        let about: Vec<u32> = self
            .state
            .incidents
            .values()
            .map(|folded| &folded.state)
            .filter(|incident| self.may_belong(incident, venue, received))
            .map(State::number)
            .collect();
        for number in about {
            let Some((_, devices)) = self.concerned(number) else {
                continue;
            };
            let new: Vec<Told> = told
                .iter()
                .filter(|t| concerns(t, &devices))
                .cloned()
                .collect();
            if self.add_evidence(number, new, now.game) {
                self.look_soon(number);
            }
        }
    }

    /// Whether what a venue says now may have to do with an incident: it has a seat there and is
    /// open, or was not long ago.
    fn may_belong(&self, incident: &State, venue: &VenueId, now: Time) -> bool {
        let mut here = incident.absences().iter().filter(|a| a.venue == *venue);
        here.any(|absence| {
            let back = absence.back.as_ref();
            back.is_none_or(|back| now.since(self.unscaled(back.at)) <= AFTER)
        })
    }

    /// The venues and devices that an incident is about.
    fn concerned(&self, number: u32) -> Option<(BTreeSet<VenueId>, BTreeSet<DeviceId>)> {
        let incident = &self.state.incidents.get(&number)?.state;
        let absences = incident.absences().iter();
        let pairs = absences.map(|a| (a.venue.clone(), a.device.clone()));
        Some(pairs.unzip())
    }

    /// Adds lines that are not there yet; false if none was new.
    pub(super) fn add_evidence(&mut self, number: u32, told: Vec<Told>, at: Time) -> bool {
        let Some(folded) = self.state.incidents.get(&number) else {
            return false;
        };
        let known = folded.state.lines();
        let room = MAX_EVIDENCE.saturating_sub(known.len());
        let mut lines: Vec<Line> = Vec::new();
        for told in told.into_iter().take(room) {
            let is_same = |line: &Line| {
                line.witness == told.witness
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
        if let Some((heard, connected, _)) = self.venues.heard(&subject.venue) {
            let ago = Millis(now.real.saturating_sub(heard.real));
            let saw = if connected && ago < VENUE_SILENT {
                Saw::VenueHeard { ago }
            } else {
                Saw::VenueSilent { span: ago }
            };
            told.push(self.own_sight(now.game, saw));
        }
        let [here, others] = self.count_lost(&subject.venue, subject.from);
        told.push(self.own_sight(
            now.game,
            Saw::SeatsLost {
                lost: here[0],
                of: here[1],
            },
        ));
        told.push(self.own_sight(
            now.game,
            Saw::OtherVenues {
                lost: others[0],
                of: others[1],
            },
        ));
        self.add_evidence(number, told, now.game);
    }
}

/// A venue node pings every second: after this it is silent.
const VENUE_SILENT: Millis = Millis(2_500);

/// A device speaks only about itself, a venue about one of its devices or itself.
fn concerns(told: &Told, devices: &BTreeSet<DeviceId>) -> bool {
    let about = match &told.witness {
        Witness::Device(device) => Some(device),
        Witness::Venue(_) | Witness::Coordinator => told.about.as_ref(),
    };
    about.is_none_or(|device| devices.contains(device))
}
