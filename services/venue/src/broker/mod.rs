//! The venue's broker: mosquitto as a child process.
//!
//! The node writes its settings anew at each start, starts it, says what it says, starts it again
//! when it dies, and takes it along when it stops. Nothing of it outlives the node, not even when
//! the node is killed.

mod find;
mod leftover;
mod log;
mod process;
mod settings;
mod supervise;

pub use find::{Program, find};
pub use settings::{Files, write};
pub use supervise::{Broker, BrokerEvent};

/// Why the broker could not be had.
#[derive(Debug, thiserror::Error)]
pub enum BrokerError {
    /// No program of that name.
    #[error(
        "mosquitto is not installed (looked in PATH, /usr/sbin, /usr/local/sbin): \
         install it (Debian: `apt install mosquitto`) or name an external_broker in venue.toml"
    )]
    Missing,
    /// Its settings could not be written.
    #[error("cannot write the broker's settings at {path}: {error}")]
    Write {
        /// Which file or folder.
        path: std::path::PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A path that cannot stand in its settings.
    #[error("the path {0} holds a line break")]
    Path(std::path::PathBuf),
    /// No thread to keep it.
    #[error("cannot start the broker's keeper: {0}")]
    Thread(std::io::Error),
}
