//! The table of boards.

use adoube_proto::v1::{BoardView, GameStage, SeatPlan, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::widgets::{Block, Cell, Row, Table};

use super::{alarm, cut, dim, rows_that_fit};
use crate::catalogue::filled;
use crate::folding;
use crate::round::seats::surname;
use crate::round::{Model, board_order, narrator, status, time_shortage};
use crate::text;

/// From this width on there is room for whole names and states.
const WIDE: u16 = 120;
/// From this width on the last move is shown.
const MIDDLE: u16 = 96;

/// Least room for a player's name.
const LEAST_NAME: usize = 6;
/// Room for a pause, kept so that columns stay still.
const PAUSE: usize = 23;
/// Columns of a board's number and its two clocks, the gaps between all columns, and the frame.
const FIXED: usize = 5 + 9 + 9 + 5 + 2;
const LAST: usize = 10;

/// How wide the columns are that share what the others leave.
#[derive(Debug, Clone, Copy)]
struct Columns {
    names: [usize; 2],
    state: usize,
}

/// A board's row: its state is folded into a second line where it has no room in one.
struct BoardRow<'a> {
    board: &'a BoardView,
    state: Vec<String>,
}

impl BoardRow<'_> {
    fn height(&self) -> u16 {
        if self.state.len() > 1 { 2 } else { 1 }
    }
}

/// Lines that all rows take.
pub(super) fn height(model: &Model, now: u64, width: u16) -> u16 {
    let boards = board_order::boards(model, now);
    let columns = columns(&boards, model, now, width);
    let heights = rows(&boards, columns, model, now, width);
    let heights = heights.iter().map(BoardRow::height);
    heights.fold(0, u16::saturating_add)
}

/// Draws the boards that fit, those in trouble first.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, model: &Model, now: u64) {
    let boards = board_order::boards(model, now);
    let columns = columns(&boards, model, now, area.width);
    let all = rows(&boards, columns, model, now, area.width);
    let fit = rows_that_fit(all.iter().map(BoardRow::height), area);
    let mut rows: Vec<Row<'_>> = all[..fit]
        .iter()
        .map(|board| row(board, columns, model, now, area.width))
        .collect();
    if fit < all.len() {
        let more = CatalogueMessage::new("cli-live-more").number("n", all.len() - fit);
        let more = filled(&more);
        rows.push(Row::new(["…".to_owned(), more]).style(dim()));
    }
    let table = Table::new(rows, constraints(columns, area.width))
        .header(titles(area.width))
        .block(Block::bordered().title(filled(&CatalogueMessage::new("officials-nav-boards"))));
    frame.render_widget(table, area);
}

fn rows<'a>(
    boards: &[&'a BoardView],
    columns: Columns,
    model: &Model,
    now: u64,
    width: u16,
) -> Vec<BoardRow<'a>> {
    let rows = boards.iter().map(|board| BoardRow {
        board,
        state: folded(&said(board, model, now, width), columns.state),
    });
    rows.collect()
}

/// At most two lines.
fn folded(state: &str, width: usize) -> Vec<String> {
    let mut lines = folding::fold_line(state, 0, width);
    if lines.len() > 2 {
        let rest = lines.split_off(1).join(" ");
        lines.push(rest);
    }
    lines.iter().map(|line| cut(line, width)).collect()
}

fn titles(width: u16) -> Row<'static> {
    let mut titles = vec![
        filled(&CatalogueMessage::new("cli-live-column-board")),
        filled(&CatalogueMessage::new("cli-live-column-white")),
        String::new(),
        String::new(),
        filled(&CatalogueMessage::new("cli-live-column-black")),
    ];
    if width >= MIDDLE {
        titles.push(filled(&CatalogueMessage::new("cli-live-column-last")));
    }
    titles.push(filled(&CatalogueMessage::new("cli-live-column-state")));
    Row::new(titles).style(dim())
}

