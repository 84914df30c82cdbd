//! Who is connected to the daemon's socket.

use std::{
    fs,
    io::{ErrorKind, Read as _, Write as _},
    os::{
        fd::AsFd as _,
        unix::{
            fs::PermissionsExt as _,
            net::{UnixListener, UnixStream},
        },
    },
    path::{Path, PathBuf},
};

use nix::{
    poll::{PollFd, PollFlags},
    sys::socket::{getsockopt, sockopt},
    unistd::{Uid, chown},
};

use super::KeeperError;
use crate::{clock, process};

/// The agent, a check, and a person who looks; more are refused.
const MOST: usize = 8;
/// The longest request, bytes.
const LONGEST: usize = 4096;
/// So much is read of one at a time, in pieces of that length: who asks without end does not keep the daemon from looking.
const MOST_READ: usize = 4;
/// Bytes that wait for one who does not read.
const MOST_WAITING: usize = 1 << 20;
/// Lines that are kept until somebody heeds them.
const MOST_UNHEARD: usize = 256;
/// A refusal is told a moment after it is made: who tried may be gone by then, milliseconds.
const TOLD_LATER_MS: u64 = 2000;

/// The socket and its connections.
#[derive(Debug)]
pub(super) struct Clients {
    path: PathBuf,
    listener: UnixListener,
    agent: u32,
    connected: Vec<Client>,
    /// Process groups that tried what is forbidden and are gone, and until when it may still be told.
    tried: Vec<(i32, u64)>,
    /// What was told while nobody heeded it, oldest first.
    unheard: Vec<Vec<u8>>,
    /// What found no room there.
    lost: u64,
}

/// Who asks.
#[derive(Debug)]
pub(super) struct Who {
    pid: i32,
    is_root: bool,
    /// The process group in which he tries what is forbidden.
    tries: Option<i32>,
    /// He writes down what he is told.
    heeds: bool,
    /// He waits for the list of windows.
    awaits_windows: bool,
}

impl Who {
    /// From now on what his process group tries is no breach. Only root may.
    pub(super) fn tries(&mut self) -> bool {
        self.tries = process::group(self.pid).filter(|_| self.is_root);
        self.tries.is_some()
    }

    /// From now on he writes down what he is told.
    pub(super) const fn heeds(&mut self) {
        self.heeds = true;
    }

    /// He is told the windows once they are listed.
    pub(super) const fn awaits_windows(&mut self) {
        self.awaits_windows = true;
    }
}

#[derive(Debug)]
struct Client {
    stream: UnixStream,
    who: Who,
    /// A request without its end.
    begun: Vec<u8>,
    /// What he has not read yet.
    waiting: Vec<u8>,
    /// Lines that found no room.
    missed: u64,
}

impl Clients {
    /// For root and the agent's user alone.
    pub(super) fn listen(path: &Path, agent: u32) -> Result<Self, KeeperError> {
        let failed = |error| KeeperError::system(path.display())(error);
        // One that a killed daemon left.
        let _ = fs::remove_file(path);
        let listener = UnixListener::bind(path).map_err(failed)?;
        fs::set_permissions(path, fs::Permissions::from_mode(0o600)).map_err(failed)?;
        chown(path, Some(Uid::from_raw(agent)), None).map_err(|error| failed(error.into()))?;
        listener.set_nonblocking(true).map_err(failed)?;
        Ok(Self {
            path: path.to_owned(),
            listener,
            agent,
            connected: Vec::new(),
            tried: Vec::new(),
            unheard: Vec::new(),
            lost: 0,
        })
    }

