//! `adoube result`: declare, approve, correct.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{
    ApproveCommand, CommandPreview, CorrectCommand, DeclareCommand, Ending, EventView,
    PairingEntry, Result as Points, ResultStatus,
};
use adoube_tournament::ids::BoardId;
use adoube_tournament::scoring::Scoring;
use anyhow::Result;
use serde_json::json;

use super::board::{Stands, foreseen, of};
use super::confirm::{Asking, do_as_shown};
use super::export::regulations;
use crate::args::{Common, DeclareArgs, ResultArgs, ResultCommand};
use crate::catalogue::yes_or_no;
use crate::client::{CHIEF, Client};
use crate::games::event_rounds::{self, left_to_approve};
use crate::say::{Say, code, coded, next_step, trouble, with_next_step};
use crate::{lay, text};

/// Does what the line says.
pub(super) async fn run(common: &Common, args: ResultArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    match (args.command, args.declare) {
        (Some(ResultCommand::Approve { board, round }), _) => {
            approve(&mut client, board, round, say).await
        }
        (
            Some(ResultCommand::Correct {
                board,
                result,
                forfeit,
                no_forfeit,
                no_odds,
                reason,
                cites,
                yes,
            }),
            _,
        ) => {
            let forfeit = (forfeit || no_forfeit).then_some(forfeit);
            let meant = (result, forfeit, no_odds);
            let why = (reason, cites.notes, yes);
            correct(&mut client, board, meant, why, say).await
        }
        (None, Some(declared)) => declare(&mut client, declared, &args.cites.notes, say).await,
        (None, None) => Err(trouble!("cli-result-no-board")),
    }
}

async fn declare(client: &mut Client, args: DeclareArgs, cites: &[u32], say: Say) -> Result<()> {
    if args.forfeit {
        of_forfeit(args.result)?;
    }
    let view = client.describe().await?;
    over_already(&view, args.board)?;
    let score = points(args.result, &view, args.forfeit)?;
    let command = Command::Declare(DeclareCommand {
        result: Some(score),
        forfeit: args.forfeit,
    });
    let forfeit = yes_or_no(args.forfeit);
    let done = text!("cli-result-declared", forfeit, points: with_points(args.result, score));
    let (board, reason) = (args.board, args.reason);
    let request = foreseen::citing(of(board, &reason, &command), cites);
    let show = async |client: &mut Client| {
        let foreseen = client.preview(request.clone()).await?;
        foreseen::tell_citable(&foreseen, cites, say);
        let stands = Stands::ask(client, board).await?;
        let ends = stands.consequence(&command)?;
        let played = (!args.forfeit).then(|| stands.unrated(score)).flatten();
        let besides = foreseen::told(&foreseen.consequences, foreseen::OF_DECLARING);
        for consequence in ends.iter().chain(&played).chain(&besides) {
            say.folded(consequence);
        }
        let question = ends.as_ref().or(played.as_ref()).map(|_| "cli-confirm");
        if question.is_some() {
            let new = text!("cli-result-new", points: with_points(args.result, score));
            say.text(format_args!("  {new}"));
        }
        Ok((question, (foreseen, ends.is_some())))
    };
    let act = async |client: &mut Client, (foreseen, ends): (CommandPreview, bool)| {
        foreseen::give(client, (board, request.clone()), &done, &foreseen, say).await?;
        Ok(ends)
    };
    if do_as_shown(client, Asking::new(args.yes, say), show, act).await? {
        say.folded(text!("cli-result-to-change", board));
    }
    Ok(())
}

/// A result is declared once; what stands in its way says how it is changed.
fn over_already(view: &EventView, board: BoardId) -> Result<()> {
    let entry = entry(view, board);
    let stands = entry.and_then(|entry| Some((entry.result?, entry, entry.result_state.as_ref()?)));
    let Some((result, entry, state)) = stands else {
        return Ok(());
    };
    let result = text::show_result(result.white_halves, result.black_halves);
    let (ending, state) = (
        Ending::word_of(entry.ending),
        ResultStatus::word_of(state.state),
    );
    Err(trouble!("cli-result-already", board, result, ending, state))
}

/// That a game would count as played in which less than a move was made.
async fn unrated_if_played(
    client: &mut Client,
    board: BoardId,
    result: Points,
) -> Result<Option<String>> {
    let event = client.describe().await?;
    let games = client.games(board.round).await?;
    // Why there is no such board the coordinator tells better.
    let stands = Stands::among(&games, board, &event)?;
    Ok(stands.and_then(|stands| stands.unrated(result)))
}