fn columns(boards: &[&BoardView], model: &Model, now: u64, width: u16) -> Columns {
    let last = if width >= MIDDLE { LAST + 1 } else { 0 };
    let room = usize::from(width).saturating_sub(FIXED + last);
    let states = boards.iter();
    let states = states.map(|board| said(board, model, now, width).chars().count());
    let most = room.saturating_sub(2 * LEAST_NAME);
    let most = if width >= MIDDLE {
        most.min(usize::from(width / 2))
    } else {
        most
    };
    // The names get what the states leave.
    let state = states.max().unwrap_or(0).max(PAUSE).min(most);
    let [white, black] = [
        |b: &BoardView| b.white.clone(),
        |b: &BoardView| b.black.clone(),
    ]
    .map(|plan| longest_name(boards, plan, width));
    let names = room.saturating_sub(state);
    let first = (names * white / (white + black)).max(LEAST_NAME.min(names / 2));
    let first = first.min(names.saturating_sub(LEAST_NAME.min(names / 2)));
    Columns {
        names: [first, names.saturating_sub(first)],
        state,
    }
}

fn constraints(columns: Columns, width: u16) -> Vec<Constraint> {
    let length = |columns: usize| Constraint::Length(u16::try_from(columns).unwrap_or(u16::MAX));
    let [white, black] = columns.names.map(length);
    let mut widths = vec![length(5), white, length(9), length(9), black];
    if width >= MIDDLE {
        widths.push(length(LAST));
    }
    widths.push(length(columns.state));
    widths
}

/// In characters; at least one.
fn longest_name(
    boards: &[&BoardView],
    plan: fn(&BoardView) -> Option<SeatPlan>,
    width: u16,
) -> usize {
    let names = boards.iter().filter_map(|board| plan(board));
    let lengths = names.map(|plan| shown_name(&plan, width).chars().count());
    lengths.max().unwrap_or(0).max(1)
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
        status::board(model, board, now)
    } else {
        status::short(model, board, now)
    }
}

fn row<'a>(
    row: &'a BoardRow<'_>,
    columns: Columns,
    model: &Model,
    now: u64,
    width: u16,
) -> Row<'a> {
    let board = row.board;
    let style = match board.state() {
        GameStage::Paused => Style::default().fg(Color::Yellow),
        GameStage::Finished => dim(),
        GameStage::Unspecified | GameStage::Waiting | GameStage::Playing => Style::default(),
    };
    let [white, black] = columns.names;
    let mut cells = vec![
        Cell::from(narrator::name(board)),
        seat(board.white.as_ref(), board.white_away_since, (width, white)),
        clock(board, Side::White, model, now),
        clock(board, Side::Black, model, now),
        seat(board.black.as_ref(), board.black_away_since, (width, black)),
    ];
    if width >= MIDDLE {
        cells.push(Cell::from(narrator::last_move(board)));
    }
    let trouble = if board.state() == GameStage::Paused {
        alarm()
    } else {
        Style::default()
    };
    cells.push(Cell::from(row.state.join("\n")).style(trouble));
    Row::new(cells).style(style).height(row.height())
}

/// A player's name in a column.
fn seat(plan: Option<&SeatPlan>, away_since: u64, (width, column): (u16, usize)) -> Cell<'static> {
    let name = plan.map_or("", |plan| shown_name(plan, width));
    let style = if away_since > 0 {
        alarm()
    } else {
        Style::default()
    };
    Cell::from(cut(name, column)).style(style)
}

/// A clock; marked and bold while it runs, red when short, dim when it is not known.
fn clock(board: &BoardView, side: Side, model: &Model, now: u64) -> Cell<'static> {
    let remaining = model.remaining(board, side, now);
    if !narrator::runs(board, side) {
        return Cell::from(format!(" {}", text::show_clock(remaining)));
    }
    if !model.is_fresh(now) {
        return Cell::from(format!(">{}?", text::show_whole(remaining))).style(dim());
    }
    let colour = if time_shortage::is_short(remaining) {
        Color::Red
    } else {
        Color::Green
    };
    let style = Style::default().fg(colour).add_modifier(Modifier::BOLD);
    Cell::from(narrator::clock(board, side, model, now)).style(style)
}
