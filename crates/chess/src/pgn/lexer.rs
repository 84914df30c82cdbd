//! Words of a game's text: tags, comments, move numbers, moves and signs.

use std::io::BufRead;

use super::error::{Fault, Part, PgnErrorKind};
use super::source::Source;
use super::{Outcome, limits, outcome, tag};
use crate::encoding::decode;

/// How far the parts of a result stand apart, and how long they are.
const SPACED: usize = 8;

/// One word of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "value"]`
    Tag(String, String),
    /// `{…}` or `; …`
    Comment(String),
    /// `$5`; none for a number that assessments do not have.
    Nag(Option<u8>),
    /// `(=)`
    DrawOffer,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `12.` or `12...` or `12`; whether it is White's first move.
    Number { first: bool },
    /// Anything else: a move or a result.
    Word(String),
}

/// A token and where it stands.
#[derive(Debug)]
pub(super) struct Located {
    pub(super) token: Token,
    /// From 1.
    pub(super) line: u64,
    /// Whether an empty line stands between it and the token before.
    pub(super) after_gap: bool,
}

/// Splits the text into tokens, of which one can be given back.
#[derive(Debug)]
pub(super) struct Lexer<R> {
    pub(super) source: Source<R>,
    pending: Option<Located>,
}

impl<R: BufRead> Lexer<R> {
    pub(super) fn new(inner: R) -> Lexer<R> {
        Lexer {
            source: Source::new(inner),
            pending: None,
        }
    }

