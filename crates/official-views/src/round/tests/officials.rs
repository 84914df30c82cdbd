//! What officials do, what players call for and what is checked, as watchers read it.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    BeforeGame, BoardEvent, BoardRequirement, CauseCertainty, CheckResult, IncidentBrief,
    IncidentStage, OpenCall, PauseCause, PhysicalBoardDiffers, PhysicalBoardRequirementSet,
    PhysicalBoardShown, PlayerChecks, Restarted, Result as Points, Role, StartWait,
};

use super::*;

fn ruled(cause: PauseCause, incident: u32, wait: StartWait) -> BoardView {
    let ready = |seat| wait != StartWait::BothPlayers && wait != seat;
    let starts = wait == StartWait::Countdown;
    BoardView {
        paused: Some(Paused {
            cause: cause.into(),
            reason: "the cable was pulled".to_owned(),
            incident,
            ruling: 1,
            ..Paused::default()
        }),
        paused_since: THEIRS,
        white_ready: ready(StartWait::White),
        black_ready: ready(StartWait::Black),
        starts_at: if starts { THEIRS + 10_000 } else { 0 },
        start_wait: wait.into(),
        ..board(1, "paused")
    }
}

/// Each step, and the lines that it leads to.
fn lines_of(steps: Vec<(BoardView, &[&str])>) {
    let first = board(1, "playing");
    let mut model = model(1.0, std::slice::from_ref(&first));
    let mut narrator = Narrator::default();
    for (number, (view, expected)) in (1..).zip(steps) {
        let change = model.hear(reply(Body::Board(view)), OURS).unwrap();
        let told = narrator.tell(&change, &model, OURS);
        assert_eq!(told, expected, "step {number}");
    }
}

/// DIS-9: whom a ruling waits for, and that play goes on.
#[test]
fn dis_9_a_ruling_is_told_with_those_who_have_not_seen_it() {
    lines_of(vec![
        (
            ruled(PauseCause::Ruling, 1, StartWait::BothPlayers),
            &["1.1: PAUSED: ruled, waiting for both players: the cable was pulled"],
        ),
        (
            ruled(PauseCause::Ruling, 1, StartWait::Black),
            &["1.1: PAUSED: ruled, waiting for Black: the cable was pulled"],
        ),
        (ruled(PauseCause::Ruling, 1, StartWait::Black), &[]),
        (
            BoardView {
                black_away_since: THEIRS,
                ..ruled(PauseCause::Ruling, 1, StartWait::Connection)
            },
            &[
                "1.1: Black (Nepomniachtchi, Ian, lima-1) is disconnected, last contact just now",
                "1.1: PAUSED: ruled, both are ready, but a player is disconnected: the cable was pulled",
            ],
        ),
        (
            BoardView {
                holds: vec![4],
                ..ruled(PauseCause::Ruling, 2, StartWait::Pause)
            },
            &[
                "1.1: Black (Nepomniachtchi, Ian, lima-1) is connected again",
                "1.1: PAUSED: ruled, both are ready, but a pause is still on: the cable was pulled",
            ],
        ),
        (
            ruled(PauseCause::Ruling, 3, StartWait::Check),
            &["1.1: PAUSED: ruled, both are ready, but a check is missing: the cable was pulled"],
        ),
        (
            ruled(PauseCause::Ruling, 2, StartWait::White),
            &["1.1: PAUSED: ruled, waiting for White: the cable was pulled"],
        ),
        (
            ruled(PauseCause::Ruling, 2, StartWait::Countdown),
            &["1.1: PAUSED: ruled, both are ready: the cable was pulled"],
        ),
        (
            ruled(PauseCause::Postponed, 3, StartWait::BothPlayers),
            &["1.1: PAUSED: postponed: the cable was pulled"],
        ),
        (
            board(1, "playing"),
            &["1.1: resumed after 0.0 s; White >1:00:00, Black 0:30:00"],
        ),
        (
            BoardView {
                attempt: 2,
                ..board(1, "playing")
            },
            &[],
        ),
        (
            BoardView {
                attempt: 3,
                ..board(1, "playing")
            },
            &["1.1: game 3 starts, Ding, Liren - Nepomniachtchi, Ian"],
        ),
        (
            BoardView {
                attempt: 4,
                events: vec![BoardEvent {
                    event: Some(Event::Restarted(Restarted {
                        attempt: 4,
                        reason: "set up by the wrong number".to_owned(),
                        fen: "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1".to_owned(),
                        ..Restarted::default()
                    })),
                    ..BoardEvent::default()
                }],
                ..board(1, "playing")
            },
            &[
                "1.1: game 4 starts, Ding, Liren - Nepomniachtchi, Ian, from \
               bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1: set up by the wrong number",
            ],
        ),
    ]);
}

