//! Incidents as the wire shows them.

use std::collections::{BTreeMap, BTreeSet};

use adoube_proto::v1;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::ids::{PersonId, VenueId};
use adoube_tournament::incident::cause::{Cause, Certainty, Found};
use adoube_tournament::incident::evidence::{Line, Place, places};
use adoube_tournament::incident::{Moment, RulesChanged, State, TurnedDown, decide};
use adoube_tournament::time::Time;

use super::{incident_enums, postponed_games, reconnections, ruling_views};
use crate::shard::input::Now;
use crate::shard::{Shard, views};

/// Players whom a brief names.
const NAMED: usize = 3;

impl Shard {
    /// The incidents that are not closed, at a glance.
    pub(in crate::shard) fn live_briefs(&self) -> Vec<v1::IncidentBrief> {
        let live = self.live_incidents();
        live.map(|incident| self.brief(incident)).collect()
    }

    /// An incident at a glance.
    pub(super) fn brief(&self, incident: &State) -> v1::IncidentBrief {
        // The cause of one that was joined is found where it goes on.
        let goes_on = self.where_it_goes_on(incident);
        let finding = goes_on.finding();
        let certainty = finding.map_or(Certainty::Unknown, |found| found.certainty);
        let venues: BTreeSet<_> = incident.absences().iter().map(|a| &a.venue).collect();
        let (silent, silent_count) = self.silent_in(incident);
        let joined_into = self.joined_at_last(incident).unwrap_or(0);
        let left = match incident.closed() {
            Some(_) => Vec::new(),
            None => decide::left(incident, &self.state.boards),
        };
        let last = incident.rulings().last().map(|given| &given.ruling);
        v1::IncidentBrief {
            number: incident.number(),
            stage: incident_enums::stage(decide::stage(incident, &self.state.boards)).into(),
            opened: incident.opened().0,
            cause: incident_enums::cause(finding.map_or(Cause::Unknown, |found| found.cause))
                .into(),
            cause_text: views::or_empty(finding.map(|found| found.cause)),
            certainty: incident_enums::certainty(certainty).into(),
            venues: venues.iter().map(ToString::to_string).collect(),
            boards: incident
                .boards()
                .into_iter()
                .map(views::board_ref)
                .collect(),
            away: reconnections::still_away(incident, joined_into),
            joined_into,
            ruling: last.map_or(0, |ruling| incident_enums::ruling_kind(ruling.kind).into()),
            alike: finding
                .and_then(|finding| finding.alike(goes_on.lines()))
                .unwrap_or_default()
                .to_owned(),
            ruled: incident.last_deed(),
            ruled_boards: last.map_or(0, |ruling| {
                u32::try_from(ruling.boards.len()).unwrap_or(u32::MAX)
            }),
            did: last.map_or_else(Vec::new, ruling_views::brief_remedies),
            proposed: incident.proposal().is_some(),
            time_zone: self.time_zone(&venues),
            limit_at: match joined_into {
                0 => self.first_limit(incident).map_or(0, |at| at.0),
                _ => 0,
            },
            left: left.into_iter().map(views::board_ref).collect(),
            postponed: match incident.closed() {
                Some(_) => Vec::new(),
                None => postponed_games::views(&decide::postponed(incident, &self.state.boards)),
            },
            unruled: self.closed_unruled(incident),
            flagged: self.flagged(incident).map(views::board_ref).collect(),
            overdue: self.overdue(incident),
            longest_away_ms: reconnections::longest_away(incident).0,
            silent,
            silent_count,
            since: since(incident).0,
            closing_proposed_by: self.closing_proposed_by(incident),
        }
    }

    /// Whose seats were away in it, by name, and of how many.
    fn silent_in(&self, incident: &State) -> (Vec<String>, u32) {
        let mut known = BTreeSet::new();
        let people = incident.absences().iter().map(|absence| &absence.person);
        let once: Vec<&PersonId> = people.filter(|person| known.insert(*person)).collect();
        let first = once.iter().take(NAMED);
        let names = first.map(|person| self.state.name(person)).collect();
        (names, u32::try_from(once.len()).unwrap_or(u32::MAX))
    }

    /// The time zone of a venue, or the event's where there are several: that of its first venue.
    pub(super) fn time_zone(&self, of: &BTreeSet<&VenueId>) -> String {
        let event = &self.state.event.state;
        let only = of.first().filter(|_| of.len() == 1);
        let found = only.and_then(|venue| event.venues().get(*venue));
        let venue = found.or_else(|| event.venues_in_order().next().map(|(_, venue)| venue));
        venue.map_or_else(String::new, |venue| venue.time_zone.clone())
    }

    /// The time zone that an incident is told in.
    pub(super) fn zone_of(&self, incident: u32) -> String {
        let absences = self.incident(incident).map(State::absences);
        let absences = absences.into_iter().flatten();
        self.time_zone(&absences.map(|absence| &absence.venue).collect())
    }

