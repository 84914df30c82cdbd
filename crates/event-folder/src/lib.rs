//! An event's folder: its files, as `adoube init` writes them and everybody else reads them, and the keys and
//! certificates in it.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod certify;
mod event_files;
pub mod init;
pub mod ledger_check;
pub mod trust;

mod misnamed;
mod official;
mod officials;
mod paths;
mod profile;
mod reader;
mod regulations;
mod reserved;
#[cfg(test)]
mod tests;
mod texts;
mod venue_node;
mod venues;
mod wire_entries;

pub use event_files::EventFiles;
pub use misnamed::misnamed_as;
pub use official::Credentials;
pub use officials::{OFFICIAL_ROLES, Official};
pub use paths::EventFolder;
pub(crate) use profile::PROFILE;
pub use profile::{EventProfile, read as read_profile};
pub use venues::Venue;

/// The person whose certificate sets events up and publishes.
pub const ORGANISER: &str = "organiser";
/// The person whose certificate does the rest.
pub const CHIEF: &str = "chief";

pub use officials::read as read_officials;
pub use regulations::check as check_regulations;
pub(crate) use reserved::reserved;
pub use venue_node::{VenueNode, VenueQuery};
pub use venues::{read as read_venues, time_zone};
pub use wire_entries::{official_entries, venue_entries};
