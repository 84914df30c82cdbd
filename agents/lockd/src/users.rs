//! Users by name.

use nix::unistd::User;

/// A name that this machine does not know.
#[derive(Debug, thiserror::Error)]
#[error("there is no user {0} on this machine")]
pub struct NoUser(String);

/// The number of a user.
pub(crate) fn number(name: &str) -> Result<u32, NoUser> {
    let found = User::from_name(name).ok().flatten();
    found
        .map(|user| user.uid.as_raw())
        .ok_or_else(|| NoUser(name.to_owned()))
}
