//! What the agent asks for: a line of JSON each, answered by one.

use serde::{Deserialize, Serialize};

use crate::{
    changes,
    execs::{self, Process},
    layers::Standing,
};

use super::engage::Held;

/// A request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", tag = "ask")]
pub(super) enum Request {
    /// How each layer stands.
    Layers,
    /// What runs.
    Running,
    /// The player's programs are to stand still.
    Freeze,
    /// They may go on.
    Thaw,
    /// They are to end.
    Kill,
}

/// An answer.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Answer<'a> {
    Layers(&'a [Standing]),
    Running(Vec<Running>),
    Done,
    Refused(String),
}

/// A process, and whether it should be there.
#[derive(Debug, Serialize)]
pub(super) struct Running {
    #[serde(flatten)]
    process: Process,
    /// It is the player's, and its program is not on the list.
    stranger: bool,
}

/// Processes that are told at most.
const MOST: usize = 2000;

pub(super) fn answer<'a>(held: &'a Held, line: &[u8]) -> Answer<'a> {
    match serde_json::from_slice(line) {
        Err(error) => Answer::Refused(format!("not a request: {error}")),
        Ok(Request::Layers) => Answer::Layers(&held.layers),
        Ok(Request::Running) => Answer::Running(running(held)),
        Ok(Request::Freeze) => stop(held, changes::freeze),
        Ok(Request::Thaw) => stop(held, changes::thaw),
        Ok(Request::Kill) => stop(held, changes::kill),
    }
}

fn running(held: &Held) -> Vec<Running> {
    let told = |process| Running {
        stranger: held.is_stranger(&process),
        process,
    };
    execs::running().take(MOST).map(told).collect()
}

fn stop(
    held: &Held,
    act: impl Fn(&std::path::Path) -> Result<(), changes::ChangeError>,
) -> Answer<'static> {
    let Some(group) = &held.group else {
        return Answer::Refused(
            "this device has no control group for the player's programs".into(),
        );
    };
    match act(group) {
        Ok(()) => Answer::Done,
        Err(error) => Answer::Refused(error.to_string()),
    }
}
