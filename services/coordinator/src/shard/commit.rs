//! Outputs wait here until the records they speak of are durable.

use std::collections::VecDeque;

use super::input::Ticket;

/// Transactions under way and what waits for them.
#[derive(Debug)]
pub(super) struct Commit<T> {
    issued: Ticket,
    durable: Ticket,
    held: VecDeque<(Ticket, T)>,
}

impl<T> Default for Commit<T> {
    fn default() -> Self {
        Self {
            issued: Ticket(0),
            durable: Ticket(0),
            held: VecDeque::new(),
        }
    }
}

impl<T> Commit<T> {
    /// The ticket of a new transaction.
    pub(super) const fn issue(&mut self) -> Ticket {
        self.issued = Ticket(self.issued.0 + 1);
        self.issued
    }

    /// Holds an output until all that was issued so far is durable.
    pub(super) fn hold(&mut self, output: T) {
        self.held.push_back((self.issued, output));
    }

    /// A transaction is durable; they become so in order.
    pub(super) fn done(&mut self, ticket: Ticket) {
        self.durable = self.durable.max(ticket);
    }

    /// The next output that may go out.
    pub(super) fn release(&mut self) -> Option<T> {
        let ready = self
            .held
            .front()
            .is_some_and(|(ticket, _)| *ticket <= self.durable);
        if ready {
            self.held.pop_front().map(|(_, output)| output)
        } else {
            None
        }
    }

    /// Whether everything issued is durable.
    pub(super) fn is_idle(&self) -> bool {
        self.durable == self.issued
    }

    /// Gives up all that waits, for it may never become true.
    pub(super) fn abandon(&mut self) -> Vec<T> {
        self.held.drain(..).map(|(_, output)| output).collect()
    }

    /// Whether this ticket is the newest one.
    pub(super) fn is_last(&self, ticket: Ticket) -> bool {
        ticket == self.issued
    }

    /// Counts everything issued as settled; for a new beginning after a failure.
    pub(super) const fn settle(&mut self) {
        self.durable = self.issued;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_go_out_in_order_and_only_when_durable() {
        let mut commit = Commit::default();
        commit.hold("before anything");
        let first = commit.issue();
        commit.hold("after the first");
        let second = commit.issue();
        commit.hold("after the second");
        assert_eq!(commit.release(), Some("before anything"));
        assert_eq!(commit.release(), None);
        commit.done(first);
        assert_eq!(commit.release(), Some("after the first"));
        assert_eq!(commit.release(), None);
        commit.done(second);
        assert_eq!(commit.release(), Some("after the second"));
        assert!(commit.is_idle());
    }

    #[test]
    fn what_may_never_become_true_is_given_up() {
        let mut commit = Commit::default();
        commit.issue();
        commit.hold(1);
        commit.hold(2);
        assert_eq!(commit.abandon(), [1, 2]);
        commit.settle();
        assert_eq!(commit.release(), None);
    }
}
