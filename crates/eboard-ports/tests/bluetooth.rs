//! Boards by Bluetooth LE, at a stand-in of `BlueZ`: this needs no Bluetooth adapter, but a D-Bus.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::path::Path;
use std::time::Duration;

use adoube_bluez::{Adapter, StandIn};
use adoube_eboard::{Make, Orientation, SessionEvent};
use adoube_eboard_ports::{Connection, MissingBluetooth, Options, PortError, find_boards};
use tokio::time::timeout;

/// No step of these tests takes so long.
const PATIENCE: Duration = Duration::from_secs(20);
const BOARD: &str = "C4:4F:33:00:00:01";
const PORT: &str = "ble:C4:4F:33:00:00:01";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

fn options(stand_in: &StandIn, make: Option<Make>) -> Options {
    Options {
        make,
        bluetooth_bus: Some(stand_in.address().to_owned()),
        ..Options::new(Orientation::Normal)
    }
}

async fn open(stand_in: &StandIn, make: Option<Make>) -> Result<Connection, PortError> {
    let options = options(stand_in, make);
    let opened = Connection::open(Path::new(PORT), &options);
    timeout(PATIENCE, opened).await.expect("in time")
}

/// Why it cannot be opened.
async fn refused(stand_in: &StandIn, make: Option<Make>) -> PortError {
    open(stand_in, make).await.err().expect("it was opened")
}

/// Waits until this has settled.
async fn settles(board: &mut Connection, placement: &str) {
    let settled = timeout(PATIENCE, async {
        loop {
            if let SessionEvent::Settled(settled) = board.next().await.unwrap()
                && settled.placement().to_string() == placement
            {
                return;
            }
        }
    });
    settled.await.expect(placement);
}

/// Waits until the connection is lost.
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

/// As a board shows it that does not tell pieces apart.
fn seen(make: Make, placement: &str) -> String {
    let piece = |letter: char| if letter.is_alphabetic() { '?' } else { letter };
    if make.tells_pieces_apart() {
        placement.to_owned()
    } else {
        placement.chars().map(piece).collect()
    }
}

#[tokio::test]
async fn ebd_7_boards_by_bluetooth_are_recognised_and_their_moves_settle() {
    let name = "ebd_7_boards_by_bluetooth_are_recognised_and_their_moves_settle";
    for (make, mtu) in [
        (Make::Chessnut, 500),
        (Make::Millennium, 23),
        (Make::Pegasus, 23),
    ] {
        let Some(stand_in) = StandIn::start_or_skip(name, Adapter::On) else {
            return;
        };
        stand_in.add(BOARD, Some(make), mtu);
        let mut board = open(&stand_in, None).await.unwrap();
        assert_eq!(board.session().protocol().make(), make);
        settles(&mut board, &seen(make, START)).await;
        stand_in.play(BOARD, "e2e4");
        settles(&mut board, &seen(make, AFTER_E4)).await;
        let other = refused(&stand_in, None).await;
        assert_eq!(other.code(), "busy", "{make}: one program reads a board");
        settles_again(&stand_in, board, make).await;
    }
}

/// A board whose connection was ended can be connected to at once.
async fn settles_again(stand_in: &StandIn, board: Connection, make: Make) {
    board.close().await;
    let mut board = open(stand_in, Some(make)).await.unwrap();
    settles(&mut board, &seen(make, AFTER_E4)).await;
}

#[tokio::test]
async fn a_board_that_goes_away_is_lost_and_is_read_again_once_it_is_back() {
    let name = "a_board_that_goes_away_is_lost_and_is_read_again_once_it_is_back";
    let Some(stand_in) = StandIn::start_or_skip(name, Adapter::On) else {
        return;
    };
    stand_in.add(BOARD, Some(Make::Chessnut), 500);
    let mut board = open(&stand_in, None).await.unwrap();
    settles(&mut board, START).await;
    stand_in.switch(BOARD, false);
    is_lost(board).await;
    stand_in.switch(BOARD, true);
    let mut board = open(&stand_in, None).await.unwrap();
    settles(&mut board, START).await;
    stand_in.stop();
    is_lost(board).await;
    let gone = refused(&stand_in, None).await;
    assert_eq!(gone.code(), "no-bluetooth-service");
}

#[tokio::test]
async fn a_computer_without_bluetooth_says_so() {
    let name = "a_computer_without_bluetooth_says_so";
    for (adapter, missing) in [
        (Adapter::Absent, MissingBluetooth::Adapter),
        (Adapter::Off, MissingBluetooth::Power),
    ] {
        let Some(stand_in) = StandIn::start_or_skip(name, adapter) else {
            return;
        };
        let error = refused(&stand_in, None).await;
        assert!(matches!(error, PortError::NoBluetooth(it) if it == missing));
        let listed = find_boards(Some(stand_in.address()), Duration::ZERO).await;
        assert_eq!(listed.unwrap_err().to_string(), error.to_string());
    }
    let nowhere = Options {
        bluetooth_bus: Some("unix:path=/nowhere/bus".to_owned()),
        ..Options::new(Orientation::Normal)
    };
    let error = Connection::open(Path::new(PORT), &nowhere).await.err();
    assert_eq!(error.unwrap().code(), "no-bluetooth-service");
}

#[tokio::test]
async fn what_is_wrong_with_a_device_is_said() {
    let name = "what_is_wrong_with_a_device_is_said";
    let Some(near) = StandIn::start_or_skip(name, Adapter::On) else {
        return;
    };
    // With the smallest packets a Chessnut board's positions would arrive cut off.
    near.add(BOARD, Some(Make::Chessnut), 23);
    let error = refused(&near, None).await;
    assert_eq!(error.code(), "small-packets");
    assert!(error.to_string().contains("20 bytes"), "{error}");
    let error = refused(&near, Some(Make::Millennium)).await;
    assert_eq!(error.code(), "other-make");
    let error = refused(&near, Some(Make::Certabo)).await;
    assert_eq!(error.code(), "not-bluetooth-le");
    let wrong = Connection::open(Path::new("ble:12"), &options(&near, None)).await;
    assert_eq!(wrong.err().unwrap().code(), "bad-address");

    let Some(other) = StandIn::start_or_skip(name, Adapter::On) else {
        return;
    };
    other.add(BOARD, None, 23);
    let error = refused(&other, None).await;
    assert_eq!(error.code(), "other-device");
    assert!(error.to_string().contains("Heart rate"), "{error}");
}

#[tokio::test]
async fn boards_that_are_near_are_listed() {
    let Some(near) = StandIn::start_or_skip("boards_that_are_near_are_listed", Adapter::On) else {
        return;
    };
    near.add(BOARD, Some(Make::Pegasus), 23);
    near.add("C4:4F:33:00:00:02", Some(Make::Millennium), 23);
    near.add("C4:4F:33:00:00:03", None, 23);
    near.add("C4:4F:33:00:00:04", Some(Make::Chessnut), 23);
    near.switch("C4:4F:33:00:00:04", false);
    let listed = find_boards(Some(near.address()), Duration::from_millis(300)).await;
    let listed = listed.unwrap();
    let found: Vec<_> = listed
        .iter()
        .map(|port| {
            (
                port.path.to_str().unwrap(),
                port.makes[0],
                port.name.as_deref(),
            )
        })
        .collect();
    let expected = [
        (PORT, Make::Pegasus, Some("DGT_PEGASUS")),
        (
            "ble:C4:4F:33:00:00:02",
            Make::Millennium,
            Some("MILLENNIUM CHESS"),
        ),
    ];
    assert_eq!(found, expected);
}
