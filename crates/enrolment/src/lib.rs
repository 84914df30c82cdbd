//! A short code, read out once, by which a device and its venue node come to know each other.
//!
//! Neither has seen the other before: the device does not know the event's authority yet, and the node
//! does not know the device's key. Whoever listens learns nothing that he could try codes against
//! afterwards; whoever answers in the place of either has one guess each time that somebody asks him
//! (`docs/adr/0009-enrolment.md`).
//!
//! No network, no clock, no files: bytes in, bytes out. How often a code may be tried, and for how long it
//! holds, is the node's business.
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod answer;
mod code;
mod exchange;
mod frame;
mod sealed;

pub use answer::{answer, answers, question};
pub use code::{Code, NUMBERS, NoCode};
pub use exchange::{Begun, Keys, NoShare, device, node};
pub use frame::{HEAD, MAX_FRAME, PREFACE, TooLong, frame, length};
pub use sealed::{seal, unseal};
