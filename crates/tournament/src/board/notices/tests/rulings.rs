//! Rulings and corrections.

use super::*;
use crate::board::notices::rulings::NoticedRemedy;

/// DIS-9: a ruling waits for both players; it ends with the game, unless it set the result.
#[test]
fn dis_9_a_ruling_that_waits_ends_with_the_game() {
    let result = Remedy::Result {
        score: Score { white: 2, black: 0 },
    };
    let control = std::sync::Arc::new("5400".parse().unwrap());
    for (remedy, stays) in [
        (resume(), false),
        (Remedy::Restart { control }, false),
        (Remedy::Postpone, false),
        (result, true),
    ] {
        let mut story = Story::playing(&["e2e4"]);
        let board = story.add(ruled(remedy.clone()));
        let notice = board.ruling_notice(White).unwrap();
        assert_eq!(notice.article, "O 18.9");
        assert_eq!(notice.before.unwrap().white, Millis(500_000));
        assert_eq!(notice.after.unwrap().white, Millis(600_000));
        let board = story.add(finished());
        assert_eq!(board.ruling_notice(White).is_some(), stays, "{remedy:?}");
        let board = story.add_by(reopened(None), arbiter());
        let notice = board.ruling_notice(White).unwrap();
        assert_eq!(notice.remedy, NoticedRemedy::Reopen);
        assert!(!notice.when_ready, "{remedy:?}");
    }
}

/// DIS-9: a result that was taken back is shown like a ruling; where an arbiter starts the clock before a player is ready,
/// that player sees it until they have moved.
#[test]
fn dis_9_a_game_that_is_opened_again_waits_for_its_players() {
    let mut story = Story::playing(&["e2e4", "e7e5"]);
    story.add(finished());
    let board = story.add_by(reopened(Some(30_000)), arbiter());
    let notice = board.ruling_notice(White).unwrap();
    assert_eq!(notice.by, Some(PersonId::new("ada").unwrap()));
    assert!(notice.when_ready && board.player_actions(White).ready);
    let board = story.add_by(paused(by_arbiter()), arbiter());
    assert!(!board.ruling_notice(White).unwrap().when_ready);
    assert!(!board.player_actions(White).ready);
    let board = story.add(resumed());
    assert!(board.ruling_notice(White).is_some(), "not seen yet");
    let board = story.play("g1f3", false);
    assert!(board.ruling_notice(White).is_none(), "they have moved");
    assert!(board.ruling_notice(Black).is_some(), "they have not");

    story.add(finished());
    story.add_by(reopened(Some(30_000)), arbiter());
    for side in [White, Black] {
        assert!(
            story.add(ready(side)).ruling_notice(side).is_some(),
            "it waits"
        );
    }
    assert_eq!(story.add(resumed()).ruling_notice(White), None);
}

/// What was ruled before the game went on is past with the next pause; an outage is one.
#[test]
fn dis_9_a_ruling_is_past_when_the_clocks_stop_again() {
    let outage = Event::Outage(Outage {
        from: Time(1_000),
        cause: OutageCause::Down,
        clocks: clocks(600_000, None),
    });
    for stop in [paused(by_arbiter()), outage] {
        let mut story = Story::playing(&["e2e4"]);
        story.add(ruled(resume()));
        story.add(resumed());
        assert!(story.board.ruling_notice(Black).is_some());
        assert_eq!(story.add(stop).ruling_notice(Black), None);
    }
}

/// EVT-6, DIS-9: a correction that begins another game is shown with its reason and author, and replaces what was ruled
/// on the game before, without that game's clocks.
#[test]
fn evt_6_dis_9_reversed_colours_take_the_place_of_an_earlier_ruling() {
    const FEN: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4";
    for (reversed, fen, remedy) in [
        (true, None, NoticedRemedy::Reverse),
        (false, Some(FEN), NoticedRemedy::NewStart),
    ] {
        let mut story = Story::playing(&["e2e4", "e7e5"]);
        let board = story.add_by(restored(0), arbiter());
        let notice = board.ruling_notice(White).unwrap();
        assert_eq!(notice.remedy, NoticedRemedy::Restore);
        let board = story.add_by(restarted(2, reversed, "5400", fen), arbiter());
        let notice = board.ruling_notice(White).unwrap();
        assert_eq!((notice.remedy, notice.before), (remedy, None));
        assert_eq!(notice.reason, "the colours");
        assert_eq!(notice.by, Some(PersonId::new("ada").unwrap()));
    }
}

/// DIS-9: a game that begins again with another time control says so until its clock runs.
#[test]
fn dis_9_another_time_control_is_shown_until_the_clock_runs() {
    let again = |control| restarted(2, false, control, None);
    for (events, before) in [
        (vec![again("600")], Some("5400")),
        (vec![again("5400")], None),
        (vec![again("600"), started()], None),
        (vec![again("600"), reopened(None)], None),
        (vec![again("600"), restored(0)], None),
    ] {
        let mut story = Story::published();
        for event in events.clone() {
            story.add(event);
        }
        assert_eq!(
            story.board.control_before().as_deref(),
            before,
            "{events:?}"
        );
    }
}
