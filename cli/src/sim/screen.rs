//! A story on the terminal's screen: what happened, what it was in full, and the boards as they stood.

use adoube_simulation::walk::Kind;
use adoube_tournament::board::Board;
use adoube_tournament::time::Time;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};

use super::walker::Walker;
use crate::text::show_clock;

/// Lines for a moment in full, borders included.
const IN_FULL: u16 = 7;
/// Columns for the boards, borders included.
const BOARDS: u16 = 34;

/// Draws everything.
pub(super) fn draw(frame: &mut Frame<'_>, walker: &mut Walker) {
    let broken = u16::try_from(walker.walk.violations.len()).unwrap_or(u16::MAX);
    let [broken, middle, full, keys] = Layout::vertical([
        Constraint::Length(broken.min(4)),
        Constraint::Min(3),
        Constraint::Length(IN_FULL),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    let [moments, boards] =
        Layout::horizontal([Constraint::Min(20), Constraint::Length(BOARDS)]).areas(middle);
    let violations = walker.walk.violations.iter();
    let violations: Vec<_> = violations
        .map(|found| Line::styled(format!("does not hold: {found}"), Color::Red))
        .collect();
    frame.render_widget(Paragraph::new(violations), broken);
    draw_moments(frame, moments, walker);
    draw_boards(frame, boards, walker);
    let here = walker.walk.moments.get(walker.at);
    let here = here.map(ToString::to_string).unwrap_or_default();
    let here = Paragraph::new(here.trim_start().to_owned()).wrap(Wrap { trim: false });
    frame.render_widget(here.block(Block::bordered().title("In full")), full);
    let place = format!(
        "{} of {}   arrows, pages: move   n, p: next step, step before   q: leave",
        walker.at + 1,
        walker.walk.moments.len()
    );
    frame.render_widget(Paragraph::new(place), keys);
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
    let list = Paragraph::new(lines).block(Block::bordered().title("What happened"));
    frame.render_widget(list, area);
}

fn draw_boards(frame: &mut Frame<'_>, area: Rect, walker: &Walker) {
    let (boards, time) = walker.walk.boards(walker.at + 1);
    let mut lines = Vec::new();
    for (id, board) in &boards {
        lines.extend(board_lines(&id.to_string(), board, time));
    }
    let block = Block::bordered().title("The boards then");
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// A board: its phase, the position with White below, both clocks.
fn board_lines(name: &str, board: &Board, time: Option<Time>) -> Vec<Line<'static>> {
    let reading = board.reading(time.unwrap_or_else(|| board.last_time()));
    let [white, black] = reading
        .sides
        .each_ref()
        .map(|side| show_clock(side.remaining.0));
    let phase = format!("{:?}", board.phase());
    let phase = phase
        .split([' ', '{', '('])
        .next()
        .unwrap_or_default()
        .to_owned();
    let mut lines = vec![
        Line::styled(
            format!("{name} {phase} {}", board.last_san()),
            Modifier::BOLD,
        ),
        Line::raw(format!("  Black {black}")),
    ];
    let fen = board.line().position().fen();
    let ranks = fen.split(' ').next().unwrap_or_default().split('/');
    lines.extend(ranks.map(|rank| Line::raw(format!("    {}", squares(rank)))));
    lines.push(Line::raw(format!("  White {white}")));
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
