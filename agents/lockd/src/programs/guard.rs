//! Starting the two processes that hold the list, and ending them.

use std::{
    fs, io,
    os::fd::{AsFd as _, OwnedFd},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use nix::{
    fcntl::OFlag,
    poll::{PollFd, PollFlags, poll},
    sys::{
        fanotify::{EventFFlags, Fanotify, InitFlags, MarkFlags, MaskFlags},
        signal::{Signal, killpg},
        wait::waitpid,
    },
    unistd::{ForkResult, Pid, pipe2, read, setsid, write},
};

use super::{
    allow::AllowList,
    decide::Decider,
    denied::{Ear, Teller},
    kept::Kept,
    pair,
    worker::Desk,
};
use crate::{clock, fork, process};

/// How long the pair is given to begin, in milliseconds.
const PATIENCE: u16 = 10_000;

/// How long the pair is given to write what a daemon had not read, in milliseconds. A worker that hangs is replaced within
/// half a second.
const WRITING_MS: u64 = 5_000;
/// How often it is looked whether it has.
const LOOK: Duration = Duration::from_millis(5);

/// What is held, where, and for whom.
#[derive(Debug, Clone)]
pub(crate) struct Terms {
    /// The programs.
    pub(crate) list: AllowList,
    /// Whom the list binds.
    pub(crate) users: Vec<u32>,
    /// A path in each filesystem on which programs can stand.
    pub(crate) filesystems: Vec<PathBuf>,
    /// Where refusals are kept while no daemon lives.
    pub(crate) kept: Kept,
}

/// A pair that stands ready, and waits for the word to begin: until then it refuses nothing.
#[derive(Debug)]
pub(crate) struct Ready {
    /// The process group of both.
    pub(crate) group: i32,
    go: OwnedFd,
    ear: Ear,
}

/// Why programs cannot be held to a list here.
#[derive(Debug, thiserror::Error)]
pub enum GuardError {
    /// The kernel has no permission events, or this is not root.
    #[error("fanotify: {0}")]
    Facility(io::Error),
    /// A filesystem cannot be watched.
    #[error("{}: {error}", path.display())]
    Filesystem {
        /// Where.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// No process could be made.
    #[error("no second process: {0}")]
    Process(io::Error),
}

/// Makes the pair. It ends by itself where this process ends before it says go.
pub(crate) fn ready(terms: Terms) -> Result<Ready, GuardError> {
    let group = group(&terms.filesystems)?;
    let process = |error: nix::Error| GuardError::Process(error.into());
    let (heard, go) = pipe2(OFlag::O_CLOEXEC).map_err(process)?;
    let (ended, life) = pipe2(OFlag::O_CLOEXEC).map_err(process)?;
    let (denied, tell) = pipe2(OFlag::O_CLOEXEC | OFlag::O_NONBLOCK).map_err(process)?;
    match fork::split().map_err(GuardError::Process)? {
        ForkResult::Parent { child } => Ok(Ready {
            group: child.as_raw(),
            go,
            ear: Ear { denied, life },
        }),
        ForkResult::Child => {
            let own = [
                heard.as_fd(),
                ended.as_fd(),
                denied.as_fd(),
                tell.as_fd(),
                group.as_fd(),
            ];
            if fork::close_all_but(&own).is_err() {
                std::process::exit(1);
            }
            // Closed, like all that the one who was forked has.
            std::mem::forget((go, life));
            let decider = Decider::new(terms.list, terms.users);
            let teller = Teller::new([tell, denied, ended], terms.kept);
            let desk = Desk {
                group,
                decider,
                teller,
            };
            std::process::exit(begin(desk, &heard, &terms.filesystems));
        }
    }
}

impl Ready {
    /// When this returns the list holds. What is refused can be read, a line each, until both are dead.
    pub(crate) fn go(self) -> io::Result<Ear> {
        write(&self.go, b"g")?;
        let mut source = [PollFd::new(self.ear.denied.as_fd(), PollFlags::POLLIN)];
        poll(&mut source, PATIENCE)?;
        let mut word = [0];
        match read(&self.ear.denied, &mut word) {
            Ok(1) => Ok(self.ear),
            _ => Err(io::Error::other("the program guard did not start")),
        }
    }
}

/// Ends both, if they are there, at one blow: one that is left would make another. They are known by
/// their group and their program.
pub fn end(group: i32) -> io::Result<()> {
    if !process::all().any(|pid| is_guard(pid, group)) {
        return Ok(());
    }
    killpg(Pid::from_raw(group), Signal::SIGKILL)?;
    // The first one is a child of whoever made it.
    let _ = waitpid(Pid::from_raw(group), None);
    Ok(())
}

/// Waits until the guard of a daemon that is gone has written the refusals which that daemon had not read: they are lost
/// with the guard. It does so within milliseconds, on a busy machine later; a guard that does not answer is given up after
/// [`WRITING_MS`].
#[expect(clippy::disallowed_methods, reason = "no runtime here")]
pub(crate) fn wait_for_refusals(group: i32, kept: &Kept) {
    let until_ms = clock::now_ms() + WRITING_MS;
    let is_missing = || kept.read().guard != Some(group);
    while is_missing()
        && clock::now_ms() < until_ms
        && process::all().any(|pid| is_guard(pid, group))
    {
        thread::sleep(LOOK);
    }
}

fn is_guard(pid: i32, group: i32) -> bool {
    let program = process::program_name(&pid.to_string());
    process::group(pid) == Some(group)
        && program.is_some()
        && program == process::program_name("self")
}

fn group(filesystems: &[PathBuf]) -> Result<Fanotify, GuardError> {
    // Questions are never dropped: what was dropped would start.
    let flags = InitFlags::FAN_CLOEXEC
        | InitFlags::FAN_NONBLOCK
        | InitFlags::FAN_CLASS_CONTENT
        | InitFlags::FAN_UNLIMITED_QUEUE
        | InitFlags::FAN_REPORT_TID;
    let events = EventFFlags::O_RDONLY | EventFFlags::O_CLOEXEC | EventFFlags::O_LARGEFILE;
    let group =
        Fanotify::init(flags, events).map_err(|error| GuardError::Facility(error.into()))?;
    // Marked when the word is given; here only tried, so that the error comes in time.
    for path in filesystems {
        mark(&group, MarkFlags::FAN_MARK_ADD, path)?;
        mark(&group, MarkFlags::FAN_MARK_REMOVE, path)?;
    }
    Ok(group)
}

fn mark(group: &Fanotify, what: MarkFlags, path: &Path) -> Result<(), GuardError> {
    let flags = what | MarkFlags::FAN_MARK_FILESYSTEM;
    let marked = group.mark(
        flags,
        MaskFlags::FAN_OPEN_EXEC_PERM,
        nix::fcntl::AT_FDCWD,
        Some(path),
    );
    marked.map_err(|error| GuardError::Filesystem {
        path: path.to_owned(),
        error: error.into(),
    })
}

/// The first watchdog's life: an exit status, since nobody hears it otherwise.
fn begin(mut desk: Desk, heard: &OwnedFd, filesystems: &[PathBuf]) -> i32 {
    let mut word = [0];
    if setsid().is_err() || !matches!(read(heard, &mut word), Ok(1)) {
        return 0;
    }
    spare_in_need();
    for path in filesystems {
        if mark(&desk.group, MarkFlags::FAN_MARK_ADD, path).is_err() {
            return 1;
        }
    }
    if desk.teller.begin().is_err() {
        return 1;
    }
    match pair::run(&mut desk) {
        Ok(never) => match never {},
        Err(_) => 1,
    }
}

/// The kernel that is short of memory ends others first.
fn spare_in_need() {
    let _ = fs::write("/proc/self/oom_score_adj", "-1000");
}
