//! Finding the next game after a fault.

use std::io::BufRead;

use super::source::Source;
use super::tag;

/// Where in a game the fault was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Before any movetext: the game's other tags may follow.
    Tags,
    /// In the movetext: the next tag belongs to another game.
    Movetext,
}

/// Skips what is left of the broken game.
pub(super) fn skip<R: BufRead>(source: &mut Source<R>, mut place: Place) {
    if !source.at_line_start() {
        source.skip_line();
    }
    loop {
        while matches!(source.peek(), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            source.next();
        }
        let at_tag = tag::ahead(source);
        if source.peek().is_none() || (at_tag && starts_game(source, place)) {
            return;
        }
        if !at_tag && !matches!(source.peek(), Some(b'[' | b'%')) {
            place = Place::Movetext;
        }
        source.skip_line();
    }
}

/// Whether the tag that follows is another game's. Among tags only `Event` tells: it stands first.
fn starts_game<R: BufRead>(source: &mut Source<R>, place: Place) -> bool {
    place == Place::Movetext || source.looking_at(b"[Event \"")
}
