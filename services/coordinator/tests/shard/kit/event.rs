//! The event that every story is set in: Madrid and Oslo, players by number, one board for each
//! two of them.

use adoube_coordinator::shard::{Brought, IncidentRequest, ShardRequest};
use adoube_tournament::actor::Role;
use adoube_tournament::board::Order;
use adoube_tournament::event::{OfficialPlan, SetUp, VenuePlan};
use adoube_tournament::ids::PersonId;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::roster::{Entry, Profile};
use adoube_tournament::round::{HoldRequest, Pairings};

use super::{FIRST, command};

const STANDARD: &str = "5400+30";

/// What differs between stories.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rules {
    /// As PGN writes it.
    pub(crate) time_control: &'static str,
    /// The lines of `[disconnection]`.
    pub(crate) disconnection: &'static str,
    /// The lines of `[lag]`; empty for no such section.
    pub(crate) lag: &'static str,
    /// How many boards a round has.
    pub(crate) boards: u16,
    /// In how many venues White plays; Black plays in one.
    pub(crate) halls: u16,
    /// How fast game time runs.
    pub(crate) speed: u64,
    /// Whether the LCA's checks are asked for.
    pub(crate) checks: bool,
    /// The lines of `[moves]`.
    pub(crate) moves: &'static str,
    /// Lines before all sections.
    pub(crate) first: &'static str,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            time_control: STANDARD,
            disconnection: "clock = \"suspended\"",
            lag: "",
            boards: 1,
            halls: 1,
            checks: false,
            moves: "",
            first: "",
            speed: 1,
        }
    }
}

/// Everybody who has an office, and where.
const OFFICIALS: [(&str, Role, &str); 7] = [
    ("chief", Role::ChiefArbiter, ""),
    ("arbiter", Role::Arbiter, ""),
    ("orga", Role::Organiser, ""),
    ("lca-madrid", Role::Lca, "madrid"),
    ("lta-madrid", Role::Lta, "madrid"),
    ("lca-oslo", Role::Lca, "oslo"),
    ("lta-oslo", Role::Lta, "oslo"),
];

/// The set-up, as the organiser asks for it.
pub(crate) fn setting_up(rules: &Rules) -> ShardRequest {
    let venue = |id: &str, devices: u16| VenuePlan {
        venue: id.parse().unwrap(),
        name: id.to_uppercase(),
        time_zone: "Europe/Madrid".to_owned(),
        devices: (1..=devices + 1)
            .map(|n| format!("{id}-{n}").parse().unwrap())
            .collect(),
    };
    let official = |(person, role, venue): (&str, Role, &str)| OfficialPlan {
        person: person.parse().unwrap(),
        role,
        venue: (!venue.is_empty()).then(|| venue.parse().unwrap()),
    };
    let Rules {
        time_control,
        disconnection,
        checks,
        lag,
        moves,
        first,
        ..
    } = rules;
    let lag = match *lag {
        "" => String::new(),
        lines => format!("[lag]\n{lines}\n"),
    };
    // Announced for rapid and blitz, and for these only.
    let supervision = match *time_control {
        STANDARD => "",
        _ => "[supervision]\nregime = \"full\"\n",
    };
    let before = if *checks {
        ""
    } else {
        "[checks]\nbefore_game = \"none\"\n"
    };
    let set_up = SetUp {
        regulations: adoube_regulations::draft(&format!(
            "name = \"Test\"\nkind = \"hybrid\"\nrounds = 3\ntime_control = \"{time_control}\"\n\
             default_time = 60\n{first}\n[disconnection]\n{disconnection}\n{supervision}\n{before}\n{lag}\n\
             [moves]\n{moves}\n"
        )),
        venues: (0..rules.halls)
            .map(|number| venue(&hall(number), rules.boards / rules.halls))
            .chain([venue("oslo", rules.boards)])
            .collect(),
        officials: OFFICIALS
            .map(official)
            .into_iter()
            .chain((1..rules.halls).flat_map(|number| {
                let (lca, lta) = ("lca-madrid", "lta-madrid");
                [(lca, Role::Lca), (lta, Role::Lta)].map(|(person, role)| OfficialPlan {
                    person: person.parse().unwrap(),
                    role,
                    venue: Some(hall(number).parse().unwrap()),
                })
            }))
            .collect(),
    };
    let profiles = OFFICIALS.map(|(person, ..)| {
        let (profile, sealed) = seal(&format!("Official {person}"));
        (person.parse().unwrap(), profile, sealed)
    });
    ShardRequest::SetUp(Box::new(set_up), profiles.to_vec())
}

