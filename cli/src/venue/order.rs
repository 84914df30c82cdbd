//! `adoube order`: given, waited for, listed, taken back.

use std::time::Duration;

use adoube_client::venue::VenueClient;
use adoube_official_views::venue::{json, lines};
use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{GiveOrderRequest, OrderKind, OrderView, Thresholds};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result, anyhow};
use ring::rand::{SecureRandom as _, SystemRandom};

use super::{checking, password};
use crate::args::{Common, OrderArgs, OrderCommand};
use crate::catalogue::filled;
use crate::say::{Say, trouble};

/// How long the venue's node may take to send the current state.
const PATIENCE: Duration = Duration::from_secs(15);

/// Runs the command.
pub(crate) async fn run(common: &Common, args: &OrderArgs, say: Say) -> Result<()> {
    let order = args.command.order();
    let device = match &args.command {
        OrderCommand::List { device } => device.as_deref(),
        _ => order.map(|(device, ..)| device),
    };
    let query = args.place.query(device);
    let mut client = VenueClient::connect(common, query).await?;
    match (&args.command, order) {
        (_, Some(order)) => give(&mut client, args, order, say).await,
        (OrderCommand::Check { .. }, _) => checking::seats(&mut client, args, say).await,
        (OrderCommand::Cancel { id }, _) => cancel(&mut client, args, id, say).await,
        (
            OrderCommand::Thresholds {
                late,
                silent,
                alarm,
            },
            _,
        ) => thresholds(&mut client, [*late, *silent, *alarm], say).await,
        _ => list(&mut client, device.unwrap_or_default(), say).await,
    }
}

async fn give(
    client: &mut VenueClient,
    args: &OrderArgs,
    (device, what, text): (&str, OrderKind, &str),
    say: Say,
) -> Result<()> {
    let secret = match &args.command {
        OrderCommand::JoinNetwork { password_file, .. } => {
            password::read(password_file.as_deref())?
        }
        _ => String::new(),
    };
    let request = GiveOrderRequest {
        id: order_id()?,
        device: device.to_owned(),
        what: what.into(),
        text: text.to_owned(),
        expires_in_ms: u64::from(args.expires) * 1_000,
        secret,
    };
    let given = client.give(request).await?;
    let answered = |order: &OrderView| !lines::is_open(order);
    let order = answer(client, args, given, answered, say).await;
    tell(client, &order, say).await;
    let is_check = matches!(args.command, OrderCommand::Check { .. });
    let unanswered = (is_check && !args.patience().is_zero()).then(|| unanswered(&order));
    let undone = lines::undone(&order).or(unanswered.flatten());
    undone.map_or(Ok(()), Err)
}

/// A check that was waited for and is not there is none that passed.
fn unanswered(order: &OrderView) -> Option<anyhow::Error> {
    lines::is_open(order).then(|| {
        let next = CatalogueMessage::new("cli-order-no-answer-next");
        let next = next.text("device", &order.device);
        trouble(lines::no_answer(&order.device), filled(&next))
    })
}

async fn tell(client: &mut VenueClient, order: &OrderView, say: Say) {
    let mut told = lines::order(order, &time_zone(client).await);
    told.extend(lines::beware(order));
    say.result(told.join("\n"), &json::order(order));
}

/// The venue's time zone, as its node says first of all; empty where it does not, or not in time: then
/// times are in UTC.
pub(super) async fn time_zone(client: &VenueClient) -> String {
    let begin = first(client, |body| match body {
        Body::Begin(begin) => Some(begin.time_zone),
        _ => None,
    });
    let told = tokio::time::timeout(PATIENCE, begin).await;
    told.ok().and_then(Result::ok).unwrap_or_default()
}

/// The first of what the node tells that is looked for. The current state comes first, so nothing is missed.
async fn first<T>(client: &VenueClient, wanted: impl Fn(Body) -> Option<T>) -> Result<T> {
    let mut news = client.watch_repeating().await?;
    loop {
        if let Some(found) = wanted(client.next(&mut news).await?) {
            return Ok(found);
        }
    }
}

/// The order once its device has answered as is wanted, or how it is when the patience is over, or when the venue node that
/// took it no longer answers.
async fn answer(
    client: &mut VenueClient,
    args: &OrderArgs,
    given: OrderView,
    answered: impl Fn(&OrderView) -> bool,
    say: Say,
) -> OrderView {
    if answered(&given) {
        return given;
    }
    let last = first(client, |body| match body {
        // What is shown lags a little behind what was answered.
        Body::Order(order) if order.id == given.id && order.steps.len() >= given.steps.len() => {
            Some(order).filter(|order| answered(order))
        }
        _ => None,
    });
    let found = tokio::time::timeout(args.patience(), last).await;
    let found = match found {
        Ok(found) => found,
        Err(_) => present(client, &given).await,
    };
    found.unwrap_or_else(|why| {
        let unknown = CatalogueMessage::new("cli-order-result-unknown")
            .text("why", format!("{why:#}"))
            .text("device", &given.device);
        say.notice(filled(&unknown));
        given
    })
}

