//! Removing machines: this process's own at its end, and those of runs that were killed.

use std::fs;
use std::path::Path;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::command::run_ip;

/// Before the process id in a namespace's name. Nobody else names theirs like this.
pub(super) const PREFIX: &str = "adoube-test-";
/// Where `ip` keeps named namespaces.
pub(super) const FOLDER: &str = "/run/netns/";

/// Removes what tests left whose process is gone.
pub(super) fn remove() {
    let Ok(entries) = fs::read_dir(FOLDER) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if maker(&name).is_some_and(|pid| !Path::new(&format!("/proc/{pid}")).exists()) {
            remove_one(&name);
        }
    }
}

/// The process that made the namespace, if it is one of ours.
fn maker(name: &str) -> Option<u32> {
    let (pid, _) = name.strip_prefix(PREFIX)?.split_once('-')?;
    pid.parse().ok()
}

/// Ends whatever runs in the namespace, and removes it. Whoever is quicker is no trouble.
pub(super) fn remove_one(namespace: &str) {
    if let Ok(listed) = run_ip(&["netns", "pids", namespace]) {
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        for pid in listed.lines().filter_map(|line| line.trim().parse().ok()) {
            // The test itself is on the officials' machine.
            if pid != i32::try_from(std::process::id()).unwrap_or(0) {
                let _ = kill(Pid::from_raw(pid), Signal::SIGKILL);
            }
        }
    }
    let _ = run_ip(&["netns", "delete", namespace]);
}

#[cfg(test)]
mod tests {
    use super::maker;

    #[test]
    fn only_our_own_names_are_ours() {
        for (name, pid) in [
            ("adoube-test-123-0-madrid-1", Some(123)),
            ("adoube-test-x-0-madrid", None),
            ("adoube-test-123", None),
            ("docker-123-0", None),
            ("adoube-testing", None),
        ] {
            assert_eq!(maker(name), pid, "{name}");
        }
    }
}
