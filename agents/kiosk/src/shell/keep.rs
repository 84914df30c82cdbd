//! Starts a program again whenever it ends: what systemd does for a playing device's agent and browser, where
//! there is none.

use std::{ffi::OsString, io, pin::pin, process::Stdio, time::Duration};

use nix::{
    sys::signal::{Signal, killpg},
    unistd::Pid,
};
use tokio::process::{Child, ChildStdin, Command};

use super::clock::Clock;

/// Until a program is started again that ended as soon as it was started, milliseconds; doubled each time. One that ran well
/// is started again at once: a player waits for it.
const PAUSE: u64 = 200;
const LONGEST_PAUSE: u64 = 5_000;
/// A program that ran so long had started well, milliseconds.
const WELL: u64 = 2_000;
/// What is told to stop may take so long, milliseconds.
const LEAVE: u64 = 5_000;

/// Keeps the program running until `stop` completes; then it is told to stop, and waited for. Its process group is
/// its own, and ends with it: a browser leaves nothing behind. Its standard input stays open as long as its keeper
/// lives, so that `--until-stdin-closes` ends an agent whose keeper was killed.
///
/// # Errors
/// The program cannot be started the first time, or what asks to stop fails.
pub async fn keep(
    program: &[OsString],
    stop: impl Future<Output = io::Result<&'static str>>,
) -> io::Result<()> {
    let mut stop = pin!(stop);
    let clock = Clock::start();
    let mut pause = 0;
    let mut child = start(program)?;
    loop {
        let began = clock.now().ms();
        tokio::select! {
            ended = child.wait() => tracing::warn!(how = %told(ended), "the program ended"),
            why = &mut stop => {
                tracing::info!(why = why?, "stopping the program");
                return leave(child).await;
            }
        }
        pause = next_pause(pause, clock.now().ms().saturating_sub(began));
        child = loop {
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(pause)) => {}
                why = &mut stop => return why.map(drop),
            }
            match start(program) {
                Ok(child) => break child,
                Err(error) => tracing::error!(%error, "the program cannot be started"),
            }
            pause = next_pause(pause, 0);
        };
        tracing::info!("restarting the program");
    }
}

/// After a program that ran for so long, both milliseconds.
const fn next_pause(last: u64, ran: u64) -> u64 {
    if ran >= WELL {
        return 0;
    }
    match last.saturating_mul(2) {
        0 => PAUSE,
        doubled if doubled < LONGEST_PAUSE => doubled,
        _ => LONGEST_PAUSE,
    }
}

fn start(program: &[OsString]) -> io::Result<Kept> {
    let (name, arguments) = program
        .split_first()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "name a program"))?;
    let mut child = Command::new(name)
        .args(arguments)
        .stdin(Stdio::piped())
        .process_group(0)
        .spawn()?;
    let group = child.id().and_then(|id| i32::try_from(id).ok());
    // Whoever waits for a child closes what stays with it.
    let stdin = child.stdin.take();
    Ok(Kept {
        child,
        group,
        _stdin: stdin,
    })
}

/// A program with all that it started.
struct Kept {
    child: Child,
    group: Option<i32>,
    _stdin: Option<ChildStdin>,
}

impl Kept {
    async fn wait(&mut self) -> io::Result<std::process::ExitStatus> {
        let ended = self.child.wait().await;
        self.signal(Signal::SIGKILL);
        ended
    }

    fn signal(&self, signal: Signal) {
        if let Some(group) = self.group {
            let _ = killpg(Pid::from_raw(group), signal);
        }
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        if self.child.id().is_some() {
            self.signal(Signal::SIGKILL);
        }
    }
}

async fn leave(mut kept: Kept) -> io::Result<()> {
    kept.signal(Signal::SIGTERM);
    let left = tokio::time::timeout(Duration::from_millis(LEAVE), kept.wait()).await;
    if left.is_err() {
        kept.signal(Signal::SIGKILL);
        kept.wait().await?;
    }
    Ok(())
}

fn told(ended: io::Result<std::process::ExitStatus>) -> String {
    ended.map_or_else(|error| error.to_string(), |status| status.to_string())
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_PAUSE, PAUSE, WELL, next_pause};

    #[test]
    fn ven_4_what_dies_at_once_is_started_ever_more_slowly_and_what_ran_at_once() {
        let mut pause = 0;
        for expected in [PAUSE, 400, 800, 1_600, 3_200, LONGEST_PAUSE, LONGEST_PAUSE] {
            pause = next_pause(pause, WELL - 1);
            assert_eq!(pause, expected);
        }
        assert_eq!(next_pause(pause, WELL), 0);
    }
}
