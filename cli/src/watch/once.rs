//! `adoube watch --once`: the round now, as a table.

use std::time::Duration;

use adoube_client::follow::{Follower, Model};
use adoube_official_views::round::{json, table};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Result, bail};

use crate::catalogue::filled;
use crate::clock::monotonic_millis;
use crate::say::{Say, trouble};

/// How long the current state may take to arrive.
const PATIENCE: Duration = Duration::from_secs(15);

/// Shows the round as it is now, and ends.
pub(super) async fn show(follower: &mut Follower, mut model: Model, say: Say) -> Result<()> {
    let all = async {
        while !model.is_current() {
            let news = follower.next().await?;
            model.hear(news, monotonic_millis());
        }
        Ok::<_, anyhow::Error>(())
    };
    match tokio::time::timeout(PATIENCE, all).await {
        Ok(result) => result?,
        Err(_) => bail!(trouble(
            filled(&CatalogueMessage::new("cli-live-nothing-sent")),
            filled(&CatalogueMessage::new("cli-live-nothing-sent-next"))
        )),
    }
    let now = monotonic_millis();
    say.result(table(&model, now).trim_end(), &json::round(&model, now));
    Ok(())
}
