//! From the outbox's ids to the numbers that the coordinator counts.

use adoube_ledger::{Ledger, LedgerExt, OutboxState, Outcome, StoreError, Transaction};

/// Where the offset is kept.
const SLOT: &str = "uplink/offset";

/// A report's number is its id plus an offset. The offset is 0 until a venue node comes back with
/// an empty store: then the coordinator has more than was ever put in the outbox, and the numbers
/// go on after what it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbering {
    offset: u64,
}

impl Numbering {
    /// With the offset that was stored.
    pub fn new(offset: u64) -> Self {
        Self { offset }
    }

    /// As it was stored; 0 if it never was.
    pub fn load(ledger: &dyn Ledger) -> Result<Self, StoreError> {
        let stored = ledger.slot(SLOT)?.and_then(|bytes| bytes.try_into().ok());
        Ok(Self::new(stored.map_or(0, u64::from_be_bytes)))
    }

    /// Stores the offset and waits until that is durable; false if it is not.
    pub fn store(self, ledger: &dyn Ledger) -> bool {
        let transaction = Transaction::slot(SLOT, self.offset.to_be_bytes());
        matches!(ledger.submit_blocking(transaction), Outcome::Done(_))
    }

    /// The offset to store.
    pub fn offset(self) -> u64 {
        self.offset
    }

    /// Fits the numbers to what the coordinator says it has, and gives the last id that it has.
    pub fn welcome(&mut self, state: OutboxState, received_through: u64) -> u64 {
        let newest = state.next - 1 + self.offset;
        if received_through > newest {
            self.offset = received_through - (state.first - 1);
        }
        self.id(received_through)
    }

    /// The number of an id.
    pub fn number(self, id: u64) -> u64 {
        id + self.offset
    }

    /// The id of a number; 0 for numbers before the first.
    pub fn id(self, number: u64) -> u64 {
        number.saturating_sub(self.offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_offset_is_kept() {
        let ledger = adoube_ledger::MemoryLedger::new();
        assert_eq!(Numbering::load(&ledger), Ok(Numbering::new(0)));
        assert!(Numbering::new(500).store(&ledger));
        assert_eq!(Numbering::load(&ledger.reopened()), Ok(Numbering::new(500)));
    }

    #[test]
    fn welcomes_by_table() {
        // stored offset, first, next, received → offset, last id there
        for (stored, first, next, received, offset, last) in [
            (0, 1, 1, 0, 0, 0),
            (0, 3, 6, 2, 0, 2),
            (0, 3, 6, 4, 0, 4),
            (0, 3, 6, 5, 0, 5),
            // The coordinator lost its store: what is left is sent from the beginning.
            (0, 3, 6, 0, 0, 0),
            // The venue lost its store: three new reports become 501 to 503.
            (0, 1, 4, 500, 500, 0),
            (500, 1, 4, 502, 500, 2),
            (500, 3, 6, 502, 500, 2),
            // Lost a second time.
            (0, 1, 2, 505, 505, 0),
        ] {
            let state = OutboxState {
                first,
                next,
                bytes: 0,
            };
            let mut numbering = Numbering::new(stored);
            let found = numbering.welcome(state, received);
            assert_eq!(found, last, "{stored} {first} {next} {received}");
            assert_eq!(
                numbering.offset(),
                offset,
                "{stored} {first} {next} {received}"
            );
            assert_eq!(numbering.number(found + 1), numbering.number(found) + 1);
        }
    }
}
