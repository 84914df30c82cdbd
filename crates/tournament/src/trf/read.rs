//! From bytes to a report.

use std::collections::BTreeMap;

use adoube_chess::encoding::decode;

use super::error::{MAX_ERRORS, TrfError};
use super::file::{File, Line, Tag};
use super::truncated_lines::{self, Reach};
use super::write::plain;
use super::{decode, read_header, read_player};
use crate::catalogue_message::CatalogueMessage;

/// The longest report, in bytes.
const MAX_BYTES: usize = 16 * 1024 * 1024;
/// The longest line, in bytes.
const MAX_LINE: usize = 4_096;
/// The most rounds that a report may announce.
const MAX_ROUNDS: u16 = 400;

/// Reads a report: UTF-8 or Windows-1252, lines ended by CR, LF or both. Lines that are not
/// understood are kept; an error holds what is wrong with the others, by line, at most
/// [`MAX_ERRORS`].
pub fn read(bytes: impl AsRef<[u8]>) -> Result<File, Vec<TrfError>> {
    let bytes = bytes.as_ref();
    if bytes.len() > MAX_BYTES {
        let message = CatalogueMessage::new("file-trf-too-large").text("bytes", MAX_BYTES);
        return Err(vec![error(1, 1, message)]);
    }
    let mut reading = Reading {
        unended: !decode::content(bytes).ends_with(b"\r")
            && !decode::content(bytes).ends_with(b"\n"),
        ..Reading::default()
    };
    for (index, line) in decode::lines(bytes).enumerate() {
        reading.take(index + 1, line);
        if reading.errors.len() >= MAX_ERRORS {
            break;
        }
    }
    reading.finish()
}

const fn error(line: usize, column: usize, message: CatalogueMessage) -> TrfError {
    TrfError {
        line,
        column,
        message,
    }
}

#[derive(Default)]
struct Reading {
    file: File,
    errors: Vec<TrfError>,
    /// In which line each starting number was seen.
    numbers: BTreeMap<u16, usize>,
    /// How far each player's line goes, in the order of lines.
    reaches: Vec<Reach>,
    /// Whether no line break ends the last line.
    unended: bool,
    /// How many lines were read.
    lines: usize,
    /// What may be said once only, and where it was.
    facts: BTreeMap<Tag, (usize, String)>,
    understood: bool,
}

impl Reading {
    fn take(&mut self, number: usize, bytes: &[u8]) {
        self.lines = number;
        if bytes.len() > MAX_LINE {
            let message = CatalogueMessage::new("file-trf-line-too-long").text("bytes", MAX_LINE);
            self.errors.push(error(number, 1, message));
            return;
        }
        let text = &*decode(bytes);
        // What is kept is written with blanks for controls, and must not come to mean something by that.
        let plain = plain(text);
        let read = match split(&plain) {
            Some(("001", _)) => self.player(number, bytes, text),
            Some(("013", _)) => self.team(number, text),
            Some(("132", _)) => read_header::dates(number, &plain),
            Some((tag, rest)) => match read_header::header(tag, rest) {
                Some(header) => self.header(number, header),
                None => Some(Line::Other(plain.clone())),
            },
            None => Some(Line::Other(plain.clone())),
        };
        match read {
            Some(line) => {
                self.understood |= !matches!(line, Line::Other(_));
                self.file.lines.push(line);
            }
            None if plain.starts_with("132") => self.file.lines.push(Line::Other(plain)),
            None => {}
        }
    }

    fn player(&mut self, number: usize, bytes: &[u8], text: &str) -> Option<Line> {
        let (player, columns) = self.or_add_errors(read_player::player(number, bytes, text))?;
        self.reaches.push(Reach {
            line: number,
            columns,
            unended: false,
        });
        if let Some(other) = self.numbers.insert(player.number, number) {
            let twice = CatalogueMessage::new("file-trf-number-twice")
                .text("player", player.number)
                .text("other", other);
            self.errors.push(error(number, 5, twice));
        }
        Some(Line::Player(player))
    }

    fn team(&mut self, number: usize, text: &str) -> Option<Line> {
        self.or_add_errors(read_player::team(number, text))
            .map(Line::Team)
    }

    fn or_add_errors<T>(&mut self, read: Result<T, Vec<TrfError>>) -> Option<T> {
        self.understood = true;
        read.map_err(|errors| self.errors.extend(errors)).ok()
    }

    /// A file may say the same in the words of both editions: it is kept once.
    fn header(&mut self, number: usize, line: Line) -> Option<Line> {
        let Line::Header { tag, text } = &line else {
            return Some(line);
        };
        if !matches!(tag, Tag::Rounds | Tag::InitialColour) {
            return Some(line);
        }
        let in_range = |rounds: &u16| (1..=MAX_ROUNDS).contains(rounds);
        if *tag == Tag::Rounds && !text.parse().is_ok_and(|rounds| in_range(&rounds)) {
            let message = CatalogueMessage::new("file-trf-rounds")
                .text("text", text)
                .text("most", MAX_ROUNDS);
            self.errors.push(error(number, 5, message));
            return None;
        }
        match self.facts.get(tag) {
            None => {
                self.facts.insert(*tag, (number, text.clone()));
                Some(line)
            }
            Some((_, same)) if same == text => None,
            Some((other, _)) => {
                let message = CatalogueMessage::new("file-trf-otherwise").text("other", other);
                self.errors.push(error(number, 5, message));
                None
            }
        }
    }

    /// Looks for lines that end too early, with all lines known.
    fn cut_off(&mut self) {
        if let Some(last) = self.reaches.last_mut() {
            last.unended = self.unended && last.line == self.lines;
        }
        let reaches = std::mem::take(&mut self.reaches).into_iter();
        let lines: Vec<_> = reaches.zip(self.file.players()).collect();
        self.errors.extend(truncated_lines::errors(&lines));
        self.errors.sort_by_key(|error| error.line);
    }

    fn finish(mut self) -> Result<File, Vec<TrfError>> {
        self.cut_off();
        if self.errors.is_empty() && !self.understood {
            let id = if self.lines == 0 {
                "file-trf-empty"
            } else {
                "file-trf-none"
            };
            self.errors.push(error(1, 1, CatalogueMessage::new(id)));
        }
        self.errors.truncate(MAX_ERRORS);
        if self.errors.is_empty() {
            Ok(self.file)
        } else {
            Err(self.errors)
        }
    }
}

/// The three characters that say what a line is, and the rest; none where they are followed by
/// anything but a blank.
fn split(text: &str) -> Option<(&str, &str)> {
    let (number, rest) = text.split_at_checked(3)?;
    // A starting number may be written over the blank: that is a shifted line, not another one.
    let known = rest.is_empty() || rest.starts_with(' ') || matches!(number, "001" | "013");
    known.then_some((number, rest))
}
