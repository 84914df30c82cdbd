//! Serial ports by USB that this machine does not have: a device's agent has folders `/dev` and `/sys/class/tty` of its own, in
//! which only they are. This needs root, as mounts do.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Puts the folders in place and becomes the program.
const ENTER: &str = "set -e
mount --bind /dev/pts \"$0/dev/pts\"
mount --bind /dev/null \"$0/dev/null\"
mount --rbind \"$0/dev\" /dev
mount --bind \"$0/tty\" /sys/class/tty
exec \"$@\"";

/// The serial ports of a device.
#[derive(Debug)]
pub struct UsbPorts {
    folder: PathBuf,
}

/// Whether a program can have folders of its own; says so when `test` is skipped for it.
pub fn available(test: &str) -> bool {
    let trial = "mount --bind /sys/class/tty /sys/class/tty";
    let mut tried = Command::new("unshare");
    tried.args(["--mount", "sh", "-c", trial]);
    let is_there = tried.output().is_ok_and(|output| output.status.success());
    if !is_there {
        println!("SKIPPED {test}: mounts need root");
    }
    is_there
}

impl UsbPorts {
    /// Ports of these names, such as `ttyUSB0`. Each is there while something is at [`port`](Self::port).
    pub fn new(folder: &Path, names: &[&str]) -> Self {
        fs::create_dir_all(folder.join("dev/pts")).unwrap();
        fs::write(folder.join("dev/null"), "").unwrap();
        for name in names {
            fs::create_dir_all(folder.join("tty").join(name)).unwrap();
        }
        Self {
            folder: folder.to_owned(),
        }
    }

    /// Where the port of this name is for programs that have this machine's folders.
    pub fn port(&self, name: &str) -> PathBuf {
        self.folder.join("dev").join(name)
    }

    /// The same program at the device.
    pub fn command(&self, command: &Command) -> Command {
        let mut there = Command::new("unshare");
        there.args(["--mount", "sh", "-c", ENTER]).arg(&self.folder);
        there.arg(command.get_program()).args(command.get_args());
        for (variable, value) in command.get_envs() {
            if let Some(value) = value {
                there.env(variable, value);
            }
        }
        there
    }
}
