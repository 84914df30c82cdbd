//! What passes between the agent and its shell.

use adoube_proto::v1::{
    JournalReceipt, OrderAck, PlayRequest, Refusal, Shown, play_command::Command,
};

use crate::{
    bus::{
        messages::{BusIdentity, BusInput, Message},
        orders::{Answer, Chore},
    },
    evidence::{line::Line, machine::Readings, witness::Start},
    link::messages::{LinkIdentity, LinkInput},
    lockdown::MachineInput,
    physical_board::{BoardInput, BoardOrder, BoardSettings},
};

/// Who the device is, and what its run is seeded with.
#[derive(Clone, Debug)]
pub struct AgentIdentity {
    /// The venue's id.
    pub venue: String,
    /// To the venue.
    pub bus: BusIdentity,
    /// To the coordinator.
    pub link: LinkIdentity,
    /// The prefix of this run's command ids.
    pub command_prefix: [u8; 12],
    /// Spreads pauses.
    pub seed: u64,
    /// What its journal and its machine tell at the start.
    pub evidence: Start,
    /// How its physical board is read; none: by default, once a game needs one.
    pub board: Option<BoardSettings>,
}

/// What the shell tells the agent.
#[derive(Clone, Debug)]
pub enum Input {
    /// Time has passed.
    Tick,
    /// Something of the broker.
    Bus(BusInput),
    /// Something of the play link.
    Link(LinkInput),
    /// The machine was read.
    Probed(Readings),
    /// What holds the machine tells something.
    Machine(MachineInput),
    /// The player's page told or asked something.
    Page(PageInput),
    /// Something of the physical board.
    Board(BoardInput),
    /// An order was carried out, or not.
    Carried {
        /// The order.
        id: String,
        /// What it asked for.
        chore: Chore,
        /// What became of it.
        answer: Answer,
    },
    /// The process is asked to end.
    Stop,
}

/// What the player's page tells and asks.
#[derive(Clone, Debug, PartialEq)]
pub enum PageInput {
    /// A page was opened, under this number: it is to be told everything.
    Opened(u64),
    /// The page that is there is alive.
    Alive,
    /// The page of this number was closed, or its process ended.
    Closed(u64),
    /// It asks for something, and waits for the answer under this number.
    Asked {
        /// The question's number.
        ask: u64,
        /// What the player wants.
        command: Command,
    },
    /// It takes back the move that waits for the connection, and waits for the answer under this number.
    TookBack {
        /// The question's number.
        ask: u64,
    },
    /// What stands on the physical board is the player's move; it waits for the answer under this number.
    ConfirmedBoard {
        /// The question's number.
        ask: u64,
    },
}

/// What the agent asks of the shell.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Connect to the broker under a new session number.
    ConnectBus,
    /// Subscribe to the device's own orders.
    Subscribe,
    /// Publish a message.
    Publish(Message),
    /// Connect to the relay.
    Dial {
        /// The new connection's name.
        attempt: u64,
        /// The relay's token.
        token: String,
    },
    /// Send on the play link.
    Send(Box<PlayRequest>),
    /// Close the play link at once, and one that was set aside.
    HangUp,
    /// Keep the play link, on which nothing is sent any more.
    SetAside,
    /// Close the one that was set aside.
    CloseAside,
    /// Show this on the page of that number.
    Show(u64, Box<Shown>),
    /// Have the driver of the physical board do this.
    Board(BoardOrder),
    /// Answer the page: it was carried out, or why not.
    Told {
        /// The question's number.
        ask: u64,
        /// Why not.
        refusal: Option<Refusal>,
    },
    /// Write a line into the journal.
    Journal(Line),
    /// Remember on the disk, before anything that follows, that lines of this journal up to this one are sent.
    MarkSent(String, u64),
    /// Remember on the disk which lines the venue has.
    KeepReceipt(JournalReceipt),
    /// Remember these orders over the next start, then carry this one out: in this order, so that
    /// nothing is done twice.
    CarryOut {
        /// The order.
        id: String,
        /// What to do.
        chore: Chore,
        /// What to remember.
        remember: Vec<OrderAck>,
        /// What the agent knows of itself, a line each, for the checks.
        knows: Vec<String>,
    },
    /// Remember these orders over the next start.
    Remember(Vec<OrderAck>),
    /// All is said; the process may end.
    Finished,
}