async fn correct(
    client: &mut Client,
    board: BoardId,
    (result, forfeit, without_odds): ((u32, u32), Option<bool>, bool),
    (reason, cites, yes): (String, Vec<u32>, bool),
    say: Say,
) -> Result<()> {
    if forfeit == Some(true) {
        of_forfeit(result)?;
    }
    let how = match (forfeit, without_odds) {
        (Some(true), _) => "forfeit",
        (Some(false), _) => "no-forfeit",
        (None, true) => "no-odds",
        (None, false) => "other",
    };
    let show = async |client: &mut Client| {
        let view = client.describe().await?;
        let stands = entry(&view, board).is_some_and(|entry| entry.ending() == Ending::Forfeit);
        if stands && forfeit.is_none() {
            still_forfeit(board, result)?;
        }
        let score = points(result, &view, forfeit.unwrap_or(stands))?;
        let done = text!("cli-result-corrected", points: with_points(result, score), how);
        let command = Command::Correct(CorrectCommand {
            result: Some(score),
            forfeit,
            without_odds,
        });
        let request = foreseen::citing(of(board, &reason, &command), &cites);
        let foreseen = client.preview(request.clone()).await?;
        foreseen::tell_citable(&foreseen, &cites, say);
        foreseen::tell(&foreseen, say);
        let unrated = match forfeit {
            Some(false) => unrated_if_played(client, board, score).await?,
            Some(true) | None => None,
        };
        if let Some(consequence) = &unrated {
            say.folded(consequence);
        }
        let is_weighty = unrated.is_some() || foreseen::is_weighty(&foreseen);
        let question = is_weighty.then_some("cli-confirm");
        Ok((question, (foreseen, request, done)))
    };
    let act = async |client: &mut Client, (foreseen, request, done): (_, _, String)| {
        foreseen::give(client, (board, request), &done, &foreseen, say).await
    };
    do_as_shown(client, Asking::new(yes, say), show, act).await
}

/// Nobody draws a game that was not played.
fn of_forfeit(result: (u32, u32)) -> Result<()> {
    if matches!(result, (2 | 0, 0) | (0, 2)) {
        return Ok(());
    }
    Err(trouble!("cli-result-no-forfeit", result: shown(result)))
}

/// A forfeit is corrected to another forfeit, unless it is said that the game counts as played.
fn still_forfeit(board: BoardId, result: (u32, u32)) -> Result<()> {
    of_forfeit(result).map_err(|_| {
        let result = shown(result);
        trouble(
            text!("cli-result-still-forfeit", board, result: &result),
            text!("cli-result-still-forfeit-next", board, result),
        )
    })
}

/// Approves one result, or all of a round that are left.
async fn approve(
    client: &mut Client,
    board: Option<BoardId>,
    round: Option<u16>,
    say: Say,
) -> Result<()> {
    let boards = match (board, round) {
        (Some(board), _) => vec![board],
        (None, Some(round)) => {
            let view = client.describe().await?;
            event_rounds::round(&view, round)?;
            left_to_approve(&view, round)
        }
        (None, None) => Vec::new(),
    };
    if boards.is_empty() {
        say.result(text!("cli-result-none-left"), &json!({"approved": 0}));
    }
    let mut left_out = Vec::new();
    for id in boards {
        // Of a whole round, what the Chief Arbiter has to rule on, or a player objects to, is left out and named.
        match approve_one(client, id, say).await {
            Err(error)
                if board.is_none() && ["incident-open", "objected"].contains(&code(&error)) =>
            {
                let next = next_step(&error);
                let text = text!("cli-result-left-out", board: id, why: with_next_step(&error));
                let why = format!("{error:#}");
                let value = json!({"board": id.to_string(), "left_out": why, "next": next});
                say.result(lay::fold(&text, 4, lay::width()), &value);
                left_out.push((id, code(&error).to_owned()));
            }
            given => given?,
        }
    }
    not_approved(&left_out)
}

/// The result that it names: where another takes its place meanwhile, none is approved.
async fn approve_one(client: &mut Client, board: BoardId, say: Say) -> Result<()> {
    let request = of(board, "", &Command::Approve(ApproveCommand {}));
    let foreseen = client.preview(request.clone()).await?;
    let view = client.describe().await?;
    let result = entry(&view, board).and_then(|entry| entry.result);
    let result = result.map_or_else(
        || "none".to_owned(),
        |result| shown((result.white_halves, result.black_halves)),
    );
    let done = text!("cli-result-approved", result);
    foreseen::give(client, (board, request), &done, &foreseen, say).await
}

/// Who has a whole round approved does not take it for approved while a board is left out.
fn not_approved(left_out: &[(BoardId, String)]) -> Result<()> {
    let Some((_, code)) = left_out.first() else {
        return Ok(());
    };
    let boards: Vec<String> = left_out
        .iter()
        .map(|(board, _)| board.to_string())
        .collect();
    Err(coded(
        code,
        text!("cli-result-not-approved", boards: boards.join(", ")),
        text!("cli-result-not-approved-next"),
    ))
}

fn entry(view: &EventView, board: BoardId) -> Option<&PairingEntry> {
    let mut rounds = view.rounds.iter();
    let round = rounds.find(|round| round.round == u32::from(board.round))?;
    let mut pairings = round.pairings.iter();
    pairings.find(|pairing| pairing.board == u32::from(board.board))
}

