//! Commands that came after an instant at which a board does something by itself. They wait until
//! that is decided: an earlier command may still be on its way.

use std::collections::{BTreeMap, VecDeque};

use adoube_tournament::board::Command;
use adoube_tournament::ids::BoardId;

use super::commands::Origin;

/// Players' and officials' commands that may wait; more are refused as busy.
const MAX: usize = 1_024;

/// A command with those who wait for its answer.
#[derive(Debug)]
pub(in crate::shard) struct Deferred {
    pub(in crate::shard) command: Command,
    pub(in crate::shard) origin: Origin,
}

/// All commands that wait, by board, in order.
#[derive(Debug, Default)]
pub(in crate::shard) struct DeferredCommands {
    boards: BTreeMap<BoardId, VecDeque<Deferred>>,
    count: usize,
}

impl DeferredCommands {
    /// Lets a command wait; gives back who asked if too many do. The coordinator's own, of which there
    /// are few a board, always find room: without them a seat would stay as it was.
    pub(in crate::shard) fn push(
        &mut self,
        board: BoardId,
        deferred: Deferred,
    ) -> Result<(), Origin> {
        if self.count >= MAX && deferred.origin != Origin::Own {
            return Err(deferred.origin);
        }
        self.count += 1;
        self.boards.entry(board).or_default().push_back(deferred);
        Ok(())
    }

    /// The command of a board that waits longest.
    pub(in crate::shard) fn first(&self, board: BoardId) -> Option<&Command> {
        let waiting = self.boards.get(&board)?;
        waiting.front().map(|deferred| &deferred.command)
    }

    /// Takes the command of a board that waits longest.
    pub(in crate::shard) fn pop(&mut self, board: BoardId) -> Option<Deferred> {
        let waiting = self.boards.get_mut(&board)?;
        let first = waiting.pop_front();
        if waiting.is_empty() {
            self.boards.remove(&board);
        }
        self.count -= usize::from(first.is_some());
        first
    }

    /// Gives up all, and tells who waited.
    pub(in crate::shard) fn abandon(&mut self) -> Vec<Origin> {
        self.count = 0;
        let boards = std::mem::take(&mut self.boards);
        let all = boards.into_values().flatten();
        all.map(|deferred| deferred.origin).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_tournament::actor::Actor;
    use adoube_tournament::board::Order;
    use adoube_tournament::board::command::{Release, SystemOrder};
    use adoube_tournament::ids::CommandId;
    use adoube_tournament::time::Time;

    fn deferred(origin: Origin) -> Deferred {
        Deferred {
            command: Command::new(
                Actor::Coordinator,
                Time(1),
                Order::System(SystemOrder::Release(Release::default())),
            ),
            origin,
        }
    }

    #[test]
    fn the_room_is_bounded_but_for_the_coordinators_own() {
        let (mut waiting, board) = (DeferredCommands::default(), BoardId { round: 1, board: 1 });
        let call = |n| Origin::Call(crate::shard::CallId(n), CommandId([0; 16]));
        for n in 0..MAX as u64 {
            assert!(waiting.push(board, deferred(call(n))).is_ok());
        }
        assert!(waiting.push(board, deferred(call(9_999))).is_err());
        assert!(waiting.push(board, deferred(Origin::Own)).is_ok());
        assert!(waiting.pop(board).is_some() && waiting.pop(board).is_some());
        assert!(waiting.push(board, deferred(call(9_999))).is_ok());
        assert_eq!(waiting.abandon().len(), MAX);
        assert!(waiting.first(board).is_none());
    }
}
