//! What was refused: a copy of the same command that comes later is told the same, whatever changed since.

use std::collections::{BTreeMap, VecDeque};

use adoube_tournament::actor::Actor;
use adoube_tournament::ids::{CommandId, PersonId};
use adoube_tournament::refusal::Refusal;

/// How many are remembered, and not over a new start: copies come while a link is made anew, and that is a few
/// of each device and official.
const REMEMBERED: usize = 4_096;

/// Whose command: another's cannot make it refused.
type Key = (PersonId, CommandId);

/// The last refusals of players' and officials' commands.
#[derive(Debug, Default)]
pub(in crate::shard) struct Refused {
    found: BTreeMap<Key, Refusal>,
    /// The oldest first.
    order: VecDeque<Key>,
}

impl Refused {
    /// What the command was told, if it was refused.
    pub(in crate::shard) fn refusal_of(&self, actor: &Actor, id: CommandId) -> Option<&Refusal> {
        self.found.get(&key(actor, id)?)
    }

    /// Remembers that it was refused; the first refusal counts.
    pub(in crate::shard) fn note(&mut self, actor: &Actor, id: CommandId, refusal: &Refusal) {
        let Some(key) = key(actor, id) else { return };
        if self.found.contains_key(&key) {
            return;
        }
        if self.order.len() >= REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.found.remove(&oldest);
        }
        self.order.push_back(key.clone());
        self.found.insert(key, refusal.clone());
    }
}

fn key(actor: &Actor, id: CommandId) -> Option<Key> {
    Some((actor.person()?.clone(), id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_tournament::actor::Role;

    fn id(number: u128) -> CommandId {
        CommandId(number.to_be_bytes())
    }

    #[test]
    fn so_many_are_remembered_each_of_its_own_sender() {
        let [ada, bob] = ["ada", "bob"].map(|name| {
            let person = PersonId::new(name).unwrap();
            Actor::official(person, Role::Arbiter)
        });
        let mut refused = Refused::default();
        for number in 0..=REMEMBERED as u128 {
            refused.note(&ada, id(number), &Refusal::NoHold);
            refused.note(&ada, id(number), &Refusal::NoCall);
        }
        assert_eq!(refused.refusal_of(&ada, id(0)), None);
        assert_eq!(refused.refusal_of(&ada, id(1)), Some(&Refusal::NoHold));
        assert_eq!(refused.refusal_of(&bob, id(1)), None);
        assert_eq!(refused.found.len(), REMEMBERED);
    }
}
