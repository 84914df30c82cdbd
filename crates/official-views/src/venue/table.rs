//! A venue as a table: its state, alarms, devices, orders and requests.

use std::fmt::Write as _;

use adoube_tournament::catalogue_message::CatalogueMessage;

use super::model::Model;
use super::{device_lock, lines, open_items, vitals};
use crate::catalogue::filled;
use crate::physical_board;
use crate::text;
use crate::words::round_trip;

/// Everything, in lines.
pub fn table(model: &Model, now: u64) -> String {
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
    for alarm in open_items::alarms(model.alarms(), model.time_zone()) {
        let _ = writeln!(out, "{alarm}");
    }
    if model.devices().next().is_some() {
        let _ = writeln!(out, "{}", row(heads()));
    }
    let asked = model.devices().any(|device| device.lockdown.is_some());
    for device in model.devices() {
        let status = device.status.clone().unwrap_or_default();
        let age = model.age(device, now);
        let age = age.map_or_else(vitals::never, text::show_span);
        let (relay, coordinator) = vitals::relayed(&status, model.since(device, now));
        let cells = [
            status.device.clone(),
            lines::state(device, model.is_old(device, now)),
            age,
            vitals::age(relay),
            vitals::age(coordinator),
            round_trip(status.venue_round_trip_us),
            round_trip(status.coordinator_round_trip_us),
            vitals::loss(&status),
            vitals::power(&status),
            vitals::page(&status),
            lines::seat(device),
        ];
        let _ = writeln!(out, "{}", row(cells));
        if let Some(board) = &status.physical_board {
            let _ = writeln!(out, "    {}", physical_board::line(board));
        }
        for line in device_lock::lines(device, model.since(device, now), asked) {
            let _ = writeln!(out, "    {line}");
        }
    }
    for order in open_items::orders(model) {
        let _ = writeln!(out, "{}", lines::with_word(&order));
    }
    for asked in open_items::asked(model).concat() {
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
