//! A move that waits for the opponent's: held here, told to its player only (BRD-6).

use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{PlayerOrder, SetPremove, SetPremoveWritten};
use adoube_tournament::board::{Command, Options, Order, PremoveUse};
use adoube_tournament::clock::RoundTrips;

use crate::kit::{Desk, Rules};

pub(crate) const RULES: Rules = Rules {
    time_control: "5400+30",
    disconnection: "clock = \"runs\"",
    boards: 1,
    halls: 1,
    checks: false,
    moves: "premove = true",
    first: "",
    lag: "",
    speed: 1,
};

fn on() -> Order {
    Order::Player(PlayerOrder::SetOptions(Options {
        premove: PremoveUse::AtOnce,
        ..Options::default()
    }))
}

fn premove(ply: u32, uci: &str) -> Order {
    Order::Player(PlayerOrder::SetPremove(SetPremove {
        ply,
        uci: uci.to_owned(),
        link: RoundTrips::default(),
    }))
}

/// What was said to a device or a watcher, pulses apart.
fn told(said: &[String], who: &str) -> Vec<String> {
    let prefix = format!("{who}: ");
    let told = said.iter().filter_map(|words| words.strip_prefix(&prefix));
    let told = told.filter(|words| !words.starts_with("pulse"));
    told.map(str::to_owned).collect()
}

#[test]
fn brd_6_only_its_player_sees_a_premove() {
    let (mut desk, white, black) = Desk::playing(&RULES);
    desk.watch("chief", 1);
    desk.said();
    desk.order(black, on());
    desk.order(black, premove(2, "e7e5"));
    let said = desk.said();
    assert_eq!(
        told(&said, "oslo-1"),
        [
            "#6 options black premove at-once",
            "answer #6",
            "#7 premove 2 e7e5: an offer of a draw that comes with the opponent's move is \
             declined by it",
            "answer #7",
        ]
    );
    for other in ["madrid-1", "chief"] {
        assert!(told(&said, other).is_empty(), "{other} learns of it");
    }
    desk.play(white, "e2e4");
    let said = desk.said();
    assert_eq!(
        told(&said, "madrid-1"),
        [
            "#6 unseen",
            "#7 unseen",
            "#8 moved 1 e2e4",
            "#9 moved 2 e7e5 by premove",
            "answer #8",
        ]
    );
    assert_eq!(
        told(&said, "oslo-1"),
        ["#8 moved 1 e2e4", "#9 moved 2 e7e5 by premove"]
    );
    assert_eq!(told(&said, "chief"), ["board 1.1 #9 playing 2"]);
    let clocks = desk.board().reading(desk.now.game);
    let black_left = clocks.remaining(adoube_chess::Side::Black);
    assert_eq!(black_left.0, 5_430_000, "no time used, one increment");
}

/// Both players' own records, one after the other: neither sees the other's before it must.
#[test]
fn brd_6_private_records_of_both_leave_no_gaps() {
    let (mut desk, white, black) = Desk::playing(&RULES);
    desk.order(white, on());
    desk.order(black, on());
    desk.order(black, premove(2, "e7e5"));
    let said = desk.said();
    let events = |said: &[String], who| {
        let told = told(said, who).into_iter();
        told.filter(|words| words.starts_with('#'))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        events(&said, "madrid-1"),
        ["#6 options white premove at-once"]
    );
    assert_eq!(
        events(&said, "oslo-1")[..2],
        ["#6 unseen", "#7 options black premove at-once"]
    );
    // A link that opens anew is told no more than the old one.
    desk.close(white);
    desk.hello_with("madrid-1", "kiosk-w", None);
    let said = desk.said();
    let seen: Vec<String> = desk.seen("madrid-1").into_values().collect();
    assert_eq!(seen[5], "#6 options white premove at-once");
    assert_eq!(seen[6..8], ["#7 unseen", "#8 unseen"]);
    assert_eq!(seen[8], "#9 seat-lost white reset");
    assert!(
        !said
            .iter()
            .any(|words| words.contains("e7e5") && words.starts_with("madrid"))
    );
}

