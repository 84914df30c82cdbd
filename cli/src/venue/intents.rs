//! `adoube intents`: requests to the coordinator at a venue's node, listed and withdrawn.

use std::time::Duration;

use adoube_client::venue::VenueClient;
use adoube_official_views::venue::{json, lines};
use adoube_proto::v1::{IntentFate, IntentView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Result, anyhow, bail};

use super::order::time_zone;
use crate::args::{Common, IntentsArgs, IntentsCommand};
use crate::catalogue::filled;
use crate::say::{Say, trouble};

/// How often it is looked whether the coordinator has answered.
const LOOK: Duration = Duration::from_millis(200);

/// Runs the command.
pub(crate) async fn run(common: &Common, args: &IntentsArgs, say: Say) -> Result<()> {
    let query = args.place.query(None);
    let mut client = VenueClient::connect(common, query).await?;
    match &args.command {
        Some(IntentsCommand::Withdraw { id, wait }) => {
            let patience = Duration::from_secs((*wait).into());
            withdraw(&mut client, id, patience, say).await
        }
        None => list(&mut client, say).await,
    }
}

async fn list(client: &mut VenueClient, say: Say) -> Result<()> {
    let intents = client.intents().await?;
    let zone = time_zone(client).await;
    let text: Vec<String> = intents
        .iter()
        .map(|view| lines::intent(view, &zone))
        .collect();
    let text = match intents.len() {
        0 => filled(&CatalogueMessage::new("cli-intents-none")),
        _ => text.join("\n"),
    };
    let values: Vec<_> = intents.iter().map(json::intent).collect();
    say.result(text, &serde_json::json!({"intents": values}));
    Ok(())
}

async fn withdraw(client: &mut VenueClient, id: &str, patience: Duration, say: Say) -> Result<()> {
    let intents = client.intents().await?;
    let id = whole_id(&intents, id)?;
    let taken = client.withdraw(id).await?;
    let view = confirmed(client, taken, patience).await?;
    let mut told = vec![lines::intent(&view, &time_zone(client).await)];
    if view.unconfirmed {
        told.push(filled(&CatalogueMessage::new("cli-intents-unconfirmed")));
    }
    say.result(told.join("\n"), &json::intent(&view));
    if view.fate() == IntentFate::Accepted {
        bail!(trouble(
            filled(&CatalogueMessage::new("cli-intents-done")),
            filled(&CatalogueMessage::new("cli-intents-done-next")),
        ));
    }
    Ok(())
}

/// The request once the coordinator has answered, or after `patience`.
async fn confirmed(
    client: &mut VenueClient,
    taken: IntentView,
    patience: Duration,
) -> Result<IntentView> {
    let mut view = taken;
    let answered = async {
        while view.unconfirmed {
            tokio::time::sleep(LOOK).await;
            let all = client.intents().await?;
            let own = all.into_iter().find(|other| id_of(other) == id_of(&view));
            view = own.unwrap_or_else(|| view.clone());
        }
        anyhow::Ok(())
    };
    if let Ok(failed) = tokio::time::timeout(patience, answered).await {
        failed?;
    }
    Ok(view)
}

fn id_of(view: &IntentView) -> &str {
    view.intent.as_ref().map_or("", |intent| &intent.id)
}

/// The id that begins so.
fn whole_id(intents: &[IntentView], id: &str) -> Result<String> {
    let mut found = intents.iter().filter(|view| id_of(view).starts_with(id));
    match (found.next(), found.next()) {
        (Some(view), None) => Ok(id_of(view).to_owned()),
        (Some(_), Some(_)) => {
            let several = CatalogueMessage::new("cli-intents-several").text("id", id);
            Err(anyhow!(filled(&several)))
        }
        (None, _) => {
            let unknown = CatalogueMessage::new("cli-intents-unknown").text("id", id);
            let next = CatalogueMessage::new("cli-intents-unknown-next");
            Err(trouble(filled(&unknown), filled(&next)))
        }
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::VenueIntent;

    use super::*;

    #[test]
    fn ven_4_an_id_is_named_by_its_beginning() {
        let view = |id: &str| IntentView {
            intent: Some(VenueIntent {
                id: id.to_owned(),
                ..VenueIntent::default()
            }),
            ..IntentView::default()
        };
        let all = [view("0a1b"), view("0a2c"), view("ff00")];
        for (id, found) in [
            ("0a1", Some("0a1b")),
            ("f", Some("ff00")),
            ("0a", None),
            ("e", None),
        ] {
            assert_eq!(whole_id(&all, id).ok().as_deref(), found, "{id}");
        }
    }
}
