//! Stories of a shard: one thread, no clock, a ledger in memory whose answers the story gives.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod alarms;
mod assistants;
mod before;
mod briefs;
mod commands;
mod crashes;
mod dark;
mod draws;
mod elsewhere;
mod evidence;
mod flags;
mod four_eyes;
mod game;
mod grants;
mod heads;
mod holds;
mod imports;
mod incidents;
mod kit;
mod lag;
mod outages;
mod pages;
mod premoves;
mod random;
mod reconnections;
mod results;
mod roles;
mod rounds;
mod rulings;
mod seats;
mod spares;
mod storage;
mod venues;
mod watchers;
