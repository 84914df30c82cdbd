//! What a page is told to show. There is none yet: [`StatusPage`] stands in its place.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::{clock::Clock, files::replace};
use crate::bus::locks::{Lock, Locks};

/// What stands between the agent and whoever sits at the device. Each order says how it was done,
/// or why not.
pub(super) trait Page: Send {
    /// Shows a text.
    fn show(&mut self, text: &str) -> Result<String, PageFault>;
    /// Takes no input and shows this instead.
    fn lock(&mut self, lock: &Lock) -> Result<String, PageFault>;
    /// Takes input again.
    fn unlock(&mut self) -> Result<String, PageFault>;
    /// Lifts the lock of one order; one that was there before it holds again.
    fn lift(&mut self, order: &str) -> Result<String, PageFault>;
    /// Shows which device this is.
    fn identify(&mut self) -> Result<String, PageFault>;
    /// Starts anew.
    fn restart(&mut self) -> Result<String, PageFault>;
    /// With what it is locked.
    fn locks(&self) -> Locks;
    /// How it stands, in a few words.
    fn state(&self) -> &'static str;
}

/// Why a page does not do something.
#[derive(Debug, thiserror::Error)]
pub(super) enum PageFault {
    /// There is no page.
    #[error("no page")]
    None,
    /// It could not.
    #[error("{0}")]
    Failed(String),
}

/// A device without a page: what it would show stands in `page.json` of the data folder and on the
/// agent's own output, and the answers say so.
#[derive(Debug)]
pub(super) struct StatusPage {
    file: PathBuf,
    device: String,
    status: Status,
}

/// What a page would show.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Status {
    device: String,
    locked: Option<String>,
    /// The locks, of which the last one is shown.
    locks: Locks,
    message: Option<String>,
    /// The machine's wall clock, milliseconds since the Unix epoch.
    message_wall_ms: u64,
    identified_wall_ms: u64,
}

const WHERE: &str = "no page: it stands in page.json and on the agent's output";

impl StatusPage {
    /// That of a data folder, as the process before left it.
    pub(super) fn open(data: &Path, device: &str) -> Self {
        let file = data.join("page.json");
        let status = fs::read(&file)
            .ok()
            .and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let mut status: Status = status.unwrap_or_default();
        if let (Some(text), None) = (&status.locked, status.locks.text()) {
            // By a version that did not write down which order it was.
            let (text, order) = (text.clone(), String::new());
            status.locks.add(Lock { text, order });
        }
        Self {
            file,
            device: device.to_owned(),
            status,
        }
    }

    fn hold(&mut self, locks: Locks) -> Result<String, PageFault> {
        let before = (self.status.locks.clone(), self.status.locked.clone());
        self.status.locked = locks.text().map(str::to_owned);
        self.status.locks = locks;
        let written = self.write();
        if written.is_err() {
            (self.status.locks, self.status.locked) = before;
        } else if let Some(text) = &self.status.locked {
            tracing::warn!(text, "locked by the venue");
        } else {
            tracing::info!("unlocked by the venue");
        }
        written
    }

    fn write(&mut self) -> Result<String, PageFault> {
        self.status.device.clone_from(&self.device);
        let bytes = serde_json::to_vec_pretty(&self.status);
        let bytes = bytes.map_err(|error| PageFault::Failed(error.to_string()))?;
        replace(&self.file, &bytes).map_err(|error| PageFault::Failed(error.to_string()))?;
        Ok(WHERE.to_owned())
    }
}

impl Page for StatusPage {
    fn show(&mut self, text: &str) -> Result<String, PageFault> {
        self.status.message = Some(text.to_owned());
        self.status.message_wall_ms = Clock::wall_ms();
        tracing::info!(text, "message from the venue");
        self.write()
    }

    fn lock(&mut self, lock: &Lock) -> Result<String, PageFault> {
        let mut locks = self.status.locks.clone();
        locks.add(lock.clone());
        self.hold(locks)
    }

    fn unlock(&mut self) -> Result<String, PageFault> {
        self.hold(Locks::default())
    }

    fn lift(&mut self, order: &str) -> Result<String, PageFault> {
        let mut locks = self.status.locks.clone();
        locks.lift(order);
        self.hold(locks)
    }

    fn identify(&mut self) -> Result<String, PageFault> {
        self.status.identified_wall_ms = Clock::wall_ms();
        tracing::warn!(
            device = self.device,
            "this is the device that the venue looks for"
        );
        self.write()
    }

    fn restart(&mut self) -> Result<String, PageFault> {
        Err(PageFault::None)
    }

    fn locks(&self) -> Locks {
        self.status.locks.clone()
    }

    fn state(&self) -> &'static str {
        "none"
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Lock, Locks, Page as _, PageFault, StatusPage};

    fn lock(order: &str, text: &str) -> Lock {
        Lock {
            text: text.to_owned(),
            order: order.to_owned(),
        }
    }

    #[test]
    fn a_lock_holds_over_a_restart_and_can_be_left() {
        let folder = tempfile::tempdir().unwrap();
        let mut page = StatusPage::open(folder.path(), "madrid-1");
        assert_eq!(page.locks(), Locks::default());
        page.lock(&lock("1", "stop")).unwrap();
        page.show("please wait").unwrap();
        let mut again = StatusPage::open(folder.path(), "madrid-1");
        assert_eq!(again.locks().text(), Some("stop"));
        again.lock(&lock("2", "the arbiter comes")).unwrap();
        again.lift("2").unwrap();
        assert_eq!(
            StatusPage::open(folder.path(), "madrid-1").locks().text(),
            Some("stop"),
            "the one before"
        );
        again.unlock().unwrap();
        let file = std::fs::read_to_string(folder.path().join("page.json")).unwrap();
        assert!(
            file.contains("please wait") && file.contains("madrid-1"),
            "{file}"
        );
        let unlocked = StatusPage::open(folder.path(), "madrid-1").locks();
        assert_eq!(unlocked, Locks::default());
        assert!(matches!(again.restart(), Err(PageFault::None)));
        std::fs::remove_dir_all(folder.path()).unwrap();
        assert!(again.lock(&lock("3", "stop")).is_err());
        let holds = again.locks();
        assert_eq!(holds.text(), None, "what was not written does not hold");
    }
}
