//! What systemd mounts for a player's session: he may write there, and no list of programs holds it. It comes and goes with
//! his sessions, so it is shut whenever it is there.

use std::path::PathBuf;

use super::engage::Held;
use crate::{
    changes::{self, Change, journal::Journal},
    layers::{LayerName, State},
};

/// Where it is.
pub(crate) fn folder(player: u32) -> PathBuf {
    PathBuf::from(format!("/run/user/{player}"))
}

impl Held {
    /// Whether the layer stands otherwise for it: one that cannot be shut is a way around.
    pub(super) fn shut_sessions(&mut self, journal: &Journal) -> bool {
        let open = self
            .sessions
            .iter()
            .filter(|folder| changes::is_open(folder));
        let shut = open.map(|folder| {
            let folder = folder.clone();
            journal.make_once(&Change::Session { folder })
        });
        let failed = shut.filter_map(Result::err);
        let failed: Vec<String> = failed.map(|error| error.to_string()).collect();
        if failed.is_empty() {
            return false;
        }
        let why = failed.join("; ");
        let mut layers = self.layers.iter_mut();
        let layer = layers.find(|it| it.layer == LayerName::NoExec);
        let Some(standing) = layer else { return false };
        let state = State::Unavailable { why };
        std::mem::replace(&mut standing.state, state.clone()) != state
    }
}
