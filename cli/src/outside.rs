//! The readers of files that people bring or edit, for tests that give them any bytes: what each reads or
//! refuses is dropped, and none may panic.

use adoube_chess::Variant;

use crate::event::{check_regulations, read_officials, read_venues};
use crate::games::{import_pgn, import_trf, seats};

/// `venues.toml`, `officials.toml` and `regulations.toml` of an event.
pub fn event_files(text: &str) {
    let (found, _) = read_venues("venues.toml", text);
    let _ = read_officials("officials.toml", text, Some(&found));
    let _ = check_regulations("regulations.toml", text);
}

/// Where everybody sits.
pub fn seats(text: &str) {
    let venues = ["madrid", "lima"].map(|id| seats::Venue {
        id: id.to_owned(),
        devices: 3,
    });
    let _ = seats::apply(text, &[], &mut Vec::new(), &[], &venues);
}

/// A report, for the round that it leaves open and for the second.
pub fn import_trf(bytes: &[u8]) {
    let _ = import_trf::read(bytes, None, None);
    let _ = import_trf::read(bytes, Some(2), Some(1));
}

/// Games of the first round, by the rules of chess and of Chess960.
pub fn import_pgn(bytes: &[u8]) {
    for variant in [Variant::Standard, Variant::Chess960] {
        let _ = import_pgn::read(bytes, None, &[], variant);
        let _ = import_pgn::read(bytes, Some(1), &[], variant);
    }
}