async fn present(client: &mut VenueClient, given: &OrderView) -> Result<OrderView> {
    let orders = client.orders(&given.device).await?;
    let newer = |order: &OrderView| order.id == given.id && order.steps.len() >= given.steps.len();
    let found = orders.into_iter().find(newer);
    Ok(found.unwrap_or_else(|| given.clone()))
}

async fn list(client: &mut VenueClient, device: &str, say: Say) -> Result<()> {
    let orders = client.orders(device).await?;
    let time_zone = time_zone(client).await;
    let text = lines::orders(&orders, device, &time_zone);
    let text = match orders.len() {
        0 => filled(&CatalogueMessage::new("cli-order-none")),
        _ => text.join("\n"),
    };
    let values: Vec<_> = orders.iter().map(json::order).collect();
    say.result(text, &serde_json::json!({"orders": values}));
    Ok(())
}

async fn cancel(client: &mut VenueClient, args: &OrderArgs, id: &str, say: Say) -> Result<()> {
    let orders = client.orders("").await?;
    let mut found = orders.iter().filter(|order| order.id.starts_with(id));
    let order = match (found.next(), found.next()) {
        (Some(order), None) => order,
        (Some(_), Some(_)) => {
            let several = CatalogueMessage::new("cli-order-several").text("id", id);
            return Err(anyhow!(filled(&several)));
        }
        (None, _) => {
            let unknown = CatalogueMessage::new("cli-order-unknown").text("id", id);
            let next = CatalogueMessage::new("cli-order-unknown-next");
            return Err(trouble(filled(&unknown), filled(&next)));
        }
    };
    let taken = client.cancel(order.id.clone()).await;
    let taken = taken.map_err(|refused| lines::too_late(order, refused))?;
    let order = answer(client, args, taken, |order| !order.unconfirmed, say).await;
    tell(client, &order, say).await;
    lines::done_all_the_same(&order).map_or(Ok(()), Err)
}

async fn thresholds(client: &mut VenueClient, wanted: [Option<f64>; 3], say: Say) -> Result<()> {
    let stand = standing(client).await?;
    let [late, silent, alarm] = wanted;
    let set = if wanted.iter().any(Option::is_some) {
        let thresholds = Thresholds {
            late_ms: millis(late, stand.late_ms)?,
            silent_ms: millis(silent, stand.silent_ms)?,
            alarm_ms: millis(alarm, stand.alarm_ms)?,
        };
        client.set(thresholds).await?
    } else {
        stand
    };
    say.result(lines::thresholds(&set), &json::thresholds(&set));
    Ok(())
}

async fn standing(client: &VenueClient) -> Result<Thresholds> {
    let found = first(client, |body| match body {
        Body::Thresholds(thresholds) => Some(thresholds),
        _ => None,
    });
    tokio::time::timeout(PATIENCE, found)
        .await
        .with_context(checking::no_data)?
}

/// Seconds as whole milliseconds.
fn millis(seconds: Option<f64>, before: u32) -> Result<u32> {
    let Some(seconds) = seconds else {
        return Ok(before);
    };
    if !(0.0..=86_400.0).contains(&seconds) {
        let not_one = CatalogueMessage::new("cli-order-not-a-threshold");
        return Err(anyhow!(filled(&not_one.text("typed", seconds))));
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a day of milliseconds at most, checked above"
    )]
    let millis = (seconds * 1_000.0).round() as u32;
    Ok(millis)
}

/// 32 hexadecimal digits: an order that is repeated under them is given once.
pub(super) fn order_id() -> Result<String> {
    let mut bytes = [0; 16];
    let random = SystemRandom::new().fill(&mut bytes);
    random.map_err(|_| anyhow!(filled(&CatalogueMessage::new("cli-order-no-random"))))?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::OrderFate;

    use super::{OrderView, unanswered};

    /// O 18.5: a script goes by the exit status.
    #[test]
    fn o_18_5_a_check_without_an_answer_is_not_one_that_passed() {
        for (fate, told) in [
            ("waiting", true),
            ("delivered", true),
            ("done", false),
            ("failed", false),
        ] {
            let order = OrderView {
                device: "madrid-1".to_owned(),
                fate: OrderFate::number_of(fate),
                ..OrderView::default()
            };
            let said = unanswered(&order).map(|error| error.to_string());
            let expected = told.then(|| "madrid-1: no answer yet".to_owned());
            assert_eq!(said, expected, "{fate}");
        }
    }
}
