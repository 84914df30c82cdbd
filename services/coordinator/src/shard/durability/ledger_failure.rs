//! When the ledger does not take records: the clocks stop in memory at that instant, nothing is
//! promised, and once the ledger is back the state is what it says.

use adoube_chess::BySide;
use adoube_ledger::{Head, Outcome};
use adoube_proto::v1::{GoodbyeReason, VenueGoodbyeReason};
use adoube_tournament::board::command::{HoldDefaultTime, Outage, SystemOrder};
use adoube_tournament::board::{Board, Command, OutageCause};
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::{Millis, Time};

use crate::shard::boards::commands::Origin;
use crate::shard::boards::refused_commands::Refused;
use crate::shard::input::{Failure, Now, Output, Ticket};
use crate::shard::{PendingOutput, Shard, State};

/// The last outage that was found.
#[derive(Debug, Clone, Copy)]
pub(in crate::shard) struct Began {
    /// The last instant for which time is charged.
    from: Time,
    cause: OutageCause,
    /// Once this is durable the ledger tells of it.
    recorded_by: Ticket,
}

impl Shard {
    pub(in crate::shard) fn appended(&mut self, ticket: Ticket, outcome: &Outcome, now: Now) {
        match outcome {
            Outcome::Done(heads) if self.durability.halted.is_none() => {
                let board = self.durability.commit.done(ticket);
                self.vouch(board, heads, now);
            }
            Outcome::Done(_) => self.durability.commit.not_done(),
            Outcome::Conflict { .. } | Outcome::Failed(_) | Outcome::Unknown(_) => {
                tracing::error!(?outcome, "the ledger did not accept a record");
                self.durability.commit.not_done();
                self.halt(now);
            }
        }
        // Answers can overtake each other: the ledger is read when nothing is under way any more.
        if self.durability.halted.is_some() && self.durability.commit.all_answered() {
            self.outputs.push_back(Output::Reload);
        }
    }

    /// Signs the head of a board where that is due.
    fn vouch(&mut self, board: Option<BoardId>, heads: &[Head], now: Now) {
        if let (Some(board), Some(head)) = (board, heads.first()) {
            self.sign_head(board, head.sequence, *head.hash.as_bytes(), now);
        }
    }

    /// Stops everything. Who waits for an answer to a command gets one when the ledger has been
    /// read again: it may have been written after all.
    fn halt(&mut self, now: Now) {
        if self.durability.halted.is_some() {
            return;
        }
        self.durability.halted = Some(now.game);
        self.boards.due.clear();
        self.durability
            .unanswered
            .extend(self.boards.deferred.abandon());
        for held in self.durability.commit.abandon() {
            match held {
                PendingOutput::Answer(origin, _) => self.durability.unanswered.push(origin),
                PendingOutput::Output(Output::Reply(call, reply)) => {
                    // A refusal wrote nothing, so it stands whatever became of the rest.
                    let reply = reply.and(Err(Failure::InDoubt));
                    self.outputs.push_back(Output::Reply(call, reply));
                }
                PendingOutput::Output(
                    Output::Append(..)
                    | Output::Seat(..)
                    | Output::Watcher(..)
                    | Output::WatchRefused(..)
                    | Output::Venue(..)
                    | Output::Enrolled(..)
                    | Output::Reload,
                )
                | PendingOutput::Board(..)
                | PendingOutput::Watching(..)
                | PendingOutput::Enrolled => {}
            }
        }
        // What they see may never have been: they come again when it is known.
        for watcher in self.officials.watchers.take_all() {
            let closed = Output::WatchRefused(watcher, Failure::Storage);
            self.outputs.push_back(closed);
        }
        // A venue's reports that were under way are sent again on its next link.
        let text = "the coordinator cannot save now; connect again soon";
        self.close_all_venues(VenueGoodbyeReason::Storage, text, 1_000);
    }

    pub(in crate::shard) fn reloaded(&mut self, state: State, now: Now) {
        let Some(since) = self.durability.halted.take() else {
            return;
        };
        tracing::warn!("the ledger is back; continuing from its last record");
        let since = state.down_since.unwrap_or(since.max(state.latest));
        let began = self.outage_on(since, OutageCause::Storage);
        self.durability.commit.settle();
        self.state = state;
        // What was refused by what is not on record is to be decided anew.
        self.boards.refused = Refused::default();
        self.answer_the_unanswered();
        self.close_all_seats(
            GoodbyeReason::Storage,
            "the ledger is back; connect again",
            0,
        );
        self.recover(began.from, began.cause, now);
    }

