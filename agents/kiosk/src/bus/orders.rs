//! The venue's orders: each is carried out once and acknowledged as often as it comes.

use std::collections::VecDeque;

use adoube_proto::v1::{LockCheck, Order, OrderAck, OrderKind, OrderOutcome};

use super::{answers, locks::Lock, says::one_line};
use crate::{ids::is_hex32, time::Now};

/// Orders that are remembered.
pub const MAX_REMEMBERED: usize = 256;
/// Orders of which the next process is told.
pub const MAX_LASTING: usize = 64;
/// A delivery that was longer on its way says nothing any more, milliseconds: the venue delivers an
/// order that still holds again every few seconds, and one that was superseded no more.
const FRESH: u64 = 6_000;
/// The longest word on who gave an order, in bytes.
const MAX_BY: usize = 128;
/// The longest order that is read, in bytes.
pub const MAX_ORDER: usize = 16 * 1024;

/// What an order asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Keep these tokens for the relay; the second value is how many milliseconds they hold,
    /// 0 without limit.
    KeepTokens(Vec<String>, u64),
    /// Carry this out under the order's id, and tell what became of it.
    Carry(String, Chore),
    /// The order of this id was taken back: undo what can be undone, and say the last word on it.
    TakeBack(String),
}

/// What takes a page or a look at the machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chore {
    /// Show this to whoever sits at the device.
    Show(String),
    /// Take no input and show this instead.
    Lock(Lock),
    /// Lift the lock of this order, which was taken back.
    Lift(String),
    /// Take input again.
    Unlock,
    /// Show which device this is.
    Identify,
    /// Tell which applications run.
    ListApplications,
    /// Check what can be checked.
    RunChecks,
    /// Start the page anew.
    RestartPage,
    /// Use the wireless network of this name.
    JoinNetwork {
        /// Its name.
        ssid: String,
        /// Its password, sealed under the device's network key for this order.
        sealed: String,
    },
}

impl Chore {
    /// As the order calls it.
    pub const fn kind(&self) -> OrderKind {
        match self {
            Self::Show(_) => OrderKind::Message,
            Self::Lock(_) => OrderKind::Lock,
            Self::Lift(_) => OrderKind::Cancel,
            Self::Unlock => OrderKind::Unlock,
            Self::Identify => OrderKind::Identify,
            Self::ListApplications => OrderKind::ListApplications,
            Self::RunChecks => OrderKind::RunChecks,
            Self::RestartPage => OrderKind::RestartPage,
            Self::JoinNetwork { .. } => OrderKind::JoinNetwork,
        }
    }
}

/// What became of a chore.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// Done, refused, failed; cancelled of a lock that was lifted with its order.
    pub outcome: OrderOutcome,
    /// A sentence.
    pub detail: String,
    /// A line each.
    pub lines: Vec<String>,
    /// Lines that found no room.
    pub more: u32,
    /// Of a check of the lock.
    pub lock: LockCheck,
}

/// When, by this machine's clocks, a delivery left the socket.
#[derive(Clone, Copy, Debug, Default)]
pub struct Arrival<'a> {
    /// By the monotonic clock.
    pub received: Now,
    /// How long the machine had slept.
    pub slept_ms: u64,
    /// Which start of the machine both count from.
    pub boot_id: &'a str,
}

/// What becomes of a delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Its acknowledgement, and what there is to do.
    Answered(OrderAck, Option<Task>),
    /// The order of this id was taken back.
    TakenBack(String),
    /// It was so long on its way that the order may not hold any more: nothing is done or said.
    Stale,
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
    remembered: VecDeque<Remembered>,
}

#[derive(Clone, Debug)]
struct Remembered {
    ack: OrderAck,
    /// Whether the next process must know it too. Tokens are void with this one.
    lasting: bool,
}

impl Orders {
    /// What the process before remembered. What it had begun and not finished is not begun again:
    /// nobody knows how far it came.
    pub fn restore(&mut self, acks: Vec<OrderAck>) {
        for mut ack in acks {
            if ack.outcome() == OrderOutcome::Received {
                ack.set_outcome(OrderOutcome::Failed);
                answers::INTERRUPTED.clone_into(&mut ack.detail);
            }
            self.remember(ack, true);
        }
    }

    /// What the next process must know, without the answers' lines.
    pub fn lasting(&self) -> Vec<OrderAck> {
        let lasting = self.remembered.iter().rev().filter(|it| it.lasting);
        let lasting = lasting.take(MAX_LASTING).map(|it| OrderAck {
            lines: Vec::new(),
            ..it.ack.clone()
        });
        let mut lasting: Vec<OrderAck> = lasting.collect();
        lasting.reverse();
        lasting
    }

