//! The text of a move in standard algebraic notation, read without a board.

use crate::{Piece, Square};

/// What a text in algebraic notation says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum San {
    /// `O-O` (true) or `O-O-O` (false).
    Castle { king_side: bool },
    /// A move of a piece to a square.
    Piece(PieceMove),
}

/// A move other than castling. Files and ranks are 0..=7.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PieceMove {
    pub(super) piece: Piece,
    pub(super) from_file: Option<u8>,
    pub(super) from_rank: Option<u8>,
    pub(super) to: (u8, u8),
    /// The text has an `x`; without one the move may or may not capture.
    pub(super) capture: bool,
    pub(super) promotion: Option<Piece>,
}

impl PieceMove {
    /// Whether the text allows this origin. A pawn's move without one goes straight: `d6` is never
    /// a capture.
    pub(super) fn may_come_from(&self, square: Square) -> bool {
        let straight = self.piece != Piece::Pawn || self.capture || square.file() == self.to.0;
        self.from_file
            .map_or(straight, |file| file == square.file())
            && self.from_rank.is_none_or(|rank| rank == square.rank())
    }
}

/// Reads English letters, with the signs of capture, check, mate and en passant optional, `0-0`
/// for `O-O`, and `e8Q`, `e8(Q)`, `e8/Q` for `e8=Q`. `None` if it is no such text.
pub(super) fn parse(text: &str) -> Option<San> {
    if !text.is_ascii() || text.len() > 20 {
        return None;
    }
    let text = without_suffix(text);
    match text {
        "O-O" | "0-0" | "o-o" => return Some(San::Castle { king_side: true }),
        "O-O-O" | "0-0-0" | "o-o-o" => return Some(San::Castle { king_side: false }),
        _ => {}
    }
    parse_piece_move(text).map(San::Piece)
}

fn without_suffix(text: &str) -> &str {
    let signs = |c| matches!(c, '+' | '#' | '!' | '?' | ' ');
    let text = text.trim_end_matches(signs);
    let text = ["e.p.", "e.p", "ep"]
        .iter()
        .find_map(|s| text.strip_suffix(s))
        .unwrap_or(text);
    text.trim_end_matches(signs)
}

fn parse_piece_move(text: &str) -> Option<PieceMove> {
    let (piece, rest) = match text.chars().next()? {
        letter @ ('N' | 'B' | 'R' | 'Q' | 'K' | 'P') => (Piece::from_letter(letter)?, &text[1..]),
        _ => (Piece::Pawn, text),
    };
    let (rest, promotion) = split_promotion(rest, piece)?;
    if rest.len() < 2 {
        return None;
    }
    let (origin, to) = rest.split_at(rest.len() - 2);
    let to = to.as_bytes();
    let (from_file, from_rank, capture) = parse_origin(origin)?;
    Some(PieceMove {
        piece,
        from_file,
        from_rank,
        to: (file(to[0])?, rank(to[1])?),
        capture,
        promotion,
    })
}

/// Splits `=Q`, `Q`, `(Q)` or `/Q` off a pawn's move; `None` if it names an impossible piece.
fn split_promotion(text: &str, piece: Piece) -> Option<(&str, Option<Piece>)> {
    let bare = text.strip_suffix(')').unwrap_or(text);
    match bare.chars().last() {
        Some(letter @ 'A'..='Z') if piece == Piece::Pawn => {
            let promoted = Piece::from_letter(letter)?;
            let rest = &bare[..bare.len() - 1];
            Piece::PROMOTIONS
                .contains(&promoted)
                .then(|| (rest.trim_end_matches(['=', '(', '/']), Some(promoted)))
        }
        _ => Some((text, None)),
    }
}

/// The part between piece and destination: file, rank, sign of capture or dash.
fn parse_origin(text: &str) -> Option<(Option<u8>, Option<u8>, bool)> {
    let capture = text.ends_with(['x', ':']);
    match text.trim_end_matches(['x', ':', '-']).as_bytes() {
        [] => Some((None, None, capture)),
        [f @ b'a'..=b'h'] => Some((file(*f), None, capture)),
        [r @ b'1'..=b'8'] => Some((None, rank(*r), capture)),
        [f @ b'a'..=b'h', r @ b'1'..=b'8'] => Some((file(*f), rank(*r), capture)),
        _ => None,
    }
}

fn file(byte: u8) -> Option<u8> {
    matches!(byte, b'a'..=b'h').then(|| byte - b'a')
}

fn rank(byte: u8) -> Option<u8> {
    matches!(byte, b'1'..=b'8').then(|| byte - b'1')
}

#[cfg(test)]
mod tests {
    use super::{San, parse};

    #[test]
    fn texts_that_are_no_moves() {
        let bad = [
            "", "e", "e9", "i4", "Xe4", "Nf", "e8=K", "e8=P", "e8=", "Ne8=Q", "--", "Z0",
            "O-O-O-O", "1-0", "abc", "Nxx", "é4", "exd", "Nabc3", "N-", "xe4x",
        ];
        for text in bad {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn one_move_has_many_spellings() {
        for group in [
            &["Nxf3", "N:f3", "Nxf3+", "Nxf3#", "Nxf3!?", "Nxf3++"][..],
            &["e8=Q", "e8Q", "e8(Q)", "e8/Q", "e8=Q+"],
            &["exd6", "exd6e.p.", "exd6 e.p.", "exd6ep+"],
            &["O-O", "0-0", "o-o", "O-O+"],
            &["Ng1f3", "Ng1-f3"],
        ] {
            let first = parse(group[0]);
            assert!(first.is_some());
            assert!(group.iter().all(|text| parse(text) == first), "{group:?}");
        }
        assert_eq!(parse("0-0-0"), Some(San::Castle { king_side: false }));
    }
}
