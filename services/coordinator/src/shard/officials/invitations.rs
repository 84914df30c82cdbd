//! What became of invitations to the console, in the tournament's stream.

use adoube_tournament::actor::Actor;
use adoube_tournament::event::{EventRecord, Invited};
use adoube_tournament::refusal::Refusal;

use crate::shard::Shard;
use crate::shard::input::{Now, Reply};

impl Shard {
    /// Records what became of an invitation, in the name of whose doing it was. Whether he still has the
    /// office is not asked: it happened.
    pub(in crate::shard) fn note_invitation(
        &mut self,
        by: &Actor,
        invited: &Invited,
        now: Now,
    ) -> Result<Reply, Refusal> {
        if !self.state.event.state.invitations().know(invited) {
            let records = [EventRecord::Invitation(invited.clone())];
            let bodies = self.encode_event(by, &records, now)?;
            self.record_event(&records, bodies);
        }
        Ok(Reply::Noted)
    }
}
