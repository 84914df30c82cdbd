//! Orders to devices: kept until acknowledged once or expired, delivered again until then.

use std::collections::BTreeMap;

use adoube_proto::v1::Order;

use crate::fresh::HexId;

/// How many orders may wait for one device.
pub const MOST: usize = 16;

/// An order that was not acknowledged is delivered again after this long, milliseconds.
pub const AGAIN_MS: u64 = 2000;

/// The longest text of a message to a device, bytes.
pub const MAX_TEXT: usize = 500;

/// What a device is told to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Use these tokens, one for each connection to the relay.
    RelayTokens(Vec<HexId>),
    /// Show this to the person at the device.
    Message(String),
}

/// Why an order was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// [`MOST`] are waiting.
    #[error("{MOST} orders wait for this device already")]
    Full,
    /// The text is longer than [`MAX_TEXT`].
    #[error("a message has at most {MAX_TEXT} bytes")]
    TooLong,
    /// This id is waiting already.
    #[error("an order with this id waits already")]
    Known,
}

#[derive(Clone, Debug)]
struct Waiting {
    what: What,
    expires: Option<u64>,
    again: u64,
}

/// All orders that wait for an acknowledgement. `now` is the venue node's monotonic clock, ms.
#[derive(Clone, Debug, Default)]
pub struct Orders {
    waiting: BTreeMap<String, BTreeMap<HexId, Waiting>>,
}

impl Orders {
    /// Takes an order; it is due at once. It lapses after `expires_in` milliseconds, if given.
    pub fn give(
        &mut self,
        now: u64,
        device: &str,
        id: HexId,
        what: What,
        expires_in: Option<u64>,
    ) -> Result<(), Refused> {
        if matches!(&what, What::Message(text) if text.len() > MAX_TEXT) {
            return Err(Refused::TooLong);
        }
        let waiting = self.waiting.entry(device.to_owned()).or_default();
        if waiting.contains_key(&id) {
            return Err(Refused::Known);
        }
        if waiting.len() >= MOST {
            return Err(Refused::Full);
        }
        let order = Waiting {
            what,
            expires: expires_in.map(|ms| now.saturating_add(ms)),
            again: now,
        };
        waiting.insert(id, order);
        Ok(())
    }

    /// The orders to deliver now, to devices that `reachable` says can hear them. Expired ones
    /// are dropped.
    pub fn due(&mut self, now: u64, reachable: impl Fn(&str) -> bool) -> Vec<(String, Order)> {
        let mut due = Vec::new();
        for (device, waiting) in &mut self.waiting {
            waiting.retain(|_, order| order.expires.is_none_or(|at| at > now));
            for (id, order) in waiting.iter_mut().filter(|(_, o)| o.again <= now) {
                order.again = now + AGAIN_MS;
                if reachable(device) {
                    due.push((device.clone(), order.on_the_wire(now, id)));
                }
            }
        }
        self.waiting.retain(|_, waiting| !waiting.is_empty());
        due
    }

    /// When [`Orders::due`] has something to do next.
    pub fn next_timeout(&self) -> Option<u64> {
        let orders = self.waiting.values().flat_map(BTreeMap::values);
        orders
            .map(|order| order.expires.unwrap_or(u64::MAX).min(order.again))
            .min()
    }

    /// Makes all orders of a device due now: it has just come.
    pub fn wake(&mut self, now: u64, device: &str) {
        for order in self.waiting.get_mut(device).into_iter().flatten() {
            order.1.again = now;
        }
    }

    /// Takes an acknowledgement; what was ordered, the first time only.
    pub fn acknowledge(&mut self, device: &str, id: &HexId) -> Option<What> {
        let order = self.waiting.get_mut(device)?.remove(id)?;
        Some(order.what)
    }

    /// Drops the orders of a device that bring tokens: they are void.
    pub fn drop_tokens(&mut self, device: &str) {
        if let Some(waiting) = self.waiting.get_mut(device) {
            waiting.retain(|_, order| !matches!(order.what, What::RelayTokens(_)));
        }
    }

    /// Whether an order with tokens waits for this device.
    pub fn brings_tokens(&self, device: &str) -> bool {
        let waiting = self.waiting.get(device).into_iter().flatten();
        let mut orders = waiting.map(|(_, order)| &order.what);
        orders.any(|what| matches!(what, What::RelayTokens(_)))
    }
}

impl Waiting {
    fn on_the_wire(&self, now: u64, id: &HexId) -> Order {
        let (what, tokens, text) = match &self.what {
            What::RelayTokens(tokens) => ("relay-tokens", tokens.as_slice(), ""),
            What::Message(text) => ("message", [].as_slice(), text.as_str()),
        };
        Order {
            id: id.to_string(),
            what: what.to_owned(),
            tokens: tokens.iter().map(HexId::to_string).collect(),
            text: text.to_owned(),
            expires_in_ms: self.expires.map_or(0, |at| at - now),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(n: u8) -> HexId {
        HexId::from_bytes([n; 16])
    }

    fn message(text: &str) -> What {
        What::Message(text.to_owned())
    }

    #[test]
    fn delivered_again_until_acknowledged_once() {
        let mut orders = Orders::default();
        orders.give(0, "d", id(1), message("hello"), None).unwrap();
        for (now, expected) in [(0, 1), (1, 0), (1999, 0), (2000, 1), (2001, 0), (4000, 1)] {
            assert_eq!(orders.due(now, |_| true).len(), expected, "at {now}");
        }
        assert_eq!(orders.next_timeout(), Some(6000));
        assert_eq!(orders.acknowledge("e", &id(1)), None, "another device's");
        assert_eq!(orders.acknowledge("d", &id(2)), None, "another order");
        assert_eq!(orders.acknowledge("d", &id(1)), Some(message("hello")));
        assert_eq!(orders.acknowledge("d", &id(1)), None, "once");
        assert!(orders.due(9000, |_| true).is_empty());
        assert_eq!(orders.next_timeout(), None);
    }

    #[test]
    fn an_absent_device_gets_its_orders_when_it_comes() {
        let mut orders = Orders::default();
        orders.give(0, "d", id(1), message("hello"), None).unwrap();
        assert!(orders.due(0, |_| false).is_empty());
        orders.wake(500, "d");
        assert_eq!(orders.due(500, |_| true).len(), 1);
    }

    #[test]
    fn orders_expire_and_tell_what_time_is_left() {
        let mut orders = Orders::default();
        orders
            .give(0, "d", id(1), message("soon"), Some(3000))
            .unwrap();
        let left = |orders: &mut Orders, now| -> Vec<u64> {
            let due = orders.due(now, |_| true);
            due.iter().map(|(_, order)| order.expires_in_ms).collect()
        };
        assert_eq!(left(&mut orders, 0), [3000]);
        assert_eq!(left(&mut orders, 2000), [1000]);
        assert_eq!(orders.next_timeout(), Some(3000));
        assert!(left(&mut orders, 3000).is_empty());
        assert_eq!(orders.acknowledge("d", &id(1)), None);
    }

    #[test]
    fn what_is_refused() {
        let mut orders = Orders::default();
        for n in 0..16 {
            orders.give(0, "d", id(n), message("x"), None).unwrap();
        }
        let mut give = |id, what| orders.give(0, "d", id, what, None);
        assert_eq!(give(id(3), message("x")), Err(Refused::Known));
        assert_eq!(give(id(16), message("x")), Err(Refused::Full));
        assert_eq!(
            give(id(17), message(&"x".repeat(501))),
            Err(Refused::TooLong)
        );
    }
}
