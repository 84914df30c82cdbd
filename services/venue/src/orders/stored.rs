//! The book as it stands on disk: the same messages that officials get, with the clocks beside.

use adoube_proto::v1::{OrderStep, OrderView, StoredOrder, StoredOrders};
use prost::Message as _;

use super::book::{Book, Draft, Entry, Moment, Step};
use super::deliver::is_forgotten;
use super::fate::Fate;
use super::kind::Kind;
use super::recall::Recall;
use crate::fresh::HexId;

/// This machine's clocks at the time of loading, and which boot the monotonic one belongs to.
#[derive(Clone, Debug)]
pub struct Clocks {
    /// The boot.
    pub boot_id: String,
    /// Both clocks.
    pub at: Moment,
}

impl Book {
    /// Everything, for the disk.
    pub fn encode(&self, boot_id: &str) -> Vec<u8> {
        let orders = self.entries.values().map(|entry| StoredOrder {
            view: Some(entry.view()),
            expires_ms: entry.expires,
            expires_in_ms: entry.draft.expires_in,
        });
        StoredOrders {
            boot_id: boot_id.to_owned(),
            last: self.next,
            orders: orders.collect(),
        }
        .encode_to_vec()
    }

    /// What stood on disk. Within one boot an order expires when it was to; after another one
    /// only the wall clock can tell how long the machine was off.
    pub fn decode(bytes: &[u8], clocks: &Clocks) -> Result<Self, prost::DecodeError> {
        let stored = StoredOrders::decode(bytes)?;
        let same_boot = stored.boot_id == clocks.boot_id;
        let mut book = Self {
            next: stored.last,
            ..Self::default()
        };
        for order in stored.orders {
            let expires = if same_boot {
                order.expires_ms
            } else {
                let wall = order.view.as_ref().map_or(0, |view| view.expires_wall_ms);
                let left = wall.saturating_sub(clocks.at.wall);
                clocks.at.now + left.min(order.expires_in_ms)
            };
            if let Some(entry) = order.view.and_then(|view| read(view, order.expires_in_ms)) {
                // Without its password nothing can come of it any more.
                let forgotten = is_forgotten(&entry);
                let expires = if forgotten { clocks.at.now } else { expires };
                let entry = Entry {
                    expires,
                    again: clocks.at.now,
                    recall: entry.recall.map(|_| Recall::at(clocks.at.now)),
                    ..entry
                };
                book.next = book.next.max(entry.number);
                book.entries.insert(entry.number, entry);
            }
        }
        Ok(book)
    }
}

impl Entry {
    /// As officials see it.
    pub fn view(&self) -> OrderView {
        let given = self.steps.first().map_or(0, |step| step.wall);
        let steps = self.steps.iter().map(|step| OrderStep {
            fate: step.fate.into(),
            wall_ms: step.wall,
            by: step.by.clone(),
        });
        OrderView {
            id: self.draft.id.to_string(),
            number: self.number,
            device: self.draft.device.clone(),
            what: self.draft.kind.on_the_wire().into(),
            text: self.draft.kind.text().to_owned(),
            by: self.draft.by.clone(),
            role: self.draft.role.into(),
            fate: self.fate().into(),
            detail: self.detail.clone(),
            lines: self.lines.clone(),
            more: self.more,
            lock: self.lock.into(),
            steps: steps.collect(),
            expires_wall_ms: given.saturating_add(self.draft.expires_in),
            sent: self.sent,
            unconfirmed: self.recall.is_some(),
        }
    }
}

/// An order of the file; none if this version cannot read it.
fn read(view: OrderView, expires_in: u64) -> Option<Entry> {
    let (kind, lock) = (Kind::of(view.what(), &view.text).ok()?, view.lock());
    let role = view.role();
    let step = |step: OrderStep| {
        Some(Step {
            fate: Some(step.fate()).filter(|fate| *fate != Fate::Unspecified)?,
            wall: step.wall_ms,
            by: step.by,
        })
    };
    let steps: Option<Vec<Step>> = view.steps.into_iter().map(step).collect();
    Some(Entry {
        number: view.number,
        draft: Draft {
            id: HexId::parse(&view.id)?,
            device: view.device,
            kind,
            expires_in,
            by: view.by,
            role,
            sealed: String::new(),
        },
        steps: steps.filter(|steps| !steps.is_empty())?,
        detail: view.detail,
        lines: view.lines,
        more: view.more,
        lock,
        sent: view.sent,
        recall: view.unconfirmed.then(Recall::default),
        // How often it was sent since it was last written down is not known.
        inherited: true,
        expires: 0,
        again: 0,
        since: 0,
    })
}
