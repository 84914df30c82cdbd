//! The table of devices.

use adoube_proto::v1::{DeviceState, DeviceStatus, HealthLevel, VenueView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Block, Row, Table};

use super::{alarm, dim, rows_that_fit};
use crate::catalogue::filled;
use crate::round::seats::Seats;
use crate::round::{Model, status};
use crate::words::round_trip;
use crate::{device_health, text};

/// From this width on the venue is shown.
const MIDDLE: u16 = 96;
/// From this width on round trips are shown.
const WIDE: u16 = 130;

/// One row: a device, or a venue without devices.
struct Entry {
    well: bool,
    good: bool,
    style: Style,
    cells: [String; 8],
}

/// Title, screen width from which it is shown, and least width of each column.
fn columns() -> [(String, u16, u16); 8] {
    [
        (CatalogueMessage::new("cli-live-column-device"), 0, 0),
        (CatalogueMessage::new("cli-live-column-seat"), 0, 0),
        (CatalogueMessage::new("cli-live-column-venue"), MIDDLE, 0),
        (CatalogueMessage::new("cli-live-column-state"), 0, 0),
        (CatalogueMessage::new("cli-live-column-age"), 0, 0),
        (CatalogueMessage::new("cli-live-column-to-venue"), WIDE, 8),
        (CatalogueMessage::new("cli-live-column-to-server"), WIDE, 9),
        (CatalogueMessage::new("cli-live-column-link"), 0, 0),
    ]
    .map(|(title, width, least)| (filled(&title), width, least))
}

/// Where the seats are.
const SEAT: usize = 1;

/// Draws the devices that fit, those in trouble first.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, model: &Model, now: u64) {
    let entries = entries(model, now);
    let fit = rows_that_fit(entries.iter().map(|_| 1), area);
    let titles = columns();
    let shown = |column: &usize| area.width >= titles[*column].1;
    let columns: Vec<usize> = (0..titles.len()).filter(shown).collect();
    let mut rows: Vec<Row<'_>> = Vec::new();
    for entry in &entries[..fit] {
        let cells = columns.iter().map(|column| entry.cells[*column].as_str());
        rows.push(Row::new(cells).style(entry.style));
    }
    if let Some(more) = more(&entries[fit..]) {
        rows.push(Row::new(["…".to_owned(), more]).style(dim()));
    }
    let widths = columns.iter().map(|column| {
        let (title, _, least) = &titles[*column];
        width(*column, &entries, title, *least)
    });
    let titles = Row::new(columns.iter().map(|column| titles[*column].0.as_str()));
    let table = Table::new(rows, widths)
        .header(titles.style(dim()))
        .block(Block::bordered().title(title(model, now)));
    frame.render_widget(table, area);
}

/// As wide as its longest text; seats get the rest.
fn width(column: usize, entries: &[Entry], title: &str, least: u16) -> Constraint {
    if column == SEAT {
        return Constraint::Fill(1);
    }
    let longest = entries
        .iter()
        .map(|entry| entry.cells[column].chars().count());
    let longest = longest.max().unwrap_or(0).max(title.chars().count());
    Constraint::Length(u16::try_from(longest.min(30)).unwrap_or(30).max(least))
}

/// `12 more, all OK`.
fn more(hidden: &[Entry]) -> Option<String> {
    let more = if hidden.iter().all(|entry| entry.well) {
        CatalogueMessage::new("cli-live-more-well")
    } else {
        CatalogueMessage::new("cli-live-more")
    };
    (!hidden.is_empty()).then(|| filled(&more.number("n", hidden.len())))
}

/// Names the venues that are disconnected or send no data: their column is not on every screen.
fn title(model: &Model, now: u64) -> String {
    let cut_off = model.venues().filter(|venue| {
        let cut_off = !venue.connected && venue.last_contact > 0;
        cut_off || model.venue_silent(venue, now).is_some()
    });
    let mut title = vec![filled(&CatalogueMessage::new("cli-live-devices"))];
    title.extend(cut_off.map(|venue| venue_text(venue, model, now)));
    title.join(", ")
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
    let state = status::device(model, venue, device, now);
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
    let link = if state.is_known() {
        device_health::link(device)
    } else {
        "-".to_owned()
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
        let silent = CatalogueMessage::new("cli-live-venue-short-no-data")
            .text("venue", &venue.name)
            .text("age", text::show_span(age));
        return filled(&silent);
    }
    if venue.connected {
        return format!("{} ({})", venue.name, round_trip(venue.round_trip_us));
    }
    if venue.last_contact == 0 {
        let never = CatalogueMessage::new("cli-live-venue-short-never");
        return filled(&never.text("venue", &venue.name));
    }
    let ago = text::show_span(model.since(venue.last_contact, now));
    let lost = CatalogueMessage::new("cli-live-venue-short-lost").text("venue", &venue.name);
    filled(&lost.text("age", ago))
}
