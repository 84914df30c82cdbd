//! Programs are held to the list, and all that runs of the players' is on it.

use std::path::PathBuf;

use nix::errno::Errno;
use serde::Serialize;

use super::{
    outside,
    trial::{Trial, runs},
};
use crate::{execs::Process, profile::Programs, programs::allow::AllowList, strangers::Bound};

/// This very program is on nobody's list.
const STRANGER: &str = "/proc/self/exe";
/// Strangers that are named at most.
const MOST: usize = 20;

/// What runs of the players' as a check is made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Running {
    /// How many.
    pub count: usize,
    /// Those of them whose program is not on the list: they ran before it held.
    pub strangers: Vec<Process>,
}

impl Running {
    pub(super) fn look(programs: &Programs, players: &[u32]) -> Self {
        let (list, _) = AllowList::read(listed(programs));
        let bound = Bound {
            list: &list,
            players,
        };
        let all: Vec<Process> = bound.running().collect();
        Self {
            count: all.len(),
            strangers: all
                .into_iter()
                .filter(|process| bound.is_stranger(process))
                .collect(),
        }
    }

    pub(super) fn trial(&self) -> Trial {
        let fine = self.strangers.is_empty();
        Trial::seen("the player's programs now", self.words(), fine)
    }

    /// For people, in a line.
    pub fn words(&self) -> String {
        if self.strangers.is_empty() {
            return format!("{}, all on the list", self.count);
        }
        let named = self.strangers.iter().take(MOST).map(named);
        let more = self.strangers.len().saturating_sub(MOST);
        let more = (more > 0).then(|| format!("{more} more"));
        named.chain(more).collect::<Vec<_>>().join("; ")
    }
}

/// A path is what the player made of it: it steers no terminal.
fn named(process: &Process) -> String {
    let program = process.program.display().to_string();
    let program = program.replace(char::is_control, "?");
    let Process { name, pid, .. } = process;
    format!("{name} (process {pid}, {program}) is not on the list")
}

fn listed(programs: &Programs) -> impl Iterator<Item = &PathBuf> {
    programs.allow.iter().chain([&programs.control])
}

pub(super) fn trials(programs: &Programs, player: u32) -> Vec<Trial> {
    let stranger = std::fs::read_link(STRANGER).unwrap_or_else(|_| STRANGER.into());
    let control = &programs.control;
    vec![
        Trial::control(
            format!("runs {}, which is on the list", control.display()),
            runs(player, control),
        ),
        Trial::forbidden(
            format!("runs {}, which is not on the list", stranger.display()),
            runs(player, &stranger),
            &[Errno::EPERM],
        ),
        outside::trial(programs, player),
    ]
}
