//! A game that is over, against its source.

use adoube_proto::v1::{Ending, Finished};
use adoube_tournament::board::Score;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::Scoring;
use adoube_user_text::text;

use super::ending::{Doubt, End};
use super::game::Run;
use super::report::{ClocksApart, Explained, Summary, Told};
use super::source::Played;

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

/// A score of a game that was forfeited: who did not come has nothing, whatever a loss brings.
pub(super) const fn forfeited(score: Score, scoring: Scoring) -> Score {
    const fn points(halves: u8, scoring: Scoring) -> u8 {
        if halves == 2 { scoring.win_halves() } else { 0 }
    }
    Score {
        white: points(score.white, scoring),
        black: points(score.black, scoring),
    }
}

/// Whether a board takes a score in usual halves of a point when an arbiter declares it: both sides'
/// together are no more than a game brings, and a draw is one side's where that has draw odds (END-7).
pub(super) fn fits(score: Score, scoring: Scoring, draw_odds: bool) -> bool {
    let Score { white, black } = under(score, scoring);
    let draw = scoring.draw_halves();
    let drawn = white == draw && black == draw && draw != scoring.loss_halves();
    let most = scoring.maximum_halves().max(2 * u16::from(draw));
    u16::from(white) + u16::from(black) <= most && !(drawn && draw_odds)
}

/// A score as an arbiter of the event declares it; of a game that is given up, which may have one that
/// no arbiter can give, nothing for both.
pub(super) fn declared(score: Score, regulations: &Regulations) -> Score {
    let scoring = regulations.scoring;
    let none = Score { white: 0, black: 0 };
    let fits = fits(score, scoring, regulations.draw_odds.is_some());
    under(if fits { score } else { none }, scoring)
}

/// Enters a game that is over.
pub(super) fn enter(summary: &mut Summary, run: &Run, scoring: Scoring) {
    summary.games += 1;
    summary.moves += run.plies as u64;
    summary.clocks_equal += run.clocks_equal;
    if let Some(real) = &mut summary.real_time {
        real.clocks_near += run.clocks_near;
        real.clocks_apart += run.clocks_apart;
        if let Some(leeway) = &run.leeway {
            let ahead = leeway.ahead.iter().copied().max().unwrap_or(0);
            real.tolerance_game_ms = real.tolerance_game_ms.max(leeway.near);
            real.ahead_ms = real.ahead_ms.max(ahead);
        }
        real.farthest_ms = real.farthest_ms.max(run.farthest);
    }
    let game = run.played.number;
    let told = |what: String| of(run, what);
    let board = run.finished.as_ref().and_then(by_board);
    note(summary, run, board.as_deref());
    if let Some(trouble) = &run.trouble {
        return summary.mismatches.push(game, told(trouble.clone()));
    }
    let Some(finished) = &run.finished else {
        let ending = summary.endings.entry("unfinished".to_owned()).or_default();
        *ending += 1;
        let what = "it has no result in its source".to_owned();
        return summary.unfinished.push(game, told(what));
    };
    let ending = summary
        .endings
        .entry(Ending::word_of(finished.ending).to_owned());
    let ending = ending.or_default();
    *ending += 1;
    let wanted = run.played.score.map(|score| under(score, scoring));
    let source_plies = run.played.moves.len();
    // Of two results that a source tells, the board may decide for the other.
    let other = run.played.doubt.as_ref().filter(|_| board.is_some());
    let other = other.and_then(Doubt::tag);
    let wanted = match &run.played.end {
        End::Forfeit(score, _) => Some(forfeited(*score, scoring)),
        _ => wanted,
    };
    let said = [wanted, other.map(|score| under(score, scoring))];
    if run.plies == source_plies && said.contains(&points(finished)) {
        return;
    }
    if let Some(article) = article(finished.ending()) {
        let explained = explained(run, finished, article, wanted);
        summary.explained.push(game, explained);
    } else {
        let what = format!(
            "{} plies and {} by {}, in the source {source_plies} and {}",
            run.plies,
            shown(points(finished)),
            Ending::word_of(finished.ending),
            shown(wanted)
        );
        summary.mismatches.push(game, told(what));
    }
}

fn of(run: &Run, what: String) -> Told {
    Told {
        game: run.played.number,
        line: run.played.line,
        what,
    }
}

