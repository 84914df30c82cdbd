//! Physical boards at playing devices, from simulated boards at real ports to the coordinator's record (article 20).

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::sync::{Arc, Mutex};
use std::thread;

use adoube_cluster::event::Event;
use adoube_cluster::official::Official;
use adoube_cluster::page::{self, Page};
use adoube_cluster::programs::mosquitto;
use adoube_cluster::simulated_board::SimulatedBoard;
use adoube_cluster::waiting::{until, until_true};
use adoube_proto::v1::board_event::Event as Record;
use adoube_proto::v1::play_command::Command;
use adoube_proto::v1::watch_reply::Body;
use adoube_proto::v1::{
    CheckInCommand, GameStage, MoveCommand, PhysicalBoardState, PhysicalBoardStatus, Side,
};

/// Two players of the first board of an event, each with a physical board, and their game.
struct Table {
    event: Event,
    devices: [String; 2],
    boards: [SimulatedBoard; 2],
    ply: u32,
    /// The game's records, pushed as to an official who watches: asking for the whole game ten times a second would slow
    /// the coordinator down.
    records: Arc<Mutex<Vec<Record>>>,
    /// The players of both boards have their pages open.
    _pages: Vec<Page>,
}

/// Collects the records of board 1 until the coordinator ends.
fn watch(official: &Official, records: &Mutex<Vec<Record>>) {
    let _ = official.follow(|body| {
        if let Body::Board(view) = body
            && view.board.is_some_and(|board| board.board == 1)
        {
            let new = view.events.into_iter().filter_map(|event| event.event);
            records.lock().unwrap().extend(new);
        }
        true
    });
}

impl Table {
    /// `black`: how Black's board is simulated besides.
    fn playing(boards: &str, black: &[&str]) -> Self {
        let mut event = Event::new(20, 1_000);
        event.by_hand = true;
        let file = event.path("regulations.toml");
        let regulations = fs::read_to_string(&file).unwrap();
        fs::write(
            &file,
            format!("{regulations}\n[venues]\narbiters_per_venue = 2\n{boards}"),
        )
        .unwrap();
        event.start("coordinator");
        let ports = event.scratch("ports");
        fs::create_dir(&ports).unwrap();
        let port = |device: &str| ports.join(device);
        for device in ["madrid-1", "madrid-2", "chennai-1", "chennai-2"] {
            let file = event.folder_of(device).join("device.toml");
            let mut file = OpenOptions::new().append(true).open(file).unwrap();
            writeln!(file, "\n[board]\nport = \"{}\"", port(device).display()).unwrap();
        }
        event.open();
        let records = Arc::default();
        let (official, watched) = (event.another_official(), Arc::clone(&records));
        thread::spawn(move || watch(&official, &watched));
        let seated = event.seated();
        let pages = seated.iter().map(|device| Page::open(&event, device));
        let pages = pages.collect();
        let devices = [seated[0].clone(), seated[1].clone()];
        let boards = [
            SimulatedBoard::plug_in(&port(&devices[0]), &[]),
            SimulatedBoard::plug_in(&port(&devices[1]), black),
        ];
        let table = Self {
            event,
            devices,
            boards,
            ply: 0,
            records,
            _pages: pages,
        };
        for device in &seated {
            let check_in = || Command::CheckIn(CheckInCommand {});
            until_true("the player has checked in", || {
                page::enter(&table.event, device, check_in()).is_empty()
            });
        }
        table.until_shown(0, Some(0));
        table.until_shown(1, Some(0));
        table.event.obeyed(&["round", "start", "1"]);
        until_true("the game is under way", || {
            table.event.boards()[0].state() == GameStage::Playing
        });
        table
    }

    fn records(&self) -> Vec<Record> {
        self.records.lock().unwrap().clone()
    }

