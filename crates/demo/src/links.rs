//! Where to look at what runs.

use std::collections::BTreeMap;

/// Links that let somebody in.
#[derive(Debug)]
pub struct Links {
    /// The board that is played in the browser, such as `1.1`.
    pub board: String,
    /// For White.
    pub white: PlayerLink,
    /// For Black.
    pub black: PlayerLink,
    /// The Chief Arbiter's console, once.
    pub console: String,
    /// A venue's name and its wall, once.
    pub wall: (String, String),
    /// The programs that are started again, by name, each with its process.
    pub processes: BTreeMap<String, u32>,
}

/// Where somebody plays.
#[derive(Debug)]
pub struct PlayerLink {
    /// The player's name.
    pub name: String,
    /// The device.
    pub device: String,
    /// The address of the player's page.
    pub page: String,
}
