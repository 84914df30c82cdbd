//! Boards: the commands they are given, and who is there to play.

pub(super) mod commands;
pub(super) mod deferred_commands;
pub(super) mod outdated_commands;
pub(super) mod presence;
pub(super) mod refused_commands;
