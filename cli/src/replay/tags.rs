//! What a game's source says of its event, its place and its day. The game keeps it as it stands,
//! whatever its tournament is called and whenever it is played again.

use adoube_chess::pgn::Game;
use adoube_tournament::regulations::Date;

/// An event and its place, then the day and time.
const NAMES: [&str; 5] = ["Event", "Site", "Date", "UTCDate", "UTCTime"];
/// How many of them the regulations may tell where the source does not.
const OF_EVENT: usize = 2;

/// The tags of a game that are kept, by [`NAMES`]; none where the source does not know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tags([Option<String>; 5]);

impl Tags {
    pub(super) fn of(game: &Game) -> Self {
        let known = |text: &&str| !matches!(*text, "" | "?");
        Self(NAMES.map(|name| {
            let text = game.tag(name).map(str::trim).filter(known);
            text.map(str::to_owned)
        }))
    }

    pub(super) fn event(&self) -> Option<&str> {
        self.0[0].as_deref()
    }

    /// Where the event is; servers put each game's own address there, which is no place.
    pub(super) fn site(&self) -> Option<&str> {
        self.0[1].as_deref().filter(|site| !site.contains("://"))
    }

    /// The day, where the whole of it is told.
    pub(super) fn day(&self) -> Option<Date> {
        self.0[2].as_deref()?.replace('.', "-").parse().ok()
    }

    /// Makes them those of the game as it was played again. A day that its source does not tell is
    /// not made up.
    pub(super) fn put(&self, game: &mut Game) {
        game.tags
            .retain(|(name, _)| !NAMES[OF_EVENT..].contains(&name.as_str()));
        for (name, text) in NAMES.into_iter().zip(&self.0) {
            if let Some(text) = text {
                game.set_tag(name, text.as_str());
            }
        }
    }
}
