//! `officials.toml`: who has which office.

use std::collections::BTreeSet;

use adoube_proto::v1::Role;
use adoube_tournament::actor;
use adoube_tournament::ids::{PersonId, VenueId};
use adoube_user_text::Problem;
use adoube_user_text::text;

use super::Venue;
use super::reader::{Reader, Row};

/// The offices that can be given in the file, by the word that stands there.
pub const OFFICIAL_ROLES: [(&str, Role); 5] = [
    ("lta", Role::Lta),
    ("lca", Role::Lca),
    ("arbiter", Role::Arbiter),
    ("chief-arbiter", Role::ChiefArbiter),
    ("organiser", Role::Organiser),
];

/// A person in an office.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Official {
    /// The person's id.
    pub person: PersonId,
    /// As people call them.
    pub name: String,
    /// The office.
    pub role: Role,
    /// For LCA and LTA: where.
    pub venue: Option<VenueId>,
}

impl Official {
    /// The office, as the rules know it.
    pub fn office(&self) -> Option<actor::Role> {
        let word = OFFICIAL_ROLES.iter().find(|(_, role)| *role == self.role);
        actor::Role::from_name(word?.0)
    }
}

/// What stands in the file, and everything that is wrong with it, also with regard to the venues; those are `None` where
/// their file is wrong, so that its faults are named once.
pub fn read(file: &str, text: &str, venues: Option<&[Venue]>) -> (Vec<Official>, Vec<Problem>) {
    let mut reader = Reader::new(file, text);
    let table = reader.parse();
    let mut seen = BTreeSet::new();
    let mut officials = Vec::new();
    for row in &reader.rows(table.get_ref(), "official") {
        officials.extend(official(&mut reader, row, venues, &mut seen));
    }
    if reader.problems.is_empty() {
        check_offices(&mut reader, &officials, venues);
    }
    (officials, reader.problems)
}

fn official(
    reader: &mut Reader<'_>,
    row: &Row<'_>,
    venues: Option<&[Venue]>,
    seen: &mut BTreeSet<String>,
) -> Option<Official> {
    reader.only(row, &["person", "name", "role", "venue"]);
    let field = |name: &str| format!("{}.{name}", row.name);
    let person = reader.text(row, "person");
    if let Some((text, at)) = &person {
        reader.unique(seen, text, at.clone(), &field("person"));
    }
    let person = reader.checked(person, &field("person"), |text| person_id(text, venues));
    let name = reader.text(row, "name");
    let role_text = reader.text(row, "role");
    let role_at = role_text.as_ref().map(|(_, at)| at.clone());
    let role = reader.checked(role_text, &field("role"), role)?;
    let venue = reader.optional(row, "venue");
    let local = matches!(role, Role::Lta | Role::Lca);
    if local && venue.is_none() {
        reader.problem(
            role_at,
            &field("venue"),
            &text!("cli-folder-problem-venue-needed"),
        );
    }
    if let (false, Some((_, at))) = (local, &venue) {
        let needless = text!("cli-folder-problem-venue-needless");
        reader.problem(Some(at.clone()), &field("venue"), &needless);
    }
    let venue = reader.checked(venue, &field("venue"), |text| known_venue(text, venues));
    Some(Official {
        person: person?,
        name: name?.0,
        role,
        venue,
    })
}

fn person_id(id: &str, venues: Option<&[Venue]>) -> Result<PersonId, String> {
    if let Some(problem) = super::reserved(id) {
        return Err(text!("cli-folder-problem-other-id", problem));
    }
    let mut devices = venues
        .into_iter()
        .flatten()
        .flat_map(|venue| &venue.devices);
    if devices.any(|device| device.as_str() == id) {
        return Err(text!("cli-folder-problem-id-of-device", id));
    }
    PersonId::new(id).map_err(|error| error.to_string())
}

fn role(text: &str) -> Result<Role, String> {
    let known = OFFICIAL_ROLES.iter().find(|(word, _)| *word == text);
    known.map(|(_, role)| *role).ok_or_else(|| {
        let words: Vec<&str> = OFFICIAL_ROLES.iter().map(|(word, _)| *word).collect();
        text!("cli-folder-problem-no-role", role: text, roles: words.join(", "))
    })
}

fn known_venue(text: &str, venues: Option<&[Venue]>) -> Result<VenueId, String> {
    let Some(venues) = venues else {
        return VenueId::new(text).map_err(|error| error.to_string());
    };
    let venue = venues.iter().find(|venue| venue.id.as_str() == text);
    let found = venue.map(|venue| venue.id.clone());
    found.ok_or_else(|| text!("cli-folder-problem-no-such-venue", venue: text))
}

/// Offices that an event must have filled (EVT-3).
fn check_offices(reader: &mut Reader<'_>, officials: &[Official], venues: Option<&[Venue]>) {
    let chiefs = officials
        .iter()
        .filter(|o| o.role == Role::ChiefArbiter)
        .count();
    if chiefs != 1 {
        reader.problem(
            None,
            "official",
            &text!("cli-folder-problem-chiefs", number chiefs: chiefs),
        );
    }
    if !officials.iter().any(|o| o.role == Role::Organiser) {
        let none = text!("cli-folder-problem-no-organiser");
        reader.problem(None, "official", &none);
    }
    for venue in venues.into_iter().flatten() {
        for (word, role) in OFFICIAL_ROLES
            .iter()
            .filter(|(_, r)| matches!(r, Role::Lta | Role::Lca))
        {
            let is_filled = officials
                .iter()
                .any(|o| o.role == *role && o.venue.as_ref() == Some(&venue.id));
            if !is_filled {
                reader.problem(
                    None,
                    "official",
                    &text!("cli-folder-problem-office-vacant", venue: &venue.id, role: word),
                );
            }
        }
    }
}