    /// An incident with all that is known of it.
    pub(super) fn incident_view(&self, incident: &State, now: Now) -> v1::IncidentView {
        // Those of where it goes on have other numbers.
        let own = self.where_it_goes_on(incident).number() == incident.number();
        let finding = incident.finding().filter(|_| own);
        let absences = incident.absences().iter();
        let proposal = incident.proposal();
        v1::IncidentView {
            brief: Some(self.brief(incident)),
            absences: absences
                .map(|absence| self.absence(incident, absence, now))
                .collect(),
            evidence: evidence_of(incident),
            lines_for: finding.map(|f| f.for_.clone()).unwrap_or_default(),
            lines_against: finding.map(|f| f.against.clone()).unwrap_or_default(),
            rule: finding.map_or_else(String::new, |f| f.rule.to_owned()),
            rulings: incident
                .rulings()
                .iter()
                .map(|given| self.given_view(incident, given))
                .collect(),
            proposal: proposal.map(|p| self.proposed(p)),
            joined: self.all_joined(incident.number()).into_iter().collect(),
            closed_reason: self.closed_reason(incident),
            time: now.game.0,
            turned_down: incident
                .turned_down()
                .iter()
                .map(|down| self.turned_down(down))
                .collect(),
            found: incident.found().iter().map(found).collect(),
            turns: self.turns(incident),
            closing_proposal: self.closing_proposal(incident),
            rules_changed: incident
                .rules_changed()
                .iter()
                .map(|changed| self.rules_changed(changed))
                .collect(),
        }
    }

    fn rules_changed(&self, changed: &RulesChanged) -> v1::RulesChangedView {
        let excluded = changed.rules.excluded.iter();
        v1::RulesChangedView {
            at: changed.at.0,
            by: self.author(&changed.by),
            four_eyes: changed.rules.four_eyes,
            excluded: excluded
                .map(|kind| incident_enums::ruling_kind(*kind).into())
                .collect(),
            start_in: changed.rules.start_in.0,
        }
    }

    fn turned_down(&self, down: &TurnedDown) -> v1::TurnedDownView {
        let proposal = &down.proposal;
        v1::TurnedDownView {
            proposal: Some(self.proposed(proposal)),
            at: down.at.0,
            by: self.author(&down.by),
            reason: down.reason.clone(),
        }
    }

    pub(in crate::shard) fn author(&self, by: &Actor) -> String {
        let person = by.person();
        person.map_or_else(String::new, |person| self.called(person))
    }

    /// An official's name and office; empty and unspecified for nobody.
    pub(in crate::shard) fn official(&self, by: Option<&(PersonId, Role)>) -> (String, v1::Role) {
        by.map_or_else(Default::default, |(by, role)| {
            (self.called(by), views::role(*role))
        })
    }

    /// A person's name, or the id where the name was deleted.
    pub(in crate::shard) fn called(&self, person: &PersonId) -> String {
        let name = self.state.name(person);
        if name.is_empty() {
            person.to_string()
        } else {
            name
        }
    }
}

pub(super) fn moment(moment: &Moment) -> v1::MomentView {
    v1::MomentView {
        at: moment.at.0,
        ply: moment.ply,
        clocks: Some(views::clocks(&moment.clocks, moment.at)),
    }
}

pub(super) fn found(found: &Found) -> v1::FoundView {
    v1::FoundView {
        number: found.number,
        cause: incident_enums::cause(found.cause).into(),
        cause_text: found.cause.to_string(),
        certainty: incident_enums::certainty(found.certainty).into(),
        at: found.at.0,
    }
}

/// The lines, those of a clock that was not measured at the latest that they can have been.
fn evidence_of(incident: &State) -> Vec<v1::EvidenceView> {
    let places = places(incident.lines());
    let lines = incident.lines().iter();
    lines.map(|line| evidence(line, &places)).collect()
}

fn evidence(line: &Line, places: &BTreeMap<u32, Place>) -> v1::EvidenceView {
    let said = line.saw.note();
    let place = places.get(&line.number).copied();
    let latest = place.and_then(Place::at_the_latest);
    v1::EvidenceView {
        number: line.number,
        witness: match &line.about {
            Some(device) => format!("{} of {device}", line.witness),
            None => line.witness.to_string(),
        },
        at: latest.unwrap_or(line.at).0,
        error_ms: line.seen.offset.map_or(-1, |offset| offset.error_ms.into()),
        received: line.received.0,
        boot_id: line.seen.boot_id.clone(),
        monotonic_ms: line.seen.monotonic_ms,
        wall_ms: line.seen.wall_ms,
        saw: v1::Observation::number_of(line.saw.name()),
        text: said.text.clone(),
        said: Some(views::note(said)),
    }
}

/// Since when an incident lasts: the first last contact of its silences.
fn since(incident: &State) -> Time {
    let contacts = incident.absences().iter().map(|absence| absence.contact.at);
    contacts.min().unwrap_or_else(|| incident.opened())
}
