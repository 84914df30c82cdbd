//! `adoube watch --once`: what stands, as a table.

use std::fmt::Write as _;
use std::time::Duration;

use adoube_proto::v1::{Side, VenueView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Result, bail};
use serde_json::json;

use super::seats::Seats;
use super::{Follower, Model, incident_news, json as objects, lines, order, state};
use crate::catalogue::filled;
use crate::clock::monotonic_millis;
use crate::commands::holds;
use crate::say::{Say, trouble};
use crate::text;

/// How long everything that stands may take to arrive.
const PATIENCE: Duration = Duration::from_secs(15);

/// Shows the round as it stands, and ends.
pub(super) async fn show(follower: &mut Follower, mut model: Model, say: Say) -> Result<()> {
    let all = async {
        while !model.is_current() {
            let news = follower.next().await?;
            model.hear(news, monotonic_millis());
        }
        Ok::<_, anyhow::Error>(())
    };
    match tokio::time::timeout(PATIENCE, all).await {
        Ok(result) => result?,
        Err(_) => bail!(trouble(
            filled(&CatalogueMessage::new("cli-live-nothing-sent")),
            filled(&CatalogueMessage::new("cli-live-nothing-sent-next"))
        )),
    }
    let now = monotonic_millis();
    let boards: Vec<_> = model
        .boards()
        .map(|b| objects::board(b, &model, now))
        .collect();
    let incidents: Vec<_> = model.incidents().map(objects::incident).collect();
    let holds: Vec<_> = model.holds().map(objects::hold).collect();
    let venues = model
        .venues()
        .map(|venue| objects::venue(venue, &model, now));
    let venues: Vec<_> = venues.collect();
    say.result(
        table(&model, now).trim_end(),
        &json!({"boards": boards, "venues": venues, "incidents": incidents, "holds": holds}),
    );
    Ok(())
}

/// Boards, then devices.
pub(super) fn table(model: &Model, now: u64) -> String {
    let mut out = String::new();
    if let Some(title) = lines::title(model) {
        let _ = writeln!(out, "{title}");
    }
    for hold in model.holds() {
        let _ = writeln!(out, "{}", holds::alarm(hold));
    }
    for incident in model.incidents() {
        let _ = writeln!(out, "{}", incident_news::line(incident));
    }
    for board in order::boards(model, now) {
        let clock = |side| lines::clock(board, side, model, now);
        let _ = writeln!(
            out,
            "{:>5}  {:<44} {:>10} {:>10}  {:<10} {}",
            lines::name(board),
            lines::people(board),
            clock(Side::White),
            clock(Side::Black),
            lines::last_move(board),
            state::board(model, board, now),
        );
    }
    let seats = Seats::of(model);
    for venue in model.venues() {
        let _ = writeln!(out, "{}", link(model, venue, now));
        for device in &venue.devices {
            let state = state::device(model, venue, device, now).long();
            let seat = seats.at(&venue.venue, &device.device);
            let row = format!("       {:<18} {state:<10} {seat}", device.device);
            let _ = writeln!(out, "{}", row.trim_end());
        }
    }
    out
}

/// How a venue is connected.
fn link(model: &Model, venue: &VenueView, now: u64) -> String {
    let link = match (venue.connected, venue.last_contact) {
        (true, _) => match model.venue_silent(venue, now) {
            None => CatalogueMessage::new("cli-live-venue-link"),
            Some(age) => CatalogueMessage::new("cli-live-venue-link-no-data")
                .text("contact", text::last_contact(age)),
        },
        (false, 0) => CatalogueMessage::new("cli-live-venue-link-never"),
        (false, _) => CatalogueMessage::new("cli-live-venue-link-lost"),
    };
    filled(&link.text("venue", &venue.venue))
}
