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
        let link = PathBuf::from(format!("/proc/{pid}/exe"));
        Some(Self {
            pid,
            user: *process::users(pid)?.get(1)?,
            name: process::name(pid),
            file: Identity::of(&link).ok()?,
            program: fs::read_link(link).ok()?,
        })
    }
}

/// Every process that there is.
pub fn running() -> impl Iterator<Item = Process> {
    process::all().filter_map(Process::of)
}
