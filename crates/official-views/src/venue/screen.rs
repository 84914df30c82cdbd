//! A venue on a terminal's screen: its state first, then trouble, then the rest. Nothing in trouble
//! is ever left out for want of room while anything that is well is shown.

use adoube_proto::v1::{DeviceStatus, HealthLevel, VenueDevice};
use adoube_tournament::catalogue_message::CatalogueMessage;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Row, Table};

use super::columns::Column;
use super::model::{Model, fallen};
use super::{lines, open_items};
use crate::catalogue::filled;
use crate::round::screen::dim;
use crate::{device_health, folding, text};

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
pub fn draw(frame: &mut Frame<'_>, model: &Model, now: u64, told: &[String], footer: &str) {
    let (height, width) = (frame.area().height, frame.area().width);
    let standing = standing(model, usize::from(width));
    let alarms = standing.iter().map(Vec::len).sum::<usize>();
    let alarms = u16::try_from(alarms).unwrap_or(u16::MAX).min(height / 4);
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
    let shown = alarm_lines(&standing, usize::from(areas[1].height));
    frame.render_widget(Paragraph::new(shown), areas[1]);
    draw_devices(frame, areas[2], model, now);
    let [waiting, over] = open_items::asked(model);
    let shown = [waiting, open_items::orders(model), over].concat();
    let title = match model.intents().len() {
        0 => CatalogueMessage::new("cli-venue-orders"),
        _ => CatalogueMessage::new("cli-venue-orders-and-requests"),
    };
    draw_lines(frame, areas[3], &title, &shown, false);
    let title = CatalogueMessage::new("cli-live-what-happened");
    draw_lines(frame, areas[4], &title, told, true);
    frame.render_widget(Paragraph::new(footer).style(dim()), areas[5]);
}

fn head(model: &Model, now: u64) -> Vec<Line<'static>> {
    if !model.is_begun() {
        let nothing = CatalogueMessage::new("cli-venue-no-data-yet");
        return vec![Line::raw(filled(&nothing))];
    }
    let bold = Style::default().add_modifier(Modifier::BOLD);
    let title = CatalogueMessage::new("cli-venue-title").text("venue", model.venue());
    let role = CatalogueMessage::new("cli-venue-role").text("role", model.role());
    let thresholds = lines::thresholds(&model.thresholds());
    let mut first = vec![
        Span::styled(filled(&title), bold),
        Span::raw(format!("  {}  {thresholds}", filled(&role))),
    ];
    if let Some((age, why)) = model.stale(now) {
        let no_data = match why {
            Some(why) => CatalogueMessage::new("cli-venue-no-data-why").text("why", why),
            None => CatalogueMessage::new("cli-venue-no-data"),
        };
        let no_data = filled(&no_data.text("age", text::show_span(age)));
        first.insert(0, Span::styled(format!("{no_data}  "), alarm()));
    }
    let uplink = model.uplink();
    let banner = lines::uplink(uplink, model.uplink_since(now));
    let style = match uplink.alarm {
        _ if fallen(uplink) || !uplink.broker => alarm(),
        0 => dim(),
        _ => Style::default().fg(Color::Yellow),
    };
    vec![Line::from(first), Line::styled(banner, style)]
}

/// The alarms, each folded into lines of this width.
fn standing(model: &Model, width: usize) -> Vec<Vec<String>> {
    let all = open_items::alarms(model.alarms(), model.time_zone());
    let fold = |line: &String| folding::fold(line, 4, width);
    let folded = all.iter().map(fold);
    folded
        .map(|it| it.lines().map(str::to_owned).collect())
        .collect()
}

