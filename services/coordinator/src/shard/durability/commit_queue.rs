//! Outputs wait here until the records they speak of are durable.

use std::collections::{BTreeMap, VecDeque};

use adoube_proto::v1;
use adoube_tournament::ids::BoardId;

use crate::shard::Shard;
use crate::shard::boards::commands::{Origin, Verdict};
use crate::shard::input::{Output, StreamId, Ticket};
use crate::shard::officials::watchers::RoundChoice;

/// A queue that is empty keeps room for so many: the start of a round fills it with thousands, and the next
/// such burst is an hour away.
const ROOM: usize = 256;

/// The next of a queue, which gives back the room of a burst that is over.
pub(in crate::shard) fn next<T>(queue: &mut VecDeque<T>) -> Option<T> {
    let next = queue.pop_front();
    if queue.is_empty() && queue.capacity() > 2 * ROOM {
        queue.shrink_to(ROOM);
    }
    next
}

/// Transactions under way and what waits for them.
#[derive(Debug)]
pub(in crate::shard) struct CommitQueue<T> {
    issued: Ticket,
    durable: Ticket,
    /// Issued and not answered: answers can overtake each other.
    unanswered: u64,
    held: VecDeque<(Ticket, T)>,
    /// Those that belong to one board.
    boards: BTreeMap<Ticket, BoardId>,
    /// How many each board has under way.
    counts: BTreeMap<BoardId, u32>,
}

impl<T> Default for CommitQueue<T> {
    fn default() -> Self {
        Self {
            issued: Ticket(0),
            durable: Ticket(0),
            unanswered: 0,
            held: VecDeque::new(),
            boards: BTreeMap::new(),
            counts: BTreeMap::new(),
        }
    }
}

impl<T> CommitQueue<T> {
    /// The ticket of a new transaction, of a board's stream or of another.
    pub(in crate::shard) fn issue(&mut self, board: Option<BoardId>) -> Ticket {
        self.issued = Ticket(self.issued.0 + 1);
        self.unanswered += 1;
        if let Some(board) = board {
            self.boards.insert(self.issued, board);
            *self.counts.entry(board).or_default() += 1;
        }
        self.issued
    }

    /// Holds an output until all that was issued so far is durable.
    pub(in crate::shard) fn hold(&mut self, output: T) {
        self.held.push_back((self.issued, output));
    }

    /// A transaction is durable; they become so in order. Gives the board it belongs to.
    pub(in crate::shard) fn done(&mut self, ticket: Ticket) -> Option<BoardId> {
        self.unanswered = self.unanswered.saturating_sub(1);
        self.durable = self.durable.max(ticket);
        let board = self.boards.remove(&ticket)?;
        if let Some(count) = self.counts.get_mut(&board) {
            *count -= 1;
            if *count == 0 {
                self.counts.remove(&board);
            }
        }
        Some(board)
    }

    /// A transaction has an answer that makes nothing durable.
    pub(super) const fn not_done(&mut self) {
        self.unanswered = self.unanswered.saturating_sub(1);
    }

    /// The newest transaction.
    pub(in crate::shard) const fn newest(&self) -> Ticket {
        self.issued
    }

    /// Whether a transaction and all before it are known to be durable.
    pub(super) fn is_durable(&self, ticket: Ticket) -> bool {
        ticket <= self.durable
    }

    /// Whether every transaction has its answer.
    pub(super) const fn all_answered(&self) -> bool {
        self.unanswered == 0
    }

    /// Whether the ledger may hold less of the board than the shard does.
    pub(in crate::shard) fn is_under_way(&self, board: BoardId) -> bool {
        self.counts.contains_key(&board)
    }

    /// The next output that may go out.
    pub(in crate::shard) fn release(&mut self) -> Option<T> {
        let ready = self
            .held
            .front()
            .is_some_and(|(ticket, _)| *ticket <= self.durable);
        if ready {
            next(&mut self.held).map(|(_, output)| output)
        } else {
            None
        }
    }

    /// Gives up all that waits, for it may never become true.
    pub(in crate::shard) fn abandon(&mut self) -> Vec<T> {
        self.held.drain(..).map(|(_, output)| output).collect()
    }

    /// Counts everything issued as settled, once all has been answered and the ledger was read
    /// again; nothing may be held.
    pub(super) fn settle(&mut self) {
        self.durable = self.issued;
        self.boards.clear();
        self.counts.clear();
    }
}

/// An output that waits for its records to be durable, or what becomes one then.
#[derive(Debug)]
pub(in crate::shard) enum PendingOutput {
    Output(Output),
    /// The answer to a command on a board, for either of those who can give one.
    Answer(Origin, Box<Verdict>),
    /// To every watcher of the board's round.
    Board(u16, Box<v1::BoardView>),
    /// From now on the watcher gets changes.
    Watching(StreamId, u16, RoundChoice),
    /// Devices and venues that belong here now.
    Enrolled,
}

impl From<Output> for PendingOutput {
    fn from(output: Output) -> Self {
        Self::Output(output)
    }
}

impl Shard {
    pub(in crate::shard) fn hold(&mut self, output: impl Into<PendingOutput>) {
        self.durability.commit.hold(output.into());
    }

    /// Lets everything out that speaks of durable records.
    pub(in crate::shard) fn release(&mut self) {
        while let Some(held) = self.durability.commit.release() {
            match held {
                PendingOutput::Output(output) => self.outputs.push_back(output),
                PendingOutput::Answer(origin, verdict) => {
                    self.outputs.extend(origin.output(*verdict));
                }
                PendingOutput::Board(round, view) => {
                    let watchers = &self.officials.watchers;
                    watchers.tell_board(round, &view, &mut self.outputs);
                }
                PendingOutput::Watching(watcher, round, choice) => {
                    self.officials.watchers.add(watcher, round, choice);
                }
                PendingOutput::Enrolled => self.tell_enrolled(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_go_out_in_order_and_only_when_durable() {
        let mut commit = CommitQueue::default();
        commit.hold("before anything");
        let first = commit.issue(None);
        commit.hold("after the first");
        let second = commit.issue(None);
        commit.hold("after the second");
        assert_eq!(commit.release(), Some("before anything"));
        assert_eq!(commit.release(), None);
        commit.done(first);
        assert_eq!(commit.release(), Some("after the first"));
        assert_eq!(commit.release(), None);
        commit.done(second);
        assert_eq!(commit.release(), Some("after the second"));
        assert!(commit.all_answered());
    }

    #[test]
    fn what_may_never_become_true_is_given_up() {
        let mut commit = CommitQueue::default();
        commit.issue(None);
        commit.hold(1);
        commit.hold(2);
        assert_eq!(commit.abandon(), [1, 2]);
        commit.not_done();
        commit.settle();
        assert_eq!(commit.release(), None);
    }

    #[test]
    fn a_board_is_under_way_until_its_last_transaction_is_durable() {
        let mut commit = CommitQueue::<()>::default();
        let id = |board| BoardId { round: 1, board };
        let first = commit.issue(Some(id(1)));
        let other = commit.issue(Some(id(2)));
        let second = commit.issue(Some(id(1)));
        for (ticket, one, two) in [
            (first, true, true),
            (other, true, false),
            (second, false, false),
        ] {
            commit.done(ticket);
            let under_way = [id(1), id(2)].map(|board| commit.is_under_way(board));
            assert_eq!(under_way, [one, two], "{ticket:?}");
        }
    }
}
