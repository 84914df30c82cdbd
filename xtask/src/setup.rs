//! What must be on the machine beside Rust.
//!
//! What is missing is installed where we may, that is as root with apt-get; otherwise one line
//! says how to install it.

use std::cell::Cell;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::{environment, process, python, say};

/// A program that comes with the system and not with cargo.
struct Tool {
    program: &'static str,
    package: &'static str,
    /// Folders to look into beside PATH.
    also_in: &'static [&'static str],
    needed_for: &'static str,
}

const MOSQUITTO: Tool = Tool {
    program: "mosquitto",
    package: "mosquitto",
    also_in: &["/usr/sbin", "/usr/local/sbin"],
    needed_for: "a venue's broker",
};

const FUSERMOUNT: Tool = Tool {
    program: "fusermount3",
    package: "fuse3",
    also_in: &["/usr/bin", "/bin"],
    needed_for: "the power-cut tests",
};

const DBUS: Tool = Tool {
    program: "dbus-daemon",
    package: "dbus-daemon",
    also_in: &["/usr/bin"],
    needed_for: "the tests of boards by Bluetooth",
};

const PGN_EXTRACT: Tool = Tool {
    program: "pgn-extract",
    package: "pgn-extract",
    also_in: &["/usr/bin", "/usr/games"],
    needed_for: "the tests of exported games",
};

const IP: Tool = Tool {
    program: "ip",
    package: "iproute2",
    also_in: &["/usr/sbin", "/sbin", "/usr/bin", "/bin"],
    needed_for: "the tests of cut cables",
};

const CHROMIUM: Tool = Tool {
    program: "chromium",
    package: "chromium",
    also_in: &["/usr/bin"],
    needed_for: "the tests of the pages",
};

const SCREEN: Tool = Tool {
    program: "Xvfb",
    package: "xvfb",
    also_in: &["/usr/bin"],
    needed_for: "the tests of a locked device's browser",
};

/// A compositor with the server for X programs that it wants, a finger, a keyboard's map, a camera.
const KEYS: [Tool; 5] = [
    of_keys("cage", "cage"),
    of_keys("Xwayland", "xwayland"),
    of_keys("xdotool", "xdotool"),
    of_keys("xkbcli", "libxkbcommon-tools"),
    of_keys("import", "imagemagick"),
];

const fn of_keys(program: &'static str, package: &'static str) -> Tool {
    Tool {
        program,
        package,
        also_in: &["/usr/bin"],
        needed_for: "the test of a locked device's keys",
    }
}

const NFT: Tool = Tool {
    program: "nft",
    package: "nftables",
    also_in: &["/usr/sbin", "/sbin"],
    needed_for: "the tests of cut cables",
};

/// What the demo needs.
pub(crate) fn for_demo() -> Result<()> {
    require(&MOSQUITTO, &Apt::default())
}

/// What all tests need. Without FUSE the power-cut tests skip themselves by name, without network
/// namespaces those of cut cables, so their absence is said and is no error.
pub(crate) fn for_tests() -> Result<()> {
    let apt = Apt::default();
    require(&MOSQUITTO, &apt)?;
    if let Err(missing) = require(&FUSERMOUNT, &apt) {
        say::progress(format_args!("{missing} (going on without)"));
    } else if !Path::new("/dev/fuse").exists() {
        say::progress("no /dev/fuse on this machine: the power-cut tests will be skipped");
    }
    let others = [&DBUS, &PGN_EXTRACT, &IP, &NFT, &CHROMIUM, &SCREEN];
    for tool in others.into_iter().chain(&KEYS) {
        if let Err(missing) = require(tool, &apt) {
            say::progress(format_args!("{missing} (going on without)"));
        }
    }
    python::set_up();
    Ok(())
}

/// What the pages are looked at with.
pub(crate) fn for_pictures() -> Result<()> {
    require(&CHROMIUM, &Apt::default())
}

fn require(tool: &Tool, apt: &Apt) -> Result<()> {
    if is_there(tool) {
        return Ok(());
    }
    if Apt::may_install() {
        say::progress(format_args!(
            "installing {} (for {})",
            tool.package, tool.needed_for
        ));
        if let Err(error) = apt.install(tool.package) {
            say::progress(error);
        }
        if is_there(tool) {
            return Ok(());
        }
    }
    bail!(advice(tool, Apt::exists()))
}

fn is_there(tool: &Tool) -> bool {
    environment::find_program(tool.program, tool.also_in).is_some()
}

fn advice(tool: &Tool, debian: bool) -> String {
    let Tool {
        program, package, ..
    } = tool;
    if debian {
        format!("install {program}: sudo apt-get install {package}")
    } else {
        format!("install {program}: your system's package is probably called {package}")
    }
}

/// Debian's package manager; its lists are brought up to date at most once.
#[derive(Default)]
struct Apt {
    updated: Cell<bool>,
}

impl Apt {
    fn exists() -> bool {
        environment::find_program("apt-get", &["/usr/bin"]).is_some()
    }

    fn may_install() -> bool {
        Self::exists() && is_root()
    }

    fn install(&self, package: &str) -> Result<()> {
        if !self.updated.replace(true) {
            // Old lists may still do; the installation itself tells.
            if let Err(error) = process::run(&mut apt_get(&["update", "--quiet"])) {
                say::progress(error);
            }
        }
        process::run(&mut apt_get(&[
            "install",
            "--yes",
            "--quiet",
            "--no-install-recommends",
            package,
        ]))
    }
}

fn apt_get(args: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command
        .args(["-o", "DPkg::Lock::Timeout=300"])
        .args(args)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(std::process::Stdio::null())
        // The output is for results, which programs may read.
        .stdout(std::io::stderr());
    command
}

/// Whether this process runs as root; the owner of its entry in /proc tells without a system
/// call of our own.
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata("/proc/self").is_ok_and(|found| found.uid() == 0)
}

#[cfg(test)]
mod tests {
    use super::{Apt, MOSQUITTO, Tool, advice, is_there};

    #[test]
    fn the_advice_is_one_line_that_can_be_typed() {
        assert_eq!(
            advice(&MOSQUITTO, true),
            "install mosquitto: sudo apt-get install mosquitto"
        );
        assert_eq!(
            advice(&MOSQUITTO, false),
            "install mosquitto: your system's package is probably called mosquitto"
        );
    }

    #[test]
    fn a_program_is_found_in_path_or_in_the_folders_named() {
        let here = Tool {
            program: "sh",
            also_in: &[],
            ..MOSQUITTO
        };
        let nowhere = Tool {
            program: "no-such-program",
            ..MOSQUITTO
        };
        let not_executable = Tool {
            program: "passwd",
            also_in: &["/etc"],
            ..MOSQUITTO
        };
        assert!(is_there(&here));
        assert!(!is_there(&nowhere));
        let found = crate::environment::find_program(not_executable.program, &["/etc"]);
        assert_ne!(found, Some("/etc/passwd".into()));
    }

    #[test]
    fn lists_are_not_updated_before_something_is_missing() {
        assert!(!Apt::default().updated.get());
    }
}
