//! Users by name.

use std::ffi::CString;

use nix::unistd::{Gid, Uid, User, getgrouplist, setgroups, setresgid, setresuid};

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

/// Gives up every right but a user's, for good. He keeps the groups that he has when he logs in.
pub(crate) fn become_user(number: u32) -> nix::Result<()> {
    let (own, all) = groups(number);
    setgroups(&all)?;
    setresgid(own, own, own)?;
    let user = Uid::from_raw(number);
    setresuid(user, user, user)
}

/// The group that is a user's own, whose number may be another than his, and all that he is in. One whom this machine
/// does not know has the group of his number.
pub(crate) fn groups(number: u32) -> (Gid, Vec<Gid>) {
    let known = User::from_uid(Uid::from_raw(number)).ok().flatten();
    let own = known
        .as_ref()
        .map_or(Gid::from_raw(number), |user| user.gid);
    let name = known.and_then(|user| CString::new(user.name).ok());
    let all = name.and_then(|name| getgrouplist(&name, own).ok());
    (own, all.unwrap_or_else(|| vec![own]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_users_own_group_is_that_of_his_entry_whatever_its_number() {
        let entries = std::fs::read_to_string("/etc/passwd").unwrap();
        let mut others = 0;
        for entry in entries.lines() {
            let fields: Vec<&str> = entry.split(':').collect();
            let [number, group] = [fields[2], fields[3]].map(|it| it.parse::<u32>().unwrap());
            let (own, all) = groups(number);
            assert_eq!(own, Gid::from_raw(group), "{entry}");
            assert!(all.contains(&own), "{entry}");
            others += usize::from(number != group);
        }
        assert!(
            others > 0,
            "each has the number of its group here: nothing is shown"
        );
        assert_eq!(groups(3_999_999_999).0, Gid::from_raw(3_999_999_999));
    }
}
