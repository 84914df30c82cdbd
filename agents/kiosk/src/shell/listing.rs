//! What runs and is shown on the machine, when an official asks (VEN-3). The daemon takes its time for the windows, and
//! proc has many files: the agent goes on meanwhile.

use std::path::Path;

use adoube_proto::v1::OrderOutcome;
use tokio::{sync::mpsc::Sender, task::spawn_blocking};

use super::{
    applications,
    lockdown::{self, Platform},
    seen,
};
use crate::{
    agent::Input,
    bus::{
        answers,
        orders::{Answer, Chore},
    },
    lockdown::{said::Ran, windows::Windows},
};

/// Where the machine tells of itself, and of its processes.
const ROOT: &str = "/";
const PROC: &str = "/proc";

/// Lists it, and tells the agent what came of the order of that id.
pub(super) async fn carry_out(platform: impl Platform, id: String, inputs: Sender<Input>) {
    let windows = lockdown::windows(&platform).await;
    if let Err(why) = &windows {
        tracing::info!(why, "windows are counted only");
    }
    let running = lockdown::running(&platform).await;
    if let Err(why) = &running {
        tracing::info!(why, "whose programs run is not told");
    }
    let known = running.unwrap_or_default();
    let listing = spawn_blocking(move || listed(windows.ok().as_ref(), &known));
    let answer = listing.await.unwrap_or_else(|error| failed(&error));
    let chore = Chore::ListApplications;
    let _ = inputs.send(Input::Carried { id, chore, answer }).await;
}

/// With these windows, where the daemon lists them, and what it knows of what runs.
pub(super) fn listed(windows: Option<&Windows>, known: &[Ran]) -> Answer {
    let seen = seen::lines(Path::new(ROOT), windows);
    let taken = seen.iter().map(|line| line.len() + 3).sum();
    match applications::list(Path::new(PROC), taken, known) {
        Ok(found) => Answer {
            outcome: OrderOutcome::Done,
            detail: answers::applications(found.processes, found.names),
            // What belongs to the machine stands before what runs on it, and leaves it room.
            lines: [seen, found.lines].concat(),
            more: found.more,
            ..Answer::default()
        },
        Err(error) => failed(&error),
    }
}

fn failed(error: &impl std::fmt::Display) -> Answer {
    Answer {
        outcome: OrderOutcome::Failed,
        detail: format!("the computer does not list its processes: {error}"),
        ..Answer::default()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use tokio::sync::mpsc;

    use super::{super::lockdown::Nobody, *};

    /// Where nobody could list windows they are counted, and all else is told.
    #[tokio::test]
    async fn ven_3_what_runs_is_told_where_nobody_lists_windows() {
        let (inputs, mut told) = mpsc::channel(1);
        carry_out(Nobody, "order".to_owned(), inputs).await;
        let Some(Input::Carried { id, answer, .. }) = told.recv().await else {
            panic!("nothing was told");
        };
        assert_eq!((id.as_str(), answer.outcome), ("order", OrderOutcome::Done));
        let windows = answer.lines.iter().filter(|it| it.starts_with("windows: "));
        assert_eq!(windows.count(), 1);
        assert!(answer.lines.iter().any(|it| it.contains("(user ")));
    }
}
