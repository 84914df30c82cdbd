//! What the broker says, in our log.

use std::io::{BufRead, BufReader, Read};

/// The longest line that is repeated, bytes.
const MAX_LINE: u64 = 1000;

/// Repeats every line until the broker is gone; keep it on a thread of its own. Trouble is said
/// aloud, comings and goings only on request: the view tells them better.
pub(super) fn repeat(from: impl Read) {
    let mut reader = BufReader::new(from);
    let mut line = Vec::new();
    loop {
        line.clear();
        match reader.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => say(String::from_utf8_lossy(&line).trim_end()),
        }
    }
}

fn say(line: &str) {
    if line.starts_with("Error") || line.starts_with("Warning") {
        tracing::warn!("broker: {line}");
    } else {
        tracing::debug!("broker: {line}");
    }
}
