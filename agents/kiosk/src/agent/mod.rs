//! The whole agent without its shell: bus, link and player, and what passes between them.

mod core;
mod evidence;
mod lockdown;
mod messages;
mod orders;
mod page;
mod physical_board;
mod time_of_day;

#[cfg(test)]
mod lockdown_stories;
#[cfg(test)]
mod page_stories;
#[cfg(test)]
mod physical_board_tests;
#[cfg(test)]
mod stories;
#[cfg(test)]
mod taken_back;

pub use core::Agent;
pub use messages::{AgentIdentity, Input, Output, PageInput};
