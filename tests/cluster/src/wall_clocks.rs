//! Wall clocks of devices that can be set, without a word in the programs and without the machine's
//! own clock: a library of a few lines is loaded before the kiosk's, and adds to the wall clock
//! what stands in a file of the device's. All other clocks are the machine's.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const SOURCE: &str = include_str!("wall_clock.c");
const COMPILER: &str = "cc";

/// The library, and the files that say how wrong each device's clock is.
#[derive(Debug)]
pub struct WallClocks {
    folder: PathBuf,
}

impl WallClocks {
    /// Whether they can be had here; says so when `test` is skipped for it.
    pub fn available(test: &str) -> bool {
        let found = Command::new(COMPILER).arg("--version").output();
        let found = found.is_ok_and(|output| output.status.success());
        if !found {
            println!("SKIPPED {test}: no C compiler ({COMPILER})");
        }
        found
    }

    /// Builds the library in a folder of its own.
    pub fn build(folder: &Path) -> Self {
        fs::create_dir_all(folder).unwrap();
        let clocks = Self {
            folder: folder.to_owned(),
        };
        let source = folder.join("wall_clock.c");
        fs::write(&source, SOURCE).unwrap();
        let mut compile = Command::new(COMPILER);
        compile.args(["-shared", "-fPIC", "-O1", "-o"]);
        let done = compile.arg(clocks.library()).arg(&source).output().unwrap();
        assert!(done.status.success(), "{done:?}");
        clocks
    }

    /// Sets a device's clock so many seconds off the machine's, from now on.
    pub fn set(&self, device: &str, seconds: i64) {
        let draft = self.folder.join("draft");
        fs::write(&draft, seconds.to_string()).unwrap();
        fs::rename(draft, self.file(device)).unwrap();
    }

    /// The device's agent shall see it.
    pub(crate) fn apply(&self, device: &str, command: &mut Command) {
        command.env("LD_PRELOAD", self.library());
        command.env("WALL_CLOCK_OFF_BY", self.file(device));
    }

    fn library(&self) -> PathBuf {
        self.folder.join("wall_clock.so")
    }

    fn file(&self, device: &str) -> PathBuf {
        self.folder.join(device)
    }
}
