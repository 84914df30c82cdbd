//! Simulated boards that this computer advertises by Bluetooth LE, read by our own reader. Both sides go through a
//! stand-in of `BlueZ`: this needs no Bluetooth adapter, but a D-Bus.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use adoube_bluez::{ADVERTISED, Adapter, StandIn};
use adoube_chess::{Position, Start};
use adoube_eboard::simulated::{LineFaults, PhysicalChange};
use adoube_eboard::{Make, Orientation, SessionEvent};
use adoube_eboard_ports::simulator::{STEP, Simulator};
use adoube_eboard_ports::{
    Connection, MissingBluetooth, Options, PeripheralError, PortError, find_boards,
};
use tokio::time::timeout;

/// No step of these tests takes so long.
const PATIENCE: Duration = Duration::from_secs(20);
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const WITHOUT_E2: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR";

async fn advertise(bus: &str, make: Make) -> Result<Simulator, PeripheralError> {
    let start = Position::from_start(&Start::default()).unwrap();
    let board = make.simulated(&start, Orientation::Normal, LineFaults::default(), 1);
    Simulator::by_bluetooth(board, make, Some(bus)).await
}

/// A board whose time goes on.
struct Running {
    simulator: Arc<Mutex<Simulator>>,
    steps: tokio::task::JoinHandle<PeripheralError>,
}

impl Running {
    async fn start(stand_in: &StandIn, make: Make) -> Running {
        let simulator = advertise(stand_in.address(), make).await.unwrap();
        let simulator = Arc::new(Mutex::new(simulator));
        let stepped = Arc::clone(&simulator);
        let steps = tokio::spawn(async move {
            let mut steps = tokio::time::interval(STEP);
            loop {
                steps.tick().await;
                let stepped = stepped.lock().unwrap().step();
                if let Err(error) = stepped {
                    let inner = error.into_inner().unwrap();
                    return *inner.downcast::<PeripheralError>().unwrap();
                }
            }
        });
        Running { simulator, steps }
    }

    fn board(&self) -> MutexGuard<'_, Simulator> {
        self.simulator.lock().unwrap()
    }

    fn port(&self) -> PathBuf {
        self.board().path().to_owned()
    }

    fn take_e2(&self) {
        let mut board = self.board();
        let at = board.now().after(STEP);
        let square = "e2".parse().unwrap();
        let piece = None;
        board.expect(&[PhysicalChange { at, square, piece }]);
    }

    /// Why the board can no longer be read.
    async fn ends(self) -> PeripheralError {
        timeout(PATIENCE, self.steps)
            .await
            .expect("it goes on")
            .unwrap()
    }

    async fn close(self) {
        self.steps.abort();
        let _ = self.steps.await;
        let simulator = Arc::into_inner(self.simulator).unwrap();
        simulator.into_inner().unwrap().close().await;
    }
}

async fn open(stand_in: &StandIn, port: &Path) -> Result<Connection, PortError> {
    let options = Options {
        bluetooth_bus: Some(stand_in.address().to_owned()),
        ..Options::new(Orientation::Normal)
    };
    let opened = Connection::open(port, &options);
    timeout(PATIENCE, opened).await.expect("in time")
}

/// Waits until this has settled.
async fn settles(board: &mut Connection, placement: &str) {
    let tells_pieces_apart = board.session().protocol().make().tells_pieces_apart();
    let piece = |letter: char| {
        if letter.is_alphabetic() && !tells_pieces_apart {
            '?'
        } else {
            letter
        }
    };
    let placement: String = placement.chars().map(piece).collect();
    let settled = timeout(PATIENCE, async {
        loop {
            if let SessionEvent::Settled(settled) = board.next().await.unwrap()
                && settled.placement().to_string() == placement
            {
                return;
            }
        }
    });
    settled.await.expect(&placement);
}

async fn is_lost(mut board: Connection) {
    let lost = timeout(PATIENCE, async {
        loop {
            if let Err(error) = board.next().await {
                return error;
            }
        }
    });
    assert_eq!(lost.await.unwrap().code(), "lost");
}

type Properties = BTreeMap<String, zbus::OwnedVariant>;
type Objects = BTreeMap<String, BTreeMap<String, Properties>>;

/// The name of the adapter.
async fn alias(stand_in: &StandIn) -> String {
    let bus = zbus::connection::Builder::address(stand_in.address());
    let bus = bus.build().await.unwrap();
    let manager = "org.freedesktop.DBus.ObjectManager";
    let listed = bus.call_method(
        Some("org.bluez"),
        "/",
        Some(manager),
        "GetManagedObjects",
        &(),
    );
    let listed = listed.await.unwrap();
    let body = listed.body();
    let objects: Objects = body.deserialize_ignore_signature().unwrap();
    let alias = &objects["/org/bluez/hci0"]["org.bluez.Adapter1"]["Alias"];
    <&str>::try_from(alias).unwrap().to_owned()
}