fn calling(calls: &[(u32, Side, &str)]) -> BoardView {
    let call = |(number, seat, reason): &(u32, Side, &str)| OpenCall {
        number: *number,
        seat: (*seat).into(),
        reason: (*reason).to_owned(),
        ..OpenCall::default()
    };
    BoardView {
        calls: calls.iter().map(call).collect(),
        ..board(1, "playing")
    }
}

/// O 17.11: an objection is named with the result, and a call without words ends in no colon.
#[test]
fn end_8_an_objection_is_told_as_one() {
    let mut objection = calling(&[(1, Side::White, "my mouse slipped")]);
    objection.calls[0].objection = Some(Points {
        white_halves: 0,
        black_halves: 2,
    });
    let mut leave = calling(&[(1, Side::White, "")]);
    leave.calls[0].leave = true;
    lines_of(vec![(
        objection,
        &["1.1: White OBJECTS TO 0-1: my mouse slipped"],
    )]);
    lines_of(vec![(
        leave,
        &["1.1: White ASKS TO LEAVE the playing area"],
    )]);
}

/// VEN-8: a call is told once, stands before all else while it waits, and the board with it.
#[test]
fn ven_8_a_call_is_told_once_and_stands_until_it_is_answered() {
    let noise = (1, Side::White, "noise");
    let mouse = (2, Side::Black, "my mouse");
    lines_of(vec![
        (calling(&[noise]), &["1.1: White CALLS the arbiter: noise"]),
        (
            calling(&[noise, mouse]),
            &["1.1: Black CALLS the arbiter: my mouse"],
        ),
        (calling(&[mouse]), &[]),
        (calling(&[]), &[]),
    ]);
    let model = model(1.0, &[]);
    for (calls, long, short) in [
        (
            vec![noise, mouse],
            "White CALLS: noise; Black CALLS: my mouse; playing",
            "White CALLS",
        ),
        (vec![mouse], "Black CALLS: my mouse; playing", "Black CALLS"),
        (vec![], "playing", "playing"),
    ] {
        let view = calling(&calls);
        assert_eq!(status::board(&model, &view, OURS), long);
        assert_eq!(status::short(&model, &view, OURS), short);
    }
}

