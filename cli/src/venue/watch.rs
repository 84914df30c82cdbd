//! `adoube watch --venue`: a venue as it changes, from its own node.

use std::fmt::Write as _;
use std::io::{IsTerminal as _, Write as _};
use std::time::Duration;

use adoube_client::venue::VenueClient;
use adoube_event_folder::VenueQuery;
use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{LtaReply, Role};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result, anyhow, bail};
use serde_json::{Value, json};
use tonic::Streaming;

use super::model::{Model, Told};
use super::{checking, json as objects, lines, machine, screen, standing, vitals};
use crate::args::{Common, WatchArgs};
use crate::board_status;
use crate::catalogue::filled;
use crate::clock::{monotonic_millis, unix_millis};
use crate::say::{Say, trouble};
use crate::watch::{FRAME, Key, TOLD, Terminal, closed, stamped, write};

/// Pause before a lost stream is asked for again.
const AGAIN: Duration = Duration::from_millis(500);
/// How long everything that stands may take to arrive.
const PATIENCE: Duration = Duration::from_secs(15);

/// Follows a venue until q or Ctrl-C; with `--once` shows it and ends.
pub(crate) async fn run(common: &Common, args: &WatchArgs, venue: &str, say: Say) -> Result<()> {
    let query = VenueQuery {
        venue: Some(venue),
        ..VenueQuery::default()
    };
    let client = VenueClient::connect(common, query).await?;
    let mut follower = Follower::begin(client).await?;
    if args.once {
        return once(&mut follower, say).await;
    }
    if say.json || !std::io::stdout().is_terminal() {
        return text(&mut follower, say).await;
    }
    on_screen(&mut follower, args.quiet).await
}

/// The stream, begun again when it breaks.
struct Follower {
    client: VenueClient,
    stream: Option<Streaming<LtaReply>>,
    refused: Option<anyhow::Error>,
}

/// What there is to hear.
enum News {
    Body(Box<Body>),
    Lost(String),
}

impl Follower {
    /// A wrong name or an office that does not allow it is told at once.
    async fn begin(mut client: VenueClient) -> Result<Self> {
        let stream = Some(client.watch().await?);
        Ok(Self {
            client,
            stream,
            refused: None,
        })
    }

    /// The next news. May be dropped while it waits.
    async fn next(&mut self) -> News {
        let Some(stream) = &mut self.stream else {
            tokio::time::sleep(AGAIN).await;
            return match self.client.watch().await {
                Ok(stream) => {
                    self.stream = Some(stream);
                    Box::pin(self.next()).await
                }
                Err(error) => News::Lost(format!("{error:#}")),
            };
        };
        match stream.message().await {
            Ok(Some(LtaReply { body: Some(body) })) => return News::Body(Box::new(body)),
            Ok(Some(_)) => self.refused = Some(ended("cli-venue-empty-message")),
            Ok(None) => self.refused = Some(ended("cli-venue-stream-ended")),
            Err(status) => self.refused = Some(self.client.ended(&status)),
        }
        self.stream = None;
        let why = self.refused.take();
        News::Lost(why.map_or_else(String::new, |why| format!("{why:#}")))
    }
}

fn ended(why: &'static str) -> anyhow::Error {
    anyhow!(filled(&CatalogueMessage::new(why)))
}

fn take(model: &mut Model, news: News, now: u64) -> Told {
    match news {
        News::Body(body) => model.hear(*body, now),
        News::Lost(why) => model.lose(&why),
    }
}

async fn once(follower: &mut Follower, say: Say) -> Result<()> {
    let mut model = Model::default();
    let all = async {
        while !model.is_current() {
            match follower.next().await {
                News::Body(body) => drop(model.hear(*body, monotonic_millis())),
                News::Lost(why) => bail!("{why}"),
            }
        }
        Ok(())
    };
    match tokio::time::timeout(PATIENCE, all).await {
        Ok(result) => result?,
        Err(_) => bail!(trouble(
            checking::no_data(),
            filled(&CatalogueMessage::new("cli-venue-sent-nothing-next"))
        )),
    }
    let now = monotonic_millis();
    say.result(table(&model, now).trim_end(), &objects::venue(&model, now));
    Ok(())
}

/// Everything, in lines.
pub(super) fn table(model: &Model, now: u64) -> String {
    let mut out = String::new();
    let head = CatalogueMessage::new("cli-venue-head")
        .text("venue", model.venue())
        .text("role", model.role());
    let _ = writeln!(
        out,
        "{}\n{}\n{}",
        filled(&head),
        lines::uplink(model.uplink(), model.uplink_since(now)),
        lines::thresholds(&model.thresholds()),
    );
    for alarm in standing::alarms(model.alarms(), model.time_zone()) {
        let _ = writeln!(out, "{alarm}");
    }
    if model.devices().next().is_some() {
        let _ = writeln!(out, "{}", row(heads()));
    }
    let asked = model.devices().any(|device| device.lockdown.is_some());
    for device in model.devices() {
        let status = device.status.clone().unwrap_or_default();
        let age = model.age(device, now);
        let age = age.map_or_else(vitals::never, crate::text::show_span);
        let (relay, coordinator) = vitals::relayed(&status, model.since(device, now));
        let cells = [
            status.device.clone(),
            lines::state(device, model.is_old(device, now)),
            age,
            vitals::age(relay),
            vitals::age(coordinator),
            lines::round_trip(status.venue_round_trip_us),
            lines::round_trip(status.coordinator_round_trip_us),
            vitals::loss(&status),
            vitals::power(&status),
            vitals::page(&status),
            lines::seat(device),
        ];
        let _ = writeln!(out, "{}", row(cells));
        if let Some(board) = &status.physical_board {
            let _ = writeln!(out, "    {}", board_status::line(board));
        }
        for line in machine::lines(device, model.since(device, now), asked) {
            let _ = writeln!(out, "    {line}");
        }
    }
    for order in standing::orders(model) {
        let _ = writeln!(out, "{}", lines::with_word(&order));
    }
    for asked in standing::asked(model).concat() {
        let _ = writeln!(out, "{asked}");
    }
    out
}

