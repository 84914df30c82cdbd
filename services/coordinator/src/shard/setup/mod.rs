//! Set-up and import: the tournament's and the roster's streams. All is decided before anything
//! is recorded, so that a refusal changes nothing.

pub(super) mod reassigned_numbers;
pub(super) mod setting_changes;
pub(super) mod withdrawals;

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::Side;
use adoube_ledger::MAX_BODY;
use adoube_proto::v1;
use adoube_record::{encode_event, encode_roster, streams};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Seat;
use adoube_tournament::event::{self, EventRecord, SetUp};
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::{self, Verb};
use adoube_tournament::roster::{self, Entry, Profile, RosterRecord};
use adoube_tournament::round::Pairings;

use super::input::{Answer, Brought, Now};
use super::officials::official_requests::envelope;
use super::{PendingOutput, Shard};

/// What is to be recorded of people, with the profiles in clear of those who are entered.
pub(super) struct Entered {
    pub(super) records: Vec<RosterRecord>,
    pub(super) profiles: Vec<(PersonId, Profile)>,
}

impl Shard {
    pub(super) fn set_up(
        &mut self,
        actor: &Actor,
        wanted: &SetUp,
        profiles: Vec<(PersonId, Profile, Vec<u8>)>,
        now: Now,
    ) -> Answer {
        let records = event::decide(&self.state.event.state, actor, wanted)?;
        event::keeps_rounds(wanted, self.last_announced())?;
        event::keeps_scoring(wanted, self.regulated_scoring(), &self.open_rounds())?;
        event::keeps_seats(wanted, self.open_seats())?;
        let bodies = self.encode_event(actor, &records, now)?;
        let entry = |(person, profile, sealed): (PersonId, Profile, Vec<u8>)| {
            let entry = Entry {
                person,
                number: None,
                venue: None,
                sealed: Some(sealed),
            };
            (entry, profile)
        };
        let officials = profiles.into_iter().map(entry).collect();
        let entered = self.decide_people(actor, officials, &[])?;
        let offices = records.iter().any(is_of_office);
        let rules = self.ruling_rules();
        let before = self.state.event.state.regulations().cloned();
        self.record_event(&records, bodies);
        if rules != self.ruling_rules() {
            self.note_rules_changed(actor, now);
        }
        if offices {
            self.tell_grants(now);
        }
        self.record_people(actor, entered, now);
        let reply = v1::EventView {
            remarks: self.kept_settings(),
            changes: before.map_or_else(Vec::new, |before| self.changed_settings(&before)),
            ..self.event_view()
        };
        Ok(reply.into())
    }

    /// The seats of all games that are published and not over.
    fn open_seats(&self) -> impl Iterator<Item = (BoardId, &Seat)> {
        let boards = self
            .state
            .boards
            .values()
            .filter(|board| !board.is_finished());
        boards.flat_map(|board| {
            let seats = [Side::White, Side::Black].map(|side| board.seat(side));
            seats.into_iter().map(|seat| (board.opened().board, seat))
        })
    }

    pub(super) fn encode_event(
        &self,
        actor: &Actor,
        records: &[EventRecord],
        now: Now,
    ) -> Result<Vec<Vec<u8>>, Refusal> {
        let numbers = self.state.event.sequence + 1..;
        let bodies = numbers.zip(records).map(|(number, record)| {
            let body = encode_event(&envelope(number, actor, now, record.clone()));
            if body.len() > MAX_BODY {
                let most = "the regulations, every default filled in, are longer than 64 KiB";
                return Err(Refusal::Invalid(most.to_owned()));
            }
            Ok(body)
        });
        bodies.collect()
    }

    pub(super) fn record_event(&mut self, records: &[EventRecord], bodies: Vec<Vec<u8>>) {
        if bodies.is_empty() {
            return;
        }
        let event = &mut self.state.event;
        let after = event.sequence;
        for record in records {
            event.state.apply(record);
            event.sequence += 1;
        }
        self.append(&streams::event(&self.state.tournament), None, after, bodies);
        self.hold(PendingOutput::Enrolled);
    }

    /// What enters people in the roster; those who are there unchanged are left alone. Who is `out`
    /// leaves his number to whoever comes under it, and nothing else.
    fn decide_people(
        &self,
        actor: &Actor,
        people: Vec<(Entry, Profile)>,
        out: &[PersonId],
    ) -> Result<Entered, Refusal> {
        let people: Vec<_> = people
            .into_iter()
            .filter(|(entry, profile)| !self.is_entered(entry, profile))
            .collect();
        let entries: Vec<Entry> = people.iter().map(|(entry, _)| entry.clone()).collect();
        let venues = self.state.event.state.venues();
        let rooms: BTreeMap<_, _> = venues
            .iter()
            .map(|(id, venue)| (id.clone(), venue.devices.len()))
            .collect();
        let mut roster = self.state.roster.state.clone();
        let person = out.iter().cloned();
        let mut records: Vec<_> = person
            .map(|person| RosterRecord::Removed { person })
            .collect();
        for record in &records {
            roster.apply(record);
        }
        records.extend(roster::decide(&roster, actor, &entries, &rooms)?);
        let profile = |(entry, profile): (Entry, Profile)| (entry.person, profile);
        let profiles = people.into_iter().map(profile).collect();
        Ok(Entered { records, profiles })
    }