    /// What the record says of a player's board last: the half-move after which the game had its position.
    fn until_shown(&self, player: usize, ply: Option<u32>) {
        let side = [Side::White, Side::Black][player];
        until_true("what stands on the board is recorded", || {
            let records = self.records();
            let mut shown = records.iter().rev().filter_map(|record| match record {
                Record::PhysicalBoardShown(shown) if shown.seat() == side => Some(shown),
                _ => None,
            });
            shown.next().is_some_and(|shown| shown.ply == ply)
        });
    }

    /// Enters a move on the player's screen; gives the code of the refusal.
    fn enter(&mut self, player: usize, uci: &str) -> String {
        let command = Command::Move(MoveCommand {
            ply: self.ply + 1,
            uci: uci.to_owned(),
            ..MoveCommand::default()
        });
        let refusal = page::enter(&self.event, &self.devices[player], command);
        if refusal.is_empty() {
            self.ply += 1;
        }
        refusal
    }

    fn until_moved(&mut self, uci: &str) {
        self.ply += 1;
        until_true(uci, || {
            let records = self.records();
            let mut moves = records.iter().filter_map(|record| match record {
                Record::Moved(moved) => Some((moved.ply, moved.uci.as_str())),
                _ => None,
            });
            moves.next_back() == Some((self.ply, uci))
        });
    }

    /// Both players make a move on their boards.
    fn both(&mut self, uci: &str) {
        for board in &mut self.boards {
            board.tell(uci);
        }
    }

    fn status(&self, player: usize) -> Option<PhysicalBoardStatus> {
        let venues = self.event.look().venues;
        let devices = venues.into_iter().flat_map(|venue| venue.devices);
        let mut own = devices.filter(|device| device.device == self.devices[player]);
        own.next()?.physical_board
    }

    fn until_state(&self, player: usize, state: PhysicalBoardState) -> PhysicalBoardStatus {
        until("the venue shows how the board is", || {
            self.status(player).filter(|status| status.state() == state)
        })
    }
}

/// EBD-2, EBD-4, EBD-5, O 20.5: the boards follow the game. The next move waits for the last one, a difference is one
/// alert, and a pulled cable is recorded. Black's board lies the other way round.
#[test]
fn ebd_2_ebd_4_ebd_5_boards_at_two_devices_follow_the_game() {
    if !mosquitto("ebd_2_ebd_4_ebd_5_boards_at_two_devices_follow_the_game") {
        return;
    }
    let boards = "physical_boards = true\nboards_necessity = \"optional\"\n";
    let mut table = Table::playing(boards, &["--turned"]);
    assert_eq!(table.enter(0, "e2e4"), "");
    assert_eq!(table.enter(1, "e7e5"), "");
    assert_eq!(table.enter(0, "g1f3"), "board-behind");
    table.until_state(0, PhysicalBoardState::Behind);
    table.both("e2e4");
    table.until_shown(0, Some(1));
    table.until_shown(1, Some(1));
    assert_eq!(table.enter(0, "g1f3"), "");
    table.both("e7e5");
    table.until_shown(0, Some(2));

    // The knight goes to a wrong square: one alert, and the wall shows it.
    let knight = &mut table.boards[0];
    knight.tell("take g1");
    knight.tell("put h3 N");
    until_true("the difference is an alert", || {
        let records = table.records();
        let differs = |record: &&Record| matches!(record, Record::PhysicalBoardDiffers(_));
        records.iter().filter(differs).count() == 1
    });
    let status = table.until_state(0, PhysicalBoardState::Differs);
    assert_eq!(status.make, "DGT");
    table.boards[0].tell("take h3");
    table.boards[0].tell("put f3 N");
    table.until_shown(0, Some(3));

    table.boards[1].tell("pull 8");
    table.until_shown(1, None);
    assert_eq!(table.enter(1, "b8c6"), "board-not-connected");
    table.until_state(1, PhysicalBoardState::NotConnected);
    table.until_shown(1, Some(2));
    let alerts = table.records().into_iter();
    let differs = |record: &Record| matches!(record, Record::PhysicalBoardDiffers(_));
    assert_eq!(alerts.filter(differs).count(), 1);
    table.event.assert_no_panic();
}

