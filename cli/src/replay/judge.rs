//! A game that is over, against its source.

use adoube_proto::v1::Finished;
use adoube_tournament::board::{Ending, Score};
use adoube_tournament::regulations::Scoring;

use super::game::Run;
use super::report::{Explained, Summary, Told};
use crate::text;

/// A score in usual halves of a point, under the event's own points (O 7.1).
pub(super) const fn under(score: Score, scoring: Scoring) -> Score {
    const fn points(halves: u8, scoring: Scoring) -> u8 {
        match halves {
            0 => scoring.loss_halves(),
            1 => scoring.draw_halves(),
            _ => scoring.win_halves(),
        }
    }
    Score {
        white: points(score.white, scoring),
        black: points(score.black, scoring),
    }
}

/// Enters a game that is over.
pub(super) fn enter(summary: &mut Summary, run: &Run, scoring: Scoring) {
    summary.games += 1;
    summary.moves += run.plies as u64;
    summary.clocks_equal += run.clocks_equal;
    if let Some(real) = &mut summary.real_time {
        real.clocks_near += run.clocks_near;
        real.clocks_apart += run.clocks_apart;
        let tolerance = run.leeway.unwrap_or_default();
        real.tolerance_game_ms = real.tolerance_game_ms.max(tolerance);
        real.farthest_ms = real.farthest_ms.max(run.farthest);
    }
    let told = |what: String| Told {
        game: run.played.number,
        line: run.played.line,
        what,
    };
    summary
        .clock_exceptions
        .extend(run.played.exception.clone().map(told));
    let doubt = run.played.doubt.clone().map(told);
    summary.doubtful_results.extend(doubt);
    if let Some(trouble) = &run.trouble {
        return summary.mismatches.push(told(trouble.clone()));
    }
    let Some(finished) = &run.finished else {
        let ending = summary.endings.entry("unfinished".to_owned()).or_default();
        *ending += 1;
        let what = "it has no result in its source".to_owned();
        return summary.unfinished.push(told(what));
    };
    let ending = summary.endings.entry(finished.ending.clone()).or_default();
    *ending += 1;
    let wanted = run.played.score.map(|score| under(score, scoring));
    let source_plies = run.played.moves.len();
    if run.plies == source_plies && wanted == points(finished) {
        return;
    }
    match article(&finished.ending, wanted.is_none()) {
        Some(article) => summary
            .explained
            .push(explained(run, finished, article, wanted)),
        None => summary.mismatches.push(told(format!(
            "{} plies and {} by {}, in the source {source_plies} and {}",
            run.plies,
            shown(points(finished)),
            finished.ending,
            shown(wanted)
        ))),
    }
}

fn explained(
    run: &Run,
    finished: &Finished,
    article: &'static str,
    wanted: Option<Score>,
) -> Explained {
    Explained {
        game: run.played.number,
        line: run.played.line,
        article,
        ending: finished.ending.clone(),
        ply: run.plies,
        source_plies: run.played.moves.len(),
        result: shown(points(finished)),
        source_result: shown(wanted),
    }
}

/// The articles by which a game ends of itself, whatever its source went on to do; with mate only
/// where the source says no result.
fn article(ending: &str, unknown: bool) -> Option<&'static str> {
    let ending = Ending::ALL
        .into_iter()
        .find(|known| known.name() == ending)?;
    Some(match ending {
        Ending::Checkmate if unknown => "O 5.1",
        Ending::ThreefoldRepetition => "O 5.4.1",
        Ending::FiftyMoves => "O 5.4.2",
        Ending::DeadPosition => "O 5.4.3",
        Ending::Stalemate => "O 5.4.4",
        Ending::Flag | Ending::FlagDraw => "O 4.5",
        _ => return None,
    })
}

fn points(finished: &Finished) -> Option<Score> {
    let result = finished.result?;
    Some(Score {
        white: u8::try_from(result.white_halves).ok()?,
        black: u8::try_from(result.black_halves).ok()?,
    })
}

fn shown(score: Option<Score>) -> String {
    score.map_or_else(
        || "*".to_owned(),
        |score| text::show_result(score.white.into(), score.black.into()),
    )
}
