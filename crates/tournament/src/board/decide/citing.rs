//! Penalties outside an incident, with the breaches that they are for (VEN-2).

use std::collections::BTreeSet;

use super::Decision;
use crate::board::Board;
use crate::board::command::{Command, Order};
use crate::board::record::Event;
use crate::refusal::Refusal;
use crate::time::Time;

impl Board {
    /// What the order leads to, and then what it cites: each has to be a breach that the board's record tells of.
    pub(in crate::board) fn cite(
        &self,
        command: &Command,
        order: &Order,
        notes: &[u32],
        now: Time,
    ) -> Decision {
        if !order.may_cite() {
            let text =
                "only a clock that is set or given time, and a result, cite what they are for";
            return Err(Refusal::Invalid(text.to_owned()));
        }
        let cited: BTreeSet<u32> = notes.iter().copied().collect();
        if let Some(unknown) = cited.iter().find(|note| self.breach(**note).is_none()) {
            return Err(Refusal::NoBreach(self.opened().board, *unknown));
        }
        let mut events = self.decide(&command.with_order(order), now)?;
        if !cited.is_empty() {
            let notes = cited.into_iter().collect();
            events.push(Event::BreachesCited { notes });
        }
        Ok(events)
    }
}
