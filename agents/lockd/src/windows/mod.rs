//! The windows that there are (VEN-3): which programs can show some, and, where an X server shows them, how many there are
//! and what they are called. A Wayland compositor tells no other program of its windows.
//!
//! An X server is the player's own program: it is asked by a process that has no rights any more, and not for long.

mod programs;
mod reach;
mod timed;
mod titles;

use std::collections::BTreeSet;

use serde::Serialize;

use crate::{clock, diag::unix};
pub use programs::Shows;
use reach::Reached;
use titles::Window;

/// Screens that are asked.
const MOST_SCREENS: usize = 4;
/// For all of them together, milliseconds.
const PATIENCE_MS: u64 = 1000;

/// What is told.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Listed {
    /// All of it.
    Windows {
        /// Programs that can show windows.
        programs: Vec<Shows>,
        /// Each screen that somebody is connected to.
        screens: Vec<Screen>,
    },
    /// Nothing, and why, for people.
    Refused(String),
}

/// A screen's server.
#[derive(Debug, Serialize)]
pub struct Screen {
    /// Its socket.
    at: String,
    #[serde(flatten)]
    told: Told,
}

/// What it tells.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "state")]
enum Told {
    /// Its windows, the uppermost first, and how many there are beside them.
    Told { windows: Vec<Window>, more: usize },
    /// Nothing.
    Unavailable { why: Untold },
}

/// Why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Untold {
    /// A compositor tells no program of another's windows.
    Compositor,
    /// The server lets nobody in but whom it knows.
    Refused,
    /// The server does not answer in time.
    Silent,
    /// The server's answer is none.
    Garbled,
}

/// Lists them, and gives up every right on the way: for a process of its own, which needs root at its beginning, and is
/// an ordinary user's at its end.
pub fn list(user: u32) -> Listed {
    let all = match unix::all() {
        Ok(all) => all,
        Err(error) => {
            return Listed::Refused(format!("the kernel does not list sockets: {error}"));
        }
    };
    let ends = programs::ends(&all);
    let programs = programs::connected(&ends);
    let servers: BTreeSet<&String> = ends.values().collect();
    let servers = servers.into_iter().take(MOST_SCREENS);
    let reached: Vec<(String, Reached)> =
        servers.map(|at| (at.clone(), reach::reach(at))).collect();
    // Nothing that a server says is read before.
    if let Err(error) = reach::give_up_rights(user) {
        return Listed::Refused(format!("no screen is asked with root's rights: {error}"));
    }
    let until_ms = clock::now_ms() + PATIENCE_MS;
    let told = |(at, reached)| Screen {
        at,
        told: told(reached, until_ms),
    };
    Listed::Windows {
        programs,
        screens: reached.into_iter().map(told).collect(),
    }
}

fn told(reached: Reached, until_ms: u64) -> Told {
    let windows = reached.and_then(|stream| titles::read(stream, until_ms));
    match windows {
        Ok((windows, more)) => Told::Told { windows, more },
        Err(why) => Told::Unavailable { why },
    }
}
