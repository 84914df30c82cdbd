//! A script: what is to be played, in which game, how fast, and how it ends.

use adoube_proto::v1::Side;
use serde::Deserialize;

/// The longest script that is read, bytes.
pub const MAX_SCRIPT: usize = 16 * 1024 * 1024;

/// A side as scripts write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ScriptSide {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<ScriptSide> for Side {
    fn from(side: ScriptSide) -> Self {
        match side {
            ScriptSide::White => Self::White,
            ScriptSide::Black => Self::Black,
        }
    }
}

/// How a game ends once its moves are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum How {
    /// The last position ends it.
    #[default]
    None,
    /// `by` resigns.
    Resign,
    /// `by` offers a draw, the other side accepts it.
    Agree,
    /// `by` moves no more and loses on time.
    Flag,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// How it ends.
    #[serde(default)]
    pub how: How,
    /// Who ends it; needed unless `how` is "none".
    #[serde(default)]
    pub by: Option<ScriptSide>,
}

/// One move.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptMove {
    /// In UCI notation.
    pub uci: String,
    /// Game time to think before it, milliseconds.
    #[serde(default)]
    pub think_ms: u64,
    /// Whether it is entered while it is the opponent's turn, where the event allows that.
    #[serde(default)]
    pub premove: bool,
    /// With what its player calls the arbiter as he begins to think about it; empty for not at all.
    #[serde(default)]
    pub call: String,
}

/// One game, found by its players' names.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptGame {
    /// White's name, exactly as the seat tells it.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Both sides' moves from the start.
    pub moves: Vec<ScriptMove>,
    /// The end.
    #[serde(default)]
    pub end: End,
}

/// All games of a script.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// In no particular order.
    pub games: Vec<ScriptGame>,
}

/// Why a script cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// Longer than any script.
    #[error("the script has {0} bytes; {MAX_SCRIPT} are read at most")]
    TooLong(usize),
    /// Not the JSON of a script; the text names line and field.
    #[error("not a script: {0}")]
    Json(String),
    /// A move that is not written in UCI notation.
    #[error("games[{game}].moves[{place}].uci: \"{uci}\" is not a move in UCI notation")]
    Uci {
        /// The game's index.
        game: usize,
        /// The move's index.
        place: usize,
        /// What was written.
        uci: String,
    },
    /// An end that does not say whose it is.
    #[error("games[{game}].end.by: missing")]
    EndByNobody {
        /// The game's index.
        game: usize,
    },
}

impl Script {
    /// Reads a script and checks all that can be checked without a board.
    pub fn parse(bytes: &[u8]) -> Result<Self, ScriptError> {
        if bytes.len() > MAX_SCRIPT {
            return Err(ScriptError::TooLong(bytes.len()));
        }
        let script: Self =
            serde_json::from_slice(bytes).map_err(|error| ScriptError::Json(error.to_string()))?;
        for (index, game) in script.games.iter().enumerate() {
            check(index, game)?;
        }
        Ok(script)
    }

    /// The game between these two.
    pub fn game(&self, white: &str, black: &str) -> Option<&ScriptGame> {
        self.games
            .iter()
            .find(|game| game.white == white && game.black == black)
    }
}

fn check(game: usize, script: &ScriptGame) -> Result<(), ScriptError> {
    for (place, step) in script.moves.iter().enumerate() {
        if !looks_like_uci(&step.uci) {
            let uci = step.uci.clone();
            return Err(ScriptError::Uci { game, place, uci });
        }
    }
    if script.end.how != How::None && script.end.by.is_none() {
        return Err(ScriptError::EndByNobody { game });
    }
    Ok(())
}

/// The form only: whether the move is legal is for the coordinator to say.
fn looks_like_uci(uci: &str) -> bool {
    let square =
        |file: u8, rank: u8| (b'a'..=b'h').contains(&file) && (b'1'..=b'8').contains(&rank);
    match uci.as_bytes() {
        [a, b, c, d] => square(*a, *b) && square(*c, *d),
        [a, b, c, d, piece] => square(*a, *b) && square(*c, *d) && b"qrbn".contains(piece),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{How, Script, ScriptError, ScriptSide};

    fn game(moves: &str, end: &str) -> String {
        format!(r#"{{"games":[{{"white":"A, B","black":"C","moves":[{moves}]{end}}}]}}"#)
    }

    #[test]
    fn a_whole_script() {
        let text = game(
            r#"{"uci":"e2e4","think_ms":2000},{"uci":"e7e8q","premove":true}"#,
            r#","end":{"how":"agree","by":"black"}"#,
        );
        let script = Script::parse(text.as_bytes()).unwrap();
        let found = script.game("A, B", "C").unwrap();
        assert_eq!(found.moves[0].think_ms, 2_000);
        assert_eq!(
            found
                .moves
                .iter()
                .map(|step| step.premove)
                .collect::<Vec<_>>(),
            [false, true]
        );
        assert_eq!(found.end.how, How::Agree);
        assert_eq!(found.end.by, Some(ScriptSide::Black));
        assert!(script.game("C", "A, B").is_none());
    }

    #[test]
    fn what_is_wrong_is_named() {
        let rows = [
            (game(r#"{"uci":"e2e9"}"#, ""), "games[0].moves[0].uci"),
            (game(r#"{"uci":"e7e8k"}"#, ""), "games[0].moves[0].uci"),
            (game("", r#","end":{"how":"resign"}"#), "games[0].end.by"),
            (game("", r#","end":{"how":"explode"}"#), "unknown variant"),
            (game("", r#","ending":{}"#), "unknown field `ending`"),
            (game(r#"{"think_ms":1}"#, ""), "missing field `uci`"),
            ("[]".to_owned(), "not a script"),
            (String::new(), "not a script"),
        ];
        for (text, expected) in rows {
            let error = Script::parse(text.as_bytes()).unwrap_err().to_string();
            assert!(error.contains(expected), "{error} should name {expected}");
        }
        let text = game("", r#","end":{"how":"none","by":null}"#);
        assert!(Script::parse(text.as_bytes()).is_ok());
        let huge = vec![b' '; super::MAX_SCRIPT + 1];
        assert!(matches!(Script::parse(&huge), Err(ScriptError::TooLong(_))));
    }
}
