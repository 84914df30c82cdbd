//! What each result brings, where a report says it: 162 of TRF26, `XXS` and `BBW` to `BBU` of the extensions.

use adoube_chess::BySide;
use thiserror::Error;

use super::file::{File, Line};
use crate::catalogue_message::CatalogueMessage;
use crate::scoring::{InvalidScoring, PointSystem, Scoring};

/// Points of a report that cannot be counted.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum InvalidPoints {
    /// Of games.
    Games(#[from] InvalidScoring),
    /// Only `XXS` can say it.
    ByColour {
        /// `win`, `draw` or `loss`.
        result: &'static str,
        /// As points.
        white: String,
        /// As points.
        black: String,
    },
    /// Thirds, quarters, words.
    NotHalves {
        /// As the report has it.
        code: String,
        /// As the report has it.
        points: String,
    },
    /// A result that the record does not know.
    NoResult(String),
}

impl InvalidPoints {
    /// What is wrong, for who reads the report.
    pub fn message(&self) -> CatalogueMessage {
        match self {
            Self::Games(wrong) => wrong.message(),
            Self::ByColour {
                result,
                white,
                black,
            } => CatalogueMessage::new("file-points-by-colour")
                .text("result", result)
                .text("white", white)
                .text("black", black),
            Self::NotHalves { code, points } => CatalogueMessage::new("file-points-not-halves")
                .text("points", points)
                .text("code", code),
            Self::NoResult(text) => {
                CatalogueMessage::new("file-points-no-result").text("text", text)
            }
        }
    }
}

/// Whether a line says what results bring.
pub fn says_points(line: &str) -> bool {
    record(line).is_some()
}

/// Which record it is and what it says.
fn record(line: &str) -> Option<(Record, &str)> {
    let (begin, rest) = line.split_once(' ')?;
    let record = match begin {
        "162" => Record::Columns,
        "XXS" => Record::Names,
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => return Some((Record::Single, line)),
        _ => return None,
    };
    Some((record, rest))
}

#[derive(Clone, Copy)]
enum Record {
    /// 162
    Columns,
    /// `XXS`
    Names,
    /// `BBU  0.5`, one result a line
    Single,
}

impl File {
    /// What each result brings; the usual points where the report is silent.
    pub fn points(&self) -> Result<PointSystem, InvalidPoints> {
        let mut told = Told::default();
        for line in &self.lines {
            let Line::Other(text) = line else { continue };
            match record(text) {
                Some((Record::Columns, rest)) => told.columns(rest)?,
                Some((Record::Names, rest)) => told.names(rest)?,
                Some((Record::Single, line)) => told.single(line)?,
                None => {}
            }
        }
        told.points()
    }
}

/// The points as they are read, in halves.
struct Told {
    /// With White and with Black.
    win: BySide<u8>,
    draw: BySide<u8>,
    loss: BySide<u8>,
    pairing_bye: u8,
    others: PointSystem,
}

impl Default for Told {
    fn default() -> Self {
        let others = PointSystem::default();
        Self {
            win: BySide::both(others.games.win_halves()),
            draw: BySide::both(others.games.draw_halves()),
            loss: BySide::both(others.games.loss_halves()),
            pairing_bye: others.games.pairing_bye_halves(),
            others,
        }
    }
}

impl Told {
    /// `W 3.0    D 1.0    L 0.0`. Unless the record says it, a pairing-allocated bye is worth a win.
    fn columns(&mut self, text: &str) -> Result<(), InvalidPoints> {
        let mut says_bye = false;
        let letters = text.char_indices().filter(|(_, c)| c.is_alphabetic());
        for (at, letter) in letters {
            let (code, rest) = text[at..].split_at(letter.len_utf8());
            let end = rest.find(char::is_alphabetic).unwrap_or(rest.len());
            self.set(Record::Columns, code, rest[..end].trim())?;
            says_bye |= letter == 'P';
        }
        if !says_bye {
            self.pairing_bye = self.win.white;
        }
        Ok(())
    }

    /// `W=3 D=1`
    fn names(&mut self, text: &str) -> Result<(), InvalidPoints> {
        for word in text.split_whitespace() {
            let said = word.split_once('=');
            let (code, points) = said.ok_or_else(|| InvalidPoints::NoResult(word.to_owned()))?;
            self.set(Record::Names, code, points)?;
        }
        Ok(())
    }

    /// `BBU  0.5`
    fn single(&mut self, line: &str) -> Result<(), InvalidPoints> {
        let (code, points) = line.split_once(' ').unwrap_or((line, ""));
        self.set(Record::Single, code, points.trim())
    }

