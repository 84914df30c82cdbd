//! What the venue's officials have the page show, kept over a restart.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, Serialize};

use super::{clock::Clock, files::replace, page::Switch};
use crate::bus::{
    answers,
    locks::{Lock, Locks},
};

/// Why a page does not do something.
#[derive(Debug, thiserror::Error)]
pub(super) enum PageFault {
    /// There is no page, or none that is open.
    #[error("{}", answers::NONE)]
    None,
    /// It could not.
    #[error("{0}")]
    Failed(String),
}

/// What stands between the agent and whoever sits at the device. Each order says how it was done,
/// or why not. What is to be shown stands in `page.json` of the data folder and on the agent's own
/// output, too: a device may have no page, or none that is open.
#[derive(Debug)]
pub(super) struct Showing {
    page: Option<Arc<Switch>>,
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

impl Showing {
    /// That of a data folder, as the process before left it, and of a page if there is to be one.
    pub(super) fn open(data: &Path, device: &str, page: Option<Arc<Switch>>) -> Self {
        let file = data.join("page.json");
        let status = fs::read(&file)
            .ok()
            .and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let mut status: Status = status.unwrap_or_default();
        if let (Some(text), None) = (&status.locked, status.locks.text()) {
            // By a version that did not write down which order it was.
            let (text, order) = (text.clone(), String::new());
            status.locks.add(Lock {
                text,
                order,
                ..Lock::default()
            });
        }
        Self {
            page,
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
        Ok(self.place().to_owned())
    }

    /// Where it is to be seen.
    fn place(&self) -> &'static str {
        match &self.page {
            None => answers::NO_PAGE,
            Some(page) if page.is_open() => answers::ON_PAGE,
            Some(_) => answers::PAGE_CLOSED,
        }
    }

    /// Shows a text.
    pub(super) fn show(&mut self, text: &str) -> Result<String, PageFault> {
        self.status.message = Some(text.to_owned());
        self.status.message_wall_ms = Clock::wall_ms();
        tracing::info!(text, "message from the venue");
        self.write()
    }

    /// Takes no input and shows this instead.
    pub(super) fn lock(&mut self, lock: &Lock) -> Result<String, PageFault> {
        let mut locks = self.status.locks.clone();
        locks.add(lock.clone());
        self.hold(locks)
    }

    /// Takes input again.
    pub(super) fn unlock(&mut self) -> Result<String, PageFault> {
        self.hold(Locks::default())
    }

    /// Lifts the lock of one order; one that was there before it holds again.
    pub(super) fn lift(&mut self, order: &str) -> Result<String, PageFault> {
        let mut locks = self.status.locks.clone();
        locks.lift(order);
        self.hold(locks)
    }

    /// Shows which device this is.
    pub(super) fn identify(&mut self) -> Result<String, PageFault> {
        self.status.identified_wall_ms = Clock::wall_ms();
        tracing::warn!(
            device = self.device,
            "this is the device that the venue looks for"
        );
        self.write()
    }

    /// Loads the page anew.
    pub(super) fn restart(&mut self) -> Result<String, PageFault> {
        let page = self.page.as_ref();
        if page.is_some_and(|page| page.end("restart")) {
            Ok(answers::RESTARTED.to_owned())
        } else {
            Err(PageFault::None)
        }
    }

    /// With what the page is locked.
    pub(super) fn locks(&self) -> Locks {
        self.status.locks.clone()
    }

    /// The last message, and its wall time.
    pub(super) fn message(&self) -> Option<(String, u64)> {
        let text = self.status.message.clone()?;
        Some((text, self.status.message_wall_ms))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Lock, Locks, PageFault, Showing};

    fn lock(order: &str, text: &str) -> Lock {
        Lock {
            text: text.to_owned(),
            order: order.to_owned(),
            ..Lock::default()
        }
    }

    #[test]
    fn a_lock_holds_over_a_restart_and_can_be_left() {
        let folder = tempfile::tempdir().unwrap();
        let mut page = Showing::open(folder.path(), "madrid-1", None);
        assert_eq!(page.locks(), Locks::default());
        page.lock(&lock("1", "stop")).unwrap();
        page.show("please wait").unwrap();
        let mut again = Showing::open(folder.path(), "madrid-1", None);
        assert_eq!(again.locks().text(), Some("stop"));
        again.lock(&lock("2", "the arbiter comes")).unwrap();
        again.lift("2").unwrap();
        assert_eq!(
            Showing::open(folder.path(), "madrid-1", None)
                .locks()
                .text(),
            Some("stop"),
            "the one before"
        );
        again.unlock().unwrap();
        let file = std::fs::read_to_string(folder.path().join("page.json")).unwrap();
        assert!(
            file.contains("please wait") && file.contains("madrid-1"),
            "{file}"
        );
        let unlocked = Showing::open(folder.path(), "madrid-1", None).locks();
        assert_eq!(unlocked, Locks::default());
        assert!(matches!(again.restart(), Err(PageFault::None)));
        std::fs::remove_dir_all(folder.path()).unwrap();
        assert!(again.lock(&lock("3", "stop")).is_err());
        let holds = again.locks();
        assert_eq!(holds.text(), None, "what was not written does not hold");
    }
}
