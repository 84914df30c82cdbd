//! What runs of a player's and is not on the list: the list is asked when a program starts, and what ran before goes on.

use std::path::Path;

use crate::{
    execs::{Process, running_which},
    process,
    programs::allow::{AllowList, Identity},
};

/// systemd leaves a process of its own in each session that it opens by PAM, to close it again: as the session's user, and
/// made without an exec.
const KEEPER: &str = "(sd-pam)";
const KEEPERS: [&str; 2] = [
    "/usr/lib/systemd/systemd",
    "/usr/lib/systemd/systemd-executor",
];

/// Whose programs a list binds.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bound<'a> {
    /// The list.
    pub(crate) list: &'a AllowList,
    /// Numbers of users.
    pub(crate) players: &'a [u32],
}

impl Bound<'_> {
    /// A player's program that is not on the list. The list is asked first: of what is on it nothing more is read.
    pub(crate) fn is_stranger(self, process: &Process) -> bool {
        !self.list.has(process.file) && self.is_players(process)
    }

    /// Every one that runs.
    pub(crate) fn strangers(self) -> impl Iterator<Item = Process> {
        let strange = move |file| !self.list.has(file);
        running_which(strange, move |user| self.players.contains(&user))
            .filter(move |process| self.is_players(process))
    }

    /// All that runs of the players'.
    pub(crate) fn running(self) -> impl Iterator<Item = Process> {
        running_which(|_| true, move |user| self.players.contains(&user))
            .filter(move |process| self.is_players(process))
    }

    fn is_players(self, process: &Process) -> bool {
        self.players.contains(&process.user) && !is_ours(process) && !keeps_a_session(process)
    }
}

/// The same of a process by its number.
pub(crate) fn is_own(pid: i32) -> bool {
    Process::of(pid).is_some_and(|process| is_ours(&process))
}

/// A process of this program's that root's has made of itself, as a check does to try something in the player's name. Nobody
/// else's child becomes one.
fn is_ours(process: &Process) -> bool {
    let own = process::program_name("self");
    own.is_some()
        && process::program_name(&process.pid.to_string()) == own
        && process::parent(process.pid)
            .and_then(Process::of)
            .is_some_and(|parent| parent.user == 0 && parent.file == process.file)
}

fn keeps_a_session(process: &Process) -> bool {
    let is = |path: &str| Identity::of(Path::new(path)).ok() == Some(process.file);
    process.name == KEEPER && KEEPERS.into_iter().any(is)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn process(name: &str, program: &str) -> Process {
        let program = Path::new(program).to_owned();
        Process {
            pid: i32::MAX,
            user: 1000,
            name: name.to_owned(),
            file: Identity::of(&program).unwrap_or(Identity {
                filesystem: 0,
                inode: 0,
            }),
            program,
        }
    }

    #[test]
    fn evt_4_what_systemd_leaves_in_a_session_is_none_of_the_players_programs() {
        let (list, _) = AllowList::read(["/bin/true"]);
        let bound = Bound {
            list: &list,
            players: &[1000],
        };
        let shell = process("sh", "/bin/sh");
        assert!(bound.is_stranger(&shell));
        assert!(!bound.is_stranger(&process("true", "/bin/true")));
        // Its name alone makes nothing of it.
        assert!(bound.is_stranger(&process(KEEPER, "/bin/sh")));
        if !Path::new(KEEPERS[0]).exists() {
            return;
        }
        assert!(!bound.is_stranger(&process(KEEPER, KEEPERS[0])));
        assert!(bound.is_stranger(&process("systemd", KEEPERS[0])));
    }
}
