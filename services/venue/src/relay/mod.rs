//! The relay: carries a device's play link to the coordinator without being able to read it.
//!
//! What comes over it is TLS between the two ends. The relay knows only the preface: whose bytes
//! they are, and that the venue gave that device leave to connect.

mod connection;
mod flow;
mod gate;
mod preface;
mod pump;
mod server;

pub use flow::{Carried, Cut, FlowSeen, Flows};
pub use gate::{CONNECTIONS, Gate, Refusal, TOKENS};
pub use preface::{MAX_PREFACE, Preface, PrefaceError, read_opening};
pub use pump::End;
pub use server::{Relay, RelayEvent, Settings};
