//! The thin shell: sockets, files, timers and signals around the state machines.

mod applications;
mod broker;
mod chores;
mod clock;
mod dial;
mod enrol;
mod files;
mod journal;
mod keep;
mod lock;
mod lockdown;
mod network;
mod orders;
mod page;
mod perform;
mod play;
mod probe;
mod run;
mod seen;
mod senses;
mod session;
mod showing;
mod stop;
mod trust;
mod watched;

pub use enrol::{EnrolError, Enrolled, Enrolling, enrol};
pub use files::FileError;
pub use journal::{Held, Journal, MAX_JOURNAL};
pub use keep::keep;
pub use lock::{DataLock, LockError};
pub use lockdown::{AskError, check, lock, unlock};
pub use page::PageError;
pub use run::{RunError, Settings, run};
pub use session::{SessionCounter, SessionError};
pub use stop::asked_to_stop;
pub use trust::TrustError;
