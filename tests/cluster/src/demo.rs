//! The demo as a process.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::child::Child;
use crate::files::processes;
use crate::official::Official;
use crate::programs::adoube;
use crate::promises::LOGGED;
use crate::turn::Turn;
use crate::waiting::until_true;

/// A running demo. Its own temporary folder is made inside of one that is looked at afterwards.
#[derive(Debug)]
pub struct Demo {
    /// The demo itself.
    pub child: Child,
    folder: TempDir,
    _turn: Turn,
}

impl Demo {
    /// Starts it, without a screen, so much faster than life.
    pub fn start(speed: u32, args: &[&str]) -> Self {
        let turn = Turn::demo();
        let folder = tempfile::Builder::new().prefix("adoube-cluster-").tempdir();
        let folder = folder.unwrap();
        let temporary = folder.path().join("tmp");
        fs::create_dir(&temporary).unwrap();
        let mut command = adoube();
        command
            .args(["demo", "--headless", "--speed", &speed.to_string()])
            .args(args)
            .env("TMPDIR", &temporary)
            .env("RUST_LOG", LOGGED)
            .current_dir(folder.path());
        let child = Child::start("demo", command, &folder.path().join("said"));
        Self {
            child,
            folder,
            _turn: turn,
        }
    }

    /// Waits until the round is under way.
    pub fn until_playing(&mut self) {
        until_true("the demo's round has started", || {
            assert_eq!(self.child.ended(), None, "{}", self.child.said());
            self.child.said().contains("has started")
        });
    }

    /// A file or folder that the demo was told to keep.
    pub fn kept(&self, inside: &str) -> PathBuf {
        self.folder.path().join(inside)
    }

    /// What is left of it: processes, then files.
    pub fn left(&self) -> (Vec<String>, Vec<PathBuf>) {
        let files = fs::read_dir(self.folder.path().join("tmp")).unwrap();
        let files = files.map(|file| file.unwrap().path()).collect();
        (processes(self.folder.path()), files)
    }
}

/// The Chief Arbiter of an event that the demo kept.
pub fn official(event: &Path) -> Official {
    let settings = fs::read_to_string(event.join("coordinator/coordinator.toml")).unwrap();
    let (_, port) = settings.split_once("127.0.0.1:").unwrap();
    let port = port.split('"').next().unwrap();
    Official::new(event, "candidates-2022", &format!("127.0.0.1:{port}"))
}
