//! The event's own certificate authority, and the certificates that it gives.
//!
//! A certificate tells what its bearer is by a URI (`adoube:device:<venue>:<device>` and so on);
//! what a person may do stands in the tournament's record, not in the certificate.

mod authority;
mod bearer;
#[cfg(test)]
mod tests;

pub use authority::signing_key;
pub(crate) use authority::{Authority, Validity, signing_public};
pub(crate) use bearer::Bearer;

/// The name that everybody expects of the coordinator's certificate, wherever it runs.
pub const COORDINATOR_NAME: &str = "coordinator.adoube";
