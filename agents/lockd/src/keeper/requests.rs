//! What the agent asks for: a line of JSON each, answered by one.

use serde::{Deserialize, Serialize};

use crate::{
    changes::ChangeError,
    execs::{self, Process},
    layers,
};

use super::engage::Held;

/// A request. It may hold a secret, and is written to no log.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", tag = "ask")]
pub(super) enum Request {
    /// Hold the machine to the profile, if it is the one of this hash, where one is named. Once answered
    /// the daemon closes its connections, and listens again when the machine is held.
    Engage {
        /// SHA-256 of the profile's file.
        profile: Option<String>,
    },
    /// Put the machine back as it was. Everybody is told that somebody let it go, and connections close.
    Release,
    /// Which profile holds, and how.
    Standing,
    /// How each layer stands.
    Layers,
    /// What runs.
    Running,
    /// Which windows there are. The answer comes once they are listed, to who asked.
    Windows,
    /// Prove every layer by trying. The answer says only that it has begun; the proofs come to everybody.
    Check,
    /// Who asks tries in the player's name what is forbidden, as long as he is connected: it is no breach.
    Trying,
    /// Who asks writes breaches down: what nobody heard who does comes first.
    Heed,
    /// Join a wireless network. The answer says only that it has begun; what came of it is told to
    /// everybody.
    Join {
        /// Its name.
        ssid: String,
        /// Its password; empty where it has none.
        secret: String,
    },
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
    Standing(Standing<'a>),
    Layers(&'a [layers::Standing]),
    Running(Vec<Running>),
    Done,
    Refused(String),
}

/// The whole lock.
#[derive(Debug, Serialize)]
pub(super) struct Standing<'a> {
    /// SHA-256 of the profile's file; empty where it cannot be read.
    pub(super) profile: String,
    /// Whether the machine is held to it.
    pub(super) engaged: bool,
    /// How each layer stands.
    pub(super) layers: &'a [layers::Standing],
}

/// A process, and whether it should be there.
#[derive(Debug, Serialize)]
pub(super) struct Running {
    #[serde(flatten)]
    process: Process,
    /// It is the player's.
    player: bool,
    /// It is, and its program is not on the list.
    stranger: bool,
}

/// Processes that are told at most.
const MOST: usize = 2000;

impl Request {
    pub(super) fn read(line: &[u8]) -> Result<Self, Answer<'static>> {
        serde_json::from_slice(line)
            .map_err(|error| Answer::Refused(format!("not a request: {error}")))
    }
}

impl Answer<'_> {
    /// What can be made of numbers and texts can always be written.
    pub(super) fn line(&self) -> Vec<u8> {
        line(self)
    }

    /// The machine is as it was, but for what could not be undone.
    pub(super) fn released(left: &[ChangeError]) -> Answer<'static> {
        if left.is_empty() {
            return Answer::Done;
        }
        let left: Vec<String> = left.iter().map(ToString::to_string).collect();
        let left = left.join("; ");
        Answer::Refused(format!("not undone, will be tried again next time: {left}"))
    }

    /// Everything that runs; without a profile nothing of it is strange.
    pub(super) fn running(held: Option<&Held>) -> Answer<'static> {
        let told = |process: Process| Running {
            player: held.is_some_and(|held| held.players.contains(&process.user)),
            stranger: held.is_some_and(|held| held.bound().is_stranger(&process)),
            process,
        };
        Answer::Running(execs::running().take(MOST).map(told).collect())
    }
}

/// A line of JSON.
pub(super) fn line(value: &impl Serialize) -> Vec<u8> {
    let mut line = serde_json::to_vec(value).unwrap_or_default();
    line.push(b'\n');
    line
}

/// What is asked of a machine that is held, but for what changes that.
pub(super) fn answer<'a>(held: &'a Held, request: &Request) -> Answer<'a> {
    match request {
        Request::Engage { profile } => match profile {
            Some(wanted) if *wanted != held.profile => Answer::Refused(format!(
                "the device is locked with another profile ({}): run `adoube-kiosk unlock`, then \
                 restart its agent",
                held.profile
            )),
            _ => Answer::Done,
        },
        Request::Standing => Answer::Standing(Standing {
            profile: held.profile.clone(),
            engaged: true,
            layers: &held.layers,
        }),
        Request::Layers => Answer::Layers(&held.layers),
        Request::Running => Answer::running(Some(held)),
        // Whoever serves these has more in his hands than what is held.
        Request::Release
        | Request::Check
        | Request::Trying
        | Request::Heed
        | Request::Windows
        | Request::Freeze
        | Request::Thaw
        | Request::Kill
        | Request::Join { .. } => Answer::Refused("not possible while the device is locked".into()),
    }
}
