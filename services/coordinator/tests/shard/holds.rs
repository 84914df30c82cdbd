//! All boards of a venue, or of a round, stopped at once (O 19.6).

use adoube_chess::BySide;
use adoube_coordinator::shard::{Reply, SessionId, ShardRequest};
use adoube_tournament::board::command::{Act, PlayerOrder, Reopen};
use adoube_tournament::board::{Board, Order, PauseCause, Phase};
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Millis;

use crate::foreseen::worded;
use crate::kit::{Desk, FIRST, Rules, command, failed, holding};

const BOARDS: u16 = 3;

fn rules() -> Rules {
    Rules {
        boards: BOARDS,
        disconnection: "",
        ..Rules::default()
    }
}

/// Every game of the round has begun but the last one's: Black is not there.
fn playing() -> (Desk, SessionId, SessionId) {
    playing_by(&rules())
}

fn playing_by(rules: &Rules) -> (Desk, SessionId, SessionId) {
    let (mut desk, white, black) = Desk::playing(rules);
    for board in 2..=BOARDS {
        for venue in ["madrid", "oslo"] {
            let session = desk.hello(&format!("{venue}-{board}"), "kiosk");
            if (board, venue) != (BOARDS, "oslo") {
                desk.order(session, Order::Player(PlayerOrder::CheckIn));
            }
        }
    }
    desk.said();
    (desk, white, black)
}

fn boards(desk: &Desk) -> Vec<&Board> {
    desk.shard.state().boards.values().collect()
}

/// Whether boards are held, in the shard as in the ledger; no clock of a held one runs.
fn assert_held(desk: &Desk, held: bool, case: &str) {
    let stored = desk.stored();
    for board in boards(desk) {
        let id = board.opened().board;
        assert_eq!(board.is_held(), held, "{case}: {id}");
        assert!(!held || board.clock().running().is_none(), "{case}: {id}");
        assert_eq!(stored.boards[&id].is_held(), held, "{case}: {id}");
    }
}

fn holds(reply: Reply) -> Vec<String> {
    let Reply::Round(reply) = reply else {
        panic!("{reply:?}")
    };
    let holds = reply.round.unwrap().holds;
    let line = |hold: &adoube_proto::v1::HoldView| {
        format!(
            "{} [{}] {} by {} ({})",
            hold.hold,
            hold.venue,
            hold.reason,
            hold.by,
            hold.office().word()
        )
    };
    holds.iter().map(line).collect()
}

#[test]
fn clk_6_a_round_is_stopped_by_one_command_and_let_go_by_another() {
    let (mut desk, white, black) = playing();
    desk.watch("arbiter", 1);
    desk.said();
    let reply = desk.ask("chief", holding(1, None, 1, false)).unwrap();
    assert_eq!(holds(reply), ["1 [] fire alarm by chief (chief-arbiter)"]);
    assert_held(&desk, true, "held");
    let said = desk.said();
    for words in [
        "arbiter: hold 1 on",
        "madrid-1: #6 held 1",
        "madrid-1: #7 paused hold",
    ] {
        assert!(said.contains(&words.to_owned()), "{words}: {said:?}");
    }
    let cause = |board: &Board| match board.phase() {
        Phase::Paused {
            cause: PauseCause::Hold { hold, .. },
            ..
        } => Some(*hold),
        _ => None,
    };
    assert_eq!(
        boards(&desk).into_iter().map(cause).collect::<Vec<_>>(),
        [Some(1), Some(1), None]
    );
    // The last game is not begun by its player's coming, nor any by an arbiter.
    let late = desk.hello("oslo-3", "kiosk");
    desk.order(late, Order::Player(PlayerOrder::CheckIn));
    let reason = "I see no fire".to_owned();
    assert_eq!(
        desk.rule(Act::Resume.because(reason)).unwrap_err().code(),
        "held"
    );
    desk.play(white, "e2e4");
    desk.pass(60_000);
    assert_held(&desk, true, "a minute later");
    desk.said();
    let reply = desk.ask("chief", holding(1, None, 2, true)).unwrap();
    assert_eq!(holds(reply), [""; 0]);
    assert_held(&desk, false, "over");
    assert!(desk.said().contains(&"arbiter: hold 1 ended".to_owned()));
    assert!(
        boards(&desk)
            .iter()
            .all(|board| *board.phase() == Phase::Playing)
    );
    desk.play(white, "e2e4");
    desk.play(black, "e7e5");
    assert_eq!(desk.board().ply(), 2);
    let left = desk
        .board()
        .clock()
        .reading(desk.now.game)
        .sides
        .white
        .remaining;
    assert!(
        left > Millis(90 * 60_000),
        "the minute of the hold was charged: {left}"
    );
}

