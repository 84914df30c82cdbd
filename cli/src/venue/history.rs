//! `adoube history`: how a device was lately, as its venue's node saw it.

use adoube_client::venue::VenueClient;
use adoube_official_views::venue::history;
use anyhow::Result;

use super::order::time_zone;
use crate::args::{Common, HistoryArgs};
use crate::say::Say;

/// Runs the command.
pub(crate) async fn run(common: &Common, args: &HistoryArgs, say: Say) -> Result<()> {
    let query = args.place.query(Some(&args.device));
    let mut client = VenueClient::connect(common, query).await?;
    let seen = client.history(args.device.clone()).await?;
    let zone = time_zone(&client).await;
    let text = history::told(&args.device, &seen, &zone).join("\n");
    say.result(text, &history::value(&args.device, &seen));
    Ok(())
}