/// Enters what its source is to be known for, however it ended; `board` is what the board decided.
fn note(summary: &mut Summary, run: &Run, board: Option<&str>) {
    let played = &run.played;
    let game = played.number;
    note_clocks(summary, run);
    let after = played.shown.iter().skip(run.plies).flatten();
    summary.clocks_after_end += after.count() as u64;
    if played.renumbered {
        summary.renumber(game, &played.round);
    }
    if let Some(again) = &played.again {
        summary.superseded += u64::from(again.superseded);
        summary.repeated.push(game, of(run, again.told.clone()));
    }
    if !played.remarks.is_empty() {
        summary
            .remarks
            .push(game, of(run, played.remarks.join("; ")));
    }
    // The board has ended a game that it decided, whatever is not told behind its moves.
    let doubt = played.doubt.as_ref();
    let doubt = doubt.filter(|doubt| board.is_none() || !doubt.is_untold());
    if doubt.is_some_and(|doubt| board.is_none() && doubt.may_be_cut()) {
        summary.cut_off += 1;
    }
    let lacking = played.without_a_move.then(|| {
        let taken = match played.end {
            End::Forfeit(..) => "taken as a forfeit",
            _ => "declared by an arbiter",
        };
        format!("it has a result but no moves: {taken}")
    });
    let told = lacking
        .into_iter()
        .chain(doubt.map(|doubt| doubt.told(board)));
    let told: Vec<String> = told.collect();
    if !told.is_empty() {
        summary
            .doubtful_results
            .push(game, of(run, told.join("; ")));
    }
}

/// Enters the source's readings, and those that its clocks cannot show here.
fn note_clocks(summary: &mut Summary, run: &Run) {
    let Played {
        number,
        line,
        apart,
        ..
    } = &run.played;
    if apart.untold {
        summary.clocks_untold_games += 1;
    } else {
        summary.clock_readings += apart.readings;
        summary.clocks_replaced += apart.replaced;
        summary.clocks_replaced_games += u64::from(apart.replaced > 0);
    }
    if let Some(what) = apart.what.clone() {
        let told = ClocksApart {
            game: *number,
            line: *line,
            what,
            readings: apart.readings,
            replaced: apart.replaced,
        };
        summary.clock_exceptions.push(*number, told);
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
        ending: Ending::word_of(finished.ending).to_owned(),
        ply: run.plies,
        source_plies: run.played.moves.len(),
        result: shown(points(finished)),
        source_result: shown(wanted),
    }
}

/// What the board itself decided, with the result: no score of a source stands against it.
fn by_board(finished: &Finished) -> Option<String> {
    let ending = finished.ending();
    let decided = matches!(article(ending), Some(article) if article != FLAG);
    decided.then(|| format!("{}, {}", ending.word(), shown(points(finished))))
}

/// The article of a flag that fell.
const FLAG: &str = "O 4.5";

/// The articles by which a game ends of itself, whatever its source went on to do or to say: mate too,
/// where the source says another result or none.
const fn article(ending: Ending) -> Option<&'static str> {
    Some(match ending {
        Ending::Checkmate => "O 5.1",
        Ending::ThreefoldRepetition => "O 5.4.1",
        Ending::FiftyMoves => "O 5.4.2",
        Ending::FivefoldRepetition => "L 9.6.1",
        Ending::SeventyFiveMoves => "L 9.6.2",
        Ending::DeadPosition => "O 5.4.3",
        Ending::Stalemate => "O 5.4.4",
        Ending::Flag | Ending::FlagDraw => FLAG,
        Ending::Resignation
        | Ending::Agreement
        | Ending::NotReconnected
        | Ending::NotReconnectedDraw
        | Ending::Declared
        | Ending::Forfeit
        | Ending::Unspecified => return None,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn end_7_scores_that_an_arbiter_of_the_event_can_declare() {
        let usual = Scoring::default();
        let football = Scoring::from_halves(6, 2, 0).unwrap();
        let winner_only = Scoring::from_halves(2, 0, 0).unwrap();
        for (white, black, scoring, odds, can) in [
            (2, 0, usual, false, true),
            (1, 1, usual, false, true),
            (0, 0, usual, false, true),
            (1, 0, usual, false, true),
            (2, 2, usual, false, false),
            (1, 2, usual, false, false),
            (2, 2, football, false, false),
            (1, 2, football, false, false),
            (1, 0, football, false, true),
            (1, 2, winner_only, false, true),
            (1, 1, usual, true, false),
            (0, 0, usual, true, true),
        ] {
            let score = Score { white, black };
            assert_eq!(fits(score, scoring, odds), can, "{score:?} {scoring:?}");
        }
    }
}
