//! A round is closed: what that approves, and what it leaves open.

use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::Act;
use adoube_tournament::board::{Board, Command, Order, ScoresheetState};
use adoube_tournament::ids::BoardId;
use adoube_tournament::note::{Note, note};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::{self, Verb};
use adoube_tournament::round::{self, RoundRecord};

use super::round_start::named;
use crate::shard::Shard;
use crate::shard::boards::commands::Origin;
use crate::shard::dry_run::Run;
use crate::shard::input::{Answer, Now};

impl Shard {
    pub(in crate::shard) fn close_round(
        &mut self,
        actor: &Actor,
        number: u16,
        run: Run,
        now: Now,
    ) -> Answer {
        let records = self.decide_close(actor, number)?;
        let notes = self.scoresheet_notes(number);
        if run == Run::Dry {
            return Ok(self.round_preview(number, notes).into());
        }
        self.record_round(number, actor, None, records, now);
        self.approve_results(number, actor, now);
        self.follow_current_round(now);
        let reply = v1::RoundReply {
            remarks: notes.iter().map(ToString::to_string).collect(),
            ..self.round_reply(number)
        };
        Ok(reply.into())
    }

    fn decide_close(&self, actor: &Actor, number: u16) -> Result<Vec<RoundRecord>, Refusal> {
        roles::may(actor, Verb::CloseRound)?;
        let round = self.numbered(number)?;
        let boards = self.boards_in(number);
        let unfinished = boards
            .filter(|board| !board.is_finished())
            .map(|board| (board.opened().board, board.phase()));
        let records = round::close(&round, actor, unfinished)?;
        for board in self.boards_in(number) {
            self.no_ruling_due(board.opened().board)?;
            board.has_no_objection()?;
        }
        Ok(records)
    }

    /// Closing a round approves the results that nobody approved yet, in the name of who closed it
    /// (END-8).
    pub(super) fn approve_results(&mut self, number: u16, actor: &Actor, now: Now) {
        let left: Vec<BoardId> = self
            .boards_in(number)
            .filter(|board| board.is_finished() && !board.approval().is_approved())
            .map(|board| board.opened().board)
            .collect();
        for board in left {
            let order = Order::from(Act::ApproveResult);
            let command = Command::new(actor.clone(), now.game, order);
            self.command(board, command, Origin::Own, now);
        }
    }

    /// Mandatory scoresheets that are missing, and those that nobody has looked for (O 20.7). They keep no round open.
    fn scoresheet_notes(&self, number: u16) -> Vec<Note> {
        let boards: Vec<&Board> = self.boards_in(number).collect();
        let are = |state: ScoresheetState| {
            self.players(&boards, |board, side| board.scoresheet(side) == Some(state))
        };
        let (missing, unmarked) = (
            are(ScoresheetState::Missing),
            are(ScoresheetState::Unmarked),
        );
        let mut found = Vec::new();
        if !missing.is_empty() {
            let (n, who) = (missing.len().to_string(), named(&missing));
            found.push(note!(
                "scoresheets-missing" => "Scoresheets missing ({n}): {who}", n, who
            ));
        }
        if !unmarked.is_empty() {
            let (n, who) = (unmarked.len().to_string(), named(&unmarked));
            found.push(note!(
                "scoresheets-unmarked" => "Scoresheets not checked yet ({n}): {who}", n, who
            ));
        }
        found
    }
}
