//! Where a game starts.

mod chess960;
mod fen;

pub use chess960::NumberError;
pub use fen::{FenError, FenPart, IllegalPosition};

pub(crate) use fen::{Strictness, read as read_fen};

use crate::Variant;

/// Where a game starts: the variant, and the position unless it is the usual one.
///
/// The fields are open so that a record can be turned into a `Start` and back;
/// [`Position::from_start`](crate::Position::from_start) checks them again.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Start {
    /// Which rules of castling apply.
    pub variant: Variant,
    /// The position, or `None` for the usual initial position.
    pub fen: Option<String>,
}

impl Start {
    /// The usual initial position.
    pub const fn standard() -> Start {
        Start {
            variant: Variant::Standard,
            fen: None,
        }
    }

    /// The Chess960 initial position with this number, 0..=959; 518 is the usual array (BRD-9).
    ///
    /// # Errors
    /// A number above 959.
    pub fn chess960(number: u16) -> Result<Start, NumberError> {
        let fen = chess960::fen(number)?;
        Ok(Start {
            variant: Variant::Chess960,
            fen: Some(fen),
        })
    }

    /// A position set up, checked for being a possible one. Castling rights are read as X-FEN
    /// (`KQkq`, or a rook's file where it is not the outermost) and as Shredder-FEN (`HAha`);
    /// the counters at the end may be missing. The stored text is the normal form that
    /// [`Position::fen`](crate::Position::fen) writes.
    ///
    /// # Errors
    /// [`FenError`] for what is not a FEN, and for positions that cannot arise in a game.
    pub fn from_fen(variant: Variant, fen: &str) -> Result<Start, FenError> {
        let position = fen::read(variant, fen, Strictness::Possible)?;
        Ok(Start {
            variant,
            fen: Some(fen::write(&position)),
        })
    }

    /// The Chess960 number, 0..=959, if this is one of its initial positions with all castling
    /// rights; `None` in standard chess.
    pub fn chess960_number(&self) -> Option<u16> {
        let Start {
            variant: Variant::Chess960,
            fen,
        } = self
        else {
            return None;
        };
        match fen {
            None => Some(chess960::USUAL_ARRAY),
            Some(fen) => (0..=959).find(|&n| chess960::fen(n).as_ref() == Ok(fen)),
        }
    }
}

pub(crate) use fen::{write as write_fen, write_shredder};

#[cfg(test)]
mod tests {
    use super::Start;
    use crate::{Position, Variant};

    #[test]
    fn brd_9_all_960_starts_are_different_and_numbered() {
        let mut seen = std::collections::BTreeSet::new();
        for number in 0..=959 {
            let start = Start::chess960(number).unwrap();
            let position = Position::from_start(&start).unwrap();
            assert_eq!(position.fen(), *start.fen.as_ref().unwrap());
            assert_eq!(start.chess960_number(), Some(number));
            assert_eq!(position.variant(), Variant::Chess960);
            assert!(seen.insert(position.fen()));
        }
        assert!(Start::chess960(960).is_err());
        assert_eq!(Start::standard().chess960_number(), None);
    }

    #[test]
    fn brd_9_known_numbers() {
        // The numbering is Scharnagl's, as used by FIDE and all servers.
        for (number, rank) in [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (959, "RKRNNQBB")] {
            let fen = Start::chess960(number).unwrap().fen.unwrap();
            assert!(
                fen.contains(&format!("PPPPPPPP/{rank} w KQkq - 0 1")),
                "{number}: {fen}"
            );
        }
    }

    #[test]
    fn a_start_keeps_the_normal_form_of_its_fen() {
        let shredder = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha -";
        let start = Start::from_fen(Variant::Chess960, shredder).unwrap();
        assert_eq!(start, Start::chess960(518).unwrap());
    }

    /// X-FEN has a rook's file only where `KQkq` would mean another rook; Shredder-FEN always.
    #[test]
    fn brd_9_x_fen_and_shredder_fen_are_read_and_written() {
        for (x_fen, shredder) in [
            (
                "rkbbnnqr/pppppppp/8/8/8/8/PPPPPPPP/RKBBNNQR w KQkq - 0 1",
                "HAha",
            ),
            ("4k1r1/8/8/8/8/8/8/1R2K3 w Qk - 0 1", "Bg"),
            // The outermost rook has moved; the one inside has not.
            ("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "B"),
            ("4krr1/8/8/8/8/8/8/4K3 b f - 0 1", "f"),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "-"),
        ] {
            let position = Position::from_fen(Variant::Chess960, x_fen).unwrap();
            assert_eq!(position.fen(), x_fen);
            let written = position.shredder_fen();
            assert_eq!(written.split(' ').nth(2), Some(shredder), "{x_fen}");
            let again = Position::from_fen(Variant::Chess960, &written).unwrap();
            assert_eq!(again.fen(), x_fen);
        }
        for number in 0..=959 {
            let start = Start::chess960(number).unwrap();
            let written = Position::from_start(&start).unwrap().shredder_fen();
            assert_eq!(
                Start::from_fen(Variant::Chess960, &written),
                Ok(start),
                "{written}"
            );
        }
    }
}
