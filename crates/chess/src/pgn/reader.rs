//! Games one after another from a stream of text.

use std::io::BufRead;

use super::builder::Builder;
use super::error::{Fault, PgnError, PgnErrorKind};
use super::lexer::{Lexer, Located, Token};
use super::resync::{self, Place};
use super::{Game, Outcome, ResultText, outcome};

/// Reads games, one at a time. After an error it goes on with the next game; only a file that
/// cannot be read ends it.
#[derive(Debug)]
pub struct Reader<R> {
    lexer: Lexer<R>,
    games: u64,
    game_line: u64,
    stop: Stop,
    done: bool,
}

/// What ended a game's moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// A result behind the moves.
    Marker(Outcome),
    /// The next game began, with no result before it.
    NextGame,
    /// The text ended, with no result before that; the rest of the game may be lost.
    EndOfText,
}

/// What a token means for the game being read.
enum Step {
    /// It belongs to the game.
    Continue,
    /// The game is complete; a token that belongs to the next was given back.
    End,
    /// The text has ended.
    EndOfText,
}

impl<R: BufRead> Reader<R> {
    /// A reader of the text from its beginning. Wrap a file in a
    /// [`BufReader`](std::io::BufReader).
    pub fn new(inner: R) -> Reader<R> {
        Reader {
            lexer: Lexer::new(inner),
            games: 0,
            game_line: 0,
            stop: Stop::EndOfText,
            done: false,
        }
    }

    /// The line, from 1, on which the game begins that was returned last, as a game or as an
    /// error; 0 before the first.
    pub fn game_line(&self) -> u64 {
        self.game_line
    }

    /// What ended the moves of the game that was returned last. The game's result may be its tag's
    /// instead. After an error it is the end of the text only where that came within a comment or
    /// a variation.
    pub fn stop(&self) -> Stop {
        self.stop
    }

    /// Reads one game; `None` at the end of the text.
    fn read_game(&mut self) -> Option<Result<Game, PgnError>> {
        let mut builder = Builder::default();
        loop {
            match self.step(&mut builder) {
                Ok(Step::Continue) => {}
                // A result or a comment by itself is no game.
                Ok(Step::End) if builder.is_empty() => builder = Builder::default(),
                Ok(Step::EndOfText) if builder.is_empty() => return None,
                Ok(Step::End) => return Some(self.finish(builder, Stop::NextGame)),
                Ok(Step::EndOfText) => return Some(self.finish(builder, Stop::EndOfText)),
                Err(fault) => return Some(Err(self.fail(builder, fault))),
            }
        }
    }

    fn step(&mut self, builder: &mut Builder) -> Result<Step, Fault> {
        let Some(located) = self.lexer.next()? else {
            return self.end_of_text(builder);
        };
        builder.first_line.get_or_insert(located.line);
        if builder.depth > 0 {
            return self.step_in_variation(builder, located);
        }
        if begins_next_game(builder, &located) {
            self.lexer.give_back(located);
            return Ok(Step::End);
        }
        let Located { token, line, .. } = located;
        self.take(builder, token, line)
    }

    fn take(&mut self, builder: &mut Builder, token: Token, line: u64) -> Result<Step, Fault> {
        let fault = |kind| Fault::new(line, kind);
        match token {
            Token::Tag(name, value) => builder.add_tag(name, value).map_err(fault)?,
            Token::Comment(text) => builder.add_comment(&text).map_err(fault)?,
            Token::Nag(nag) => nag
                .map_or(Ok(()), |nag| builder.add_nag(nag))
                .map_err(fault)?,
            Token::DrawOffer => builder.add_draw_offer().map_err(fault)?,
            Token::Number { .. } => builder.in_movetext = true,
            Token::Open => builder.open_variation(line),
            Token::Close => return Err(fault(PgnErrorKind::Unexpected(')'))),
            Token::Word(word) => {
                if let Some(outcome) = self.outcome(builder, &word) {
                    builder.set_result(outcome);
                    if is_forfeit(&word) || self.lexer.forfeit_on_line() {
                        builder.set_forfeit(&word);
                    }
                    if let Some(comment) = self.lexer.comment_on_line()? {
                        builder.add_comment(&comment).map_err(fault)?;
                    }
                    return Ok(Step::End);
                }
                builder.add_move(&word).map_err(fault)?;
                builder.in_movetext = true;
            }
        }
        Ok(Step::Continue)
    }

