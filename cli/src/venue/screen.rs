//! A venue on a terminal's screen: its state first, then trouble, then the rest. Nothing in trouble
//! is ever left out for want of room while anything that is well is shown.

use adoube_proto::v1::VenueDevice;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Row, Table};

use super::model::Model;
use super::{lines, vitals};
use crate::text;

/// Lines around a table's rows: borders and titles.
const FRAME: u16 = 3;
/// Lines for orders and for what happened, borders included, where there is room.
const ORDERS: u16 = 6;
const TOLD: u16 = 6;
/// From this width on ages of the relay's bytes, round trips, loss and power are shown.
const WIDE: u16 = 130;
/// From this width on also the page and the play link.
const WIDER: u16 = 160;

/// Draws everything.
pub(super) fn draw(frame: &mut Frame<'_>, model: &Model, now: u64, told: &[String], footer: &str) {
    let height = frame.area().height;
    let alarms = u16::try_from(model.alarms().len()).unwrap_or(u16::MAX);
    let alarms = alarms.min(height / 4);
    let devices = u16::try_from(model.devices().count()).unwrap_or(u16::MAX);
    let devices = devices.saturating_add(FRAME);
    // Devices get what they need; orders and what happened share the rest.
    let rest = height.saturating_sub(3 + alarms).saturating_sub(devices);
    let orders = ORDERS.max(rest / 2).min(rest);
    let areas = Layout::vertical([
        Constraint::Length(2),
        Constraint::Length(alarms),
        Constraint::Min(FRAME + 1),
        Constraint::Length(orders),
        Constraint::Length(TOLD.min(rest - orders)),
        Constraint::Length(1),
    ])
    .split(frame.area());
    frame.render_widget(Paragraph::new(head(model, now)), areas[0]);
    frame.render_widget(
        Paragraph::new(alarm_lines(model, areas[1].height)),
        areas[1],
    );
    draw_devices(frame, areas[2], model, now);
    let shown: Vec<String> = model.orders().map(lines::short).collect();
    draw_lines(frame, areas[3], "Orders, the newest first", &shown, false);
    draw_lines(frame, areas[4], "What happened", told, true);
    frame.render_widget(Paragraph::new(footer).style(dim()), areas[5]);
}

fn head(model: &Model, now: u64) -> Vec<Line<'static>> {
    let bold = Style::default().add_modifier(Modifier::BOLD);
    let mut first = vec![
        Span::styled(format!("Venue {}", model.venue()), bold),
        Span::raw(format!(
            "  as {}  {}",
            model.role(),
            lines::thresholds(&model.thresholds())
        )),
    ];
    if let Some((age, why)) = model.stale(now) {
        let age = text::show_span(age);
        first.insert(
            0,
            Span::styled(format!("NOTHING HEARD for {age} ({why})  "), alarm()),
        );
    }
    let uplink = model.uplink();
    let well = uplink.connected && uplink.broker;
    let banner = lines::uplink(uplink, model.uplink_for(now));
    let style = if well { dim() } else { alarm() };
    vec![Line::from(first), Line::styled(banner, style)]
}

fn alarm_lines(model: &Model, room: u16) -> Vec<Line<'static>> {
    let room = usize::from(room);
    let all = model.alarms();
    let fit = fit(all.len(), room);
    let mut shown: Vec<Line<'_>> = all[..fit]
        .iter()
        .map(|it| Line::styled(lines::alarm(it), alarm()))
        .collect();
    if fit < all.len() {
        let more = format!("and {} more", all.len() - fit);
        shown.push(Line::styled(more, alarm()));
    }
    shown
}

