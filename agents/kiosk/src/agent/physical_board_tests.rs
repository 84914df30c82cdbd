//! Stories of a player's physical board and the agent that reads it.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::time::Duration;

use adoube_chess::{Placement, Position, Start};
use adoube_eboard::clock::{ClockFace, ClockMessage, ClockSide, ClockTimes};
use adoube_eboard::{Command as BoardCommand, Make};
use adoube_proto::v1::{
    Answer, BoardRef, GameStage, MoveShown, OrderOutcome, PhysicalBoardEntry,
    PhysicalBoardFault as Fault, PhysicalBoardState as State, PhysicalBoardStatus,
    PhysicalBoardStep, PhysicalBoardStepKind as Kind, PhysicalBoardTerms, PhysicalBoardUse,
    PhysicalBoardView, Refusal, ReportBoardCommand, SeatTerms, SeatView, Side, Variant, Welcome,
    play_command::Command, play_reply::Body, play_request,
};
use prost::bytes::Bytes;

use super::{
    Agent, Input, Output, PageInput,
    stories::{agent, handle, seat, up},
};
use crate::{
    bus::{
        locks::Lock,
        messages::BusInput,
        orders::{Answer as Carried, Chore},
    },
    link::{fault::LinkFault, messages::LinkInput, stories::fixture::Game},
    physical_board::{AtRest, BoardInput, BoardOrder, BoardSettings},
    time::Now,
};

/// A device at White's seat, with a page that is open and a DGT board at hand.
struct Device {
    agent: Agent,
    now: u64,
    attempt: u64,
    game: Game,
    position: Position,
    outputs: Vec<Output>,
}

const FOLLOWING: PhysicalBoardTerms = PhysicalBoardTerms {
    used_for: PhysicalBoardUse::Following as i32,
    entry: PhysicalBoardEntry::Unspecified as i32,
    obligatory: true,
};

const fn entering(entry: PhysicalBoardEntry) -> PhysicalBoardTerms {
    PhysicalBoardTerms {
        used_for: PhysicalBoardUse::Playing as i32,
        entry: entry as i32,
        obligatory: false,
    }
}

/// A position after these moves from the usual start.
fn after(moves: &str) -> Placement {
    let mut position = Position::from_start(&Start::standard()).unwrap();
    for uci in moves.split_whitespace() {
        let mv = position.parse_uci(uci).unwrap();
        position.play(mv).unwrap();
    }
    Placement::from(&position)
}

impl Device {
    /// A game that has started, under these terms, and a board that is connected.
    fn playing(terms: PhysicalBoardTerms) -> Self {
        Self::with(terms, None, Start::standard())
    }

    fn with(terms: PhysicalBoardTerms, board: Option<BoardSettings>, start: Start) -> Self {
        let mut agent = agent(None);
        agent.physical_board = crate::physical_board::BoardCore::new(board);
        let mut device = Self {
            agent,
            now: 0,
            attempt: 0,
            game: Game::opened(),
            position: Position::from_start(&start).unwrap(),
            outputs: Vec::new(),
        };
        device.input(Input::Tick);
        device.input(up(1));
        device.input(Input::Page(PageInput::Opened(1)));
        device.connect(terms);
        let variant = match start.variant {
            adoube_chess::Variant::Standard => Variant::Standard,
            adoube_chess::Variant::Chess960 => Variant::Chess960,
        };
        device.send(|view| {
            view.set_variant(variant);
            view.start = start.fen.unwrap_or_default();
            view.set_stage(GameStage::Playing);
        });
        assert_eq!(device.orders()[0], BoardOrder::Open);
        device.plug_in();
        device
    }

