//! `adoube demo --eboards`: two rounds on simulated electronic boards. In the first one the boards follow the game, and one of
//! them differs from it; in the second one they enter the moves.

use std::path::Path;
use std::process::ExitCode;

use adoube_local_event::{self as local, Crew, INTERRUPTED, Root};
use anyhow::{Context as _, Result};
use serde_json::json;

use super::check::Verdict;
use super::close;
use super::flow::{Flow, Stopped};
use super::place::{Place, Wanted};
use super::source::{End, Game, Source};
use super::stage::Stage;
use super::table;
use crate::args::DemoArgs;
use crate::say::Say;

/// The regulations of both rounds.
const REGULATIONS: &str = include_str!("../../fixtures/eboards.toml");

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
    const ALL: [Self; 2] = [Self::Following, Self::Entering];

    /// As the regulations have it.
    const fn word(self) -> &'static str {
        match self {
            Self::Following => "follow",
            Self::Entering => "enter-moves",
        }
    }

    const fn title(self) -> &'static str {
        match self {
            Self::Following => "first round: the boards show the game",
            Self::Entering => "second round: the boards enter the moves",
        }
    }
}

/// One game of two players.
fn source() -> Result<Source> {
    let mut source = Source::read()?;
    "A round on physical boards".clone_into(&mut source.event);
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

/// Plays both rounds, and says whether each went as it was to go.
pub(super) async fn run(args: &DemoArgs, say: Say) -> Result<ExitCode> {
    let root = Root::make(args.keep.as_deref())?;
    let mut crews = Vec::new();
    for mode in Mode::ALL {
        let crew = Crew::new(&root.path().join(mode.word()), "--keep DIR keeps all logs")?;
        crews.push((mode, crew));
    }
    let mut stage = Stage::open(args.headless, say)?;
    let played = tokio::select! {
        played = both(args, root.path(), &mut crews, &mut stage) => played,
        () = local::interrupted() => Err(Stopped.into()),
    };
    stage.close();
    let mut stuck = Vec::new();
    for (_, crew) in &mut crews {
        stuck.extend(crew.stop().await);
    }
    stuck.extend(local::remove_leftovers(root.path()).await);
    close(root, say)?;
    let verdicts = match played {
        Ok(verdicts) => verdicts,
        Err(error) if error.is::<Stopped>() => return Ok(ExitCode::from(INTERRUPTED)),
        Err(error) => return Err(error),
    };
    anyhow::ensure!(
        stuck.is_empty(),
        "these programs did not stop and were killed: {}",
        stuck.join(", ")
    );
    Ok(report(&verdicts, say))
}

async fn both(
    args: &DemoArgs,
    root: &Path,
    crews: &mut [(Mode, Crew)],
    stage: &mut Stage,
) -> Result<Vec<Verdict>> {
    let source = source()?;
    let args = DemoArgs {
        speed: 1.0,
        ..args.clone()
    };
    let mut verdicts = Vec::new();
    for (mode, crew) in crews {
        stage.tell(mode.title());
        let regulations = REGULATIONS.replace("MODE", mode.word());
        let wanted = Wanted {
            venues: 2,
            regulations: &regulations,
            pages: true,
        };
        let folder = root.join(mode.word());
        let place = Place::make(&folder, &source, wanted)?;
        let mut flow = Flow::new(&args, &source, &place, crew, stage);
        verdicts.extend(flow.play_on_boards(*mode).await?);
        crew.stop().await;
    }
    Ok(verdicts)
}

fn report(verdicts: &[Verdict], say: Say) -> ExitCode {
    let ok = verdicts
        .iter()
        .all(|verdict| verdict.differences.is_empty());
    say.text("");
    say.text(table::text(verdicts));
    say.value(&json!({"kind": "summary", "ok": ok, "games": table::json(verdicts)}));
    say.text(if ok {
        "Both rounds went as planned."
    } else {
        "The rounds did NOT both go as planned."
    });
    if ok {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

#[cfg(test)]
mod tests {
    use adoube_chess::{Position, Start};
    use adoube_tournament::regulations::Regulations;

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
            if let Err(problems) = Regulations::from_toml(&text) {
                panic!("{mode:?}: {problems:?}");
            }
        }
    }
}
