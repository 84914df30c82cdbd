//! Where the programs are, and whether what they need is installed.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders where Debian and others put daemons, often not in a user's PATH.
const MORE: [&str; 2] = ["/usr/sbin", "/usr/local/sbin"];

/// A program of the workspace. Cargo does not build those of other packages for a test.
pub fn program(name: &str) -> PathBuf {
    let own = std::env::current_exe().unwrap();
    // target/<profile>/deps/<this test>
    let folder = own.parent().and_then(|deps| deps.parent()).unwrap();
    let path = folder.join(name);
    assert!(
        path.is_file(),
        "{} is not there: build the programs first with `cargo build --workspace --bins`",
        path.display()
    );
    path
}

/// Where programs of an earlier version are, if somebody built them; says so when `test` is skipped for want of them.
/// `cargo xtask nightly upgrades` builds them and names the folder.
pub fn earlier(test: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("ADOUBE_EARLIER_PROGRAMS").map(PathBuf::from);
    if folder.is_none() {
        println!("SKIPPED {test}: ADOUBE_EARLIER_PROGRAMS names no folder");
    }
    folder
}

/// Whether a venue node will find its broker; says so when `test` is skipped for it.
pub fn mosquitto(test: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(MORE.map(PathBuf::from));
    let there = folders
        .into_iter()
        .any(|folder| folder.join("mosquitto").is_file());
    if !there {
        println!("SKIPPED {test}: mosquitto is not installed");
    }
    there
}

/// The command line, ready for its arguments.
pub fn adoube() -> Command {
    adoube_at(&program("adoube"))
}

/// The same, of the program there.
pub(crate) fn adoube_at(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.env("NO_COLOR", "1");
    command
}