    /// A play link, as far as the seat.
    fn connect(&mut self, terms: PhysicalBoardTerms) {
        self.attempt += 1;
        let attempt = self.attempt;
        // Longer than the pause after a link that was lost.
        self.now += 5_000;
        let received = Now::from_ms(self.now);
        let payload = format!(
            r#"{{"id":"{attempt:032x}","what":"relay-tokens","tokens":["{attempt:032x}"]}}"#
        );
        self.input(Input::Bus(BusInput::Order {
            received,
            slept_ms: 0,
            payload: payload.into_bytes(),
        }));
        let relay_connection = "c".repeat(32);
        self.input(Input::Link(LinkInput::Open {
            attempt,
            relay_connection,
        }));
        self.reply(Body::Welcome(Welcome {
            seated: true,
            ..Welcome::default()
        }));
        let Body::Seat(mut assigned) = seat() else {
            panic!("a seat");
        };
        assigned.terms = Some(SeatTerms {
            physical_boards: Some(terms),
            ..SeatTerms::default()
        });
        self.reply(Body::Seat(assigned));
        if self.game.view.sequence > 1 {
            self.send(|_| ());
        }
    }

    fn input(&mut self, input: Input) {
        self.now += 1;
        let outputs = handle(&mut self.agent, self.now, input);
        self.outputs.extend(outputs);
    }

    fn board(&mut self, input: BoardInput) {
        self.input(Input::Board(input));
    }

    fn plug_in(&mut self) {
        self.board(BoardInput::Connected {
            make: Make::Dgt,
            port: "/dev/ttyUSB0".to_owned(),
        });
    }

    fn reply(&mut self, body: Body) {
        let reply = Box::new(adoube_proto::v1::PlayReply { body: Some(body) });
        let attempt = self.attempt;
        self.input(Input::Link(LinkInput::Reply { attempt, reply }));
    }

    /// The coordinator sends the next view.
    fn send(&mut self, change: impl FnOnce(&mut SeatView)) {
        let view = self.game.next(|view| {
            view.board = Some(BoardRef {
                round: 3,
                board: 12,
            });
            change(view);
        });
        self.reply(Body::View(view));
    }

    /// The coordinator records a move.
    fn moved(&mut self, uci: &str) {
        let mv = self.position.parse_uci(uci).unwrap();
        let san = self.position.san(mv).unwrap();
        self.position.play(mv).unwrap();
        let to_move = match self.position.side_to_move() {
            adoube_chess::Side::White => Side::White,
            adoube_chess::Side::Black => Side::Black,
        };
        self.send(|view| {
            let uci = uci.to_owned();
            view.moves = vec![MoveShown {
                uci,
                san,
                ..MoveShown::default()
            }];
            view.set_to_move(to_move);
        });
    }

    /// Pieces come to rest and are certain 250 ms later.
    fn settle(&mut self, placement: Placement) {
        self.board(BoardInput::Moving);
        let since = self.now;
        self.now += 250;
        self.board(BoardInput::Settled(AtRest { placement, since }));
    }

    /// What came to rest is there a second later.
    fn stand(&mut self, placement: Placement) {
        let since = self.now - 250;
        self.now += 800;
        self.board(BoardInput::Standing(AtRest { placement, since }));
    }

    fn orders(&mut self) -> Vec<BoardOrder> {
        let orders = self.outputs.iter().filter_map(|output| match output {
            Output::Board(order) => Some(order.clone()),
            _ => None,
        });
        orders.collect()
    }

    /// The reports that were sent since the last call; each is answered, and then perhaps followed by another.
    fn reports(&mut self) -> Vec<ReportBoardCommand> {
        let mut reports = Vec::new();
        loop {
            let sent = self.unanswered_reports();
            if sent.is_empty() {
                return reports;
            }
            for (id, report) in sent {
                reports.push(report);
                self.reply(Body::Answer(Answer {
                    command_id: id,
                    sequence: self.game.view.sequence,
                    ..Answer::default()
                }));
            }
        }
    }

    fn unanswered_reports(&mut self) -> Vec<(Bytes, ReportBoardCommand)> {
        let is_sent = |output: &Output| matches!(output, Output::Send(_));
        let sent: Vec<Output> = self.outputs.extract_if(.., |it| is_sent(it)).collect();
        let reports = sent.into_iter().filter_map(|output| {
            let Output::Send(request) = output else {
                return None;
            };
            let play_request::Body::Command(command) = request.body? else {
                return None;
            };
            match command.command? {
                Command::ReportBoard(report) => Some((command.id, report)),
                _ => None,
            }
        });
        reports.collect()
    }

