//! What every record changes.

use super::Apply;
use super::moment::Moment;
use crate::actor::Actor;
use crate::board::accepted_commands::Answered;
use crate::board::changes::Change;
use crate::board::command_basis::PartChanges;
use crate::board::event::HeadSigned;
use crate::board::record::Record;
use crate::board::state::Stream;
use crate::ids::PersonId;

impl Stream {
    pub(in crate::board) fn new(record: &Record) -> Self {
        let mut new = Self {
            sequence: record.sequence,
            last_time: record.time,
            answered: Answered::default(),
            signed: 0,
            changed: 0,
            change: Change::None,
            part_changes: PartChanges::default(),
        };
        new.note_command(record);
        new
    }

    /// `ruled_by`: whose the last ruling is, after the record.
    pub(super) fn take(&mut self, record: &Record, ruled_by: Option<&PersonId>) {
        let facts = record.event.facts();
        let by = match (&record.actor, facts.change) {
            (Actor::Person { person, .. }, _) => Some(person),
            // The coordinator carries it out: it is the ruling of who gave it.
            (Actor::Coordinator, Change::Ruled(_)) => ruled_by,
            (Actor::Coordinator | Actor::Venue(_), _) => None,
        };
        self.part_changes.take(record, facts, by);
        if facts.clocks.is_some() || facts.change == Change::Corrected {
            self.changed = record.sequence;
            self.change = facts.change.after(self.change);
        }
        self.sequence = record.sequence;
        self.last_time = record.time;
        self.note_command(record);
    }

    fn note_command(&mut self, record: &Record) {
        if let Some(id) = record.command {
            self.answered.note(id, record.sequence);
        }
    }
}

impl Apply<HeadSigned> for Stream {
    fn apply(&mut self, signed: &HeadSigned, _: &Moment<'_>) {
        self.signed = signed.sequence;
    }
}