    /// Reads an order: its acknowledgement and, the first time, what there is to do.
    pub fn take(
        &mut self,
        now: Now,
        arrival: Arrival<'_>,
        payload: &[u8],
    ) -> Result<Taken, Unreadable> {
        let order = read(payload)?;
        if order.what() == OrderKind::Cancel {
            self.never(&order.id);
            return Ok(Taken::TakenBack(order.id));
        }
        if let Some(known) = self.remembered.iter().find(|it| it.ack.id == order.id) {
            return Ok(Taken::Answered(known.ack.clone(), None));
        }
        let age = arrival.age(now, &order);
        let (outcome, detail, task) = if is_expired(age, order.expires_in_ms) {
            let detail = answers::LATE.to_owned();
            (OrderOutcome::Expired, detail, None)
        } else if age.is_none_or(|age| age > FRESH) {
            return Ok(Taken::Stale);
        } else {
            match task(&order) {
                Ok(task @ Task::Carry(..)) => {
                    let begun = begun(&task).to_owned();
                    (OrderOutcome::Received, begun, Some(task))
                }
                Ok(task) => (OrderOutcome::Done, String::new(), Some(task)),
                Err(why) => (OrderOutcome::Refused, why.to_owned(), None),
            }
        };
        let lasting = order.what() != OrderKind::RelayTokens;
        let ack = OrderAck {
            id: order.id,
            outcome: outcome.into(),
            detail,
            ..OrderAck::default()
        };
        self.remember(ack.clone(), lasting);
        Ok(Taken::Answered(ack, task))
    }

    /// An order that was taken back before it came is not carried out any more: however late it
    /// comes, it is answered with this.
    fn never(&mut self, id: &str) {
        if self.remembered.iter().any(|it| it.ack.id == id) {
            return;
        }
        let ack = OrderAck {
            id: id.to_owned(),
            outcome: OrderOutcome::Cancelled.into(),
            detail: answers::UNDONE.to_owned(),
            ..OrderAck::default()
        };
        self.remember(ack, true);
    }

    /// What stands of an order that was taken back: nothing follows any more, unless it is just
    /// being carried out.
    pub fn last_word(&mut self, id: &str) -> Option<OrderAck> {
        let known = self.remembered.iter_mut().find(|it| it.ack.id == id)?;
        known.ack.last_word = known.ack.outcome() != OrderOutcome::Received;
        Some(known.ack.clone())
    }

    /// A chore was carried out, or not: the acknowledgement to send.
    pub fn carried(&mut self, id: &str, answer: Answer) -> Option<OrderAck> {
        let known = self.remembered.iter_mut().find(|it| it.ack.id == id)?;
        known.ack = OrderAck {
            id: id.to_owned(),
            outcome: answer.outcome.into(),
            detail: answer.detail,
            lines: answer.lines,
            more: answer.more,
            lock: answer.lock.into(),
            last_word: answer.outcome == OrderOutcome::Cancelled,
            ..OrderAck::default()
        };
        Some(known.ack.clone())
    }

    fn remember(&mut self, ack: OrderAck, lasting: bool) {
        if self.remembered.len() >= MAX_REMEMBERED {
            self.remembered.pop_front();
        }
        self.remembered.push_back(Remembered { ack, lasting });
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

/// What is said of an order while it is carried out.
const fn begun(task: &Task) -> &'static str {
    match task {
        Task::Carry(_, Chore::RunChecks) => answers::CHECKING,
        Task::Carry(_, Chore::JoinNetwork { .. }) => answers::JOINING,
        _ => "",
    }
}

fn is_expired(age: Option<u64>, expires_in_ms: u64) -> bool {
    expires_in_ms > 0 && age.is_some_and(|age| age >= expires_in_ms)
}

impl Arrival<'_> {
    /// How long ago a delivery was sent, milliseconds; none if it was sent to an earlier start of
    /// the machine. Where the venue does not tell, it counts as sent when it was received.
    fn age(&self, now: Now, order: &Order) -> Option<u64> {
        let read = now.ms().saturating_sub(self.received.ms());
        if order.boot_id.is_empty() {
            return Some(read);
        }
        let received = self.received.ms().saturating_add(self.slept_ms);
        let way = received.saturating_sub(order.sent_ms);
        (order.boot_id == self.boot_id).then(|| way.saturating_add(read))
    }
}

fn task(order: &Order) -> Result<Task, &'static str> {
    let carry = |chore| Ok(Task::Carry(order.id.clone(), chore));
    match order.what() {
        OrderKind::RelayTokens if order.tokens.is_empty() => Err("no tokens"),
        OrderKind::RelayTokens if order.tokens.iter().all(|token| is_hex32(token)) => {
            Ok(Task::KeepTokens(order.tokens.clone(), order.expires_in_ms))
        }
        OrderKind::RelayTokens => Err("a token is not 32 hexadecimal digits"),
        OrderKind::Message => carry(Chore::Show(order.text.clone())),
        OrderKind::Lock => carry(Chore::Lock(Lock {
            text: order.text.clone(),
            order: order.id.clone(),
            by: one_line(&order.by, MAX_BY),
        })),
        OrderKind::Unlock => carry(Chore::Unlock),
        OrderKind::Identify => carry(Chore::Identify),
        OrderKind::ListApplications => carry(Chore::ListApplications),
        OrderKind::RunChecks => carry(Chore::RunChecks),
        OrderKind::RestartPage => carry(Chore::RestartPage),
        OrderKind::JoinNetwork => carry(Chore::JoinNetwork {
            ssid: order.text.clone(),
            sealed: order.sealed.clone(),
        }),
        OrderKind::Unspecified | OrderKind::Cancel => Err("this version knows no such order"),
    }
}
