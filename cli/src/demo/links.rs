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
             What runs, by its process. One that you end, such as a player's kiosk with `kill -9` and its number,\n\
             is started again after five seconds, as another process:\n\
             {}\
             \n\
             Board {board} is yours. Open each link in a browser on this machine:\n\
             \n\
             \x20 White, {}\n\
             \x20 Black, {}\n\
             \x20 the Chief Arbiter's console (its certificate is the demo's own: go on):\n\x20   {console}\n\
             \x20 the wall of {}:\n\x20   {}\n\
             \n\
             The other boards play by themselves. In about a minute a cable is pulled at one of them: \
             the wall shows it, and the console has an incident for you to rule on.\n\
             Ctrl-C ends it all.\n",
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
