//! Under which names a board's players are shown.

use std::collections::BTreeMap;

use adoube_tournament::ids::PersonId;

/// The names of a board's players, each with their person: after a reversal the record that opened the board has the
/// players on the other sides.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerNames(BTreeMap<PersonId, String>);

impl PlayerNames {
    /// Empty for somebody who does not play there any more.
    pub fn of(&self, person: &PersonId) -> String {
        self.0.get(person).cloned().unwrap_or_default()
    }
}

impl FromIterator<(PersonId, String)> for PlayerNames {
    fn from_iter<I: IntoIterator<Item = (PersonId, String)>>(names: I) -> Self {
        Self(names.into_iter().collect())
    }
}
