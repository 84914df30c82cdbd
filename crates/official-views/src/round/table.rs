//! A round as a table: boards, then devices.

use std::fmt::Write as _;

use adoube_client::follow::Model;
use adoube_proto::v1::{Side, VenueView};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::seats::Seats;
use super::{board_order, incident_news, narrator, status};
use crate::catalogue::filled;
use crate::holds;
use crate::text;

/// Boards, then devices.
pub fn table(model: &Model, now: u64) -> String {
    let mut out = String::new();
    if let Some(title) = narrator::title(model) {
        let _ = writeln!(out, "{title}");
    }
    for hold in model.holds() {
        let _ = writeln!(out, "{}", holds::alarm(hold));
    }
    for incident in model.incidents() {
        let _ = writeln!(out, "{}", incident_news::line(incident));
    }
    for board in board_order::boards(model, now) {
        let clock = |side| narrator::clock(board, side, model, now);
        let _ = writeln!(
            out,
            "{:>5}  {:<44} {:>10} {:>10}  {:<10} {}",
            narrator::name(board),
            narrator::people(board),
            clock(Side::White),
            clock(Side::Black),
            narrator::last_move(board),
            status::board(model, board, now),
        );
    }
    let seats = Seats::of(model);
    for venue in model.venues() {
        let _ = writeln!(out, "{}", link(model, venue, now));
        for device in &venue.devices {
            let state = status::device(model, venue, device, now).long();
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
