//! A round's pairings as a text that people change: `board white black`, with a start
//! position behind it where one is given, and `bye number kind`.

use std::fmt::Write as _;

use adoube_chess::{Start, Variant};
use thiserror::Error;

use super::draft::Draft;
use crate::scoring::ByeKind;
use crate::text::one_line;

/// A line that is none of these.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "line {line}: '{text}': write 'board white black' or 'bye number F|H|U|Z'; a start position follows \
     the three numbers, as a FEN, in an event of Chess960 also as its number from 0 to 959"
)]
pub struct EditError {
    /// From 1.
    pub line: usize,
    /// As it stands, shortened.
    pub text: String,
}

/// Reads the text; what follows `#` is a remark. Start positions are of the event's variant. An error for
/// each line that is wrong.
pub fn read_edited(text: &str, variant: Variant) -> Result<Draft, Vec<EditError>> {
    let mut draft = Draft::default();
    let mut wrong = Vec::new();
    let text = text.trim_start_matches('\u{feff}');
    for (line, text) in (1..).zip(text.lines()) {
        let said = text.split('#').next().unwrap_or_default();
        let words: Vec<_> = said.split([' ', '\t', ',']).map(str::trim).collect();
        let words: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
        if !words.is_empty() && take(&words, variant, &mut draft).is_none() {
            let text = text.chars().take(60).collect();
            wrong.push(EditError { line, text });
        }
    }
    if wrong.is_empty() {
        Ok(draft)
    } else {
        Err(wrong)
    }
}

/// None where the words are none of the forms.
fn take(words: &[&str], variant: Variant, draft: &mut Draft) -> Option<()> {
    let number = |word: &str| word.parse::<u16>().ok().filter(|number| *number > 0);
    match words {
        ["bye", player] => draft.byes.push((number(player)?, ByeKind::Pairing)),
        ["bye", player, kind] => {
            let mut letters = kind.chars();
            let letter = letters.next().filter(|_| letters.next().is_none())?;
            draft
                .byes
                .push((number(player)?, ByeKind::from_letter(letter)?));
        }
        [board, white, black, given @ ..] => {
            let pair = (number(board)?, number(white)?, number(black)?);
            if !given.is_empty() {
                draft.starts.insert(pair.0, start(given, variant)?);
            }
            draft.boards.push(pair);
        }
        _ => return None,
    }
    Some(())
}

/// A position by its number, or the fields of a FEN.
fn start(given: &[&str], variant: Variant) -> Option<Start> {
    match given {
        [number] if variant == Variant::Chess960 => Start::chess960(number.parse().ok()?).ok(),
        fields => Start::from_fen(variant, &fields.join(" ")).ok(),
    }
}

/// A position as it can be read again, after a blank; nothing for the one that chess begins from.
fn given(start: Option<&Start>) -> String {
    let Some(start) = start else {
        return String::new();
    };
    match (start.chess960_number(), &start.fen) {
        (Some(number), _) => format!(" {number}"),
        (None, Some(fen)) => format!(" {fen}"),
        (None, None) => String::new(),
    }
}

/// Writes the text; `name` tells who a number is.
pub fn write_edited(draft: &Draft, name: impl Fn(u16) -> String) -> String {
    let mut out = String::from("# board white black\n");
    for (board, white, black) in &draft.boards {
        let names = format!("{} - {}", name(*white), name(*black));
        let start = given(draft.starts.get(board));
        let _ = writeln!(out, "{board} {white} {black}{start}  # {}", plain(&names));
    }
    for (player, kind) in &draft.byes {
        let name = plain(&name(*player));
        let _ = writeln!(out, "bye {player} {}  # {name}", kind.letter());
    }
    out
}

/// Without anything that could end the line.
fn plain(text: &str) -> String {
    one_line(text)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn evt_5_pairings_by_hand() {
        let text = "# changed after the players' meeting\n1 4 2\n 2, 3, 1 # a swap\n\n\
                    bye 5\nbye 6 z\nbye\t7 H\n";
        let draft = read_edited(text, Variant::Standard).unwrap();
        assert_eq!(draft.boards, [(1, 4, 2), (2, 3, 1)]);
        let kinds = [ByeKind::Pairing, ByeKind::Zero, ByeKind::Half];
        let byes: Vec<_> = [5, 6, 7].into_iter().zip(kinds).collect();
        assert_eq!(draft.byes, byes);
        let windows = format!("\u{feff}{}\r\n\r\n", text.replace('\n', "\r\n"));
        assert_eq!(read_edited(&windows, Variant::Standard), Ok(draft));
    }

    #[test]
    fn evt_5_every_wrong_line_is_told() {
        let text = "1 2 3\n1 2\nbye\nbye x\nbye 3 Q\n0 1 2\n1 2 70000\n1 2 3 4\nrest 4\n";
        let wrong = read_edited(text, Variant::Standard).unwrap_err();
        let lines: Vec<_> = wrong.iter().map(|error| error.line).collect();
        assert_eq!(lines, [2, 3, 4, 5, 6, 7, 8, 9]);
        assert!(wrong[0].to_string().starts_with("line 2: '1 2': write"));
    }

    #[test]
    fn brd_9_start_positions_come_with_the_pairing() {
        let fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9";
        let text = format!("1 1 2 0 # drawn by hand\n2, 3, 4, 959\n3 5 6 {fen}\n4 7 8\n");
        let draft = read_edited(&text, Variant::Chess960).unwrap();
        let number = |number| Start::chess960(number).unwrap();
        assert_eq!(draft.starts[&1], number(0));
        assert_eq!(draft.starts[&2], number(959));
        assert_eq!(draft.starts[&3].fen.as_deref(), Some(fen));
        assert_eq!((draft.boards.len(), draft.starts.len()), (4, 3));
        let written = write_edited(&draft, |_| String::new());
        assert!(written.contains("\n2 3 4 959  #"), "{written}");
        assert_eq!(read_edited(&written, Variant::Chess960), Ok(draft));
        for (variant, wrong) in [
            (Variant::Chess960, "1 1 2 960"),
            (Variant::Chess960, "1 1 2 -1"),
            (Variant::Chess960, "1 1 2 8/8/8/8/8/8/8/8 w - -"),
            (Variant::Standard, "1 1 2 518"),
        ] {
            let told = read_edited(wrong, variant).unwrap_err()[0].to_string();
            assert!(told.contains("from 0 to 959"), "{wrong}: {told}");
        }
    }

    fn draft() -> impl Strategy<Value = Draft> {
        let number = || 1_u16..=9_999;
        let boards = prop::collection::vec((number(), number(), number()), 0..20);
        let kind = prop::sample::select(ByeKind::ALL.to_vec());
        let byes = prop::collection::vec((number(), kind), 0..5);
        (boards, byes).prop_map(|(boards, byes)| Draft {
            boards,
            byes,
            ..Draft::default()
        })
    }

    proptest! {
        #[test]
        fn evt_5_what_is_written_is_read_alike(draft in draft(), name in "\\PC*|\\n1 2 3") {
            let text = write_edited(&draft, |_| name.clone());
            prop_assert_eq!(read_edited(&text, Variant::Chess960), Ok(draft));
        }

        #[test]
        fn evt_5_no_text_makes_it_panic(text in "\\PC*|([0-9bye #,\\n]{0,40})") {
            let _ = read_edited(&text, Variant::Chess960);
            let _ = super::super::read_engine(&text, &std::collections::BTreeSet::from([1, 2]));
        }
    }
}