/// A result as it is typed, in the event's own points.
pub(super) fn points(
    (white, black): (u32, u32),
    view: &EventView,
    forfeit: bool,
) -> Result<Points> {
    let scoring = regulations(view)?.scoring;
    Ok(Points {
        white_halves: in_points(white, scoring, forfeit),
        black_halves: in_points(black, scoring, forfeit),
    })
}

/// Halves of a point as they are typed, a win being 1, in the event's own points. Who does not
/// come has nothing.
fn in_points(halves: u32, scoring: Scoring, forfeit: bool) -> u32 {
    let points = match halves {
        0 if forfeit => 0,
        0 => scoring.loss_halves(),
        1 => scoring.draw_halves(),
        _ => scoring.win_halves(),
    };
    points.into()
}

fn shown((white, black): (u32, u32)) -> String {
    text::show_result(white, black)
}

/// A result as it was typed, and what it brings where that reads differently.
fn with_points(typed: (u32, u32), points: Points) -> String {
    let points = (points.white_halves, points.black_halves);
    if points == typed {
        return shown(typed);
    }
    text!("cli-result-in-event-points", typed: shown(typed), points: shown(points))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{ResultState, RoundView};

    use super::*;

    /// A board and how far its result is; none where it has none.
    fn board(board: u32, state: Option<&str>) -> PairingEntry {
        PairingEntry {
            board,
            result: state.map(|_| Points {
                white_halves: 2,
                black_halves: 0,
            }),
            ending: Ending::Resignation.into(),
            result_state: state.map(|state| ResultState {
                state: ResultStatus::from_word(state).unwrap().into(),
                ..ResultState::default()
            }),
            ..PairingEntry::default()
        }
    }

    fn round(round: u32, pairings: Vec<PairingEntry>) -> EventView {
        EventView {
            rounds: vec![RoundView {
                round,
                pairings,
                ..RoundView::default()
            }],
            ..EventView::default()
        }
    }

    #[test]
    fn end_7_results_are_typed_alike_under_any_scoring() {
        let football = Scoring::from_halves(6, 2, 0).unwrap();
        let consoling = Scoring::from_halves(6, 4, 2).unwrap();
        for (scoring, forfeit, points) in [
            (Scoring::default(), false, [0, 1, 2]),
            (football, false, [0, 2, 6]),
            (consoling, false, [2, 4, 6]),
            (consoling, true, [0, 4, 6]),
        ] {
            let told = [0, 1, 2].map(|halves| in_points(halves, scoring, forfeit));
            assert_eq!(told, points, "{scoring:?} {forfeit}");
        }
    }

    #[test]
    fn end_8_a_game_that_has_a_result_is_declared_no_more_but_corrected() {
        let view = round(2, vec![board(1, None), board(2, Some("approved"))]);
        let told = |board| {
            let refused = over_already(&view, BoardId { round: 2, board }).err()?;
            let next = refused.downcast_ref::<crate::say::Trouble>()?.next.clone();
            Some((refused.to_string(), next))
        };
        assert_eq!((told(1), told(9)), (None, None));
        let (what, next) = told(2).unwrap();
        assert_eq!(
            what,
            "2.2 already has a result: 1-0 (resignation, approved)"
        );
        assert!(next.contains("`adoube result correct 2.2 RESULT"), "{next}");
    }

    #[test]
    fn evt_2_a_forfeit_has_no_half_points() {
        for (result, told) in [
            ((2, 0), None),
            ((0, 2), None),
            ((0, 0), None),
            ((1, 1), Some("a forfeit is 1-0, 0-1 or 0-0, not 1/2-1/2")),
            ((1, 0), Some("a forfeit is 1-0, 0-1 or 0-0, not 1/2-0")),
        ] {
            let error = of_forfeit(result).err().map(|error| error.to_string());
            assert_eq!(error.as_deref(), told, "{result:?}");
        }
    }

    #[test]
    fn end_8_a_forfeit_that_is_to_be_a_draw_is_told_with_what_to_add() {
        let board = BoardId { round: 7, board: 2 };
        assert!(still_forfeit(board, (0, 2)).is_ok());
        let refused = still_forfeit(board, (1, 1)).unwrap_err();
        let what = "7.2 was forfeited, and a forfeit is 1-0, 0-1 or 0-0, not 1/2-1/2";
        assert_eq!(refused.to_string(), what);
        let next = refused.downcast_ref::<crate::say::Trouble>().unwrap();
        assert!(
            next.next.contains("7.2 1/2-1/2 --no-forfeit"),
            "{}",
            next.next
        );
    }

    #[test]
    fn end_8_a_board_that_is_left_out_is_no_success() {
        assert!(not_approved(&[]).is_ok());
        let id = |board| BoardId { round: 2, board };
        let left_out = [id(1), id(3)].map(|board| (board, "objected".to_owned()));
        let error = not_approved(&left_out).unwrap_err();
        assert_eq!(error.to_string(), "not approved: 2.1, 2.3");
        assert_eq!(code(&error), "objected");
    }
}
