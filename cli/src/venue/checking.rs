//! `adoube order check --seats`: the lock of every device of a venue at which somebody is to play (O 18.5).

use std::collections::BTreeMap;
use std::time::Duration;

use adoube_client::venue::VenueClient;
use adoube_official_views::venue::lock_checks::Tally;
use adoube_official_views::venue::{json, lines};
use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{GiveOrderRequest, LtaReply, OrderKind, VenueDevice};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result};
use tonic::Streaming;

use super::order::order_id;
use crate::args::OrderArgs;
use crate::catalogue::filled;
use crate::say::{Say, trouble};

/// How long the venue's node may take to show its devices.
const PATIENCE: Duration = Duration::from_secs(15);

/// Orders a check of each, tells each answer as it comes, and says in the end which devices do not hold.
pub(super) async fn seats(client: &mut VenueClient, args: &OrderArgs, say: Say) -> Result<()> {
    let (mut news, devices, time_zone) = known(client).await?;
    if devices.is_empty() {
        return Err(trouble(
            filled(&CatalogueMessage::new("cli-venue-no-seats")),
            filled(&CatalogueMessage::new("cli-venue-no-seats-next")),
        ));
    }
    let mut left = BTreeMap::new();
    for device in devices {
        let request = GiveOrderRequest {
            id: order_id()?,
            device: device.clone(),
            what: OrderKind::RunChecks.into(),
            expires_in_ms: u64::from(args.expires) * 1_000,
            ..GiveOrderRequest::default()
        };
        let given = client.give(request).await?;
        left.insert(given.id, device);
    }
    let testing = CatalogueMessage::new("cli-venue-testing-locks").number("n", left.len());
    say.text(filled(&testing));
    let mut tally = Tally::new(left);
    let answers = answers(client, &mut news, &mut tally, &time_zone, say);
    // Devices without an answer by then are shown as such.
    let heard = tokio::time::timeout(args.patience(), answers).await;
    heard.unwrap_or(Ok(()))?;
    say.value(&tally.json());
    say.text(tally.words());
    tally.trouble().map_or(Ok(()), Err)
}

/// Retries for the seats of a round that was just published, and the pause between them: five seconds in all.
const TRIES: u32 = 20;
const AGAIN: Duration = Duration::from_millis(250);

/// Whose devices are to be checked, once there are any; and what comes after.
async fn known(client: &mut VenueClient) -> Result<(Streaming<LtaReply>, Vec<String>, String)> {
    let mut tries = 0..TRIES;
    loop {
        let mut news = client.watch_repeating().await?;
        let seated = tokio::time::timeout(PATIENCE, seated(client, &mut news));
        let (devices, time_zone) = seated.await.with_context(no_data)??;
        if !devices.is_empty() || tries.next().is_none() {
            return Ok((news, devices, time_zone));
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Why nothing can be said of a venue.
pub(super) fn no_data() -> String {
    filled(&CatalogueMessage::new("cli-venue-sent-nothing"))
}

/// Devices with a seat, and the venue's time zone.
async fn seated(
    client: &VenueClient,
    news: &mut Streaming<LtaReply>,
) -> Result<(Vec<String>, String)> {
    let (mut devices, mut time_zone) = (Vec::new(), String::new());
    loop {
        match client.next(news).await? {
            Body::Begin(begin) => {
                devices.clear();
                time_zone = begin.time_zone;
            }
            Body::Devices(told) => devices.extend(told.devices.into_iter().filter_map(with_seat)),
            Body::Current(_) => return Ok((devices, time_zone)),
            _ => {}
        }
    }
}

fn with_seat(device: VenueDevice) -> Option<String> {
    device.seat.and(device.status).map(|status| status.device)
}

async fn answers(
    client: &VenueClient,
    news: &mut Streaming<LtaReply>,
    tally: &mut Tally,
    time_zone: &str,
    say: Say,
) -> Result<()> {
    while !tally.is_over() {
        if let Body::Order(order) = client.next(news).await?
            && tally.take(&order)
        {
            say.result(
                lines::order(&order, time_zone).join("\n"),
                &json::order(&order),
            );
        }
    }
    Ok(())
}
