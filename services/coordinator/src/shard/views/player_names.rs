//! Under which names a board's players are shown.

use std::collections::BTreeMap;

use adoube_tournament::ids::PersonId;

/// Where players' names are looked up; most records of a board name nobody.
pub trait NameLookup {
    /// The player's name; empty for somebody who is not known.
    fn of(&self, person: &PersonId) -> String;
}

/// The names of a board's players, for readers away from the shard.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerNames(BTreeMap<PersonId, String>);

impl NameLookup for PlayerNames {
    fn of(&self, person: &PersonId) -> String {
        self.0.get(person).cloned().unwrap_or_default()
    }
}

impl FromIterator<(PersonId, String)> for PlayerNames {
    fn from_iter<I: IntoIterator<Item = (PersonId, String)>>(names: I) -> Self {
        Self(names.into_iter().collect())
    }
}
