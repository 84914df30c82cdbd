//! A ruling is one record of its incident; each board that it names carries it out once. A crash
//! in the middle carries on from there.

use std::collections::BTreeSet;

use adoube_chess::BySide;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{CarryOut, SystemOrder};
use adoube_tournament::board::{CarriedOut, Record};
use adoube_tournament::ids::{BoardId, RulingRef};
use adoube_tournament::incident::{IncidentRecord, RulingExecuted, State};
use adoube_tournament::time::Time;

use crate::shard::Shard;
use crate::shard::input::Now;

impl Shard {
    /// Lets every board that has a ruling to carry out do so.
    pub(super) fn carry_out(&mut self, number: u32, now: Now) {
        let Ok(incident) = self.incident(number) else {
            return;
        };
        let orders: Vec<(BoardId, SystemOrder)> = incident
            .pending()
            .filter_map(|(index, board)| {
                let given = incident.rulings().get(index)?;
                let seats = self.state.boards.get(&board)?;
                let unheard = BySide::from_fn(|side| !self.is_connected(seats, side));
                let ruling = &given.ruling;
                let on = ruling.on(board)?;
                let order = SystemOrder::CarryOut(CarryOut {
                    ruling: ruling.reference,
                    by: given.author().cloned(),
                    seconded_by: given.seconded_by().cloned(),
                    remedy: on.remedy.clone(),
                    article: ruling.article.clone(),
                    reason: ruling.reason.clone(),
                    start_in: ruling.start_in,
                    cites: on.cites.clone(),
                    unheard,
                });
                Some((board, order))
            })
            .collect();
        for (board, order) in orders {
            self.system_command(board, order, now);
        }
    }

    /// A board has carried a ruling out.
    pub(in crate::shard) fn ruling_executed(
        &mut self,
        board: BoardId,
        ruling: RulingRef,
        sequence: u64,
        at: Time,
    ) {
        let executed = [IncidentRecord::Executed(RulingExecuted {
            ruling: ruling.ruling,
            board,
            sequence,
        })];
        self.record_incident(ruling.incident, &Actor::Coordinator, None, &executed, at);
    }

    /// Whoever watches is told how the newest ruling of a board comes to its end: who is heard again, who is ready, that
    /// a clock runs. The incident has no record of these. Of one that is closed only what is new with its ruling: to
    /// whom it was sent, though the game is over.
    pub(in crate::shard) fn tell_carried_out(&mut self, id: BoardId, records: &[Record]) {
        let board = self.state.boards.get(&id);
        let Some(done) = board.and_then(|board| board.rulings().last()) else {
            return;
        };
        let number = done.ruling.incident;
        let open = self.live_of(id).any(|live| live.number() == number);
        if open || is_news(done, records) {
            self.tell_incident(number);
        }
    }

    /// After a start: what was ruled and not carried out is carried out now; what a board did and
    /// its incident does not know yet is noted, that its game goes on after all among it, or that another began.
    pub(in crate::shard) fn carry_on_incidents(&mut self, now: Now) {
        let live: Vec<u32> = self.live_incidents().map(State::number).collect();
        for number in live {
            let Ok(incident) = self.incident(number) else {
                continue;
            };
            let pending: Vec<(RulingRef, BoardId)> = incident
                .pending()
                .filter_map(|(index, board)| {
                    Some((incident.rulings().get(index)?.ruling.reference, board))
                })
                .collect();
            for (ruling, id) in pending {
                let board = self.state.boards.get(&id);
                let done = board.and_then(|board| board.carried_out_at(ruling));
                if let Some(sequence) = done {
                    self.ruling_executed(id, ruling, sequence, now.game);
                }
            }
            self.carry_out(number, now);
            self.look_soon(number);
        }
        self.open_again(None, now.game);
        let live = self.live_incidents().flat_map(State::boards);
        for id in live.collect::<BTreeSet<_>>() {
            self.continue_silences(id, now.game);
        }
        self.close_over(now.game);
    }
}

/// Whether the records told something of how the ruling came to its end.
fn is_news(done: &CarriedOut, records: &[Record]) -> bool {
    let known = done.shown.iter().chain(&done.ready).chain([&done.started]);
    known
        .flatten()
        .any(|at| records.iter().any(|record| record.time == *at))
}
