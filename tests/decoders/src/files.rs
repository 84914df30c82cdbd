//! Files that people bring or edit.

use adoube_chess::Variant;
use adoube_event_folder::{check_regulations, read_officials, read_venues};
use adoube_exchange::{import_pgn as pgn, import_trf as trf, seats as seating};
use adoube_lockd::profile::Profile;
use adoube_simulation::story::Story;

use crate::text;

/// What an event asks of its devices.
pub(crate) fn profile(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        let _ = Profile::parse(std::path::Path::new("profile.toml"), text);
    }
}

/// `venues.toml`, `officials.toml` and `regulations.toml` of an event.
pub(crate) fn event(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        let (found, _) = read_venues("venues.toml", text);
        let _ = read_officials("officials.toml", text, Some(&found));
        let _ = check_regulations("regulations.toml", text);
    }
}

/// Where everybody sits.
pub(crate) fn seats(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        let venues = ["madrid", "lima"].map(|id| seating::Venue {
            id: id.to_owned(),
            devices: 3,
        });
        let _ = seating::apply(text, &[], &mut Vec::new(), &[], &venues);
    }
}

/// A report that is imported, for the round that it leaves open and for the second.
pub(crate) fn import_trf(bytes: &[u8]) {
    let _ = trf::read(bytes, None, None);
    let _ = trf::read(bytes, Some(2), Some(1));
}

/// Games of the first round, by the rules of chess and of Chess960.
pub(crate) fn import_pgn(bytes: &[u8]) {
    for variant in [Variant::Standard, Variant::Chess960] {
        let _ = pgn::read(bytes, None, &[], variant);
        let _ = pgn::read(bytes, Some(1), &[], variant);
    }
}

/// A story of the simulation; one that is read is written and read again alike.
pub(crate) fn story(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    if let Ok(story) = Story::parse(text) {
        let again = Story::parse(&story.text()).map(|again| again.text());
        assert_eq!(again, Ok(story.text()));
    }
}
