//! What an incident tells of a game that another game of its board replaced, and of a flag that fell after a ruling.

use adoube_proto::v1::IncidentView;
use adoube_tournament::board::command::Act;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{RequestedRemedy, Verdict};

use crate::incidents::{code, resume};
use crate::kit::{Desk, Rules};
use crate::restarts::NewGame::{Restart, ReverseColours, WrongStart};

/// White has been away for some seconds in the first game of a board.
fn away() -> Desk {
    let (mut desk, white, _) = Desk::playing(&Rules {
        time_control: "300",
        disconnection: "clock = \"runs\"",
        first: "variant = \"chess960\"",
        ..Rules::default()
    });
    desk.close(white);
    desk.pass(5_000);
    desk
}

fn go_on(desk: &mut Desk) {
    let reason = "the opponent does not want to wait".to_owned();
    desk.rule(Act::Resume.because(reason)).unwrap();
}

/// The pauses that stand with each absence.
fn pauses(view: &IncidentView) -> Vec<(u32, usize)> {
    let absences = view.absences.iter();
    absences
        .map(|it| (it.attempt, it.stops.len()))
        .collect::<Vec<_>>()
}

/// DIS-5, EVT-6: the incident of a game that was replaced says when, why and by whom, over a crash too; and a pause that
/// began with the next game, or goes on in it, stands under that game.
#[test]
fn dis_5_evt_6_an_incident_says_why_its_game_was_replaced() {
    for (how, cause, ruling, by, pauses_told) in [
        (Restart, "ruling", "1.1", ("Official chief", ""), [0, 0]),
        (
            ReverseColours,
            "reversed-colours",
            "",
            ("Official chief", "chief-arbiter"),
            [0, 1],
        ),
        (
            WrongStart,
            "start-position",
            "",
            ("Official chief", "chief-arbiter"),
            [0, 1],
        ),
    ] {
        let mut desk = away();
        let at = desk.now.game.0;
        desk.begin_again(how);
        for crash in [false, true] {
            if crash {
                desk.crash(1_000);
            }
            let view = desk.incident(1);
            let replaced = view.absences[0].replacement.clone().unwrap();
            assert_eq!((replaced.next_game, replaced.at), (2, at), "{how:?}");
            assert_eq!(
                (replaced.cause().word(), &*replaced.ruling),
                (cause, ruling)
            );
            assert_eq!((&*replaced.by, replaced.role().word()), by, "{how:?}");
            assert!(!replaced.reason.is_empty());
            assert_eq!(view.absences[1].replacement, None, "{how:?}");
            if !crash {
                let told = [(1, pauses_told[0]), (2, pauses_told[1])];
                assert_eq!(pauses(&view), told, "{how:?}");
            }
        }
    }
}

/// DIS-5: a pause that lasts while another game begins stands under both games, under each as long as it lasted in it.
#[test]
fn dis_5_a_pause_that_lasts_into_the_next_game_stands_under_both() {
    let mut desk = away();
    desk.rule(Act::Pause.because("a fire alarm")).unwrap();
    desk.pass(4_000);
    let began = desk.now.game.0;
    desk.begin_again(ReverseColours);
    desk.pass(3_000);
    go_on(&mut desk);
    let view = desk.incident(1);
    assert_eq!(pauses(&view), [(1, 1), (2, 1)]);
    let [first, second] = [0, 1].map(|game: usize| view.absences[game].stops[0].clone());
    assert_eq!((first.from, first.until), (began - 4_000, began));
    assert_eq!((second.from, second.until), (began, began + 3_000));
}

/// DIS-9: the clock of a later game is not the one that a ruling started; that its own game was replaced before a clock
/// ran in it is told.
#[test]
fn dis_9_a_ruling_has_no_clock_start_of_a_later_game() {
    let mut desk = away();
    let given = resume(0);
    assert_eq!(code(desk.rules_on("chief", 1, given)), "executed");
    desk.pass(1_000);
    let replaced = desk.now.game.0;
    desk.begin_again(ReverseColours);
    desk.pass(2_000);
    go_on(&mut desk);
    for crash in [false, true] {
        if crash {
            desk.crash(1_000);
        }
        let ruling = desk.incident(1).rulings.swap_remove(0);
        let done = ruling.boards[0].execution.clone().unwrap();
        assert_eq!((done.started, done.started_by.as_str()), (0, ""));
        assert_eq!(done.game_replaced_at, replaced);
    }
    // Of a ruling that began the game itself the clock start is told.
    let mut desk = away();
    desk.begin_again(Restart);
    desk.pass(2_000);
    let at = desk.now.game.0;
    go_on(&mut desk);
    let ruling = desk.incident(1).rulings.swap_remove(0);
    let done = ruling.boards[0].execution.clone().unwrap();
    assert_eq!((done.started, done.game_replaced_at), (at, 0));
}

/// DIS-2: a flag that falls after a ruling, while the player is still away, waits for a further one: the incident is
/// open again by its state, its board is left to be ruled, and what may be ruled is on offer.
#[test]
fn dis_2_an_incident_is_open_where_a_flag_fell_after_its_ruling() {
    let mut desk = away();
    assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
    go_on(&mut desk);
    desk.pass(100_000);
    let brief = desk.incidents(false).swap_remove(0);
    assert_eq!((brief.stage().word(), brief.left.len()), ("executed", 0));
    desk.pass(210_000);
    assert!(desk.board().is_finished());
    for (stage, back) in [("open", false), ("connected-again", true)] {
        if back {
            desk.hello("madrid-1", "kiosk-w");
        }
        let brief = desk.incidents(false).swap_remove(0);
        let waits = (brief.stage().word(), brief.left.len(), brief.flagged.len());
        assert_eq!(waits, (stage, 1, 1));
    }
    let lost = Request {
        remedy: RequestedRemedy::Result(Verdict::AbsentLoses),
        ..resume(1)
    };
    let offer = desk.offers(1, lost.clone()).offers.swap_remove(0);
    assert_eq!(offer.in_place_of, 1, "it is told what it replaces");
    desk.rules_on("chief", 1, lost).unwrap();
    assert_eq!(desk.incidents(true)[0].stage().word(), "closed");
}

/// A third game replaces the second: each absence tells of its own.
#[test]
fn dis_5_each_replaced_game_tells_of_the_next_one() {
    let mut desk = away();
    for how in [ReverseColours, WrongStart] {
        desk.begin_again(how);
        desk.pass(1_000);
    }
    let absences = desk.incident(1).absences.into_iter();
    let told = absences.map(|it| it.replacement.map(|it| (it.next_game, it.cause().word())));
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            Some((2, "reversed-colours")),
            Some((3, "start-position")),
            None
        ]
    );
}
