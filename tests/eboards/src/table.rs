//! A virtual board with two players, each of whom has a simulated physical board.

use std::time::Duration;

use adoube_chess::{BySide, Move, Placement, Position, Side, Start};
use adoube_eboard::simulated::LineFaults;
use adoube_eboard::{Link, Orientation, STANDING_AFTER, Settled};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{Play, PlayerOrder, Release, ReportBoard, SystemOrder};
use adoube_tournament::board::{Board, Command, Event, Opened, Order, Seat};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::BoardId;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::time::{Millis, Time};

use crate::{Make, Rig};

/// How often the boards are read.
const STEP: Duration = Duration::from_millis(20);

/// How the event uses boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// They follow (O 20).
    Follow,
    /// They enter the moves (EBD-7).
    EnterMoves,
}

/// The arbiters were told that a board differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alert {
    /// Whose board.
    pub side: Side,
    /// What was on it.
    pub placement: Placement,
    /// When.
    pub at: adoube_eboard::Time,
    /// When it had settled.
    pub settled_at: adoube_eboard::Time,
}

/// A virtual board with two players, each of whom has a simulated physical board. An agent reports what settles on it as
/// a kiosk would.
#[derive(Debug)]
pub struct Table<M: Make> {
    /// The virtual board.
    pub board: Board,
    /// The physical boards.
    pub rigs: BySide<Rig<M>>,
    /// The time.
    pub now: adoube_eboard::Time,
    /// What the arbiters were told.
    pub alerts: Vec<Alert>,
}

fn opened(mode: Mode, start: &Position) -> Opened {
    let usage = match mode {
        Mode::Follow => "follow",
        Mode::EnterMoves => "enter-moves",
    };
    let regulations = format!(
        "name = 'Open'\nkind = 'hybrid'\nrounds = 9\ntime_control = '86400+30'\n[checks]\nbefore_game = 'none'\n\
         [venues]\narbiters_per_venue = 2\nphysical_boards = true\nboards_use = '{usage}'\n\
         boards_necessity = 'obligatory'\n",
    );
    let regulations = Regulations::from_toml(&regulations).unwrap();
    let start = Start::from_fen(start.variant(), &start.fen()).unwrap();
    let seat = |side: Side| Seat {
        person: name(side).parse().unwrap(),
        venue: "hall".parse().unwrap(),
        device: format!("hall-{}", name(side)).parse().unwrap(),
    };
    Opened {
        board: BoardId { round: 1, board: 1 },
        seats: BySide::from_fn(seat),
        terms: regulations.terms(Some(&start)),
        regulations_version: 1,
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

impl<M: Make> Table<M> {
    /// A game that has begun, with its first position on both boards.
    pub fn new(mode: Mode, start: &Position, faults: LineFaults, seed: u64) -> Table<M> {
        let open = Command {
            id: None,
            actor: Actor::Coordinator,
            at: Time(0),
            order: Box::new(opened(mode, start)),
        };
        let rig = |side: Side| {
            let orientation = match side {
                Side::White => Orientation::Normal,
                Side::Black => Orientation::Turned,
            };
            let link = if faults.delay.is_zero() {
                Link::Cable
            } else {
                Link::Bluetooth
            };
            let seed = seed * 2 + u64::from(side == Side::Black);
            Rig::<M>::new(start, orientation, link, faults, seed)
        };
        let mut table = Table {
            board: Board::open(open).unwrap().0,
            rigs: BySide::from_fn(rig),
            now: adoube_eboard::Time::from_ms(0),
            alerts: Vec::new(),
        };
        let release = Order::System(SystemOrder::Release(Release::default()));
        table.give(Actor::Coordinator, release).unwrap();
        for side in Side::ALL {
            table.order(side, PlayerOrder::CheckIn).unwrap();
        }
        table
    }

    fn give(&mut self, actor: Actor, order: Order) -> Result<(), Refusal> {
        let command = Command {
            id: None,
            actor,
            at: Time(self.now.ms()),
            order,
        };
        for record in self.board.handle(&command)? {
            if let Event::PhysicalBoardDiffers(differs) = &record.event {
                let settled = self.rigs[differs.side].settling.settled();
                self.alerts.push(Alert {
                    side: differs.side,
                    placement: differs.placement,
                    at: self.now,
                    settled_at: settled.unwrap().at(),
                });
            }
        }
        Ok(())
    }

    fn order(&mut self, side: Side, order: PlayerOrder) -> Result<(), Refusal> {
        let seat = self.board.seat(side);
        let actor = Actor::player(seat.person.clone(), seat.device.clone());
        self.give(actor, Order::Player(order))
    }

    /// The player whose move it is makes it on the screen.
    ///
    /// # Errors
    /// The virtual board refuses it.
    pub fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        let line = self.board.line();
        let side = line.position().side_to_move();
        let play = Play {
            ply: (line.ply() + 1).try_into().unwrap(),
            uci: mv.to_string(),
            link: RoundTrips::default(),
        };
        self.order(side, PlayerOrder::Play(play))
    }

    /// The cable of a board is pulled out, and put in again so much later.
    pub fn pull(&mut self, side: Side, length: Duration) {
        self.report(side, None, Duration::ZERO);
        self.rigs[side].pull(length);
    }

    fn report(&mut self, side: Side, placement: Option<Placement>, stood: Duration) {
        let report = ReportBoard {
            placement,
            stood: Millis(stood.as_millis().try_into().unwrap()),
            confirmed: false,
        };
        match self.order(side, PlayerOrder::ReportBoard(report)) {
            Ok(()) | Err(Refusal::NothingToDo | Refusal::GameOver) => {}
            Err(refusal) => panic!("{refusal}"),
        }
    }

    /// The player taps the screen: what has settled is their move.
    pub fn confirm(&mut self, side: Side) {
        let settled = self.rigs[side].settling.settled();
        let report = ReportBoard {
            placement: settled.map(Settled::placement),
            stood: Millis::ZERO,
            confirmed: true,
        };
        self.order(side, PlayerOrder::ReportBoard(report)).unwrap();
    }

    fn settled(&mut self, side: Side, settled: &Settled<M::Reading>) {
        let stood = self.now.since(settled.since());
        // A board that was slow to be certain was not asked once more.
        let most = STANDING_AFTER.saturating_sub(Duration::from_millis(1));
        self.report(side, Some(settled.placement()), stood.min(most));
    }

    /// Time goes on until then, or until it is so.
    pub fn run(&mut self, until: adoube_eboard::Time, is_done: impl Fn(&Self) -> bool) -> bool {
        while self.now < until {
            let next = self.now.after(STEP).min(until);
            for side in Side::ALL {
                let mut settled = Vec::new();
                let rig = &mut self.rigs[side];
                rig.run(next, &mut |position| {
                    settled.push(position.clone());
                    false
                });
                let standing = rig.standing.take();
                self.now = self.now.max(next);
                for position in &settled {
                    self.settled(side, position);
                }
                if let Some(position) = standing {
                    let stood = self.now.since(position.since());
                    self.report(side, Some(position.placement()), stood);
                }
            }
            self.now = next;
            if is_done(self) {
                return true;
            }
        }
        false
    }

    /// Whether a player's board shows the position of the game.
    pub fn shows(&self, side: Side) -> bool {
        let settled = self.rigs[side].settling.settled();
        settled.is_some_and(|settled| settled.differences(self.board.line().position()).is_empty())
    }

    /// Whether both do.
    pub fn both_show(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.shows(side))
    }
}
