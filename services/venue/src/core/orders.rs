//! What officials order, between the book, the devices and the coordinator.

use std::borrow::Cow;

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    DeviceChange, DeviceChangeKind, LockCheck, OrderAck, OrderChange, OrderOutcome, Role,
};

use super::{Core, Output, Report, clip};
use crate::fresh::HexId;
use crate::orders::{Book, Draft, Entry, Fate, Kind, Moment, Refused};

impl Core {
    /// Compares the node's clocks; to be called now and then. Orders are shown with wall times.
    pub fn compare_clocks(&mut self, at: Moment) {
        self.wall = at;
    }

    /// Takes over what was kept of an earlier run.
    pub fn restore(&mut self, book: Book) {
        self.book = book;
    }

    /// The event asks this profile of its devices, by the SHA-256 of its file.
    pub fn ask_profile(&mut self, hash: Option<String>) {
        self.profile = hash;
    }

    /// What officials ordered.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// Takes an official's order: its number. It is sent once [`Core::orders_kept`] says that it
    /// is on disk.
    pub fn order(&mut self, now: u64, draft: Draft) -> Result<(u64, Vec<Output>), Refused> {
        if !self.view.enrolled(&draft.device) {
            return Err(Refused::Foreign(draft.device));
        }
        let number = self.book.give(self.at(now), draft)?;
        let mut outputs = Vec::new();
        self.tell_orders(&mut outputs);
        Ok((number, outputs))
    }

    /// Takes an order back; a device that may have it is told at once.
    pub fn cancel_order(
        &mut self,
        now: u64,
        id: &HexId,
        by: &str,
    ) -> Result<(u64, Vec<Output>), Refused> {
        let number = self.book.cancel(self.at(now), id, by)?;
        let mut outputs = Vec::new();
        self.deliver(now, &mut outputs);
        Ok((number, outputs))
    }

    /// This version of the book is on disk.
    pub fn orders_kept(&mut self, now: u64, version: u64) -> Vec<Output> {
        self.book.kept(version);
        let mut outputs = Vec::new();
        self.deliver(now, &mut outputs);
        outputs
    }

    /// An order could not be kept: it was never sent.
    pub fn forget_order(&mut self, number: u64) {
        self.book.forget(number);
    }

    pub(super) fn at(&self, now: u64) -> Moment {
        let since = now.saturating_sub(self.wall.now);
        Moment {
            now,
            wall: self.wall.wall.saturating_add(since),
        }
    }

    pub(super) fn acknowledge(
        &mut self,
        now: u64,
        device: &str,
        ack: &OrderAck,
        outputs: &mut Vec<Output>,
    ) {
        if HexId::parse(&ack.id).is_some_and(|id| self.orders.acknowledge(device, &id)) {
            return;
        }
        let session = self.view.session(device).unwrap_or(0);
        let ack = &self.as_asked(device, ack);
        let taken = self.book.acknowledge(self.at(now), device, session, ack);
        let Err(refused) = taken else {
            return;
        };
        let Some(withheld) = self.odd_acks.allow(now) else {
            return;
        };
        let mut detail = refused.to_string();
        if withheld > 0 {
            detail = format!("{detail}; {withheld} more before, not reported");
        }
        let change = DeviceChange {
            device: device.to_owned(),
            what: DeviceChangeKind::Foreign.into(),
            session,
            detail,
            ..DeviceChange::default()
        };
        outputs.push(self.device_report(now, change));
    }

    /// A device tries its layers as its own profile names them: where that is not the event's nothing is proved.
    fn as_asked<'a>(&self, device: &str, ack: &'a OrderAck) -> Cow<'a, OrderAck> {
        let is_check = || {
            let known = self
                .book
                .entries()
                .find(|entry| entry.draft.id.to_string() == ack.id);
            known.is_some_and(|entry| entry.draft.kind == Kind::RunChecks)
        };
        match self.other_profile(device) {
            Some(other) if ack.outcome() == OrderOutcome::Done && is_check() => {
                Cow::Owned(OrderAck {
                    outcome: OrderOutcome::Failed.into(),
                    lock: LockCheck::Fails.into(),
                    detail: format!("the computer is locked with another profile, {other}"),
                    ..ack.clone()
                })
            }
            _ => Cow::Borrowed(ack),
        }
    }

    /// Reports what became of orders.
    pub(super) fn tell_orders(&mut self, outputs: &mut Vec<Output>) {
        while let Some(entry) = self.book.next_change() {
            outputs.push(Output::Report(Report {
                body: Some(Body::Order(change(&entry))),
                ..Report::default()
            }));
        }
    }
}

fn change(entry: &Entry) -> OrderChange {
    let draft = &entry.draft;
    let by = entry.steps.last().map_or("", |step| step.by.as_str());
    let by = if by.is_empty() { &draft.by } else { by };
    let role = if by == draft.by {
        draft.role
    } else {
        Role::Unspecified
    };
    let mut detail = match entry.fate() {
        Fate::Waiting => draft.kind.text().to_owned(),
        _ => entry.detail.clone(),
    };
    clip(&mut detail);
    OrderChange {
        id: draft.id.to_string(),
        device: draft.device.clone(),
        what: draft.kind.on_the_wire().into(),
        fate: entry.fate().into(),
        by: by.to_owned(),
        role: role.into(),
        detail,
        text: draft.kind.text().to_owned(),
    }
}
