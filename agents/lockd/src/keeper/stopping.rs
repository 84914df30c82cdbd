//! All of the player's programs at once: stood still, let go on, ended. They run in groups of systemd's, which makes one for
//! each session, and follows a session by it: such a group is taken whole, where nobody else runs in it. What runs beside
//! others is put into the profile's group first.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use nix::libc::ESRCH;

use super::{engage::Held, requests::Answer};
use crate::{
    changes::{self, Change, ChangeError, journal::Journal},
    groups, process,
};

/// Until nothing is started any more by what is not stood still yet.
const ROUNDS: usize = 8;

/// What is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Act {
    Freeze,
    Thaw,
    Kill,
}

pub(super) fn all(held: &Held, journal: &Journal, act: Act) -> Answer<'static> {
    let Some(own) = &held.group else {
        return Answer::Refused(
            "this device has no control group for the player's programs".into(),
        );
    };
    match stop(held, own, journal, act) {
        Ok(()) => Answer::Done,
        Err(why) => Answer::Refused(why),
    }
}

fn stop(held: &Held, own: &Path, journal: &Journal, act: Act) -> Result<(), String> {
    let root = groups::root()?;
    let mut done = BTreeSet::new();
    for _ in 0..ROUNDS {
        let found = theirs(held, &root, own)?;
        let fresh: Vec<PathBuf> = found.difference(&done).cloned().collect();
        // What begins after an end is another session, and may.
        if fresh.is_empty() || (act == Act::Kill && !done.is_empty()) {
            return Ok(());
        }
        for folder in fresh {
            make(&folder, own, journal, act)?;
            done.insert(folder);
        }
    }
    Err("the player's programs are started faster than they are stopped".into())
}

/// What stands still goes on when the machine is let go, after a crash too: in a group of ours it ends with the group.
fn make(folder: &Path, own: &Path, journal: &Journal, act: Act) -> Result<(), String> {
    let told = |error: ChangeError| error.to_string();
    match act {
        Act::Thaw => changes::thaw(folder).map_err(told),
        Act::Kill => changes::kill(folder).map_err(told),
        Act::Freeze if folder == own => changes::freeze(folder).map_err(told),
        Act::Freeze => {
            let folder = folder.to_owned();
            let made = journal.make_once(&Change::StoodStill { folder });
            made.map_err(|error| error.to_string())
        }
    }
}

/// The groups in which the players' programs run, and nobody else's; ours, whether or not one does.
fn theirs(held: &Held, root: &Path, own: &Path) -> Result<BTreeSet<PathBuf>, String> {
    let is_players = |pid: &i32| {
        let users = process::users(*pid).unwrap_or_default();
        users.iter().any(|user| held.players.contains(user))
    };
    let mut found = BTreeSet::from([own.to_owned()]);
    for pid in process::all().filter(is_players) {
        match groups::of(pid).map(|place| root.join(place)) {
            Some(folder) if found.contains(&folder) || folder.starts_with(own) => {}
            Some(folder) if folder != root && is_alone(pid, &folder, is_players) => {
                found.insert(folder);
            }
            _ => put(pid, own)?,
        }
    }
    Ok(found)
}

/// One that is gone meanwhile is in nobody's way.
fn put(pid: i32, own: &Path) -> Result<(), String> {
    match fs::write(own.join("cgroup.procs"), pid.to_string()) {
        Err(error) if error.raw_os_error() != Some(ESRCH) => {
            Err(format!("process {pid} cannot be suspended: {error}"))
        }
        _ => Ok(()),
    }
}

/// Whether nobody else's process runs in the group of this one. Of one that does not tell somebody may.
fn is_alone(pid: i32, folder: &Path, is_players: impl Fn(&i32) -> bool) -> bool {
    let text = fs::read_to_string(folder.join("cgroup.procs")).unwrap_or_default();
    let members: Vec<i32> = text.lines().filter_map(|it| it.parse().ok()).collect();
    members.contains(&pid) && members.iter().all(is_players)
}
