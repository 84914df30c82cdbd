//! The tournament on the desk: two halls, as many boards as asked for.

use adoube_coordinator::shard::{Brought, ShardRequest};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::event::{OfficialPlan, SetUp, VenuePlan};
use adoube_tournament::ids::{DeviceId, PersonId};
use adoube_tournament::roster::{Entry, Profile};
use adoube_tournament::round::Pairings;
use anyhow::Result;

use super::{chief, organiser};

/// How profiles are sealed.
pub type Seal<'a> = &'a dyn Fn(&PersonId, &Profile) -> Result<Vec<u8>>;

/// Two hours and half a minute a move: no flag falls.
pub const LONG: &str = "time_control = \"7200+30\"\ndefault_time = 60\n";

/// Not sealed at all, where nothing is read back.
pub fn in_clear(_: &PersonId, profile: &Profile) -> Result<Vec<u8>> {
    Ok(profile.name.as_bytes().to_vec())
}

/// White's device at a board (0), or Black's (1).
pub fn device(tournament: &str, board: u16, side: usize) -> Result<DeviceId> {
    let hall = ["w", "b"][side % 2];
    Ok(format!("{hall}{}-{board}", &tournament[1..]).parse()?)
}

/// What is asked until a round is published.
pub fn publishing(
    tournament: &str,
    boards: u16,
    control: &str,
    seal: Seal<'_>,
) -> Result<Vec<(Actor, ShardRequest)>> {
    Ok(vec![
        (organiser()?, setting_up(tournament, boards, control, seal)?),
        (chief()?, importing(tournament, boards, seal)?),
        (chief()?, ShardRequest::PublishRound(1)),
    ])
}

/// The set-up of a tournament, whose name is a letter and a number.
fn setting_up(
    tournament: &str,
    boards: u16,
    control: &str,
    seal: Seal<'_>,
) -> Result<ShardRequest> {
    let number = &tournament[1..];
    let venue = |side: usize| {
        let devices = (1..=boards).map(|board| device(tournament, board, side));
        let hall = ["w", "b"][side];
        Ok::<_, anyhow::Error>(VenuePlan {
            venue: format!("{hall}{number}").parse()?,
            name: hall.to_uppercase(),
            time_zone: "Europe/Madrid".to_owned(),
            devices: devices.collect::<Result<_>>()?,
        })
    };
    let chief_arbiter = OfficialPlan {
        person: "chief".parse()?,
        role: Role::ChiefArbiter,
        venue: None,
    };
    let mut officials = vec![chief_arbiter];
    for hall in ["w", "b"] {
        for role in [Role::Lca, Role::Lta] {
            officials.push(OfficialPlan {
                person: format!("{}-{hall}", role_word(role)).parse()?,
                role,
                venue: Some(format!("{hall}{number}").parse()?),
            });
        }
    }
    let mut profiles: Vec<(PersonId, Profile, Vec<u8>)> = Vec::new();
    for OfficialPlan { person, .. } in &officials {
        if profiles.iter().all(|(known, ..)| known != person) {
            let profile = named(person.as_str());
            let sealed = seal(person, &profile)?;
            profiles.push((person.clone(), profile, sealed));
        }
    }
    let set_up = SetUp {
        regulations: adoube_regulations::draft(&format!(
            "name = \"Bench\"\nkind = \"hybrid\"\nrounds = 1\n{control}\
             [disconnection]\nclock = \"suspended\"\nresume = \"both-back\"\n\
             [late]\nwhite_clock = \"stands\"\n[checks]\nbefore_game = \"none\"\n"
        )),
        venues: vec![venue(0)?, venue(1)?],
        officials,
    };
    Ok(ShardRequest::SetUp(Box::new(set_up), profiles))
}

fn importing(tournament: &str, boards: u16, seal: Seal<'_>) -> Result<ShardRequest> {
    let players = people_of(tournament, boards, seal)?;
    let pairings = (1..=boards).map(|board| {
        let pair = [board * 2 - 1, board * 2].map(|number| format!("p{number}").parse());
        let [white, black] = pair;
        Ok::<_, anyhow::Error>((board, white?, black?))
    });
    let pairings = Pairings {
        boards: pairings.collect::<Result<_>>()?,
        ..Pairings::default()
    };
    Ok(ShardRequest::Import(Box::new(Brought {
        players,
        pairings: Some((1, pairings)),
        ..Brought::default()
    })))
}

/// The players, White of each board at the one hall and Black at the other.
fn people_of(tournament: &str, boards: u16, seal: Seal<'_>) -> Result<Vec<(Entry, Profile)>> {
    let player = |number: u16| {
        let person: PersonId = format!("p{number}").parse()?;
        let profile = named(&format!("Player, Number {number}"));
        let hall = if number % 2 == 1 { "w" } else { "b" };
        let entry = Entry {
            sealed: Some(seal(&person, &profile)?),
            person,
            number: Some(number),
            venue: Some(format!("{hall}{}", &tournament[1..]).parse()?),
        };
        Ok((entry, profile))
    };
    (1..=boards * 2).map(player).collect()
}

/// An LCA and an LTA are two persons.
const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Lca => "lca",
        _ => "lta",
    }
}

fn named(name: &str) -> Profile {
    Profile {
        name: name.to_owned(),
        ..Profile::default()
    }
}
