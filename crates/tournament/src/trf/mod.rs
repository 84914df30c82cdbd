//! The tournament report file, as the tools that arbiters use write and read it (EVT-5): TRF16,
//! its customary extensions, and TRF26.
//!
//! A [`File`] is its lines in their order; what is not understood is kept as it stands. Columns
//! are counted from 1, as the specification does.

mod columns;
mod crosstable;
mod day_text;
mod decode;
mod error;
mod error_places;
mod event;
mod file;
mod first_day;
mod player;
mod points;
mod read;
mod read_header;
mod read_player;
mod reading_notes;
mod result_letters;
mod result_pairs;
mod round;
mod score;
mod truncated_lines;
mod write;

#[cfg(test)]
mod tests;

pub use day_text::{ReadDay, read_day};
pub use error::{MAX_ERRORS, TrfError};
pub use error_places::{misplaced_dates, place};
pub use file::{File, Line, Tag, Team};
pub use first_day::Begin;
pub use player::{Cell, Player};
pub use points::{InvalidPoints, says_points};
pub use read::read;
pub use reading_notes::{other_bytes, reading_notes};
pub use result_letters::{result_letter, result_of_letter};
pub use round::{Game, Inconsistent, Round};
pub use write::{Edition, write};
