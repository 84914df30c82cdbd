//! `adoube penalty`: penalties, with what they come to before they are imposed.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{ArbiterCommand, CheckReply, PenaliseCommand};
use adoube_tournament::laws::Laws;
use adoube_tournament::penalty::{Penalty, TABLE};
use anyhow::{Result, bail};
use serde_json::{Value, json};

use super::board::{Stands, foreseen, of, seat};
use super::confirm::confirmed;
use super::export::regulations;
use crate::args::{Common, ImposeArgs, PenaltyArgs, PenaltyCommand};
use crate::client::{CHIEF, Client};
use crate::games::comments::side;
use crate::games::named::wire_penalty;
use crate::lay;
use crate::say::Say;

/// Does what the line says.
pub(super) async fn run(common: &Common, command: PenaltyCommand, say: Say) -> Result<()> {
    match command {
        PenaltyCommand::Impose(args) => impose(common, &args, say).await,
        PenaltyCommand::Kinds => {
            kinds(say);
            Ok(())
        }
    }
}

async fn impose(common: &Common, args: &ImposeArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let ruling = &args.ruling;
    let article = article(&mut client, ruling).await?;
    let seat = seat(args.side);
    let command = Command::Penalise(PenaliseCommand {
        seat: seat.into(),
        penalties: ruling.penalties.iter().map(wire_penalty).collect(),
        article,
    });
    let cites = &ruling.cites.notes;
    let request = foreseen::citing(of(args.board, &ruling.reason, &command), cites);
    let done = format!("{}: {}", side(seat), listed(&ruling.penalties));
    loop {
        let foreseen = client.check(request.clone()).await?;
        foreseen::tell_citable(&foreseen, cites, say);
        let stands = Stands::ask(&mut client, args.board).await?;
        let clocks = stands.clocks_become(&foreseen);
        for told in foreseen::told(&foreseen.consequences, &[])
            .into_iter()
            .chain(clocks)
        {
            say.text(lay::fold(&told, 4, lay::width()));
        }
        if ruling.dry_run {
            let text = format!("{}: nothing was done", args.board);
            say.result(
                text,
                &foreseen_value(&request, &foreseen, &args.board.to_string()),
            );
            return Ok(());
        }
        let asked = !ruling.yes;
        if asked && !confirmed("Impose this? Type yes: ")? {
            bail!("nothing was done");
        }
        let given = (args.board, request.clone());
        match foreseen::give(&mut client, given, &done, &foreseen, say).await {
            Err(error) if foreseen::is_to_be_asked_again(&error, asked, say) => {}
            given => return given,
        }
    }
}

/// The article that was typed, or those of the penalties in this kind of event.
async fn article(client: &mut Client, ruling: &PenaltyArgs) -> Result<String> {
    if let Some(article) = &ruling.article {
        return Ok(article.clone());
    }
    let hybrid = regulations(&client.describe().await?)?.is_hybrid();
    let rows = ruling.penalties.iter().map(Penalty::row);
    let mut articles: Vec<&str> = rows
        .map(|row| if hybrid { row.hybrid } else { row.supervised })
        .collect();
    articles.dedup();
    Ok(articles.join(", "))
}

fn listed(penalties: &[Penalty]) -> String {
    let each: Vec<String> = penalties.iter().map(ToString::to_string).collect();
    each.join("; ")
}

/// What it would come to, for programs.
fn foreseen_value(request: &ArbiterCommand, foreseen: &CheckReply, board: &str) -> Value {
    let clocks = |clocks: Option<adoube_proto::v1::Clocks>| {
        clocks.map(|clocks| json!({"white_ms": clocks.white, "black_ms": clocks.black}))
    };
    json!({
        "board": board, "dry_run": true, "reason": request.reason,
        "consequences": foreseen::value(&foreseen.consequences),
        "before": clocks(foreseen.before), "after": clocks(foreseen.after),
    })
}

fn kinds(say: Say) {
    for row in TABLE {
        let (roles, _) = row.imposed_by.allowed();
        let roles: Vec<&str> = roles.iter().map(|role| role.name()).collect();
        let laws = |laws: Laws| row.of_laws(laws);
        let [old, new] = [Laws::Of2005, Laws::Of2023].map(|edition| laws(edition).unwrap_or("-"));
        let text = format!(
            "{:<18} {:<9} {:<9} Laws 2005: {old:<8} 2018, 2023: {new:<8} {}; takes {}",
            row.id,
            row.hybrid,
            row.supervised,
            roles.join(", "),
            row.measured.english(),
        );
        let value = json!({
            "kind": row.id, "article": row.hybrid, "article_supervised_online": row.supervised,
            "laws_2005": laws(Laws::Of2005), "laws_2018": laws(Laws::Of2018), "laws_2023": laws(Laws::Of2023),
            "imposed_by": roles, "takes": row.measured.english(),
        });
        say.result(text, &value);
    }
}
