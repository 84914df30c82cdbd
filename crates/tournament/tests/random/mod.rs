//! Random games with random commands, for properties that hold always.

#![allow(dead_code, reason = "each test uses a part")]

pub(crate) mod act;
pub(crate) mod balance;
pub(crate) mod game;
pub(crate) mod terms;
