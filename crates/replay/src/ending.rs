//! How a source's game ended, as it is to end again.

use adoube_chess::Side;
use adoube_chess::pgn::{Game, Outcome, Stop};
use adoube_tournament::board::Score;

/// What ends a game once its moves are made, if the board has not ended it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum End {
    /// The side resigns.
    Resign(Side),
    /// The side that moved last offers a draw, the other accepts.
    Agree,
    /// The flag of the side to move falls.
    Flag,
    /// The chief arbiter declares the score.
    Declare(Score, String),
    /// The chief arbiter declares that somebody did not come.
    Forfeit(Score, String),
    /// It has no result.
    Nothing,
}

/// The end of a game after which it is `to_move`'s turn.
pub(super) fn of(game: &Game, to_move: Side) -> End {
    let Some(score) = score(game.result) else {
        return End::Nothing;
    };
    let told = told(game);
    let declared = || End::Declare(score, reason(&told));
    if is_forfeit(game, &told, score) {
        return End::Forfeit(score, reason(&told));
    }
    if game.moves.is_empty() && matches!(kind(&told), Kind::Played) {
        return declared();
    }
    let loser = match (score.white, score.black) {
        (2, 0) => Some(Side::Black),
        (0, 2) => Some(Side::White),
        (1, 1) => None,
        _ => return declared(),
    };
    match kind(&told) {
        // Only the side to move can overstep; whoever else lost did so by a ruling.
        Kind::Flag if loser.is_none_or(|loser| loser == to_move) => End::Flag,
        Kind::Flag | Kind::Ruled => declared(),
        Kind::Played => loser.map_or(End::Agree, End::Resign),
    }
}

/// Whether nobody played: it is said, or the game has no move and nothing else tells how it ended.
fn is_forfeit(game: &Game, told: &str, score: Score) -> bool {
    let one_sided = matches!((score.white, score.black), (0 | 2, 0) | (0, 2));
    let ended = match kind(told) {
        Kind::Played => true,
        Kind::Flag => false,
        Kind::Ruled => told.to_lowercase().contains("abandon"),
    };
    game.moves.is_empty() && one_sided && (ended || game.is_forfeit())
}

/// Whether a game has a result and no move, and nothing tells why.
pub(super) fn lacks_moves(game: &Game) -> bool {
    let told = told(game);
    let explained = game.is_forfeit() || !matches!(kind(&told), Kind::Played);
    game.moves.is_empty() && game.result != Outcome::Unknown && !explained
}

/// Halves of a point; none for a game without a result.
pub(super) const fn score(outcome: Outcome) -> Option<Score> {
    let (white, black) = match outcome {
        Outcome::WhiteWins => (2, 0),
        Outcome::BlackWins => (0, 2),
        Outcome::Draw => (1, 1),
        Outcome::Other { white, black } => (white, black),
        Outcome::Unknown => return None,
    };
    Some(Score { white, black })
}

/// A result that moves and tag do not say alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Doubt {
    /// What stands behind the moves; none if nothing does.
    end: Option<Outcome>,
    tag: Outcome,
}

impl Doubt {
    /// Whether nothing stands behind its moves: what came after them may be lost.
    pub(super) const fn may_be_cut(&self) -> bool {
        self.end.is_none()
    }

    /// Whether no result is told at all.
    pub(super) fn is_untold(&self) -> bool {
        self.end.is_none() && self.tag == Outcome::Unknown
    }

    /// What its `Result` tag says.
    pub(super) const fn tag(&self) -> Option<Score> {
        score(self.tag)
    }

    /// What is to be known of it: which counts. `board` is what the board itself decided, if it did.
    pub(super) fn told(&self, board: Option<&str>) -> String {
        let tag = self.tag;
        let end = match self.end {
            Some(end) => format!("its moves end with {end}"),
            None => "no result follows its moves, it may be cut off".to_owned(),
        };
        match (board, self.end) {
            (Some(board), _) => {
                format!("{end}, its Result tag says {tag}; the last position is used: {board}")
            }
            (None, Some(Outcome::Unknown)) => {
                format!("{end}, its Result tag says {tag}, which is used")
            }
            (None, Some(_)) => format!("{end}, which is used; its Result tag says {tag}"),
            (None, None) if tag == Outcome::Unknown => format!("{end}; no tag has a result"),
            (None, None) => format!("{end}; its Result tag says {tag}, which is used"),
        }
    }
}

