//! What passes between the telemetry state machine and its surroundings.

use adoube_proto::v1::JournalReceipt;

use super::{orders::Task, topics::Kind};
use crate::time::Now;

/// Who the device is to its venue.
#[derive(Clone, Debug)]
pub struct BusIdentity {
    /// The device's id.
    pub device: String,
    /// 32 hexadecimal digits, made anew at each start of the process.
    pub instance: String,
    /// The machine's boot identity.
    pub boot_id: String,
    /// This program's version.
    pub agent_version: String,
}

/// Why a connection to the broker ended or was not made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BusFault {
    /// Another client came with the same identity.
    #[error("another client uses this device's name at the broker")]
    TakenOver,
    /// The broker closed a connection that was made, without a word that could be read.
    #[error("the broker closed the connection")]
    Closed,
    /// Anything else.
    #[error("{0}")]
    Lost(String),
}

/// What the shell tells. `session` names the connection it speaks of.
#[derive(Clone, Debug)]
pub enum BusInput {
    /// The broker accepted the connection.
    Up {
        /// The connection's session number.
        session: u64,
        /// The machine's wall time, milliseconds since the Unix epoch: evidence only.
        wall_ms: u64,
    },
    /// The connection, or the attempt, is over. A session of 0 says that it could not even be
    /// begun.
    Down {
        /// Which one.
        session: u64,
        /// Why.
        fault: BusFault,
    },
    /// The oldest `QoS` 1 message handed over was written under this packet id.
    Sent {
        /// The connection.
        session: u64,
        /// Its packet id.
        packet: u16,
    },
    /// The broker acknowledged a packet.
    Acknowledged {
        /// The connection.
        session: u64,
        /// Its packet id.
        packet: u16,
    },
    /// A ping was written.
    Pinged {
        /// The connection.
        session: u64,
    },
    /// The ping was answered.
    PingAnswered {
        /// The connection.
        session: u64,
    },
    /// An order arrived.
    Order {
        /// When it left the socket.
        received: Now,
        /// How long the machine had slept by then.
        slept_ms: u64,
        /// Its bytes.
        payload: Vec<u8>,
    },
    /// The venue pings.
    Ping {
        /// When it left the socket.
        received: Now,
        /// How long the machine had slept by then.
        slept_ms: u64,
        /// Its bytes.
        payload: Vec<u8>,
    },
    /// The venue says which lines of the journal are on its disk.
    Receipt {
        /// Its bytes.
        payload: Vec<u8>,
    },
}

/// A message to be published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Where it goes.
    pub kind: Kind,
    /// `QoS` 1 instead of 0.
    pub acknowledged: bool,
    /// Kept by the broker for whoever comes later.
    pub retained: bool,
    /// JSON.
    pub payload: Vec<u8>,
}

/// What the bus asks of the shell and tells the rest of the agent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BusOutput {
    /// Connect to the broker under a new session number.
    Connect,
    /// Subscribe to the device's own orders, receipts and pings.
    Subscribe,
    /// Publish a message.
    Publish(Message),
    /// An order to carry out.
    Do(Task),
    /// Lines of this journal up to this one are about to be sent: to be remembered on the disk before what follows.
    MarkSent(String, u64),
    /// The venue has these lines of the journal: to be remembered on the disk.
    KeepReceipt(JournalReceipt),
    /// The last word is said: the connection may be closed and the process may end.
    Finished,
}