    /// The placement of the only report, and whether it was confirmed.
    fn report(&mut self) -> (Placement, bool) {
        let reports = self.reports();
        let [report] = reports.as_slice() else {
            panic!("one report, not {reports:?}");
        };
        let placement = report.placement.as_ref().unwrap().parse().unwrap();
        (placement, report.confirmed)
    }

    fn view(&self) -> PhysicalBoardView {
        self.agent.physical_board.view().unwrap().clone()
    }

    /// The next step in words: its kind, its move, its piece and square.
    fn step(&self) -> Option<(Kind, String)> {
        let step: PhysicalBoardStep = self.view().step?;
        let about = [&step.san, &step.piece, &step.square].map(String::as_str);
        let about: Vec<_> = about.into_iter().filter(|text| !text.is_empty()).collect();
        Some((step.kind(), about.join(" ")))
    }

    fn status(&self) -> PhysicalBoardStatus {
        let now = Now::from_ms(self.now);
        self.agent.physical_board.status(now).unwrap()
    }

    fn state(&self) -> (State, Fault) {
        let status = self.status();
        (status.state(), status.fault())
    }

    fn answers(&mut self) -> Vec<(u64, Option<String>)> {
        let told = self.outputs.iter().filter_map(|output| match output {
            Output::Told { ask, refusal } => {
                let code = refusal
                    .as_ref()
                    .map(|refusal: &Refusal| refusal.code.clone());
                Some((*ask, code))
            }
            _ => None,
        });
        told.collect()
    }
}

fn step(kind: Kind, about: &str) -> (Kind, String) {
    (kind, about.to_owned())
}

#[test]
fn ebd_4_what_comes_to_rest_is_reported_and_the_player_reads_what_to_do_next() {
    let mut device = Device::playing(FOLLOWING);
    assert_eq!(device.state(), (State::Connecting, Fault::Unspecified));
    assert_eq!(device.reports(), [], "nothing is known yet");
    device.settle(after(""));
    let reports = device.reports();
    let placement = after("").to_string();
    assert_eq!(reports.len(), 1);
    assert_eq!(reports[0].placement, Some(placement));
    assert!((250..1_000).contains(&reports[0].stood), "{reports:?}");
    assert_eq!(device.step(), None, "the player moves on the screen");
    device.moved("e2e4");
    assert_eq!(device.step(), Some(step(Kind::MakeOwnMove, "e4")));
    assert_eq!(device.state().0, State::Behind);
    device.settle(after("e2e4"));
    assert_eq!(device.report(), (after("e2e4"), false));
    assert_eq!(device.state().0, State::Settled);
    device.moved("e7e5");
    assert_eq!(device.step(), Some(step(Kind::MakeOpponentsMove, "e5")));
    device.settle(after("e2e4 e7e5"));
    device.stand(after("e2e4 e7e5"));
    assert_eq!(device.reports().len(), 1, "that it stands is no news");
    // After the game pieces are swept off.
    device.send(|view| view.set_stage(GameStage::Finished));
    device.settle("8/8/8/8/8/8/8/8".parse().unwrap());
    assert_eq!(device.reports(), []);
    assert_eq!(device.step(), None);
}

/// VEN-4: the LTA's wall shows it. To put pieces right takes less.
#[test]
fn ebd_5_a_board_that_differs_for_ten_seconds_is_told_to_the_venue() {
    let mut device = Device::playing(entering(PhysicalBoardEntry::AtOnce));
    device.settle(after(""));
    let wrong = "rnbqkbnr/pppppppp/8/8/P7/8/P1PPPPPP/RNBQKBNR"
        .parse()
        .unwrap();
    device.settle(wrong);
    let rest = device.now - 250;
    device.stand(wrong);
    for (passed, differs_for_long) in [(9_999, false), (10_000, true), (60_000, true)] {
        device.now = rest + passed;
        let status = device.status();
        assert_eq!(status.state(), State::Differs);
        assert_eq!(
            status.differs_for_long, differs_for_long,
            "after {passed} ms"
        );
    }
    device.settle(after(""));
    device.now += 60_000;
    assert!(!device.status().differs_for_long);
}

