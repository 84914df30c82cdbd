//! The driver at simulated boards at pseudo-terminals.
#![allow(clippy::unwrap_used, clippy::expect_used)]
#![allow(
    clippy::disallowed_methods,
    reason = "a simulated board's time goes on in a thread of its own"
)]

use std::path::Path;
use std::sync::mpsc::{SyncSender, TryRecvError, sync_channel};
use std::time::Duration;

use adoube_bluez::{Adapter, StandIn};
use adoube_chess::{Placement, Position, Square, Start};
use adoube_eboard::simulated::{LineFaults, PhysicalChange};
use adoube_eboard::{Make, Orientation};
use adoube_eboard_ports::Computer;
use adoube_eboard_ports::simulator::{STEP, Simulator};
use adoube_proto::v1::PhysicalBoardFault as Fault;
use tokio::sync::mpsc::{Receiver, channel};
use tokio::time::timeout;

use super::{BoardAccess, BoardDriver};
use crate::agent::Input;
use crate::physical_board::{BoardInput, BoardOrder, BoardSettings};
use crate::shell::clock::Clock;
use crate::shell::learned_pieces::LearnedPieces;

type Deed = Box<dyn FnOnce(&mut Simulator) + Send>;

/// A simulated board with the start position on it, whose time goes on in a thread of its own.
struct Board {
    deeds: SyncSender<Deed>,
}

impl Board {
    fn at(port: &Path, make: Make) -> Self {
        let start = Position::from_start(&Start::standard()).unwrap();
        let board = make.simulated(&start, Orientation::Normal, LineFaults::default(), 1);
        let mut simulator = Simulator::new(board, Some(port.to_owned())).unwrap();
        let (deeds, queue) = sync_channel::<Deed>(8);
        std::thread::spawn(move || {
            loop {
                match queue.try_recv() {
                    Ok(deed) => deed(&mut simulator),
                    Err(TryRecvError::Disconnected) => return,
                    Err(TryRecvError::Empty) => {}
                }
                simulator.step().unwrap();
                std::thread::sleep(STEP);
            }
        });
        Self { deeds }
    }

    fn does(&self, deed: impl FnOnce(&mut Simulator) + Send + 'static) {
        self.deeds.send(Box::new(deed)).unwrap();
    }
}

struct Driver {
    driver: BoardDriver,
    inputs: Receiver<Input>,
}

/// The port that the settings name.
fn named(port: &Path) -> BoardSettings {
    BoardSettings {
        port: Some(port.to_owned()),
        ..BoardSettings::default()
    }
}

/// An agent's folder in which nothing is, and which is never made.
const NO_FOLDER: &str = "/nowhere";

impl Driver {
    fn with(settings: BoardSettings, access: BoardAccess) -> Self {
        let (sender, inputs) = channel(64);
        Self {
            driver: BoardDriver::start(settings, access, Clock::start(), sender),
            inputs,
        }
    }

    fn of(settings: BoardSettings, computer: Computer) -> Self {
        let access = BoardAccess {
            computer,
            bluetooth_bus: None,
            pieces: LearnedPieces::open(Path::new(NO_FOLDER)),
        };
        Self::with(settings, access)
    }

    fn at(port: &Path) -> Self {
        Self::of(named(port), Computer::default())
    }

    /// With a folder in which it keeps what boards have learned.
    fn keeping(port: &Path, folder: &Path) -> Self {
        let access = BoardAccess {
            computer: Computer::default(),
            bluetooth_bus: None,
            pieces: LearnedPieces::open(folder),
        };
        Self::with(named(port), access)
    }

    fn by_bluetooth(port: &str, bluetooth: &StandIn) -> Self {
        let access = BoardAccess {
            computer: Computer::default(),
            bluetooth_bus: Some(bluetooth.address().to_owned()),
            pieces: LearnedPieces::open(Path::new(NO_FOLDER)),
        };
        Self::with(named(Path::new(port)), access)
    }

    /// The next input that is wanted.
    async fn until<T>(&mut self, wanted: impl Fn(&BoardInput) -> Option<T>) -> T {
        let found = timeout(Duration::from_secs(20), async {
            loop {
                let Some(Input::Board(input)) = self.inputs.recv().await else {
                    panic!("no input of the board");
                };
                if let Some(found) = wanted(&input) {
                    return found;
                }
            }
        });
        found.await.expect("it was never told")
    }

