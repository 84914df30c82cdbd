//! Records of what is beside a game's moves: assistants, wrong claims, wrong starts.

use std::sync::Arc;

use adoube_chess::{Side, Start};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Event;

use super::samples::{chief, clocks, moved, player};

type Sample = (&'static str, Actor, Event);

pub(crate) fn all() -> Vec<Sample> {
    let mut all = assisted();
    all.extend(put_right());
    all
}

/// A player who cannot enter his moves.
fn assisted() -> Vec<Sample> {
    let mut entered = moved("e7e5");
    if let Event::Moved { assisted, .. } = &mut entered {
        *assisted = true;
    }
    let (side, reason) = (Side::Black, || "an injured hand".to_owned());
    let assistant = || "a1".parse().unwrap();
    let approved = Event::AssistantApproved {
        side,
        assistant: assistant(),
        reason: reason(),
    };
    let ended = Event::AssistantEnded {
        side,
        assistant: assistant(),
        reason: reason(),
    };
    vec![
        ("board assistant-approved", chief(), approved),
        ("board assistant-ended", chief(), ended),
        ("board moved-assisted", player(), entered),
    ]
}

/// A claim, and a game that began from a wrong position.
fn put_right() -> Vec<Sample> {
    let (before, clocks) = (clocks(Some(Side::White)), clocks(None));
    let claimed = |intended: Option<&str>| Event::WrongClaim {
        side: Side::Black,
        intended: intended.map(str::to_owned),
        before,
        clocks,
        reason: "twice only".to_owned(),
    };
    let from_another_start = Event::Restarted {
        attempt: 2,
        reversed: false,
        control: Arc::new("5400+30".parse().unwrap()),
        fen: Start::chess960(0).unwrap().fen,
        reason: "the wrong number was drawn".to_owned(),
        clocks,
    };
    vec![
        ("board wrong-claim", chief(), claimed(None)),
        ("board wrong-claim-intended", chief(), claimed(Some("Ng8"))),
        (
            "board restarted-from-another-start",
            chief(),
            from_another_start,
        ),
    ]
}