#[test]
fn ebd_5_a_difference_that_stands_for_a_second_is_reported_again() {
    let mut device = Device::playing(FOLLOWING);
    device.settle(after(""));
    device.moved("g1f3");
    let wrong = "rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R"
        .parse()
        .unwrap();
    device.settle(wrong);
    assert_eq!(device.state(), (State::Differs, Fault::Unspecified));
    assert_eq!(device.view().squares, ["f3", "h3"]);
    assert_eq!(device.step(), Some(step(Kind::PutPiece, "N f3")));
    let settled = device.reports();
    assert!(settled.last().unwrap().stood < 1_000, "{settled:?}");
    device.stand(wrong);
    let standing = device.reports();
    assert_eq!(standing.len(), 1);
    assert!(standing[0].stood >= 1_000, "{standing:?}");
    device.stand(wrong);
    assert_eq!(device.reports(), [], "once");
    device.settle(after("g1f3"));
    assert_eq!(device.report(), (after("g1f3"), false));
}

#[test]
fn ebd_2_a_pulled_cable_and_a_new_play_link_are_reported() {
    let mut device = Device::playing(FOLLOWING);
    device.settle(after(""));
    device.reports();
    device.board(BoardInput::Fault {
        fault: Fault::Lost,
        detail: String::new(),
        port: "/dev/ttyUSB0".to_owned(),
    });
    assert_eq!(device.reports()[0].placement, None);
    assert_eq!(device.state(), (State::Fault, Fault::Lost));
    assert_eq!(device.step(), Some(step(Kind::CallArbiter, "")));
    let port = String::new();
    device.board(BoardInput::NotConnected { port });
    assert_eq!(device.reports(), [], "it is known");
    device.plug_in();
    device.settle(after(""));
    assert_eq!(device.report(), (after(""), false));
    // Another play link: the coordinator may have started over.
    let attempt = device.attempt;
    let fault = LinkFault::Closed;
    device.input(Input::Link(LinkInput::Down { attempt, fault }));
    device.settle(after("e2e4"));
    device.settle(after(""));
    assert_eq!(device.reports(), [], "nothing is sent, and nothing waits");
    device.connect(FOLLOWING);
    assert_eq!(device.report(), (after(""), false));
}

#[test]
fn ebd_7_a_move_is_entered_at_once_and_again_when_its_turn_comes() {
    let mut device = Device::playing(entering(PhysicalBoardEntry::AtOnce));
    device.settle(after(""));
    assert_eq!(device.step(), Some(step(Kind::Move, "")));
    device.settle(after("e2e4"));
    assert_eq!(device.reports().len(), 2);
    device.moved("e2e4");
    assert_eq!((device.step(), device.state().0), (None, State::Settled));
    // Black's move and the answer are made on the board before Black's move is known.
    device.settle(after("e2e4 e7e5 g1f3"));
    assert_eq!(device.reports().len(), 1);
    device.moved("e7e5");
    assert_eq!(device.report(), (after("e2e4 e7e5 g1f3"), false));
    assert_eq!(device.reports(), []);
}

#[test]
fn ebd_7_a_move_waits_for_a_tap_on_the_screen() {
    let mut device = Device::playing(entering(PhysicalBoardEntry::ScreenTap));
    device.settle(after(""));
    let confirm = |ask| Input::Page(PageInput::ConfirmedBoard { ask });
    device.input(confirm(1));
    assert_eq!(device.answers(), [(1, Some("no-board".to_owned()))]);
    device.settle(after("e2e4"));
    assert_eq!(device.step(), Some(step(Kind::Tap, "e4")));
    assert_eq!(device.state().0, State::Ahead);
    assert!(device.reports().iter().all(|report| !report.confirmed));
    device.outputs.clear();
    device.input(confirm(2));
    assert_eq!(device.report(), (after("e2e4"), true));
    assert_eq!(device.answers(), [(2, None)]);
}

/// VEN-3: a player whose page is locked moves by no board either.
#[test]
fn ebd_7_a_board_enters_no_move_while_the_page_is_locked() {
    let mut device = Device::playing(entering(PhysicalBoardEntry::AtOnce));
    device.settle(after(""));
    device.reports();
    let carried = |chore| Input::Carried {
        id: "a".repeat(32),
        chore,
        answer: Carried {
            outcome: OrderOutcome::Done,
            ..Carried::default()
        },
    };
    let lock = Lock {
        text: "inspection".to_owned(),
        ..Lock::default()
    };
    device.input(carried(Chore::Lock(lock)));
    device.settle(after("e2e4"));
    assert_eq!(device.reports(), []);
    device.input(carried(Chore::Unlock));
    assert_eq!(device.report(), (after("e2e4"), false));
}

