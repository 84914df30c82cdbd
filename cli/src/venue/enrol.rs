//! `adoube enrol`: a code for a device that makes itself a key, and what became of it.

use std::time::Duration;

use adoube_client::venue::VenueClient;
use adoube_official_views::venue::enrolment::{line, lines, read_out, value};
use adoube_proto::v1::{EnrolCodeFate, EnrolCodeView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::Result;
use serde_json::{Value, json};

use crate::args::{Common, EnrolArgs};
use crate::catalogue::filled;
use crate::say::{Say, trouble};

/// How often it is looked whether the code was used.
const LOOK: Duration = Duration::from_millis(500);

/// Runs the command.
pub(crate) async fn run(common: &Common, args: &EnrolArgs, say: Say) -> Result<()> {
    let query = args.place.query(args.device.as_deref());
    let mut client = VenueClient::connect(common, query).await?;
    let Some(device) = &args.device else {
        return list(&mut client, say).await;
    };
    let given = client.enrol(device.clone(), args.replace).await?;
    say.result(read_out(&given), &value(&given));
    if args.wait == 0 {
        return Ok(());
    }
    let patience = Duration::from_secs(args.wait.into());
    let found = tokio::time::timeout(patience, over(&mut client, &given, say)).await;
    let Ok(view) = found else {
        let unused = CatalogueMessage::new("cli-enrol-unused").text("device", device);
        let next = CatalogueMessage::new("cli-enrol-unused-next");
        return Err(trouble(filled(&unused), filled(&next)));
    };
    let view = view?;
    say.result(line(&view), &value(&view));
    if view.fate() == EnrolCodeFate::Used {
        return Ok(());
    }
    let failed = CatalogueMessage::new("cli-enrol-failed").text("device", device);
    let next = CatalogueMessage::new("cli-enrol-failed-next").text("device", device);
    Err(trouble(filled(&failed), filled(&next)))
}

/// The code once it is used or no longer valid; wrong codes are shown as they come.
async fn over(client: &mut VenueClient, given: &EnrolCodeView, say: Say) -> Result<EnrolCodeView> {
    let mut told = String::new();
    loop {
        tokio::time::sleep(LOOK).await;
        let mut all = client.enrolments().await?.codes;
        all.retain(|view| view.serial == given.serial);
        let Some(view) = all.pop() else {
            let next = CatalogueMessage::new("cli-enrol-forgotten-next");
            return Err(trouble(
                filled(&CatalogueMessage::new("cli-enrol-forgotten")),
                filled(&next.text("device", &given.device)),
            ));
        };
        if view.fate() != EnrolCodeFate::Waiting {
            return Ok(view);
        }
        if view.detail != told {
            told.clone_from(&view.detail);
            say.result(line(&view), &value(&view));
        }
    }
}

async fn list(client: &mut VenueClient, say: Say) -> Result<()> {
    let reply = client.enrolments().await?;
    let values: Vec<Value> = reply.codes.iter().map(value).collect();
    say.result(
        lines(&reply),
        &json!({"codes": values, "strays": reply.strays, "stray_from": reply.stray_from}),
    );
    Ok(())
}
