//! Every bound of the contract in one place.

/// Most streams one transaction may append to. A distributed engine guards and puts each stream
/// in one transaction of at most 128 operations; this leaves it room.
pub const MAX_STREAMS: usize = 60;

/// Most slots one transaction may overwrite.
pub const MAX_SLOTS: usize = 60;

/// Largest body of one record or one outbox item, in bytes.
pub const MAX_BODY: usize = 64 * 1024;

/// Largest value of a slot, in bytes.
pub const MAX_SLOT: usize = 1024;

/// Longest name of a stream, a slot or an outbox, in bytes.
pub const MAX_NAME: usize = 96;

/// Most bytes of bodies and slot values in one transaction, so that no single caller can hold up
/// the group that its transaction is committed with.
pub const MAX_TRANSACTION_BYTES: usize = 4 * 1024 * 1024;