#[tokio::test]
async fn ebd_7_an_advertised_board_is_found_and_read_and_its_moves_settle() {
    let name = "ebd_7_an_advertised_board_is_found_and_read_and_its_moves_settle";
    for (make, mtu, board_name) in [
        (Make::Chessnut, 247, "Chessnut Air"),
        (Make::Millennium, 23, "MILLENNIUM CHESS"),
        (Make::Millennium, 517, "MILLENNIUM CHESS"),
        (Make::Pegasus, 23, "DGT_PEGASUS"),
    ] {
        let Some(stand_in) = StandIn::start_or_skip(name, Adapter::On) else {
            return;
        };
        stand_in.set_packet_size(mtu);
        let computer = alias(&stand_in).await;
        let running = Running::start(&stand_in, make).await;
        assert_eq!(running.port(), PathBuf::from(format!("ble:{ADVERTISED}")));
        let found = find_boards(Some(stand_in.address()), Duration::from_millis(100)).await;
        let found = found.unwrap();
        assert_eq!(found[0].path, running.port());
        assert_eq!(found[0].name.as_deref(), Some(board_name));

        let mut board = open(&stand_in, &running.port()).await.unwrap();
        assert_eq!(board.session().protocol().make(), make);
        settles(&mut board, START).await;
        running.take_e2();
        settles(&mut board, WITHOUT_E2).await;

        running.board().pull_out();
        is_lost(board).await;
        let away = open(&stand_in, &running.port()).await.err().unwrap();
        assert_eq!(away.code(), "not-in-range");
        running.board().plug_in().unwrap();
        let mut board = reopen(&stand_in, &running.port()).await;
        settles(&mut board, WITHOUT_E2).await;

        assert_eq!(alias(&stand_in).await, board_name);
        running.close().await;
        assert_eq!(alias(&stand_in).await, computer);
        is_lost(board).await;
    }
}

/// Until it is advertised again.
async fn reopen(stand_in: &StandIn, port: &Path) -> Connection {
    let opened = timeout(PATIENCE, async {
        loop {
            if let Ok(board) = open(stand_in, port).await {
                return board;
            }
            tokio::time::sleep(STEP).await;
        }
    });
    opened.await.expect("it is advertised again")
}

#[tokio::test]
async fn a_position_that_does_not_fit_into_a_packet_is_refused_by_the_reader() {
    let name = "a_position_that_does_not_fit_into_a_packet_is_refused_by_the_reader";
    let Some(stand_in) = StandIn::start_or_skip(name, Adapter::On) else {
        return;
    };
    stand_in.set_packet_size(23);
    let running = Running::start(&stand_in, Make::Chessnut).await;
    let refused = open(&stand_in, &running.port()).await.err().unwrap();
    assert_eq!(refused.code(), "small-packets");
    running.close().await;
}

#[tokio::test]
async fn a_computer_that_cannot_advertise_a_board_says_why() {
    let name = "a_computer_that_cannot_advertise_a_board_says_why";
    for (adapter, why) in [
        (
            Adapter::Absent,
            PeripheralError::NoBluetooth(MissingBluetooth::Adapter),
        ),
        (
            Adapter::Off,
            PeripheralError::NoBluetooth(MissingBluetooth::Power),
        ),
        (Adapter::CentralOnly, PeripheralError::NoPeripheralRole),
    ] {
        let Some(stand_in) = StandIn::start_or_skip(name, adapter) else {
            return;
        };
        let refused = advertise(stand_in.address(), Make::Chessnut).await;
        assert_eq!(refused.err(), Some(why));
    }
    let nowhere = "unix:path=/nowhere/bus";
    let refused = advertise(nowhere, Make::Chessnut).await;
    let service = PeripheralError::NoBluetooth(MissingBluetooth::Service);
    assert_eq!(refused.err(), Some(service));
    for make in [Make::Dgt, Make::Certabo, Make::Tabutronic] {
        let refused = advertise(nowhere, make).await;
        assert_eq!(refused.err(), Some(PeripheralError::NoBluetoothLe(make)));
    }
}

#[tokio::test]
async fn a_board_ends_when_bluetooth_does() {
    let name = "a_board_ends_when_bluetooth_does";
    let Some(stand_in) = StandIn::start_or_skip(name, Adapter::On) else {
        return;
    };
    let running = Running::start(&stand_in, Make::Pegasus).await;
    stand_in.release();
    assert_eq!(running.ends().await, PeripheralError::Ended);

    let mut first = advertise(stand_in.address(), Make::Pegasus).await.unwrap();
    let second = advertise(stand_in.address(), Make::Chessnut).await;
    let third = advertise(stand_in.address(), Make::Millennium).await;
    let reason = "Maximum advertisements reached".to_owned();
    assert_eq!(third.err(), Some(PeripheralError::Refused(reason)));
    drop(second);
    stand_in.stop();
    let ended = timeout(PATIENCE, async {
        loop {
            if let Err(error) = first.step() {
                return error;
            }
            tokio::time::sleep(STEP).await;
        }
    });
    let service = PeripheralError::NoBluetooth(MissingBluetooth::Service);
    assert_eq!(ended.await.unwrap().to_string(), service.to_string());
}
