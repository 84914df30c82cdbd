//! Something that is tried in the player's name.

use std::{
    convert::Infallible, ffi::CString, fs::File, io, os::unix::ffi::OsStrExt as _, path::Path,
};

use nix::{
    errno::Errno,
    fcntl::OFlag,
    sys::wait::waitpid,
    unistd::{ForkResult, dup2_stdout, execve, pipe2, read, write},
};
use serde::Serialize;

use crate::{fork, users::become_user};

/// One line of a check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Trial {
    /// What was tried.
    pub tried: String,
    /// What came of it.
    pub outcome: String,
    /// Whether that is as it should be.
    pub fine: bool,
    /// Nothing came of it: it could not even be looked at.
    #[serde(rename = "not_looked_at", skip_serializing_if = "std::ops::Not::not")]
    pub unseen: bool,
}

impl Trial {
    /// Something that must work.
    pub(super) fn control(tried: impl Into<String>, outcome: Result<(), Errno>) -> Self {
        Self::new(tried, outcome, Result::is_ok)
    }

    /// Something that must fail in one of these ways.
    pub(super) fn forbidden(
        tried: impl Into<String>,
        outcome: Result<(), Errno>,
        by: &[Errno],
    ) -> Self {
        Self::new(
            tried,
            outcome,
            |outcome| matches!(outcome, Err(errno) if by.contains(errno)),
        )
    }

    /// Something that is looked at, and not tried.
    pub(super) fn seen(tried: impl Into<String>, outcome: String, fine: bool) -> Self {
        Self {
            tried: tried.into(),
            outcome,
            fine,
            unseen: false,
        }
    }

    /// Something that could not be looked at, and why.
    pub(super) fn unseen(tried: impl Into<String>, why: String) -> Self {
        Self {
            unseen: true,
            ..Self::seen(tried, why, false)
        }
    }

    fn new(
        tried: impl Into<String>,
        outcome: Result<(), Errno>,
        fine: impl Fn(&Result<(), Errno>) -> bool,
    ) -> Self {
        Self {
            tried: tried.into(),
            fine: fine(&outcome),
            unseen: false,
            outcome: match outcome {
                Ok(()) => "works".to_owned(),
                Err(errno) => format!("refused: {}", errno.desc()),
            },
        }
    }
}

/// Does something as the player, in a process of its own. Why it failed comes through a pipe, which an exec
/// that succeeds closes.
pub(super) fn as_player(player: u32, act: impl FnOnce() -> Result<(), Errno>) -> Result<(), Errno> {
    let (heard, tell) = pipe2(OFlag::O_CLOEXEC)?;
    match fork::split().map_err(|error| errno(&error))? {
        ForkResult::Child => {
            if let Err(errno) = become_user(player).and_then(|()| act()) {
                let _ = write(&tell, &(errno as i32).to_ne_bytes());
            }
            std::process::exit(0);
        }
        ForkResult::Parent { child } => {
            drop(tell);
            let mut number = [0; 4];
            let length = read(&heard, &mut number);
            waitpid(child, None)?;
            match length? {
                0 => Ok(()),
                _ => Err(Errno::from_raw(i32::from_ne_bytes(number))),
            }
        }
    }
}

/// Starts a program as the player, and waits for its end. How it ends does not matter.
pub(super) fn runs(player: u32, program: &Path) -> Result<(), Errno> {
    as_player(player, || {
        let silence = File::options().write(true).open("/dev/null");
        dup2_stdout(silence.map_err(|error| errno(&error))?)?;
        let name = CString::new(program.as_os_str().as_bytes()).map_err(|_| Errno::EINVAL)?;
        let never: Infallible = execve(&name, &[&name], &[c"PATH=/usr/bin"])?;
        match never {}
    })
}

/// What an input or output failed by.
pub(super) fn errno(error: &io::Error) -> Errno {
    error
        .raw_os_error()
        .map_or(Errno::UnknownErrno, Errno::from_raw)
}
