//! Results and byes, and the points that they bring (O 7.1, END-7): every module knows these.

mod game_points;
mod point_system;
mod round_result;

pub use game_points::{InvalidScoring, Points, Scoring};
pub use point_system::PointSystem;
pub use round_result::{ByeKind, RoundResult, SideResult};
