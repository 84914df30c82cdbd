//! The tournament's report: who plays, who met whom, and how it ended.

mod absent;
mod headers;
pub mod penalties;
mod points;
mod remarks;
mod rounds;
#[cfg(test)]
mod tests;

use adoube_proto::v1::{EventView, PlayerEntry};
use adoube_tournament::regulations::Regulations;
use adoube_tournament::roster::Profile;
use adoube_tournament::standings::{Edition as Rules, Options, standings};
use adoube_tournament::trf::{self, Edition, File, Line, Player, Tag};
use adoube_user_text::catalogue::{Language, in_language, text};
use anyhow::{Context as _, Result};

use crate::report_time_control::{self, OfRound};

pub use remarks::{is_unapproved, remarks, untold, without};

/// The report up to a round; edition `16` or `26`.
#[cfg(test)]
pub fn write(
    view: &EventView,
    regulations: &Regulations,
    round: u16,
    edition: &str,
) -> Result<String> {
    write_with(view, regulations, round, edition, &More::default())
}

/// What a report is to say beside what the event knows.
#[derive(Debug, Default)]
pub struct More<'a> {
    /// Facts that the event does not know, or that are not to be told.
    pub facts: &'a [(Tag, &'a str)],
    /// Who does not play in the round that is to be paired next, for the program that pairs it.
    pub to_pair: bool,
    /// How the rounds were timed; the report can tell the last one only.
    pub controls: &'a [OfRound],
    /// Whether games are missing: then nobody knows who was absent.
    pub lacking: bool,
}

/// The same, with more.
pub fn write_with(
    view: &EventView,
    regulations: &Regulations,
    round: u16,
    edition: &str,
    more: &More<'_>,
) -> Result<String> {
    let edition = edition_of(edition);
    let mut file = file(view, regulations, round, edition)?;
    for (tag, text) in more.facts {
        file.set_header(*tag, *text);
    }
    if more.lacking {
        rounds::without_absences(&mut file);
    }
    if more.to_pair {
        let event = (regulations.rounds, regulations.scoring);
        absent::mark(&mut file, view, round, event, edition);
    }
    if edition == Edition::Trf26 {
        let comments = in_language(Language::English, || {
            let mut comments = without(view, round);
            comments.extend(remarks(view, regulations, round, edition));
            comments.extend(report_time_control::remark(more.controls));
            let penalised = penalties::lines(view, round);
            comments.extend(penalised.iter().map(|line| format!("penalty: {line}")));
            comments
        });
        let comments = comments.into_iter();
        let comments = comments.map(|text| Line::Other(format!("### {text}")));
        file.lines.splice(0..0, comments);
    }
    Ok(trf::write(&file, edition))
}

/// The edition of that number; `16` where there is no such.
pub fn edition_of(number: &str) -> Edition {
    if number == "26" {
        Edition::Trf26
    } else {
        Edition::Trf16
    }
}

/// The same, as lines.
pub fn file(
    view: &EventView,
    regulations: &Regulations,
    round: u16,
    edition: Edition,
) -> Result<File> {
    let mut file = File::default();
    headers::before_players(&mut file, view, regulations, round, edition);
    let mut players: Vec<&PlayerEntry> = view.players.iter().collect();
    players.sort_by_key(|player| player.number);
    for entry in players {
        let number = number(entry.number)?;
        file.lines
            .push(Line::Player(Player::new(number, &profile(entry))));
    }
    for view in rounds_to(view, round) {
        rounds::enter(&mut file, view, regulations.scoring)?;
    }
    headers::after_players(&mut file, view, round, edition);
    rank(&mut file, view, regulations, round)?;
    Ok(file)
}

/// What decides about the order of an event's players.
pub fn options(regulations: &Regulations, file: &File) -> Options {
    let tie_breaks = &regulations.tie_breaks;
    let system = regulations.system;
    Options {
        points: regulations.scoring.into(),
        system: system.unwrap_or_else(|| file.system(tie_breaks)),
        edition: Rules::at(regulations.begin),
        tie_breaks: tie_breaks.clone(),
    }
}

/// By points and the event's tie-breaks, as `adoube standings` does: whom nothing tells apart, without
/// tie-breaks all who have as many points, share a rank.
fn rank(file: &mut File, view: &EventView, regulations: &Regulations, round: u16) -> Result<()> {
    if file.players().next().is_none() {
        return Ok(());
    }
    let options = options(regulations, file);
    let through = round.min(u16::try_from(file.last_round()).unwrap_or(u16::MAX));
    let counted = penalties::counted(file.crosstable(), view, regulations);
    let table =
        standings(&counted, through, &options).with_context(|| text("file-report-unranked"))?;
    file.rank_by(&table);
    Ok(())
}

fn rounds_to(
    view: &EventView,
    round: u16,
) -> impl Iterator<Item = &adoube_proto::v1::RoundView> + Clone {
    let fits = move |view: &&adoube_proto::v1::RoundView| view.round <= u32::from(round);
    view.rounds.iter().filter(fits)
}

fn number(number: u32) -> Result<u16> {
    let number = u16::try_from(number)
        .ok()
        .filter(|number| (1..=9999).contains(number));
    number.with_context(|| text("file-report-numbers"))
}

fn profile(entry: &PlayerEntry) -> Profile {
    Profile {
        name: entry.name.clone(),
        title: entry.title.clone(),
        federation: entry.federation.clone(),
        rating: u16::try_from(entry.rating)
            .ok()
            .filter(|rating| *rating > 0),
        fide_id: Some(entry.fide_id).filter(|id| *id > 0),
        birth: entry.birth.clone(),
        sex: entry.sex.clone(),
    }
}
