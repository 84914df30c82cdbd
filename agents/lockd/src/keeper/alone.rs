//! One daemon a machine: a lock in the state folder, and a look at the socket.
//!
//! The lock is the process's own (`fcntl`), not the open file's (`flock`): the guard of programs is forked from the daemon and
//! outlives it with whatever was open, and must not keep the next daemon from its folder.

use std::{
    fs::{self, File, OpenOptions},
    io,
    os::unix::net::UnixStream,
    path::Path,
};

use nix::{
    errno::Errno,
    fcntl::{FcntlArg, fcntl},
    libc::{self, c_short},
    sys::socket::{getsockopt, sockopt},
};

use super::KeeperError;

/// As long as it is there no other process has the folder. It ends with the process, however that ends. The file is opened
/// here alone: whoever closed it once more in this process would give up the lock.
#[derive(Debug)]
pub(super) struct Alone(#[expect(dead_code, reason = "it is held")] File);

impl Alone {
    /// Of this state folder.
    pub(super) fn take(state: &Path) -> Result<Self, KeeperError> {
        let path = state.join("lock");
        let failed = |error: io::Error| KeeperError::system(path.display())(error);
        fs::create_dir_all(state).map_err(failed)?;
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let file = options.open(&path).map_err(failed)?;
        match lock(&file, Range::ALL) {
            Ok(true) => Ok(Self(file)),
            Ok(false) => Err(KeeperError::Held {
                state: state.to_owned(),
                process: holder(&file, Range::ALL),
            }),
            Err(error) => Err(failed(error)),
        }
    }
}

/// Whoever answers at the socket is another daemon, with another state folder: his place is not taken. One that was killed left
/// a socket at which nobody answers.
pub(super) fn is_free(socket: &Path) -> Result<(), KeeperError> {
    let Ok(answered) = UnixStream::connect(socket) else {
        return Ok(());
    };
    let peer = getsockopt(&answered, sockopt::PeerCredentials);
    Err(KeeperError::Answered {
        socket: socket.to_owned(),
        process: peer.map_or(0, |peer| peer.pid()),
    })
}

/// What is locked of a file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Range {
    start: i64,
    length: i64,
}

impl Range {
    /// From its beginning to wherever it ends.
    pub(super) const ALL: Self = Self {
        start: 0,
        length: 0,
    };

    pub(super) const fn byte(start: i64) -> Self {
        Self { start, length: 1 }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "the system's own small numbers"
    )]
    const fn of(self, kind: i32) -> libc::flock {
        libc::flock {
            l_type: kind as c_short,
            l_whence: libc::SEEK_SET as c_short,
            l_start: self.start,
            l_len: self.length,
            l_pid: 0,
        }
    }
}

/// For this process alone; false where another one has it.
pub(super) fn lock(file: &File, range: Range) -> io::Result<bool> {
    match fcntl(file, FcntlArg::F_SETLK(&range.of(libc::F_WRLCK))) {
        Ok(_) => Ok(true),
        Err(Errno::EAGAIN | Errno::EACCES) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// This process has it no more.
pub(super) fn free(file: &File, range: Range) {
    let _ = fcntl(file, FcntlArg::F_SETLK(&range.of(libc::F_UNLCK)));
}

/// Who has it; 0 where that is not told, as of a process in another namespace.
pub(super) fn holder(file: &File, range: Range) -> i32 {
    let mut found = range.of(libc::F_WRLCK);
    match fcntl(file, FcntlArg::F_GETLK(&mut found)) {
        Ok(_) if i32::from(found.l_type) != libc::F_UNLCK => found.l_pid,
        _ => 0,
    }
}