/// EVT-4: who keeps a game from beginning that waits for its checks.
#[test]
fn evt_4_a_board_says_whose_checks_are_missing() {
    let checks = |device: &str, fair_play: &str, waived| PlayerChecks {
        device: CheckResult::from_word(device).map_or(0, Into::into),
        fair_play: CheckResult::from_word(fair_play).map_or(0, Into::into),
        waived,
    };
    let done = || Some(checks("passed", "passed", false));
    let model = model(1.0, &[]);
    for (required, white, black, missing) in [
        (true, None, None, ", no player is checked"),
        (true, done(), None, ", Black is not checked"),
        (
            true,
            Some(checks("passed", "failed", false)),
            done(),
            ", White FAILED the fair-play check",
        ),
        (
            true,
            Some(checks("failed", "failed", false)),
            Some(checks("passed", "", false)),
            ", White FAILED both checks, Black is not checked for fair play",
        ),
        (
            true,
            done(),
            Some(checks("failed", "", false)),
            ", Black FAILED the device check",
        ),
        (
            true,
            Some(checks("", "passed", false)),
            done(),
            ", White's device is not checked",
        ),
        (true, Some(checks("failed", "", true)), done(), ""),
        (true, done(), done(), ""),
        (false, None, None, ""),
    ] {
        let before = BeforeGame {
            checks_required: required,
            white,
            black,
            ..BeforeGame::default()
        };
        let view = BoardView {
            before: Some(before),
            ..board(1, "waiting")
        };
        let told = status::board(&model, &view, OURS);
        assert_eq!(
            told,
            format!("waiting, both are present{missing}"),
            "{before:?}"
        );
        let short = match missing {
            "" => "waiting",
            missing if missing.contains("FAILED") => "CHECK FAILED",
            _ => "not checked",
        };
        assert_eq!(status::short(&model, &view, OURS), short, "{before:?}");
    }
}

fn incident(stage: IncidentStage, certainty: CauseCertainty, joined_into: u32) -> IncidentBrief {
    IncidentBrief {
        number: 4,
        stage: stage.into(),
        boards: vec![BoardRef { round: 1, board: 1 }],
        venues: vec!["madrid".to_owned()],
        away: 1,
        opened: THEIRS,
        cause_text: "the device lost power".to_owned(),
        certainty: certainty.into(),
        joined_into,
        ..IncidentBrief::default()
    }
}

/// The same with the flag fallen on its board.
fn flagged(certainty: CauseCertainty) -> IncidentBrief {
    let brief = incident(IncidentStage::Open, certainty, 0);
    let flagged = brief.boards.clone();
    IncidentBrief { flagged, ..brief }
}

/// The same once somebody proposed to close it.
fn closing(certainty: CauseCertainty) -> IncidentBrief {
    IncidentBrief {
        closing_proposed_by: Some("Chief, Ada".to_owned()),
        ..flagged(certainty)
    }
}

/// DIS-1, DIS-2, DIS-7: an incident is told when it opens, when its cause is found, when a flag falls that is to
/// be ruled on, when somebody proposes to close it, and when its stage changes.
#[test]
fn dis_1_an_incident_is_told_from_its_opening_to_its_end() {
    let mut model = model(1.0, &[]);
    let mut narrator = Narrator::default();
    for (brief, expected) in [
        (
            incident(IncidentStage::Open, CauseCertainty::Unknown, 0),
            "incident 4  open            13:00:00 UTC  1 disconnected  1.1 (madrid)  cause not known yet",
        ),
        (
            incident(IncidentStage::Open, CauseCertainty::Unknown, 0),
            "",
        ),
        (
            incident(IncidentStage::Open, CauseCertainty::Likely, 0),
            "incident 4: the device lost power (likely)",
        ),
        (
            flagged(CauseCertainty::Likely),
            "incident 4: the flag fell on 1.1: the result needs a ruling",
        ),
        (flagged(CauseCertainty::Likely), ""),
        (
            closing(CauseCertainty::Likely),
            "incident 4: Chief, Ada proposed to close it: a second official has to agree",
        ),
        (closing(CauseCertainty::Likely), ""),
        (
            incident(IncidentStage::Ruled, CauseCertainty::Likely, 0),
            "incident 4: ruled",
        ),
        (
            incident(IncidentStage::Executed, CauseCertainty::Likely, 0),
            "incident 4: executed",
        ),
        (
            incident(IncidentStage::Closed, CauseCertainty::Likely, 0),
            "incident 4: closed",
        ),
        (
            incident(IncidentStage::Open, CauseCertainty::Likely, 0),
            "incident 4: open",
        ),
        (
            incident(IncidentStage::Closed, CauseCertainty::Likely, 2),
            "incident 4: joined into incident 2",
        ),
        // That is told of the one in which it goes on.
        (
            incident(IncidentStage::Closed, CauseCertainty::Certain, 2),
            "",
        ),
    ] {
        let change = model.hear(reply(Body::Incident(brief)), OURS).unwrap();
        let told = narrator.tell(&change, &model, OURS);
        assert_eq!(told.join("\n"), expected);
    }
    let mut anew = Model::default();
    let closed = anew.hear(
        reply(Body::Incident(incident(
            IncidentStage::Closed,
            CauseCertainty::Unspecified,
            0,
        ))),
        OURS,
    );
    let told = narrator.tell(&closed.unwrap(), &anew, OURS);
    assert!(told.is_empty(), "{told:?}");
}

