//! The event: venues, devices, two players a board, sitting in different venues.

use adoube_chess::Side;
use adoube_coordinator::shard::{Brought, ShardRequest};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::event::{OfficialPlan, SetUp, VenuePlan};
use adoube_tournament::ids::{BoardId, DeviceId, InvalidId, PersonId, VenueId};
use adoube_tournament::roster::{Entry, Profile};
use adoube_tournament::round::Pairings;

/// How large the event is.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    /// How many venues, two at least.
    pub venues: u16,
    /// Playing devices of each.
    pub devices: u16,
    /// Devices of each on which nobody plays at first.
    pub spares: u16,
}

/// 200 devices in five venues. Boards join neighbours in the ring of venues.
pub const FULL: Size = Size {
    venues: 5,
    devices: 40,
    spares: 0,
};

impl Size {
    /// Playing devices in all.
    pub const fn all(self) -> u16 {
        self.venues * self.devices
    }

    /// The numbers of its boards.
    pub const fn boards(self) -> std::ops::RangeInclusive<u16> {
        1..=self.all() / 2
    }

    /// All devices: first those on which somebody plays, then the spare ones.
    pub const fn machines(self) -> u16 {
        self.all() + self.venues * self.spares
    }

    /// The venue of a device, both counted from 0.
    pub const fn venue_of(self, device: u16) -> u16 {
        device % self.venues
    }
}

/// By so many parts in a million a node's clock is too fast or too slow at most: node and coordinator are measured
/// against each other, and what is allowed for is 200 between two machines.
pub const NODE_DRIFT: u16 = 100;

/// A venue's id.
pub fn venue(number: u16) -> Result<VenueId, InvalidId> {
    VenueId::new(&format!("venue-{number}"))
}

/// A device's id; a player and the device on which he begins have the same number.
pub fn device(number: u16) -> Result<DeviceId, InvalidId> {
    DeviceId::new(&format!("device-{number}"))
}

/// A player's name.
pub fn player(number: u16) -> String {
    format!("Player {number}")
}

/// The name of the player with that id.
pub fn name_of(person: &PersonId) -> Option<String> {
    let number = person.as_str().strip_prefix("player-")?;
    number.parse().ok().map(player)
}

/// A player's id.
pub fn person(number: u16) -> Result<PersonId, InvalidId> {
    PersonId::new(&format!("player-{number}"))
}

/// The Chief Arbiter.
pub fn chief() -> Result<Actor, InvalidId> {
    Ok(Actor::official(PersonId::new("chief")?, Role::ChiefArbiter))
}

/// The organiser.
pub fn organiser() -> Result<Actor, InvalidId> {
    Ok(Actor::official(
        PersonId::new("organiser")?,
        Role::Organiser,
    ))
}

/// Regulations under which nobody plays: a disconnection stops the clocks until an arbiter rules.
pub const QUIET: &str = "name = \"Simulation\"\nkind = \"hybrid\"\nrounds = 3\n\
     time_control = \"7200+30\"\ndefault_time = 60\n\
     [disconnection]\nclock = \"suspended\"\n[checks]\nbefore_game = \"none\"\n";

/// The board of a player in the only round.
pub const fn board_of(device: u16) -> BoardId {
    BoardId {
        round: 1,
        board: device / 2 + 1,
    }
}

/// The side of a player.
pub const fn side_of(device: u16) -> Side {
    Side::ALL[(device % 2) as usize]
}

/// The players at a board, White first.
pub const fn seats_of(board: BoardId) -> [u16; 2] {
    let white = (board.board - 1) * 2;
    [white, white + 1]
}

/// The number of the venue whose arbiter somebody is, by his id.
pub fn venue_of_arbiter(person: &PersonId) -> Option<u16> {
    let (name, number) = person.as_str().split_once('-')?;
    let number = number.parse().ok()?;
    matches!(name, "lca" | "lta").then_some(number)
}

/// In which office somebody is who has one.
pub fn office_of(person: &PersonId) -> Option<Role> {
    let (name, _) = person
        .as_str()
        .split_once('-')
        .unwrap_or((person.as_str(), ""));
    match name {
        "chief" => Some(Role::ChiefArbiter),
        "organiser" => Some(Role::Organiser),
        "lca" => Some(Role::Lca),
        "lta" => Some(Role::Lta),
        _ => None,
    }
}

/// What the organiser asks for.
pub fn set_up(size: Size, regulations: &str) -> Result<ShardRequest, InvalidId> {
    let plan = |number| {
        let mine = (0..size.machines()).filter(|device| size.venue_of(*device) == number);
        Ok(VenuePlan {
            venue: venue(number)?,
            name: format!("Venue {number}"),
            time_zone: "Europe/Madrid".to_owned(),
            devices: mine.map(device).collect::<Result<_, _>>()?,
        })
    };
    let officials = officials(size)?;
    let profiles = officials.iter().map(|official| {
        let (profile, sealed) = profile(official.person.as_str());
        (official.person.clone(), profile, sealed)
    });
    let profiles = profiles.collect();
    let set_up = SetUp {
        regulations: adoube_regulations::draft(regulations),
        venues: (0..size.venues)
            .map(plan)
            .collect::<Result<_, InvalidId>>()?,
        officials,
    };
    Ok(ShardRequest::SetUp(Box::new(set_up), profiles))
}

/// The Chief Arbiter, and the two arbiters of each venue.
fn officials(size: Size) -> Result<Vec<OfficialPlan>, InvalidId> {
    let mut officials = vec![OfficialPlan {
        person: PersonId::new("chief")?,
        role: Role::ChiefArbiter,
        venue: None,
    }];
    for number in 0..size.venues {
        for (name, role) in [("lca", Role::Lca), ("lta", Role::Lta)] {
            officials.push(OfficialPlan {
                person: PersonId::new(&format!("{name}-{number}"))?,
                role,
                venue: Some(venue(number)?),
            });
        }
    }
    Ok(officials)
}

/// A person of that name, as the roster holds him: sealed under no key, so that the name is the seal.
pub fn profile(name: &str) -> (Profile, Vec<u8>) {
    let profile = Profile {
        name: name.to_owned(),
        ..Profile::default()
    };
    (profile, name.as_bytes().to_vec())
}

/// Players and the pairings of the first round.
pub fn import(size: Size) -> Result<ShardRequest, InvalidId> {
    let entry = |number| {
        let (profile, sealed) = profile(&player(number));
        let entry = Entry {
            person: person(number)?,
            number: Some(number + 1),
            venue: Some(venue(size.venue_of(number))?),
            sealed: Some(sealed),
        };
        Ok((entry, profile))
    };
    let pair = |board: u16| Ok((board + 1, person(board * 2)?, person(board * 2 + 1)?));
    let pairings = Pairings {
        boards: (0..size.all() / 2)
            .map(pair)
            .collect::<Result<_, InvalidId>>()?,
        ..Pairings::default()
    };
    let players = (0..size.all())
        .map(entry)
        .collect::<Result<_, InvalidId>>()?;
    Ok(ShardRequest::Import(Box::new(Brought {
        players,
        pairings: Some((1, pairings)),
        ..Brought::default()
    })))
}
