//! What officials see of a round, a venue and an incident: lines of text, JSON values, and tables on a terminal's
//! screen. Pure: connections, arguments and printing are the program's own.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod device_health;
pub mod holds;
pub mod incidents;
mod physical_board;
pub mod round;
pub mod venue;
mod words;
pub mod zone;

use adoube_exchange::{comments, officials};
use adoube_user_text::{catalogue, folding, text};