/// What stood for a reason of its own stands after a hold for that reason.
#[test]
fn clk_6_a_board_that_was_paused_before_stays_so() {
    let (mut desk, ..) = playing();
    let reason = "a phone rings".to_owned();
    desk.rule(Act::Pause.because(reason)).unwrap();
    desk.ask("lta-madrid", holding(1, Some("madrid"), 1, false))
        .unwrap();
    desk.ask("chief", holding(1, None, 2, false)).unwrap();
    desk.ask("lta-madrid", holding(1, Some("madrid"), 3, true))
        .unwrap();
    assert_held(&desk, true, "one of two holds is over");
    desk.ask("chief", holding(1, None, 4, true)).unwrap();
    let cause = |phase: &Phase| {
        matches!(
            phase,
            Phase::Paused {
                cause: PauseCause::Arbiter { .. },
                ..
            }
        )
    };
    assert!(cause(desk.board().phase()));
    assert_eq!(*boards(&desk)[1].phase(), Phase::Playing);
}

#[test]
fn clk_6_a_hold_that_cannot_be() {
    let (mut desk, ..) = playing();
    for (person, ask, code) in [
        (
            "lta-madrid",
            holding(1, Some("oslo"), 1, false),
            "other-venue",
        ),
        ("lta-madrid", holding(1, None, 2, false), "not-your-role"),
        (
            "arbiter",
            holding(1, Some("oslo"), 3, false),
            "not-your-role",
        ),
        ("chief", holding(1, Some("lima"), 4, false), "invalid"),
        ("chief", holding(2, None, 5, false), "round-state"),
        ("chief", holding(1, None, 6, true), "no-hold"),
    ] {
        let refused = desk.ask(person, ask).unwrap_err();
        assert_eq!(refused.code(), code, "{person}: {refused}");
    }
    assert_held(&desk, false, "refused");
    desk.ask("chief", holding(1, None, 7, false)).unwrap();
    let again = desk.ask("chief", holding(1, None, 8, false)).unwrap_err();
    assert_eq!(again.code(), "hold-on");
    // The same command once more is the same hold, also after a new start.
    desk.ask("chief", holding(1, None, 7, false)).unwrap();
    desk.crash(1_000);
    desk.ask("chief", holding(1, None, 7, false)).unwrap();
    assert_eq!(desk.shard.state().rounds[&1].state.holds().len(), 1);
}

/// A venue's own arbiters let go what one of them stopped, as on one board; also after a new start.
#[test]
fn clk_6_a_venues_arbiter_ends_only_what_one_of_them_began() {
    let not_local = Some("not-local");
    for (began, ends, refused) in [
        ("chief", "chief", None),
        ("chief", "lta-madrid", not_local),
        ("chief", "lca-madrid", not_local),
        ("lta-madrid", "chief", None),
        ("lta-madrid", "lta-madrid", None),
        ("lta-madrid", "lca-madrid", None),
        ("lca-madrid", "lta-madrid", None),
        ("lta-madrid", "lta-oslo", Some("other-venue")),
    ] {
        for crash in [false, true] {
            let case = format!("{began} began, {ends} ends, crash {crash}");
            let (mut desk, ..) = playing();
            desk.ask(began, holding(1, Some("madrid"), 1, false))
                .unwrap();
            if crash {
                desk.crash(1_000);
            }
            let held = desk.shard.state().rounds[&1].sequence;
            let checked = desk.ask(ends, holding(1, Some("madrid"), 2, true).dry_run());
            let told = checked.map_err(|refusal| refusal.code()).err();
            assert_eq!(told, refused, "{case}, before");
            assert_eq!(
                desk.shard.state().rounds[&1].sequence,
                held,
                "{case}, before"
            );
            let ended = desk.ask(ends, holding(1, Some("madrid"), 2, true));
            let told = ended.map_err(|refusal| refusal.code()).err();
            assert_eq!(told, refused, "{case}");
            assert_held(&desk, refused.is_some(), &case);
        }
    }
}

/// What the end of the round's hold comes to.
fn foreseen(desk: &mut Desk, venue: Option<&str>) -> Vec<String> {
    let asked = holding(1, venue, 9, true).dry_run();
    let Ok(Reply::Round(told)) = desk.ask("chief", asked) else {
        panic!("refused");
    };
    worded(told.consequences)
}

