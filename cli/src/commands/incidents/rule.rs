//! `adoube rule`: first what it comes to, then the ruling.

use adoube_official_views::incidents::prepared_ruling::{
    PreparedRuling, asked, proposed, remarks, value,
};
use adoube_official_views::incidents::shared_boards::Taken;
use adoube_official_views::incidents::{json, outcome, rulers};
use adoube_proto::v1::ruling_request::Wish;
use adoube_proto::v1::{ResultWish, RulingRequest};
use adoube_tournament::text::PlainText;
use anyhow::{Error, Result, bail};

use super::{several, wish};
use crate::args::{Common, GivingArgs, RuleArgs, RuleCommand, SecondArgs};
use crate::catalogue::text;
use crate::client::{CHIEF, Client};
use crate::commands::confirm::confirmed;
use crate::commands::result;
use crate::lay;
use crate::say::{Say, code, coded, trouble};

/// Rules on an incident, or on several.
pub(in crate::commands) async fn run(common: &Common, args: RuleArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let person = common.person.as_deref().unwrap_or(CHIEF);
    let is_own = !matches!(
        args.what,
        RuleCommand::Second(_) | RuleCommand::Reject { .. }
    );
    match ruled(&mut client, args, say).await {
        Err(error) if is_own => Err(explained(&mut client, person, error).await),
        done => done,
    }
}

/// A refusal of who may not rule, with who may.
async fn explained(client: &mut Client, person: &str, error: Error) -> Error {
    let refused = code(&error).to_owned();
    if !matches!(refused.as_str(), "not-your-role" | "not-delegated") {
        return error;
    }
    match client.describe().await {
        Ok(event) => coded(&refused, format!("{error:#}"), rulers::told(&event, person)),
        Err(_) => error,
    }
}

async fn ruled(client: &mut Client, args: RuleArgs, say: Say) -> Result<()> {
    for line in wish::understood(&args.what) {
        say.text(line);
    }
    let view = match (args.what, args.incidents.only()) {
        (RuleCommand::Second(_) | RuleCommand::Reject { .. }, None) => return Err(one_by_one()),
        (RuleCommand::Second(args), Some(incident)) => {
            if !seconding(client, incident, &args, say).await? {
                return Ok(());
            }
            client.second(incident, args.ruling).await?
        }
        (RuleCommand::Reject { ruling, reason }, Some(incident)) => {
            let view = client.reject(incident, ruling, reason).await?;
            say.result(
                outcome::rejected(&view, lay::width()),
                &json::incident(&view),
            );
            return Ok(());
        }
        (command, only) => {
            let Some((mut wish, giving)) = wish::of(command) else {
                return Ok(());
            };
            has_reason(&giving)?;
            if let Wish::Result(ResultWish {
                score: Some(score), ..
            }) = &mut wish
            {
                let typed = (score.white_halves, score.black_halves);
                *score = result::points(typed, &client.describe().await?, false)?;
            }
            let Some(incident) = only else {
                let incidents = args.incidents.all();
                return several::rule(client, incidents, wish, &giving, say).await;
            };
            let request = wish::request(incident, wish, &giving);
            match offered(client, request, &giving, say).await? {
                Some(request) => client.rule(request).await?,
                None => return Ok(()),
            }
        }
    };
    say.result(outcome::ruling(&view, lay::width()), &json::incident(&view));
    Ok(())
}

/// Proposals have numbers of their own in each incident.
fn one_by_one() -> anyhow::Error {
    trouble(
        text("cli-ruling-proposal-of-one"),
        text("cli-ruling-proposal-of-one-next"),
    )
}

/// A dry run refuses what the ruling would.
fn has_reason(giving: &GivingArgs) -> Result<()> {
    match &giving.reason {
        Some(reason) => PlainText::reason(reason)
            .map(drop)
            .map_err(|refused| coded(refused.code(), format!("refused: {refused}"), "")),
        None => Ok(()),
    }
}

/// Asks what a ruling comes to on the boards that are not taken by an earlier one of the same command.
pub(super) async fn look(
    client: &mut Client,
    mut request: RulingRequest,
    taken: &Taken,
) -> Result<PreparedRuling> {
    let before = client.incident(request.incident).await?;
    let proposal = before.proposal.as_ref();
    request.instead_of = proposal.map_or(0, |proposal| proposal.number);
    request.after = u32::try_from(before.rulings.len()).unwrap_or(u32::MAX);
    let offers = client.prepare(request.clone()).await?;
    PreparedRuling::new(request, offers, &before, taken)
}

/// Nobody replaces a ruling unasked by not naming its board.
pub(super) fn may_replace(ruling: &PreparedRuling, giving: &GivingArgs) -> Result<()> {
    match ruling.unnamed() {
        Some(unnamed) if giving.yes && giving.boards.is_empty() => Err(unnamed),
        Some(_) | None => Ok(()),
    }
}

/// The request with what was shown and confirmed; none if nothing is to be done.
async fn offered(
    client: &mut Client,
    request: RulingRequest,
    giving: &GivingArgs,
    say: Say,
) -> Result<Option<RulingRequest>> {
    let shown = look(client, request, &Taken::new()).await?;
    say.text(lay::fold(&shown.told, 4, lay::width()));
    if giving.dry_run {
        say.value(&shown.value());
        say.text(text("cli-ruling-nothing-changed"));
        return Ok(None);
    }
    may_replace(&shown, giving)?;
    if !giving.yes && !confirmed(&shown.question())? {
        bail!(text("cli-ruling-none-given"));
    }
    Ok(Some(shown.confirmed()))
}

/// Shows what a proposal comes to now, as it is shown to who rules; whether it is to be seconded.
async fn seconding(
    client: &mut Client,
    incident: u32,
    args: &SecondArgs,
    say: Say,
) -> Result<bool> {
    let offers = client.offer_second(incident, args.ruling).await?;
    let view = client.incident(incident).await?;
    let told = proposed(&offers, incident, view.proposal.unwrap_or_default());
    say.text(lay::fold(&told, 4, lay::width()));
    if args.dry_run {
        say.value(&value(&offers));
        say.text(text("cli-ruling-nothing-changed"));
        return Ok(false);
    }
    let what = text("cli-ruling-confirm-agree");
    if !args.yes && !confirmed(&asked(&what, remarks(&offers)))? {
        bail!(text("cli-ruling-none-given"));
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A dry run refuses what the ruling would: nobody finds out when he is about to give it.
    #[test]
    fn dis_7_a_reason_that_is_none_is_refused_by_a_dry_run_too() {
        let long = "x".repeat(600);
        for (reason, code) in [
            (None, None),
            (Some("the router failed"), None),
            (Some(""), Some("reason-required")),
            (Some(long.as_str()), Some("reason-required")),
        ] {
            let giving = GivingArgs {
                boards: Vec::new(),
                reason: reason.map(str::to_owned),
                article: None,
                start_in: None,
                cites: Vec::new(),
                dry_run: true,
                yes: false,
            };
            let told = has_reason(&giving).err();
            assert_eq!(told.as_ref().map(crate::say::code), code);
        }
    }
}
