//! The durable log: streams of chained records, stored as written.
//!
//! A record is bytes. This crate hashes them as they came, chains them, and keeps them; it never
//! reads, re-encodes or reorders them, and it knows nothing of chess, of the wire or of
//! tournaments, so that storage can be tested and swapped without either.
//!
//! * [`Ledger`] is the contract: append with the expected sequence, all or nothing over at most
//!   [`MAX_STREAMS`] streams, answered by callback once durable.
//! * [`MemoryLedger`] keeps everything in memory and can be told to fail.
//! * [`SledLedger`] is the durable store.
//! * [`Outbox`] is a bounded queue in the same store for what must be delivered and then forgotten.
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod disk;
mod entry;
mod error;
mod fence;
mod hash;
mod ledger;
mod limits;
mod memory;
mod name;
mod outbox;
mod transaction;
mod verify;

pub use disk::outside;
pub use disk::{FlushObserver, OpenError, SledLedger, SledOptions};
pub use entry::{Entry, Head};
pub use error::{Damage, OutboxError, StoreError};
pub use fence::Fence;
pub use hash::{Hash, ParseHashError, entry_hash};
pub use ledger::{Done, Health, Ledger, LedgerExt, OutboxDone, Outcome};
pub use limits::{MAX_BODY, MAX_NAME, MAX_SLOT, MAX_SLOTS, MAX_STREAMS, MAX_TRANSACTION_BYTES};
pub use memory::MemoryLedger;
pub use name::{NameError, StreamName};
pub use outbox::{Outbox, OutboxChange, OutboxItem, OutboxLimits, OutboxState};
pub use transaction::{Append, Transaction};
pub use verify::VerifyReport;
