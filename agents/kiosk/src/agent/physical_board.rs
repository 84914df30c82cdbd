//! The physical board: what it reports to the coordinator, and what the page asks of it.

use adoube_proto::v1::{Refusal, play_command::Command};

use super::{core::Agent, messages::Output, page::refusal};
use crate::{ids::CommandId, time::Now};

impl Agent {
    /// Follows the game on the board, and sends what is to be reported.
    pub(super) fn follow_physical_board(&mut self, now: Now) {
        let is_locked = self.locks.text().is_some();
        if let Some(due) = self.physical_board.tick(now, &self.link, is_locked) {
            let command = Command::ReportBoard(due.command.clone());
            // Where too many commands wait, it is due again with the next answer.
            if let Ok(id) = self.link.submit(now, command) {
                self.physical_board.sent(id, due);
            }
        }
        while let Some(ask) = self.physical_board.poll_unanswered() {
            self.tell(
                ask,
                Some(refusal("no-board", "no move is at rest on the board")),
            );
        }
        while let Some(order) = self.physical_board.poll_order() {
            self.outputs.push_back(Output::Board(order));
        }
    }

    /// A report that brings nothing new is refused, and nobody needs to know.
    pub(super) fn board_report_answered(
        &mut self,
        now: Now,
        id: CommandId,
        refusal: Option<&Refusal>,
    ) {
        let Some(answered) = self.physical_board.answered(now, id) else {
            return;
        };
        let (board, seat) = self.place();
        let (code, took_us) = (refusal.map(|it| it.code.as_str()), answered.took_us);
        tracing::debug!(
            board,
            seat,
            code,
            took_us,
            "what stands on the board is known"
        );
        if let Some(ask) = answered.ask {
            self.tell(ask, refusal.cloned());
        }
    }

    pub(super) fn confirmed_board(&mut self, ask: u64) {
        if let Some(text) = self.locks.text() {
            let text = format!("the venue locked this page: {text}");
            return self.tell(ask, Some(refusal("locked", &text)));
        }
        self.physical_board.confirm(ask);
    }
}
