//! The lines about the event.

use std::collections::BTreeMap;

use adoube_proto::v1::{EventView, OfficialEntry, Role, RoundState, RoundView};
use adoube_tournament::date::Date;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::standings::{Method, System, TieBreak};
use adoube_tournament::trf::{Cell, Edition, File, Line, Tag, result_letter};

use super::{points, rounds_to};
use crate::report_time_control;
use crate::round_days::Days;

/// What stands before the players.
pub(super) fn before_players(
    file: &mut File,
    view: &EventView,
    regulations: &Regulations,
    round: u16,
    edition: Edition,
) {
    let rated = view.players.iter().filter(|player| player.rating > 0);
    let rated = rated.count().to_string();
    let day = |day: Option<Date>| day.map(Date::with_slashes).unwrap_or_default();
    let control = report_time_control::words(regulations);
    let mut header = |tag, text: &str| file.push_header(tag, text);
    header(Tag::Name, &regulations.name);
    header(Tag::City, regulations.city.as_deref().unwrap_or_default());
    let federation = regulations.federation.as_deref();
    header(Tag::Federation, federation.unwrap_or_default());
    header(Tag::Begin, &day(regulations.begin));
    header(Tag::End, &day(regulations.end));
    header(Tag::Players, &view.players.len().to_string());
    header(Tag::RatedPlayers, &rated);
    header(Tag::Teams, "0");
    header(Tag::Type, kind(regulations.system));
    for official in with_role(view, Role::ChiefArbiter) {
        header(Tag::ChiefArbiter, &official.name);
    }
    for official in with_role(view, Role::Arbiter) {
        header(Tag::Deputy, &official.name);
    }
    header(Tag::TimeControl, &control);
    // TRF26 demands them. Readers of TRF16 disagree about their columns (py4swiss takes the whole
    // report for broken where the description has them) and can do without.
    let dates = dates(view, round);
    if edition == Edition::Trf26 && dates.iter().any(|date| !date.is_empty()) {
        file.lines.push(Line::Dates(dates));
    }
    file.push_header(Tag::Rounds, regulations.rounds.to_string());
    if let Some(colour) = initial_colour(view) {
        file.push_header(Tag::InitialColour, colour);
    }
    by_edition(file, regulations, edition);
}

/// The kind of tournament, in the words that other programs write.
const fn kind(system: Option<System>) -> &'static str {
    match system {
        Some(System::Swiss) => "Individual: Swiss-System",
        Some(System::RoundRobin) => "Individual: Round-Robin",
        None => "Individual",
    }
}

/// What only one edition has, or each in its own words.
fn by_edition(file: &mut File, regulations: &Regulations, edition: Edition) {
    let points = points::line(regulations.scoring, edition);
    file.lines.extend(points.map(Line::Other));
    if edition == Edition::Trf26 {
        tie_breaks(file, &regulations.tie_breaks);
        // The specification has no code for a delay.
        if regulations.time_control.has_no_delay() {
            let control = regulations.time_control.to_string();
            file.push_header(Tag::EncodedTimeControl, control);
        }
    }
}

/// What stands behind the players: in TRF26 the byes.
pub(super) fn after_players(file: &mut File, view: &EventView, round: u16, edition: Edition) {
    if edition == Edition::Trf26 {
        let byes = rounds_to(view, round).flat_map(|view| match view.state() {
            RoundState::Draft => asked_for(view),
            RoundState::Unspecified
            | RoundState::Published
            | RoundState::Started
            | RoundState::Closed
            | RoundState::Elsewhere => told(file, view.round),
        });
        let byes: Vec<Line> = byes.map(Line::Other).collect();
        file.lines.extend(byes);
    }
}

fn with_role(view: &EventView, role: Role) -> impl Iterator<Item = &OfficialEntry> {
    view.officials
        .iter()
        .filter(move |official| official.role() == role)
}

/// What breaks ties, and the same with the points where they come.
fn tie_breaks(file: &mut File, list: &[TieBreak]) {
    if list.is_empty() {
        return;
    }
    let codes = |list: Vec<&TieBreak>| {
        let codes: Vec<_> = list.into_iter().map(ToString::to_string).collect();
        codes.join(",")
    };
    let points = |tie_break: &&TieBreak| tie_break.method == Method::Points;
    let ties = codes(list.iter().filter(|one| !points(one)).collect());
    let mut order = codes(list.iter().collect());
    if !list.iter().any(|one| points(&one)) {
        order = format!("PTS,{order}");
    }
    file.push_header(Tag::TieBreaks, ties);
    file.push_header(Tag::StandingsTieBreaks, order);
}

/// The day of each round at the first venue, or that of the report that told of it; empty for those
/// that have not begun.
pub(super) fn dates(view: &EventView, round: u16) -> Vec<String> {
    let days = Days::of(view, round);
    let day = |view: &RoundView| match view.day.strip_prefix("20") {
        Some(told) => Some(told.replace('-', "/")),
        None => days.tell(view.started, "%y/%m/%d"),
    };
    let begun = rounds_to(view, round).map(|view| (view.round, day(view)));
    let begun: BTreeMap<u32, Option<String>> = begun.collect();
    let last = begun.keys().copied().max().unwrap_or(0);
    let date = |round| begun.get(&round).cloned().flatten().unwrap_or_default();
    (1..=last).map(date).collect()
}

/// The colour of the first of the players paired in the first round.
fn initial_colour(view: &EventView) -> Option<&'static str> {
    let first = view.rounds.iter().find(|round| round.round == 1)?;
    let white = first.pairings.iter().map(|pairing| pairing.white).min()?;
    let black = first.pairings.iter().map(|pairing| pairing.black).min()?;
    Some(if white < black { "W" } else { "B" })
}

/// The byes of a round's draft, which the players' lines do not have yet.
fn asked_for(view: &RoundView) -> Vec<String> {
    byes(view.round, |kind| {
        let players = view.byes.iter().filter(|bye| bye.kind == kind);
        players.map(|bye| bye.player).collect()
    })
}

/// The byes of a round as the players' lines tell them, absences that nobody asked for included: a report
/// that is imported and written again then says the same.
fn told(file: &File, round: u32) -> Vec<String> {
    let Ok(at) = u16::try_from(round) else {
        return Vec::new();
    };
    byes(round, |kind| {
        let fits = |cell: Cell| {
            let letter = cell.result.map(|code| result_letter(code).to_string());
            cell.opponent.is_none() && letter.as_deref() == Some(kind)
        };
        let players = file.players().filter(|player| fits(player.cell(at)));
        players.map(|player| player.number.into()).collect()
    })
}

/// A line for each kind of bye (240).
fn byes(round: u32, players: impl Fn(&str) -> Vec<u32>) -> Vec<String> {
    let line = |kind: &&str| {
        let players: Vec<_> = players(kind)
            .iter()
            .map(|player| format!("{player:>4}"))
            .collect();
        let line = format!("240 {kind} {round:>3} {}", players.join(" "));
        (!players.is_empty()).then_some(line)
    };
    ["F", "H", "Z"].iter().filter_map(line).collect()
}
