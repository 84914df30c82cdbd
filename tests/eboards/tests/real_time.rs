//! Real games between two players whose simulated boards are at pseudo-terminals, at the speed of hands: read as a
//! playing device reads them, decided by the virtual board.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use adoube_chess::{BySide, Move, Placement, Position, Side};
use adoube_eboard::simulated::{Handling, LineFaults, Random, hand_movements};
use adoube_eboard::{Make, Orientation, STANDING_AFTER, SessionEvent};
use adoube_eboard_ports::simulator::{STEP, Simulator};
use adoube_eboard_ports::{Clock, Connection, Options};
use adoube_eboards::games::{Game, real_games, wanted};
use adoube_eboards::{Mode, VirtualBoard};
use adoube_tournament::physical_board::{Recognition, recognise};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout_at};

/// How long a board may need after the hands have done their work; a cable that is out, and its board's recognition,
/// are in it.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many half-moves of a game are played, unless the nightly run plays all of them.
const SHORT: usize = 4;
/// The makes with a serial line.
const MAKES: [Make; 3] = [Make::Dgt, Make::Millennium, Make::Certabo];

/// What a playing device reports of a board; `None`: it is not connected.
#[derive(Debug, Clone, Copy)]
struct Report {
    side: Side,
    placement: Option<Placement>,
    stood: Duration,
}

/// A simulated board of a player, the program that reads it, and what it said last.
#[derive(Debug)]
struct Seat {
    simulator: Arc<Mutex<Simulator>>,
    placement: Option<Placement>,
}

struct Table {
    game: VirtualBoard,
    clock: Clock,
    seats: BySide<Seat>,
    reports: mpsc::Receiver<Report>,
}

/// Reads a board until nobody wants its reports: opens its port, reports what settles, opens it again.
async fn read_board(
    side: Side,
    port: PathBuf,
    mut options: Options,
    reports: mpsc::Sender<Report>,
) -> Option<()> {
    let gone = Report {
        side,
        placement: None,
        stood: Duration::ZERO,
    };
    loop {
        let Ok(mut connection) = Connection::open(&port, &options).await else {
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        while let Ok(event) = connection.next().await {
            let (settled, most) = match event {
                SessionEvent::Settled(settled) => (settled, STANDING_AFTER / 2),
                SessionEvent::Standing(settled) => (settled, Duration::MAX),
                SessionEvent::Calibrated => {
                    let learned = connection.session().protocol().calibration();
                    options.calibration = learned.cloned().unwrap_or_default();
                    continue;
                }
                SessionEvent::Message(_)
                | SessionEvent::BadBytes(_)
                | SessionEvent::Moving
                | SessionEvent::Unresponsive
                | SessionEvent::Send(_) => continue,
            };
            let report = Report {
                placement: Some(settled.placement()),
                stood: connection.now().since(settled.since()).min(most),
                ..gone
            };
            reports.send(report).await.ok()?;
        }
        reports.send(gone).await.ok()?;
    }
}

/// Lets the boards' time go on.
async fn run_simulators(simulators: Vec<Arc<Mutex<Simulator>>>) {
    let mut ticks = tokio::time::interval(STEP);
    loop {
        ticks.tick().await;
        for simulator in &simulators {
            simulator.lock().unwrap().step().unwrap();
        }
    }
}

impl Table {
    fn new(mode: Mode, make: Make, game: &Game, seed: u64) -> Table {
        let (sender, reports) = mpsc::channel(64);
        let seats = BySide::from_fn(|side| {
            let orientation = match side {
                Side::White => Orientation::Normal,
                Side::Black => Orientation::Turned,
            };
            let faults = LineFaults {
                lost: if make == Make::Certabo { 50_000 } else { 3_000 },
                noise: 40,
                delay: Duration::ZERO,
            };
            let seed = seed * 2 + u64::from(side == Side::Black);
            let board = make.simulated(&game.start, orientation, faults, seed);
            let port = std::env::temp_dir().join(format!(
                "adoube-board-{}-{seed}-{make:?}-{mode:?}",
                std::process::id()
            ));
            let simulator = Simulator::new(board, Some(port.clone())).unwrap();
            let mut options = Options::new(orientation);
            options.start = Some(game.start.clone());
            tokio::spawn(read_board(side, port, options, sender.clone()));
            Seat {
                simulator: Arc::new(Mutex::new(simulator)),
                placement: None,
            }
        });
        let simulators = Side::ALL.map(|side| Arc::clone(&seats[side].simulator));
        tokio::spawn(run_simulators(simulators.into()));
        Table {
            game: VirtualBoard::new(mode, &game.start),
            clock: Clock::start(),
            seats,
            reports,
        }
    }

    /// Waits until it is so; false if it is not in time.
    async fn run(&mut self, until: Instant, is_done: impl Fn(&Table) -> bool) -> bool {
        while !is_done(self) {
            let Ok(Some(report)) = timeout_at(until, self.reports.recv()).await else {
                return false;
            };
            self.game.now = self.clock.now();
            self.game.settled_at[report.side] = self.clock.now();
            self.seats[report.side].placement = report.placement;
            let Report {
                side,
                placement,
                stood,
            } = report;
            self.game.report(side, placement, stood);
        }
        true
    }

    fn shows(&self, side: Side) -> bool {
        let position = self.game.board.line().position();
        self.seats[side].placement == Some(Placement::from(position))
    }

    fn both_show(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.shows(side))
    }

    /// A player makes a move on their board. Gives when the board must have settled.
    fn make_move(&self, side: Side, before: &Position, mv: Move, random: &mut Random) -> Instant {
        let mut simulator = self.seats[side].simulator.lock().unwrap();
        let now = simulator.now();
        let begin = now.after(Duration::from_millis(50 + random.below(400)));
        let handling = Handling::at_random(random);
        let changes = hand_movements(before, mv, handling, random, begin).unwrap();
        simulator.expect(&changes);
        let length = changes.last().unwrap().at.since(now);
        if random.one_in(120) {
            simulator.pull_out();
            let simulator = Arc::clone(&self.seats[side].simulator);
            tokio::spawn(async move {
                sleep(Duration::from_millis(700)).await;
                simulator.lock().unwrap().plug_in().unwrap();
            });
        }
        self.clock
            .instant(self.clock.now().after(length + PATIENCE))
    }
}

