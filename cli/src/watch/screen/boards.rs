//! The table of boards.

use adoube_proto::v1::{BoardView, SeatPlan, Side};
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::widgets::{Block, Cell, Row, Table};

use super::{alarm, cut, dim, rows_that_fit};
use crate::text;
use crate::watch::seats::surname;
use crate::watch::{Model, lines, order, shortage, state};

/// From this width on there is room for whole names and states.
const WIDE: u16 = 120;
/// From this width on the last move is shown.
const MIDDLE: u16 = 96;

/// Draws the boards that fit, those in trouble first.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, model: &Model, now: u64) {
    let boards = order::boards(model, now);
    let fit = rows_that_fit(boards.len(), area);
    let mut rows: Vec<Row<'_>> = boards[..fit]
        .iter()
        .map(|board| row(board, model, now, area.width))
        .collect();
    if fit < boards.len() {
        let more = format!("{} more", boards.len() - fit);
        rows.push(Row::new(["…".to_owned(), more]).style(dim()));
    }
    let table = Table::new(rows, widths(&boards, model, now, area.width))
        .header(titles(area.width))
        .block(Block::bordered().title("Boards"));
    frame.render_widget(table, area);
}

fn titles(width: u16) -> Row<'static> {
    let mut titles = vec!["board", "White", "", "", "Black"];
    if width >= MIDDLE {
        titles.push("last");
    }
    titles.push("state");
    Row::new(titles).style(dim())
}

fn widths(boards: &[&BoardView], model: &Model, now: u64, width: u16) -> Vec<Constraint> {
    let clock = Constraint::Length(9);
    let [white, black] = [
        |b: &BoardView| b.white.clone(),
        |b: &BoardView| b.black.clone(),
    ]
    .map(|plan| Constraint::Fill(longest_name(boards, plan, width)));
    let mut widths = vec![Constraint::Length(5), white, clock, clock, black];
    if width >= MIDDLE {
        widths.push(Constraint::Length(10));
    }
    // The names get what the states leave; room for a pause is kept, so that columns stay still.
    let states = boards
        .iter()
        .map(|board| said(board, model, now, width).chars().count());
    let longest = states
        .max()
        .unwrap_or(0)
        .max(23)
        .min(usize::from(width / 2));
    widths.push(Constraint::Length(
        u16::try_from(longest).unwrap_or(u16::MAX),
    ));
    widths
}

/// In characters; at least one.
fn longest_name(
    boards: &[&BoardView],
    plan: fn(&BoardView) -> Option<SeatPlan>,
    width: u16,
) -> u16 {
    let names = boards.iter().filter_map(|board| plan(board));
    let lengths = names.map(|plan| shown_name(&plan, width).chars().count());
    u16::try_from(lengths.max().unwrap_or(0).max(1)).unwrap_or(u16::MAX)
}

fn shown_name(plan: &SeatPlan, width: u16) -> &str {
    if width >= WIDE {
        &plan.name
    } else {
        surname(&plan.name)
    }
}

fn said(board: &BoardView, model: &Model, now: u64, width: u16) -> String {
    if width >= WIDE {
        state::board(model, board, now)
    } else {
        state::short(model, board, now)
    }
}

fn row<'a>(board: &'a BoardView, model: &Model, now: u64, width: u16) -> Row<'a> {
    let style = match board.state.as_str() {
        "paused" => Style::default().fg(Color::Yellow),
        "finished" => dim(),
        _ => Style::default(),
    };
    let mut cells = vec![
        Cell::from(lines::name(board)),
        seat(board.white.as_ref(), board.white_away_since, width),
        clock(board, Side::White, model, now),
        clock(board, Side::Black, model, now),
        seat(board.black.as_ref(), board.black_away_since, width),
    ];
    if width >= MIDDLE {
        cells.push(Cell::from(lines::last_move(board)));
    }
    let trouble = if board.state == "paused" {
        alarm()
    } else {
        Style::default()
    };
    let said = cut(&said(board, model, now, width), usize::from(width / 2));
    cells.push(Cell::from(said).style(trouble));
    Row::new(cells).style(style)
}

fn seat(plan: Option<&SeatPlan>, away_since: u64, width: u16) -> Cell<'_> {
    let name = plan.map_or("", |plan| shown_name(plan, width));
    let style = if away_since > 0 {
        alarm()
    } else {
        Style::default()
    };
    Cell::from(name).style(style)
}

/// A clock; marked and bold while it runs, red when short, dim when it is not known.
fn clock(board: &BoardView, side: Side, model: &Model, now: u64) -> Cell<'static> {
    let remaining = model.remaining(board, side, now);
    if !lines::runs(board, side) {
        return Cell::from(format!(" {}", text::show_clock(remaining)));
    }
    if !model.is_fresh(now) {
        return Cell::from(format!(">{}?", text::show_whole(remaining))).style(dim());
    }
    let colour = if shortage::is_short(remaining) {
        Color::Red
    } else {
        Color::Green
    };
    let style = Style::default().fg(colour).add_modifier(Modifier::BOLD);
    Cell::from(lines::clock(board, side, model, now)).style(style)
}