fn lever(up: ClockSide) -> BoardInput {
    let face = ClockFace {
        time: Duration::ZERO,
        flag_fallen: false,
    };
    BoardInput::Clock(ClockMessage::Times(ClockTimes {
        left: face,
        right: face,
        running: true,
        lever_up: up,
        battery_low: false,
    }))
}

#[test]
fn ebd_7_a_move_waits_for_a_press_of_the_clock_and_a_press_waits_a_little_for_its_move() {
    let mut device = Device::playing(entering(PhysicalBoardEntry::ClockPress));
    device.settle(after(""));
    device.board(lever(ClockSide::Left));
    device.settle(after("e2e4"));
    assert_eq!(device.step(), Some(step(Kind::PressClock, "e4")));
    device.reports();
    // White's side goes down.
    device.board(lever(ClockSide::Right));
    assert_eq!(device.report(), (after("e2e4"), true));
    device.moved("e2e4");
    device.moved("e7e5");
    device.settle(after("e2e4 e7e5"));
    device.board(lever(ClockSide::Left));
    device.reports();
    // Pressed before the pieces count as being at rest.
    device.board(BoardInput::Moving);
    device.board(lever(ClockSide::Right));
    device.settle(after("e2e4 e7e5 g1f3"));
    assert_eq!(device.report(), (after("e2e4 e7e5 g1f3"), true));
    device.moved("g1f3");
    device.moved("g8f6");
    device.settle(after("e2e4 e7e5 g1f3 g8f6"));
    device.board(lever(ClockSide::Left));
    // A press without a move confirms no later one.
    device.board(lever(ClockSide::Right));
    device.now += 2_500;
    device.settle(after("e2e4 e7e5 g1f3 g8f6 f3e5"));
    assert!(device.reports().iter().all(|report| !report.confirmed));
}

#[test]
fn ebd_7_castling_by_halves_and_promotion_are_asked_about() {
    let fen = "4k3/P7/8/8/8/8/8/4K2R w K - 0 1";
    let start = Start {
        variant: adoube_chess::Variant::Standard,
        fen: Some(fen.to_owned()),
    };
    let mut device = Device::with(entering(PhysicalBoardEntry::AtOnce), None, start);
    for (placement, expected) in [
        ("4k3/P7/8/8/8/8/8/4KR2", step(Kind::FinishCastling, "Rf1")),
        ("P3k3/8/8/8/8/8/8/4K2R", step(Kind::PutPromotion, "a8")),
        ("?3k3/8/8/8/8/8/8/4K2R", step(Kind::ChoosePromotion, "a8")),
        ("4k3/P7/8/8/8/8/8/4K3", step(Kind::PutPiece, "R h1")),
        ("4k3/P7/8/8/3N4/8/8/4K2R", step(Kind::ClearSquare, "d4")),
    ] {
        device.settle(placement.parse().unwrap());
        assert_eq!(device.step(), Some(expected), "{placement}");
    }
    device.settle("?3k3/8/8/8/8/8/8/4K2R".parse().unwrap());
    let moves = device.view().step.unwrap().moves;
    assert_eq!(moves.len(), 4, "{moves:?}");
}

fn upside_down(placement: &Placement) -> Placement {
    use adoube_chess::Square;
    Placement::from_fn(|square| {
        placement.at(Square::at(7 - square.file(), 7 - square.rank()).unwrap())
    })
}

#[test]
fn ebd_2_a_turned_board_is_read_the_other_way_round_or_named() {
    let mut device = Device::playing(FOLLOWING);
    device.settle(upside_down(&after("")));
    assert_eq!(device.report(), (after(""), false));
    device.moved("e2e4");
    device.outputs.clear();
    device.settle(upside_down(&after("e2e4")));
    assert_eq!(device.report(), (after("e2e4"), false));
    let fixed = BoardSettings {
        turned: Some(false),
        ..BoardSettings::default()
    };
    let mut device = Device::with(FOLLOWING, Some(fixed), Start::standard());
    device.settle(upside_down(&after("")));
    assert_eq!(device.step(), Some(step(Kind::TurnBoard, "")));
    assert_eq!(device.state(), (State::Differs, Fault::Turned));
}

