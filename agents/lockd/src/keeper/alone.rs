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
        match fcntl(&file, FcntlArg::F_SETLK(&whole())) {
            Ok(_) => Ok(Self(file)),
            Err(Errno::EAGAIN | Errno::EACCES) => Err(KeeperError::Held {
                state: state.to_owned(),
                process: holder(&file),
            }),
            Err(error) => Err(failed(error.into())),
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

/// The file from its beginning to wherever it ends.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the system's own small numbers"
)]
const fn whole() -> libc::flock {
    libc::flock {
        l_type: libc::F_WRLCK as c_short,
        l_whence: libc::SEEK_SET as c_short,
        l_start: 0,
        l_len: 0,
        l_pid: 0,
    }
}

/// Who has it; 0 where that is not told, as of a process in another namespace.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the system's own small numbers"
)]
fn holder(file: &File) -> i32 {
    let mut lock = whole();
    match fcntl(file, FcntlArg::F_GETLK(&mut lock)) {
        Ok(_) if lock.l_type != libc::F_UNLCK as c_short => lock.l_pid,
        _ => 0,
    }
}