/// What was acknowledged is kept: over the device's own link, over a kill of the coordinator.
#[test]
fn brd_6_a_premove_survives_link_and_coordinator() {
    let (mut desk, _, black) = Desk::playing(&RULES);
    desk.order(black, on());
    desk.slow = true;
    desk.order(black, premove(2, "e7e5"));
    assert!(
        told(&desk.said(), "oslo-1")
            .iter()
            .all(|words| !words.contains("e7e5")),
        "told before it is durable"
    );
    desk.write(usize::MAX);
    desk.slow = false;
    assert!(told(&desk.said(), "oslo-1").contains(&"answer #7".to_owned()));
    desk.crash(1_000);
    let waiting = desk.board().premove().map(|waiting| waiting.mv.to_string());
    assert_eq!(waiting.as_deref(), Some("e7e5"));
    let white = desk.hello("madrid-1", "kiosk-w2");
    let black = desk.hello("oslo-1", "kiosk-b2");
    desk.close(black);
    desk.said();
    desk.play(white, "e2e4");
    let said = desk.said();
    assert!(
        told(&said, "madrid-1")
            .iter()
            .any(|words| words.ends_with("moved 2 e7e5 by premove")),
        "{said:?}"
    );
    assert_eq!(desk.stored().boards.len(), 1);
    let stored = &desk.stored().boards[&crate::kit::FIRST];
    assert_eq!((stored.ply(), stored.premove()), (2, None));
}

#[test]
fn brd_6_a_flood_of_changes_ends() {
    let (mut desk, white, black) = Desk::playing(&RULES);
    desk.order(black, on());
    for number in 0..60 {
        let file = ["a", "h"][number % 2];
        desk.order(black, premove(2, &format!("{file}7{file}6")));
    }
    assert!(
        desk.said()
            .contains(&"oslo-1: refused too-often".to_owned())
    );
    assert!(desk.board().sequence() < 60);
    desk.play(white, "e2e4");
    assert_eq!(desk.board().ply(), 2);
}

/// A premove is written as a move is, read as if the opponent passed; what is not clear before his move wants two squares.
#[test]
fn brd_6_acc_3_a_premove_may_be_written() {
    let (mut desk, white, black) = Desk::playing(&RULES);
    let written = |ply: u32, text: &str, language: &str| {
        Order::Player(PlayerOrder::SetPremoveWritten(SetPremoveWritten {
            ply,
            text: text.to_owned(),
            language: language.to_owned(),
            link: RoundTrips::default(),
        }))
    };
    desk.order(black, on());
    let seat = desk.board().opened().seats.black.clone();
    for (text, word) in [
        ("Cf6", "unread-letter"),
        ("??", "unread-syntax"),
        // Only White's move may make it one.
        ("Nxe4", "unread-premove"),
        ("exd5", "unread-premove"),
    ] {
        let given = Command::new(
            Actor::player(seat.person.clone(), seat.device.clone()),
            desk.board().last_time(),
            written(2, text, "en"),
        );
        let refused = desk.board().clone().handle(&given).unwrap_err();
        assert_eq!(
            refused.word_and_arguments().unwrap().0,
            word,
            "{text}: {refused}"
        );
    }
    desk.said();
    desk.order(black, written(2, "Cf6", "es"));
    let said = told(&desk.said(), "oslo-1").join("\n");
    assert!(said.contains("premove 2 g8f6"), "{said}");
    desk.play(white, "e2e4");
    assert_eq!(desk.board().last_san(), "Nf6");
    desk.order(white, on());
    // After the opponent's move it is the move itself.
    desk.order(white, written(3, "e5", "en"));
    assert_eq!(desk.board().last_san(), "e5");
}