    async fn settles(&mut self) -> Placement {
        self.until(|input| match input {
            BoardInput::Settled(rest) => Some(rest.placement),
            _ => None,
        })
        .await
    }

    /// Waits until this has settled.
    async fn settles_as(&mut self, placement: &str) {
        self.until(|input| match input {
            BoardInput::Settled(rest) => (rest.placement.to_string() == placement).then_some(()),
            _ => None,
        })
        .await;
    }

    async fn make(&mut self) -> Make {
        self.until(|input| match input {
            BoardInput::Connected { make, .. } => Some(*make),
            _ => None,
        })
        .await
    }

    async fn fault(&mut self) -> (Fault, String) {
        self.until(|input| match input {
            BoardInput::Fault { fault, detail, .. } => Some((*fault, detail.clone())),
            _ => None,
        })
        .await
    }
}

fn start() -> Placement {
    Placement::from(&Position::from_start(&Start::standard()).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn ebd_2_a_board_is_found_lost_and_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let port = folder.path().join("board");
    let mut driver = Driver::at(&port);
    let absent =
        |input: &BoardInput| matches!(input, BoardInput::NotConnected { .. }).then_some(());
    driver.until(absent).await;
    let board = Board::at(&port, Make::Dgt);
    assert_eq!(driver.make().await, Make::Dgt);
    assert_eq!(driver.settles().await, start());
    board.does(Simulator::pull_out);
    assert_eq!(driver.fault().await.0, Fault::Lost);
    driver.until(absent).await;
    // A pawn is moved meanwhile.
    board.does(|board| {
        let at = board.now();
        let square = |text: &str| text.parse().unwrap();
        let (from, to) = (square("e2"), square("e4"));
        let pawn = Some((adoube_chess::Side::White, adoube_chess::Piece::Pawn));
        let change = |square, piece| PhysicalChange { at, square, piece };
        board.expect(&[change(from, None), change(to, pawn)]);
        board.plug_in().unwrap();
    });
    assert_eq!(driver.make().await, Make::Dgt);
    let moved = driver.settles().await;
    assert_eq!(
        moved.to_string(),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"
    );
}

/// A computer with these serial ports by USB, as the kernel shows them.
fn computer(root: &Path, names: &[&str]) -> Computer {
    for name in names {
        let folder = root.join("sys/class/tty").join(name);
        std::fs::create_dir_all(folder).unwrap();
        std::fs::create_dir_all(root.join("dev")).unwrap();
    }
    Computer::below(root)
}

#[tokio::test(flavor = "multi_thread")]
async fn ebd_2_of_two_boards_at_one_device_none_is_read_until_one_is_unplugged() {
    let root = tempfile::tempdir().unwrap();
    let computer = computer(root.path(), &["ttyUSB0", "ttyUSB1"]);
    let ports = ["ttyUSB0", "ttyUSB1"].map(|name| root.path().join("dev").join(name));
    let _first = Board::at(&ports[0], Make::Millennium);
    let second = Board::at(&ports[1], Make::Dgt);
    let mut driver = Driver::of(BoardSettings::default(), computer);
    let (fault, detail) = driver.fault().await;
    assert_eq!(fault, Fault::SeveralBoards);
    assert!(
        detail.contains("ttyUSB0, ") && detail.ends_with("ttyUSB1"),
        "{detail}"
    );
    second.does(Simulator::pull_out);
    assert_eq!(driver.settles().await, start());
}

#[tokio::test(flavor = "multi_thread")]
async fn ebd_2_another_make_than_the_settings_name_is_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    let port = folder.path().join("board");
    let _board = Board::at(&port, Make::Millennium);
    let settings = BoardSettings {
        make: Some(Make::Dgt),
        port: Some(port),
        ..BoardSettings::default()
    };
    let mut driver = Driver::of(settings, Computer::default());
    let expected = (Fault::OtherMake, "Millennium ChessLink".to_owned());
    assert_eq!(driver.fault().await, expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn ebd_2_what_is_no_port_is_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "no board").unwrap();
    let mut driver = Driver::at(&file);
    assert_eq!(driver.fault().await.0, Fault::NotAPort);
}

