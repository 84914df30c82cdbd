//! The scripted player: it stands in for the page, in demos and tests.

pub mod core;
pub mod script;
mod thinking;

#[cfg(test)]
mod stories;
