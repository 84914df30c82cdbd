//! Two rounds on simulated electronic boards. In the first one the boards follow the game, and one of them differs from it; in
//! the second one they enter the moves.

use std::path::{Path, PathBuf};

use adoube_local_event::Crew;
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::text;
use anyhow::{Context as _, Result};

use crate::demo_event::{DemoEvent, Wanted};
use crate::flow::Flow;
use crate::source::{End, Game, Source};
use crate::{Host, Results, Settings};

/// The regulations of both rounds.
const REGULATIONS: &str = include_str!("../fixtures/eboards.toml");

/// A game of seven half-moves that ends with its last position, and how long each is thought about, milliseconds. White has
/// time to set a board right before the fifth.
const MOVES: [(&str, u64); 7] = [
    ("e2e4", 2_500),
    ("e7e5", 2_500),
    ("f1c4", 2_500),
    ("b8c6", 2_500),
    ("d1h5", 10_000),
    ("g8f6", 2_500),
    ("h5f7", 2_500),
];
const LAST_POSITION: &str = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";

/// What the boards of a round are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// The game is played on the screens, and the boards follow it.
    Following,
    /// The boards enter the moves.
    Entering,
}

impl Mode {
    pub(super) const ALL: [Self; 2] = [Self::Following, Self::Entering];

    /// As the regulations have it.
    const fn word(self) -> &'static str {
        match self {
            Self::Following => "follow",
            Self::Entering => "enter-moves",
        }
    }

    /// Where its event and the logs are.
    pub(super) fn folder(self, root: &Path) -> PathBuf {
        root.join(self.word())
    }

    const fn title(self) -> CatalogueMessage {
        CatalogueMessage::new(match self {
            Self::Following => "cli-demo-boards-follow",
            Self::Entering => "cli-demo-boards-enter",
        })
    }
}

/// One game of two players.
pub(super) fn source() -> Result<Source> {
    let mut source = Source::read()?;
    source.event = text!("cli-demo-boards-event");
    source.games.truncate(1);
    let game = source.games.first().context("the demo has no game")?;
    let (board, white, black) = (game.board, game.white, game.black);
    source
        .players
        .retain(|it| it.number == white || it.number == black);
    source.games = vec![Game {
        board,
        white,
        black,
        result: "1-0".to_owned(),
        plies: u32::try_from(MOVES.len())?,
        ending: "checkmate".to_owned(),
        end: End {
            how: "none".to_owned(),
            by: None,
        },
        final_fen: LAST_POSITION.to_owned(),
        moves: MOVES.map(|(uci, think)| (uci.to_owned(), think)).into(),
    }];
    Ok(source)
}

/// Plays both rounds.
pub(super) async fn play(
    settings: &Settings,
    source: &Source,
    root: &Path,
    crews: impl Iterator<Item = (Mode, &mut Crew)>,
    host: &mut impl Host,
) -> Result<Results> {
    let mut verdicts = Vec::new();
    for (mode, crew) in crews {
        host.step(&mode.title());
        let regulations = REGULATIONS.replace("MODE", mode.word());
        let wanted = Wanted {
            venues: 2,
            regulations: &regulations,
            pages: true,
            now: settings.now,
        };
        let event = DemoEvent::make(&mode.folder(root), source, wanted)?;
        let mut flow = Flow::new(settings, source, &event, crew, host);
        verdicts.extend(flow.play_on_boards(mode).await?);
        crew.stop().await;
    }
    Ok(Results {
        verdicts,
        locks: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use adoube_chess::{Position, Start};

    use super::{LAST_POSITION, MOVES, Mode, REGULATIONS, source};

    #[test]
    fn the_game_on_boards_is_chess_and_ends_with_its_last_position() {
        let mut position = Position::from_start(&Start::standard()).unwrap();
        for (uci, _) in MOVES {
            let mv = position.parse_uci(uci).unwrap();
            position.play(mv).unwrap();
        }
        assert_eq!(position.fen(), LAST_POSITION);
        assert_eq!(source().unwrap().players.len(), 2);
    }

    #[test]
    fn the_regulations_of_both_rounds_are_accepted() {
        for mode in Mode::ALL {
            let text = REGULATIONS.replace("MODE", mode.word());
            if let Err(problems) = adoube_regulations::from_toml(&text) {
                panic!("{mode:?}: {problems:?}");
            }
        }
    }
}
