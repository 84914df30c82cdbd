//! How a game ended, in the words of a score.

use std::cmp::Ordering;

use adoube_proto::v1::{BoardEvent, Ending, Finished, Role};
use adoube_tournament::board;
use adoube_user_text::text;

use super::comments::{at, because};
use super::officials;

/// How a game ended; whose it is, where a draw is not shared. Of a flag whose it was, and when it fell.
pub(super) fn told(event: &BoardEvent, finished: &Finished) -> String {
    let words = match flag(event, finished) {
        Some(fell) => format!("{}: {fell}.", at(event.time)),
        None => ending(event, finished),
    };
    let points = finished.result.unwrap_or_default();
    let drawn = board::Ending::from_name(finished.ending().word());
    let drawn = drawn.is_some_and(board::Ending::is_drawn);
    match points.white_halves.cmp(&points.black_halves) {
        Ordering::Greater if drawn => format!("{words} White has draw odds."),
        Ordering::Less if drawn => format!("{words} Black has draw odds."),
        _ => words,
    }
}

/// The flag that ended it: of the clock that shows nothing, or of who lost by it.
fn flag(event: &BoardEvent, finished: &Finished) -> Option<String> {
    let clocks = event.clocks.unwrap_or_default();
    let points = finished.result.unwrap_or_default();
    let white = match (clocks.white, clocks.black) {
        (0, 1..) => true,
        (1.., 0) => false,
        _ => points.white_halves < points.black_halves,
    };
    let [own, other] = if white {
        ["White", "Black"]
    } else {
        ["Black", "White"]
    };
    match finished.ending() {
        Ending::Flag => Some(format!("Time forfeit, {own}'s flag fell")),
        Ending::FlagDraw => Some(format!("{own}'s flag fell, but {other} cannot mate")),
        Ending::Checkmate
        | Ending::Stalemate
        | Ending::DeadPosition
        | Ending::ThreefoldRepetition
        | Ending::FiftyMoves
        | Ending::FivefoldRepetition
        | Ending::SeventyFiveMoves
        | Ending::Resignation
        | Ending::Agreement
        | Ending::NotReconnected
        | Ending::NotReconnectedDraw
        | Ending::Declared
        | Ending::Forfeit
        | Ending::Unspecified => None,
    }
}

/// How a game ended, in words; of a result that an official set or a ruling made whose it is.
fn ending(event: &BoardEvent, finished: &Finished) -> String {
    let who = match officials::told(&event.by, Role::word_of(event.office)) {
        nobody if nobody.is_empty() => "the arbiter".to_owned(),
        who => who,
    };
    let words = match finished.ending() {
        Ending::Declared => return declared(event, finished, &who),
        Ending::Checkmate => "Checkmate",
        Ending::Stalemate => "Stalemate",
        Ending::DeadPosition => "Dead position",
        Ending::ThreefoldRepetition => "Threefold repetition",
        Ending::FiftyMoves => "Fifty-move rule",
        Ending::FivefoldRepetition => "Fivefold repetition",
        Ending::SeventyFiveMoves => "Seventy-five-move rule",
        Ending::Resignation => "Resignation",
        Ending::Agreement => "Draw agreed",
        Ending::NotReconnected => "Not reconnected in time",
        Ending::NotReconnectedDraw => "Not reconnected in time, but the opponent cannot mate",
        Ending::Forfeit => "Forfeit, the game was not played",
        Ending::Flag | Ending::FlagDraw | Ending::Unspecified => Ending::word_of(finished.ending),
    };
    format!("{words}{}.", because(&finished.reason))
}

/// A result that somebody declared: which and when, since another may come in its place, and the score of a game
/// tells the last alone.
fn declared(event: &BoardEvent, finished: &Finished, who: &str) -> String {
    let points = finished.result.unwrap_or_default();
    format!(
        "{}: {} declared by {who}{}.",
        at(event.time),
        text::show_result(points.white_halves, points.black_halves),
        because(&finished.reason)
    )
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{Clocks, Result as Points};

    use super::*;

    #[test]
    fn a_draw_that_is_not_shared_is_told() {
        for (ending, halves, wanted) in [
            ("agreement", (1, 1), "Draw agreed."),
            ("agreement", (0, 2), "Draw agreed. Black has draw odds."),
            ("stalemate", (2, 0), "Stalemate. White has draw odds."),
            ("checkmate", (0, 2), "Checkmate."),
        ] {
            let finished = Finished {
                ending: Ending::from_word(ending).unwrap().into(),
                result: Some(Points {
                    white_halves: halves.0,
                    black_halves: halves.1,
                }),
                ..Finished::default()
            };
            assert_eq!(super::told(&BoardEvent::default(), &finished), wanted);
        }
    }

    /// END-8: a declared result is told with its time and the office of who declared it, as far as the record has
    /// it.
    #[test]
    fn end_8_a_declared_result_names_the_office_of_who_declared_it() {
        for (by, office, wanted) in [
            (
                "",
                "",
                "12:03:04 UTC: 1-0 declared by the arbiter, he left.",
            ),
            (
                "ada",
                "chief-arbiter",
                "12:03:04 UTC: 1-0 declared by the Chief Arbiter (ada), he left.",
            ),
            ("", "lca", "12:03:04 UTC: 1-0 declared by the LCA, he left."),
        ] {
            let finished = Finished {
                ending: Ending::Declared.into(),
                reason: "he left".to_owned(),
                result: Some(Points {
                    white_halves: 2,
                    black_halves: 0,
                }),
            };
            let event = BoardEvent {
                time: 1_655_467_384_000,
                by: by.to_owned(),
                office: Role::from_word(office).map_or(0, Into::into),
                ..BoardEvent::default()
            };
            assert_eq!(super::told(&event, &finished), wanted);
        }
    }

    /// CLK-4: whose flag fell when, in the zone that is named.
    #[test]
    fn clk_4_a_flag_is_told_with_its_side_and_time() {
        for (ending, clocks, halves, wanted) in [
            (
                "flag",
                (0, 61_000),
                (0, 2),
                "12:03:04 UTC: Time forfeit, White's flag fell.",
            ),
            (
                "flag",
                (1, 0),
                (2, 0),
                "12:03:04 UTC: Time forfeit, Black's flag fell.",
            ),
            (
                "flag-draw",
                (7, 0),
                (1, 1),
                "12:03:04 UTC: Black's flag fell, but White cannot mate.",
            ),
        ] {
            let finished = Finished {
                ending: Ending::from_word(ending).unwrap().into(),
                result: Some(Points {
                    white_halves: halves.0,
                    black_halves: halves.1,
                }),
                ..Finished::default()
            };
            let event = BoardEvent {
                time: 1_655_467_384_000,
                clocks: Some(Clocks {
                    white: clocks.0,
                    black: clocks.1,
                    ..Clocks::default()
                }),
                ..BoardEvent::default()
            };
            assert_eq!(super::told(&event, &finished), wanted);
        }
    }
}
