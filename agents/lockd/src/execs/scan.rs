//! A look at processes as they are now.

use std::{fs, path::PathBuf};

use serde::Serialize;

use crate::{process, programs::allow::Identity};

/// A running process.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Process {
    /// Its number.
    pub pid: i32,
    /// Its effective user's number.
    pub user: u32,
    /// What it calls itself.
    pub name: String,
    /// The program, as the kernel names it.
    pub program: PathBuf,
    /// The program as a file.
    #[serde(skip)]
    pub file: Identity,
}

impl Process {
    /// None for one that is gone, and for the kernel's own.
    pub fn of(pid: i32) -> Option<Self> {
        Self::which(pid, |_| true, |_| true)
    }

    /// If its program and its effective user are wanted. What takes longest to read is read last, of few: nearly all
    /// that runs on a playing device is on the list.
    fn which(
        pid: i32,
        file: impl Fn(Identity) -> bool,
        user: impl Fn(u32) -> bool,
    ) -> Option<Self> {
        let link = PathBuf::from(format!("/proc/{pid}/exe"));
        let identity = Identity::of(&link).ok().filter(|it| file(*it))?;
        let effective = *process::users(pid)?.get(1)?;
        Some(Self {
            pid,
            user: user(effective).then_some(effective)?,
            name: process::name(pid),
            file: identity,
            program: fs::read_link(link).ok()?,
        })
    }
}

/// Every process that there is.
pub fn running() -> impl Iterator<Item = Process> {
    running_which(|_| true, |_| true)
}

/// Those of a program and an effective user that are wanted.
pub(crate) fn running_which(
    file: impl Fn(Identity) -> bool,
    user: impl Fn(u32) -> bool,
) -> impl Iterator<Item = Process> {
    process::all().filter_map(move |pid| Process::which(pid, &file, &user))
}
