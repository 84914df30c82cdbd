//! The table of devices.

use adoube_proto::v1::{DeviceState, DeviceStatus, HealthLevel, VenueView};
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Block, Row, Table};

use super::{alarm, dim, rows_that_fit};
use crate::watch::seats::Seats;
use crate::watch::{Model, state};
use crate::{device_health, text};

/// From this width on the venue is shown.
const MIDDLE: u16 = 96;
/// From this width on round trips are shown.
const WIDE: u16 = 130;

/// One row: a device, or a venue that has told of none.
struct Entry {
    well: bool,
    good: bool,
    style: Style,
    cells: [String; 8],
}

/// Title, screen width from which it is shown, and least width of each column.
const COLUMNS: [(&str, u16, u16); 8] = [
    ("device", 0, 0),
    ("seat", 0, 0),
    ("venue", MIDDLE, 0),
    ("state", 0, 0),
    ("heard", 0, 0),
    ("to venue", WIDE, 8),
    ("to coord.", WIDE, 9),
    ("link", 0, 0),
];

/// Draws the devices that fit, those in trouble first.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, model: &Model, now: u64) {
    let entries = entries(model, now);
    let fit = rows_that_fit(entries.iter().map(|_| 1), area);
    let shown = |column: &usize| area.width >= COLUMNS[*column].1;
    let columns: Vec<usize> = (0..COLUMNS.len()).filter(shown).collect();
    let mut rows: Vec<Row<'_>> = Vec::new();
    for entry in &entries[..fit] {
        let cells = columns.iter().map(|column| entry.cells[*column].as_str());
        rows.push(Row::new(cells).style(entry.style));
    }
    if let Some(more) = more(&entries[fit..]) {
        rows.push(Row::new(["…".to_owned(), more]).style(dim()));
    }
    let widths = columns.iter().map(|column| width(*column, &entries));
    let titles = Row::new(columns.iter().map(|column| COLUMNS[*column].0));
    let table = Table::new(rows, widths)
        .header(titles.style(dim()))
        .block(Block::bordered().title(title(model, now)));
    frame.render_widget(table, area);
}

/// As wide as its longest text; seats get the rest.
fn width(column: usize, entries: &[Entry]) -> Constraint {
    let (title, _, least) = COLUMNS[column];
    if title == "seat" {
        return Constraint::Fill(1);
    }
    let longest = entries
        .iter()
        .map(|entry| entry.cells[column].chars().count());
    let longest = longest.max().unwrap_or(0).max(title.len());
    Constraint::Length(u16::try_from(longest.min(30)).unwrap_or(30).max(least))
}

/// `12 more, all OK`.
fn more(hidden: &[Entry]) -> Option<String> {
    let word = if hidden.iter().all(|entry| entry.well) {
        ", all OK"
    } else {
        ""
    };
    (!hidden.is_empty()).then(|| format!("{} more{word}", hidden.len()))
}

/// Names the venues that are cut off or silent: their column is not on every screen.
fn title(model: &Model, now: u64) -> String {
    let cut_off = model.venues().filter(|venue| {
        let cut_off = !venue.connected && venue.last_contact > 0;
        cut_off || model.venue_silent(venue, now).is_some()
    });
    let cut_off = cut_off.map(|venue| format!(", {}", venue_text(venue, model, now)));
    format!("Devices{}", cut_off.collect::<String>())
}

fn entries(model: &Model, now: u64) -> Vec<Entry> {
    let seats = Seats::of(model);
    let mut entries = Vec::new();
    for venue in model.venues() {
        if venue.devices.is_empty() {
            entries.push(empty(venue, model, now));
        }
        let devices = venue.devices.iter();
        entries.extend(devices.map(|device| entry(venue, device, &seats, model, now)));
    }
    // Stable: within trouble, and within the rest, by venue and device.
    entries.sort_by_key(|entry| (entry.well, entry.well && !entry.good));
    entries
}

fn empty(venue: &VenueView, model: &Model, now: u64) -> Entry {
    let mut cells = <[String; 8]>::default();
    "-".clone_into(&mut cells[0]);
    cells[1].clone_from(&venue.name);
    cells[2] = venue_text(venue, model, now);
    let well = venue.connected && model.venue_silent(venue, now).is_none();
    let style = if well { dim() } else { alarm() };
    Entry {
        well,
        good: false,
        style,
        cells,
    }
}

fn entry(
    venue: &VenueView,
    device: &DeviceStatus,
    seats: &Seats,
    model: &Model,
    now: u64,
) -> Entry {
    let state = state::device(model, venue, device, now);
    let heard = if device.state() == DeviceState::Absent {
        String::new()
    } else {
        text::show_span(state.age(model.device_age(venue, device, now)))
    };
    let level = device.health_level();
    let style = if state.is_known() {
        device_health::style(level)
    } else {
        dim()
    };
    let link = if device.relayed { "up" } else { "down" };
    let link = match (state.is_known(), device.vitals_missed) {
        (false, _) => "-".to_owned(),
        (true, 0) => link.to_owned(),
        (true, missed) => format!("{link}, {missed} missed"),
    };
    let cells = [
        device.device.clone(),
        seats.at(&venue.venue, &device.device).to_owned(),
        venue_text(venue, model, now),
        state.short(),
        heard,
        round_trip(device.venue_round_trip_us),
        round_trip(device.coordinator_round_trip_us),
        link,
    ];
    Entry {
        well: state.is_well(),
        good: level == HealthLevel::Good && state.is_known(),
        style,
        cells,
    }
}

fn venue_text(venue: &VenueView, model: &Model, now: u64) -> String {
    if let Some(age) = model.venue_silent(venue, now) {
        return format!("{} NO DATA {}", venue.name, text::show_span(age));
    }
    if venue.connected {
        return format!("{} ({})", venue.name, round_trip(venue.round_trip_us));
    }
    if venue.last_contact == 0 {
        return format!("{} not connected yet", venue.name);
    }
    let ago = text::show_span(model.since(venue.last_contact, now));
    format!("{} DISCONNECTED {ago}", venue.name)
}

fn round_trip(micros: u32) -> String {
    match micros {
        0 => "-".to_owned(),
        micros => format!("{}.{} ms", micros / 1000, micros % 1000 / 100),
    }
}
