//! A round on a terminal's screen: trouble first, clocks that count, devices below.

use adoube_proto::v1::{BoardView, DeviceStatus, SeatPlan, Side, VenueView};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Cell, Paragraph, Row, Table};

use super::{Model, lines, once, order};
use crate::text;

/// A clock with less than this is shown as short, game milliseconds.
const SHORT: u64 = 5 * 60 * 1000;

/// Draws everything.
pub(super) fn draw(frame: &mut Frame<'_>, model: &Model, now: u64, told: &[String], footer: &str) {
    let (boards, devices) = heights(model, frame.area().height);
    let areas = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(boards),
        Constraint::Length(devices),
        Constraint::Min(0),
        Constraint::Length(1),
    ])
    .split(frame.area());
    frame.render_widget(head(model, now), areas[0]);
    draw_boards(frame, areas[1], model, now);
    draw_devices(frame, areas[2], model, now);
    draw_told(frame, areas[3], told);
    frame.render_widget(Paragraph::new(footer).style(dim()), areas[4]);
}

/// The latest of what was told, newest at the bottom.
fn draw_told(frame: &mut Frame<'_>, area: Rect, told: &[String]) {
    let room = usize::from(area.height.saturating_sub(2));
    let first = told.len().saturating_sub(room);
    let lines: Vec<Line<'_>> = told[first..]
        .iter()
        .map(|line| Line::raw(line.as_str()))
        .collect();
    frame.render_widget(
        Paragraph::new(lines).block(Block::bordered().title("What happened")),
        area,
    );
}

/// Rows for boards and for devices, borders and titles included: as many as there are, but
/// devices get a third at most and something is left for what happened. Trouble stands first in
/// both, so that it is what is seen.
fn heights(model: &Model, height: u16) -> (u16, u16) {
    let rows = |count: usize| u16::try_from(count).unwrap_or(u16::MAX).saturating_add(3);
    let room = height.saturating_sub(2);
    let devices = model.venues().map(|venue| venue.devices.len().max(1)).sum();
    let devices = rows(devices).min((room / 3).max(4));
    let boards = rows(model.boards().count()).min(room.saturating_sub(devices));
    (boards, devices)
}

fn dim() -> Style {
    Style::default().fg(Color::DarkGray)
}

fn alarm() -> Style {
    Style::default().fg(Color::Red).add_modifier(Modifier::BOLD)
}

/// What is shown, and how old it is.
fn head(model: &Model, now: u64) -> Line<'static> {
    let title = model.title().map_or_else(
        || "waiting for the coordinator".to_owned(),
        |(tournament, round)| format!("{tournament}, round {round}"),
    );
    let mut spans = vec![Span::styled(
        title,
        Style::default().add_modifier(Modifier::BOLD),
    )];
    if model.speed() > 1.0 {
        spans.push(Span::raw(format!("  game time x{}", model.speed())));
    }
    let age = model.age(now).map(text::show_span).unwrap_or_default();
    let (shown, style) = match model.lost() {
        Some(why) => (
            format!("  CONNECTION LOST, clocks not known: {why} (as of {age} ago)"),
            alarm(),
        ),
        None if model.age(now).is_none() => (String::new(), dim()),
        None if !model.is_fresh(now) => (
            format!("  NOTHING HEARD for {age}, clocks not known"),
            alarm(),
        ),
        None => (format!("  as of {age} ago"), dim()),
    };
    spans.push(Span::styled(shown, style));
    Line::from(spans)
}

fn draw_boards(frame: &mut Frame<'_>, area: Rect, model: &Model, now: u64) {
    let rows = order::boards(model, now)
        .into_iter()
        .map(|board| board_row(board, model, now));
    let widths = [
        Constraint::Length(6),
        Constraint::Fill(2),
        Constraint::Length(9),
        Constraint::Length(9),
        Constraint::Fill(2),
        Constraint::Length(10),
        Constraint::Fill(5),
    ];
    let header = Row::new(["board", "White", "", "", "Black", "last", "state"]).style(dim());
    let table = Table::new(rows, widths)
        .header(header)
        .block(Block::bordered().title("Boards"));
    frame.render_widget(table, area);
}

fn board_row<'a>(board: &'a BoardView, model: &Model, now: u64) -> Row<'a> {
    let trouble = board.state == "paused";
    let style = match board.state.as_str() {
        "paused" => Style::default().fg(Color::Yellow),
        "finished" => dim(),
        _ => Style::default(),
    };
    let state = once::state(model, board, now);
    Row::new([
        Cell::from(lines::name(board)),
        seat(board.white.as_ref(), board.white_away_since),
        clock(board, Side::White, model, now),
        clock(board, Side::Black, model, now),
        seat(board.black.as_ref(), board.black_away_since),
        Cell::from(lines::last_move(board)),
        Cell::from(state).style(if trouble { alarm() } else { Style::default() }),
    ])
    .style(style)
}

