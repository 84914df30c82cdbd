//! The venue's orders: each is carried out once and acknowledged as often as it comes.

use std::collections::VecDeque;

use adoube_proto::v1::{Order, OrderAck};

use crate::{ids::is_hex32, time::Now};

/// Orders that are remembered.
pub const MAX_REMEMBERED: usize = 256;
/// The longest order that is read, in bytes.
pub const MAX_ORDER: usize = 16 * 1024;

/// What an order asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Keep these tokens for the relay; the second value is how many milliseconds they hold,
    /// 0 without limit.
    KeepTokens(Vec<String>, u64),
    /// Show this to whoever sits at the device.
    Show(String),
}

/// Why an order cannot even be acknowledged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// Longer than any order.
    #[error("an order of {0} bytes")]
    TooLong(usize),
    /// Not the JSON of an order.
    #[error("not an order: {0}")]
    Json(String),
    /// Without an id of 32 hexadecimal digits.
    #[error("an order without an id")]
    NoId,
}

/// The orders of late and their outcomes.
#[derive(Clone, Debug, Default)]
pub struct Orders {
    remembered: VecDeque<OrderAck>,
}

impl Orders {
    /// Reads an order that was received at `received`: its acknowledgement and, the first time,
    /// what there is to do.
    pub fn take(
        &mut self,
        now: Now,
        received: Now,
        payload: &[u8],
    ) -> Result<(OrderAck, Option<Task>), Unreadable> {
        let order = read(payload)?;
        if let Some(ack) = self.remembered.iter().find(|ack| ack.id == order.id) {
            return Ok((ack.clone(), None));
        }
        let (outcome, detail, task) = if is_expired(now, received, order.expires_in_ms) {
            ("expired", String::new(), None)
        } else {
            match task(&order) {
                Ok(task) => ("done", String::new(), Some(task)),
                Err(why) => ("refused", why.to_owned(), None),
            }
        };
        let ack = OrderAck {
            id: order.id,
            outcome: outcome.to_owned(),
            detail,
        };
        self.remember(ack.clone());
        Ok((ack, task))
    }

    fn remember(&mut self, ack: OrderAck) {
        if self.remembered.len() >= MAX_REMEMBERED {
            self.remembered.pop_front();
        }
        self.remembered.push_back(ack);
    }
}

fn read(payload: &[u8]) -> Result<Order, Unreadable> {
    if payload.len() > MAX_ORDER {
        return Err(Unreadable::TooLong(payload.len()));
    }
    let order: Order =
        serde_json::from_slice(payload).map_err(|error| Unreadable::Json(error.to_string()))?;
    if !is_hex32(&order.id) {
        return Err(Unreadable::NoId);
    }
    Ok(order)
}

fn is_expired(now: Now, received: Now, expires_in_ms: u64) -> bool {
    expires_in_ms > 0 && now.ms().saturating_sub(received.ms()) >= expires_in_ms
}

fn task(order: &Order) -> Result<Task, &'static str> {
    match order.what.as_str() {
        "relay-tokens" if order.tokens.is_empty() => Err("no tokens"),
        "relay-tokens" if order.tokens.iter().all(|token| is_hex32(token)) => {
            Ok(Task::KeepTokens(order.tokens.clone(), order.expires_in_ms))
        }
        "relay-tokens" => Err("a token is not 32 hexadecimal digits"),
        "message" => Ok(Task::Show(order.text.clone())),
        _ => Err("this version knows no such order"),
    }
}
