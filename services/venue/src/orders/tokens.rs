//! Orders that bring relay tokens: delivered again until acknowledged, and void with this run of
//! the node.

use std::collections::BTreeMap;

use adoube_proto::v1::{Order, OrderKind};

use crate::fresh::HexId;

/// How many orders may wait for one device.
const MOST: usize = 16;

/// An order that was not acknowledged is delivered again after this long, milliseconds.
const AGAIN_MS: u64 = 2000;

/// Why an order was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// As many as may are waiting.
    #[error("{MOST} orders wait for this device already")]
    Full,
    /// This id is waiting already.
    #[error("an order with this id is already waiting")]
    Known,
}

#[derive(Clone, Debug)]
struct Waiting {
    tokens: Vec<HexId>,
    again: u64,
}

/// All orders with tokens that wait for an acknowledgement. `now` is the venue node's monotonic
/// clock, ms.
#[derive(Clone, Debug, Default)]
pub struct Tokens {
    waiting: BTreeMap<String, BTreeMap<HexId, Waiting>>,
}

impl Tokens {
    /// Takes an order; it is due at once.
    pub fn give(
        &mut self,
        now: u64,
        device: &str,
        id: HexId,
        tokens: Vec<HexId>,
    ) -> Result<(), Refused> {
        let waiting = self.waiting.entry(device.to_owned()).or_default();
        if waiting.contains_key(&id) {
            return Err(Refused::Known);
        }
        if waiting.len() >= MOST {
            return Err(Refused::Full);
        }
        waiting.insert(id, Waiting { tokens, again: now });
        Ok(())
    }

    /// The orders to deliver now, to devices that `reachable` says can hear them.
    pub fn due(&mut self, now: u64, reachable: impl Fn(&str) -> bool) -> Vec<(String, Order)> {
        let mut due = Vec::new();
        for (device, waiting) in &mut self.waiting {
            for (id, order) in waiting.iter_mut().filter(|(_, o)| o.again <= now) {
                order.again = now + AGAIN_MS;
                if reachable(device) {
                    due.push((device.clone(), order.on_the_wire(id)));
                }
            }
        }
        self.waiting.retain(|_, waiting| !waiting.is_empty());
        due
    }

    /// When [`Tokens::due`] has something to do next.
    pub fn next_timeout(&self) -> Option<u64> {
        let orders = self.waiting.values().flat_map(BTreeMap::values);
        orders.map(|order| order.again).min()
    }

    /// Makes all orders of a device due now: it has just come.
    pub fn wake(&mut self, now: u64, device: &str) {
        for order in self.waiting.get_mut(device).into_iter().flatten() {
            order.1.again = now;
        }
    }

    /// Takes an acknowledgement; whether an order waited for it.
    pub fn acknowledge(&mut self, device: &str, id: &HexId) -> bool {
        let waiting = self.waiting.get_mut(device);
        waiting.is_some_and(|waiting| waiting.remove(id).is_some())
    }

    /// Drops the orders of a device: their tokens are void.
    pub fn drop_all(&mut self, device: &str) {
        self.waiting.remove(device);
    }

    /// Whether an order waits for this device.
    pub fn wait_for(&self, device: &str) -> bool {
        self.waiting
            .get(device)
            .is_some_and(|waiting| !waiting.is_empty())
    }
}

impl Waiting {
    fn on_the_wire(&self, id: &HexId) -> Order {
        Order {
            id: id.to_string(),
            what: OrderKind::RelayTokens.into(),
            tokens: self.tokens.iter().map(HexId::to_string).collect(),
            ..Order::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(n: u8) -> HexId {
        HexId::from_bytes([n; 16])
    }

    #[test]
    fn delivered_again_until_acknowledged_once() {
        let mut orders = Tokens::default();
        orders.give(0, "d", id(1), vec![id(9)]).unwrap();
        for (now, expected) in [(0, 1), (1, 0), (1999, 0), (2000, 1), (2001, 0), (4000, 1)] {
            assert_eq!(orders.due(now, |_| true).len(), expected, "at {now}");
        }
        assert_eq!(orders.next_timeout(), Some(6000));
        assert!(!orders.acknowledge("e", &id(1)), "another device's");
        assert!(!orders.acknowledge("d", &id(2)), "another order");
        assert!(orders.wait_for("d"));
        assert!(orders.acknowledge("d", &id(1)));
        assert!(!orders.acknowledge("d", &id(1)), "once");
        assert!(orders.due(9000, |_| true).is_empty());
        assert_eq!(orders.next_timeout(), None);
    }

    #[test]
    fn an_absent_device_gets_its_orders_when_it_comes() {
        let mut orders = Tokens::default();
        orders.give(0, "d", id(1), vec![id(9)]).unwrap();
        assert!(orders.due(0, |_| false).is_empty());
        orders.wake(500, "d");
        assert_eq!(orders.due(500, |_| true).len(), 1);
    }

    #[test]
    fn what_is_refused() {
        let mut orders = Tokens::default();
        for n in 0..16 {
            orders.give(0, "d", id(n), vec![id(99)]).unwrap();
        }
        let mut give = |id| orders.give(0, "d", id, Vec::new());
        assert_eq!(give(id(3)), Err(Refused::Known));
        assert_eq!(give(id(16)), Err(Refused::Full));
    }
}