#[test]
fn ebd_2_another_start_position_is_named() {
    let mut device = Device::with(FOLLOWING, None, Start::chess960(1).unwrap());
    device.settle(after(""));
    assert_eq!(device.step(), Some(step(Kind::SetUp, "")));
    assert_eq!(device.state(), (State::Differs, Fault::OtherStart));
    let start = Position::from_start(&Start::chess960(1).unwrap()).unwrap();
    device.settle(Placement::from(&start));
    assert_eq!(device.state(), (State::Settled, Fault::Unspecified));
}

impl Device {
    /// What the driver is to do with what the board has learned, since the last call.
    fn piece_orders(&mut self) -> Vec<BoardOrder> {
        let orders = self.orders().into_iter();
        let is_wanted =
            |it: &BoardOrder| matches!(it, BoardOrder::KeepPieces | BoardOrder::ForgetPieces);
        let orders = orders.filter(is_wanted).collect();
        self.outputs.clear();
        orders
    }
}

#[test]
fn ebd_7_what_a_board_learned_of_its_pieces_is_kept_once_a_game_has_shown_that_it_is_right() {
    let mut device = Device::playing(FOLLOWING);
    let start = BoardOrder::SetUp(Start::standard());
    assert!(device.orders().contains(&start), "it learns from the game");
    device.board(BoardInput::Connected {
        make: Make::Certabo,
        port: "/dev/ttyUSB0".to_owned(),
    });
    device.settle(after(""));
    device.moved("e2e4");
    device.settle(after("e2e4"));
    assert_eq!(device.piece_orders(), [], "Black's side is not shown yet");
    device.moved("e7e5");
    device.settle(after("e2e4 e7e5"));
    assert_eq!(device.piece_orders(), [BoardOrder::KeepPieces]);
    device.moved("g1f3");
    device.settle(after("e2e4 e7e5 g1f3"));
    assert_eq!(device.piece_orders(), [], "once");
    // All pieces are where they should be, but king and queen seem to be exchanged.
    let exchanged = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBKQB1R"
        .parse()
        .unwrap();
    device.settle(exchanged);
    assert_eq!(device.piece_orders(), [], "a hand may be at work");
    device.stand(exchanged);
    assert_eq!(device.piece_orders(), [BoardOrder::ForgetPieces]);
    device.settle(after("e2e4 e7e5 g1f3"));
    assert_eq!(device.piece_orders(), [BoardOrder::KeepPieces]);
}

#[test]
fn ebd_3_lights_and_the_boards_clock_show_the_opponents_move() {
    let mut device = Device::playing(FOLLOWING);
    device.settle(after(""));
    device.moved("e2e4");
    device.settle(after("e2e4"));
    assert!(
        device
            .orders()
            .contains(&BoardOrder::Clock(BoardCommand::RequestClock))
    );
    let version = adoube_eboard::Version { major: 2, minor: 0 };
    let answer = adoube_eboard::clock::ClockAnswer::Version(version);
    device.board(BoardInput::Clock(ClockMessage::Answer(answer)));
    device.outputs.clear();
    device.moved("e7e5");
    let squares = ["e7", "e5"].map(|square| square.parse().unwrap()).to_vec();
    let orders = device.orders();
    assert!(orders.contains(&BoardOrder::Light(squares)), "{orders:?}");
    assert!(
        orders.contains(&BoardOrder::Clock(BoardCommand::Beep(2))),
        "{orders:?}"
    );
    device.settle(after("e2e4 e7e5"));
    assert!(device.orders().contains(&BoardOrder::Light(Vec::new())));
}

#[test]
fn ebd_2_no_board_is_looked_for_where_nobody_needs_one() {
    let mut agent = agent(None);
    super::stories::seated(&mut agent);
    assert!(agent.physical_board.status(Now::default()).is_none());
    assert!(agent.physical_board.view().is_none());
}