const BOARD: &str = "C4:4F:33:00:00:0A";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

#[tokio::test(flavor = "multi_thread")]
async fn ebd_7_a_board_by_bluetooth_le_is_read_lost_and_read_again() {
    let Some(bluetooth) = StandIn::start_or_skip(
        "ebd_7_a_board_by_bluetooth_le_is_read_lost_and_read_again",
        Adapter::On,
    ) else {
        return;
    };
    // Another device than a board has the address that the settings name.
    bluetooth.add(BOARD, None, 23);
    let port = format!("ble:{BOARD}");
    let mut driver = Driver::by_bluetooth(&port, &bluetooth);
    assert_eq!(driver.fault().await.0, Fault::UnknownMake);
    bluetooth.add(BOARD, Some(Make::Chessnut), 500);
    let connected = |input: &BoardInput| match input {
        BoardInput::Connected { make, port } => Some((*make, port.clone())),
        _ => None,
    };
    assert_eq!(driver.until(connected).await, (Make::Chessnut, port));
    driver.settles_as(&start().to_string()).await;
    let lit: Vec<Square> = ["e2", "e4"].map(|square| square.parse().unwrap()).to_vec();
    driver.driver.order(BoardOrder::Light(lit));
    bluetooth.play(BOARD, "e2e4");
    driver.settles_as(AFTER_E4).await;
    bluetooth.switch(BOARD, false);
    assert_eq!(driver.fault().await.0, Fault::Lost);
    bluetooth.switch(BOARD, true);
    driver.settles_as(AFTER_E4).await;
    // A new agent can connect: the one before has disconnected the board.
    drop(driver);
    let mut driver = Driver::by_bluetooth(&format!("ble:{BOARD}"), &bluetooth);
    driver.settles_as(AFTER_E4).await;
    bluetooth.stop();
    assert_eq!(driver.fault().await.0, Fault::Lost);
    let (fault, detail) = driver.fault().await;
    assert_eq!(fault, Fault::Other);
    assert!(detail.contains("Bluetooth service"), "{detail}");
}

/// A Certabo board reads a tag in each piece. A game's start shows which tag is in which piece, its first moves that this is
/// right; a restarted agent still knows it, in the middle of the game.
#[tokio::test(flavor = "multi_thread")]
async fn ebd_7_what_a_board_has_learned_of_its_pieces_outlives_the_agent() {
    let folder = tempfile::tempdir().unwrap();
    let port = folder.path().join("board");
    let board = Board::at(&port, Make::Certabo);
    let unknown = "????????/????????/8/8/8/8/????????/????????";
    let mut driver = Driver::keeping(&port, folder.path());
    driver.settles_as(unknown).await;
    driver.driver.order(BoardOrder::SetUp(Start::standard()));
    driver.settles_as(&start().to_string()).await;
    driver.driver.order(BoardOrder::KeepPieces);
    board.does(|board| {
        let at = board.now();
        let square = |text: &str| text.parse().unwrap();
        let pawn = Some((adoube_chess::Side::White, adoube_chess::Piece::Pawn));
        let change = |square, piece| PhysicalChange { at, square, piece };
        board.expect(&[change(square("e2"), None), change(square("e4"), pawn)]);
    });
    driver.settles_as(AFTER_E4).await;
    drop(driver);
    let mut driver = Driver::keeping(&port, folder.path());
    driver.settles_as(AFTER_E4).await;

    // What may be wrong is forgotten, and a damaged file too: in the middle of a game nothing can be learned.
    driver.driver.order(BoardOrder::ForgetPieces);
    let file = folder.path().join("board-pieces.json");
    let forgotten = || {
        std::fs::read_to_string(&file)
            .unwrap()
            .contains("\"boards\": []")
    };
    while !forgotten() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    drop(driver);
    std::fs::write(&file, "damaged").unwrap();
    let mut driver = Driver::keeping(&port, folder.path());
    driver.driver.order(BoardOrder::SetUp(Start::standard()));
    driver
        .settles_as("????????/????????/8/8/4?3/8/????1???/????????")
        .await;
}
