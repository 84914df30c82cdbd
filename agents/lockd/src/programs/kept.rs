//! Refusals of a time in which no daemon lives, kept for the next one: a file in the state folder, so that it outlives whoever
//! refused.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::Denied;

/// What is told apart at most; of more there is a count.
const MOST: usize = 64;

/// As they stand in the file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Refusals {
    /// One of each kind, with how many more there were of it.
    pub(crate) told: Vec<Denied>,
    /// Those that found no room.
    pub(crate) lost: u64,
    /// The process group of the guard that has written what its daemon had not read; `None` before it has, and in files of
    /// earlier versions.
    #[serde(default)]
    pub(crate) guard: Option<i32>,
}

/// Where they are kept.
#[derive(Debug, Clone)]
pub(crate) struct Kept(PathBuf);

impl Kept {
    /// In a state folder.
    pub(crate) fn of(state: &Path) -> Self {
        Self(state.join("refused.json"))
    }

    /// All of them; none where there is no file, or one that cannot be read.
    pub(crate) fn read(&self) -> Refusals {
        let text = fs::read(&self.0).unwrap_or_default();
        serde_json::from_slice(&text).unwrap_or_default()
    }

    /// In the place of what stood there, at once: who is killed at it leaves no half. It is not waited for until it is on the
    /// disk: the machine goes on when the daemon dies.
    pub(super) fn write(&self, refusals: &Refusals) -> io::Result<()> {
        let beside = self.0.with_extension("new");
        fs::write(&beside, serde_json::to_vec(refusals)?)?;
        fs::rename(beside, &self.0)
    }

    /// A file that reports nothing goes.
    pub(crate) fn remove_empty(&self) {
        if self.read().is_empty() {
            self.remove();
        }
    }

    /// They were told.
    pub(crate) fn remove(&self) {
        let _ = fs::remove_file(&self.0);
    }
}

impl Refusals {
    /// Whether there is nothing to report.
    pub(crate) fn is_empty(&self) -> bool {
        self.told.is_empty() && self.lost == 0
    }

    /// One more, counted with those of its kind.
    pub(super) fn add(&mut self, denied: Denied) {
        let more = denied.untold.saturating_add(1);
        if let Some(known) = self.told.iter_mut().find(|known| known.is_like(&denied)) {
            known.untold = known.untold.saturating_add(more);
        } else if self.told.len() < MOST {
            self.told.push(denied);
        } else {
            self.lost = self.lost.saturating_add(more.into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Denied, Kept, MOST, Refusals};
    use crate::programs::decide::Reason;

    fn denied(file: &str) -> Denied {
        Denied {
            file: file.to_owned(),
            by: "sh".to_owned(),
            pid: 7,
            group: Some(7),
            user: Some(1000),
            reason: Reason::NotListed,
            untold: 0,
        }
    }

    #[test]
    fn ven_2_refusals_that_are_kept_are_counted_by_kind_and_none_is_lost_uncounted() {
        let mut refusals = Refusals::default();
        for n in 0..MOST + 10 {
            for pid in [1, 2, 3] {
                let denied = denied(&format!("/opt/{n}"));
                refusals.add(Denied { pid, ..denied });
            }
        }
        assert_eq!(refusals.told.len(), MOST);
        assert!(refusals.told.iter().all(|denied| denied.untold == 2));
        assert_eq!(refusals.lost, 30);
    }

    #[test]
    fn ven_2_refusals_are_there_until_they_were_told() {
        let folder = tempfile::tempdir().unwrap();
        let kept = Kept::of(folder.path());
        assert_eq!(kept.read(), Refusals::default());
        let mut refusals = Refusals::default();
        refusals.add(denied("/opt/x"));
        kept.write(&refusals).unwrap();
        assert_eq!(kept.read(), refusals);
        kept.remove();
        assert_eq!(kept.read(), Refusals::default());
    }
}
