//! `adoube penalty`: penalties, with what they come to before they are imposed.

mod kinds;
mod list;

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{
    AgreeToPenaltiesCommand, ArbiterCommand, Clocks, CommandPreview, ImposedPenalties,
    PenaliseCommand, PenaltiesReply, RejectPenaltiesCommand, Side, WithdrawPenaltiesCommand,
};
use adoube_tournament::ids::BoardId;
use adoube_tournament::penalty::{Fine, Measure, Penalty, PenaltyKind};
use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};

use super::board::{Stands, foreseen, of, seat};
use super::confirm::{Asking, do_as_shown};
use crate::args::{
    AgreeArgs, Common, DeviceArgs, ImposeArgs, ImposedArgs, KindsArgs, PenaltyCommand, PlayerArgs,
    RejectArgs, RulingArgs, WithdrawArgs,
};
use crate::catalogue;
use crate::client::{CHIEF, Client};
use crate::games::comments::side;
use crate::games::wire_ids::{board_id, wire_penalty};
use crate::say::Say;
use crate::text;

/// Does what the line says.
pub(super) async fn run(common: &Common, command: PenaltyCommand, say: Say) -> Result<()> {
    let client = || Client::connect(common, CHIEF);
    match command {
        PenaltyCommand::Impose(args) => impose(&mut client().await?, &args, say).await,
        PenaltyCommand::Player(args) => impose_on_player(&mut client().await?, &args, say).await,
        PenaltyCommand::ProhibitedDevice(args) => {
            prohibited_device(&mut client().await?, &args, say).await
        }
        PenaltyCommand::Agree(args) => agree(&mut client().await?, &args, say).await,
        PenaltyCommand::Reject(args) => reject(&mut client().await?, &args, say).await,
        PenaltyCommand::Withdraw(args) => withdraw(&mut client().await?, &args, say).await,
        PenaltyCommand::List(args) => list::list(&mut client().await?, &args, say).await,
        PenaltyCommand::Kinds(KindsArgs { of_event: true }) => {
            kinds::list_of_event(&mut client().await?, say).await
        }
        PenaltyCommand::Kinds(KindsArgs { of_event: false }) => {
            kinds::list_all(say);
            Ok(())
        }
    }
}

async fn impose(client: &mut Client, args: &ImposeArgs, say: Say) -> Result<()> {
    let rules = client.penalties(None).await?;
    let given = (args.board, seat(args.side));
    let imposed = by_kinds(&rules, &args.imposed);
    rule(client, given, imposed, &args.ruling, say).await
}

async fn impose_on_player(client: &mut Client, args: &PlayerArgs, say: Say) -> Result<()> {
    let rules = client.penalties(Some(args.player)).await?;
    let board = rules
        .board
        .and_then(board_id)
        .with_context(|| text!("cli-penalty-player-without-game", player: args.player))?;
    let imposed = by_kinds(&rules, &args.imposed);
    rule(client, (board, rules.seat()), imposed, &args.ruling, say).await
}

async fn prohibited_device(client: &mut Client, args: &DeviceArgs, say: Say) -> Result<()> {
    let rules = client.penalties(None).await?.rules.unwrap_or_default();
    let given = (args.board, seat(args.side));
    let imposed = (rules.prohibited_device, rules.prohibited_device_article);
    rule(client, given, imposed, &args.ruling, say).await
}

/// Penalties, and the article that they rest on where none is typed.
type Imposed = (Vec<adoube_proto::v1::Penalty>, String);

fn by_kinds(rules: &PenaltiesReply, typed: &ImposedArgs) -> Imposed {
    let mut penalties = penalties(typed);
    fill_in_fines(rules, &mut penalties);
    let articles = articles(rules, &penalties);
    (penalties, articles)
}

