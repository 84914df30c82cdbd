//! The player's physical board: what is on it, which reports go to the coordinator, and what the player should do
//! next.
//!
//! The driver (`shell::physical_board`) reads the board. [`BoardCore`] compares what came to rest with the game,
//! reports it as a player's command, and says what the page, the venue, the board's lights and its clock show. What
//! counts, the coordinator decides (ADR 19).

mod clock_display;
mod clock_press;
mod core;
mod followed_game;
mod game;
mod guide;
mod messages;
mod orientation;
mod pieces_verdict;
mod reports;
mod settings;
mod shown_position;
mod status;

pub use core::BoardCore;
pub use messages::{AtRest, BoardInput, BoardOrder};
pub use reports::{AnsweredReport, DueReport};
pub use settings::{BoardSettings, ClockPlace};
