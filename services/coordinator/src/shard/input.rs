//! What a shard is told, and what it wants done. No input or output of its own.

use std::collections::BTreeMap;

use adoube_chess::{BySide, Side};
use adoube_ledger::{Outcome, Transaction};
use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Order;
use adoube_tournament::event::{Invited, SetUp};
use adoube_tournament::ids::{BoardId, CommandId, DeviceId, PersonId, RulingRef, VenueId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::Verb;
use adoube_tournament::roster::{Entry, Profile};
use adoube_tournament::round::{HoldRequest, ImportedRound, Pairings};
use adoube_tournament::scoring::ByeKind;
use adoube_tournament::time::Time;
use adoube_tournament::venue::Report;

use super::incidents::IncidentRequest;
use super::officials::acting_office::{Asker, Office};
pub use super::play_links::page_status::PageSign;
pub use super::request_failure::{Failure, Void};
use super::rounds::round_preconditions::RoundPrecondition;
use super::rounds::venue_holds::VenueHoldIntent;
use super::state::State;
use super::views::PlayerNames;

/// The two times of one instant.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Now {
    /// Coordinator time, which clocks and records count in; scaled in demos.
    pub game: Time,
    /// Real milliseconds since the process began, for heartbeats and timeouts; never scaled.
    pub real: u64,
}

/// A play link, numbered by the shell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(pub u64);

/// An official's call that waits for its reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CallId(pub u64);

/// A watcher's or venue's stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct StreamId(pub u64);

/// The number of a transaction handed to the ledger.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// The greeting of a play link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hello {
    /// The device, from its certificate.
    pub device: DeviceId,
    /// The agent's process.
    pub instance: String,
    /// The last record that the device holds, and of which board.
    pub seen: Option<(BoardId, u64)>,
    /// Its player's page.
    pub page: PageSign,
}

/// A round trip of a play link, microseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measured {
    /// The last one that the device says it measured itself; 0 for none.
    pub claimed_us: u32,
    /// As the coordinator measured it.
    pub measured_us: u32,
}

/// A player's command as it came.
#[derive(Debug, Clone)]
pub struct Entered {
    /// Made by the device.
    pub id: CommandId,
    /// What is asked.
    pub order: Order,
    /// The last record of the board that the device had then; absent where it does not say.
    pub seen: Option<u64>,
}

/// What a shard is told.
#[derive(Debug)]
pub enum Input {
    /// A device's play link opened.
    SeatOpened(SessionId, Hello),
    /// A player's command; the time is when its message left the stream.
    SeatCommand(SessionId, Entered, Time),
    /// The page of the device is gone or back, as it says.
    SeatPage(SessionId, PageSign),
    /// A heartbeat with its number.
    SeatHeard(SessionId, u64),
    /// A probe of the play link came back.
    SeatMeasured(SessionId, Measured),
    /// The play link is gone.
    SeatClosed(SessionId),
    /// An official asks.
    Call(CallId, Asker, ShardRequest),
    /// An official wants to see a round live, 0 for the one now running; or one board of it, with what they may do.
    Watch(StreamId, Asker, (u16, Option<u16>)),
    /// He does not any more.
    Unwatch(StreamId),
    /// A venue node's link opened, by the start of the node of that name.
    VenueOpened(StreamId, VenueId, String),
    /// A kept report of a venue node.
    VenueReported(StreamId, VenueId, Box<Report>),
    /// How all devices of a venue stand.
    VenueStatuses(StreamId, VenueId, Vec<v1::DeviceStatus>),
    /// A venue node's ping, with what it measured of its uplink.
    VenueHeard(StreamId, VenueId, v1::VenuePing),
    /// The venue node's link is gone.
    VenueClosed(StreamId, VenueId),
    /// What became of a transaction.
    Appended(Ticket, Outcome),
    /// The state as the ledger holds it, after a failure.
    Reloaded(Box<State>),
    /// This process stood still since then (it was stopped, or its machine slept): nobody could be
    /// heard, and no clock was looked after.
    StoodStill(Now),
    /// A board's own time has passed. Its time runs apart from that of other boards where games
    /// are played again; where all boards share one clock, `Tick` looks after all of them.
    BoardDue(BoardId),
    /// Time has passed.
    Tick,
    /// The coordinator stops: say goodbye and mark the last instant.
    Stop,
}

