//! Where to look at what runs.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// Links that let somebody in.
#[derive(Debug)]
pub(super) struct Links {
    /// The board that is played in the browser, such as `1.1`.
    pub(super) board: String,
    pub(super) white: PlayerLink,
    pub(super) black: PlayerLink,
    /// The Chief Arbiter's console, once.
    pub(super) console: String,
    /// A venue's name and its wall, once.
    pub(super) wall: (String, String),
    /// The programs that are started again, by name, each with its process.
    pub(super) processes: BTreeMap<String, u32>,
}

/// Where somebody plays.
#[derive(Debug)]
pub(super) struct PlayerLink {
    pub(super) name: String,
    pub(super) device: String,
    /// The address of his page.
    pub(super) page: String,
}

impl PlayerLink {
    fn text(&self) -> String {
        let Self { name, device, page } = self;
        format!("{name}, at {device}:\n    {page}")
    }

    fn json(&self) -> Value {
        json!({"device": self.device, "page": self.page})
    }
}

impl Links {
    pub(super) fn text(&self) -> String {
        let Self {
            board,
            console,
            wall,
            ..
        } = self;
        format!(
            "\n\
             Running programs with their process numbers. If you end one, such as a player's kiosk with `kill -9`\n\
             and its number, it restarts after five seconds as another process:\n\
             {}\
             \n\
             Board {board} is yours. Open each link in a browser on this machine:\n\
             \n\
             \x20 White, {}\n\
             \x20 Black, {}\n\
             \x20 the Chief Arbiter's console (accept the demo's own certificate):\n\x20   {console}\n\
             \x20 the wall of {}:\n\x20   {}\n\
             \n\
             The other boards play automatically. In about a minute one of them loses its cable: \
             the wall shows it, and the console shows an incident for you to rule on.\n\
             Ctrl-C ends everything.\n",
            self.running(),
            self.white.text(),
            self.black.text(),
            wall.0,
            wall.1,
        )
    }

    fn running(&self) -> String {
        self.processes
            .iter()
            .fold(String::new(), |told, (name, process)| {
                told + &format!("{process:>9}  {name}\n")
            })
    }

    pub(super) fn json(&self) -> Value {
        json!({
            "kind": "links", "board": self.board,
            "white": self.white.json(), "black": self.black.json(),
            "console": self.console, "wall": self.wall.1,
            "processes": self.processes,
        })
    }
}
