//! `adoube rule`: first what it comes to, then the ruling.

use adoube_proto::v1::{Clocks, OfferReply, RulingRequest, SeenBoard};
use adoube_tournament::incident::ruling::Kind;
use anyhow::{Result, bail};
use serde_json::{Value, json};

use super::json::board;
use super::{tell, wish};
use crate::args::{Common, GivingArgs, RuleArgs, RuleCommand};
use crate::client::{CHIEF, Client};
use crate::commands::confirm::confirmed;
use crate::lay;
use crate::say::Say;

/// Rules on an incident.
pub(in crate::commands) async fn run(common: &Common, args: RuleArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let incident = args.incident;
    let view = match args.what {
        RuleCommand::Second { ruling } => client.second(incident, ruling).await?,
        RuleCommand::Reject { ruling, reason } => client.reject(incident, ruling, reason).await?,
        command => {
            let Some((wish, giving)) = wish::of(command) else {
                return Ok(());
            };
            let request = wish::request(incident, wish, &giving);
            match offered(&mut client, request, &giving, say).await? {
                Some(request) => client.rule(request).await?,
                None => return Ok(()),
            }
        }
    };
    tell(&mut client, common, &view, false, say).await
}

/// The request with what was shown and confirmed; none if nothing is to be done.
async fn offered(
    client: &mut Client,
    mut request: RulingRequest,
    giving: &GivingArgs,
    say: Say,
) -> Result<Option<RulingRequest>> {
    let before = client.incident(request.incident).await?;
    request.after = u32::try_from(before.rulings.len()).unwrap_or(u32::MAX);
    let offers = client.offer(request.clone()).await?;
    if request.article.is_empty() {
        let kind = Kind::from_name(&offers.kind);
        let article = kind.map_or("O 18.9", Kind::article);
        article.clone_into(&mut request.article);
    }
    say.text(lay::fold(&text(&offers, &request), 4, lay::width()));
    if giving.dry_run {
        say.value(&value(&offers));
        return Ok(None);
    }
    if !giving.yes && !confirmed("Rule so? Type yes: ")? {
        bail!("nothing was ruled");
    }
    request.boards = offers
        .offers
        .into_iter()
        .map(|offer| SeenBoard {
            board: offer.board,
            seen: offer.seen,
        })
        .collect();
    Ok(Some(request))
}

fn text(offers: &OfferReply, request: &RulingRequest) -> String {
    let lines = super::offers::lines(&offers.offers).into_iter();
    let lines: Vec<String> = lines.map(|line| format!("  {line}")).collect();
    let second = if offers.four_eyes {
        "\nA second official has to agree before it counts."
    } else {
        ""
    };
    format!(
        "{} ({}) on incident {}:\n{}{second}",
        offers.kind,
        request.article,
        request.incident,
        lines.join("\n")
    )
}

fn value(offers: &OfferReply) -> Value {
    let boards = offers.offers.iter().map(|offer| {
        let clocks = |clocks: Option<&Clocks>| {
            clocks.map(|clocks| json!({"white_ms": clocks.white, "black_ms": clocks.black}))
        };
        json!({
            "board": board(offer.board.as_ref()), "text": offer.text, "seen": offer.seen,
            "white": offer.white_name, "black": offer.black_name,
            "before": clocks(offer.before.as_ref()), "after": clocks(offer.after.as_ref()),
            "half_moves_since": offer.made_since, "moves_since": offer.moves_since,
        })
    });
    json!({
        "kind": offers.kind,
        "four_eyes": offers.four_eyes,
        "boards": boards.collect::<Vec<_>>(),
    })
}
