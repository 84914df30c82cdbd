//! Boards that cannot be used, at real devices: what their players and the LTA read about them, until the board is set right.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::sync::LazyLock;

use adoube_bluez::{Adapter, StandIn};
use adoube_catalogue::{Catalogue, Language};
use adoube_cluster::event::Event;
use adoube_cluster::page::Page;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::simulated_board::SimulatedBoard;
use adoube_cluster::usb_ports::{self, UsbPorts};
use adoube_cluster::waiting::until_true;
use adoube_eboard::Make;
use adoube_proto::v1::board_event::Event as Record;
use adoube_proto::v1::{
    BoardMake, PhysicalBoardFault as Fault, PhysicalBoardShown, PhysicalBoardState as State,
    PhysicalBoardStatus, PhysicalBoardView, Side,
};
use adoube_texts::Texts;
use adoube_tournament::catalogue_message::CatalogueMessage;

/// The start of board 1 in Chess960, with its number 0.
const START: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
/// That of board 2: the usual one.
const USUAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";
/// The players' devices: White's and Black's of board 1, then of board 2.
const DEVICES: [&str; 4] = ["madrid-1", "chennai-1", "chennai-2", "madrid-2"];
/// The board by Bluetooth LE.
const ADDRESS: &str = "C4:4F:33:00:00:0B";

/// An event of Chess960 with physical boards, whose players have their pages open.
struct Hall {
    event: Event,
    pages: BTreeMap<&'static str, Page>,
}

impl Hall {
    /// `boards`: the settings of each device's board.
    fn open(boards: [&str; 4], bluetooth: &StandIn, usb: (&str, UsbPorts)) -> Self {
        let mut event = Event::new(20, 1_000);
        event.by_hand = true;
        let bus = bluetooth.address().to_owned();
        event.environment.push(("DBUS_SYSTEM_BUS_ADDRESS", bus));
        event.usb_ports.insert(usb.0.to_owned(), usb.1);
        let file = event.path("regulations.toml");
        let regulations = fs::read_to_string(&file).unwrap();
        let boards_used = "[venues]\narbiters_per_venue = 2\nphysical_boards = true\n";
        let text = format!("variant = \"chess960\"\n{regulations}\n{boards_used}");
        fs::write(&file, text).unwrap();
        let file = event.path("pairings.pgn");
        let mut pairings = fs::read_to_string(&file).unwrap();
        for start in [START, USUAL] {
            let tags = format!("[Result \"*\"]\n{}\n", start_tags(start));
            pairings = pairings.replacen("[Result \"*\"]\n\n", &tags, 1);
        }
        fs::write(&file, pairings).unwrap();
        for (device, board) in DEVICES.iter().zip(boards) {
            let file = event.folder_of(device).join("device.toml");
            let mut file = OpenOptions::new().append(true).open(file).unwrap();
            writeln!(file, "\n[board]\n{board}").unwrap();
        }
        event.start("coordinator");
        event.open();
        assert_eq!(event.seated(), DEVICES);
        let pages = DEVICES.map(|device| (device, Page::open(&event, device)));
        let pages = BTreeMap::from(pages);
        Self { event, pages }
    }

    /// Waits until the player of a device and the LTA read this.
    fn until_read(&self, device: &str, player: &str, lta: &str) {
        let what = format!("at {device} the player reads “{player}”, and the LTA “{lta}”");
        until_true(&what, || {
            let shown = self.pages[device].shown();
            let local = shown.and_then(|shown| shown.local);
            let view = local.and_then(|local| local.physical_board);
            let status = self.status(device);
            view.is_some_and(|view| player_line(&view) == player)
                && status.is_some_and(|status| lta_line(&status) == lta)
        });
    }

    /// Waits until a board shows the start of its game, and the coordinator has recorded it.
    fn until_right(&self, device: &str, make: BoardMake) {
        let title = match make {
            BoardMake::Chessnut => "Chessnut",
            _ => "DGT",
        };
        let lta = format!("{title}, shows the game");
        self.until_read(device, "Your board shows the game", &lta);
        until_true("the board is recorded", || {
            let shown = self.last_shown(device);
            shown.is_some_and(|shown| shown.ply == Some(0) && shown.make() == make)
        });
    }

    fn status(&self, device: &str) -> Option<PhysicalBoardStatus> {
        let venues = self.event.look().venues;
        let mut devices = venues.into_iter().flat_map(|venue| venue.devices);
        devices.find(|it| it.device == device)?.physical_board
    }

    /// What was recorded last of a device's board.
    fn last_shown(&self, device: &str) -> Option<PhysicalBoardShown> {
        let place = DEVICES.iter().position(|it| *it == device)?;
        let side = [Side::White, Side::Black][place % 2];
        let games = self.event.games();
        let records = games.get(place / 2)?.events.iter().rev();
        let mut shown = records.filter_map(|record| match &record.event {
            Some(Record::PhysicalBoardShown(shown)) if shown.seat() == side => Some(shown.clone()),
            _ => None,
        });
        shown.next()
    }
}

fn start_tags(start: &str) -> String {
    format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{start}\"]\n")
}

/// The last part of a constant's name, as the texts choose by it.
fn word(constant: &str, prefix: &str) -> String {
    let word = constant.strip_prefix(prefix).unwrap();
    word.to_lowercase().replace('_', "-")
}

fn text(message: &CatalogueMessage) -> String {
    Catalogue::of(Language::English).text(message)
}

