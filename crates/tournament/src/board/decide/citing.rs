//! Penalties outside an incident, with the breaches that they are for (VEN-2).

use std::collections::BTreeSet;

use crate::board::Board;
use crate::board::command::ArbiterOrder;
use crate::board::event::{BreachesCited, Event};
use crate::refusal::Refusal;

impl Board {
    /// What the order cites: each has to be a breach, or a difference of a physical board, that the board's record tells of.
    pub(super) fn cited(&self, order: &ArbiterOrder) -> Result<Option<Event>, Refusal> {
        if order.cites.is_empty() {
            return Ok(None);
        }
        if !order.act.facts().may_cite {
            let text =
                "only a clock that is set or given time, and a result, cite what they are for";
            return Err(Refusal::Invalid(text.to_owned()));
        }
        let cited: BTreeSet<u32> = order.cites.iter().copied().collect();
        if let Some(unknown) = cited.iter().find(|note| !self.is_citable(**note)) {
            return Err(Refusal::NoBreach(self.opened().board, *unknown));
        }
        let notes = cited.into_iter().collect();
        Ok(Some(Event::BreachesCited(BreachesCited { notes })))
    }
}