/// What an import brings.
#[derive(Debug, Default)]
pub struct Brought {
    /// Players, with their profiles in clear for the shard's own use.
    pub players: Vec<(Entry, Profile)>,
    /// Pairings of a round that is to be played here.
    pub pairings: Option<(u16, Pairings)>,
    /// Rounds that were played elsewhere.
    pub played: Vec<(u16, ImportedRound)>,
    /// Byes of rounds to come, of which nothing is paired yet.
    pub granted: Vec<(u16, Vec<(PersonId, ByeKind)>)>,
}

/// The reason of a hold that began without one.
#[derive(Debug, Clone)]
pub struct HoldReason {
    /// Which round.
    pub round: u16,
    /// The command.
    pub id: CommandId,
    /// The hold's number in the round.
    pub hold: u32,
    /// Why it was begun.
    pub reason: String,
}

/// What officials ask of the shard.
#[derive(Debug)]
pub enum ShardRequest {
    /// Open the tournament or publish a new version of it. Officials' profiles come sealed.
    SetUp(Box<SetUp>, Vec<(PersonId, Profile, Vec<u8>)>),
    /// Players, pairings, and rounds that were played elsewhere.
    Import(Box<Brought>),
    /// Take a player out from a round on; with none let him take part again.
    Withdraw(PersonId, Option<u16>),
    /// Take a player out altogether of whom nothing was played.
    RemovePlayer(PersonId),
    /// Publish a round.
    PublishRound(u16),
    /// Take the publication of a round back, for a reason.
    UnpublishRound(u16, String),
    /// A command on a round, by who looked at what it comes to.
    IfUnchanged(Box<ShardRequest>, RoundPrecondition),
    /// What a request would come to, or why it would be refused; nothing is recorded.
    DryRun(Box<ShardRequest>),
    /// Start a round.
    StartRound(u16),
    /// Close a round.
    CloseRound(u16),
    /// Stop all boards of a venue or of a round, or let them go on (`end`).
    Hold {
        /// Which round.
        round: u16,
        /// The command.
        id: CommandId,
        /// Which boards, and why.
        request: HoldRequest,
        /// Whether a hold is to end.
        end: bool,
    },
    /// The reason of a hold that began without one.
    GiveHoldReason(HoldReason),
    /// An order to a board.
    Board(BoardId, CommandId, Order),
    /// The same, as somebody asked for it at a venue's node, of a seat of that venue.
    Intent(Box<Intent>),
    /// Stop all boards of a venue, resume them or give the reason, as somebody asked for it at its node.
    VenueHold(VenueHoldIntent),
    /// To which devices a seat can move now.
    SpareDevices(BoardId, Side),
    /// The penalties that were imposed on everybody, or on the player of that starting number.
    Penalties(Option<u16>),
    /// Something about incidents.
    Incident(IncidentRequest),
    /// Everything that stands.
    Describe,
    /// Who somebody is in an office of his.
    Who(Office),
    /// Whether somebody may be invited to sign in, in an office of his.
    Invite(Office),
    /// Something became of an invitation, by somebody: recorded once, however often it is told. The
    /// coordinator itself tells it.
    Invited(Actor, Invited),
    /// Whether the caller may let a device of a venue make itself a key.
    Enrol(VenueId, DeviceId),
    /// The boards of a round, with the last record of each, for reading them whole.
    Games(u16),
    /// Whether the caller may do this, before work is done for him that leaves traces.
    May(Verb),
}

/// What somebody asked for at a venue's node.
#[derive(Debug)]
pub struct Intent {
    /// Whose node says it.
    pub venue: VenueId,
    /// Of which board.
    pub board: BoardId,
    /// The command.
    pub id: CommandId,
    /// What.
    pub order: Order,
    /// Why it is not to be done any more.
    pub void: Option<Void>,
}

/// The reply to a call. Messages of the wire are boxed: most replies are far smaller than the largest.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply {
    /// To `SetUp` and `Describe`.
    Event(Box<v1::EventView>),
    /// To `Import`.
    Imported(Box<v1::ImportReply>),
    /// To `Withdraw`.
    Withdrawn(Box<v1::WithdrawReply>),
    /// To `RemovePlayer`.
    Removed(Box<v1::RemovePlayerReply>),
    /// To the rounds' calls.
    Round(Box<v1::RoundReply>),
    /// To `Who`.
    Who(Box<v1::WhoReply>),
    /// To an order to a board: the record it led to.
    Answered(u64),
    /// To `Games`.
    Games(Vec<GameAt>),
    /// To a list of incidents.
    Incidents(Box<v1::IncidentsReply>),
    /// To what was asked of one incident.
    Incident(Box<v1::IncidentView>),
    /// To the dry run of a ruling.
    Offers(Box<v1::OfferReply>),
    /// To a delegation: who may rule now.
    Delegates(Box<v1::DelegateReply>),
    /// To `May`, `Invite` and `Enrol`: as whom the caller does it.
    As(Actor),
    /// To the dry run of an order to a board.
    Preview(Box<v1::CommandPreview>),
    /// To `SpareDevices`.
    Spares(Box<v1::SpareDevicesReply>),
    /// To `Penalties`.
    Penalties(Box<v1::PenaltiesReply>),
    /// To `Invited`.
    Noted,
}