/// DIS-2: a board whose seat is away stands on after a hold where the event keeps it standing for that; it runs on
/// where the event lets it run, and whoever ends the hold reads that before.
#[test]
fn clk_6_dis_2_a_board_whose_seat_is_away_is_let_go_as_the_event_says() {
    for (disconnection, runs) in [
        ("clock = \"suspended\"", false),
        ("clock = \"suspended\"\nsuspend_after_s = 10", false),
        ("clock = \"suspended\"\nsuspend_after_s = 600", true),
        ("clock = \"runs\"", true),
    ] {
        let rules = Rules {
            disconnection,
            ..rules()
        };
        let (mut desk, white, _) = playing_by(&rules);
        desk.ask("lta-madrid", holding(1, Some("madrid"), 1, false))
            .unwrap();
        assert_eq!(foreseen(&mut desk, Some("madrid")), [""; 0]);
        desk.close(white);
        desk.pass(30_000);
        let away = ["1.1: White is disconnected, and that clock is running"];
        let told = if runs { &away[..] } else { &[] };
        assert_eq!(foreseen(&mut desk, Some("madrid")), told, "{disconnection}");
        desk.ask("lta-madrid", holding(1, Some("madrid"), 2, true))
            .unwrap();
        assert_held(&desk, false, disconnection);
        let playing = |board: &Board| *board.phase() == Phase::Playing;
        let all = boards(&desk);
        let found = [playing(all[0]), playing(all[1])];
        assert_eq!(found, [runs, true], "{disconnection}");
        desk.hello("madrid-1", "kiosk-w");
        desk.pass(1_000);
        assert!(playing(boards(&desk)[0]), "back: {disconnection}");
    }
}

/// DIS-2: nobody is told of a board that stands on for something else as well: an arbiter's pause, another hold.
#[test]
fn clk_6_dis_2_who_is_away_from_a_board_that_stands_on_is_not_told_when_a_hold_ends() {
    let (mut desk, white, _) = playing();
    desk.ask("chief", holding(1, None, 1, false)).unwrap();
    desk.close(white);
    desk.pass(5_000);
    assert_eq!(foreseen(&mut desk, None).len(), 1);
    desk.ask("chief", holding(1, Some("madrid"), 2, false))
        .unwrap();
    assert_eq!(foreseen(&mut desk, None), [""; 0], "another hold");
    desk.ask("chief", holding(1, Some("madrid"), 3, true))
        .unwrap();
    assert_eq!(foreseen(&mut desk, None).len(), 1);
    let reason = "his phone rang".to_owned();
    desk.rule(Act::Pause.because(reason)).unwrap();
    assert_eq!(foreseen(&mut desk, None), [""; 0], "an arbiter's pause");
}

/// A game that goes on after its end during a hold is held like the others.
#[test]
fn clk_6_a_game_that_goes_on_again_is_held_anew() {
    let (mut desk, white, _) = playing();
    desk.ask("chief", holding(1, None, 1, false)).unwrap();
    desk.order(white, Order::Player(PlayerOrder::Resign));
    assert!(!desk.board().is_held());
    let times = || Millis(60_000);
    let reason = "he meant something else".to_owned();
    desk.rule(
        Act::Reopen(Reopen {
            clocks: BySide::new(times(), times()),
            start_in: None,
        })
        .because(reason),
    )
    .unwrap();
    assert_held(&desk, true, "reopened");
}

/// A flag that fell before the hold has fallen; the coordinator decides it a little later.
#[test]
fn clk_6_a_flag_before_a_hold_counts() {
    let rules = Rules {
        time_control: "60 s",
        disconnection: "",
        ..Rules::default()
    };
    let (mut desk, ..) = Desk::playing(&rules);
    desk.pass(59_900);
    desk.jump(110);
    desk.ask("chief", holding(1, None, 1, false)).unwrap();
    assert!(!desk.board().is_held(), "it waits for the flag's decision");
    desk.ask("chief", holding(1, None, 2, true)).unwrap();
    desk.pass(100);
    assert!(desk.board().is_finished());
}

