//! From a report to text, in the exact columns of the specification.

use adoube_chess::Side;

use super::file::{File, Line, Tag, Team};
use super::player::{Cell, Player};
use super::read_header::DATES;
use super::result_letters::result_letter;
use super::truncated_lines::reaches;
use crate::text::one_line;

/// Which edition of the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edition {
    /// As approved in 2015, with the customary extensions (`XXR`, `XXC`).
    Trf16,
    /// As approved in 2025.
    Trf26,
}

/// Writes a report. Lines end in CR LF. What is too long for its columns is cut; control
/// characters become blanks.
pub fn write(file: &File, edition: Edition) -> String {
    let mut text = String::new();
    let reaches = reaches(file.players());
    for line in &file.lines {
        let written = match line {
            Line::Header { tag, text } => header(*tag, text, edition),
            Line::Dates(dates) => self::dates(dates),
            Line::Player(player) => {
                let reach = reaches.get(&player.number).copied().unwrap_or_default();
                format!("{:<reach$}", self::player(player).trim_end())
            }
            Line::Team(team) => self::team(team),
            Line::Other(verbatim) => plain(verbatim),
        };
        let kept = match line {
            Line::Other(_) | Line::Player(_) => &written[..],
            Line::Header { .. } | Line::Dates(_) | Line::Team(_) => written.trim_end(),
        };
        text.push_str(kept);
        text.push_str("\r\n");
    }
    text
}

fn header(tag: Tag, text: &str, edition: Edition) -> String {
    let text = plain(text);
    let text = text.trim();
    match (edition, tag) {
        (Edition::Trf16, Tag::Rounds) => format!("XXR {text}"),
        (Edition::Trf16, Tag::InitialColour) => {
            let colour = if text == "B" { "black1" } else { "white1" };
            format!("XXC {colour}")
        }
        (Edition::Trf26, Tag::Begin | Tag::End) => {
            format!("{} {}", tag.name(), with_slashes(text))
        }
        _ => format!("{} {text}", tag.name()),
    }
}

/// TRF26 demands `YYYY/MM/DD`. Only dates that begin with the year are rewritten: the others
/// cannot be told apart.
fn with_slashes(date: &str) -> String {
    let parts: Vec<_> = date.split(['-', '.', '/']).map(str::trim).collect();
    let digits = |part: &str, n: usize| part.len() == n && part.bytes().all(|b| b.is_ascii_digit());
    match parts[..] {
        [year, month, day] if digits(year, 4) && digits(month, 2) && digits(day, 2) => {
            format!("{year}/{month}/{day}")
        }
        _ => date.to_owned(),
    }
}

fn dates(dates: &[String]) -> String {
    let (first, width, step) = DATES;
    let mut line = left("132", first - 1);
    for date in dates {
        line.push_str(&left(date, width));
        line.push_str(&" ".repeat(step - width));
    }
    line
}

fn player(player: &Player) -> String {
    let mut line = format!(
        "001 {} {}{} {} {} {} {} {} {} {}",
        right(&player.number.to_string(), 4),
        left(&player.sex, 1),
        right(&player.title, 3),
        left(&player.name, 33),
        number(player.rating, 4),
        left(&player.federation, 3),
        number(player.fide_id, 11),
        left(&player.birth, 10),
        right(&player.points_tenths.map_or_else(String::new, points), 4),
        number(player.rank, 4),
    );
    for cell in &player.rounds {
        line.push_str(&self::cell(*cell));
    }
    line
}

fn points(tenths: u16) -> String {
    match (tenths / 10, tenths % 10) {
        // Four columns have no place for more.
        (whole @ 100.., _) => whole.to_string(),
        (whole, tenth) => format!("{whole}.{tenth}"),
    }
}

/// A round, the two blanks before it included.
fn cell(cell: Cell) -> String {
    if cell.is_blank() {
        return " ".repeat(10);
    }
    let opponent = cell
        .opponent
        .map_or_else(|| "0000".to_owned(), |n| n.to_string());
    let colour = match cell.colour {
        Some(Side::White) => 'w',
        Some(Side::Black) => 'b',
        None => '-',
    };
    let result = cell.result.map_or(' ', result_letter);
    format!("  {} {colour} {result}", right(&opponent, 4))
}

fn team(team: &Team) -> String {
    let mut line = format!("013 {}", left(&team.name, 32));
    for player in &team.players {
        line.push_str(&right(&player.to_string(), 4));
        line.push(' ');
    }
    line
}

fn number<T: ToString>(number: Option<T>, width: usize) -> String {
    right(&number.map_or_else(String::new, |n| n.to_string()), width)
}

/// Without anything that could end a line or hide a column.
pub(super) fn plain(text: &str) -> String {
    one_line(text)
}

fn left(text: &str, width: usize) -> String {
    let cut: String = plain(text).chars().take(width).collect();
    format!("{cut:<width$}")
}

fn right(text: &str, width: usize) -> String {
    let cut: String = plain(text).chars().take(width).collect();
    format!("{cut:>width$}")
}
