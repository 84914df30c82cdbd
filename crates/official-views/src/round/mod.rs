//! A followed round: its boards, clocks and devices as they change.

mod board_events;
mod board_order;
mod board_remarks;
mod board_side;
mod followed_round;
mod incident_news;
pub mod json;
mod narrator;
mod new_game;
mod pauses;
pub mod screen;
mod seats;
mod status;
mod table;
#[cfg(test)]
mod tests;
mod time_shortage;
mod venue_news;

pub use narrator::Narrator;
pub use table::table;
pub(crate) use venue_news::of_device;

#[cfg(test)]
use adoube_client::follow::News;
use adoube_client::follow::{Change, Model};
