//! All boards of a venue, or of a round, stopped at once (O 19.6): one record of the round's stream,
//! which each board then carries out for itself. A crash in the middle carries on from there.

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_proto::v1::watch_reply::Body;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Board;
use adoube_tournament::board::command::{self, EndHold, GiveHoldReason, SystemOrder};
use adoube_tournament::ids::{BoardId, CommandId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::round::{self, Hold, HoldEnded, HoldRequest, HoldStarted, RoundRecord};
use adoube_tournament::time::Time;

use crate::shard::dry_run::{ANY_REASON, Run};
use crate::shard::input::{Answer, HoldReason, Now};
use crate::shard::venues::holds_and_leaves;
use crate::shard::{Shard, views};

impl Shard {
    /// Begins a hold, or ends one.
    pub(in crate::shard) fn hold_boards(
        &mut self,
        actor: &Actor,
        number: u16,
        id: CommandId,
        request: &HoldRequest,
        end: bool,
        now: Now,
    ) -> Answer {
        if self.state.round_commands.get(&id) == Some(&number) {
            return Ok(self.round_reply(number).into());
        }
        let record = self.decide_hold(actor, number, request, end)?;
        let (RoundRecord::HoldStarted(HoldStarted { hold, .. })
        | RoundRecord::HoldEnded(HoldEnded { hold, .. })) = record
        else {
            return Err(Refusal::NothingToDo);
        };
        self.record_round(number, actor, Some(id), vec![record], now);
        let (article, venue) = (&request.article, request.venue.as_ref());
        let venue = venue.map_or("all", |venue| venue.as_str());
        tracing::warn!(round = number, hold, venue, article, end, "hold");
        self.carry_out_hold(number, hold, now);
        self.tell_hold(number, hold);
        Ok(self.round_reply(number).into())
    }

    /// The reason of a hold that began without one, also after its end: the round's record says so, and each board's.
    pub(in crate::shard) fn give_hold_reason(
        &mut self,
        actor: &Actor,
        given: &HoldReason,
        run: Run,
        now: Now,
    ) -> Answer {
        let (number, id, hold) = (given.round, given.id, given.hold);
        if self.state.round_commands.get(&id) == Some(&number) {
            return Ok(self.round_reply(number).into());
        }
        let record =
            round::give_hold_reason(&self.round(number), actor, hold, run.reason(&given.reason))?;
        let found = self.hold_of(number, hold);
        if let Some(venue) = found.and_then(|found| found.venue.clone()) {
            self.is_of_venue(actor, &venue)?;
        }
        if run == Run::Dry {
            return Ok(self.round_reply(number).into());
        }
        self.record_round(number, actor, Some(id), vec![record], now);
        self.carry_out_hold_reason(number, hold, now);
        self.tell_hold(number, hold);
        Ok(self.round_reply(number).into())
    }

    /// Tells every board that began this hold without a reason why it was held.
    fn carry_out_hold_reason(&mut self, number: u16, hold: u32, now: Now) {
        let found = self.hold_of(number, hold);
        let Some(reason) = found.and_then(|found| found.reason.clone()) else {
            return;
        };
        let boards = self.boards_in(number);
        let boards = boards.filter(|board| board.lacks_reason_of(hold));
        let boards: Vec<BoardId> = boards.map(|board| board.opened().board).collect();
        for board in boards {
            let reason = reason.clone();
            let order = SystemOrder::GiveHoldReason(GiveHoldReason { hold, reason });
            self.system_command(board, order, now);
        }
    }

    /// The dry run: whether it would be refused, and what its end would come to.
    pub(in crate::shard) fn preview_hold(
        &self,
        actor: &Actor,
        number: u16,
        mut request: HoldRequest,
        end: bool,
        now: Now,
    ) -> Answer {
        request.reason.get_or_insert_with(|| ANY_REASON.to_owned());
        let record = self.decide_hold(actor, number, &request, end)?;
        let consequences = if let RoundRecord::HoldEnded(HoldEnded { hold, .. }) = record {
            self.of_letting_go(number, hold, now)
        } else {
            Vec::new()
        };
        let reply = v1::RoundReply {
            consequences,
            ..self.round_reply(number)
        };
        Ok(reply.into())
    }

    fn decide_hold(
        &self,
        actor: &Actor,
        number: u16,
        request: &HoldRequest,
        end: bool,
    ) -> Result<RoundRecord, Refusal> {
        let (state, event) = (self.round(number), &self.state.event.state);
        let record = if end {
            round::end_hold(&state, actor, event, request)?
        } else {
            round::hold(&state, actor, event, request)?
        };
        if let Some(venue) = &request.venue {
            self.is_of_venue(actor, venue)?;
        }
        Ok(record)
    }

    /// Lets every board of a hold begin it, or end it. What a board has done already it refuses.
    fn carry_out_hold(&mut self, number: u16, hold: u32, now: Now) {
        let Some(found) = self.hold_of(number, hold).cloned() else {
            return;
        };
        let boards = self.boards_in(number);
        let boards = boards.filter(|board| !board.is_finished() && covers(&found, board));
        let boards: Vec<BoardId> = boards.map(|board| board.opened().board).collect();
        for board in boards {
            self.system_command(board, order(hold, &found), now);
        }
    }

    /// What was begun or ended when the coordinator stopped: each board does what it has not done.
    pub(super) fn carry_on_holds(&mut self, number: u16, now: Now) {
        let Some(folded) = self.state.rounds.get(&number) else {
            return;
        };
        let holds: Vec<u32> = folded.state.holds().keys().copied().collect();
        for hold in holds {
            let on = self.hold_of(number, hold).is_some_and(Hold::is_on);
            let still = |board: &Board| board.holds().any(|other| other == hold);
            if on || self.boards_in(number).any(still) {
                self.carry_out_hold(number, hold, now);
            }
            self.carry_out_hold_reason(number, hold, now);
        }
    }

    /// A game that was over goes on: what holds the other boards holds this one.
    pub(in crate::shard) fn hold_again(&mut self, id: BoardId, at: Time) {
        let board = self.state.boards.get(&id);
        let round = self.state.rounds.get(&id.round);
        let (Some(board), Some(round)) = (board, round) else {
            return;
        };
        let on = round.state.holds_on();
        let orders: Vec<SystemOrder> = on
            .filter(|(_, hold)| covers(hold, board))
            .map(|(number, hold)| order(number, hold))
            .collect();
        for order in orders {
            self.decide_system_command(id, order, at);
        }
    }

    pub(in crate::shard) fn hold_of(&self, number: u16, hold: u32) -> Option<&Hold> {
        self.state.rounds.get(&number)?.state.holds().get(&hold)
    }

    /// The holds of a round that are on, and those that are over and have no reason yet.
    pub(in crate::shard) fn hold_views(&self, number: u16) -> Vec<v1::HoldView> {
        let folded = self.state.rounds.get(&number);
        let on = folded
            .into_iter()
            .flat_map(|folded| folded.state.holds())
            .filter(|(_, hold)| hold.is_on() || hold.lacks_reason());
        on.map(|(hold, found)| self.hold_view(number, *hold, found))
            .collect()
    }

    /// Those that a board was in or is in, by the records of its round.
    pub(in crate::shard) fn board_holds(&self, board: &Board) -> Vec<v1::HoldView> {
        let number = board.opened().board.round;
        let round = self.state.rounds.get(&number).into_iter();
        let holds = round.flat_map(|folded| folded.state.holds());
        let own = holds.filter(|(_, found)| covers(found, board));
        own.map(|(hold, found)| self.hold_view(number, *hold, found))
            .collect()
    }

    fn hold_view(&self, number: u16, hold: u32, found: &Hold) -> v1::HoldView {
        let (since, by) = match self.state.held.get(&(number, hold)) {
            Some((since, actor)) => (since.0, Some(actor)),
            None => (0, None),
        };
        let ended_by = self.state.let_go.get(&(number, hold));
        v1::HoldView {
            round: number.into(),
            hold,
            venue: views::or_empty(found.venue.as_ref()),
            article: found.article.clone(),
            reason: found.reason.clone().unwrap_or_default(),
            by: by.map(views::person).unwrap_or_default(),
            office: by.map(views::office).unwrap_or_default().into(),
            since,
            ended: found.ended.is_some(),
            ended_reason: found.ended.clone().unwrap_or_default(),
            ended_by: ended_by.map(views::person).unwrap_or_default(),
            ended_office: ended_by.map(views::office).unwrap_or_default().into(),
            explain_by: holds_and_leaves::explained_by(found),
            resume_by: holds_and_leaves::ended_by(found),
        }
    }

    /// Every watcher of the round sees the hold as it is now.
    fn tell_hold(&mut self, number: u16, hold: u32) {
        let Some(found) = self.hold_of(number, hold) else {
            return;
        };
        let view = self.hold_view(number, hold, found);
        let watchers: Vec<_> = self.officials.watchers.of(number).collect();
        self.show(&watchers, &Body::Hold(view));
    }
}

fn covers(hold: &Hold, board: &Board) -> bool {
    hold.covers(Side::ALL.iter().map(|side| &board.seat(*side).venue))
}

/// What a board is to do for a hold as it stands.
fn order(hold: u32, found: &Hold) -> SystemOrder {
    match &found.ended {
        None => SystemOrder::Hold(command::Hold {
            hold,
            reason: found.reason.clone(),
        }),
        Some(reason) => SystemOrder::EndHold(EndHold {
            hold,
            reason: reason.clone(),
        }),
    }
}
