//! A Chessnut board by cable: what its reports become, at a transport that gives what a test says. No HID device is needed.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::VecDeque;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use adoube_eboard::{FrameError, Link, Make, Message, Orientation, SessionEvent};
use adoube_eboard_ports::{Connection, Options, Pending, PortError, Transport};
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(10);
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// The start of a game as the maker's description shows it.
const POSITION: &[u8] = b"\x01\x24\x58\x23\x31\x85\x44\x44\x44\x44\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x77\x77\x77\x77\xa6\xc9\x9b\x6a\x10\x27\0\0";

/// A HID device: a read is a report.
struct Reports {
    reports: VecDeque<io::Result<Vec<u8>>>,
    written: Arc<Mutex<Vec<Vec<u8>>>>,
}

impl Transport for Reports {
    fn read<'a>(&'a mut self, buffer: &'a mut [u8]) -> Pending<'a, usize> {
        Box::pin(async move {
            let Some(report) = self.reports.pop_front() else {
                return std::future::pending().await;
            };
            let report = report?;
            buffer[..report.len()].copy_from_slice(&report);
            Ok(report.len())
        })
    }

    fn write<'a>(&'a mut self, bytes: &'a [u8]) -> Pending<'a, ()> {
        self.written.lock().unwrap().push(bytes.to_vec());
        Box::pin(std::future::ready(Ok(())))
    }

    fn gives_packets(&self) -> bool {
        true
    }
}

/// A report as the kernel gives it: filled up to 64 bytes.
fn report(bytes: &[u8]) -> Vec<u8> {
    let mut report = bytes.to_vec();
    report.resize(64, 0);
    report
}

fn board(reports: impl IntoIterator<Item = io::Result<Vec<u8>>>) -> (Connection, Written) {
    let written = Written::default();
    let transport = Reports {
        reports: reports.into_iter().collect(),
        written: Arc::clone(&written),
    };
    let options = Options::new(Orientation::Normal);
    let port = Path::new("/dev/hidraw7");
    let board = Connection::new(
        port,
        Box::new(transport),
        Make::Chessnut,
        Link::Cable,
        &options,
    );
    (board, written)
}

type Written = Arc<Mutex<Vec<Vec<u8>>>>;

/// The next event that is more than a movement.
async fn next(board: &mut Connection) -> Result<SessionEvent, PortError> {
    let next = timeout(PATIENCE, async {
        loop {
            match board.next().await {
                Ok(SessionEvent::Moving) => {}
                event => return event,
            }
        }
    });
    next.await.expect("an event")
}

#[tokio::test]
async fn reports_are_read_to_their_length_and_their_filling_is_not() {
    let (mut board, written) = board([report(&[0x21, 1, 0]), report(POSITION)].map(Ok));
    let acknowledged = next(&mut board).await.unwrap();
    assert!(matches!(
        acknowledged,
        SessionEvent::Message(Message::Acknowledged)
    ));
    loop {
        match next(&mut board).await.unwrap() {
            SessionEvent::Settled(settled) => {
                assert_eq!(settled.placement().to_string(), START);
                break;
            }
            SessionEvent::Message(Message::Position(_)) => {}
            event => panic!("{event:?}"),
        }
    }
    // What it is asked first: to report from now on.
    assert_eq!(written.lock().unwrap()[0], [0x21, 1, 0]);
}

#[tokio::test]
async fn reports_that_are_cut_off_or_unknown_are_told_and_cost_no_later_one() {
    let reports = [
        // A message never goes on in the next report.
        Ok(POSITION[..30].to_vec()),
        Ok(POSITION[30..].to_vec()),
        Ok(Vec::from([0x7f; 64])),
        Ok(report(POSITION)),
    ];
    let (mut board, _) = board(reports);
    let mut errors = Vec::new();
    let seen = loop {
        match next(&mut board).await.unwrap() {
            SessionEvent::BadBytes(error) => errors.push(error),
            SessionEvent::Settled(settled) => break settled.placement(),
            SessionEvent::Message(Message::Position(_)) => {}
            event => panic!("{event:?}"),
        }
    };
    assert_eq!(seen.to_string(), START);
    let cut = FrameError::Cut {
        kind: 1,
        received: 30,
    };
    assert_eq!(errors[0], cut);
    assert!(
        errors.contains(&FrameError::Noise { bytes: 64 }),
        "{errors:?}"
    );
}

#[tokio::test]
async fn a_device_that_is_unplugged_is_lost() {
    // What the kernel says of a hidraw file whose device is gone: ENODEV, or EIO while it goes.
    for errno in [19, 5] {
        let gone = Err(io::Error::from_raw_os_error(errno));
        let (mut board, _) = board([Ok(report(&[0x21, 1, 0])), gone]);
        next(&mut board).await.unwrap();
        let lost = next(&mut board).await.unwrap_err();
        assert_eq!(lost.code(), "lost");
        assert!(lost.may_pass());
    }
}