/// The ledger is cut between the round's record and those of its boards, at each place.
#[test]
fn clk_6_a_hold_is_carried_on_after_a_crash() {
    for written in 0..=usize::from(BOARDS) + 1 {
        for end in [false, true] {
            let case = format!("{written} written, end {end}");
            let (mut desk, ..) = playing();
            if end {
                desk.ask("chief", holding(1, None, 1, false)).unwrap();
            }
            desk.slow = true;
            let call = desk.call(crate::kit::caller("chief"), holding(1, None, 2, end));
            desk.write(written);
            desk.slow = false;
            assert_eq!(
                desk.reply(call).is_some(),
                written > usize::from(BOARDS),
                "{case}"
            );
            desk.crash(1_000);
            // Nothing of the hold was written: it was never given.
            assert_held(&desk, (written == 0) == end, &case);
            if written == 0 {
                desk.ask("chief", holding(1, None, 2, end)).unwrap();
                assert_held(&desk, !end, &case);
            }
            desk.crash(1_000);
            assert_held(&desk, !end, &case);
            for device in ["madrid-1", "oslo-1"] {
                desk.hello(device, "back");
            }
            assert_eq!(*desk.board().phase() == Phase::Playing, end, "{case}");
        }
    }
}

/// The same when the ledger refuses a write in the middle and comes back.
#[test]
fn clk_6_a_hold_is_carried_on_after_a_failure() {
    for refused in 1..=usize::from(BOARDS) {
        let (mut desk, ..) = playing();
        desk.slow = true;
        desk.call(crate::kit::caller("chief"), holding(1, None, 1, false));
        desk.write(refused);
        desk.misfortune(failed());
        desk.write(usize::MAX);
        desk.slow = false;
        desk.reload();
        assert_held(&desk, true, &refused.to_string());
    }
}

/// A hold ends with the publication whose boards it held; nothing of it comes back with another.
#[test]
fn clk_6_a_hold_is_over_when_the_publication_is_taken_back() {
    for crash in [None, Some("draft"), Some("published")] {
        let crash_at = |moment, desk: &mut Desk| {
            if crash == Some(moment) {
                desk.crash(1_000);
            }
        };
        let mut desk = Desk::published(&rules());
        desk.ask("chief", holding(1, None, 1, false)).unwrap();
        desk.ask("chief", holding(1, Some("oslo"), 2, false))
            .unwrap();
        assert_held(&desk, true, "held");
        let reason = "the pairings of another round".to_owned();
        let reply = desk
            .ask("chief", ShardRequest::UnpublishRound(1, reason))
            .unwrap();
        assert_eq!(holds(reply), [""; 0]);
        let refused = desk.ask("chief", holding(1, None, 3, true)).unwrap_err();
        assert_eq!(refused.code(), "round-state");
        crash_at("draft", &mut desk);
        let reply = desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
        assert_eq!(holds(reply), [""; 0], "{crash:?}");
        crash_at("published", &mut desk);
        assert_eq!(boards(&desk).len(), usize::from(BOARDS));
        assert_held(&desk, false, "published again");
        let reply = desk.ask("chief", holding(1, None, 4, false)).unwrap();
        assert_eq!(
            holds(reply),
            ["3 [] fire alarm by chief (chief-arbiter)"],
            "a number of its own"
        );
        desk.ask("chief", holding(1, None, 5, true)).unwrap();
        desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        for device in ["madrid-1", "oslo-1"] {
            let session = desk.hello(device, "kiosk");
            desk.order(session, Order::Player(PlayerOrder::CheckIn));
        }
        assert_eq!(*desk.board().phase(), Phase::Playing, "{crash:?}");
    }
}

/// A round that is held before it is started begins when the hold is over.
#[test]
fn clk_6_a_round_that_is_held_does_not_start() {
    let mut desk = Desk::published(&rules());
    desk.ask("chief", holding(1, None, 1, false)).unwrap();
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    for device in ["madrid-1", "oslo-1"] {
        let session = desk.hello(device, "kiosk");
        desk.order(session, Order::Player(PlayerOrder::CheckIn));
    }
    desk.crash(1_000);
    assert_eq!(*desk.board().phase(), Phase::Waiting);
    desk.ask("chief", holding(1, None, 2, true)).unwrap();
    assert_eq!(*desk.board().phase(), Phase::Playing);
    let other = BoardId { board: 2, ..FIRST };
    assert_eq!(*desk.shard.state().boards[&other].phase(), Phase::Waiting);
    let reason = "now it is his turn".to_owned();
    let id = command(90_001);
    assert!(
        desk.ask(
            "chief",
            ShardRequest::Board(FIRST, id, Act::Pause.because(reason))
        )
        .is_ok()
    );
}