/// How many moves are made in the game on boards.
fn moves() -> usize {
    let given = std::env::var("ADOUBE_BOARD_MOVES");
    given.map_or(6, |number| number.parse().unwrap())
}

/// The move of this half-move, from 0, in a game in which pieces never meet: the knights go out and back, and each
/// fifth half-move is a pawn's, so that no position comes three times. It has 120 half-moves.
fn quiet_move(ply: usize) -> String {
    let is_white = ply.is_multiple_of(2);
    let (round, step) = (ply / 5, ply % 5);
    if step < 4 {
        let (home, out) = if is_white { ("g1", "h3") } else { ("g8", "h6") };
        return match step {
            0 | 1 => format!("{home}{out}"),
            _ => format!("{out}{home}"),
        };
    }
    // Each side makes every second pawn move: each pawn goes two single steps.
    let own = round / 2;
    let file = ["a", "b", "c", "d", "e", "f"][own / 2];
    let ranks = match (is_white, own % 2) {
        (true, 0) => ["2", "3"],
        (true, _) => ["3", "4"],
        (false, 0) => ["7", "6"],
        (false, _) => ["6", "5"],
    };
    format!("{file}{}{file}{}", ranks[0], ranks[1])
}

/// How long the agents' reports took from settling to the coordinator's answer, microseconds, the shortest first.
fn report_times(table: &Table) -> Vec<u64> {
    let logs = table
        .devices
        .iter()
        .map(|device| table.event.log_of(device));
    let mut times: Vec<u64> = logs
        .flat_map(|log| {
            let times = log.split("took_us=").skip(1).filter_map(|rest| {
                let digits = rest.split(|letter: char| !letter.is_ascii_digit()).next();
                digits?.parse().ok()
            });
            times.collect::<Vec<u64>>()
        })
        .collect();
    times.sort_unstable();
    times
}

/// EBD-7: the boards enter the moves as soon as they have settled. `ADOUBE_BOARD_MOVES` half-moves are made; of more
/// than a hundred it is asked how long their reports took.
#[test]
fn ebd_7_boards_at_two_devices_enter_the_moves() {
    if !mosquitto("ebd_7_boards_at_two_devices_enter_the_moves") {
        return;
    }
    let boards = "physical_boards = true\nboards_use = \"enter-moves\"\n";
    let mut table = Table::playing(boards, &[]);
    let moves = moves();
    for ply in 0..moves {
        let (player, uci) = (ply % 2, quiet_move(ply));
        table.boards[player].tell(&uci);
        table.until_moved(&uci);
        table.boards[1 - player].tell(&uci);
        table.until_shown(1 - player, Some(table.ply));
    }
    let times = report_times(&table);
    assert!(times.len() >= moves, "{times:?}");
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    let (half, most) = (at(50), at(99));
    let count = times.len();
    println!("{count} reports: half within {half} us, 99 of 100 within {most} us");
    println!("{moves} moves on boards");
    if moves > 100 {
        assert!(most <= 20_000, "{most} us");
    }
    table.event.assert_no_panic();
}

/// EBD-7: a move that stands on the board waits for a tap on the screen.
#[test]
fn ebd_7_a_move_on_a_board_waits_for_a_tap() {
    if !mosquitto("ebd_7_a_move_on_a_board_waits_for_a_tap") {
        return;
    }
    let boards =
        "physical_boards = true\nboards_use = \"enter-moves\"\nboards_entry = \"screen\"\n";
    let mut table = Table::playing(boards, &[]);
    let white = table.devices[0].clone();
    assert_eq!(page::confirm_board(&table.event, &white), "no-board");
    table.boards[0].tell("e2e4");
    table.until_state(0, PhysicalBoardState::Ahead);
    assert_eq!(table.event.boards()[0].ply, 0);
    assert_eq!(page::confirm_board(&table.event, &white), "");
    table.until_moved("e2e4");
    table.event.assert_no_panic();
}