/// Announced fines in the place of the numbers that were typed, so that people see what they impose.
fn fill_in_fines(rules: &PenaltiesReply, penalties: &mut [adoube_proto::v1::Penalty]) {
    let announced = rules.rules.iter().flat_map(|rules| &rules.fines);
    let announced: Vec<Fine> = announced
        .map(|fine| Fine {
            offence: fine.offence.clone(),
            amount: fine.amount.clone(),
        })
        .collect();
    for penalty in penalties {
        let fine = Fine::announced(&announced, &penalty.offence).cloned();
        let filled = fine.map(|fine| Penalty::new(PenaltyKind::Fine, Some(Measure::Fine(fine))));
        if let Some(Ok(filled)) = filled {
            *penalty = wire_penalty(&filled);
        }
    }
}

/// As typed, the move of a claim with its language.
fn penalties(typed: &ImposedArgs) -> Vec<adoube_proto::v1::Penalty> {
    let read = typed.penalties.iter().map(wire_penalty);
    read.map(|mut penalty| {
        if penalty.claimed_move.is_some() {
            typed.language.code().clone_into(&mut penalty.language);
        }
        penalty
    })
    .collect()
}

/// Shows what a ruling comes to, and imposes it.
async fn rule(
    client: &mut Client,
    (board, seat): (BoardId, Side),
    (penalties, article): Imposed,
    ruling: &RulingArgs,
    say: Say,
) -> Result<()> {
    let done = format!("{}: {}", side(seat), listed(&penalties));
    let command = Command::Penalise(PenaliseCommand {
        seat: seat.into(),
        penalties,
        article: ruling.article.clone().unwrap_or(article),
    });
    let cites = &ruling.cites.notes;
    let request = foreseen::citing(of(board, &ruling.reason, &command), cites);
    let given = Given {
        board,
        request,
        done,
        question: "penalty-confirm-impose",
        dry_run: ruling.dry_run,
        yes: ruling.yes,
    };
    give(client, given, say).await
}

/// Those that the penalties rest on in this event.
fn articles(rules: &PenaltiesReply, penalties: &[adoube_proto::v1::Penalty]) -> String {
    let kinds = rules.rules.iter().flat_map(|rules| &rules.kinds);
    let known = |kind| kinds.clone().find(|rules| rules.kind == kind);
    let mut articles: Vec<&str> = Vec::new();
    for rules in penalties.iter().filter_map(|penalty| known(penalty.kind)) {
        if !articles.contains(&rules.article.as_str()) {
            articles.push(&rules.article);
        }
    }
    articles.join(", ")
}

/// The proposal that waits on a board.
async fn proposal(client: &mut Client, board: BoardId) -> Result<ImposedPenalties> {
    let proposed = client.penalties(None).await?.proposed;
    let mut proposed = proposed.into_iter();
    let found = proposed.find(|one| one.board.and_then(board_id) == Some(board));
    found.with_context(|| text!("cli-penalty-none-proposed", board))
}

async fn reject(client: &mut Client, args: &RejectArgs, say: Say) -> Result<()> {
    let proposed = proposal(client, args.board).await?;
    let proposal = proposed.record;
    let command = Command::RejectPenalties(RejectPenaltiesCommand { proposal });
    let request = of(args.board, &args.reason, &command);
    let foreseen = client.preview(request.clone()).await?;
    let told = listed(&proposed.penalties);
    let done = text!("penalty-done-rejected", proposed: &proposed.proposed_by, penalties: told);
    foreseen::give(client, (args.board, request), &done, &foreseen, say).await
}

async fn agree(client: &mut Client, args: &AgreeArgs, say: Say) -> Result<()> {
    let proposed = proposal(client, args.board).await?;
    let told = format!(
        "{} ({}): {}",
        proposed.name,
        proposed.player,
        listed(&proposed.penalties)
    );
    say.text(text!(
        "penalty-agree-to", article: &proposed.article, player: &proposed.name,
        number number: proposed.player, penalties: listed(&proposed.penalties),
        reason: &proposed.reason,
    ));
    let command = Command::AgreeToPenalties(AgreeToPenaltiesCommand {
        proposal: proposed.record,
    });
    let request = of(args.board, &proposed.reason, &command);
    let given = Given {
        board: args.board,
        request,
        done: told,
        question: "penalty-confirm-impose",
        dry_run: args.dry_run,
        yes: args.yes,
    };
    give(client, given, say).await
}

