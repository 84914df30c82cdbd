//! Records that tests make.

use adoube_proto::v1::{Moved, Side};

/// A half-move of a game that White began.
pub(crate) fn moved(ply: u32, uci: &str, san: &str) -> Moved {
    let seat = if ply % 2 == 1 {
        Side::White
    } else {
        Side::Black
    };
    Moved {
        seat: seat.into(),
        ply,
        uci: uci.to_owned(),
        san: san.to_owned(),
        ..Moved::default()
    }
}
