//! What passes between the play link's state machine and its surroundings.

use adoube_proto::v1::{PlayReply, PlayRequest, Refusal, play_command::Command};

use super::fault::LinkFault;
use crate::ids::CommandId;

/// Who the device is on the play link.
#[derive(Clone, Debug)]
pub struct LinkIdentity {
    /// 32 hexadecimal digits, made anew at each start of the process.
    pub instance: String,
    /// The machine's boot identity.
    pub boot_id: String,
}

/// What the shell tells the link. `attempt` names the connection it speaks of.
#[derive(Clone, Debug)]
pub enum LinkInput {
    /// The venue's relay let the attempt through to the coordinator, which has not answered yet.
    Relayed {
        /// Which attempt.
        attempt: u64,
    },
    /// Relay and TLS are through; the stream is about to be opened.
    Open {
        /// The attempt that succeeded.
        attempt: u64,
        /// The relay's id of the connection.
        relay_connection: String,
    },
    /// The coordinator said something.
    Reply {
        /// The connection it came on.
        attempt: u64,
        /// What it said.
        reply: Box<PlayReply>,
    },
    /// The connection, or the attempt, is over.
    Down {
        /// Which one.
        attempt: u64,
        /// Why.
        fault: LinkFault,
    },
}

/// What the link asks of the shell and tells the rest of the agent.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkOutput {
    /// Connect to the relay with this token.
    Dial {
        /// The new connection's name.
        attempt: u64,
        /// A token that was never used before.
        token: String,
    },
    /// Send this on the connection.
    Send(Box<PlayRequest>),
    /// Close the connection at once, and one that was set aside.
    HangUp,
    /// Keep the connection as it is, and be deaf to it: another is dialled to take its place. Closing it now would tell
    /// the coordinator that the seat is gone.
    SetAside,
    /// Another took the place of one that was set aside: close that.
    CloseAside,
    /// There is no token left.
    TokensWanted,
    /// Something that the venue should know: a stable word and a sentence.
    Event(&'static str, String),
    /// The coordinator carried a command out: the record that it led to is durable.
    Acknowledged(CommandId, Command, u64),
    /// The coordinator refused a command; or the device is at another board ("moved-on") before
    /// it could be sent.
    Refused(CommandId, Command, Refusal),
}
