//! Boards: the commands they are given, and who is there to play.

pub(super) mod commands;
pub(super) mod deferred_commands;
pub(super) mod due_times;
pub(super) mod presence;
pub(super) mod refused_commands;
pub(super) mod spare_devices;

use deferred_commands::DeferredCommands;
use due_times::DueTimes;
use refused_commands::Refused;

/// What is known of boards beyond their records.
#[derive(Debug, Default)]
pub(super) struct Boards {
    /// When each will do something by itself.
    pub(super) due: DueTimes,
    /// Commands that wait for something due.
    pub(super) deferred: DeferredCommands,
    /// What was told to commands that were refused.
    pub(super) refused: Refused,
}
