//! What the venue's officials order, and what the agent knows of itself.

use adoube_proto::v1::{OrderAck, OrderOutcome};

use super::{
    core::Agent,
    lockdown::{BREACH, BY},
    messages::Output,
    time_of_day,
};
use crate::{
    bus::{
        locks::Locks,
        orders::{Answer, Chore, Task},
    },
    lockdown::words,
    time::Now,
};

impl Agent {
    /// What the process before left: the orders that it had, and with what the page is locked.
    pub fn restore(&mut self, orders: Vec<OrderAck>, locks: Locks, message: Option<(String, u64)>) {
        self.bus.restore_orders(orders);
        self.locks = locks;
        if let Some((text, wall_ms)) = message {
            self.screen.notice(&text, wall_ms);
        }
    }

    pub(super) fn carry_out(&mut self, now: Now, task: Task) {
        match task {
            Task::KeepTokens(tokens, expires) => self.link.add_tokens(now, tokens, expires),
            Task::Carry(id, chore) => self.begin(now, id, chore),
            Task::TakeBack(id) if self.locks.hold(&id) => {
                self.begin(now, id.clone(), Chore::Lift(id));
            }
            Task::TakeBack(id) => {
                self.bus.last_word(&id);
                let lasting = self.bus.lasting_orders();
                self.outputs.push_back(Output::Remember(lasting));
            }
        }
    }

    pub(super) fn begin(&mut self, now: Now, id: String, chore: Chore) {
        let knows = match chore {
            Chore::RunChecks => self.knows(now),
            _ => Vec::new(),
        };
        self.outputs.push_back(Output::CarryOut {
            id,
            chore,
            remember: self.bus.lasting_orders(),
            knows,
        });
    }

    pub(super) fn carried(&mut self, now: Now, id: &str, chore: Chore, answer: Answer) {
        let (what, outcome) = (chore.kind().word(), answer.outcome.word());
        tracing::info!(id, detail = answer.detail, "order {what}: {outcome}");
        match (answer.outcome, chore) {
            (OrderOutcome::Done, Chore::Lock(lock)) => {
                self.note_locked(now, &lock);
                self.locks.add(lock);
            }
            (OrderOutcome::Done, Chore::Unlock) => self.locks = Locks::default(),
            (OrderOutcome::Cancelled, Chore::Lift(order)) => self.locks.lift(&order),
            (OrderOutcome::Done, Chore::Show(text)) => {
                self.screen.notice(&text, self.witness.wall_ms(now));
            }
            (OrderOutcome::Done, Chore::Identify) => self.screen.identify(),
            _ => {}
        }
        self.bus.carried(id, answer);
        let lasting = self.bus.lasting_orders();
        self.outputs.push_back(Output::Remember(lasting));
    }

    /// What the agent itself can say when it is to check everything.
    fn knows(&self, now: Now) -> Vec<String> {
        let bus = match (self.bus.is_up(), self.bus.is_taken_over()) {
            (true, _) => "connected",
            (false, true) => "another process uses this device's identity",
            (false, false) => "not connected",
        };
        let (board, _) = self.place();
        let locked = match self.locks.shown() {
            Some(lock) if lock.order == BREACH => BY,
            Some(_) => "locked by an order",
            None => "not locked",
        };
        let machine = self
            .bus
            .lockdown()
            .map_or_else(|| "no lock required; not checked".to_owned(), words);
        vec![
            format!("machine: {machine}"),
            format!("broker: {bus}, session {}", self.bus.session()),
            format!("play link: {} {board}", self.link.state().word())
                .trim_end()
                .to_owned(),
            time_of_day::line(
                self.witness.wall_ms(now),
                self.link.coordinator_time(now),
                self.link.speed(),
            ),
            format!("page: {}", self.witness.page_state().word()),
            format!("page lock: {locked}"),
        ]
    }
}
