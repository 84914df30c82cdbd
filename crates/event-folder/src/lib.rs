//! The folder that `adoube init` writes and everybody else reads.

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
mod venues;

pub(crate) use adoube_user_text::{Problem, Problems};
pub(crate) use misnamed::misnamed_as;
pub(crate) use official::Credentials;
pub(crate) use officials::{OFFICIAL_ROLES, Official};
pub(crate) use paths::EventFolder;
pub(crate) use profile::{EventProfile, PROFILE, read as read_profile};
pub(crate) use venues::Venue;

pub(crate) use officials::read as read_officials;
pub(crate) use regulations::check as check_regulations;
pub(crate) use reserved::reserved;
pub(crate) use venues::{read as read_venues, time_zone};
