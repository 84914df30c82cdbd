//! One broker process.

use std::io;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::{Files, Program, log};

/// A running broker; killed when dropped.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
}

impl Process {
    /// Starts it. The kernel ends it when the thread that calls this ends, so that thread must
    /// live as long as the node.
    pub(super) fn start(program: &Program, files: &Files) -> io::Result<Self> {
        let mut command = match &program.setpriv {
            Some(setpriv) => {
                let mut command = Command::new(setpriv);
                command.args(["--pdeathsig", "KILL", "--"]);
                command.arg(&program.mosquitto);
                command
            }
            None => Command::new(&program.mosquitto),
        };
        let mut child = command
            .arg("-c")
            .arg(&files.settings)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()?;
        let stderr = child.stderr.take();
        let process = Self { child };
        std::fs::write(&files.pid, format!("{}\n", process.id()))?;
        if let Some(stderr) = stderr {
            let span = tracing::Span::current();
            std::thread::Builder::new()
                .name("broker-log".to_owned())
                .spawn(move || span.in_scope(|| log::repeat(stderr)))?;
        }
        Ok(process)
    }

    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Its end, if it has ended.
    pub(super) fn ended(&mut self) -> Option<String> {
        match self.child.try_wait() {
            Ok(None) => None,
            Ok(Some(status)) => Some(describe(status)),
            Err(error) => Some(error.to_string()),
        }
    }

    /// Asks it to end; after `patience` it is ended.
    pub(super) fn stop(mut self, patience: Duration) {
        let step = Duration::from_millis(20);
        if let Ok(pid) = i32::try_from(self.id()) {
            let _ = kill(Pid::from_raw(pid), Signal::SIGTERM);
        }
        let mut waited = Duration::ZERO;
        while waited < patience && self.ended().is_none() {
            std::thread::park_timeout(step);
            waited += step;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn describe(status: ExitStatus) -> String {
    use std::os::unix::process::ExitStatusExt;
    match (status.code(), status.signal()) {
        (Some(code), _) => format!("ended with status {code}"),
        (None, Some(signal)) => format!("was ended by signal {signal}"),
        (None, None) => "ended".to_owned(),
    }
}
