//! Signs of assessment beside moves: what the standard has a number for, and all else that programs print.

/// Signs, and the number that the standard or the programs after it give them.
const NUMBERED: [(&str, u8); 26] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("‼", 3),
    ("??", 4),
    ("⁇", 4),
    ("!?", 5),
    ("⁉", 5),
    ("?!", 6),
    ("⁈", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("+/=", 14),
    ("+=", 14),
    ("⩲", 14),
    ("=/+", 15),
    ("=+", 15),
    ("⩱", 15),
    ("+/-", 16),
    ("±", 16),
    ("-/+", 17),
    ("∓", 17),
    ("+-", 18),
    ("-+", 19),
    ("N", 146),
];

/// Marks without a number that stand alone: a diagram, and check as a word of its own.
const MARKS: [&str; 4] = ["D", "+", "++", "#"];

/// A sign that stands alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Glyph {
    Numbered(u8),
    /// It has no number, and is left out.
    Unnumbered,
}

/// A word that is a sign or a mark and no move.
pub(super) fn alone(word: &str) -> Option<Glyph> {
    // Symbols of the fonts of chess programs, whatever they mean.
    let symbols = !word.is_empty() && word.chars().all(is_symbol);
    let unnumbered = symbols || MARKS.contains(&word);
    let numbered = number(word).map(Glyph::Numbered);
    numbered.or(unnumbered.then_some(Glyph::Unnumbered))
}

fn number(sign: &str) -> Option<u8> {
    let known = NUMBERED.iter().find(|(known, _)| *known == sign);
    known.map(|(_, number)| *number)
}

fn is_symbol(c: char) -> bool {
    !c.is_ascii() && !c.is_alphanumeric()
}

/// Splits signs off a move, as far as they are told from it by their looks.
pub(super) fn split(word: &str) -> (&str, Vec<u8>) {
    let begins = |c: char| matches!(c, '!' | '?') || is_symbol(c);
    let (mut san, mut rest) = word.split_at(word.find(begins).unwrap_or(word.len()));
    if rest.is_empty() {
        // No move ends like these.
        let behind = ["+/=", "=/+", "+/-", "-/+", "+-", "-+", "="];
        let sign = behind.iter().find(|sign| san.ends_with(**sign));
        (san, rest) = san.split_at(san.len() - sign.map_or(0, |sign| sign.len()));
    }
    let mut numbers = Vec::new();
    while let Some(first) = rest.chars().next() {
        let run = match first {
            '!' | '?' => rest.find(|c| !matches!(c, '!' | '?')).unwrap_or(rest.len()),
            c if is_symbol(c) => c.len_utf8(),
            _ => rest.len(),
        };
        let (sign, after) = rest.split_at(run);
        numbers.extend(number(sign));
        rest = after;
    }
    (san, numbers)
}

/// Pieces as pictures, as letters.
pub(super) fn letters(word: &str) -> String {
    word.chars()
        .filter_map(|c| match c {
            '♔' | '♚' => Some('K'),
            '♕' | '♛' => Some('Q'),
            '♖' | '♜' => Some('R'),
            '♗' | '♝' => Some('B'),
            '♘' | '♞' => Some('N'),
            // A pawn has no letter; the selectors say how a picture is drawn.
            '♙' | '♟' | '\u{FE0E}' | '\u{FE0F}' => None,
            c => Some(c),
        })
        .collect()
}
