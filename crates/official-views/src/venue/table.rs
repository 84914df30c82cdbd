//! A venue as a table: its state, alarms, devices, orders and requests.

use std::fmt::Write as _;

use adoube_tournament::catalogue_message::CatalogueMessage;

use super::columns::Column;
use super::model::Model;
use super::{device_lock, lines, open_items};
use crate::catalogue::filled;
use crate::physical_board;

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
        let _ = writeln!(out, "{}", row(COLUMNS.map(Column::title)));
    }
    let asked = model.devices().any(|device| device.lockdown.is_some());
    for device in model.devices() {
        let cells = COLUMNS.map(|column| column.cell(device, model, now));
        let _ = writeln!(out, "{}", row(cells));
        let status = device.status.as_ref();
        if let Some(board) = status.and_then(|status| status.physical_board.as_ref()) {
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

const COLUMNS: [Column; 11] = [
    Column::Device,
    Column::State,
    Column::Age,
    Column::Relay,
    Column::Server,
    Column::ToVenue,
    Column::ToServer,
    Column::Lost,
    Column::Power,
    Column::Page,
    Column::Seat,
];

fn row(
    [
        device,
        state,
        age,
        relay,
        server,
        to_venue,
        to_server,
        lost,
        power,
        page,
        seat,
    ]: [String; 11],
) -> String {
    let row = format!(
        "  {device:<18} {state:<22} {age:>10} {relay:>8} {server:>8} {to_venue:>10} \
         {to_server:>10} {lost:>6}  {power:<12} {page:<14} {seat}"
    );
    row.trim_end().to_owned()
}