    /// What a result brings, by the code that the record has for it.
    fn set(&mut self, record: Record, code: &str, points: &str) -> Result<(), InvalidPoints> {
        use Record::{Columns, Names, Single};
        let halves = halves(code, points)?;
        match (record, code) {
            (Columns | Names, "W") | (Single, "BBW") => {
                self.win = BySide::both(halves);
                self.others.forfeit_win = halves;
                self.others.full_bye = halves;
            }
            (Columns | Names, "D") | (Single, "BBD") => {
                self.draw = BySide::both(halves);
                self.others.half_bye = halves;
            }
            (Columns | Names, "L") | (Single, "BBL") => self.loss = BySide::both(halves),
            (Columns, "A") => {
                self.others.zero_bye = halves;
                self.others.forfeit_loss = halves;
            }
            // A game without a result brings nothing here: tables say that it is missing.
            (Columns, "X") => {}
            (Names, "WW") => self.win.white = halves,
            (Names, "BW") => self.win.black = halves,
            (Names, "WD") => self.draw.white = halves,
            (Names, "BD") => self.draw.black = halves,
            (Names, "WL") => self.loss.white = halves,
            (Names, "BL") => self.loss.black = halves,
            (Names, "HPB") => self.others.half_bye = halves,
            (Names, "FPB") => self.others.full_bye = halves,
            (Names, "FW") => self.others.forfeit_win = halves,
            (Names, "ZPB") | (Single, "BBZ") => self.others.zero_bye = halves,
            (Names, "FL") | (Single, "BBF") => self.others.forfeit_loss = halves,
            (Columns, "P") | (Names, "PAB") | (Single, "BBU") => self.pairing_bye = halves,
            _ => return Err(InvalidPoints::NoResult(code.to_owned())),
        }
        Ok(())
    }

    fn points(self) -> Result<PointSystem, InvalidPoints> {
        let win = same("win", self.win)?;
        let draw = same("draw", self.draw)?;
        let loss = same("loss", self.loss)?;
        Ok(PointSystem {
            games: Scoring::from_halves(win, draw, loss)?.with_pairing_bye(self.pairing_bye)?,
            ..self.others
        })
    }
}

fn same(result: &'static str, BySide { white, black }: BySide<u8>) -> Result<u8, InvalidPoints> {
    let points = |halves: u8| format!("{}.{}", halves / 2, halves % 2 * 5);
    if white == black {
        return Ok(white);
    }
    Err(InvalidPoints::ByColour {
        result,
        white: points(white),
        black: points(black),
    })
}

/// `1`, `1.0`, `.5`, in halves; a comma is taken for the point.
fn halves(code: &str, points: &str) -> Result<u8, InvalidPoints> {
    let (whole, decimals) = points.split_once(['.', ',']).unwrap_or((points, ""));
    let whole = match whole {
        "" if decimals.is_empty() => None,
        "" => Some(0),
        whole => whole.parse().ok().filter(|whole: &u8| *whole <= 100),
    };
    let half = match decimals.trim_end_matches('0') {
        "" => Some(0),
        "5" => Some(1),
        _ => None,
    };
    let halves = whole.zip(half).map(|(whole, half)| whole * 2 + half);
    halves.ok_or_else(|| InvalidPoints::NotHalves {
        code: code.to_owned(),
        points: points.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn end_7_points_are_read_in_the_words_of_every_program() {
        let usual = PointSystem::default();
        let of = |(win, draw, loss), pairing_bye| {
            let games = Scoring::from_halves(win, draw, loss).unwrap();
            PointSystem::from(games.with_pairing_bye(pairing_bye).unwrap())
        };
        let football = of((6, 2, 0), 6);
        let half = of((2, 1, 0), 1);
        for (text, expected) in [
            ("", usual),
            ("162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0", football),
            ("162  W 3.0    D 1.0", football),
            ("162  W 1.0    D 0.5    L 0.0    P 0.5", half),
            ("162  P 0,5", half),
            (
                "162  A 0.5    X 0.5",
                PointSystem {
                    zero_bye: 1,
                    forfeit_loss: 1,
                    ..usual
                },
            ),
            ("XXS PAB=.5", half),
            ("BBU  0.5", half),
            ("BBW  3.0\nBBD  1.0\nBBU  3.0", football),
            ("XXS PAB=3 D=1 W=3", football),
            // What is not named has the usual points, a pairing-allocated bye among them.
            ("XXS W=3\nXXS D=1", of((6, 2, 0), 2)),
            (
                "XXS FL=0 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1",
                PointSystem {
                    zero_bye: 2,
                    ..of((6, 4, 2), 4)
                },
            ),
            ("XXS WW=1 WD=.5 WL=0 BW=1 BD=0.5 BL=0", usual),
        ] {
            assert_eq!(read(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn end_7_points_that_cannot_be_counted_are_refused_not_passed_over() {
        for (text, told) in [
            ("XXS W=1 D=3", "file-points-order"),
            ("XXS WW=1 BW=2", "(result: win, white: 1.0, black: 2.0)"),
            ("162  P 0.3", "(points: 0.3, code: P)"),
            ("162  P", "(points: , code: P)"),
            ("162  Q 1.0", "file-points-no-result (text: Q)"),
            ("XXS PBA=.5", "file-points-no-result (text: PBA)"),
            ("BBU many", "(points: many, code: BBU)"),
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains(told), "{text}: {error}");
        }
    }

    fn read(text: &str) -> Result<PointSystem, InvalidPoints> {
        let lines = text.lines().map(|line| Line::Other(line.to_owned()));
        let lines = lines.collect();
        File { lines }.points()
    }
}