/// A text that only the player's page has.
fn of_page(id: &str) -> String {
    static TEXTS: LazyLock<BTreeMap<String, Texts>> = LazyLock::new(adoube_texts::languages);
    TEXTS["en"][id].clone()
}

/// Why a board cannot be read or differs, as the pages say it; empty where there is no reason.
fn reason(status: &PhysicalBoardStatus) -> String {
    if status.fault() == Fault::Unspecified {
        return String::new();
    }
    let fault = word(status.fault().as_str_name(), "PHYSICAL_BOARD_FAULT_");
    let message = CatalogueMessage::new("physical-board-fault").text("fault", fault);
    let message = message.text("detail", &status.detail);
    format!(". {}", text(&message.text("port", &status.port)))
}

/// What the player's page says.
fn player_line(view: &PhysicalBoardView) -> String {
    let status = view.status.clone().unwrap_or_default();
    match status.state() {
        State::NotConnected => of_page("physical-board-own-unread"),
        State::Fault => of_page("physical-board-step-call-arbiter") + &reason(&status),
        _ => match &view.step {
            None => of_page("physical-board-own-follows"),
            Some(step) => {
                let kind = word(step.kind().as_str_name(), "PHYSICAL_BOARD_STEP_KIND_");
                of_page(&format!("physical-board-step-{kind}"))
            }
        },
    }
}

/// What the wall says on the device's page, but for the battery.
fn lta_line(status: &PhysicalBoardStatus) -> String {
    let state = word(status.state().as_str_name(), "PHYSICAL_BOARD_STATE_");
    let state = CatalogueMessage::new("physical-board-device-state").text("state", state);
    let make = Some(status.make.clone()).filter(|make| !make.is_empty());
    let parts: Vec<String> = make.into_iter().chain([text(&state)]).collect();
    parts.join(", ") + &reason(status)
}

/// EBD-2: a board that lies the wrong way round, one with another start position, two boards at one device, and a device
/// that is no board. Each is one line for the player and one for the LTA; once it is set right the game's position counts.
#[test]
fn ebd_2_a_board_that_cannot_be_used_is_a_line_for_its_player_and_one_for_the_lta() {
    let name = "ebd_2_a_board_that_cannot_be_used_is_a_line_for_its_player_and_one_for_the_lta";
    if !mosquitto(name) || !usb_ports::available(name) {
        return;
    }
    let Some(bluetooth) = StandIn::start_or_skip(name, Adapter::On) else {
        return;
    };
    bluetooth.add(ADDRESS, None, 23);
    let folder = tempfile::tempdir().unwrap();
    let usb = UsbPorts::new(&folder.path().join("usb"), &["ttyUSB0", "ttyUSB1"]);
    let ports = [folder.path().join("white"), folder.path().join("black")];
    let game = folder.path().join("start.pgn");
    fs::write(&game, format!("{}\n*\n", start_tags(START))).unwrap();
    let start = ["--pgn", game.to_str().unwrap()];
    let turned = SimulatedBoard::plug_in(&ports[0], &[start[0], start[1], "--turned"]);
    let usual = SimulatedBoard::plug_in(&ports[1], &[]);
    let _own = SimulatedBoard::plug_in(&usb.port("ttyUSB0"), &[]);
    let second = SimulatedBoard::plug_in(&usb.port("ttyUSB1"), &[]);
    let at = |port: &Path| format!("port = \"{}\"", port.display());
    let boards = [
        format!("{}\nturned = false", at(&ports[0])),
        at(&ports[1]),
        format!("port = \"ble:{ADDRESS}\""),
        "port = \"auto\"".to_owned(),
    ];
    let hall = Hall::open(
        boards.each_ref().map(String::as_str),
        &bluetooth,
        ("madrid-2", usb),
    );

    hall.until_read(
        "madrid-1",
        "Your board is the wrong way round: turn it",
        "DGT, shows another position. It is the wrong way round. Turn it by 180°.",
    );
    hall.until_read(
        "chennai-1",
        "Set up the start position of this game on your board",
        "DGT, shows another position. It is set up for another start position.",
    );
    hall.until_read(
        "chennai-2",
        "Your board cannot be read. Call the arbiter. The device at ble:C4:4F:33:00:00:0B is not a supported board.",
        "cannot be read. The device at ble:C4:4F:33:00:00:0B is not a supported board.",
    );
    hall.until_read(
        "madrid-2",
        "Your board cannot be read. Call the arbiter. \
         More than one board may be connected: /dev/ttyUSB0, /dev/ttyUSB1. Unplug all but the player’s.",
        "cannot be read. \
         More than one board may be connected: /dev/ttyUSB0, /dev/ttyUSB1. Unplug all but the player’s.",
    );
    let wrong = DEVICES.map(|device| hall.last_shown(device).and_then(|shown| shown.ply));
    assert_eq!(
        wrong, [None; 4],
        "none of them has the position of its game"
    );

    turned.unplug();
    usual.unplug();
    second.unplug();
    bluetooth.add(ADDRESS, Some(Make::Chessnut), 500);
    let _right = ports.map(|port| SimulatedBoard::plug_in(&port, &start));
    for device in ["madrid-1", "chennai-1", "madrid-2"] {
        hall.until_right(device, BoardMake::Dgt);
    }
    hall.until_right("chennai-2", BoardMake::Chessnut);
    hall.event.assert_no_panic();
}
