//! What is not to be done any more: it expired, or somebody took it back. Whether the coordinator did it
//! before that, it alone knows, unless it never heard of it.

use adoube_proto::v1::{IntentAnswer, IntentFate, IntentView, IntentVoid};

use super::{Intents, Refused};
use crate::orders::Moment;

impl Intents {
    /// Takes one back that the coordinator has not decided yet. Again is the same.
    pub fn withdraw(&mut self, id: &str, by: &str, at: Moment) -> Result<(), Refused> {
        self.expire(at);
        let found = self.entries.iter_mut().find(|entry| entry.is(id));
        let entry = found.ok_or(Refused::Unknown)?;
        if entry.view.fate() == IntentFate::Withdrawn {
            return Ok(());
        }
        if !entry.waits() {
            return Err(Refused::Over(entry.view.fate()));
        }
        self.version += 1;
        entry.withdrawn = Some(self.version);
        void(&mut entry.view, IntentFate::Withdrawn, at);
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
            view.fate = IntentFate::Waiting.into();
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
            void(&mut entry.view, IntentFate::Expired, at);
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

fn void(view: &mut IntentView, fate: IntentFate, at: Moment) {
    view.fate = fate.into();
    view.answered_wall_ms = at.wall;
    view.unconfirmed = true;
}

/// What the coordinator's word makes of one. What is void and was not done stays what it is.
pub(super) fn settle(view: &mut IntentView, answer: &IntentAnswer) {
    let detail = match (view.fate(), answer.accepted) {
        (IntentFate::Expired, true) => "it was done before it expired",
        (IntentFate::Withdrawn, true) => "it was done before it was taken back",
        (IntentFate::Expired | IntentFate::Withdrawn, false) => return,
        (
            IntentFate::Unspecified
            | IntentFate::Waiting
            | IntentFate::Accepted
            | IntentFate::Refused,
            _,
        ) => &answer.text,
    };
    detail.clone_into(&mut view.detail);
    view.refusal.clone_from(&answer.refusal);
    let fate = match (answer.accepted, answer.void()) {
        (true, _) => IntentFate::Accepted,
        (false, IntentVoid::Expired) => IntentFate::Expired,
        (false, IntentVoid::Unspecified | IntentVoid::Withdrawn) => IntentFate::Refused,
    };
    view.fate = fate.into();
}
