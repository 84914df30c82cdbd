//! The readers of files that people bring or edit, for tests that give them any bytes: what each reads or
//! refuses is dropped, and none may panic.

use crate::event::{check_regulations, read_officials, read_venues};

/// `venues.toml`, `officials.toml` and `regulations.toml` of an event.
pub fn event_files(text: &str) {
    let (found, _) = read_venues("venues.toml", text);
    let _ = read_officials("officials.toml", text, Some(&found));
    let _ = check_regulations("regulations.toml", text);
}
