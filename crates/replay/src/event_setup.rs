//! What an event is made of before its first move: one room with its devices, its officials, its
//! players. All of it follows from the plan, so that every replay records the same.

use std::collections::BTreeMap;

use adoube_chess::{Side, Start, Variant};
use adoube_exchange::wire_ids::board_ref;
use adoube_proto::v1::{self, board_event::Event};
use adoube_record::people as sealing;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::Board;
use adoube_tournament::event::{OfficialPlan, SetUp, VenuePlan};
use adoube_tournament::ids::{BoardId, DeviceId, InvalidId, PersonId, TournamentId, VenueId};
use adoube_tournament::regulations::{BeforeRules, Regulations};
use adoube_tournament::roster::{Entry, Profile};
use adoube_tournament::round::Pairings;
use anyhow::{Context as _, Result};
use ring::digest::{SHA256, digest};

use super::plan::Round;

/// The one room.
const VENUE: &str = "hall";

pub(super) fn organiser() -> Result<Actor, InvalidId> {
    Ok(Actor::official(
        PersonId::new("organiser")?,
        Role::Organiser,
    ))
}

pub(super) fn chief() -> Result<Actor, InvalidId> {
    Ok(Actor::official(PersonId::new("chief")?, Role::ChiefArbiter))
}

/// Two devices a board.
pub(super) fn devices(boards: usize) -> Result<Vec<DeviceId>, InvalidId> {
    let device = |index: usize| DeviceId::new(&format!("{VENUE}-{}", index + 1));
    (0..boards * 2).map(device).collect()
}

/// The place of a device among [`devices`].
pub(super) fn index(device: &DeviceId) -> Option<usize> {
    let number = device.as_str().strip_prefix(VENUE)?.strip_prefix('-')?;
    number.parse::<usize>().ok()?.checked_sub(1)
}

/// Nobody is checked or late in a game that is played again.
pub(super) fn played_again(regulations: &Regulations) -> Regulations {
    Regulations {
        before: BeforeRules::NOTHING,
        ..regulations.clone()
    }
}

/// The event as its organiser sets it up.
pub(super) fn event(regulations: &Regulations, devices: &[DeviceId]) -> Result<SetUp> {
    let venue = VenueId::new(VENUE)?;
    let arbiters = regulations
        .venues
        .map_or(2, |rules| rules.arbiters_per_venue);
    let office = |person: &str, role, venue: Option<&VenueId>| -> Result<OfficialPlan> {
        Ok(OfficialPlan {
            person: PersonId::new(person)?,
            role,
            venue: venue.cloned(),
        })
    };
    let mut officials = vec![
        office("chief", Role::ChiefArbiter, None)?,
        office("lca", Role::Lca, Some(&venue))?,
        office("lta", Role::Lta, Some(&venue))?,
    ];
    for number in 3..=arbiters {
        officials.push(office(
            &format!("arbiter-{number}"),
            Role::Arbiter,
            Some(&venue),
        )?);
    }
    Ok(SetUp {
        regulations: adoube_regulations::draft(&adoube_regulations::to_toml(&played_again(
            regulations,
        ))),
        venues: vec![VenuePlan {
            venue,
            name: "Hall".to_owned(),
            time_zone: "UTC".to_owned(),
            devices: devices.to_vec(),
        }],
        officials,
    })
}

fn person(number: usize) -> Result<PersonId, InvalidId> {
    PersonId::new(&format!("p{number}"))
}

/// The players as they are imported.
pub(super) fn people(
    tournament: &TournamentId,
    players: &[Profile],
) -> Result<Vec<(Entry, Profile)>> {
    let venue = VenueId::new(VENUE)?;
    let entry = |(number, profile): (usize, &Profile)| {
        let person = person(number)?;
        let entry = Entry {
            sealed: Some(seal(tournament, &person, profile)?),
            person,
            number: Some(u16::try_from(number).context("too many players")?),
            venue: Some(venue.clone()),
        };
        Ok((entry, profile.clone()))
    };
    (1..).zip(players).map(entry).collect()
}

/// Seals a profile under a key that follows from it: who and what stands beside it in the clear,
/// in `games.pgn` and in the source, and each replay must record the same.
fn seal(tournament: &TournamentId, person: &PersonId, profile: &Profile) -> Result<Vec<u8>> {
    let plain = serde_json::to_vec(profile)?;
    let mut text = format!("adoube replay\n{tournament}\n{person}\n").into_bytes();
    text.extend_from_slice(&plain);
    let mut key = [0; 32];
    key.copy_from_slice(digest(&SHA256, &text).as_ref());
    // The key is of this text alone, so no nonce is used twice with it.
    Ok(sealing::seal(&key, [0; 12], person, &plain)?)
}

/// The players as reports and games show them.
pub(super) fn entries(players: &[Profile]) -> Vec<v1::PlayerEntry> {
    let entry = |(number, profile): (u32, &Profile)| v1::PlayerEntry {
        person: format!("p{number}"),
        number,
        name: profile.name.clone(),
        title: profile.title.clone(),
        federation: profile.federation.clone(),
        rating: profile.rating.unwrap_or_default().into(),
        fide_id: profile.fide_id.unwrap_or_default(),
        ..v1::PlayerEntry::default()
    };
    (1..).zip(players).map(entry).collect()
}

/// A round as it is imported.
pub(super) fn pairings(round: &Round) -> Result<Pairings> {
    let mut boards = Vec::with_capacity(round.pairings.len());
    let mut starts: BTreeMap<u16, Start> = BTreeMap::new();
    for pairing in &round.pairings {
        let [white, black] = pairing.players.map(usize::from);
        boards.push((pairing.board, person(white)?, person(black)?));
        let start = &pairing.game.start;
        if *start != Start::standard() {
            starts.insert(pairing.board, start.clone());
        }
    }
    Ok(Pairings {
        boards,
        starts,
        byes: Vec::new(),
    })
}

/// The first record of a board as a seat is told it: it was written before the seat was bound.
pub(super) fn opened(id: BoardId, board: &Board) -> v1::BoardEvent {
    let start = &board.opened().terms.start;
    let variant = match start.variant {
        Variant::Standard => v1::Variant::Standard,
        Variant::Chess960 => v1::Variant::Chess960,
    };
    let fen = start.fen.clone();
    let opened = v1::Opened {
        variant: variant.into(),
        fen: fen.unwrap_or_else(|| board.line().position().fen()),
        time_control: board.opened().terms.time_control.to_string(),
        ..v1::Opened::default()
    };
    let left = |side: Side| board.reading(board.last_time()).remaining(side).0;
    v1::BoardEvent {
        board: Some(board_ref(id)),
        sequence: 1,
        time: board.last_time().0,
        clocks: Some(v1::Clocks {
            white: left(Side::White),
            black: left(Side::Black),
            ..v1::Clocks::default()
        }),
        event: Some(Event::Opened(opened)),
        ..v1::BoardEvent::default()
    }
}
