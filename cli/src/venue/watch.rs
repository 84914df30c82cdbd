//! `adoube watch --venue`: a venue as it changes, from its own node.

use std::io::IsTerminal as _;
use std::time::Duration;

use adoube_client::venue::VenueClient;
use adoube_official_views::venue::{Model, News, json as objects, screen, table};
use adoube_proto::v1::LtaReply;
use adoube_proto::v1::lta_reply::Body;
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Result, anyhow, bail};
use serde_json::{Value, json};
use tonic::Streaming;

use super::checking;
use crate::args::{Common, WatchArgs};
use crate::catalogue::filled;
use crate::clock::{monotonic_millis, unix_millis};
use crate::say::{Say, trouble};
use crate::watch::{FRAME, Key, TOLD, Terminal, closed, write};
use crate::zone;

/// Pause before a lost stream is requested again.
const AGAIN: Duration = Duration::from_millis(500);
/// How long the current state may take to arrive.
const PATIENCE: Duration = Duration::from_secs(15);

/// Follows a venue until q or Ctrl-C; with `--once` shows it and ends.
pub(crate) async fn run(common: &Common, args: &WatchArgs, venue: &str, say: Say) -> Result<()> {
    let mut follower = Follower::begin(super::node(common, venue).await?).await?;
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
enum Input {
    Body(Box<Body>),
    Lost(String),
}

impl Follower {
    /// Fails at once for a wrong name, or for an office that does not allow it.
    async fn begin(mut client: VenueClient) -> Result<Self> {
        let stream = Some(client.watch().await?);
        Ok(Self {
            client,
            stream,
            refused: None,
        })
    }

    /// The next news. May be dropped while it waits.
    async fn next(&mut self) -> Input {
        let Some(stream) = &mut self.stream else {
            tokio::time::sleep(AGAIN).await;
            return match self.client.watch().await {
                Ok(stream) => {
                    self.stream = Some(stream);
                    Box::pin(self.next()).await
                }
                Err(error) => Input::Lost(format!("{error:#}")),
            };
        };
        match stream.message().await {
            Ok(Some(LtaReply { body: Some(body) })) => return Input::Body(Box::new(body)),
            Ok(Some(_)) => self.refused = Some(ended("cli-venue-empty-message")),
            Ok(None) => self.refused = Some(ended("cli-venue-stream-ended")),
            Err(status) => self.refused = Some(self.client.ended(&status)),
        }
        self.stream = None;
        let why = self.refused.take();
        Input::Lost(why.map_or_else(String::new, |why| format!("{why:#}")))
    }
}

fn ended(why: &'static str) -> anyhow::Error {
    anyhow!(filled(&CatalogueMessage::new(why)))
}

fn take(model: &mut Model, news: Input, now: u64) -> News {
    match news {
        Input::Body(body) => model.hear(*body, now),
        Input::Lost(why) => model.lose(&why),
    }
}

async fn once(follower: &mut Follower, say: Say) -> Result<()> {
    let mut model = Model::default();
    let all = async {
        while !model.is_current() {
            match follower.next().await {
                Input::Body(body) => drop(model.hear(*body, monotonic_millis())),
                Input::Lost(why) => bail!("{why}"),
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
        let values = say.json.then(|| match &news {
            Input::Body(body) => objects::body(body),
            Input::Lost(why) => vec![json!({"kind": "lost", "why": why})],
        });
        let told = take(&mut model, news, now);
        let lines = match values {
            Some(values) => values.iter().map(Value::to_string).collect(),
            None => told.lines,
        };
        if !write(&lines)? {
            return Ok(());
        }
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
                let time_zone = model.time_zone();
                told.extend(change.lines.iter().map(|line| zone::stamped(line, unix_millis(), time_zone)));
                told.drain(..told.len().saturating_sub(TOLD));
                if change.bell && !quiet {
                    terminal.ring();
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
