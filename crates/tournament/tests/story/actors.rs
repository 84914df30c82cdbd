//! Who acts in the scripts.

use adoube_chess::Side;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::Seat;
use adoube_tournament::ids::PersonId;

/// White sits in Madrid, Black in Oslo, each at the first device there.
pub(crate) fn seat(side: Side) -> Seat {
    let (person, venue) = match side {
        Side::White => ("anna", "madrid"),
        Side::Black => ("boris", "oslo"),
    };
    Seat {
        person: person.parse().unwrap(),
        venue: venue.parse().unwrap(),
        device: format!("{venue}-1").parse().unwrap(),
    }
}

/// The author that a script's word means, at another device if one is named. A stranger is a
/// player of another board; everybody else is called by his role.
pub(crate) fn actor(word: &str, device: Option<&str>) -> Actor {
    let player = |person: &str, usual: &str| {
        Actor::player(
            person.parse().unwrap(),
            device.unwrap_or(usual).parse().unwrap(),
        )
    };
    match word {
        "white" => player("anna", "madrid-1"),
        "black" => player("boris", "oslo-1"),
        "stranger" => player("zoe", "madrid-2"),
        "coordinator" => Actor::Coordinator,
        "venue" => Actor::Venue("madrid".parse().unwrap()),
        role => {
            let known = Role::from_name(role).unwrap_or_else(|| panic!("nobody is called {role}"));
            Actor::official(format!("the-{role}").parse().unwrap(), known)
        }
    }
}

/// The person that a script's word means.
pub(crate) fn person(word: &str) -> Option<PersonId> {
    match actor(word, None) {
        Actor::Person { person, .. } => Some(person),
        Actor::Coordinator | Actor::Venue(_) => None,
    }
}

/// The word for an author in transcripts.
pub(crate) fn word(actor: &Actor) -> String {
    match actor {
        Actor::Coordinator => "coordinator".to_owned(),
        Actor::Venue(venue) => format!("venue {venue}"),
        Actor::Person { person, role, .. } => match person.as_str() {
            "anna" => "White".to_owned(),
            "boris" => "Black".to_owned(),
            _ => role.name().to_owned(),
        },
    }
}