/// Plays a game. The error says where it went wrong.
async fn play(
    mode: Mode,
    make: Make,
    game: &Game,
    most: usize,
    seed: u64,
) -> Result<usize, String> {
    let random = &mut Random::new(seed);
    let mut table = Table::new(mode, make, game, seed);
    let title = format!("{} {mode:?} {}", make.title(), game.name);
    let start = table.clock.instant(table.clock.now().after(PATIENCE));
    if !table.run(start, Table::both_show).await {
        return Err(format!("{title}: the start"));
    }
    let mut before = game.start.clone();
    for (index, mv) in game.moves.iter().take(most).enumerate() {
        let place = format!("{title}, half-move {}, {mv}", index + 1);
        let mover = before.side_to_move();
        let mut after = before.clone();
        after.play(*mv).unwrap();
        table.game.now = table.clock.now();
        if mode == Mode::Follow {
            let played = table.game.play(*mv);
            played.map_err(|refusal| format!("{place}: {refusal}"))?;
        }
        let mut end = table.make_move(mover, &before, *mv, random);
        if mode == Mode::EnterMoves {
            let expected = Placement::from(&after);
            if matches!(
                recognise(&before, &expected),
                Recognition::MoveOrCastling(_)
            ) {
                let stands = |table: &Table| table.seats[mover].placement == Some(expected);
                if table.run(end, stands).await {
                    table.game.now = table.clock.now();
                    table.game.confirm(mover, Some(expected));
                }
            }
            let is_made = |table: &Table| table.game.board.line().ply() > index;
            if !table.run(end, is_made).await {
                return Err(format!("{place}: not made"));
            }
        }
        if table.game.board.line().moves().last() != Some(mv) {
            return Err(format!("{place}: another move was made"));
        }
        end = end.max(table.make_move(mover.other(), &before, *mv, random));
        if !table.run(end, Table::both_show).await {
            return Err(format!("{place}: stuck"));
        }
        if let Some(alert) = table.game.alerts.first() {
            return Err(format!("{place}: a false alert, {alert:?}"));
        }
        before = after;
        if table.game.board.is_finished() {
            return Ok(index + 1);
        }
    }
    Ok(game.moves.len().min(most))
}

async fn check(mode: Mode) {
    let number = wanted("ADOUBE_EBOARD_REAL_TIME", 0);
    let most = if number == 0 { SHORT } else { usize::MAX };
    let games = real_games(number.max(1));
    let plays = (0_u64..).zip(games).map(|(seed, game)| {
        let make = MAKES[usize::try_from(seed).unwrap() % MAKES.len()];
        tokio::spawn(async move { play(mode, make, &game, most, seed).await })
    });
    let plays: Vec<_> = plays.collect();
    let (mut games, mut moves, mut faults) = (0, 0, Vec::new());
    for play in plays {
        match play.await.unwrap() {
            Ok(played) => {
                games += 1;
                moves += played;
            }
            Err(fault) => faults.push(fault),
        }
    }
    println!(
        "{mode:?}: {games} games in real time, {moves} moves; {} faults",
        faults.len()
    );
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[tokio::test]
async fn ebd_4_ebd_5_boards_at_terminals_follow_games_in_real_time() {
    check(Mode::Follow).await;
}

#[tokio::test]
async fn ebd_7_boards_at_terminals_enter_games_in_real_time() {
    check(Mode::EnterMoves).await;
}