    fn is_entered(&self, entry: &Entry, profile: &Profile) -> bool {
        let person = self.state.roster.state.person(&entry.person);
        self.state.profile(&entry.person) == Some(profile)
            && person.is_some_and(|person| {
                person.number == entry.number
                    && (entry.venue.is_none() || person.venue == entry.venue)
            })
    }

    pub(super) fn record_people(&mut self, actor: &Actor, entered: Entered, now: Now) {
        if entered.records.is_empty() {
            return;
        }
        let roster = &mut self.state.roster;
        let after = roster.sequence;
        let mut bodies = Vec::with_capacity(entered.records.len());
        for record in entered.records {
            roster.state.apply(&record);
            roster.sequence += 1;
            bodies.push(encode_roster(&envelope(
                roster.sequence,
                actor,
                now,
                record,
            )));
        }
        let stream = streams::roster(&self.state.tournament);
        self.append(&stream, None, after, bodies);
        let profiles = entered.profiles.into_iter();
        let profiles = profiles.map(|(person, profile)| (person, Box::new(profile)));
        self.state.profiles.extend(profiles);
    }

    pub(super) fn import(&mut self, actor: &Actor, brought: Brought, now: Now) -> Answer {
        roles::may(actor, Verb::Import)?;
        let Brought {
            players,
            pairings,
            played,
            granted,
        } = brought;
        let mut reply = counted(players.len(), pairings.as_ref().map(|(_, p)| p));
        reply.remarks = self.taken_for_same(&players);
        self.one_entry_a_person(&players)?;
        let to_come = granted.iter().map(|(round, _)| *round);
        let paired = pairings.iter().map(|(round, _)| *round).chain(to_come);
        let told_anew: Vec<u16> = paired
            .chain(played.iter().map(|(round, _)| *round))
            .collect();
        one_telling_a_round(told_anew.iter().copied())?;
        let passing = self.passing(&players, &played)?;
        let out: Vec<PersonId> = passing.iter().map(|p| p.person.clone()).collect();
        let entered = self.decide_people(actor, players, &out)?;
        let mut roster = self.state.roster.state.clone();
        for record in &entered.records {
            roster.apply(record);
        }
        let told = self.decide_elsewhere(actor, &roster, &played)?;
        let paired = pairings.map(|(round, pairings)| {
            let records = self.decide_pairings(actor, &roster, round, &pairings)?;
            Ok((round, pairings, records))
        });
        let paired = paired.transpose()?;
        let granted = self.decide_granted(actor, &roster, granted)?;
        self.record_people(actor, entered, now);
        for (round, records) in told {
            reply.played.push(round.into());
            reply
                .remarks
                .extend(self.replaced(round, &records, &played));
            self.record_round(round, actor, None, records, now);
        }
        if let Some((round, pairings, records)) = paired {
            // What a report told of the round is forgotten once it is paired.
            let warnings = self.pairing_warnings(round, &pairings);
            let warnings = warnings.iter().map(ToString::to_string);
            reply.remarks.extend(warnings);
            self.record_round(round, actor, None, records, now);
        }
        for (round, records) in granted {
            self.record_round(round, actor, None, records, now);
        }
        reply.remarks.extend(self.passed(&passing, &told_anew));
        Ok(reply.into())
    }

    /// Nobody is entered under two numbers: whoever is known to FIDE has one number there.
    fn one_entry_a_person(&self, players: &[(Entry, Profile)]) -> Result<(), Refusal> {
        let coming: BTreeMap<_, _> = players.iter().map(|(e, p)| (&e.person, p)).collect();
        let standing = self.state.roster.state.players().values();
        let standing = standing.filter(|person| !coming.contains_key(person));
        let standing = standing.filter_map(|who| Some((who, self.state.profile(who)?)));
        let all = standing.chain(coming.iter().map(|(who, profile)| (*who, *profile)));
        let mut seen: BTreeMap<u64, &PersonId> = BTreeMap::new();
        let mut wrong = Vec::new();
        for (person, profile) in all {
            let other = profile.fide_id.and_then(|id| seen.insert(id, person));
            if let (Some(other), Some(id)) = (other, profile.fide_id) {
                let called = |who| self.state.roster.state.called(who);
                let (other, person) = (called(other), called(person));
                wrong.push(format!(
                    "{other} and {person} have the same FIDE number {id}: a player has one \
                     starting number"
                ));
            }
        }
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(Refusal::Invalid(wrong.join("\n")))
        }
    }
}

/// No round is told twice, or told and paired.
fn one_telling_a_round(mut rounds: impl Iterator<Item = u16>) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    match rounds.find(|round| !seen.insert(*round)) {
        None => Ok(()),
        Some(round) => Err(Refusal::Invalid(format!(
            "round {round} comes twice in one import: it was played elsewhere, once, or is to be \
             played here"
        ))),
    }
}

/// Whether an office was given or taken back.
const fn is_of_office(record: &EventRecord) -> bool {
    matches!(
        record,
        EventRecord::OfficialAppointed(_) | EventRecord::OfficialReleased(_)
    )
}

/// How much an import brings.
fn counted(players: usize, pairings: Option<&Pairings>) -> v1::ImportReply {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    v1::ImportReply {
        players: count(players),
        pairings: count(pairings.map_or(0, |p| p.boards.len())),
        byes: count(pairings.map_or(0, |p| p.byes.len())),
        ..v1::ImportReply::default()
    }
}