    /// While this process stood still it served nobody, as if it had been down: no time ran, and what
    /// was due meanwhile is not. Every seat connects again, and is seen to be back by that.
    pub(in crate::shard) fn stood_still(&mut self, since: Now, now: Now) {
        if self.closed().is_some() {
            return;
        }
        let ms = now.real.saturating_sub(since.real);
        tracing::error!(ms, "this process was frozen; no clock ran in that time");
        let text = "the coordinator was frozen; connect again";
        self.close_all_seats(GoodbyeReason::StoodStill, text, 0);
        let from = since.game.max(self.state.latest);
        self.recover(from, OutageCause::Down, now);
    }

    fn answer_the_unanswered(&mut self) {
        for origin in std::mem::take(&mut self.durability.unanswered) {
            let id = match origin {
                Origin::Seat(_, id) | Origin::Call(_, id) => id,
                Origin::Own => continue,
            };
            let aside = self.state.aside.values();
            let mut boards = self.state.boards.values().chain(aside);
            let written = boards.find_map(|board| board.answer_to(id));
            self.outputs
                .extend(origin.output(written.ok_or(Failure::Storage)));
        }
    }

    /// Goes on from the state of the ledger: stops the boards that were under way at `from`,
    /// carries out what a round had begun, signs what was left unsigned, and indexes everything
    /// anew.
    pub(in crate::shard) fn recover(&mut self, from: Time, cause: OutageCause, now: Now) {
        let Began { from, cause, .. } = self.outage_on(from, cause);
        self.bind_devices();
        self.register_incidents();
        self.hold(PendingOutput::Enrolled);
        let from = from.min(now.game);
        self.mark_down(Some(from));
        // Before the outage makes every seat one that is away.
        self.carry_on_silences(now);
        let ids: Vec<BoardId> = self.state.boards.keys().copied().collect();
        let mut stopped = Vec::new();
        for id in ids {
            let board = self.state.boards.get(&id);
            if board.is_some_and(Board::is_under_way) {
                self.fire_due_through(id, from, Millis::ZERO);
            }
            // What was due may have ended the game.
            let board = self.state.boards.get(&id);
            if let Some(board) = board.filter(|board| board.is_under_way()) {
                stopped.push((id, BySide::from_fn(|side| self.was_connected(board, side))));
                self.own_at_once(id, SystemOrder::Outage(Outage { from, cause }), now);
            }
            self.hold_default_time(id, from, now);
            self.index_due(id);
        }
        self.outage_incident(&stopped, from, cause, now);
        self.carry_on_rounds(now);
        self.carry_on_incidents(now);
        for (board, head) in std::mem::take(&mut self.state.unsigned) {
            self.sign_head(board, head.sequence, *head.hash.as_bytes(), now);
        }
        self.mark_down(None);
        let recorded_by = self.durability.commit.newest();
        self.durability.outage = Some(Began {
            from,
            cause,
            recorded_by,
        });
        self.release();
    }

    /// Since when nobody is served, if an outage is found to have begun then: an earlier one goes on of which
    /// the ledger may not hold the records, so that its clocks would run until now.
    fn outage_on(&self, from: Time, cause: OutageCause) -> Began {
        let unrecorded = |began: &&Began| !self.durability.commit.is_durable(began.recorded_by);
        match self.durability.outage.as_ref().filter(unrecorded) {
            Some(earlier) if earlier.from < from => *earlier,
            _ => Began {
                from,
                cause,
                recorded_by: self.durability.commit.newest(),
            },
        }
    }

    /// Who was late while the coordinator was not there is waited for so much longer, and charged nothing for it (EVT-2).
    fn hold_default_time(&mut self, id: BoardId, from: Time, now: Now) {
        self.fire_due_through(id, from, Millis::ZERO);
        let by = now.game.since(from);
        let waits = |board: &Board| board.default_at().is_some() || board.is_white_charged();
        if self.state.boards.get(&id).is_some_and(waits) && by > Millis::ZERO {
            let order = SystemOrder::HoldDefaultTime(HoldDefaultTime { by });
            self.own_at_once(id, order, now);
        }
    }

    /// As `system_command`, but nothing that is due comes before it: the time until now does not count.
    fn own_at_once(&mut self, id: BoardId, order: SystemOrder, now: Now) {
        let Some(board) = self.state.boards.get_mut(&id) else {
            return;
        };
        match board.handle(&Command::system(order, now.game)) {
            Ok(records) => drop(self.publish(id, &records)),
            Err(refusal) => tracing::error!(board = %id, %refusal, "an outage was refused"),
        }
    }
}
