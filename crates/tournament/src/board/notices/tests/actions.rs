//! What a player may do, and why not.

use super::*;

/// What White may not do, and why: move, offer a draw, answer an offer, resign.
fn not_now(board: &Board) -> [Option<NotNow>; 4] {
    let may = board.player_actions(White);
    [
        may.no_move,
        may.no_draw_offer,
        may.no_draw_answer,
        may.no_resignation,
    ]
}

#[test]
fn what_is_not_allowed_has_a_reason() {
    use NotNow::{
        AnswerFirst, Declined, NoOffer, NotBegun, Offered, OpponentsTurn, Over, Paused, Ruling,
        Starting,
    };
    let offers = |side| Event::DrawOffered(DrawOffered { side });
    let declines = |side| Event::DrawDeclined(DrawDeclined { side });
    let paused = || super::paused(by_arbiter());
    let no_offer = Some(NoOffer);
    for (moves, events, expected) in [
        (&[][..], vec![], [None, None, no_offer, None]),
        (
            &["e2e4"],
            vec![],
            [Some(OpponentsTurn), None, no_offer, None],
        ),
        (
            &[],
            vec![offers(White)],
            [None, Some(Offered), no_offer, None],
        ),
        (
            &[],
            vec![offers(Black)],
            [None, Some(AnswerFirst), None, None],
        ),
        (
            &[],
            vec![offers(White), declines(Black)],
            [None, Some(Declined), no_offer, None],
        ),
        (&[], vec![paused()], [Some(Paused), None, no_offer, None]),
        (
            &[],
            vec![ruled(resume())],
            [Some(Ruling), None, no_offer, None],
        ),
        (
            &[],
            vec![ruled(resume()), ready(White), ready(Black)],
            [Some(Starting), None, no_offer, None],
        ),
        (&[], vec![finished()], [Some(Over); 4]),
    ] {
        let mut story = Story::playing(moves);
        for event in events.clone() {
            story.add(event);
        }
        assert_eq!(not_now(&story.board), expected, "{moves:?} {events:?}");
    }
    assert_eq!(not_now(&Story::published().board), [Some(NotBegun); 4]);
}
