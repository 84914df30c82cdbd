//! Tie-breaks of published exercises and events, codes, systems.

mod codes;
mod event;
mod exercises;
mod random;
mod refused;
mod rules;
mod unplayed;
