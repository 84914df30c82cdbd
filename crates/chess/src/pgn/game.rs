//! One game as PGN holds it.

use super::{Outcome, ResultText, StartError, start};
use crate::{Move, Position, Side, Start};

/// A game: tags, moves with what stands beside them, result.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Game {
    /// Name and value of each tag, in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The comment before the first move, commands such as `[%eval …]` included.
    pub comment: Option<String>,
    /// The moves of the main line.
    pub moves: Vec<Ply>,
    /// The result: the movetext's, or the tag's where the movetext has none.
    pub result: Outcome,
}

/// The `Termination` that is written of a forfeited game whose source has none.
pub(super) const FORFEIT: &str = "forfeit";

/// A move of one side and what stands beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// The move in standard algebraic notation; written anew on reading, so always in its
    /// shortest form.
    pub san: String,
    /// The move itself.
    pub mv: Move,
    /// `[%clk …]`: the mover's time left after the move, in milliseconds.
    pub clock_ms: Option<u64>,
    /// Whether that is written in two fields, `1:30`: mostly minutes and seconds, as which it is read, but
    /// some programs leave out the seconds. Only the time control tells.
    pub two_fields: bool,
    /// `[%emt …]`: the time that the move took, in milliseconds.
    pub elapsed_ms: Option<u64>,
    /// All other comments behind the move, joined by spaces; commands other than the two above
    /// are kept as they stand.
    pub comment: Option<String>,
    /// Assessments (`$1` to `$255`), in the order of the file.
    pub nags: Vec<u8>,
}

impl Ply {
    /// A move with nothing beside it.
    pub fn new(san: impl Into<String>, mv: Move) -> Ply {
        Ply {
            san: san.into(),
            mv,
            clock_ms: None,
            two_fields: false,
            elapsed_ms: None,
            comment: None,
            nags: Vec::new(),
        }
    }
}

impl Game {
    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        find_tag(&self.tags, name)
    }

    /// Sets a tag: replaces the first with this name, or adds one at the end.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        match self.tags.iter_mut().find(|(n, _)| n == name) {
            Some((_, old)) => *old = value.into(),
            None => self.tags.push((name.to_owned(), value.into())),
        }
    }

    /// What the `Result` tag says, if it says something that can be read. It may differ from
    /// [`result`](Game::result) in files of others.
    pub fn result_tag(&self) -> Option<Outcome> {
        Outcome::parse(self.tag("Result")?)
    }

    /// A `Result` tag that says something, and nothing that can be read.
    pub fn unread_result(&self) -> Option<&str> {
        let text = self.tag("Result")?.trim();
        let empty = matches!(text, "" | "?" | "-");
        (!empty && Outcome::parse(text).is_none()).then_some(text)
    }

    /// Whether tags say that it was forfeited: somebody did not come.
    pub fn is_forfeit(&self) -> bool {
        let result = self.tag("Result").and_then(ResultText::parse);
        let end = self.tag("Termination").unwrap_or_default();
        result.is_some_and(|told| told.forfeit) || end.trim().eq_ignore_ascii_case(FORFEIT)
    }

    /// The number and the side of the first move; of a start that cannot be read, move 1 of White.
    pub fn first_number(&self) -> (u32, Side) {
        let start = self.start().ok();
        let position = start.and_then(|start| Position::from_start(&start).ok());
        position.map_or((1, Side::White), |p| (p.move_number(), p.side_to_move()))
    }

    /// Where the game starts, from `Variant` and `FEN`.
    ///
    /// # Errors
    /// See [`StartError`]; for a game that was read, only `SetUp` without `FEN`, and only if it has
    /// no moves.
    pub fn start(&self) -> Result<Start, StartError> {
        start::from_tags(&self.tags)
    }
}

pub(super) fn find_tag<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter()
        .find(|(n, _)| n == name)
        .map(|(_, value)| value.as_str())
}
