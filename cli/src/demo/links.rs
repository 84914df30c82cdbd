//! Where to look at what runs.

use serde_json::{Value, json};

/// Links that let somebody in.
#[derive(Debug)]
pub(super) struct Links {
    /// The board that is played in the browser, such as `1.1`.
    pub(super) board: String,
    /// White's name, and the address of his page.
    pub(super) white: (String, String),
    pub(super) black: (String, String),
    /// The Chief Arbiter's console, once.
    pub(super) console: String,
    /// A venue's name and its wall, once.
    pub(super) wall: (String, String),
}

impl Links {
    pub(super) fn text(&self) -> String {
        let Self {
            board,
            white,
            black,
            console,
            wall,
        } = self;
        format!(
            "\n\
             Board {board} is yours. Open each link in a browser on this machine:\n\
             \n\
             \x20 White, {}:\n\x20   {}\n\
             \x20 Black, {}:\n\x20   {}\n\
             \x20 the Chief Arbiter's console (its certificate is the demo's own: go on):\n\x20   {console}\n\
             \x20 the wall of {}:\n\x20   {}\n\
             \n\
             The other boards play by themselves. In about a minute a cable is pulled at one of them: \
             the wall shows it, and the console has an incident for you to rule on.\n\
             A program that you kill, such as a player's kiosk, is started again after some seconds.\n\
             Ctrl-C ends it all.\n",
            white.0, white.1, black.0, black.1, wall.0, wall.1,
        )
    }

    pub(super) fn json(&self) -> Value {
        json!({
            "kind": "links", "board": self.board,
            "white": self.white.1, "black": self.black.1,
            "console": self.console, "wall": self.wall.1,
        })
    }
}
