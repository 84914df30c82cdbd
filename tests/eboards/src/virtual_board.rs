//! A virtual board whose players report what is on their physical boards.

use std::time::Duration;

use adoube_chess::{BySide, Move, Placement, Position, Side, Start};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{Play, PlayerOrder, Release, ReportBoard, SystemOrder};
use adoube_tournament::board::{Board, Command, Event, Opened, Order, Seat};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::BoardId;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::time::{Millis, Time};

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

/// A virtual board whose players report what is on their physical boards, as a kiosk would.
#[derive(Debug)]
pub struct VirtualBoard {
    /// The game.
    pub board: Board,
    /// The time.
    pub now: adoube_eboard::Time,
    /// When each player's physical board settled last.
    pub settled_at: BySide<adoube_eboard::Time>,
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
    let regulations = adoube_regulations::from_toml(&regulations).unwrap();
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

impl VirtualBoard {
    /// A game that has begun.
    pub fn new(mode: Mode, start: &Position) -> VirtualBoard {
        let open = Command::new(Actor::Coordinator, Time(0), Box::new(opened(mode, start)));
        let now = adoube_eboard::Time::from_ms(0);
        let mut board = VirtualBoard {
            board: Board::open(open).unwrap().0,
            now,
            settled_at: BySide::from_fn(|_| now),
            alerts: Vec::new(),
        };
        let release = Order::System(SystemOrder::Release(Release::default()));
        board.give(Actor::Coordinator, release).unwrap();
        for side in Side::ALL {
            board.order(side, PlayerOrder::CheckIn).unwrap();
        }
        board
    }

    fn give(&mut self, actor: Actor, order: Order) -> Result<(), Refusal> {
        let command = Command::new(actor, Time(self.now.ms()), order);
        for record in self.board.handle(&command)? {
            if let Event::PhysicalBoardDiffers(differs) = &record.event {
                self.alerts.push(Alert {
                    side: differs.side,
                    placement: differs.placement,
                    at: self.now,
                    settled_at: self.settled_at[differs.side],
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

    /// A player's board reports what has been on it for so long; `None`: it is not connected.
    pub fn report(&mut self, side: Side, placement: Option<Placement>, stood: Duration) {
        let report = ReportBoard {
            make: None,
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
    pub fn confirm(&mut self, side: Side, placement: Option<Placement>) {
        let report = ReportBoard {
            make: None,
            placement,
            stood: Millis::ZERO,
            confirmed: true,
        };
        self.order(side, PlayerOrder::ReportBoard(report)).unwrap();
    }
}
