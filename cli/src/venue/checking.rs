//! `adoube order check --seats`: the lock of every device of a venue at which somebody is to play (O 18.5).

use std::collections::BTreeMap;
use std::time::Duration;

use adoube_client::venue::VenueClient;
use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{GiveOrderRequest, LtaReply, OrderFate, OrderKind, OrderView, VenueDevice};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result};
use serde_json::json;
use tonic::Streaming;

use super::order::order_id;
use super::{json, lines, reports};
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
    // What is left when the patience is over is told as such.
    let heard = tokio::time::timeout(args.patience(), answers).await;
    heard.unwrap_or(Ok(()))?;
    say.value(&tally.json());
    say.text(tally.words());
    tally.trouble().map_or(Ok(()), Err)
}

/// How often the seats of a round that was just published are asked for again, and after how long: five seconds in all.
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

/// Who has answered what.
#[derive(Debug, Default)]
struct Tally {
    /// By order: the devices that have not answered.
    left: BTreeMap<String, String>,
    hold: usize,
    /// The others, each with why.
    others: Vec<String>,
}

impl Tally {
    fn new(left: BTreeMap<String, String>) -> Self {
        Self {
            left,
            ..Self::default()
        }
    }

    fn is_over(&self) -> bool {
        self.left.is_empty()
    }

    /// Whether this is an answer that was waited for.
    fn take(&mut self, order: &OrderView) -> bool {
        if lines::is_open(order) {
            return false;
        }
        let Some(device) = self.left.remove(&order.id) else {
            return false;
        };
        if order.fate() == OrderFate::Done {
            self.hold += 1;
        } else {
            let fate = lines::fate(order.fate());
            let why = match reports::of_order(order).as_str() {
                "" => fate,
                detail => format!("{fate}, {detail}"),
            };
            self.others.push(format!("{device}: {why}"));
        }
        true
    }

    fn words(&self) -> String {
        let (hold, others, left) = (self.hold, self.others.len(), self.left.len());
        let all = hold + others + left;
        let verified = CatalogueMessage::new("officials-checks-locks")
            .number("hold", hold)
            .number("of", all);
        let unverified = CatalogueMessage::new("cli-venue-locks-not-verified").number("n", others);
        let unanswered = CatalogueMessage::new("cli-venue-locks-unanswered").number("n", left);
        let told = [
            (true, verified),
            (others > 0, unverified),
            (left > 0, unanswered),
        ];
        let told = told.iter().filter(|(is, _)| *is);
        let told: Vec<String> = told.map(|(_, message)| filled(message)).collect();
        told.join("; ")
    }

    fn json(&self) -> serde_json::Value {
        let left: Vec<_> = self.left.values().collect();
        json!({"kind": "checked", "hold": self.hold, "others": self.others, "unanswered": left})
    }

    fn trouble(&self) -> Option<anyhow::Error> {
        let unanswered = self.left.values().map(|it| lines::no_answer(it));
        let all: Vec<String> = self.others.iter().cloned().chain(unanswered).collect();
        (!all.is_empty()).then(|| {
            let not_all = CatalogueMessage::new("cli-venue-locks-not-all");
            trouble(
                filled(&not_all.text("devices", all.join("; "))),
                filled(&CatalogueMessage::new("cli-venue-locks-not-all-next")),
            )
        })
    }
}

#[cfg(test)]
mod tests {

    use super::*;

    /// O 18.5: what is said in the end counts each device once, and names those at which nobody is to play.
    #[test]
    fn o_18_5_the_check_of_a_hall_ends_with_each_device_that_does_not_hold() {
        let orders = ["a", "b", "c", "d"];
        let left = orders.map(|id| (id.to_owned(), format!("madrid-{id}")));
        let mut tally = Tally::new(left.into());
        for (id, fate, detail, counts) in [
            ("a", "waiting", "", false),
            ("a", "done", "13 layers", true),
            ("a", "done", "13 layers", false),
            ("b", "failed", "2 of 13 layers do not hold", true),
            ("c", "expired", "", true),
            ("x", "done", "", false),
        ] {
            let order = OrderView {
                id: id.to_owned(),
                fate: OrderFate::number_of(fate),
                detail: detail.to_owned(),
                ..OrderView::default()
            };
            assert_eq!(tally.take(&order), counts, "{id} {fate}");
        }
        assert!(!tally.is_over());
        assert_eq!(
            tally.words(),
            "1 of 4 locks verified; not verified or not checked: 2; no answer yet: 1"
        );
        assert_eq!(
            tally.trouble().unwrap().to_string(),
            "not every lock is verified: madrid-b: failed, 2 of 13 layers do not hold; madrid-c: \
             expired; madrid-d: no answer yet"
        );
        assert!(Tally::default().trouble().is_none());
    }
}