/// The ruling of that record, or the one of the board that counts.
async fn standing(
    client: &mut Client,
    board: BoardId,
    record: Option<u64>,
) -> Result<ImposedPenalties> {
    let imposed = client.penalties(None).await?.imposed.into_iter();
    let mut standing: Vec<ImposedPenalties> = imposed
        .filter(|one| one.board.and_then(board_id) == Some(board) && one.withdrawn.is_none())
        .filter(|one| record.is_none_or(|record| one.record == record))
        .collect();
    match (standing.pop(), standing.is_empty()) {
        (Some(one), true) => Ok(one),
        (Some(last), false) => {
            let records = standing.iter().chain([&last]);
            let records: Vec<String> = records.map(|one| one.record.to_string()).collect();
            bail!(text!("cli-penalty-several", board, records: records.join(", ")))
        }
        (None, _) => {
            bail!(text!("cli-penalty-none-in-force", board))
        }
    }
}

async fn withdraw(client: &mut Client, args: &WithdrawArgs, say: Say) -> Result<()> {
    let imposed = standing(client, args.board, args.record).await?;
    let command = Command::WithdrawPenalties(WithdrawPenaltiesCommand {
        ruling: imposed.record,
    });
    let given = Given {
        board: args.board,
        request: of(args.board, &args.reason, &command),
        done: text!("penalty-done-withdrawn", penalties: listed(&imposed.penalties)),
        question: "penalty-confirm-withdraw",
        dry_run: args.dry_run,
        yes: args.yes,
    };
    give(client, given, say).await
}

/// What is given once it is confirmed.
struct Given {
    board: BoardId,
    request: ArbiterCommand,
    /// What it does, in words.
    done: String,
    /// The id of the question.
    question: &'static str,
    dry_run: bool,
    yes: bool,
}

/// Shows what it comes to, asks, and gives it.
async fn give(client: &mut Client, given: Given, say: Say) -> Result<()> {
    let (board, request) = (given.board, &given.request);
    let show = async |client: &mut Client| {
        let foreseen = client.preview(request.clone()).await?;
        foreseen::tell_citable(&foreseen, &request.cites, say);
        let stands = Stands::ask(client, board).await?;
        foreseen::tell(&foreseen, say);
        if let Some(clocks) = stands.clocks_become(&foreseen) {
            say.folded(clocks);
        }
        if !given.yes {
            say.text(format!(
                "{}: {}: {}",
                stands.head(),
                given.done,
                request.reason
            ));
        }
        Ok((Some(given.question), foreseen))
    };
    if given.dry_run {
        let (_, foreseen) = show(client).await?;
        let text = format!("{board}: {}", text!("penalty-nothing-done"));
        say.result(text, &foreseen_value(request, &foreseen, board));
        return Ok(());
    }
    let act = async |client: &mut Client, foreseen: CommandPreview| {
        foreseen::give(
            client,
            (board, request.clone()),
            &given.done,
            &foreseen,
            say,
        )
        .await
    };
    do_as_shown(client, Asking::new(given.yes, say), show, act).await
}

/// In the user's language.
fn listed(penalties: &[adoube_proto::v1::Penalty]) -> String {
    let messages = penalties
        .iter()
        .filter_map(|penalty| penalty.message.as_ref());
    let told: Vec<String> = messages.map(catalogue::of_wire).collect();
    told.join("; ")
}

/// What it would come to, for programs.
fn foreseen_value(request: &ArbiterCommand, foreseen: &CommandPreview, board: BoardId) -> Value {
    let clocks = |clocks: Option<Clocks>| {
        clocks.map(|clocks| json!({"white_ms": clocks.white, "black_ms": clocks.black}))
    };
    json!({
        "board": board.to_string(), "dry_run": true, "reason": request.reason,
        "consequences": foreseen::value(&foreseen.consequences),
        "before": clocks(foreseen.before), "after": clocks(foreseen.after),
    })
}
