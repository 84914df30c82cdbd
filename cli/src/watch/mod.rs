//! `adoube watch`: boards, clocks and devices as they change, as the coordinator tells them.

mod once;
mod output;
mod terminal;

pub(crate) use output::{closed, write};
pub(crate) use terminal::{Key, Move, Terminal};

use std::io::IsTerminal as _;
use std::time::Duration;

use adoube_client::follow::{Change, Follower, Model, Silences};
use adoube_official_views::round::{Narrator, json};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::Result;

use crate::args::{Common, WatchArgs};
use crate::catalogue::filled;
use crate::client::{CHIEF, Client};
use crate::clock::{monotonic_millis, unix_millis};
use crate::games::event_rounds;
use crate::say::Say;
use crate::zone;

/// Follows a round until q or Ctrl-C; with `--once` shows it and ends.
pub(crate) async fn run(common: &Common, args: &WatchArgs, say: Say) -> Result<()> {
    if let Some(venue) = &args.venue {
        return crate::venue::watch(common, args, venue, say).await;
    }
    // Fails at once, in plain words, for a wrong folder or without a coordinator.
    let mut client = Client::connect(common, CHIEF).await?;
    if let Some(round) = args.round.filter(|round| args.once && *round > 0) {
        event_rounds::round(&client.describe().await?, round)?;
    }
    let on_screen = !args.once && !say.json && std::io::stdout().is_terminal();
    // Objects tell instants, and each incident with the zone of its own venue.
    let venues = if say.json {
        Vec::new()
    } else {
        client.describe().await?.venues
    };
    let model = Model::of(&venues);
    let mut follower = Follower::new(client, args.round.unwrap_or(0));
    if args.once {
        return once::show(&mut follower, model, say).await;
    }
    if on_screen {
        // That of the event's first venue, as of all that is about several.
        let time_zone = venues.first().map(|venue| venue.time_zone.clone());
        return screen(&mut follower, model, &time_zone.unwrap_or_default()).await;
    }
    text(&mut follower, model, say).await
}

/// One line or object a change, until nobody reads them any more.
async fn text(follower: &mut Follower, mut model: Model, say: Say) -> Result<()> {
    let mut narrator = Narrator::default();
    let mut closed = std::pin::pin!(output::closed());
    let mut silences = Silences::default();
    let mut look = tokio::time::interval(Duration::from_millis(Silences::EVERY));
    loop {
        // Messages come before disconnections.
        let news = tokio::select! {
            biased;
            _ = tokio::signal::ctrl_c() => return Ok(()),
            () = &mut closed => return Ok(()),
            news = follower.next() => Some(news?),
            _ = look.tick() => None,
        };
        let now = monotonic_millis();
        let changes = match news {
            Some(news) => model.hear(news, now).into_iter().collect(),
            None => silences.look(&model, now),
        };
        let told = changes.iter().flat_map(|change| {
            if say.json {
                vec![json::change(change, &model, now).to_string()]
            } else {
                narrator.tell(change, &model, now)
            }
        });
        let lines: Vec<String> = told.collect();
        if !output::write(&lines)? {
            return Ok(());
        }
    }
}

/// How often the clocks on the screen are drawn, milliseconds.
pub(crate) const FRAME: u64 = 100;
/// Lines that the screen remembers.
pub(crate) const TOLD: usize = 200;

async fn screen(follower: &mut Follower, mut model: Model, time_zone: &str) -> Result<()> {
    let mut terminal = Terminal::open()?;
    let mut frame = tokio::time::interval(Duration::from_millis(FRAME));
    let mut narrator = Narrator::without_moves();
    let mut silences = Silences::default();
    let mut told = Vec::new();
    let leave = filled(&CatalogueMessage::new("cli-live-leave"));
    loop {
        let changes: Vec<Change> = tokio::select! {
            news = follower.next() => model.hear(news?, monotonic_millis()).into_iter().collect(),
            key = terminal.key() => match key {
                Key::Quit => return Ok(()),
                _ => continue,
            },
            _ = frame.tick() => {
                let now = monotonic_millis();
                terminal.draw(&model, now, &told, &leave)?;
                silences.look(&model, now)
            }
        };
        let now = monotonic_millis();
        for change in &changes {
            if matches!(change, Change::Incident(both) if both.0.is_none()) && model.is_current() {
                terminal.ring();
            }
            let lines = narrator.tell(change, &model, now);
            told.extend(
                lines
                    .iter()
                    .map(|line| zone::stamped(line, unix_millis(), time_zone)),
            );
            told.drain(..told.len().saturating_sub(TOLD));
        }
    }
}
