//! Points, tie-breaks and ranks of an individual tournament, from its crosstable (EVT-5): FIDE
//! Handbook C.07, Play-Off and Tie-Break Regulations, by the codes that reports name (202, 212).
//!
//! Pure: a crosstable goes in, a table of ranks comes out. Numbers of articles are those of C.07.

mod buchholz;
mod code;
mod crosstable;
mod direct;
mod error;
mod model;
mod parse;
mod rank;
mod ratings;
mod results;
mod system;
mod table;
mod value;

#[cfg(test)]
mod tests;

pub use code::{Limit, Method, TieBreak};
pub use crosstable::{Crosstable, CrosstablePlayer, PlayerRound};
pub use error::{StandingsError, UnknownTieBreak};
pub use parse::{parse_known, parse_list};
pub use rank::{Options, standings};
pub use system::{Edition, System};
pub use table::{Standing, Standings};
pub use value::Value;
