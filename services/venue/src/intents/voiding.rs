//! What is not to be done any more: it expired, or somebody took it back. Whether the coordinator did it
//! before that, it alone knows, unless it never heard of it.

use adoube_proto::v1::{IntentAnswer, IntentView};

use super::{ACCEPTED, Intents, REFUSED, Refused, WAITS};
use crate::orders::Moment;

/// Nobody decided it in time.
const EXPIRED: &str = "expired";

/// Somebody took it back.
const WITHDRAWN: &str = "withdrawn";

impl Intents {
    /// Takes one back that the coordinator has not decided yet. Again is the same.
    pub fn withdraw(&mut self, id: &str, by: &str, at: Moment) -> Result<(), Refused> {
        self.expire(at);
        let found = self.entries.iter_mut().find(|entry| entry.is(id));
        let entry = found.ok_or(Refused::Unknown)?;
        if entry.view.fate == WITHDRAWN {
            return Ok(());
        }
        if !entry.waits() {
            return Err(Refused::Over(entry.view.fate.clone()));
        }
        self.version += 1;
        entry.withdrawn = Some(self.version);
        void(&mut entry.view, WITHDRAWN, at);
        by.clone_into(&mut entry.view.withdrawn_by);
        Ok(())
    }

    /// One stands again of which it could not be kept that it was taken back, unless the coordinator has
    /// decided it since.
    pub fn forget_withdrawal(&mut self, id: &str) {
        let durable = self.durable;
        let mut entries = self.entries.iter_mut();
        let Some(entry) = entries.find(|entry| entry.is(id)) else {
            return;
        };
        if entry
            .withdrawn
            .take_if(|version| *version > durable)
            .is_some()
            && entry.view.unconfirmed
        {
            let view = &mut entry.view;
            WAITS.clone_into(&mut view.fate);
            view.withdrawn_by.clear();
            view.unconfirmed = false;
            view.answered_wall_ms = 0;
            self.version += 1;
        }
    }

    /// Those whose time is over expire; whether there was one.
    pub fn expire(&mut self, at: Moment) -> bool {
        let due = |entry: &&mut super::Entry| entry.waits() && entry.expires <= at.now;
        let mut any = false;
        for entry in self.entries.iter_mut().filter(due) {
            void(&mut entry.view, EXPIRED, at);
            any = true;
        }
        self.version += u64::from(any);
        any
    }

    /// What is void and was never said is over with that: no link was up since it was asked for. To be
    /// looked at after that it is void is what would be said, with the count of links by then.
    pub fn confirm_unsaid(&mut self, quiet: Option<u64>) {
        let durable = self.durable;
        let unsaid = |entry: &&mut super::Entry| {
            let told = entry.withdrawn.is_none_or(|version| version <= durable);
            entry.view.unconfirmed && told && entry.quiet.is_some() && entry.quiet == quiet
        };
        for entry in self.entries.iter_mut().filter(unsaid) {
            entry.view.unconfirmed = false;
            self.version += 1;
        }
    }
}

fn void(view: &mut IntentView, fate: &str, at: Moment) {
    fate.clone_into(&mut view.fate);
    view.answered_wall_ms = at.wall;
    view.unconfirmed = true;
}

/// What the coordinator's word makes of one. What is void and was not done stays what it is.
pub(super) fn settle(view: &mut IntentView, answer: &IntentAnswer) {
    let detail = match (view.fate.as_str(), answer.accepted) {
        (EXPIRED, true) => "it was done before it expired",
        (WITHDRAWN, true) => "it was done before it was taken back",
        (EXPIRED | WITHDRAWN, false) => return,
        _ => &answer.text,
    };
    detail.clone_into(&mut view.detail);
    view.refusal.clone_from(&answer.refusal);
    let fate = match (answer.accepted, answer.void.as_str()) {
        (true, _) => ACCEPTED,
        (false, EXPIRED) => EXPIRED,
        (false, _) => REFUSED,
    };
    fate.clone_into(&mut view.fate);
}