/// Whether moves and tag say the same result; whoever has nothing behind its moves may be cut off.
pub(super) fn doubt(game: &Game, stop: Stop) -> Option<Doubt> {
    let told = game.result_tag();
    let end = match (stop, told) {
        (Stop::Marker(_), None) => return None,
        (Stop::Marker(end), Some(tag)) if alike(end, tag) => return None,
        // Programs that pair write no more behind the moves of games that were not played.
        (Stop::Marker(Outcome::Unknown), Some(_)) if game.is_forfeit() => return None,
        (Stop::Marker(end), _) => Some(end),
        (Stop::NextGame | Stop::EndOfText, _) => None,
    };
    let tag = told.unwrap_or(Outcome::Unknown);
    Some(Doubt { end, tag })
}

/// Where PGN has no word for a score, its moves end with `*`.
fn alike(end: Outcome, tag: Outcome) -> bool {
    end == tag || (end == Outcome::Unknown && tag.token() == end.token())
}

/// What the tags say of the end.
fn told(game: &Game) -> String {
    let tag = |name| {
        game.tag(name)
            .map(str::trim)
            .filter(|text| !text.is_empty())
    };
    match (tag("Termination"), tag("TerminationDetails")) {
        (Some(word), Some(details)) => format!("{word}: {details}"),
        (word, details) => word.or(details).unwrap_or_default().to_owned(),
    }
}

enum Kind {
    Played,
    Flag,
    Ruled,
}

/// The words of the standard, of Lichess, and what others write freely.
fn kind(told: &str) -> Kind {
    const FLAG: [&str; 3] = ["time forfeit", "on time", "timeout"];
    const RULED: [&str; 9] = [
        "abandon",
        "adjudicat",
        "death",
        "emergency",
        "infraction",
        "unterminated",
        "disconnect",
        "illegal",
        "forfeit",
    ];
    let told = told.to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| told.contains(word));
    if says(&RULED[..7]) {
        Kind::Ruled
    } else if says(&FLAG) {
        Kind::Flag
    } else if says(&RULED) {
        Kind::Ruled
    } else {
        Kind::Played
    }
}

fn reason(told: &str) -> String {
    let told: String = told.chars().filter(|c| !c.is_control()).take(200).collect();
    match told.trim() {
        "" => "as in the source".to_owned(),
        told => format!("as in the source: {told}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// EVT-2: results without a move, with what tags say, and whether they are forfeits and in doubt.
    #[test]
    fn evt_2_a_result_without_a_move_is_a_forfeit_unless_something_else_is_told() {
        for (result, termination, forfeit, doubt) in [
            ("1-0", "", true, true),
            ("0-0", "", true, true),
            ("0-1", "normal", true, true),
            ("+--", "", true, false),
            ("-/-", "normal", true, false),
            ("1-0", "abandoned", true, false),
            ("1/2-1/2", "", false, true),
            ("1-0", "Time forfeit", false, false),
            ("1-0", "adjudication", false, false),
            ("1/2-1/2", "adjudication", false, false),
        ] {
            let mut game = Game {
                result: Outcome::parse(result).unwrap(),
                ..Game::default()
            };
            game.set_tag("Result", result);
            game.set_tag("Termination", termination);
            let end = of(&game, Side::White);
            assert_eq!(
                matches!(end, End::Forfeit(..)),
                forfeit,
                "{result} {termination} {end:?}"
            );
            assert_eq!(lacks_moves(&game), doubt, "{result} {termination}");
        }
    }

    #[test]
    fn end_8_every_word_for_an_end() {
        use Side::{Black, White};
        let declared = |white, black, told: &str| {
            End::Declare(Score { white, black }, format!("as in the source{told}"))
        };
        for (result, termination, to_move, end) in [
            (Outcome::WhiteWins, "Normal", White, End::Resign(Black)),
            (Outcome::BlackWins, "", White, End::Resign(White)),
            (Outcome::Draw, "normal", White, End::Agree),
            (Outcome::WhiteWins, "Time forfeit", Black, End::Flag),
            (Outcome::Draw, "time forfeit", White, End::Flag),
            (Outcome::WhiteWins, "x won on time", Black, End::Flag),
            (
                Outcome::WhiteWins,
                "Time forfeit",
                White,
                declared(2, 0, ": Time forfeit"),
            ),
            (
                Outcome::Draw,
                "adjudication",
                White,
                declared(1, 1, ": adjudication"),
            ),
            (
                Outcome::BlackWins,
                "Abandoned",
                White,
                declared(0, 2, ": Abandoned"),
            ),
            (
                Outcome::Other { white: 0, black: 0 },
                "",
                White,
                declared(0, 0, ""),
            ),
            (Outcome::Unknown, "unterminated", White, End::Nothing),
        ] {
            let mv = "e2e4".parse().unwrap();
            let mut game = Game {
                result,
                moves: vec![adoube_chess::pgn::Ply::new("e4", mv)],
                ..Game::default()
            };
            if !termination.is_empty() {
                game.set_tag("Termination", termination);
            }
            assert_eq!(of(&game, to_move), end, "{result:?} {termination}");
        }
    }
}
