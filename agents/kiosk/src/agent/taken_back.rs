//! Stories of orders that are taken back, by what comes to the device and in which order.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_proto::v1::{OrderAck, OrderOutcome};

use super::{
    Input, Output,
    stories::{agent, handle, up},
};
use crate::{
    agent::Agent,
    bus::{
        locks::Locks,
        messages::BusInput,
        orders::{Answer, Chore},
        topics::Kind,
    },
    time::Now,
};

/// What comes to a device.
#[derive(Clone, Copy, Debug)]
enum Comes {
    /// An order by its number.
    Order(u8, &'static str),
    /// The agent's process is killed and started.
    Restart,
    /// From now on whatever is ordered is carried out, but the process dies before it can say so.
    DiesOverIt,
    /// The page does not do what it is told, or does again.
    PageFails(bool),
}
use Comes::{DiesOverIt, Order, PageFails, Restart};

/// A device: its agent, and what is left of it when that is killed.
struct Device {
    agent: Agent,
    page: Locks,
    remembered: Vec<OrderAck>,
    dies: bool,
    page_fails: bool,
    now: u64,
    session: u64,
    /// What was carried out, and what was answered: number, outcome, whether as the last word.
    did: Vec<&'static str>,
    said: Vec<String>,
}

impl Device {
    fn start() -> Self {
        let mut device = Self {
            agent: agent(None),
            page: Locks::default(),
            remembered: Vec::new(),
            dies: false,
            page_fails: false,
            now: 0,
            session: 0,
            did: Vec::new(),
            said: Vec::new(),
        };
        device.join();
        device
    }

    fn join(&mut self) {
        self.agent = agent(None);
        self.agent
            .restore(self.remembered.clone(), self.page.clone(), None);
        self.dies = false;
        self.session += 1;
        self.input(Input::Tick);
        self.input(up(self.session));
    }

    fn comes(&mut self, what: Comes) {
        match what {
            Order(number, what) => self.order(number, what),
            Restart => self.join(),
            DiesOverIt => self.dies = true,
            PageFails(fails) => self.page_fails = fails,
        }
    }

    fn order(&mut self, number: u8, what: &str) {
        let payload = format!(r#"{{"id":"{number:032x}","what":"{what}","text":"by {number}"}}"#);
        self.input(Input::Bus(BusInput::Order {
            received: Now::from_ms(self.now),
            slept_ms: 0,
            payload: payload.into_bytes(),
        }));
    }

    fn input(&mut self, input: Input) {
        self.now += 10;
        for output in handle(&mut self.agent, self.now, input) {
            match output {
                Output::CarryOut {
                    id,
                    chore,
                    remember,
                    ..
                } => {
                    self.remembered = remember;
                    let outcome = self.perform(&chore);
                    if !self.dies {
                        let answer = Answer {
                            outcome,
                            ..Answer::default()
                        };
                        self.input(Input::Carried { id, chore, answer });
                    }
                }
                Output::Remember(orders) => self.remembered = orders,
                Output::Publish(message) if message.kind == Kind::Ack => {
                    let ack: OrderAck = serde_json::from_slice(&message.payload).unwrap();
                    let number = u128::from_str_radix(&ack.id, 16).unwrap();
                    let last = if ack.last_word { "!" } else { "" };
                    self.said
                        .push(format!("{number} {}{last}", ack.outcome().word()));
                }
                _ => {}
            }
        }
    }

    fn perform(&mut self, chore: &Chore) -> OrderOutcome {
        if self.page_fails {
            return OrderOutcome::Failed;
        }
        self.did.push(chore.kind().word());
        match chore {
            Chore::Lock(lock) => self.page.add(lock.clone()),
            Chore::Unlock => self.page = Locks::default(),
            Chore::Lift(order) => {
                self.page.lift(order);
                return OrderOutcome::Cancelled;
            }
            _ => {}
        }
        OrderOutcome::Done
    }
}

/// A case: its name, what comes, what is carried out, what is answered ("!" as the last word), and
/// what the page is locked with.
type Case = (
    &'static str,
    Vec<Comes>,
    &'static str,
    &'static str,
    &'static str,
);

fn check(cases: Vec<Case>) {
    for (name, comes, did, said, locked) in cases {
        let mut device = Device::start();
        for it in comes {
            device.comes(it);
        }
        assert_eq!(device.did.join(", "), did, "{name}");
        assert_eq!(device.said.join(", "), said, "{name}");
        assert_eq!(device.page.text().unwrap_or_default(), locked, "{name}");
        assert_eq!(device.agent.locks, device.page, "{name}");
    }
}

const fn lock(number: u8) -> Comes {
    Order(number, "lock")
}

const fn cancel(number: u8) -> Comes {
    Order(number, "cancel")
}

#[test]
fn ven_3_an_order_that_was_taken_back_does_not_hold_however_it_comes() {
    check(vec![
        (
            "it comes after it was taken back: from a socket, a broker, a node's queue",
            vec![cancel(1), lock(1), lock(1)],
            "",
            "1 cancelled!, 1 cancelled!, 1 cancelled!",
            "",
        ),
        (
            "it was carried out before",
            vec![lock(1), cancel(1), cancel(1), lock(1)],
            "lock, cancel",
            "1 received, 1 done, 1 cancelled!, 1 cancelled!, 1 cancelled!",
            "",
        ),
        (
            "an earlier lock holds again",
            vec![lock(1), lock(2), cancel(2)],
            "lock, lock, cancel",
            "1 received, 1 done, 2 received, 2 done, 2 cancelled!",
            "by 1",
        ),
        (
            "a later lock holds all the same",
            vec![lock(1), lock(2), cancel(1)],
            "lock, lock, cancel",
            "1 received, 1 done, 2 received, 2 done, 1 cancelled!",
            "by 2",
        ),
        (
            "it was unlocked already",
            vec![lock(1), Order(2, "unlock"), cancel(1)],
            "lock, unlock",
            "1 received, 1 done, 2 received, 2 done, 1 done!",
            "",
        ),
        (
            "what was shown was shown",
            vec![Order(1, "message"), cancel(1)],
            "message",
            "1 received, 1 done, 1 done!",
            "",
        ),
    ]);
}

#[test]
fn ven_3_an_order_that_was_taken_back_does_not_hold_over_a_restart_or_a_fault() {
    check(vec![
        (
            "it was carried out by the process before",
            vec![lock(1), Restart, cancel(1)],
            "lock, cancel",
            "1 received, 1 done, 1 cancelled!",
            "",
        ),
        (
            "it was taken back from the process before",
            vec![cancel(1), Restart, lock(1)],
            "",
            "1 cancelled!, 1 cancelled!",
            "",
        ),
        (
            "the process before died over it",
            vec![DiesOverIt, lock(1), Restart, cancel(1)],
            "lock, cancel",
            "1 received, 1 cancelled!",
            "",
        ),
        (
            "the page could not be unlocked at first: the venue asks again",
            vec![
                lock(1),
                PageFails(true),
                cancel(1),
                PageFails(false),
                cancel(1),
            ],
            "lock, cancel",
            "1 received, 1 done, 1 failed, 1 cancelled!",
            "",
        ),
    ]);
}
