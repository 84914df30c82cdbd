//! What is kept for the coordinator, and the honest count of what could not be.

use adoube_ledger::{Outbox, OutboxError, OutboxState, StoreError};

/// What became of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Put {
    /// It is durable under this id.
    Kept(u64),
    /// The outbox is full: the report is dropped and counted.
    Refused,
    /// The store does not answer now: try the same report again later.
    Again(StoreError),
}

/// The outbox, with a gap report for what it had no room for. All calls wait for the disk.
pub struct Mailbox {
    outbox: Outbox,
    gap: Box<dyn Fn(u64) -> Vec<u8> + Send>,
    dropped: u64,
    /// The id that the next item gets; after doubt it shows whether the last push was done.
    next: Option<u64>,
}

impl Mailbox {
    /// Over `outbox`; `gap` makes the report that says how many were dropped.
    pub fn new(outbox: Outbox, gap: impl Fn(u64) -> Vec<u8> + Send + 'static) -> Self {
        Self {
            outbox,
            gap: Box::new(gap),
            dropped: 0,
            next: None,
        }
    }

    /// Keeps a report. If some were dropped before, a gap report goes first, in their place.
    pub fn put(&mut self, body: &[u8]) -> Put {
        match self.fill_gap() {
            Put::Kept(_) => {}
            Put::Refused => {
                self.dropped += 1;
                return Put::Refused;
            }
            again @ Put::Again(_) => return again,
        }
        let put = self.push(body);
        if put == Put::Refused {
            self.dropped += 1;
        }
        put
    }

    /// Counts reports that never came this far.
    pub fn count_dropped(&mut self, more: u64) {
        self.dropped += more;
    }

    /// The report refused last comes again by itself: it is not lost.
    pub fn forgive_one(&mut self) {
        self.dropped = self.dropped.saturating_sub(1);
    }

    /// Forgets what the coordinator has, and uses the room for a gap report that waits.
    pub fn acknowledge(&mut self, through: u64) -> Result<(), OutboxError> {
        self.outbox.ack_blocking(through)?;
        self.fill_gap();
        Ok(())
    }

    /// Reports that were dropped and not yet confessed.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }

    /// Where the outbox begins and ends.
    pub fn state(&self) -> Result<OutboxState, StoreError> {
        self.outbox.state()
    }

    fn fill_gap(&mut self) -> Put {
        if self.dropped == 0 {
            return Put::Kept(0);
        }
        let report = (self.gap)(self.dropped);
        let put = self.push(&report);
        if matches!(put, Put::Kept(_)) {
            self.dropped = 0;
        }
        put
    }

    fn push(&mut self, body: &[u8]) -> Put {
        let expected = match self.next {
            Some(next) => next,
            None => match self.outbox.state() {
                Ok(state) => state.next,
                Err(error) => return Put::Again(error),
            },
        };
        match self.outbox.push_blocking(body.to_vec()) {
            Ok(id) => {
                self.next = Some(id + 1);
                Put::Kept(id)
            }
            Err(OutboxError::Full { .. }) => Put::Refused,
            Err(OutboxError::Unknown(error)) => self.settle(expected, error),
            Err(OutboxError::Failed(error)) => Put::Again(error),
            Err(OutboxError::Ahead { .. }) => Put::Again(StoreError::Closed),
        }
    }

    /// After doubt: the outbox tells whether the item is in it. If it cannot tell, the item is
    /// tried again, and perhaps stands there twice: better than not at all.
    fn settle(&mut self, expected: u64, error: StoreError) -> Put {
        self.next = None;
        match self.outbox.state() {
            Ok(state) if state.next > expected => Put::Kept(expected),
            _ => Put::Again(error),
        }
    }
}

impl std::fmt::Debug for Mailbox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mailbox")
            .field("outbox", &self.outbox)
            .field("dropped", &self.dropped)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use adoube_ledger::{MemoryLedger, OutboxLimits, StreamName};

    use super::*;

    fn outbox(ledger: &Arc<MemoryLedger>, items: u64) -> Outbox {
        let limits = OutboxLimits { items, bytes: 1000 };
        let name = StreamName::new("uplink").unwrap();
        Outbox::new(ledger.clone(), name, limits)
    }

    fn mailbox(ledger: &Arc<MemoryLedger>, items: u64) -> Mailbox {
        let gap = |dropped| format!("gap {dropped}").into_bytes();
        Mailbox::new(outbox(ledger, items), gap)
    }

    fn contents(ledger: &Arc<MemoryLedger>) -> Vec<String> {
        let items = outbox(ledger, 1).peek(1, 100).unwrap();
        let text = |item: adoube_ledger::OutboxItem| String::from_utf8(item.body).unwrap();
        items.into_iter().map(text).collect()
    }

    #[test]
    fn a_full_outbox_refuses_the_newest_and_says_so_when_there_is_room() {
        let ledger = Arc::new(MemoryLedger::new());
        let mut mailbox = mailbox(&ledger, 3);
        for (body, expected) in [
            ("1", Put::Kept(1)),
            ("2", Put::Kept(2)),
            ("3", Put::Kept(3)),
            ("4", Put::Refused),
            ("5", Put::Refused),
        ] {
            assert_eq!(mailbox.put(body.as_bytes()), expected, "{body}");
        }
        mailbox.acknowledge(1).unwrap();
        assert_eq!(contents(&ledger), ["2", "3", "gap 2"]);
        assert_eq!(mailbox.dropped(), 0);
        assert_eq!(mailbox.put(b"6"), Put::Refused);
        mailbox.acknowledge(3).unwrap();
        assert_eq!(mailbox.put(b"7"), Put::Kept(6));
        assert_eq!(contents(&ledger), ["gap 2", "gap 1", "7"]);
    }

    #[test]
    fn numbers_go_on_after_a_restart() {
        let ledger = Arc::new(MemoryLedger::new());
        assert_eq!(mailbox(&ledger, 9).put(b"1"), Put::Kept(1));
        let ledger = Arc::new(ledger.reopened());
        let mut again = mailbox(&ledger, 9);
        again.acknowledge(1).unwrap();
        assert_eq!(again.put(b"2"), Put::Kept(2));
    }

    #[test]
    fn doubt_is_settled_by_looking() {
        for applied in [true, false] {
            let ledger = Arc::new(MemoryLedger::new());
            let mut mailbox = mailbox(&ledger, 9);
            assert_eq!(mailbox.put(b"1"), Put::Kept(1));
            ledger.unknown_next(applied);
            let put = mailbox.put(b"2");
            assert_eq!(put == Put::Kept(2), applied, "{put:?}");
            if !applied {
                assert_eq!(mailbox.put(b"2"), Put::Kept(2));
            }
            assert_eq!(contents(&ledger), ["1", "2"]);
        }
    }
}
