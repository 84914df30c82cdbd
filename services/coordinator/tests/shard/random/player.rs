//! A kiosk that plays what chance tells it, and repeats a command until it has an answer.

use adoube_coordinator::shard::SessionId;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Play, PlayerOrder};
use adoube_tournament::ids::CommandId;

/// One player at his device.
pub(crate) struct Player {
    pub(crate) device: &'static str,
    pub(crate) link: Option<SessionId>,
    /// The command that has no answer yet.
    pub(crate) open: Option<(CommandId, Order)>,
    acknowledged: Vec<(u32, String)>,
}

impl Player {
    pub(crate) fn new(device: &'static str, link: SessionId) -> Self {
        Self {
            device,
            link: Some(link),
            open: None,
            acknowledged: Vec::new(),
        }
    }

    /// Half-moves that were answered with a record.
    pub(crate) fn acknowledged(&self) -> &[(u32, String)] {
        &self.acknowledged
    }

    /// A command has an answer; repeated commands have several.
    pub(crate) fn answered(&mut self, id: CommandId, verdict: Result<(), String>) {
        let Some((_, order)) = self.open.take_if(|(open, _)| *open == id) else {
            return;
        };
        match (verdict, order) {
            (Ok(()), Order::Player(PlayerOrder::Play(Play { ply, uci, .. }))) => {
                self.acknowledged.push((ply, uci));
            }
            // Nothing was decided: the same again.
            (Err(code), order) if code == "storage" => self.open = Some((id, order)),
            _ => {}
        }
    }
}