    /// The next token; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Located>, Fault> {
        if let Some(token) = self.pending.take() {
            return Ok(Some(token));
        }
        let after_gap = self.skip_space() >= 2;
        let line = self.source.line();
        let Some(token) = self.token()? else {
            return Ok(None);
        };
        Ok(Some(Located {
            token,
            line,
            after_gap,
        }))
    }

    /// Gives back a token, to be the next again.
    pub(super) fn give_back(&mut self, token: Located) {
        self.pending = Some(token);
    }

    /// Whether a token was given back and not yet taken.
    pub(super) fn has_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// Whether nothing follows, or the tags of another game.
    pub(super) fn at_game_end(&mut self) -> bool {
        self.skip_space();
        self.source.peek().is_none() || tag::ahead(&mut self.source)
    }

    /// A comment that stands on the rest of this line.
    pub(super) fn comment_on_line(&mut self) -> Result<Option<String>, Fault> {
        while matches!(self.source.peek(), Some(b' ' | b'\t')) {
            self.source.next();
        }
        match self.source.peek() {
            Some(b'{') => self.brace_comment().map(Some),
            Some(b';') => self.line_comment().map(Some),
            _ => Ok(None),
        }
    }

    /// Takes a word on the rest of this line by which a result becomes a forfeit.
    pub(super) fn forfeit_on_line(&mut self) -> bool {
        let mut at = 0;
        while matches!(self.source.peek_at(at), Some(b' ' | b'\t')) {
            at += 1;
            if at > SPACED {
                return false;
            }
        }
        let word = self.letters_at(at);
        let ends = self.source.peek_at(at + word.len());
        let found = outcome::is_forfeit_mark(&word) && ends.is_none_or(|byte| !is_word(byte));
        if found {
            self.source.skip(at + word.len());
        }
        found
    }

    fn letters_at(&mut self, mut at: usize) -> String {
        let mut word = String::new();
        while let Some(byte) = self.source.peek_at(at).filter(u8::is_ascii_alphabetic) {
            word.push(char::from(byte));
            at += 1;
            if word.len() > SPACED {
                break;
            }
        }
        word
    }

    /// Skips blanks, lines that begin with `%`, and byte order marks; how many lines ended.
    fn skip_space(&mut self) -> usize {
        const BOM: &[u8] = b"\xef\xbb\xbf";
        let before = self.source.line();
        let mut escaped = 0;
        loop {
            match self.source.peek() {
                Some(b'%') if self.source.at_line_start() => {
                    self.source.skip_line();
                    escaped += 1;
                }
                Some(byte) if byte.is_ascii_whitespace() || byte == 0x0b => {
                    self.source.next();
                }
                Some(0xef) if self.source.looking_at(BOM) => self.source.skip(BOM.len()),
                _ => break,
            }
        }
        usize::try_from(self.source.line() - before)
            .unwrap_or(usize::MAX)
            .saturating_sub(escaped)
    }

    fn token(&mut self) -> Result<Option<Token>, Fault> {
        let line = self.source.line();
        let Some(byte) = self.source.peek() else {
            return Ok(None);
        };
        let token = match byte {
            b'[' => {
                let (name, value) = tag::read(&mut self.source)?;
                Token::Tag(name, value)
            }
            b'{' => Token::Comment(self.brace_comment()?),
            b';' => Token::Comment(self.line_comment()?),
            b'$' => Token::Nag(self.nag()?),
            b'(' if self.source.looking_at(b"(=)") => {
                self.source.skip(3);
                Token::DrawOffer
            }
            b'(' => self.sign(Token::Open),
            b')' => self.sign(Token::Close),
            b'}' | b']' | b'"' | b'<' | b'>' | 0..=0x1f | 0x7f => {
                self.source.next();
                return Err(Fault::new(line, PgnErrorKind::Unexpected(char::from(byte))));
            }
            _ => match self.result().or_else(|| self.number()) {
                Some(token) => token,
                None => self.word()?,
            },
        };
        Ok(Some(token))
    }

    fn sign(&mut self, token: Token) -> Token {
        self.source.next();
        token
    }

    fn brace_comment(&mut self) -> Result<String, Fault> {
        let line = self.source.line();
        self.source.next();
        let mut text = Vec::new();
        loop {
            // Without this one forgotten brace would swallow the rest of the file.
            let next_game = self.source.at_line_start() && self.source.looking_at(b"[Event \"");
            match self.source.peek().filter(|_| !next_game) {
                None => return Err(Fault::new(line, PgnErrorKind::CommentNotClosed)),
                Some(b'}') => break,
                Some(byte) => text.push(byte),
            }
            self.source.next();
            if text.len() > limits::COMMENT {
                return Err(Fault::new(line, Part::Comment));
            }
        }
        self.source.next();
        Ok(decode(&text).into_owned())
    }

    fn line_comment(&mut self) -> Result<String, Fault> {
        let line = self.source.line();
        self.source.next();
        let mut text = Vec::new();
        while let Some(byte) = self.source.peek().filter(|b| !matches!(b, b'\n' | b'\r')) {
            text.push(byte);
            self.source.next();
            if text.len() > limits::COMMENT {
                return Err(Fault::new(line, Part::Comment));
            }
        }
        // So that it can be written between braces.
        Ok(decode(&text).replace('}', ")"))
    }

    fn nag(&mut self) -> Result<Option<u8>, Fault> {
        let line = self.source.line();
        self.source.next();
        let mut digits = String::new();
        while let Some(digit) = self.source.peek().filter(u8::is_ascii_digit) {
            if digits.len() == limits::WORD {
                return Err(Fault::new(line, Part::Word));
            }
            digits.push(char::from(digit));
            self.source.next();
        }
        if digits.is_empty() {
            return Err(Fault::new(line, PgnErrorKind::Nag));
        }
        Ok(digits.parse().ok())
    }

    /// A result that would be read as a move number or in pieces: `1 - 0`, `0.5-0.5`. `1.0-0` castles.
    fn result(&mut self) -> Option<Token> {
        let white = self.score_at(0);
        let mut at = white.len();
        let blanks = self.blanks_at(&mut at);
        self.source
            .peek_at(at)
            .filter(|b| matches!(b, b'-' | b':'))?;
        at += 1;
        let blanks = self.blanks_at(&mut at) || blanks;
        let black = self.score_at(at);
        at += black.len();
        let ends = self.source.peek_at(at).is_none_or(|b| !is_word(b));
        let castles = white.ends_with(b".0") && black == b"0";
        let in_pieces = blanks || (white.contains(&b'.') && !castles);
        let text = [&white[..], b"-", &black].concat();
        let text = decode(&text).into_owned();
        let is_result = ends && in_pieces && Outcome::parse(&text).is_some();
        is_result.then(|| {
            self.source.skip(at);
            Token::Word(text)
        })
    }

    fn score_at(&mut self, mut at: usize) -> Vec<u8> {
        let mut score = Vec::new();
        while let Some(byte) = self.source.peek_at(at) {
            let half = matches!(byte, 0xC2 | 0xBD);
            let figure = matches!(byte, b'0'..=b'2' | b'5' | b'.' | b',' | b'/');
            if score.len() > SPACED || !(half || figure) {
                break;
            }
            score.push(byte);
            at += 1;
        }
        score
    }

    /// Passes blanks by, if there are some.
    fn blanks_at(&mut self, at: &mut usize) -> bool {
        let from = *at;
        while *at - from < SPACED && matches!(self.source.peek_at(*at), Some(b' ' | b'\t')) {
            *at += 1;
        }
        *at > from
    }

    /// A move number: digits with dots behind them, digits alone, or dots alone. The dots are
    /// taken with it, a move right behind them is not.
    fn number(&mut self) -> Option<Token> {
        let mut digits = 0;
        while digits < 9
            && self
                .source
                .peek_at(digits)
                .is_some_and(|b| b.is_ascii_digit())
        {
            digits += 1;
        }
        let mut dots = 0;
        while dots < 9 && self.source.peek_at(digits + dots) == Some(b'.') {
            dots += 1;
        }
        let ends = self.source.peek_at(digits).is_none_or(|b| !is_word(b));
        let first = digits == 1 && dots == 1 && self.source.peek() == Some(b'1');
        if dots > 0 || (digits > 0 && ends) {
            self.source.skip(digits + dots);
            return Some(Token::Number { first });
        }
        None
    }

    fn word(&mut self) -> Result<Token, Fault> {
        let line = self.source.line();
        let mut word = Vec::new();
        while let Some(byte) = self.source.peek().filter(|b| is_word(*b)) {
            word.push(byte);
            self.source.next();
            if word.len() > limits::WORD {
                return Err(Fault::new(line, Part::Word));
            }
        }
        Ok(Token::Word(decode(&word).into_owned()))
    }
}

