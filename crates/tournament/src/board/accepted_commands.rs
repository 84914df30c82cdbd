//! Which commands a board has accepted, so that one that is repeated changes nothing.

use super::compact_vec;
use crate::ids::CommandId;

/// The accepted commands, each with the record that it led to.
///
/// They are kept as long as the board: 20 bytes each, in order of their ids.
#[derive(Debug, Clone, Default)]
pub(super) struct Answered(Vec<(CommandId, u32)>);

impl Answered {
    /// Remembers that a command led to a record.
    pub(super) fn note(&mut self, id: CommandId, sequence: u64) {
        // A board that has more records than that has no memory left for them.
        let sequence = u32::try_from(sequence).unwrap_or(u32::MAX);
        match self.find(id) {
            Ok(at) => self.0[at].1 = sequence,
            Err(at) => compact_vec::insert(&mut self.0, at, (id, sequence)),
        }
    }

    /// The record that a command led to.
    pub(super) fn record_of(&self, id: CommandId) -> Option<u64> {
        self.find(id).ok().map(|at| self.0[at].1.into())
    }

    /// The record of the last command.
    pub(super) fn latest(&self) -> Option<u32> {
        self.0.last().map(|(_, sequence)| *sequence)
    }

    /// Ids begin with the time at which they were made: a new one comes after all others, or near their end.
    fn find(&self, id: CommandId) -> Result<usize, usize> {
        if self.0.last().is_none_or(|(last, _)| *last < id) {
            return Err(self.0.len());
        }
        self.0.binary_search_by_key(&id, |(known, _)| *known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_found_with_its_last_record() {
        let id = |number: u64| {
            let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes();
            CommandId([mixed, mixed].concat().try_into().unwrap())
        };
        let mut answered = Answered::default();
        (0..200).for_each(|number| answered.note(id(number), number));
        answered.note(id(7), 300);
        for number in 0..200 {
            let wanted = if number == 7 { 300 } else { number };
            assert_eq!(answered.record_of(id(number)), Some(wanted));
        }
        assert_eq!(answered.record_of(id(200)), None);
    }
}
