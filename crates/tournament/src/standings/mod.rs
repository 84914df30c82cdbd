//! Points, tie-breaks and ranks of an individual tournament, from its crosstable (EVT-5): FIDE
//! Handbook C.07, Play-Off and Tie-Break Regulations, by the codes that reports name (202, 212).
//!
//! Pure: a crosstable goes in, a table of ranks comes out. Numbers of articles are those of C.07.

mod buchholz;
mod crosstable;
mod direct_encounter;
mod error;
mod model;
mod own_results;
mod ranking;
mod ranking_table;
mod ratings;
mod system;
mod tie_break;
mod tie_break_codes;
mod tie_break_value;

#[cfg(test)]
mod tests;

pub use crosstable::{Crosstable, CrosstablePlayer, PlayerRound};
pub use error::{StandingsError, UnknownTieBreak};
pub use ranking::{Options, standings};
pub use ranking_table::{Standing, Standings};
pub use system::{Edition, System};
pub use tie_break::{Limit, Method, TieBreak};
pub use tie_break_codes::{parse_known, parse_list};
pub use tie_break_value::Value;
