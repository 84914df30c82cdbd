//! A board in a terminal.

use adoube_chess::{OnSquare, Placement, Side, Square};

/// The letter of a square: white capital, black small, a point for none, ? for what could not be identified.
pub(super) const fn letter(on: OnSquare) -> char {
    match on {
        OnSquare::Empty => '.',
        OnSquare::Piece(Side::White, piece) => piece.letter(),
        OnSquare::Piece(Side::Black, piece) => piece.letter().to_ascii_lowercase(),
        OnSquare::Unidentified => '?',
    }
}

/// Nine lines, seen from White.
pub(super) fn lines(placement: Option<&Placement>) -> Vec<String> {
    let on = |file: u8, rank: u8| {
        let square = Square::at(file, rank)?;
        placement.map(|placement| placement.at(square))
    };
    let mut lines: Vec<String> = (0..8)
        .rev()
        .map(|rank| {
            let letters = (0..8).map(|file| format!(" {}", on(file, rank).map_or(' ', letter)));
            format!("{}{}", rank + 1, letters.collect::<String>())
        })
        .collect();
    lines.push("  a b c d e f g h".to_owned());
    lines
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn a_board_is_drawn_from_white() {
        let placement = "r3k3/8/8/8/3?4/8/PP6/4K2R".parse().unwrap();
        let drawn = lines(Some(&placement)).join("\n");
        let expected = "\
8 r . . . k . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . ? . . . .
3 . . . . . . . .
2 P P . . . . . .
1 . . . . K . . R
  a b c d e f g h";
        assert_eq!(drawn, expected);
        assert_eq!(lines(None)[0].trim_end(), "8");
    }
}
