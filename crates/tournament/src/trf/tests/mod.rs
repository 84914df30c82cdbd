//! Reports in and out.

mod event;
mod players;
mod published;
mod published_standings;
mod refused;
mod round_trip;
mod rounds;
mod systems;
mod truncated_lines;

use super::{File, read};

/// A report of one line more than its name.
fn with(line: &str) -> String {
    format!("012 Open\n{line}\n")
}

fn taken(text: &str) -> File {
    read(text).unwrap_or_else(|errors| panic!("{text}\n{}", errors[0]))
}