/// What an official is answered: a reply, or the rules' refusal.
pub(super) type Answer = Result<Reply, Refusal>;

/// A message of the wire becomes its reply, and a reply its message; another reply is given back.
macro_rules! replies {
    ($($reply:ident($message:ty)),* $(,)?) => {$(
        impl From<$message> for Reply {
            fn from(message: $message) -> Self {
                Self::$reply(Box::new(message))
            }
        }

        impl TryFrom<Reply> for $message {
            type Error = Reply;

            fn try_from(reply: Reply) -> Result<Self, Reply> {
                match reply { Reply::$reply(message) => Ok(*message), other => Err(other) }
            }
        }
    )*};
}

replies!(
    Event(v1::EventView),
    Imported(v1::ImportReply),
    Withdrawn(v1::WithdrawReply),
    Removed(v1::RemovePlayerReply),
    Round(v1::RoundReply),
    Who(v1::WhoReply),
    Incidents(v1::IncidentsReply),
    Incident(v1::IncidentView),
    Offers(v1::OfferReply),
    Delegates(v1::DelegateReply),
    Preview(v1::CommandPreview),
    Spares(v1::SpareDevicesReply),
    Penalties(v1::PenaltiesReply),
);

/// Where a game's records end.
#[derive(Debug, Clone, PartialEq)]
pub struct GameAt {
    /// Which.
    pub board: BoardId,
    /// Its last record.
    pub through: u64,
    /// Who plays.
    pub players: BySide<v1::PlayerEntry>,
    /// As shown with the board's events.
    pub names: PlayerNames,
    /// Which incidents tell of its silences.
    pub silences: Vec<v1::SilenceTold>,
    /// What held it with other boards.
    pub holds: Vec<v1::HoldView>,
    /// How its incidents were closed and opened again.
    pub incident_turns: Vec<v1::IncidentTurn>,
    /// Who delegated the right to give which of its rulings.
    pub delegated: BTreeMap<RulingRef, PersonId>,
}

/// What goes to a seat's stream. Boxed, since the queue of each stream has room for 32 of them at once.
#[derive(Debug, Clone, PartialEq)]
pub enum ToSeat {
    /// A message.
    Reply(Box<v1::PlayReply>),
    /// A view of which the moves are to be read from the ledger.
    CatchUp(Box<CatchUp>),
    /// The last word.
    Close(Box<v1::Goodbye>),
}

impl ToSeat {
    pub(super) fn view(view: v1::SeatView) -> Self {
        let body = Some(v1::play_reply::Body::View(view));
        Self::Reply(Box::new(v1::PlayReply { body }))
    }
}

/// A seat's view without the moves.
#[derive(Debug, Clone, PartialEq)]
pub struct CatchUp {
    /// Which board.
    pub board: BoardId,
    /// The device has the moves that were made up to this record of the board.
    pub seen: u64,
    /// The view.
    pub view: v1::SeatView,
}

/// What a shard wants done.
#[derive(Debug)]
pub enum Output {
    /// Hand it to the ledger and report the outcome under the ticket.
    Append(Ticket, Transaction),
    /// To a play link.
    Seat(SessionId, ToSeat),
    /// To a caller.
    Reply(CallId, Result<Reply, Failure>),
    /// To a watcher.
    Watcher(StreamId, Box<v1::WatchReply>),
    /// The watcher may not watch, or not at present.
    WatchRefused(StreamId, Failure),
    /// To a venue node; a goodbye is the last word.
    Venue(StreamId, Box<v1::VenueNotice>),
    /// These devices and venues belong to this tournament.
    Enrolled(Vec<DeviceId>, Vec<VenueId>),
    /// Read the state from the ledger again and tell, as soon as that is possible.
    Reload,
}
