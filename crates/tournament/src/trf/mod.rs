//! The tournament report file, as the tools that arbiters use write and read it (EVT-5): TRF16,
//! its customary extensions, and TRF26.
//!
//! A [`File`] is its lines in their order; what is not understood is kept as it stands. Columns
//! are counted from 1, as the specification does.

mod columns;
mod crosstable;
mod cut;
mod day;
mod decode;
mod error;
mod event;
mod file;
mod first_day;
mod place;
mod player;
mod points;
mod read;
mod read_header;
mod read_player;
mod reading_notes;
mod result_letters;
mod round;
mod score;
mod together;
mod write;

#[cfg(test)]
mod tests;

pub use day::{ReadDay, read_day};
pub use error::{MAX_ERRORS, TrfError};
pub use file::{File, Line, Tag, Team};
pub use first_day::Begin;
pub use place::{misplaced_dates, place};
pub use player::{Cell, Player};
pub use points::{InvalidPoints, says_points};
pub use read::read;
pub use reading_notes::{other_bytes, reading_notes};
pub use result_letters::{result_letter, result_of_letter};
pub use round::{Game, Inconsistent, Round};
pub use write::{Edition, write};