fn is_word(byte: u8) -> bool {
    let sign = matches!(
        byte,
        b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'"' | b'$' | b'<' | b'>'
    );
    byte > b' ' && byte != 0x7f && !sign
}

#[cfg(test)]
mod tests {
    use super::{Lexer, Token};

    fn tokens(text: &str) -> Vec<String> {
        let mut lexer = Lexer::new(text.as_bytes());
        let mut found = Vec::new();
        while let Some(located) = lexer.next().unwrap() {
            found.push(match located.token {
                Token::Tag(name, value) => format!("[{name}={value}]"),
                Token::Comment(text) => format!("{{{text}}}"),
                Token::Nag(nag) => nag.map_or("$".to_owned(), |nag| format!("${nag}")),
                Token::DrawOffer => "(=)".to_owned(),
                Token::Open => "(".to_owned(),
                Token::Close => ")".to_owned(),
                Token::Number { first } => if first { "first" } else { "#" }.to_owned(),
                Token::Word(word) => word,
            });
        }
        found
    }

    #[test]
    fn movetext_in_all_spacings() {
        for (text, expected) in [
            ("1. e4 e5 2. Nf3", "first e4 e5 # Nf3"),
            ("1.e4 e5 2.Nf3 2...Nc6", "first e4 e5 # Nf3 # Nc6"),
            ("1 e4 e5 1... 12. ...e5", "# e4 e5 # # # e5"),
            ("e4$1$22 e5!? $3(1. d4)", "e4 $1 $22 e5!? $3 ( first d4 )"),
            ("e4{x}e5;rest 1. d4\n1-0", "e4 {x} e5 {rest 1. d4} 1-0"),
            ("%skipped\ne4\n% skipped [\n%\ne5", "e4 e5"),
            ("\u{feff}[A \"b\"]1/2-1/2 *", "[A=b] 1/2-1/2 *"),
            ("e4 $256 e5 $100000", "e4 $ e5 $"),
            ("e4(=) e5 (=) (= d4)", "e4 (=) e5 (=) ( = d4 )"),
            ("e5 1 - 0", "e5 1-0"),
            ("e5 1/2 : 1/2\n", "e5 1/2-1/2"),
            ("e5 ½ - ½", "e5 ½-½"),
            ("0.5-0.5 .5-.5 0.5 - 0", "0.5-0.5 .5-.5 0.5-0"),
            (
                "1.0-0.0 1. 0-0 1.0-0 1.0-0-0",
                "1.0-0.0 first 0-0 first 0-0 first 0-0-0",
            ),
        ] {
            assert_eq!(tokens(text).join(" "), expected, "{text}");
        }
    }

    #[test]
    fn a_forgotten_brace_does_not_swallow_the_next_game() {
        let mut lexer = Lexer::new(&b"{open\n\n[Event \"next\"]"[..]);
        assert_eq!(lexer.next().unwrap_err().line, 1);
        assert!(matches!(
            lexer.next().unwrap().unwrap().token,
            Token::Tag(..)
        ));
    }
}
