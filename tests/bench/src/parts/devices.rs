//! Five thousand devices that each tell their vitals once a second, through one venue's node: what came,
//! of what was sent.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Result, ensure};
use futures_util::StreamExt as _;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval_at};

use crate::clock;
use crate::report::Row;
use crate::scale::Bench;
use crate::telemetry::{Device, Lost};
use crate::venue::{VENUE, Venue};

pub(super) const NAME: &str = "devices";

/// How often each tells.
const EACH: Duration = Duration::from_secs(1);

/// Connections that are made at a time.
const AT_A_TIME: usize = 16;

pub(super) fn run(bench: &Bench, rows: &mut Vec<Row>) -> Result<()> {
    let measured = tokio::runtime::Runtime::new()?.block_on(measured(bench))?;
    rows.extend(measured);
    Ok(())
}

async fn measured(bench: &Bench) -> Result<Vec<Row>> {
    let count = bench.pick(5_000, 3);
    let venue = Venue::start(bench, count).await?;
    let lost = Lost::default();
    let devices = join(&venue, count, &lost).await?;
    let processor = venue.program.processor()?;
    let began = clock::now();
    let time = if bench.quick {
        EACH * 2
    } else {
        Duration::from_secs(20)
    };
    let mut talking = JoinSet::new();
    for device in devices {
        talking.spawn(talk(device, time));
    }
    let mut devices = Vec::new();
    while let Some(done) = talking.join_next().await {
        devices.push(done??);
    }
    let took = clock::since(began);
    let processor = venue.program.processor()?.saturating_sub(processor);
    let sent: u64 = devices.iter().map(Device::sent).sum();
    // A last one each, slowly: what is missing before it shows.
    tokio::time::sleep(EACH * 2).await;
    for device in &mut devices {
        device.vitals().await?;
        if device.sent() % 4 == 0 || count > 100 {
            tokio::time::sleep(Duration::from_micros(500)).await;
        }
    }
    tokio::time::sleep(EACH * 3).await;
    let shown = venue.devices(count).await?;
    ensure!(
        shown.len() == count,
        "{} of {count} devices are shown",
        shown.len()
    );
    let status = shown.iter().filter_map(|device| device.status.as_ref());
    let (mut missed, mut unheard) = (0, 0);
    for status in status {
        missed += status.vitals_missed;
        unheard += u64::from(status.age_ms == 0 || status.age_ms > 15_000);
    }
    Ok(vec![row(
        count, sent, missed, unheard, took, processor, &lost,
    )])
}

async fn join(venue: &Venue, count: usize, lost: &Lost) -> Result<Vec<Device>> {
    let joining = (1..=count).map(|number| async move {
        let id = format!("{VENUE}-{number}");
        let uri = format!("adoube:device:{VENUE}:{id}");
        let paper = venue.coordinator.paper(&id, &uri)?;
        let authority = &venue.coordinator.place.authority;
        Device::join(id, venue.mqtt, authority, &paper, Arc::clone(lost)).await
    });
    let joined: Vec<Result<Device>> = futures_util::stream::iter(joining)
        .buffer_unordered(AT_A_TIME)
        .collect()
        .await;
    joined.into_iter().collect()
}

async fn talk(mut device: Device, time: Duration) -> Result<Device> {
    let phase = EACH.mul_f64(fastrand::f64());
    let began = clock::now();
    let mut each = interval_at((began + phase).into(), EACH);
    each.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while clock::since(began) < time {
        each.tick().await;
        device.vitals().await?;
    }
    Ok(device)
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn row(
    count: usize,
    sent: u64,
    missed: u64,
    unheard: u64,
    took: Duration,
    processor: Duration,
    lost: &Lost,
) -> Row {
    let delivered = sent.saturating_sub(missed);
    let share = 100.0 * delivered as f64 / sent.max(1) as f64;
    let rate = sent as f64 / took.as_secs_f64();
    let busy = 100.0 * processor.as_secs_f64() / took.as_secs_f64();
    let lost = lost.load(Ordering::Relaxed);
    Row::new(
        NAME,
        format!("{count} devices at a message a second through one node"),
        format!("{share:.3} % delivered ({delivered} of {sent})"),
    )
    .beside(format!(
        "{rate:.0} messages a second; node {busy:.0} % of one core; {lost} connections lost, {unheard} devices \
         not heard at the end"
    ))
    .how(
        "the real node with its mosquitto and a real coordinator behind; a connection of its own under mutual TLS for \
         each device, vitals at QoS 1. What is missing is counted by the node, by the gaps in each device's numbers, \
         and read at its port for officials after one more message each",
    )
    .value("sent", sent as f64)
    .value("delivered", delivered as f64)
    .value("percent", share)
    .value("messages_per_second", rate)
    .value("unheard", unheard as f64)
    .value("connections_lost", lost as f64)
    .value("node_core_percent", busy)
}
