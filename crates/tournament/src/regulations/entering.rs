//! How moves may be entered (O 3.6): what the event allows, each player turns on for himself.

use super::convert as to;
use super::reader::{Reader, Section};
use crate::board::Entering;

/// What holds where an event is silent: a player may turn on automatic promotion (O 3.6 c), the
/// rest an event has to allow.
pub(super) const SILENT: Entering = Entering {
    smart_move: false,
    premove: false,
    automatic_queen: true,
};

pub(super) fn read(reader: &mut Reader<'_>, root: &Section<'_>) -> Entering {
    let section = root.section(reader, "moves.");
    section.only(reader, &["smart_move", "premove", "automatic_queen"]);
    let mut flag = |name, article| section.field(reader, name, article, to::flag);
    Entering {
        smart_move: flag("smart_move", "O 3.6 a").or(SILENT.smart_move),
        premove: flag("premove", "O 3.6 b").or(SILENT.premove),
        automatic_queen: flag("automatic_queen", "O 3.6 c").or(SILENT.automatic_queen),
    }
}

/// Field and value, in the order of the document.
pub(super) const fn flags(entering: Entering) -> [(&'static str, bool); 3] {
    [
        ("smart_move", entering.smart_move),
        ("premove", entering.premove),
        ("automatic_queen", entering.automatic_queen),
    ]
}
