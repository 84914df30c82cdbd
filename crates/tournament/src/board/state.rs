//! What a board holds, in groups. Only [`super::apply`] changes them.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use adoube_chess::{AutomaticEnd, BySide, Line, Side};

use super::accepted_commands::Answered;
use super::approval::Approval;
use super::away::Away;
use super::before::{Checks, Waiting};
use super::calls::Calls;
use super::changes::Change;
use super::command_basis::PartChanges;
use super::devices::seat_transfer::SeatMove;
use super::draw_claims::Claimed;
use super::flags::FlagFall;
use super::holds::Holds;
use super::lazy_box::{Blank, LazyBox};
use super::leaves::LeaveTaken;
use super::phase::Phase;
use super::physical_boards::PhysicalBoard;
use super::premove::Choices;
use super::readiness::Readiness;
use super::replaced_game::GameBeforeRestart;
use super::replacements::Replacement;
use super::ruling::CarriedOut;
use super::short_san::ShortSan;
use super::time_audit::credits::Credits;
use super::time_audit::disconnections::Silences;
use super::time_audit::effective_rulings::EffectiveRulings;
use super::time_audit::manual_clock_changes::SetByHand;
use super::time_audit::pauses::Stops;
use super::time_audit::timeline::Timeline;
use super::waiver::Findings;
use crate::actor::Role;
use crate::clock::{Clock, TimeControl};
use crate::ids::{DeviceId, PersonId, RulingRef};
use crate::time::{Millis, Time};

/// The moves, what goes with them, and which game of the board they belong to.
#[derive(Debug, Clone)]
pub(super) struct Game {
    pub(super) line: Line,
    pub(super) last_san: ShortSan,
    pub(super) offer: Option<Side>,
    /// Whose offer was declined in words since the last move: they offer none again in this position (L 11.5).
    pub(super) declined: Option<Side>,
    pub(super) choices: Choices,
    pub(super) claims: Vec<Claimed>,
    /// When the latest moves were made, the latest last.
    pub(super) move_times: VecDeque<Time>,
    /// An automatic end that an arbiter overturned (END-6).
    pub(super) overturned: Option<AutomaticEnd>,
    /// From 1.
    pub(super) attempt: u16,
    /// Whether a move was ever made, in any game of the board.
    pub(super) any_move: bool,
    pub(super) replacements: Vec<Replacement>,
    pub(super) before_restart: Option<GameBeforeRestart>,
    /// The record by which the players last changed sides.
    pub(super) sides_since: Option<u64>,
    /// The record by which an official last set another position.
    pub(super) position_set: Option<u64>,
}

/// Whether the game is played, and what stops it.
#[derive(Debug, Clone)]
pub(super) struct Play {
    pub(super) phase: Phase,
    pub(super) holds: LazyBox<Holds>,
    pub(super) stops: LazyBox<Stops>,
    pub(super) stopped: Stopped,
}

/// The last pause by an arbiter.
#[derive(Debug, Clone, Default)]
pub(super) struct Stopped {
    /// Whether it was a venue's own: its officials may resume the game.
    pub(super) locally: bool,
    /// Who made it, and in which office.
    pub(super) by: Option<(PersonId, Role)>,
}

/// The clocks, and where each second went.
#[derive(Debug, Clone)]
pub(super) struct Clocks {
    pub(super) clock: Clock,
    pub(super) credits: Credits,
    /// That of the event, whatever a ruling or an arbiter gave this board since.
    pub(super) event_control: Arc<TimeControl>,
    pub(super) timeline: Timeline,
    pub(super) effective_rulings: LazyBox<EffectiveRulings>,
    /// The clocks that officials set by hand, in order.
    pub(super) set_by_hand: Vec<SetByHand>,
}

/// Devices that were checked, and whether each passed.
pub(super) type CheckedDevices = BTreeMap<DeviceId, bool>;

impl Blank for BySide<CheckedDevices> {
    const BLANK: &'static Self = &Self::new(BTreeMap::new(), BTreeMap::new());
}

/// The players and their devices.
#[derive(Debug, Clone)]
pub(super) struct Seats {
    /// Whether the round has begun for this board.
    pub(super) released: bool,
    pub(super) checked_in: BySide<bool>,
    pub(super) waiting: Waiting,
    pub(super) away: LazyBox<BySide<Option<Away>>>,
    pub(super) silences: LazyBox<Silences>,
    /// The last contact with each player, as far as the records tell.
    pub(super) last_contact: BySide<Option<Time>>,
    pub(super) checks: BySide<Checks>,
    /// What was found of other devices at which White and Black sat.
    pub(super) looked_at: LazyBox<BySide<CheckedDevices>>,
    /// What the failed checks of each player found.
    pub(super) findings: LazyBox<BySide<Findings>>,
    /// Who enters the moves of White and of Black, if they do not themselves (O 3.8).
    pub(super) assistants: LazyBox<BySide<Option<PersonId>>>,
    pub(super) seat_moves: Vec<SeatMove>,
    pub(super) calls: LazyBox<Calls>,
    pub(super) leaves_taken: LazyBox<VecDeque<LeaveTaken>>,
    pub(super) physical: LazyBox<BySide<PhysicalBoard>>,
}

/// What is known of the result beside the result itself.
#[derive(Debug, Clone, Default)]
pub(super) struct Outcome {
    pub(super) approval: Approval,
    /// Whether the game is over by a flag.
    pub(super) over_by_flag: bool,
    /// Whether an arbiter ended a game under way by declaring its result, or declared a forfeit: then it can be
    /// reopened.
    pub(super) declared_in_play: bool,
    /// The ruling that set the present result.
    pub(super) result_by: Option<RulingRef>,
    pub(super) flags: Vec<FlagFall>,
}

/// The rulings that were carried out, and the players they wait for.
#[derive(Debug, Clone, Default)]
pub(super) struct Rulings {
    /// In order.
    pub(super) done: Vec<CarriedOut>,
    /// Who gave the last one.
    pub(super) by: Option<PersonId>,
    pub(super) readiness: Option<Readiness>,
}

/// The stream itself: what every record changes.
#[derive(Debug, Clone)]
pub(super) struct Stream {
    /// The newest record's number.
    pub(super) sequence: u64,
    pub(super) last_time: Time,
    pub(super) answered: Answered,
    /// The newest record that a signature vouches for.
    pub(super) signed: u64,
    /// The last record that changed position, clocks or result.
    pub(super) changed: u64,
    /// What it did.
    pub(super) change: Change,
    pub(super) part_changes: PartChanges,
}

impl Seats {
    /// Nobody has come yet.
    pub(super) fn new(default_time: Option<Millis>) -> Self {
        Self {
            released: false,
            checked_in: BySide::both(false),
            waiting: Waiting::new(default_time),
            away: LazyBox::blank(),
            silences: LazyBox::blank(),
            last_contact: BySide::both(None),
            checks: BySide::both(Checks::default()),
            looked_at: LazyBox::blank(),
            findings: LazyBox::blank(),
            assistants: LazyBox::blank(),
            seat_moves: Vec::new(),
            calls: LazyBox::blank(),
            leaves_taken: LazyBox::blank(),
            physical: LazyBox::blank(),
        }
    }
}
