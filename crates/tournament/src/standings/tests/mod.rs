//! Tie-breaks of published exercises and events, codes, systems.

mod codes;
mod event;
mod exercises;
mod published;
mod random;
mod rules;
mod systems;
mod unplayed;
