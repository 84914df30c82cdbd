//! A round on a terminal's screen: trouble first, clocks that count, devices below.

mod boards;
mod devices;
mod incidents;

use adoube_tournament::catalogue_message::CatalogueMessage;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

use super::{Model, narrator};
use crate::catalogue::filled;
use crate::folding;
use crate::holds;
use crate::text;

/// Lines around a table's rows: borders and titles.
const FRAME: u16 = 3;
/// Below this width a line has no room for everything: what matters comes first.
const NARROW: u16 = 96;
/// Least lines for what happened, borders included; less on a small screen.
const TOLD: u16 = 6;

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, model: &Model, now: u64, told: &[String], footer: &str) {
    let incidents = incidents::height(model, frame.area().height);
    let boards = boards::height(model, now, frame.area().width);
    let room = frame.area().height.saturating_sub(incidents);
    let (boards, devices) = heights(model, boards, room);
    let areas = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(incidents),
        Constraint::Length(boards),
        Constraint::Length(devices),
        Constraint::Min(0),
        Constraint::Length(1),
    ])
    .split(frame.area());
    frame.render_widget(head(model, now, areas[0].width), areas[0]);
    incidents::draw(frame, areas[1], model);
    boards::draw(frame, areas[2], model, now);
    devices::draw(frame, areas[3], model, now);
    draw_told(frame, areas[4], told);
    frame.render_widget(Paragraph::new(footer).style(dim()), areas[5]);
}

/// The latest news, newest at the bottom.
fn draw_told(frame: &mut Frame<'_>, area: Rect, told: &[String]) {
    let room = usize::from(area.height.saturating_sub(2));
    let first = told.len().saturating_sub(room);
    let width = usize::from(area.width.saturating_sub(2));
    let folded = told[first..]
        .iter()
        .flat_map(|line| folding::fold_line(line, 2, width));
    let folded: Vec<String> = folded.collect();
    let shown = folded.len().saturating_sub(room);
    let lines: Vec<Line<'_>> = folded[shown..]
        .iter()
        .map(|line| Line::raw(cut(line, width)))
        .collect();
    let title = filled(&CatalogueMessage::new("cli-live-what-happened"));
    frame.render_widget(
        Paragraph::new(lines).block(Block::bordered().title(title)),
        area,
    );
}

/// Lines for boards and for devices, borders and titles included. Both get all that they have
/// rows for; what happened gets the rest, and a few lines in any case. When that is too much,
/// devices give way first, down to a third: in both, trouble comes first and stays.
fn heights(model: &Model, boards: u16, height: u16) -> (u16, u16) {
    let lines = |count: usize| {
        u16::try_from(count)
            .unwrap_or(u16::MAX)
            .saturating_add(FRAME)
    };
    let room = height.saturating_sub(2);
    let room = room.saturating_sub(TOLD.min(room / 5));
    let devices = model.venues().map(|venue| venue.devices.len().max(1)).sum();
    let (boards, devices) = (boards.saturating_add(FRAME), lines(devices));
    let least = devices.min((room / 3).max(FRAME + 2));
    let boards = boards.min(room.saturating_sub(least));
    (boards, devices.min(room.saturating_sub(boards)))
}

/// How many of the rows a table of this size shows, by their heights; one line is kept for saying how many more
/// there are.
fn rows_that_fit(heights: impl ExactSizeIterator<Item = u16> + Clone, area: Rect) -> usize {
    let room = area.height.saturating_sub(FRAME);
    if heights.clone().fold(0, u16::saturating_add) <= room {
        return heights.len();
    }
    let mut left = room.saturating_sub(1);
    let fit = heights.take_while(|height| {
        let fits = *height <= left;
        left = left.saturating_sub(*height);
        fits
    });
    fit.count()
}

/// At most so many characters, with a sign that some are missing.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{kept}…")
}

pub(crate) fn dim() -> Style {
    Style::default().fg(Color::DarkGray)
}

fn alarm() -> Style {
    Style::default().fg(Color::Red).add_modifier(Modifier::BOLD)
}

/// The hold that stops most, and how many more there are.
fn held(model: &Model) -> Option<String> {
    let first = model.holds().min_by_key(|hold| !hold.venue.is_empty())?;
    let mut told = vec![format!("  {}", holds::alarm(first))];
    let more = model.holds().count() - 1;
    if more > 0 {
        let more = CatalogueMessage::new("officials-more").number("n", more);
        told.push(filled(&more));
    }
    Some(told.join(", "))
}

/// What is shown, and how old it is. An alarm comes first, where it is not cut off.
fn head(model: &Model, now: u64, width: u16) -> Line<'static> {
    let waiting = || filled(&CatalogueMessage::new("cli-live-waiting-for-server"));
    let title = narrator::title(model).unwrap_or_else(waiting);
    let mut spans = vec![Span::styled(
        title,
        Style::default().add_modifier(Modifier::BOLD),
    )];
    if let Some(held) = held(model) {
        if width < NARROW {
            spans.insert(0, Span::styled(format!("{}  ", held.trim_start()), alarm()));
        } else {
            spans.push(Span::styled(held, alarm()));
        }
    }
    if model.speed() > 1.0 {
        let speed = CatalogueMessage::new("cli-live-speed").text("factor", model.speed());
        spans.push(Span::raw(format!("  {}", filled(&speed))));
    }
    let age = model.age(now).map(text::show_span);
    match (model.lost(), age) {
        (Some(why), age) => {
            let lost = match age {
                Some(age) => CatalogueMessage::new("cli-live-lost-since").text("age", age),
                None => CatalogueMessage::new("cli-live-lost-short"),
            };
            let lost = format!("{}  ", filled(&lost));
            spans.insert(0, Span::styled(lost, alarm()));
            spans.push(Span::styled(format!("  {why}"), alarm()));
        }
        (None, Some(age)) if !model.is_fresh(now) => {
            let no_data = CatalogueMessage::new("cli-live-no-data").text("age", age);
            let no_data = format!("{}  ", filled(&no_data));
            spans.insert(0, Span::styled(no_data, alarm()));
        }
        (None, Some(age)) => {
            let as_of = CatalogueMessage::new("cli-live-as-of").text("age", age);
            spans.push(Span::styled(format!("  {}", filled(&as_of)), dim()));
        }
        (None, None) => {}
    }
    Line::from(spans)
}