fn draw_devices(frame: &mut Frame<'_>, area: Rect, model: &Model, now: u64) {
    let devices: Vec<&VenueDevice> = model.devices().collect();
    let room = usize::from(area.height.saturating_sub(FRAME));
    let fit = devices.len().min(room);
    let rows: Vec<Row<'_>> = devices[..fit]
        .iter()
        .map(|device| row(device, model, now, area.width))
        .collect();
    let hidden = more(&devices[fit..]);
    let mut widths = vec![
        Constraint::Length(16),
        Constraint::Max(22),
        Constraint::Fill(1),
        Constraint::Length(9),
    ];
    let mut titles = vec!["device", "state", "seat", "heard"];
    if area.width >= WIDE {
        widths.extend([8, 8, 9, 9, 6, 12].map(Constraint::Length));
        titles.extend(["relay", "coord.", "to venue", "to coord.", "lost", "power"]);
    }
    if area.width >= WIDER {
        widths.extend([8, 16].map(Constraint::Length));
        titles.extend(["page", "link"]);
    }
    let mut block = Block::bordered().title("Devices");
    if let Some((text, style)) = hidden {
        // In the frame, which no column cuts short.
        block = block.title_bottom(Line::styled(text, style));
    }
    let table = Table::new(rows, widths)
        .header(Row::new(titles).style(dim()))
        .block(block);
    frame.render_widget(table, area);
}

/// How many have no room, and how many of those are in trouble.
fn more(hidden: &[&VenueDevice]) -> Option<(String, Style)> {
    let trouble = hidden.iter().filter(|device| !device.alarm.is_empty());
    match (hidden.len(), trouble.count()) {
        (0, _) => None,
        (all, 0) => Some((format!("{all} more, all well"), dim())),
        (all, some) => Some((format!("{all} MORE, {some} IN TROUBLE"), alarm())),
    }
}

fn row(device: &VenueDevice, model: &Model, now: u64, width: u16) -> Row<'static> {
    let status = device.status.clone().unwrap_or_default();
    let age = model.age(device, now);
    let style = match device.alarm.as_str() {
        "" if status.state == "absent" => dim(),
        "" => Style::default(),
        "late" => Style::default().fg(Color::Yellow),
        _ => alarm(),
    };
    let mut cells = vec![
        status.device.clone(),
        lines::state(device),
        lines::seat(device),
        age.map_or_else(|| "never".to_owned(), text::show_span),
    ];
    if width >= WIDE {
        let (up, down) = vitals::relayed(&status, model.since_devices(now));
        cells.extend([
            vitals::age(up),
            vitals::age(down),
            lines::round_trip(status.venue_round_trip_us),
            lines::round_trip(status.coordinator_round_trip_us),
            vitals::loss(&status),
            vitals::power(&status),
        ]);
    }
    if width >= WIDER {
        let link = if status.relayed { "up" } else { "down" };
        cells.extend([
            vitals::page(&status),
            match status.vitals_missed {
                0 => link.to_owned(),
                missed => format!("{link}, {missed} missed"),
            },
        ]);
    }
    Row::new(cells).style(style)
}

/// The lines that fit: the first ones, or of what happened the last ones.
fn draw_lines(frame: &mut Frame<'_>, area: Rect, title: &str, all: &[String], last: bool) {
    let room = usize::from(area.height.saturating_sub(2));
    let skipped = all.len().saturating_sub(room);
    let shown = if last {
        &all[skipped..]
    } else {
        &all[..all.len().min(room)]
    };
    let shown: Vec<Line<'_>> = shown.iter().map(|line| Line::raw(line.as_str())).collect();
    let title = match skipped {
        0 => title.to_owned(),
        more => format!("{title} ({more} more)"),
    };
    frame.render_widget(
        Paragraph::new(shown).block(Block::bordered().title(title)),
        area,
    );
}

/// How many of so many rows are shown; one line is kept for saying how many more there are.
const fn fit(rows: usize, room: usize) -> usize {
    if rows <= room {
        rows
    } else {
        room.saturating_sub(1)
    }
}

fn dim() -> Style {
    Style::default().fg(Color::DarkGray)
}

fn alarm() -> Style {
    Style::default().fg(Color::Red).add_modifier(Modifier::BOLD)
}
