//! `adoube rule`: first what it comes to, then the ruling.

use adoube_proto::v1::{Clocks, OfferReply, RulingRequest, SeenBoard};
use adoube_tournament::incident::ruling::Kind;
use anyhow::{Result, bail};
use serde_json::{Value, json};

use super::json::board;
use super::{tell, wish};
use crate::args::{Common, GivingArgs, RuleArgs, RuleCommand, SecondArgs};
use crate::client::{CHIEF, Client};
use crate::commands::confirm::confirmed;
use crate::lay;
use crate::say::Say;

/// Rules on an incident.
pub(in crate::commands) async fn run(common: &Common, args: RuleArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let incident = args.incident;
    let view = match args.what {
        RuleCommand::Second(args) => {
            if !seconding(&mut client, incident, &args, say).await? {
                return Ok(());
            }
            client.second(incident, args.ruling).await?
        }
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
    let proposal = before.proposal.as_ref();
    request.instead_of = proposal.map_or(0, |proposal| proposal.number);
    request.after = u32::try_from(before.rulings.len()).unwrap_or(u32::MAX);
    let offers = client.offer(request.clone()).await?;
    if request.article.is_empty() {
        let kind = Kind::from_name(&offers.kind);
        let article = kind.map_or("O 18.9", Kind::article);
        article.clone_into(&mut request.article);
    }
    let mut told = text(&offers, &request);
    if let Some(proposal) = proposal {
        told = format!(
            "{told}\nIt takes the place of ruling {}, which {} proposed and nobody has agreed to.",
            proposal.number, proposal.by
        );
    }
    say.text(lay::fold(&told, 4, lay::width()));
    if giving.dry_run {
        say.value(&value(&offers));
        say.text(NOTHING);
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

/// How a dry run ends.
const NOTHING: &str = "Nothing was changed.";

/// Shows what a proposal comes to now, as it is shown to who rules; whether it is to be seconded.
async fn seconding(
    client: &mut Client,
    incident: u32,
    args: &SecondArgs,
    say: Say,
) -> Result<bool> {
    let offers = client.offer_second(incident, args.ruling).await?;
    let view = client.incident(incident).await?;
    let proposal = view.proposal.unwrap_or_default();
    let told = format!(
        "{} ({}) on incident {incident}, proposed by {}: {}\n{}",
        offers.kind,
        proposal.article,
        proposal.by,
        proposal.reason,
        boards(&offers)
    );
    say.text(lay::fold(&told, 4, lay::width()));
    if args.dry_run {
        say.value(&value(&offers));
        say.text(NOTHING);
        return Ok(false);
    }
    if !args.yes && !confirmed("Agree, and rule so? Type yes: ")? {
        bail!("nothing was ruled");
    }
    Ok(true)
}

fn boards(offers: &OfferReply) -> String {
    let lines = super::offers::lines(&offers.offers).into_iter();
    let left_out = super::offers::left_out(&offers.left_out).into_iter();
    let lines = lines.chain(left_out);
    let lines: Vec<String> = lines.map(|line| format!("  {line}")).collect();
    lines.join("\n")
}

fn text(offers: &OfferReply, request: &RulingRequest) -> String {
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
        boards(offers)
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
        "left_out": offers.left_out.iter().map(super::json::put_off).collect::<Vec<_>>(),
        "boards": boards.collect::<Vec<_>>(),
    })
}
