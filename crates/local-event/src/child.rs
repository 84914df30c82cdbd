//! One program as a child process.

use adoube_user_text::text;
use std::fs::OpenOptions;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use tokio::process::{Child as Process, ChildStdin, Command};

use super::texts::of_file;

/// How long a child may take to stop when it is asked to.
const GRACE: Duration = Duration::from_secs(5);

/// Lines of a log that are shown when its program failed.
const TAIL: usize = 15;

/// What to start.
#[derive(Debug, Clone)]
pub(crate) struct Spec {
    /// As people are told of it: `coordinator`, `venue madrid`, `kiosk madrid-1`.
    pub(crate) name: String,
    pub(crate) program: PathBuf,
    pub(crate) args: Vec<String>,
    pub(crate) log: PathBuf,
}

/// A running program. Its standard input is a pipe that we hold: when we die, however that
/// happens, the pipe closes and the program stops by itself.
pub(crate) struct Child {
    pub(crate) spec: Spec,
    process: Process,
    stdin: Option<ChildStdin>,
}

impl Child {
    /// Starts it, in a process group of its own so that Ctrl-C reaches us alone and we stop
    /// things in order.
    pub(crate) fn start(spec: Spec) -> Result<Self> {
        let log = OpenOptions::new().create(true).append(true).open(&spec.log);
        let log = log.with_context(|| of_file("cli-folder-file-unwritable", &spec.log))?;
        let mut process = Command::new(&spec.program)
            .args(&spec.args)
            .arg("--until-stdin-closes")
            // What they log goes to files, and its end into errors.
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(log.try_clone()?)
            .stderr(log)
            .process_group(0)
            .kill_on_drop(true)
            .spawn()
            .with_context(|| of_file("cli-local-not-started", &spec.program))?;
        let stdin = process.stdin.take();
        Ok(Self {
            spec,
            process,
            stdin,
        })
    }

    /// Which process it is; none once it has ended.
    pub(crate) fn process(&self) -> Option<u32> {
        self.process.id()
    }

    /// How it ended, if it has.
    pub(crate) fn ended(&mut self) -> Result<Option<ExitStatus>> {
        Ok(self.process.try_wait()?)
    }

    /// Kills it as a power cut would.
    pub(crate) async fn kill(&mut self) -> Result<()> {
        self.process
            .kill()
            .await
            .with_context(|| text!("cli-local-not-killed", name: &self.spec.name))
    }

    /// Asks it to stop; see [`Child::stopped`].
    pub(crate) fn ask_to_stop(&mut self) {
        if let Some(pid) = self.process.id().and_then(|pid| i32::try_from(pid).ok()) {
            let _ = kill(Pid::from_raw(pid), Signal::SIGTERM);
        }
        self.stdin = None;
    }

    /// Waits until it has stopped, and kills it when it takes too long. True if it stopped by
    /// itself.
    pub(crate) async fn stopped(&mut self) -> bool {
        if tokio::time::timeout(GRACE, self.process.wait())
            .await
            .is_ok()
        {
            return true;
        }
        let _ = self.process.kill().await;
        false
    }

    /// The end of what it logged.
    pub(crate) fn tail(&self) -> String {
        tail(&self.spec.log)
    }
}

/// The last lines of a log.
pub(crate) fn tail(path: &Path) -> String {
    let text = std::fs::read(path).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.len().saturating_sub(TAIL);
    lines[first..].join("\n")
}

/// How a program ended, in words.
pub(crate) fn describe(name: &str, status: ExitStatus) -> String {
    let (how, status) = match (status.code(), status.signal()) {
        (Some(code), _) => ("status", code),
        (None, Some(signal)) => ("signal", signal),
        (None, None) => ("other", 0),
    };
    text!("cli-local-ended", name, how, status)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A child that writes a line, then lives as the script says. The trailing argument that
    /// every program gets is the script's own `$0`.
    fn start(folder: &Path, script: &str) -> Child {
        Child::start(Spec {
            name: "test".to_owned(),
            program: "/bin/sh".into(),
            args: vec!["-c".to_owned(), format!("echo begun; {script}")],
            log: folder.join("log"),
        })
        .unwrap()
    }

    async fn wait_for_log(child: &Child) {
        while !child.tail().contains("begun") {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    #[tokio::test]
    async fn a_child_stops_when_asked_and_its_log_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let mut child = start(folder.path(), "cat");
        wait_for_log(&child).await;
        assert!(child.ended().unwrap().is_none());
        child.ask_to_stop();
        assert!(child.stopped().await);
        assert_eq!(child.tail(), "begun");
    }

    #[tokio::test]
    async fn a_child_that_fails_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let mut child = start(folder.path(), "exit 3");
        let status = loop {
            if let Some(status) = child.ended().unwrap() {
                break status;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        };
        assert_eq!(describe("it", status), "it ended with status 3");
    }

    #[tokio::test]
    async fn a_child_that_will_not_stop_is_killed() {
        let folder = tempfile::tempdir().unwrap();
        let mut child = start(folder.path(), "trap '' TERM; while :; do sleep 0.1; done");
        wait_for_log(&child).await;
        // The trap stands before the first sleep; give the shell the moment that it needs.
        tokio::time::sleep(Duration::from_millis(200)).await;
        child.ask_to_stop();
        assert!(!child.stopped().await);
    }
}
