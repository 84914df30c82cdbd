//! A broker that outlived the node that started it.

use std::fs;
use std::path::Path;
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::Files;

/// How long an ended process may take to be gone, in steps of [`STEP`].
const STEPS: u32 = 40;
const STEP: Duration = Duration::from_millis(50);

/// Ends the broker that an earlier run of this node left, if there is one: the recorded process
/// must name our settings file, so that a number used again hits nobody else.
pub(super) async fn end(files: &Files) {
    let Some(pid) = recorded(files) else { return };
    if !ours(pid, &files.settings) {
        return;
    }
    tracing::warn!(pid, "ending the broker left by an earlier run");
    if let Err(error) = kill(Pid::from_raw(pid), Signal::SIGKILL) {
        tracing::warn!(pid, "cannot end it: {error}");
    }
    for _ in 0..STEPS {
        if !ours(pid, &files.settings) {
            return;
        }
        tokio::time::sleep(STEP).await;
    }
}

fn recorded(files: &Files) -> Option<i32> {
    let text = fs::read_to_string(&files.pid).ok()?;
    text.trim().parse().ok().filter(|pid| *pid > 1)
}

/// Whether the process runs, and by these settings. One that is a mere entry in the process table
/// has no command line any more.
fn ours(pid: i32, settings: &Path) -> bool {
    let Ok(line) = fs::read(format!("/proc/{pid}/cmdline")) else {
        return false;
    };
    let mut words = line.split(|byte| *byte == 0);
    words.any(|word| word == settings.as_os_str().as_encoded_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_process_that_names_our_settings_is_ours() {
        let me = i32::try_from(std::process::id()).unwrap();
        let program = std::env::args().next().unwrap();
        assert!(ours(me, Path::new(&program)));
        assert!(!ours(me, Path::new("/nowhere/mosquitto.conf")));
        assert!(!ours(i32::MAX, Path::new(&program)));
    }

    #[test]
    fn a_damaged_record_names_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files {
            settings: folder.path().join("s"),
            rights: folder.path().join("r"),
            pid: folder.path().join("p"),
            trusted: folder.path().join("t"),
        };
        for (text, expected) in [("12\n", Some(12)), ("-1", None), ("1", None), ("x", None)] {
            fs::write(&files.pid, text).unwrap();
            assert_eq!(recorded(&files), expected, "{text:?}");
        }
        fs::remove_file(&files.pid).unwrap();
        assert_eq!(recorded(&files), None);
    }
}
