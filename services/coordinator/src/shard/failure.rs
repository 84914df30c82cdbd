//! When the ledger does not take records: the clocks stop in memory at that instant, nothing is
//! promised, and once the ledger is back the state is what it says.

use adoube_ledger::{Head, Outcome};
use adoube_record::streams;
use adoube_tournament::board::{Board, Order, OutageCause};
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Time;

use super::boards::{Origin, Verdict};
use super::input::{Failure, Now, Output, Ticket};
use super::{Held, Shard, State};

impl Shard {
    pub(super) fn appended(&mut self, ticket: Ticket, outcome: Outcome, now: Now) {
        if self.halted.is_some() {
            return self.settle_if_last(ticket);
        }
        match outcome {
            Outcome::Done(heads) => {
                self.commit.done(ticket);
                self.vouch(ticket, &heads, now);
            }
            other => {
                tracing::error!(outcome = ?other, "the ledger did not take a record");
                self.halt(now);
                self.settle_if_last(ticket);
            }
        }
    }

    /// Signs the heads of boards where that is due.
    fn vouch(&mut self, ticket: Ticket, heads: &[Head], now: Now) {
        let (Some(board), Some(head)) = (self.appending.remove(&ticket), heads.first()) else {
            return;
        };
        self.sign_head(board, head.sequence, *head.hash.as_bytes(), now);
    }

    /// Stops everything. Who waits for an answer gets one when the ledger has been read again:
    /// a command may have been written after all.
    fn halt(&mut self, now: Now) {
        self.halted = Some(now.game);
        self.appending.clear();
        self.due.clear();
        self.due_of.clear();
        for deferred in std::mem::take(&mut self.deferred) {
            self.unanswered.push(deferred.origin());
        }
        for held in self.commit.abandon() {
            match held {
                Held::Answer(origin, _) => self.unanswered.push(origin),
                Held::Reply(call, _) => {
                    self.outputs
                        .push_back(Output::Reply(call, Err(Failure::Storage)));
                }
                _ => {}
            }
        }
    }

    /// The last outcome is known: nothing is under way, so the ledger can be read.
    fn settle_if_last(&mut self, ticket: Ticket) {
        if self.commit.is_last(ticket) {
            self.commit.settle();
            self.outputs.push_back(Output::Reload);
        }
    }

    pub(super) fn reloaded(&mut self, state: State, now: Now) {
        let Some(since) = self.halted.take() else {
            return;
        };
        tracing::warn!("the ledger is back; going on from what it holds");
        self.state = state;
        self.answer_the_unanswered();
        self.close_all_seats("storage", "the ledger is back; connect again", 0);
        self.recover(since.max(self.state.latest), OutageCause::Storage, now);
    }

    fn answer_the_unanswered(&mut self) {
        for origin in std::mem::take(&mut self.unanswered) {
            let id = match origin {
                Origin::Seat(_, id) | Origin::Call(_, id) => id,
                Origin::Own => continue,
            };
            let written = self
                .state
                .boards
                .values()
                .find_map(|board| board.answer_to(id));
            self.outputs
                .push_back(origin.output(written.map_or(Verdict::Storage, Verdict::Done)));
        }
    }

    /// Goes on from the state of the ledger: stops the boards that were under way at `from`,
    /// carries out what a round had begun, and indexes everything anew.
    pub(super) fn recover(&mut self, from: Time, cause: OutageCause, now: Now) {
        self.bind_devices();
        self.hold(Held::Enrolled);
        let ids: Vec<BoardId> = self.state.boards.keys().copied().collect();
        for id in ids {
            if self.state.boards.get(&id).is_some_and(Board::is_under_way) {
                self.own_at(
                    id,
                    Order::Outage {
                        from: from.min(now.game),
                        cause,
                    },
                    now,
                );
            }
            self.index_due(id);
        }
        self.carry_on_rounds(now);
        self.release();
    }

    /// As `own`, but nothing that is due comes before it: the time until now does not count.
    fn own_at(&mut self, id: BoardId, order: Order, now: Now) {
        use adoube_tournament::{actor::Actor, board::Command};
        let command = Command {
            id: None,
            actor: Actor::Coordinator,
            at: now.game,
            order,
        };
        let Some(board) = self.state.boards.get_mut(&id) else {
            return;
        };
        match board.handle(&command) {
            Ok(records) => self.publish(id, &records),
            Err(refusal) => tracing::error!(board = %id, %refusal, "an outage was refused"),
        }
    }

    /// Remembers which board a transaction belongs to, until its head is known.
    pub(super) fn remember_append(&mut self, ticket: Ticket, stream: &str) {
        if let Some((_, streams::Kind::Board(board))) = streams::parse(stream) {
            self.appending.insert(ticket, board);
        }
    }
}
