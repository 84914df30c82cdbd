//! Processes that outlived their parents, such as a broker whose venue node was killed.

use adoube_user_text::text;
use std::path::Path;
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

/// How long what was told to stop may take to go by itself.
const PATIENCE: Duration = Duration::from_secs(3);
const LOOK: Duration = Duration::from_millis(100);

/// Kills every process that names a path below `root` on its command line, ourselves excepted,
/// if it does not go by itself in a moment; tells what was killed.
pub async fn remove(root: &Path) -> Vec<String> {
    let mut waited = Duration::ZERO;
    while !find(root).is_empty() && waited < PATIENCE {
        tokio::time::sleep(LOOK).await;
        waited += LOOK;
    }
    let left = find(root);
    for (pid, _) in &left {
        let _ = kill(Pid::from_raw(*pid), Signal::SIGKILL);
    }
    left.into_iter()
        .map(|(pid, line)| text!("cli-local-leftover", line, process: pid))
        .collect()
}

/// Only these are ever ended: a shell or an editor that names the folder is somebody's own.
const PROGRAMS: [&str; 5] = [
    "mosquitto",
    "adoube-coordinator",
    "adoube-venue",
    "adoube-kiosk",
    "adoube-lockd",
];

fn find(root: &Path) -> Vec<(i32, String)> {
    let root = root.to_string_lossy();
    let Ok(processes) = std::fs::read_dir("/proc") else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for process in processes.flatten() {
        let pid = process.file_name().to_string_lossy().parse::<i32>();
        let (Ok(pid), Ok(line)) = (pid, std::fs::read(process.path().join("cmdline"))) else {
            continue;
        };
        let line = String::from_utf8_lossy(&line);
        let mut words = line.split('\0');
        let program = words.next().unwrap_or_default();
        let program = program.rsplit('/').next().unwrap_or_default();
        if PROGRAMS.contains(&program) && words.any(|word| word.starts_with(&*root)) {
            found.push((pid, line.trim_matches('\0').replace('\0', " ")));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::process::Stdio;

    use super::*;

    #[tokio::test]
    async fn nothing_is_found_where_nothing_runs() {
        let root = tempfile::tempdir().unwrap();
        assert!(remove(root.path()).await.is_empty());
    }

    #[tokio::test]
    async fn a_program_that_stayed_is_removed_and_named() {
        let root = tempfile::tempdir().unwrap();
        let script = root.path().join("script");
        // It waits without a child, which would have its command line for a moment.
        std::fs::write(&script, "read forever\n").unwrap();
        let mut shell = tokio::process::Command::new("/bin/sh");
        shell.stdin(Stdio::piped()).kill_on_drop(true);
        let mut bystander = shell.arg(&script).spawn().unwrap();
        let mut child = shell.arg0("adoube-venue").spawn().unwrap();
        // Until the shell has taken our place in the child, its command line is ours.
        while find(root.path()).is_empty() {
            tokio::time::sleep(LOOK).await;
        }
        let removed = remove(root.path()).await;
        assert_eq!(removed.len(), 1, "{removed:?}");
        assert!(!child.wait().await.unwrap().success());
        assert!(
            bystander.try_wait().unwrap().is_none(),
            "it is somebody's own"
        );
        bystander.kill().await.unwrap();
    }
}
