//! Records of what is beside a game's moves: assistants, wrong claims, wrong starts.

use std::sync::Arc;

use adoube_chess::{BySide, Side, Start};
use adoube_record::encode_board;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::event::{
    AssistantApproved, AssistantEnded, BreachesCited, ClocksSet, Moved, Penalised,
    PenaltiesProposed, PenaltiesRejected, PenaltiesWithdrawn, PenaltyRuling, Restarted, SeatBack,
    SeatLost,
};
use adoube_tournament::board::{
    AtDevice, DeviceNote, Event, Forbidden, LockEnd, LossSign, OutageCause, Ran, ReportedTime,
    TimeFollows, event,
};
use adoube_tournament::penalty::{
    ClaimedMove, Fine, Measure, Measured, Penalty, Rounds, Row, TABLE,
};
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::{LayerState, LockReport, TriedLayer};

use super::samples::{NOW, chief, clocks, moved, player, record};

type Sample = (&'static str, Actor, Event);

pub(crate) fn all() -> Vec<Sample> {
    let mut all = assisted();
    all.extend(put_right());
    all.extend(penalties());
    all.extend(at_devices());
    all.extend(machines());
    all
}

fn ruling(typed: &[&str]) -> PenaltyRuling {
    PenaltyRuling {
        side: Side::Black,
        penalties: typed.iter().map(|one| one.parse().unwrap()).collect(),
        article: "O 18.4.1".to_owned(),
        reason: "talked".to_owned(),
    }
}

/// Each penalty of the table, with the measures that its kind may have.
pub(crate) fn penalties_of_table() -> Vec<Penalty> {
    let of_row = |row: &Row| {
        let measures = match row.measured {
            Measured::Nothing => vec![None],
            Measured::Time => vec![Some(Measure::Time(Millis(60_000)))],
            Measured::Points => vec![Some(Measure::Points(1))],
            Measured::OpponentsPoints => vec![None, Some(Measure::Points(0))],
            Measured::Rounds => vec![Some(Measure::Rounds(Rounds { first: 4, last: 6 }))],
            Measured::Fine => vec![Some(Measure::Fine(Fine {
                offence: "a phone".to_owned(),
                amount: "50 EUR".to_owned(),
            }))],
            Measured::Claim => {
                let claimed = ClaimedMove::in_english("Ng8".to_owned());
                vec![None, Some(Measure::Claim(claimed))]
            }
        };
        let kind = row.kind;
        measures
            .into_iter()
            .map(move |measure| Penalty::new(kind, measure).unwrap())
    };
    TABLE.iter().flat_map(of_row).collect()
}

/// One record for each penalty of the table.
pub(super) fn each_penalty() -> Vec<(String, Vec<u8>)> {
    let record_of = |penalty: Penalty| {
        let name = format!("board penalised {penalty}");
        let ruling = PenaltyRuling {
            penalties: vec![penalty],
            ..ruling(&[])
        };
        let penalised = Event::Penalised(Penalised {
            ruling,
            proposed_by: None,
            clocks: None,
        });
        (name, encode_board(&record(chief(), penalised)))
    };
    penalties_of_table().into_iter().map(record_of).collect()
}

/// Penalties that change clocks, and what comes of proposals.
fn penalties() -> Vec<Sample> {
    let clocks = ClocksSet {
        before: clocks(None),
        after: clocks(None),
    };
    vec![
        (
            "board penalised-clocks",
            chief(),
            Event::Penalised(Penalised {
                ruling: ruling(&["warning", "time-to-opponent=0:02:00", "time-off=0:01:00"]),
                proposed_by: None,
                clocks: Some(clocks),
            }),
        ),
        (
            "board penalised-by-two",
            chief(),
            Event::Penalised(Penalised {
                ruling: ruling(&["game-lost"]),
                proposed_by: Some("anna".parse().unwrap()),
                clocks: None,
            }),
        ),
        (
            "board penalties-proposed",
            chief(),
            Event::PenaltiesProposed(PenaltiesProposed {
                ruling: ruling(&["game-lost"]),
            }),
        ),
        (
            "board penalties-rejected",
            chief(),
            Event::PenaltiesRejected(PenaltiesRejected {
                proposal: 4,
                reason: "no phone".to_owned(),
            }),
        ),
        (
            "board penalties-withdrawn",
            chief(),
            Event::PenaltiesWithdrawn(PenaltiesWithdrawn {
                ruling: 4,
                penalties: ruling(&["warning", "expulsion"]).penalties,
                reason: "the wrong player".to_owned(),
            }),
        ),
    ]
}

fn note(what: AtDevice) -> Event {
    Event::DeviceNoted(Box::new(DeviceNote {
        number: 2,
        side: Side::Black,
        device: "madrid-1".parse().unwrap(),
        when: ReportedTime {
            at: NOW,
            error: Some(Millis(4)),
        },
        source: "0123456789abcdef0123456789abcdef".to_owned(),
        what,
    }))
}

fn venue() -> Actor {
    Actor::Venue("madrid".parse().unwrap())
}

/// A machine that is not held, and is again.
fn machines() -> Vec<Sample> {
    vec![
        (
            "board machine-not-held",
            venue(),
            note(AtDevice::NotHeld {
                let_go: true,
                why: "somebody at the device let it go".to_owned(),
            }),
        ),
        (
            "board machine-held-again",
            venue(),
            note(AtDevice::HeldAgain { since: NOW }),
        ),
    ]
}

/// A device that an official locked.
fn at_devices() -> Vec<Sample> {
    let by = || Some(("lta-madrid".parse().unwrap(), Role::Lta));
    let locked = AtDevice::Locked {
        by: by(),
        text: "please wait".to_owned(),
    };
    let forbidden = AtDevice::Forbidden(Forbidden {
        what: "program /tmp/a was refused".to_owned(),
        prevented: true,
        times: 12,
        run: 4,
        first: 1,
        since: NOW,
    });
    let opened_with = |end, by, ran| AtDevice::Opened {
        end,
        by,
        since: NOW,
        ran,
    };
    let ran = Ran::Known(BySide::new(Millis(0), Millis(30_000)));
    let opened = |end, by| opened_with(end, by, ran);
    vec![
        (
            "board breaches-cited",
            chief(),
            Event::BreachesCited(BreachesCited { notes: vec![1, 2] }),
        ),
        ("board page-locked", venue(), note(locked)),
        (
            "board page-opened",
            venue(),
            note(opened(LockEnd::Order, by())),
        ),
        (
            "board page-taken-back",
            venue(),
            note(opened(LockEnd::TakenBack, None)),
        ),
        (
            "board page-left",
            Actor::Coordinator,
            note(opened(LockEnd::SeatMoved, None)),
        ),
        (
            "board page-opened-in-another-game",
            venue(),
            note(opened_with(LockEnd::Order, None, Ran::AnotherGame)),
        ),
        (
            "board page-opened-without-a-measured-time",
            venue(),
            note(opened_with(LockEnd::Order, None, Ran::NotMeasured)),
        ),
        (
            "board more-not-told",
            venue(),
            note(AtDevice::NotTold { forbidden: false }),
        ),
        (
            "board more-forbidden",
            venue(),
            note(AtDevice::NotTold { forbidden: true }),
        ),
        ("board page-forbidden", venue(), note(forbidden)),
        (
            "board page-locked-for-breach",
            venue(),
            note(AtDevice::LockedForBreach {
                text: "2 screens".to_owned(),
            }),
        ),
        ("board lock-signed", lca(), note(signed())),
    ]
}

fn lca() -> Actor {
    Actor::official("lca-madrid".parse().unwrap(), Role::Lca)
}

/// What an LCA signed with the check of a device.
fn signed() -> AtDevice {
    let layer = |layer: &str, state, wrong| TriedLayer {
        layer: layer.to_owned(),
        state,
        required: true,
        holds: wrong == 0,
        tried: 2,
        wrong,
        how: "runs /usr/bin/true: works".to_owned(),
    };
    AtDevice::Signed(Box::new(LockReport {
        digest: "d".repeat(64),
        profile: "f".repeat(64),
        boot_id: "boot".to_owned(),
        monotonic_ms: 61_000,
        wall_ms: NOW.0,
        layers: vec![
            layer("programs", LayerState::Enforced, 0),
            layer("screens", LayerState::ReportingOnly, 0),
            layer("usb", LayerState::Broken, 1),
            layer("keys", LayerState::Unavailable, 2),
        ],
    }))
}

/// A player who cannot enter his moves.
fn assisted() -> Vec<Sample> {
    let mut entered = moved("e7e5");
    if let Event::Moved(Moved { assisted, .. }) = &mut entered {
        *assisted = true;
    }
    let (side, reason) = (Side::Black, || "an injured hand".to_owned());
    let assistant = || "a1".parse().unwrap();
    let approved = Event::AssistantApproved(AssistantApproved {
        side,
        assistant: assistant(),
        reason: reason(),
    });
    let ended = Event::AssistantEnded(AssistantEnded {
        side,
        assistant: assistant(),
        reason: reason(),
    });
    vec![
        ("board assistant-approved", chief(), approved),
        ("board assistant-ended", chief(), ended),
        ("board moved-assisted", player(), entered),
    ]
}

/// A game that began from a wrong position.
fn put_right() -> Vec<Sample> {
    let clocks = clocks(None);
    let from_another_start = Event::Restarted(Restarted {
        attempt: 2,
        reversed: false,
        times: None,
        control: Arc::new("5400+30".parse().unwrap()),
        fen: Start::chess960(0).unwrap().fen,
        reason: "the wrong number was drawn".to_owned(),
        clocks,
    });
    let with_own_times = Event::Restarted(Restarted {
        attempt: 2,
        reversed: true,
        times: Some(TimeFollows::Player),
        control: Arc::new("W5400+30-B6750+37.5".parse().unwrap()),
        fen: None,
        reason: "the colours were wrong".to_owned(),
        clocks,
    });
    vec![
        ("board restarted-with-own-times", chief(), with_own_times),
        (
            "board restarted-from-another-start",
            chief(),
            from_another_start,
        ),
    ]
}

pub(super) fn seat_events() -> Vec<(&'static str, Actor, Event)> {
    let side = Side::White;
    let own = Actor::Coordinator;
    vec![
        (
            "board seat-lost",
            own.clone(),
            Event::SeatLost(SeatLost {
                side,
                sign: LossSign::LastWill,
                last_contact: Time(NOW.0 - 3_000),
            }),
        ),
        (
            "board seat-back",
            own.clone(),
            Event::SeatBack(SeatBack { side }),
        ),
        (
            "board outage",
            own,
            Event::Outage(event::Outage {
                from: Time(NOW.0 - 60_000),
                cause: OutageCause::Storage,
                clocks: clocks(None),
            }),
        ),
    ]
}
