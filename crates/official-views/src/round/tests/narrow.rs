//! What a narrow terminal shows: every line keeps the board, who, and what.

use adoube_proto::v1::{IncidentBrief, IncidentStage, OpenCall, PauseCause, Role};

use super::*;

fn boards() -> Vec<BoardView> {
    let arbiter = |number| BoardView {
        paused: Some(Paused {
            cause: PauseCause::Arbiter.into(),
            role: Role::ChiefArbiter.into(),
            ..Paused::default()
        }),
        black_away_since: 0,
        ..paused(number)
    };
    let objects = BoardView {
        calls: vec![OpenCall {
            seat: Side::Black.into(),
            objection: Some(Points::default()),
            ..OpenCall::default()
        }],
        ..finished(3)
    };
    vec![paused(1), arbiter(2), objects, board(4, "playing")]
}

fn incident() -> IncidentBrief {
    IncidentBrief {
        number: 4,
        stage: IncidentStage::Open.into(),
        opened: 1_655_470_800_000,
        boards: vec![BoardRef { round: 1, board: 1 }],
        venues: vec!["lima".to_owned()],
        silent: vec!["Nepomniachtchi, Ian".to_owned()],
        silent_count: 1,
        away: 1,
        ..IncidentBrief::default()
    }
}

/// DIS-1: in 60 to 80 columns it can be read who is disconnected, by whom a game is paused, and who calls.
#[test]
fn dis_1_a_narrow_screen_keeps_the_board_who_and_what() {
    let mut model = model(1.0, &boards());
    model.hear(reply(Body::Incident(incident())), OURS);
    for width in 60..=80 {
        let shown = screen_of(&model, OURS + 1_000, width, 30);
        // What is folded stands in the column below.
        let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        for told in [
            "4 1.1: Nepomniachtchi, Ian disconnected, open",
            "Nepo",
            "OBJECTS",
        ] {
            assert!(words.contains(told), "{width}: {told}\n{shown}");
        }
        for told in [
            "Black disconnected",
            "by the Chief Arbiter",
            "Black OBJECTS",
        ] {
            let parts = told.split(' ').filter(|part| !shown.contains(part));
            assert_eq!(parts.count(), 0, "{width}: {told}\n{shown}");
        }
        assert!(
            shown
                .lines()
                .all(|line| line.chars().count() <= usize::from(width))
        );
    }
    expect![[r"
        open, round 1  data from 1.0 s ago
        ┌Incidents─────────────────────────────────────────────────┐
        │4  1.1: Nepomniachtchi, Ian disconnected, open, cause not…│
        └──────────────────────────────────────────────────────────┘
        ┌Boards────────────────────────────────────────────────────┐
        │board White                      Black  state             │
        │1.1   Ding    1:00:00   0:30:00  Nepom… PAUSED 1 s: Black │
        │                                        disconnected      │
        │1.2   Ding    1:00:00   0:30:00  Nepom… PAUSED 1 s: by the│
        │                                        Chief Arbiter     │
        │1.4   Ding   >0:59:59   0:30:00  Nepom… playing           │
        │1.3   Ding    1:00:00   0:30:00  Nepom… Black OBJECTS     │
        └──────────────────────────────────────────────────────────┘
        ┌Devices───────────────────────────────────────────────────┐
        │device   seat                             state age   link│
        │madrid-1 1.1 White Ding, 1.2 White Ding,  ready 1.3 s up  │
        └──────────────────────────────────────────────────────────┘
        ┌What happened─────────────────────────────────────────────┐
        │1.2: begins                                               │
        │                                                          │
        │                                                          │
        │                                                          │
        └──────────────────────────────────────────────────────────┘
        q: quit"]]
    .assert_eq(&screen_of(&model, OURS + 1_000, 60, 24));
    expect![[r"
        open, round 1  data from 1.0 s ago
        ┌Incidents─────────────────────────────────────────────────────────────────────┐
        │4  1.1: Nepomniachtchi, Ian disconnected, open, cause not known yet           │
        └──────────────────────────────────────────────────────────────────────────────┘
        ┌Boards────────────────────────────────────────────────────────────────────────┐
        │board White                      Black        state                           │
        │1.1   Ding    1:00:00   0:30:00  Nepomniacht… PAUSED 1 s: Black disconnected  │
        │1.2   Ding    1:00:00   0:30:00  Nepomniacht… PAUSED 1 s: by the Chief Arbiter│
        │1.4   Ding   >0:59:59   0:30:00  Nepomniacht… playing                         │
        │1.3   Ding    1:00:00   0:30:00  Nepomniacht… Black OBJECTS                   │
        └──────────────────────────────────────────────────────────────────────────────┘
        ┌Devices───────────────────────────────────────────────────────────────────────┐
        │device   seat                                                 state age   link│
        │madrid-1 1.1 White Ding, 1.2 White Ding, 1.3 White Ding, 1.4  ready 1.3 s up  │
        └──────────────────────────────────────────────────────────────────────────────┘
        ┌What happened─────────────────────────────────────────────────────────────────┐
        │1.2: begins                                                                   │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        └──────────────────────────────────────────────────────────────────────────────┘
        q: quit"]]
    .assert_eq(&screen_of(&model, OURS + 1_000, 80, 24));
}
