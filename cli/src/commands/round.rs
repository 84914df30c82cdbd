//! `adoube round`: publish, unpublish, discard, start, close.

mod discard;
mod draw;
mod publish;
mod spelled;

use adoube_proto::v1::{
    BoardsTimeControl, Ending, ResultStatus, RoundReply, RoundSeen, RoundState, RoundView,
};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::message;
use adoube_user_text::{control_words, server_sentences};
use anyhow::{Context as _, Result};

use super::board::foreseen;
use super::confirm::{Asking, do_as_shown};
use super::scoresheet;
use crate::args::{Common, RoundCommand};
use crate::catalogue::{filled, yes_or_no};
use crate::client::{CHIEF, Client, ORGANISER};
use crate::games::trf::is_unapproved;
use crate::say::Say;
use crate::text;

/// Takes the round one step further.
pub(super) async fn run(common: &Common, command: &RoundCommand, say: Say) -> Result<()> {
    let reply = match command {
        RoundCommand::Publish { round, check, yes } => {
            return publish::run(common, *round, (*check, *yes), say).await;
        }
        RoundCommand::Unpublish { round, reason, yes } => {
            unpublish(common, *round, reason, *yes, say).await?
        }
        RoundCommand::Discard { round } => return discard::run(common, *round, say).await,
        RoundCommand::Draw { round } => return draw::show(common, *round, say).await,
        RoundCommand::Start { round, yes } => start(common, *round, *yes, say).await?,
        RoundCommand::Close { round, dry_run } => {
            return close(common, *round, *dry_run, say).await;
        }
    };
    show(reply, say)
}

fn show(reply: RoundReply, say: Say) -> Result<()> {
    let RoundReply { round, remarks, .. } = reply;
    let round = round.with_context(|| text!("cli-no-round-sent"))?;
    scoresheet::remind(&round, say);
    let mut value = json(&round);
    value["remarks"] = remarks.into();
    say.result(line(&round), &value);
    Ok(())
}

/// The results that it approves and what it leaves open are said before; where a result changes in between the round is not
/// closed.
async fn close(common: &Common, round: u16, dry_run: bool, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let foreseen = client.preview_close(round).await?;
    let approved = foreseen.round.as_ref().and_then(approved_by_closing);
    let notes = foreseen.consequences.iter().map(server_sentences::note);
    let remarks: Vec<String> = notes.collect();
    for told in approved.iter().chain(&remarks) {
        say.folded(told);
    }
    if dry_run {
        let told = RoundReply {
            remarks,
            ..foreseen
        };
        return show(told, say);
    }
    show(client.close_round(round, foreseen.seen).await?, say)
}

/// None where every result is approved already.
fn approved_by_closing(round: &RoundView) -> Option<String> {
    let open = round.pairings.iter().filter(|p| is_unapproved(p));
    let results = open.filter_map(|pairing| {
        let result = pairing.result?;
        let result = text::show_result(result.white_halves, result.black_halves);
        Some(format!("{}.{} {result}", round.round, pairing.board))
    });
    let results: Vec<String> = results.collect();
    (!results.is_empty()).then(|| text!("cli-round-closing-approves", results: results.join(", ")))
}

/// What it comes to is said and asked before, where it is more than the pairings.
async fn unpublish(
    common: &Common,
    round: u16,
    reason: &str,
    yes: bool,
    say: Say,
) -> Result<RoundReply> {
    let mut client = Client::connect(common, ORGANISER).await?;
    let show = async |client: &mut Client| {
        let view = client.describe().await?;
        if spelled::is_started(&view, round) {
            *client = Client::connect(common, CHIEF).await?;
        }
        let foreseen = client.preview_unpublication(round, reason.to_owned());
        let foreseen = foreseen.await?;
        let consequence = spelled::unpublish(&view, round);
        let undone = foreseen::told(&foreseen.consequences, &[]);
        for told in consequence.iter().chain(&undone) {
            say.folded(told);
        }
        let question = consequence.or(undone).map(|_| "cli-confirm");
        Ok((question, foreseen.seen))
    };
    let act = async |client: &mut Client, seen: Option<RoundSeen>| {
        client.unpublish_round(round, reason.to_owned(), seen).await
    };
    do_as_shown(&mut client, Asking::new(yes, say), show, act).await
}

