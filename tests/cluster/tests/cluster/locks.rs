//! A device that an LTA locks in the middle of a game stands in the record of its board, and the players' links do
//! not carry it.

use std::thread;
use std::time::Duration;

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until;
use adoube_proto::v1::board_event::Event as Told;
use adoube_proto::v1::{BoardEvent, DeviceNoted};

use crate::lta::with_a_proxy;

const TEXT: &str = "wait-for-the-arbiter";
const LATER: &str = "once-more-please";

/// What an official's record of the board tells of its devices, with whose orders it was.
fn notes(event: &Event, device: &str) -> Vec<(DeviceNoted, String, &'static str)> {
    let games = event.games().into_iter();
    let as_note = |told: BoardEvent| {
        let office = told.office().word();
        match told.event {
            Some(Told::DeviceNoted(note)) => Some((note, told.by, office)),
            _ => None,
        }
    };
    let notes = games.flat_map(|game| game.events).filter_map(as_note);
    notes.filter(|(note, ..)| note.device == device).collect()
}

/// Waits until as many are told.
fn until_noted(
    event: &Event,
    device: &str,
    count: usize,
) -> Vec<(DeviceNoted, String, &'static str)> {
    until("the record tells of it", || {
        let notes = notes(event, device);
        (notes.len() >= count).then_some(notes)
    })
}

#[test]
fn ven_3_a_device_locked_in_a_game_stands_in_its_boards_record_also_where_the_uplink_was_down() {
    const NAME: &str = "ven_3_a_device_locked_in_a_game_stands_in_its_boards_record_also_where_the_uplink_was_down";
    if !mosquitto(NAME) {
        return;
    }
    let (event, proxy) = with_a_proxy();
    let seated = event.seated();
    let device = seated.iter().find(|id| id.starts_with("madrid")).unwrap();
    let order = |order: &[&str]| event.obeyed(&[&["order"], order, &["--wait", "60"]].concat());
    order(&["lock", device, TEXT]);
    // Whoever is to move, a clock runs: a lock stops none.
    thread::sleep(Duration::from_secs(1));
    order(&["unlock", device]);
    let first = until_noted(&event, device, 2);
    let (locked, by, office) = &first[0];
    assert_eq!((locked.what().word(), &*locked.text), ("locked", TEXT));
    assert_eq!((&**by, *office), ("lta-madrid", "lta"));
    let (opened, by, _) = &first[1];
    assert_eq!((opened.what().word(), &**by), ("opened", "lta-madrid"));
    assert_eq!(opened.since, locked.at);
    let (locked_for, ran) = (
        opened.at - opened.since,
        opened.white_ran + opened.black_ran,
    );
    assert!(0 < ran && ran <= locked_for, "{opened:?}");

    // The same while nothing comes over the uplink: it is told once that is back, as it was.
    proxy.fall_silent();
    order(&["lock", device, LATER]);
    order(&["unlock", device]);
    assert_eq!(notes(&event, device).len(), 2);
    proxy.let_pass();
    let all = until_noted(&event, device, 4);
    let [.., (locked, ..), (opened, ..)] = &all[..] else {
        panic!("{all:?}");
    };
    assert_eq!((&*locked.text, opened.what().word()), (LATER, "opened"));
    assert!(locked.error.is_some() && opened.error.is_some(), "{all:?}");
    assert_eq!(opened.since, locked.at, "{all:?}");
    assert_eq!(
        all.iter().map(|it| it.0.number).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );

    // The officials' score says it, one for anybody and what reached the other devices do not.
    let pgn = ["export", "pgn", "--round", "1"];
    let score = event.obeyed(&[&pgn[..], &["--for-officials"]].concat());
    let score = score.replace('\n', " ");
    for words in [
        TEXT,
        LATER,
        "is locked by the LTA",
        "is unlocked by the LTA",
    ] {
        assert!(score.contains(words), "{words}: {score}");
    }
    let score = event.obeyed(&pgn);
    assert!(
        !score.contains(TEXT) && !score.contains("device note"),
        "{score}"
    );
    for other in seated.iter().filter(|other| *other != device) {
        let log = event.log_of(other);
        assert!(!log.contains(TEXT) && !log.contains(LATER), "{other}");
    }
    event.until_moved(2);
    event.assert_no_panic();
}