    /// A variation is left out, with all that is in it.
    fn step_in_variation(
        &mut self,
        builder: &mut Builder,
        located: Located,
    ) -> Result<Step, Fault> {
        match located.token {
            Token::Open => builder.depth = builder.depth.saturating_add(1),
            Token::Close => builder.depth -= 1,
            Token::Tag(..) => {
                self.lexer.give_back(located);
                return Err(builder.variation_not_closed());
            }
            Token::Comment(_)
            | Token::Nag(_)
            | Token::DrawOffer
            | Token::Number { .. }
            | Token::Word(_) => {}
        }
        Ok(Step::Continue)
    }

    fn end_of_text(&mut self, builder: &Builder) -> Result<Step, Fault> {
        let line = self.lexer.source.line();
        match self.lexer.source.take_error() {
            Some(error) => Err(Fault::new(line, PgnErrorKind::Io(error))),
            None if builder.depth > 0 => Err(builder.variation_not_closed()),
            None => Ok(Step::EndOfText),
        }
    }

    /// A word as a result. `0-0` is castling where that is legal, unless the tag says that both
    /// lose and nothing follows.
    fn outcome(&mut self, builder: &mut Builder, word: &str) -> Option<Outcome> {
        let outcome = Outcome::parse(word)?;
        if outcome::is_sign_of_assessment(word) && !builder.game.moves.is_empty() {
            return None;
        }
        let both_lose = Outcome::Other { white: 0, black: 0 };
        if outcome == both_lose && builder.is_legal(word) {
            let said = builder.game.result_tag() == Some(both_lose);
            return (said && self.lexer.at_game_end()).then_some(outcome);
        }
        Some(outcome)
    }

    fn finish(&mut self, mut builder: Builder, otherwise: Stop) -> Result<Game, PgnError> {
        let line = builder.first_line.unwrap_or(0);
        self.stop = builder.result().map_or(otherwise, Stop::Marker);
        match builder.finish() {
            Ok(game) => {
                self.count_game(line);
                Ok(game)
            }
            // The whole game has been read: nothing to skip.
            Err(kind) => Err(self.error(builder, Fault::new(line, kind))),
        }
    }

    fn fail(&mut self, builder: Builder, fault: Fault) -> PgnError {
        let place = if builder.in_movetext {
            Place::Movetext
        } else {
            Place::Tags
        };
        let within = matches!(
            fault.kind,
            PgnErrorKind::CommentNotClosed | PgnErrorKind::VariationNotClosed
        );
        self.stop = if within && !self.lexer.has_pending() && self.lexer.source.peek().is_none() {
            Stop::EndOfText
        } else {
            Stop::NextGame
        };
        if matches!(fault.kind, PgnErrorKind::Io(_)) {
            self.done = true;
        } else if !self.lexer.has_pending() {
            resync::skip(&mut self.lexer.source, place);
        }
        self.error(builder, fault)
    }

    fn error(&mut self, builder: Builder, fault: Fault) -> PgnError {
        self.count_game(builder.first_line.unwrap_or(fault.line));
        let tags = builder.game.tags;
        PgnError {
            line: fault.line,
            game: self.games,
            tags,
            kind: fault.kind,
        }
    }

    fn count_game(&mut self, line: u64) {
        self.games += 1;
        self.game_line = line;
    }
}

fn is_forfeit(word: &str) -> bool {
    ResultText::parse(word).is_some_and(|told| told.forfeit)
}

/// Whether a token is the first of another game: a tag behind movetext; a tag that the game has
/// already, behind an empty line; a first move where moves were played, behind an empty line.
fn begins_next_game(builder: &Builder, located: &Located) -> bool {
    match &located.token {
        Token::Tag(name, _) => {
            builder.in_movetext || (builder.has_tag(name) && (located.after_gap || name == "Event"))
        }
        Token::Number { first: true } => located.after_gap && builder.game.moves.len() > 1,
        _ => false,
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Game, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done { None } else { self.read_game() }
    }
}