/// CLK-6, PEN-3: who stopped the clocks, in which office.
#[test]
fn clk_6_pen_3_whose_pause_it_is_is_told() {
    let paused = |role: &str, by: &str| {
        let mut board = ruled(PauseCause::Arbiter, 0, StartWait::BothPlayers);
        board.paused = Some(Paused {
            cause: PauseCause::Arbiter.into(),
            reason: "a phone rings".to_owned(),
            role: Role::from_word(role).unwrap_or_default().into(),
            by: by.to_owned(),
            ..<_>::default()
        });
        board
    };
    for (role, by, told) in [
        (
            "lta",
            "lta-madrid",
            "1.1: PAUSED: by the LTA (lta-madrid): a phone rings",
        ),
        (
            "chief-arbiter",
            "chief",
            "1.1: PAUSED: by the Chief Arbiter (chief): a phone rings",
        ),
        ("", "", "1.1: PAUSED: by the arbiter: a phone rings"),
    ] {
        lines_of(vec![(paused(role, by), &[told])]);
    }
}

/// EBD-4, EBD-5, O 20.5, 20.6: what befalls a physical board, with the number by which a penalty cites a difference.
#[test]
fn ebd_4_ebd_5_what_befalls_a_physical_board_is_told() {
    let seat = Side::White.into();
    let with = |state: &str, event: Event| BoardView {
        events: vec![BoardEvent {
            time: THEIRS,
            event: Some(event),
            ..BoardEvent::default()
        }],
        ..board(1, state)
    };
    let shown = |placement: Option<&str>| {
        Event::PhysicalBoardShown(PhysicalBoardShown {
            seat,
            placement: placement.map(str::to_owned),
            ..PhysicalBoardShown::default()
        })
    };
    let differs = |seen: &str| {
        Event::PhysicalBoardDiffers(PhysicalBoardDiffers {
            seat,
            placement: "8/8".to_owned(),
            game: Some("8/7p".to_owned()),
            note: 2,
            seen: seen.to_owned(),
            ..PhysicalBoardDiffers::default()
        })
    };
    let requires = |requirement: BoardRequirement| {
        Event::PhysicalBoardRequirementSet(PhysicalBoardRequirementSet {
            seat,
            requirement: requirement.into(),
            reason: "the cable".to_owned(),
            ..PhysicalBoardRequirementSet::default()
        })
    };
    let connected = shown(Some("8/8"));
    lines_of(vec![
        (
            with("playing", differs("")),
            &["1.1: note 2: White's board differs from the game (board: 8/8; game: 8/7p)."],
        ),
        (
            with("playing", differs("two hands")),
            &[
                "1.1: note 2: White's board differs from the game (board: 8/8; game: 8/7p), two \
                 hands.",
            ],
        ),
        (
            with("playing", requires(BoardRequirement::Lifted)),
            &["1.1: White's moves no longer wait for the physical board, the cable."],
        ),
        (
            with("playing", requires(BoardRequirement::Required)),
            &["1.1: White's moves wait again for the physical board, the cable."],
        ),
        (
            with("playing", shown(None)),
            &["1.1: White's board is not connected."],
        ),
        (with("playing", connected), &[]),
    ]);
    // Before the game boards are plugged in and out.
    assert!(board_events::physical_boards(&with("waiting", shown(None))).is_empty());
}
