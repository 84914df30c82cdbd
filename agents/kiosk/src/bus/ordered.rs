//! The venue's orders as they come to the bus, and what is said of them.

use adoube_proto::v1::OrderAck;

use super::{
    core::{BusCore, MAX_DETAIL},
    messages::BusOutput,
    orders::{Answer, Arrival, Taken, Task},
    outbox::Content,
    says::one_line,
};
use crate::time::Now;

impl BusCore {
    /// What the process before remembered of its orders.
    pub fn restore_orders(&mut self, acks: Vec<OrderAck>) {
        self.orders.restore(acks);
    }

    /// What the next process must know of this one's orders.
    pub fn lasting_orders(&self) -> Vec<OrderAck> {
        self.orders.lasting()
    }

    /// An order was carried out, or not: the venue is told.
    pub fn carried(&mut self, id: &str, answer: Answer) {
        let detail = one_line(&answer.detail, MAX_DETAIL);
        if let Some(ack) = self.orders.carried(id, Answer { detail, ..answer }) {
            let parcel = self.outbox.keep(Content::Ack(ack));
            self.post(&parcel);
        }
    }

    /// Tells the venue what stands of an order that was taken back.
    pub fn last_word(&mut self, id: &str) {
        if let Some(ack) = self.orders.last_word(id) {
            let parcel = self.outbox.keep(Content::Ack(ack));
            self.post(&parcel);
        }
    }

    pub(super) fn ordered(&mut self, now: Now, received: Now, payload: &[u8]) {
        let arrival = Arrival {
            received,
            slept_ms: self.suspended_ms,
            boot_id: &self.identity.boot_id,
        };
        match self.orders.take(now, arrival, payload) {
            Ok(Taken::Stale) => {
                tracing::info!("an order that arrived late is ignored until it comes again");
            }
            Ok(Taken::TakenBack(id)) => {
                self.outputs.push_back(BusOutput::Do(Task::TakeBack(id)));
            }
            Ok(Taken::Answered(ack, task)) => {
                let parcel = self.outbox.keep(Content::Ack(ack));
                self.post(&parcel);
                if let Some(task) = task {
                    self.outputs.push_back(BusOutput::Do(task));
                }
            }
            Err(error) => tracing::warn!(%error, "an order cannot be read"),
        }
    }
}