/// Names who is missing, and asks before games begin without them.
async fn start(common: &Common, round: u16, yes: bool, say: Say) -> Result<RoundReply> {
    let mut client = Client::connect(common, CHIEF).await?;
    let show = async |client: &mut Client| {
        let RoundReply {
            consequences: missing,
            seen,
            ..
        } = client.preview_start(round).await?;
        for note in &missing {
            say.folded(foreseen::line(note));
        }
        let question = missing.first().map(|_| "cli-round-confirm-start");
        Ok((question, seen))
    };
    let act =
        async |client: &mut Client, seen: Option<RoundSeen>| client.start_round(round, seen).await;
    let asking = Asking {
        declined: "cli-round-not-started",
        ..Asking::new(yes, say)
    };
    do_as_shown(&mut client, asking, show, act).await
}

/// With a line for each thing to look at.
pub(super) fn with_remarks(mut text: String, remarks: &[String]) -> String {
    for remark in remarks {
        text.push('\n');
        text.push_str(&text!("cli-warning", text: remark));
    }
    text
}

/// A round in one line.
pub(super) fn line(round: &RoundView) -> String {
    let (pairings, done) = (round.pairings.len(), finished(round));
    let message = if round.state() == RoundState::Elsewhere {
        message!("cli-round-line-elsewhere", source: &round.source, number open: pairings - done)
    } else {
        let unapproved = round.pairings.iter().filter(|p| is_unapproved(p)).count();
        let taken_back = yes_or_no(!round.taken_back.is_empty());
        message!(
            "cli-round-line", state: RoundState::word_of(round.state), number finished: done,
            number unapproved: unapproved, "taken-back": taken_back, source: &round.taken_back,
        )
    };
    let message = message.text("round", round.round);
    filled(
        &message
            .number("boards", pairings)
            .number("byes", round.byes.len()),
    )
}

/// What its games are played with, a line each; boards that have another time control are named.
pub(super) fn controls(round: &RoundView) -> Vec<String> {
    let line = |(index, one): (usize, &BoardsTimeControl)| {
        let control = one.time_control.parse::<TimeControl>();
        let control = control.map_or_else(
            |_| one.time_control.clone(),
            |read| control_words::understood(&read),
        );
        if index == 0 {
            return text!("cli-time-control", control);
        }
        let boards = one.boards.iter();
        let boards: Vec<String> = boards
            .map(|board| format!("{}.{board}", round.round))
            .collect();
        text!(
            "cli-round-time-control-of", number count: boards.len(), boards: boards.join(", "),
            control,
        )
    };
    round.time_controls.iter().enumerate().map(line).collect()
}

/// What to look at in its pairings now, a line each.
pub(super) fn warnings(round: &RoundView) -> Vec<String> {
    let notes = round.warnings.iter();
    notes
        .map(|note| text!("cli-warning", text: foreseen::line(note)))
        .collect()
}

/// A round for programs.
pub(super) fn json(round: &RoundView) -> serde_json::Value {
    let pairings = round.pairings.iter().map(|pairing| {
        let (result, state) = (pairing.result.as_ref(), pairing.result_state.as_ref());
        let ending = match (result, pairing.ending) {
            (Some(_), 0) => "elsewhere",
            (_, ending) => Ending::word_of(ending),
        };
        serde_json::json!({
            "board": pairing.board, "white": pairing.white, "black": pairing.black,
            "result": result.map(|r| text::show_result(r.white_halves, r.black_halves)),
            "ending": ending,
            "result_state": state.map(|state| ResultStatus::word_of(state.state)),
        })
    });
    let byes = round.byes.iter();
    let byes = byes.map(|bye| serde_json::json!({"player": bye.player, "kind": bye.kind}));
    let controls = round.time_controls.iter();
    let controls = controls
        .map(|one| serde_json::json!({"time_control": one.time_control, "boards": one.boards}));
    serde_json::json!({
        "round": round.round, "state": RoundState::word_of(round.state), "pairings": pairings.collect::<Vec<_>>(),
        "byes": byes.collect::<Vec<_>>(), "started": round.started, "source": round.source,
        "taken_back": round.taken_back,
        "warnings": round.warnings.iter().map(foreseen::line).collect::<Vec<_>>(),
        "time_controls": controls.collect::<Vec<_>>(),
    })
}

fn finished(round: &RoundView) -> usize {
    round
        .pairings
        .iter()
        .filter(|pairing| pairing.result.is_some())
        .count()
}
