//! The player's programs can be stood still and ended.

use std::{fs, path::Path, thread, time::Duration};

use nix::{
    errno::Errno,
    sys::{
        signal::{self, Signal},
        wait::{WaitStatus, waitpid},
    },
    unistd::{ForkResult, Pid},
};

use super::trial::{Trial, errno};
use crate::{
    changes::{self, ChangeError},
    fork, groups,
    profile::Stop,
};

/// How often the kernel is asked, and the pause between.
const TRIES: u32 = 200;
const PAUSE: Duration = Duration::from_millis(10);

/// In a group within the player's: what plays is not stopped by a check.
pub(super) fn trials(stop: &Stop, _player: u32) -> Vec<Trial> {
    let Ok(root) = groups::root() else {
        return Vec::new();
    };
    let group = root.join(&stop.group).join("check");
    // What a check has left that was ended.
    let made = told(changes::end(&group))
        .and_then(|()| fs::create_dir(&group).map_err(|error| errno(&error)));
    let process = made.and_then(|()| sleeper(&group));
    let frozen = process.and_then(|_| {
        told(changes::freeze(&group))?;
        let frozen = until(|| events(&group).contains("frozen 1"));
        told(changes::thaw(&group))?;
        frozen
    });
    let killed = process.and_then(|process| {
        let told = told(changes::kill(&group));
        if told.is_err() {
            // It would sleep for ever.
            let _ = signal::kill(process, Signal::SIGKILL);
        }
        let ended = waitpid(process, None)?;
        told?;
        match ended {
            WaitStatus::Signaled(_, Signal::SIGKILL, _) => Ok(()),
            _ => Err(Errno::EINVAL),
        }
    });
    let _ = until(|| fs::remove_dir(&group).is_ok());
    vec![
        Trial::control("a program is suspended and resumed", frozen),
        Trial::control("a program is ended", killed),
    ]
}

/// A process that does nothing, in the group.
fn sleeper(group: &Path) -> Result<Pid, Errno> {
    match fork::split().map_err(|error| errno(&error))? {
        ForkResult::Child => loop {
            pause(PAUSE * TRIES);
        },
        ForkResult::Parent { child } => {
            let put = fs::write(group.join("cgroup.procs"), child.to_string());
            let put = put.map_err(|error| errno(&error));
            if put.is_err() {
                let _ = signal::kill(child, Signal::SIGKILL);
                waitpid(child, None)?;
            }
            put.map(|()| child)
        }
    }
}

fn events(group: &Path) -> String {
    fs::read_to_string(group.join("cgroup.events")).unwrap_or_default()
}

fn told(done: Result<(), ChangeError>) -> Result<(), Errno> {
    done.map_err(|_| Errno::EIO)
}

fn until(holds: impl Fn() -> bool) -> Result<(), Errno> {
    for _ in 0..TRIES {
        if holds() {
            return Ok(());
        }
        pause(PAUSE);
    }
    Err(Errno::ETIMEDOUT)
}

#[expect(
    clippy::disallowed_methods,
    reason = "one thread, no runtime: nothing else waits"
)]
fn pause(time: Duration) {
    thread::sleep(time);
}
