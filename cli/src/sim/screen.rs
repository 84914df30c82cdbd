//! A story on the terminal's screen: what happened, what it was in full, and the boards as they stood.

use adoube_chess::Side;
use adoube_simulation::walk::{Kind, Walk};
use adoube_tournament::board::Board;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};

use super::verdict;
use super::walker::Walker;
use crate::catalogue::yes_or_no;
use crate::text;
use crate::text::show_clock;

/// Lines for a moment in full, borders included.
const IN_FULL: u16 = 7;
/// Lines that a board takes with its position, and without it.
const BOARD: usize = 11;
/// Columns for the boards, borders included.
const BOARDS: u16 = 34;

/// Draws everything.
pub(super) fn draw(frame: &mut Frame<'_>, walker: &mut Walker) {
    let head = head(&walker.walk);
    let lines = u16::try_from(head.len().min(4)).unwrap_or(4);
    let whole = if walker.in_full { u16::MAX } else { IN_FULL };
    let [top, middle, full, keys] = Layout::vertical([
        Constraint::Length(lines),
        Constraint::Min(if walker.in_full { 0 } else { 3 }),
        Constraint::Length(whole),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    let [moments, boards] =
        Layout::horizontal([Constraint::Min(20), Constraint::Length(BOARDS)]).areas(middle);
    frame.render_widget(Paragraph::new(head), top);
    draw_moments(frame, moments, walker);
    draw_boards(frame, boards, walker);
    let here = walker.walk.moments.get(walker.at);
    let here = here.map(|moment| format!("{} {}", moment.at, moment.text));
    let here = Paragraph::new(here.unwrap_or_default()).wrap(Wrap { trim: false });
    frame.render_widget(
        here.block(Block::bordered().title(text!("cli-sim-in-full"))),
        full,
    );
    let count = walker.walk.moments.len();
    let place = text!("cli-sim-keys", place: walker.at + 1, count);
    frame.render_widget(Paragraph::new(place), keys);
}

/// What does not hold, or that all does.
fn head(walk: &Walk) -> Vec<Line<'static>> {
    let colour = if walk.violations.is_empty() {
        Color::Green
    } else {
        Color::Red
    };
    let lines = verdict(walk).into_iter();
    lines.map(|line| Line::styled(line, colour)).collect()
}

fn draw_moments(frame: &mut Frame<'_>, area: Rect, walker: &mut Walker) {
    let at = walker.at;
    let moments = walker.shown(usize::from(area.height.saturating_sub(2)));
    let lines = moments.iter().map(|moment| {
        let style = match moment.kind {
            Kind::Step => Style::new().fg(Color::Yellow),
            Kind::Run => Style::new().fg(Color::Magenta),
            Kind::Record => Style::new(),
            Kind::Answer => Style::new().fg(Color::DarkGray),
        };
        Line::styled(moment.to_string(), style)
    });
    let mut lines: Vec<_> = lines.collect();
    if let Some(line) = lines.get_mut(at - walker.top) {
        line.style = line.style.add_modifier(Modifier::REVERSED);
    }
    let list = Paragraph::new(lines).block(Block::bordered().title(text!("cli-sim-happened")));
    frame.render_widget(list, area);
}

fn draw_boards(frame: &mut Frame<'_>, area: Rect, walker: &Walker) {
    let through = walker.at + 1;
    let boards = walker.walk.boards(through);
    let room = usize::from(area.height.saturating_sub(2));
    let positions = boards.len() * BOARD <= room;
    let mut lines = Vec::new();
    for (id, board) in &boards {
        lines.extend(board_lines(&id.to_string(), board, positions));
    }
    let down = yes_or_no(walker.walk.is_down(through));
    let title = text!("cli-sim-boards", down);
    let block = Block::bordered().title(title);
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// A board as its last record left it: its phase, both clocks and whose runs, the position with White below.
fn board_lines(name: &str, board: &Board, position: bool) -> Vec<Line<'static>> {
    let reading = board.reading(board.last_time());
    let phase = format!("{:?}", board.phase());
    let phase = phase
        .split([' ', '{', '('])
        .next()
        .unwrap_or_default()
        .to_owned();
    let clock = |side: Side| {
        let runs = yes_or_no(reading.running == Some(side));
        let clock = show_clock(reading.remaining(side).0);
        let side = side.to_string().to_lowercase();
        let told = text!("cli-sim-clock", side, clock, runs);
        Line::raw(format!("  {told}"))
    };
    let mut lines = vec![Line::styled(
        format!("{name} {phase} {}", board.last_san()),
        Modifier::BOLD,
    )];
    lines.push(clock(Side::Black));
    if position {
        let fen = board.line().position().fen();
        let ranks = fen.split(' ').next().unwrap_or_default().split('/');
        lines.extend(ranks.map(|rank| Line::raw(format!("    {}", squares(rank)))));
    }
    lines.push(clock(Side::White));
    lines
}

/// A rank of a FEN, a letter or a dot for each square.
fn squares(rank: &str) -> String {
    let square = |letter: char| match letter.to_digit(10) {
        Some(empty) => ". ".repeat(usize::try_from(empty).unwrap_or(0)),
        None => format!("{letter} "),
    };
    rank.chars().map(square).collect()
}
