//! A stand-in for the player's page: it tells the agent of its device that it is alive.

use std::io::Write as _;
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::event::Event;
use crate::waiting::until;

const BEAT: Duration = Duration::from_secs(1);

/// It beats once a second until it dies: then its connection ends, as the kernel does it for a
/// process that was killed.
#[derive(Debug)]
pub struct Page {
    alive: Option<Sender<()>>,
    beating: Option<JoinHandle<()>>,
}

impl Page {
    /// Opens at a device whose agent runs.
    pub fn open(event: &Event, device: &str) -> Self {
        let socket = event.folder_of(device).join("data/page.sock");
        let mut stream = until("the agent listens to its page", || {
            UnixStream::connect(&socket).ok()
        });
        let (alive, dead) = channel::<()>();
        let beating = std::thread::spawn(move || {
            while stream.write_all(b"alive\n").is_ok() {
                if dead.recv_timeout(BEAT) != Err(RecvTimeoutError::Timeout) {
                    return;
                }
            }
        });
        Self {
            alive: Some(alive),
            beating: Some(beating),
        }
    }

    /// Dies.
    pub fn kill(self) {}
}

impl Drop for Page {
    fn drop(&mut self) {
        self.alive = None;
        if let Some(beating) = self.beating.take() {
            let _ = beating.join();
        }
    }
}