/// What stands in a row, named as on the screen.
fn heads() -> [String; 11] {
    [
        CatalogueMessage::new("cli-live-column-device"),
        CatalogueMessage::new("cli-live-column-state"),
        CatalogueMessage::new("cli-live-column-age"),
        CatalogueMessage::new("cli-venue-column-relay"),
        CatalogueMessage::new("cli-venue-column-server"),
        CatalogueMessage::new("cli-live-column-to-venue"),
        CatalogueMessage::new("cli-live-column-to-server"),
        CatalogueMessage::new("cli-venue-column-lost"),
        CatalogueMessage::new("cli-venue-column-power"),
        CatalogueMessage::new("cli-venue-column-page"),
        CatalogueMessage::new("cli-live-column-seat"),
    ]
    .map(|title| filled(&title))
}

fn row(cells: [String; 11]) -> String {
    let [
        device,
        state,
        heard,
        relay,
        coordinator,
        to_venue,
        to_coordinator,
        lost,
        power,
        page,
        seat,
    ] = cells;
    let row = format!(
        "  {device:<18} {state:<22} {heard:>10} {relay:>8} {coordinator:>8} {to_venue:>10} \
         {to_coordinator:>10} {lost:>6}  {power:<12} {page:<14} {seat}"
    );
    row.trim_end().to_owned()
}

/// One line or object a change, until nobody reads them any more.
async fn text(follower: &mut Follower, say: Say) -> Result<()> {
    let mut model = Model::default();
    let mut closed = std::pin::pin!(closed());
    loop {
        let news = tokio::select! {
            news = follower.next() => news,
            _ = tokio::signal::ctrl_c() => return Ok(()),
            () = &mut closed => return Ok(()),
        };
        let now = monotonic_millis();
        let value = say.json.then(|| value(&news));
        let told = take(&mut model, news, now);
        let lines = match value {
            Some(values) => values.iter().map(Value::to_string).collect(),
            None => told.lines,
        };
        if !write(&lines)? {
            return Ok(());
        }
    }
}

fn value(news: &News) -> Vec<Value> {
    let body = match news {
        News::Body(body) => body,
        News::Lost(why) => return vec![json!({"kind": "lost", "why": why})],
    };
    match body.as_ref() {
        Body::Begin(begin) => {
            vec![json!({
                "kind": "begin", "venue": begin.venue, "role": Role::word_of(begin.role),
                "time_zone": begin.time_zone,
            })]
        }
        Body::Devices(devices) => {
            let age = |d: &adoube_proto::v1::VenueDevice| d.status.as_ref().map(|s| s.age_ms);
            let each = devices.devices.iter();
            each.map(|device| objects::device(device, age(device)))
                .collect()
        }
        Body::Order(order) => vec![objects::order(order)],
        Body::Uplink(uplink) => vec![objects::uplink(uplink, 0)],
        Body::Thresholds(thresholds) => vec![objects::thresholds(thresholds)],
        Body::Alarms(alarms) => alarms.alarms.iter().map(objects::alarm).collect(),
        Body::Intents(intents) => intents.intents.iter().map(objects::intent).collect(),
        Body::Current(_) => vec![json!({"kind": "current"})],
    }
}

async fn on_screen(follower: &mut Follower, quiet: bool) -> Result<()> {
    let mut model = Model::default();
    let mut terminal = Terminal::open()?;
    let mut frame = tokio::time::interval(Duration::from_millis(FRAME));
    let mut told: Vec<String> = Vec::new();
    let footer = filled(&CatalogueMessage::new("cli-venue-leave"));
    loop {
        tokio::select! {
            news = follower.next() => {
                let change = take(&mut model, news, monotonic_millis());
                let zone = model.time_zone();
                told.extend(change.lines.iter().map(|line| stamped(line, unix_millis(), zone)));
                told.drain(..told.len().saturating_sub(TOLD));
                if change.bell && !quiet {
                    ring()?;
                }
            }
            key = terminal.key() => if key == Key::Quit { return Ok(()) },
            _ = frame.tick() => {
                let now = monotonic_millis();
                terminal.show(|frame| screen::draw(frame, &model, now, &told, &footer))?;
            }
        }
    }
}

/// The terminal's bell.
fn ring() -> Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(b"\x07")
        .and_then(|()| out.flush())
        .with_context(|| filled(&CatalogueMessage::new("cli-live-terminal-unwritable")))
}
