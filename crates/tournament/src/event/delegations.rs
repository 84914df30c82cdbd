//! Who may rule in the Chief Arbiter's place, and who might: whoever appeals against a ruling asks by whose word it was
//! given.

use std::collections::{BTreeMap, VecDeque};

use crate::ids::PersonId;
use crate::time::Time;

/// So many delegations that are over are known, the latest.
const KNOWN: usize = 64;

/// That an arbiter may rule in the Chief Arbiter's place, or may no longer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChiefsWord {
    /// Whose word.
    pub by: PersonId,
    /// When.
    pub at: Time,
    /// Why.
    pub reason: String,
}

/// That an arbiter may rule in the Chief Arbiter's place, or might once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delegation {
    /// Who.
    pub person: PersonId,
    /// By whose word, since when and why.
    pub given: ChiefsWord,
    /// By whose word it ended, when and why; none while it holds.
    pub ended: Option<ChiefsWord>,
}

/// The delegations of an event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Delegations {
    hold: BTreeMap<PersonId, ChiefsWord>,
    over: VecDeque<Delegation>,
}

impl Delegations {
    pub(super) fn give(&mut self, person: &PersonId, word: &ChiefsWord) {
        self.hold.insert(person.clone(), word.clone());
    }

    pub(super) fn end(&mut self, person: &PersonId, word: &ChiefsWord) {
        let Some(given) = self.hold.remove(person) else {
            return;
        };
        if self.over.len() == KNOWN {
            self.over.pop_front();
        }
        self.over.push_back(Delegation {
            person: person.clone(),
            given,
            ended: Some(word.clone()),
        });
    }

    /// By whose word the person may rule in the Chief Arbiter's place; none where he may not.
    pub fn of(&self, person: &PersonId) -> Option<&ChiefsWord> {
        self.hold.get(person)
    }

    /// Who may rule in the Chief Arbiter's place.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.hold.keys()
    }

    /// Those that are over, in the order in which they ended, as far back as is known; then those that hold.
    pub fn all(&self) -> impl Iterator<Item = Delegation> {
        let hold = self.hold.iter().map(|(person, given)| Delegation {
            person: person.clone(),
            given: given.clone(),
            ended: None,
        });
        self.over.iter().cloned().chain(hold)
    }
}