/// As much as fits; the last line counts those that are not there, or not to their end.
fn alarm_lines(all: &[Vec<String>], room: usize) -> Vec<Line<'static>> {
    let lines = all.iter().flatten();
    let mut shown: Vec<String> = lines.cloned().collect();
    if shown.len() > room {
        let room = room.saturating_sub(1);
        let mut ends = all.iter().scan(0, |end, lines| {
            *end += lines.len();
            Some(*end)
        });
        let whole = ends.by_ref().take_while(|end| *end <= room).count();
        shown.truncate(room);
        let more = CatalogueMessage::new("officials-more").number("n", all.len() - whole);
        shown.push(filled(&more));
    }
    let styled = |line| Line::styled(line, alarm());
    shown.into_iter().map(styled).collect()
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
    let columns = columns(area.width);
    let titles = columns.iter().map(|(column, _)| column.title());
    let titles = Row::new(titles).style(dim());
    let widths = columns.iter().map(|(_, width)| *width);
    let title = filled(&CatalogueMessage::new("cli-live-devices"));
    let mut block = Block::bordered().title(title);
    if let Some((text, style)) = hidden {
        // In the frame, which no column cuts short.
        block = block.title_bottom(Line::styled(text, style));
    }
    let table = Table::new(rows, widths).header(titles).block(block);
    frame.render_widget(table, area);
}

/// How many have no room, and how many of those are in trouble.
fn more(hidden: &[&VenueDevice]) -> Option<(String, Style)> {
    let trouble = hidden.iter().filter(|device| {
        let status = device.status.as_ref();
        status.is_none_or(device_health::needs_attention)
    });
    let (more, style) = match (hidden.len(), trouble.count()) {
        (0, _) => return None,
        (_, 0) => (CatalogueMessage::new("cli-live-more-well"), dim()),
        (_, some) => {
            let more = CatalogueMessage::new("cli-venue-more-trouble").number("trouble", some);
            (more, alarm())
        }
    };
    Some((filled(&more.number("n", hidden.len())), style))
}

/// The columns for which there is room, each with its width.
fn columns(width: u16) -> Vec<(Column, Constraint)> {
    let mut columns = vec![
        (Column::Device, Constraint::Length(16)),
        (Column::State, Constraint::Max(22)),
        (Column::Seat, Constraint::Fill(1)),
        (Column::Age, Constraint::Length(9)),
    ];
    if width >= WIDE {
        columns.extend([
            (Column::Relay, Constraint::Length(8)),
            (Column::Server, Constraint::Length(8)),
            (Column::ToVenue, Constraint::Length(9)),
            (Column::ToServer, Constraint::Length(9)),
            (Column::Lost, Constraint::Length(6)),
            (Column::Power, Constraint::Length(12)),
        ]);
    }
    if width >= WIDER {
        columns.extend([
            (Column::Page, Constraint::Length(14)),
            (Column::Link, Constraint::Length(16)),
        ]);
    }
    columns
}

fn row(device: &VenueDevice, model: &Model, now: u64, width: u16) -> Row<'static> {
    let status = device.status.as_ref();
    let level = status.map_or(HealthLevel::Unspecified, DeviceStatus::health_level);
    let columns = columns(width).into_iter();
    let cells = columns.map(|(column, _)| column.cell(device, model, now));
    Row::new(cells).style(device_health::style(level))
}

/// The lines that fit: the first ones, or of what happened the last ones.
fn draw_lines(
    frame: &mut Frame<'_>,
    area: Rect,
    title: &CatalogueMessage,
    all: &[String],
    last: bool,
) {
    let room = usize::from(area.height.saturating_sub(2));
    let skipped = all.len().saturating_sub(room);
    let shown = if last {
        &all[skipped..]
    } else {
        &all[..all.len().min(room)]
    };
    let shown: Vec<Line<'_>> = shown.iter().map(|line| Line::raw(line.as_str())).collect();
    let mut title = filled(title);
    if skipped > 0 {
        let more = CatalogueMessage::new("cli-live-more").number("n", skipped);
        title = format!("{title} ({})", filled(&more));
    }
    frame.render_widget(
        Paragraph::new(shown).block(Block::bordered().title(title)),
        area,
    );
}

/// A block of red, to be seen from across the room; without colours a block all the same.
fn alarm() -> Style {
    let red = Style::default().fg(Color::Red);
    red.add_modifier(Modifier::BOLD | Modifier::REVERSED)
}
