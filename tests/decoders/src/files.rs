//! Files that people bring or edit.

use adoube_cli::outside;
use adoube_lockd::profile::Profile;
use adoube_simulation::story::Story;

use crate::text;

/// What an event asks of its devices.
pub(crate) fn profile(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        let _ = Profile::parse(std::path::Path::new("profile.toml"), text);
    }
}

/// An event's venues and officials.
pub(crate) fn event(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        outside::event_files(text);
    }
}

/// Where everybody sits.
pub(crate) fn seats(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        outside::seats(text);
    }
}

/// A report that is imported.
pub(crate) fn import_trf(bytes: &[u8]) {
    outside::import_trf(bytes);
}

/// Games that are imported.
pub(crate) fn import_pgn(bytes: &[u8]) {
    outside::import_pgn(bytes);
}

/// A story of the simulation; one that is read is written and read again alike.
pub(crate) fn story(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    if let Ok(story) = Story::parse(text) {
        let again = Story::parse(&story.text()).map(|again| again.text());
        assert_eq!(again, Ok(story.text()));
    }
}