    /// All that is to be waited for.
    pub(super) fn sources(&self) -> impl Iterator<Item = PollFd<'_>> {
        let streams = self.connected.iter().map(|client| {
            let more = if client.waiting.is_empty() {
                PollFlags::empty()
            } else {
                PollFlags::POLLOUT
            };
            PollFd::new(client.stream.as_fd(), PollFlags::POLLIN | more)
        });
        let listener = PollFd::new(self.listener.as_fd(), PollFlags::POLLIN);
        std::iter::once(listener).chain(streams)
    }

    /// Takes who comes, and reads what was asked: each request is answered by the function.
    pub(super) fn serve(&mut self, mut answer: impl FnMut(&mut Who, &[u8]) -> Vec<u8>) {
        self.keep(|client| client.serve(&mut answer));
        while let Ok((stream, _)) = self.listener.accept() {
            let Some(who) = who(&stream, self.agent) else {
                continue;
            };
            if self.connected.len() < MOST && stream.set_nonblocking(true).is_ok() {
                self.connected.push(Client::new(stream, who));
            }
        }
        self.catch_up();
    }

    /// Parts with those who do not stay.
    fn keep(&mut self, mut stays: impl FnMut(&mut Client) -> bool) {
        let gone = self.connected.extract_if(.., |client| !stays(client));
        let groups = gone.filter_map(|client| client.who.tries);
        let now_ms = clock::now_ms();
        self.tried.retain(|(_, until_ms)| *until_ms > now_ms);
        let until_ms = now_ms + TOLD_LATER_MS;
        self.tried.extend(groups.map(|group| (group, until_ms)));
    }

    /// What nobody heard is for whoever heeds it first.
    fn catch_up(&mut self) {
        let heeding = self.connected.iter_mut().find(|client| client.who.heeds);
        if let Some(client) = heeding {
            for line in self.unheard.drain(..) {
                // One who is gone is noticed as he is served next.
                client.tell(&line);
            }
            if self.lost > 0 {
                client.tell(&missed(std::mem::take(&mut self.lost)));
            }
        }
    }

    /// Whether somebody who is connected, or was a moment ago, tries what is forbidden in this process group.
    pub(super) fn try_in(&self, group: i32) -> bool {
        let groups = self.connected.iter().filter_map(|it| it.who.tries);
        let now_ms = clock::now_ms();
        let gone = self.tried.iter().filter(|(_, until_ms)| *until_ms > now_ms);
        let mut all = groups.chain(gone.map(|it| it.0));
        all.any(|it| it == group)
    }

    /// To everybody. Who does not read in time is told how much he missed.
    pub(super) fn tell(&mut self, line: &[u8]) {
        self.keep(|client| client.tell(line));
    }

    /// To whoever waits for the list of windows.
    pub(super) fn tell_windows(&mut self, line: &[u8]) {
        self.keep(|client| {
            let awaited = std::mem::take(&mut client.who.awaits_windows);
            !awaited || client.tell(line)
        });
    }

    /// So many lines were lost before they could be told: whoever heeds what is told is told of that.
    pub(super) const fn lose(&mut self, lines: u64) {
        self.lost += lines;
    }

    /// To everybody, and later to one who heeds it, where nobody does now: an agent that was killed misses nothing of
    /// what happens until the next one is there.
    pub(super) fn tell_surely(&mut self, line: Vec<u8>) {
        self.tell(&line);
        let is_heeded = self.connected.iter().any(|client| client.who.heeds);
        match (is_heeded, self.unheard.len() < MOST_UNHEARD) {
            (true, _) => {}
            (false, true) => self.unheard.push(line),
            (false, false) => self.lost += 1,
        }
    }
}

impl Drop for Clients {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// None who may not ask.
fn who(stream: &UnixStream, agent: u32) -> Option<Who> {
    let peer = getsockopt(stream, sockopt::PeerCredentials).ok()?;
    (peer.uid() == 0 || peer.uid() == agent).then(|| Who {
        pid: peer.pid(),
        is_root: peer.uid() == 0,
        tries: None,
        heeds: false,
        awaits_windows: false,
    })
}

impl Client {
    fn new(stream: UnixStream, who: Who) -> Self {
        Self {
            stream,
            who,
            begun: Vec::new(),
            waiting: Vec::new(),
            missed: 0,
        }
    }

    /// False when it is gone, or asks too much at once. What is not read now is read in the next turn.
    fn serve(&mut self, answer: &mut impl FnMut(&mut Who, &[u8]) -> Vec<u8>) -> bool {
        let mut bytes = [0; LONGEST];
        for _ in 0..MOST_READ {
            match self.stream.read(&mut bytes) {
                Ok(0) => return false,
                Ok(length) => self.begun.extend_from_slice(&bytes[..length]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return self.send(),
                Err(_) => return false,
            }
            while let Some(end) = self.begun.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.begun.drain(..=end).collect();
                let answer = answer(&mut self.who, &line[..end]);
                if !self.tell(&answer) {
                    return false;
                }
            }
            if self.begun.len() > LONGEST {
                return false;
            }
        }
        self.send()
    }

    fn tell(&mut self, line: &[u8]) -> bool {
        if self.waiting.len() + line.len() > MOST_WAITING {
            self.missed += 1;
            return self.send();
        }
        self.waiting.extend_from_slice(line);
        self.send()
    }

    /// As much as he takes. False when he is gone.
    fn send(&mut self) -> bool {
        while !self.waiting.is_empty() {
            match self.stream.write(&self.waiting) {
                Ok(length) => drop(self.waiting.drain(..length)),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return true,
                Err(_) => return false,
            }
            if self.waiting.is_empty() && self.missed > 0 {
                self.waiting = missed(std::mem::take(&mut self.missed));
            }
        }
        true
    }
}

/// How many lines somebody was not told.
fn missed(count: u64) -> Vec<u8> {
    format!("{{\"missed\":{count}}}\n").into_bytes()
}