fn seat(plan: Option<&SeatPlan>, away_since: u64) -> Cell<'_> {
    let name = plan.map_or("", |plan| plan.name.as_str());
    let style = if away_since > 0 {
        alarm()
    } else {
        Style::default()
    };
    Cell::from(name).style(style)
}

/// A clock; bold while it runs, red when short, dim when it is not known.
fn clock(board: &BoardView, side: Side, model: &Model, now: u64) -> Cell<'static> {
    let remaining = model.remaining(board, side, now);
    let runs = board
        .clocks
        .as_ref()
        .is_some_and(|clocks| clocks.running() == side);
    let mut style = Style::default();
    if runs {
        style = style.add_modifier(Modifier::BOLD);
        style = if remaining < SHORT {
            style.fg(Color::Red)
        } else {
            style.fg(Color::Green)
        };
    }
    if runs && !model.is_fresh(now) {
        return Cell::from(format!("{}?", text::show_whole(remaining))).style(dim());
    }
    Cell::from(text::show_clock(remaining)).style(style)
}

fn draw_devices(frame: &mut Frame<'_>, area: Rect, model: &Model, now: u64) {
    let mut rows: Vec<(u8, Row<'_>)> = Vec::new();
    for venue in model.venues() {
        if venue.devices.is_empty() {
            rows.push((u8::from(venue.connected), venue_row(venue, model, now)));
        }
        for device in &venue.devices {
            rows.push((
                u8::from(is_well(device)),
                device_row(venue, device, model, now),
            ));
        }
    }
    // Stable: within trouble, and within the rest, by venue and device.
    rows.sort_by_key(|(well, _)| *well);
    let widths = [
        Constraint::Length(18),
        Constraint::Length(26),
        Constraint::Length(9),
        Constraint::Length(10),
        Constraint::Length(12),
        Constraint::Length(14),
        Constraint::Fill(1),
    ];
    let titles = [
        "device",
        "venue",
        "state",
        "heard",
        "to venue",
        "to coord.",
        "play link",
    ];
    let table = Table::new(rows.into_iter().map(|(_, row)| row), widths)
        .header(Row::new(titles).style(dim()))
        .block(Block::bordered().title("Devices"));
    frame.render_widget(table, area);
}

fn is_well(device: &DeviceStatus) -> bool {
    matches!(device.state.as_str(), "ready" | "absent")
}

fn venue_text(venue: &VenueView, model: &Model, now: u64) -> String {
    if venue.connected {
        return format!("{} ({})", venue.name, round_trip(venue.round_trip_us));
    }
    let ago = text::show_span(model.since(venue.last_contact, now));
    if venue.last_contact == 0 {
        format!("{} never heard", venue.name)
    } else {
        format!("{} CUT OFF {ago}", venue.name)
    }
}

fn venue_row<'a>(venue: &'a VenueView, model: &Model, now: u64) -> Row<'a> {
    let text = venue_text(venue, model, now);
    Row::new(["-".to_owned(), text]).style(if venue.connected { dim() } else { alarm() })
}

fn device_row<'a>(
    venue: &'a VenueView,
    device: &'a DeviceStatus,
    model: &Model,
    now: u64,
) -> Row<'a> {
    let heard = match device.state.as_str() {
        "absent" => String::new(),
        _ => text::show_span(model.device_age(venue, device, now)),
    };
    let style = match device.state.as_str() {
        "ready" if venue.connected => Style::default(),
        "absent" => dim(),
        "late" => Style::default().fg(Color::Yellow),
        _ => alarm(),
    };
    let missed = match device.vitals_missed {
        0 => String::new(),
        missed => format!(", {missed} reports missed"),
    };
    let link = if device.relayed { "up" } else { "down" };
    Row::new([
        device.device.clone(),
        venue_text(venue, model, now),
        device.state.clone(),
        heard,
        round_trip(device.venue_round_trip_us),
        round_trip(device.coordinator_round_trip_us),
        format!("{link}{missed}"),
    ])
    .style(style)
}

fn round_trip(micros: u32) -> String {
    match micros {
        0 => "-".to_owned(),
        micros => format!("{}.{} ms", micros / 1000, micros % 1000 / 100),
    }
}
