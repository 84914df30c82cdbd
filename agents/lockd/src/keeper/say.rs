//! What the daemon says of itself to whoever started it, a line each.

use std::io::Write as _;

/// Where nobody reads, nothing is said.
pub(super) fn say(text: &str) {
    let _ = writeln!(std::io::stderr(), "adoube-lockd: {text}");
}
