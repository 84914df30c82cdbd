//! `adoube network-code`: the answer that lets an official type another network at a device.

use anyhow::Result;
use serde_json::json;

use super::client::Client;
use super::find;
use crate::args::{Common, NetworkCodeArgs};
use crate::say::Say;

/// Does what is asked.
pub(crate) async fn run(common: &Common, args: &NetworkCodeArgs, say: Say) -> Result<()> {
    let (venue, address) = (args.place.venue.as_deref(), args.place.address.as_deref());
    let place = find::find(common, venue, address, Some(&args.device))?;
    let mut client = Client::connect(common, &place).await?;
    let answer = client.network_code(&args.device, &args.question).await?;
    say.result(&answer, &json!({"device": args.device, "answer": answer}));
    Ok(())
}
