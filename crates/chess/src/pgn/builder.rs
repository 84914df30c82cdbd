//! A game while it is being read.

use super::error::{Fault, Part, PgnErrorKind};
use super::game::{Game, Ply};
use super::glyph::{self, Glyph};
use super::{Outcome, StartError, comment, limits, start};
use crate::{Position, SanError};

/// The parts of a game read so far.
#[derive(Debug, Default)]
pub(super) struct Builder {
    pub(super) game: Game,
    /// The position after the moves so far; set up when it is first needed.
    position: Option<Position>,
    result: Option<Outcome>,
    /// Whether anything behind the tags was seen.
    pub(super) in_movetext: bool,
    /// How many variations are open.
    pub(super) depth: u32,
    /// Where the outermost open variation began.
    variation_line: u64,
    /// Where the game began.
    pub(super) first_line: Option<u64>,
    bytes: usize,
}

impl Builder {
    pub(super) fn is_empty(&self) -> bool {
        self.game.tags.is_empty() && self.game.moves.is_empty()
    }

    pub(super) fn has_tag(&self, name: &str) -> bool {
        self.game.tag(name).is_some()
    }

    pub(super) fn add_tag(&mut self, name: String, value: String) -> Result<(), PgnErrorKind> {
        if self.game.tags.len() == limits::TAGS {
            return Err(Part::Tags.into());
        }
        self.count(name.len() + value.len())?;
        self.game.tags.push((name, value));
        Ok(())
    }

    pub(super) fn add_comment(&mut self, text: &str) -> Result<(), PgnErrorKind> {
        self.count(text.len())?;
        match self.game.moves.last_mut() {
            Some(ply) => comment::attach(ply, text),
            None => comment::append(&mut self.game.comment, text),
        }
        Ok(())
    }

    /// An assessment; one before the first move has nothing to assess and is left out.
    pub(super) fn add_nag(&mut self, nag: u8) -> Result<(), PgnErrorKind> {
        self.count(1)?;
        if let Some(ply) = self.game.moves.last_mut() {
            ply.nags.push(nag);
        }
        Ok(())
    }

    /// An offer of a draw by who moved last.
    pub(super) fn add_draw_offer(&mut self) -> Result<(), PgnErrorKind> {
        if self.game.moves.is_empty() {
            return Ok(());
        }
        self.add_comment("(=)")
    }

    /// Plays a word of the movetext, or takes its assessment if it is nothing else.
    pub(super) fn add_move(&mut self, word: &str) -> Result<(), PgnErrorKind> {
        match glyph::alone(word) {
            Some(Glyph::Numbered(nag)) => return self.add_nag(nag),
            Some(Glyph::Unnumbered) => return Ok(()),
            None => {}
        }
        if matches!(word, "e.p." | "e.p" | "ep") && self.has_just_captured_with_a_pawn() {
            return Ok(());
        }
        let text = glyph::letters(word);
        let (san, nags) = glyph::split(&text);
        if !san.is_empty() {
            let ply = self.game.moves.len() + 1;
            if ply > limits::PLIES {
                return Err(Part::Plies.into());
            }
            let refused = |error| PgnErrorKind::Move {
                san: word.to_owned(),
                ply,
                error,
            };
            let played = play(self.position()?, san).map_err(refused)?;
            self.game.moves.push(played);
        }
        nags.into_iter().try_for_each(|nag| self.add_nag(nag))
    }

    fn has_just_captured_with_a_pawn(&self) -> bool {
        let last = self.game.moves.last();
        last.is_some_and(|ply| {
            ply.san.starts_with(|c: char| c.is_ascii_lowercase()) && ply.san.contains('x')
        })
    }

    pub(super) fn open_variation(&mut self, line: u64) {
        self.in_movetext = true;
        self.depth = 1;
        self.variation_line = line;
    }

    pub(super) fn variation_not_closed(&self) -> Fault {
        Fault::new(self.variation_line, PgnErrorKind::VariationNotClosed)
    }

    pub(super) fn is_legal(&mut self, word: &str) -> bool {
        self.position()
            .is_ok_and(|position| position.parse_san(word).is_ok())
    }

    pub(super) fn set_result(&mut self, outcome: Outcome) {
        self.result = Some(outcome);
    }

    /// Keeps that a result is a forfeit, which its tag does not say.
    pub(super) fn set_forfeit(&mut self, word: &str) {
        if !self.game.is_forfeit() {
            let bare = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
            let marked = Outcome::parse(bare).map(|outcome| format!("{outcome}F"));
            self.game
                .set_tag("Result", marked.unwrap_or_else(|| word.to_owned()));
        }
    }

    /// The result behind the moves.
    pub(super) const fn result(&self) -> Option<Outcome> {
        self.result
    }

    /// The finished game.
    pub(super) fn finish(&mut self) -> Result<Game, PgnErrorKind> {
        match self.position() {
            // Forfeited games come with tags for a position that nobody set up.
            Err(PgnErrorKind::Start(StartError::SetUpWithoutFen)) | Ok(_) => {}
            Err(kind) => return Err(kind),
        }
        let said = self.result.filter(|outcome| *outcome != Outcome::Unknown);
        self.game.result = said.or(self.game.result_tag()).unwrap_or_default();
        Ok(std::mem::take(&mut self.game))
    }

    fn position(&mut self) -> Result<&mut Position, PgnErrorKind> {
        let position = if let Some(position) = self.position.take() {
            position
        } else {
            let start = start::from_tags(&self.game.tags)?;
            Position::from_start(&start).map_err(|e| PgnErrorKind::Start(e.into()))?
        };
        Ok(self.position.insert(position))
    }

    fn count(&mut self, bytes: usize) -> Result<(), PgnErrorKind> {
        self.bytes += bytes;
        if self.bytes > limits::GAME {
            Err(Part::Game.into())
        } else {
            Ok(())
        }
    }
}

fn play(position: &mut Position, san: &str) -> Result<Ply, SanError> {
    let mv = position.parse_san(san)?;
    let illegal = |e: crate::IllegalMove| SanError::Illegal(e.reason);
    let san = position.san(mv).map_err(illegal)?;
    position.play(mv).map_err(illegal)?;
    Ok(Ply::new(san, mv))
}
