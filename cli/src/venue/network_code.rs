//! `adoube network-code`: the answer that lets an official type another network at a device.

use adoube_client::venue::VenueClient;
use anyhow::Result;
use serde_json::json;

use crate::args::{Common, NetworkCodeArgs};
use crate::say::Say;

/// Runs the command.
pub(crate) async fn run(common: &Common, args: &NetworkCodeArgs, say: Say) -> Result<()> {
    let query = args.place.query(Some(&args.device));
    let mut client = VenueClient::connect(common, query).await?;
    let answer = client.network_code(&args.device, &args.question).await?;
    say.result(&answer, &json!({"device": args.device, "answer": answer}));
    Ok(())
}
