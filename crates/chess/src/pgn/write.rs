//! A game as PGN text in export format.

use super::comment::{plain_words, words};
use super::game::{FORFEIT, Game};
use super::tag::is_tag_name;
use super::wrap::Wrap;
use crate::Side;

/// The tags that every game has, in this order, with what stands for "not known".
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// Writes a game: the seven tags first, the others in the order of their names, an empty line, the
/// moves on lines shorter than 80 columns, and an empty line.
///
/// The `Result` tag is written from [`Game::result`]. Moves are taken as they stand. What PGN
/// cannot hold is changed: a tag with an impossible name is left out, a line break in a value or a
/// comment becomes a space, a closing brace in a comment becomes a parenthesis, and a comment that
/// would be read as a clock's time is broken open.
///
/// A game that was read and is written is read again as the same game, its tags in the order in
/// which they are written.
pub fn write(game: &Game) -> String {
    let mut text = String::new();
    write_tags(game, &mut text);
    text.push('\n');
    text.push_str(&movetext(game));
    text.push('\n');
    text
}

fn write_tags(game: &Game, text: &mut String) {
    for (name, unknown) in ROSTER {
        write_tag(text, name, game.tag(name).unwrap_or(unknown));
    }
    write_tag(text, "Result", &game.result.to_string());
    let in_roster = |name: &str| name == "Result" || ROSTER.iter().any(|(n, _)| *n == name);
    let mut others: Vec<_> = game
        .tags
        .iter()
        .filter(|(name, _)| !in_roster(name))
        .collect();
    let forfeit = (String::from("Termination"), String::from(FORFEIT));
    if game.is_forfeit() && game.tag("Termination").is_none() {
        others.push(&forfeit);
    }
    // Stable: tags of one name keep their order, of which the first counts.
    others.sort_by(|a, b| a.0.cmp(&b.0));
    for (name, value) in others.into_iter().filter(|(name, _)| is_tag_name(name)) {
        write_tag(text, name, value);
    }
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            c if c.is_control() => text.push(' '),
            c => text.push(c),
        }
    }
    text.push_str("\"]\n");
}

fn movetext(game: &Game) -> String {
    let mut wrap = Wrap::default();
    wrap.comment(&plain_words(game.comment.as_deref().unwrap_or("")));
    let (mut number, mut side) = game.first_number();
    let mut numbered = false;
    for ply in &game.moves {
        match side {
            Side::White => wrap.word(&format!("{number}.")),
            Side::Black if !numbered => wrap.word(&format!("{number}...")),
            Side::Black => {}
        }
        wrap.word(&ply.san);
        for nag in &ply.nags {
            wrap.word(&format!("${nag}"));
        }
        let comment = words(ply);
        wrap.comment(&comment);
        // After a comment the number is said again.
        numbered = comment.is_empty();
        number += u32::from(side == Side::Black);
        side = side.other();
    }
    wrap.word(game.result.token());
    wrap.finish()
}