/// A profile, and as it is sealed in the stories: in clear.
pub(crate) fn seal(name: &str) -> (Profile, Vec<u8>) {
    let profile = Profile {
        name: name.to_owned(),
        ..Profile::default()
    };
    (profile, name.as_bytes().to_vec())
}

/// A venue where White plays: the first is Madrid.
pub(crate) fn hall(number: u16) -> String {
    match number {
        0 => "madrid".to_owned(),
        number => format!("hall{number}"),
    }
}

/// White's device on a board: the halls have as many boards each.
pub(crate) fn white(rules: &Rules, board: u16) -> String {
    let each = rules.boards / rules.halls;
    format!("{}-{}", hall((board - 1) / each), (board - 1) % each + 1)
}

/// Players and pairings of a round: Madrid has White on every board.
pub(crate) fn importing(round: u16, boards: u16) -> ShardRequest {
    importing_halls(round, boards, 1)
}

/// The same with White in several venues.
pub(crate) fn importing_halls(round: u16, boards: u16, halls: u16) -> ShardRequest {
    let player = |number: u16| {
        let venue = match number % 2 {
            1 => hall((number - 1) / 2 / (boards / halls)),
            _ => "oslo".to_owned(),
        };
        let (profile, sealed) = seal(&format!("Player {number}"));
        let entry = Entry {
            person: person(number),
            number: Some(number),
            venue: Some(venue.parse().unwrap()),
            sealed: Some(sealed),
        };
        (entry, profile)
    };
    let players = (1..=boards * 2).map(player).collect();
    let pair = |board: u16| (board, person(board * 2 - 1), person(board * 2));
    let pairings = Pairings {
        boards: (1..=boards).map(pair).collect(),
        ..Pairings::default()
    };
    bringing(players, Some((round, pairings)))
}

/// An import of players, and of a round's pairings.
pub(crate) fn bringing(
    players: Vec<(Entry, Profile)>,
    pairings: Option<(u16, Pairings)>,
) -> ShardRequest {
    ShardRequest::Import(Box::new(Brought {
        players,
        pairings,
        ..Brought::default()
    }))
}

/// A hold of a venue's boards, or of the whole round; or its end.
pub(crate) fn holding(round: u16, venue: Option<&str>, number: u64, end: bool) -> ShardRequest {
    let reason = if end { "all clear" } else { "fire alarm" };
    ShardRequest::Hold {
        round,
        id: command(80_000 + number),
        request: HoldRequest {
            venue: venue.map(|venue| venue.parse().unwrap()),
            article: "O 19.6".to_owned(),
            reason: Some(reason.to_owned()),
        },
        end,
    }
}

/// What an order on the first board would come to.
pub(crate) fn preview(order: impl Into<Order>) -> ShardRequest {
    ShardRequest::Board(FIRST, command(90_000), order.into()).dry_run()
}

/// What a ruling on an incident would come to.
pub(crate) fn offer(incident: u32, request: Request) -> ShardRequest {
    let id = command(90_001);
    ShardRequest::Incident(IncidentRequest::Rule(incident, id, request)).dry_run()
}

fn person(number: u16) -> PersonId {
    format!("p{number}").parse().unwrap()
}
