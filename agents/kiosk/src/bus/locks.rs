//! The locks of a device's page.

use serde::{Deserialize, Serialize};

/// Locks that are remembered at most.
const MOST: usize = 16;

/// One lock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lock {
    /// What is shown instead of the game.
    pub text: String,
    /// The order that it came by.
    pub order: String,
    /// Who gave it, in which office; empty where that was not told.
    #[serde(default)]
    pub by: String,
}

/// Those that hold, the newest last: its text is shown. An order that is taken back lifts its own
/// lock and leaves the one that was there before it; an unlock lifts them all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Locks(Vec<Lock>);

impl Locks {
    /// One more.
    pub fn add(&mut self, lock: Lock) {
        self.lift(&lock.order);
        if self.0.len() >= MOST {
            self.0.remove(0);
        }
        self.0.push(lock);
    }

    /// Without that of this order.
    pub fn lift(&mut self, order: &str) {
        self.0.retain(|lock| lock.order != order);
    }

    /// Whether that of this order holds.
    pub fn hold(&self, order: &str) -> bool {
        self.0.iter().any(|lock| lock.order == order)
    }

    /// The text that is shown; none where nothing is locked.
    pub fn text(&self) -> Option<&str> {
        self.shown().map(|lock| lock.text.as_str())
    }

    /// The lock that is shown.
    pub fn shown(&self) -> Option<&Lock> {
        self.0.last()
    }
}

#[cfg(test)]
mod tests {
    use super::{Lock, Locks, MOST};

    fn lock(order: &str) -> Lock {
        Lock {
            text: format!("by {order}"),
            order: order.to_owned(),
            ..Lock::default()
        }
    }

    #[test]
    fn ven_3_a_lock_that_is_taken_back_leaves_the_one_before() {
        let mut locks = Locks::default();
        assert_eq!(locks.text(), None);
        locks.add(lock("1"));
        locks.add(lock("2"));
        locks.add(lock("2"));
        assert_eq!(locks.text(), Some("by 2"));
        locks.lift("2");
        assert_eq!(locks.text(), Some("by 1"));
        locks.lift("2");
        assert!(locks.hold("1") && !locks.hold("2"));
        locks.lift("1");
        assert_eq!(locks, Locks::default());
        for order in 0..2 * MOST {
            locks.add(lock(&order.to_string()));
        }
        assert_eq!(locks.0.len(), MOST);
    }
}
