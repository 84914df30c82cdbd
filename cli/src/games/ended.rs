//! How a game ended, in the words of a score.

use std::cmp::Ordering;

use adoube_proto::v1::Finished;
use adoube_tournament::board::Ending;

use super::comments::because;

/// How a game ended; whose it is, where a draw is not shared.
pub(super) fn told(finished: &Finished) -> String {
    let words = ending(&finished.ending, &finished.reason);
    let points = finished.result.unwrap_or_default();
    let drawn = Ending::from_name(&finished.ending).is_some_and(Ending::is_drawn);
    match points.white_halves.cmp(&points.black_halves) {
        Ordering::Greater if drawn => format!("{words} White has draw odds."),
        Ordering::Less if drawn => format!("{words} Black has draw odds."),
        _ => words,
    }
}

/// How a game ended, in words.
fn ending(word: &str, reason: &str) -> String {
    let words = match word {
        "checkmate" => "Checkmate",
        "stalemate" => "Stalemate",
        "dead-position" => "Dead position",
        "threefold-repetition" => "Third occurrence of the position",
        "fifty-moves" => "Fifty moves without a pawn move or a capture",
        "resignation" => "Resignation",
        "agreement" => "Draw agreed",
        "flag" => "Time forfeit",
        "flag-draw" => "Flag fall, but the opponent cannot mate",
        "not-reconnected" => "Not reconnected within the limit",
        "not-reconnected-draw" => "Not reconnected within the limit, but the opponent cannot mate",
        "declared" => "Declared by the arbiter",
        "forfeit" => "Forfeit, the game was not played",
        other => other,
    };
    format!("{words}{}.", because(reason))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::Result as Points;

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
                ending: ending.to_owned(),
                result: Some(Points {
                    white_halves: halves.0,
                    black_halves: halves.1,
                }),
                ..Finished::default()
            };
            assert_eq!(super::told(&finished), wanted);
        }
    }
}
