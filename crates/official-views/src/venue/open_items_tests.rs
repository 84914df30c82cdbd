//! What an official reads of what stands.

use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::venue_intent::What;
use adoube_proto::v1::{
    AlarmedCall, BoardRef, HoldScope, IntentFate, LtaCurrent, Side, VenueIntent, VenueIntents,
    VenueLeave,
};

use super::*;

fn alarm(kind: VenueAlarmKind, board: u32, since: u64, text: &str) -> VenueAlarm {
    VenueAlarm {
        id: format!("{}-{board}-{since}", kind.word()),
        kind: kind.into(),
        board: Some(BoardRef { round: 3, board }),
        text: text.to_owned(),
        since,
        ..VenueAlarm::default()
    }
}

/// A hall that went dark is one line; calls stand before it, who waits longest first.
#[test]
fn ven_4_ven_8_calls_stand_first_and_an_incident_is_told_once() {
    let dark = "incident 7, open: the venue's uplink (certain)";
    let mut all: Vec<VenueAlarm> = (1..=40)
        .rev()
        .map(|board| alarm(VenueAlarmKind::Incident, board, 0, dark))
        .collect();
    all.push(alarm(
        VenueAlarmKind::Incident,
        2,
        0,
        "incident 6, connected again",
    ));
    all.push(alarm(
        VenueAlarmKind::Call,
        9,
        2_000,
        "Black calls the arbiter",
    ));
    all.push(alarm(
        VenueAlarmKind::Call,
        4,
        1_000,
        "White calls the arbiter",
    ));
    let all = beside(VenueAlarms {
        alarms: all,
        ..VenueAlarms::default()
    });
    let told = alarms(&all, "Europe/Madrid");
    let told: Vec<&str> = told.iter().map(String::as_str).collect();
    let [first, second, ..] = told[..] else {
        panic!("{told:?}");
    };
    assert!(
        first.starts_with("CALL at 3.4 since ") && first.ends_with(" CET: White calls the arbiter")
    );
    assert!(second.starts_with("CALL at 3.9 since "), "{second}");
    assert_eq!(
        told[2..],
        [
            "INCIDENT at 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 and 32 more: \
             incident 7, open: the venue's uplink (certain)",
            "INCIDENT at 3.2: incident 6, connected again",
        ]
    );
    assert_eq!(alarms(&[], "Europe/Madrid"), Vec::<String>::new());
}

/// One that was asked for, by its number and fate.
fn asked(number: u32, fate: &str) -> IntentView {
    IntentView {
        intent: Some(VenueIntent {
            id: format!("{number:032x}"),
            person: "lta-oslo".to_owned(),
            board: Some(BoardRef {
                round: 1,
                board: number,
            }),
            side: Side::White.into(),
            what: Some(What::MoveTo("oslo-3".to_owned())),
            ..VenueIntent::default()
        }),
        role: Role::Lta.into(),
        fate: IntentFate::number_of(fate),
        expires_wall_ms: 3_600_000,
        ..IntentView::default()
    }
}

/// What was asked of the coordinator: what it has not decided stands first, and each fate is told with
/// what an official has to know of it.
#[test]
fn ven_4_what_was_asked_is_told_with_its_fate() {
    let intents = vec![
        asked(1, "waiting"),
        IntentView {
            withdrawn_by: "chief".to_owned(),
            unconfirmed: true,
            ..asked(2, "withdrawn")
        },
        IntentView {
            detail: "no-spare: it is taken".to_owned(),
            ..asked(3, "refused")
        },
        asked(4, "expired"),
    ];
    let mut model = Model::default();
    model.hear(Body::Intents(VenueIntents { intents }), 0);
    let line = |board: u32, fate: &str| {
        format!(
            "request to the server: 1.{board} White to oslo-3, by lta-oslo (lta): {fate} \
             [00000000]"
        )
    };
    let waiting = [
        line(2, "withdrawn by chief, unconfirmed"),
        line(1, "waiting until 01:00:00 UTC"),
    ];
    let over = [
        line(4, "expired"),
        line(3, "refused: no-spare: it is taken"),
    ];
    assert_eq!(super::asked(&model), [waiting.to_vec(), over.to_vec()]);
}

/// It is told each time something becomes of it; a bell rings for what needs somebody.
#[test]
fn ven_4_a_bell_rings_for_what_was_not_done_or_was_all_the_same() {
    let taken_back = IntentView {
        unconfirmed: true,
        ..asked(1, "withdrawn")
    };
    for (before, after, lines, bell) in [
        (asked(1, "waiting"), asked(1, "waiting"), 0, false),
        (asked(1, "waiting"), asked(1, "accepted"), 1, false),
        (asked(1, "waiting"), asked(1, "refused"), 1, true),
        (asked(1, "waiting"), asked(1, "expired"), 1, true),
        (asked(1, "waiting"), taken_back.clone(), 1, false),
        (taken_back.clone(), asked(1, "withdrawn"), 1, false),
        (taken_back, asked(1, "accepted"), 1, true),
    ] {
        let mut model = Model::default();
        let shown = |view| {
            Body::Intents(VenueIntents {
                intents: vec![view],
            })
        };
        model.hear(shown(before), 0);
        model.hear(Body::Current(LtaCurrent {}), 0);
        let told = model.hear(shown(after), 1);
        assert_eq!(
            (told.lines.len(), told.bell),
            (lines, bell),
            "{:?}",
            told.lines
        );
    }
}

/// What was stopped, who comes to a call, who is out with leave: told beside the alarms, in one list.
#[test]
fn ven_7_ven_8_what_else_is_to_be_looked_at() {
    let hold = |scope: HoldScope, board| VenueHold {
        scope: scope.into(),
        board: Some(BoardRef { round: 3, board }),
        reason: "fire alarm".to_owned(),
        by: "Ana Ruiz".to_owned(),
        office: Role::ChiefArbiter.into(),
        ..VenueHold::default()
    };
    let called = AlarmedCall {
        seat: Side::White.into(),
        name: "Hansen".to_owned(),
        coming_by: "Nuria Vidal".to_owned(),
        coming_office: Role::Lta.into(),
        ..AlarmedCall::default()
    };
    let told = beside(VenueAlarms {
        alarms: vec![VenueAlarm {
            call: Some(called),
            ..alarm(
                VenueAlarmKind::Call,
                2,
                0,
                "White (Hansen) calls the arbiter",
            )
        }],
        holds: vec![hold(HoldScope::Venue, 0), hold(HoldScope::Board, 7)],
        leaves: vec![VenueLeave {
            board: Some(BoardRef { round: 3, board: 4 }),
            name: "Caruana, Fabiano".to_owned(),
            ..VenueLeave::default()
        }],
        ..VenueAlarms::default()
    });
    assert_eq!(
        alarms(&told, ""),
        [
            "CALL at 3.2: White (Hansen) calls the arbiter; Nuria Vidal (lta) is on the way",
            "PAUSE: all clocks of this venue are stopped, by Ana Ruiz (chief-arbiter): fire alarm",
            "PAUSE at 3.7: its clocks are stopped, by Ana Ruiz (chief-arbiter): fire alarm",
            "LEAVE at 3.4: Caruana, Fabiano is on leave from the playing area",
        ]
    );
}
