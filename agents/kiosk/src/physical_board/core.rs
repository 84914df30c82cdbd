//! The state machine of a physical board.

use std::collections::VecDeque;

use adoube_chess::{Placement, Side, Square, Start};
use adoube_eboard::Make;
use adoube_eboard::clock::ClockMessage;
use adoube_proto::v1::{
    PhysicalBoardFault as Fault, PhysicalBoardStatus, PhysicalBoardStep, PhysicalBoardView,
};

use super::clock_display::ClockDisplay;
use super::clock_press::{Lever, PRESS_WAITS, clock_side};
use super::followed_game::FollowedGame;
use super::messages::{AtRest, BoardInput, BoardOrder};
use super::orientation::Orientation;
use super::pieces_verdict::PiecesVerdict;
use super::reports::{AnsweredReport, Confirmation, DueReport, Reports};
use super::settings::BoardSettings;
use super::shown_position::ShownPosition;
use crate::ids::CommandId;
use crate::time::{Now, earlier};

/// How the board is connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Connection {
    /// The driver has said nothing yet.
    #[default]
    Unknown,
    NotConnected,
    Connecting,
    Fault,
    Open,
}

/// The player's physical board.
#[derive(Debug, Default)]
pub struct BoardCore {
    pub(super) settings: Option<BoardSettings>,
    /// Whether the driver has the order to look for a board.
    pub(super) is_wanted: bool,
    pub(super) connection: Connection,
    /// Make, serial number, port, battery, and why it cannot be read.
    pub(super) about: PhysicalBoardStatus,
    pub(super) make: Option<Make>,
    pub(super) is_moving: bool,
    /// What came to rest last, and whether it has stood for a second.
    pub(super) rest: Option<(AtRest, bool)>,
    /// When the agent learned of it.
    pub(super) known: Now,
    pub(super) orientation: Orientation,
    pub(super) game: FollowedGame,
    /// Half-moves of the game when it was looked at last.
    pub(super) plies: usize,
    /// The start that the driver knows; none before the first game.
    pub(super) start: Option<Start>,
    /// What the game says of the pieces that the board has learned.
    pub(super) pieces_verdict: PiecesVerdict,
    /// The player's side in the game; none without a game that needs a board.
    pub(super) side: Option<Side>,
    pub(super) reports: Reports,
    pub(super) confirmation: Option<Confirmation>,
    /// When the player pressed the clock, milliseconds.
    pub(super) pressed_at: u64,
    pub(super) lever: Lever,
    pub(super) clock: ClockDisplay,
    pub(super) lights: Vec<Square>,
    /// What stands on the squares of the game, and what that shows; none while nothing is at rest, and without a game.
    pub(super) shown: Option<(Placement, ShownPosition)>,
    pub(super) step: Option<PhysicalBoardStep>,
    pub(super) view: Option<PhysicalBoardView>,
    pub(super) orders: VecDeque<BoardOrder>,
    /// The page's questions that nothing came of.
    pub(super) unanswered: VecDeque<u64>,
}

impl BoardCore {
    /// A board that is looked for from now on where the settings are there, and else once a game needs one.
    pub fn new(settings: Option<BoardSettings>) -> Self {
        Self {
            settings,
            ..Self::default()
        }
    }

    /// Takes what the driver tells.
    pub fn handle(&mut self, now: Now, input: BoardInput) {
        if !self.is_wanted {
            return;
        }
        match input {
            BoardInput::NotConnected { port } => {
                self.disconnect(Connection::NotConnected, Fault::Unspecified, port);
                self.known = now;
            }
            BoardInput::Connecting { port } => {
                self.disconnect(Connection::Connecting, Fault::Unspecified, port);
            }
            BoardInput::Fault {
                fault,
                detail,
                port,
            } => {
                self.disconnect(Connection::Fault, fault, port);
                self.about.detail = detail;
                self.known = now;
            }
            BoardInput::Connected { make, port } => self.connect(make, port),
            BoardInput::Serial(serial) => self.about.serial = short(&serial),
            BoardInput::Battery(percent) => self.about.battery_percent = Some(percent.into()),
            BoardInput::Moving => self.is_moving = true,
            BoardInput::Settled(rest) => self.settle(now, rest, false),
            BoardInput::Standing(rest) => self.settle(now, rest, true),
            BoardInput::NotResponding => {
                self.connection = Connection::Fault;
                self.about.set_fault(Fault::NotResponding);
                self.known = now;
                self.rest = None;
                self.is_moving = false;
            }
            BoardInput::Clock(message) => self.hear_clock(now, &message),
        }
    }

    fn disconnect(&mut self, connection: Connection, fault: Fault, port: String) {
        self.connection = connection;
        self.about = PhysicalBoardStatus {
            fault: fault.into(),
            port,
            ..PhysicalBoardStatus::default()
        };
        self.make = None;
        self.rest = None;
        self.is_moving = false;
        self.orientation.begin_game();
        self.pieces_verdict = PiecesVerdict::default();
        self.clock.connect(false);
        self.lever.forget();
        self.lights.clear();
    }

    fn connect(&mut self, make: Make, port: String) {
        self.disconnect(Connection::Connecting, Fault::Unspecified, port);
        make.title().clone_into(&mut self.about.make);
        self.make = Some(make);
        self.clock.connect(make == Make::Dgt);
    }

    fn settle(&mut self, now: Now, rest: AtRest, stands: bool) {
        self.known = now;
        self.connection = Connection::Open;
        self.about.set_fault(Fault::Unspecified);
        self.is_moving = false;
        self.rest = Some((rest, stands));
    }

    fn hear_clock(&mut self, now: Now, message: &ClockMessage) {
        self.clock.hear(now.ms(), message);
        let place = self.settings.as_ref().map(|settings| settings.clock);
        let Some(side) = self.side else { return };
        let own = clock_side(side, place.unwrap_or_default());
        if self.lever.is_pressed(message, own) {
            self.confirmation.get_or_insert(Confirmation::Press);
            self.pressed_at = now.ms();
        }
    }

    /// The player says on the page that what stands on the board is their move.
    pub fn confirm(&mut self, ask: u64) {
        if let Some(Confirmation::Tap(before)) = self.confirmation.replace(Confirmation::Tap(ask)) {
            self.unanswered.push_back(before);
        }
    }

    /// A report was sent as this command.
    pub fn sent(&mut self, id: CommandId, due: DueReport) {
        if due.confirms.is_some() {
            self.confirmation = None;
        }
        self.reports.sent(id, due);
    }

    /// Takes the answer to a command; `None` where that was no report.
    pub fn answered(&mut self, now: Now, id: CommandId) -> Option<AnsweredReport> {
        self.reports.answered(now, id)
    }

    /// The next question of the page that nothing came of: no move stood on the board.
    pub fn poll_unanswered(&mut self) -> Option<u64> {
        self.unanswered.pop_front()
    }

    /// The next order for the driver.
    pub fn poll_order(&mut self) -> Option<BoardOrder> {
        self.orders.pop_front()
    }

    /// What the page shows.
    pub const fn view(&self) -> Option<&PhysicalBoardView> {
        self.view.as_ref()
    }

    /// When [`tick`](Self::tick) is needed next if no input comes, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        let press = self.confirmation == Some(Confirmation::Press);
        let press = press.then_some(self.pressed_at + PRESS_WAITS);
        earlier(press, self.clock.deadline())
    }
}

/// What a board says of itself, for a line: the venue takes at most 64 bytes.
fn short(text: &str) -> String {
    let printable = text.chars().filter(|letter| ('!'..='~').contains(letter));
    printable.take(64).collect()
}
