//! What a table of standings is made of: a report, or an event.

use std::collections::BTreeMap;
use std::path::Path;

use adoube_proto::v1::{EventView, RoundState, RoundView};
use adoube_tournament::message;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::standings::{Crosstable, Method, Options, TieBreak, parse_known};
use adoube_tournament::trf::{self, Begin, Edition, File, Tag};
use adoube_user_text::catalogue::filled;
use adoube_user_text::{plain, text, trouble};
use anyhow::{Context as _, Result, anyhow, bail};

use crate::import_trf::without_players;
use crate::{contradictions, event_rounds, file_points, ignored_records};

/// What a table is made of.
#[derive(Debug)]
pub struct StandingsSource {
    /// The report, or the event as one.
    pub file: File,
    /// What counts: of an event as its regulations have it.
    pub crosstable: Crosstable,
    /// A line each.
    pub penalties: Vec<String>,
    /// How it is ordered.
    pub options: Options,
    /// By which the edition of the rules was chosen.
    pub begin: Begin,
    /// From which round on players have withdrawn, by starting number.
    pub withdrawn: BTreeMap<u16, u32>,
    /// How many remarks at the beginning name a tie-break that is left out.
    pub left_out: usize,
    /// What whoever reads the table is to know.
    pub remarks: Vec<String>,
}

/// A report, with the points and tie-breaks that it names itself.
pub fn of_report(path: &Path, bytes: &[u8], round: Option<u16>) -> Result<StandingsSource> {
    let shown = path.display();
    plain::refuse(path, bytes)?;
    let file = trf::read(bytes).map_err(|errors| {
        let lines: Vec<_> = errors.iter().map(|wrong| filled(&wrong.placed())).collect();
        let head = text!("cli-standings-no-report", file: &shown);
        anyhow!("{head}\n{}", lines.join("\n"))
    })?;
    if file.players().next().is_none() {
        return Err(without_players()).with_context(|| shown.to_string());
    }
    let last = file.last_round();
    if let Some(round) = round.filter(|round| usize::from(*round) > last) {
        return Err(trouble(
            text!("cli-standings-no-round", file: &shown, round),
            text!("cli-standings-no-round-next", last),
        ));
    }
    possible(bytes, &file, round).with_context(|| shown.to_string())?;
    let named = [Tag::StandingsTieBreaks, Tag::TieBreaks];
    let named = named.iter().find_map(|tag| file.header(*tag));
    let (tie_breaks, unknown) = codes_of(named.unwrap_or_default());
    let begin = Begin::of(&file);
    let options = Options {
        points: file
            .points()
            .map_err(|wrong| anyhow!(filled(&wrong.message())))
            .with_context(|| text!("cli-standings-points-impossible", file: &shown))?,
        system: file.system(&tie_breaks),
        edition: begin.edition(),
        tie_breaks,
    };
    let left_out = unknown.len();
    let unknown = unknown.iter().map(|wrong| left_out_code(wrong));
    let mut remarks: Vec<String> = unknown.chain(other_rules(&begin)).collect();
    remarks.extend(file_points::remark(bytes, options.points));
    remarks.extend(ignored_records::uncounted(bytes));
    remarks.extend(contradictions::remarks(bytes));
    Ok(StandingsSource {
        crosstable: file.crosstable(),
        penalties: Vec::new(),
        file,
        options,
        begin,
        withdrawn: BTreeMap::new(),
        left_out,
        remarks,
    })
}

/// Which edition's rules apply where the report's first day leaves that open.
fn other_rules(begin: &Begin) -> Option<String> {
    match begin {
        Begin::Doubtful { .. } | Begin::Unreadable(_) => {
            let message = message!("cli-standings-rules-apply", edition: begin.edition());
            Some(filled(&message.messages("begin", vec![begin.message()])))
        }
        Begin::Day(_) | Begin::Unknown => None,
    }
}

/// Refuses results and colours that no game has, up to that round: a table would count them.
fn possible(bytes: &[u8], file: &File, round: Option<u16>) -> Result<()> {
    let rounds = 1..=round.unwrap_or_else(|| latest(file));
    let wrong: Vec<_> = rounds
        .flat_map(|round| file.impossible_games(round))
        .collect();
    if wrong.is_empty() {
        return Ok(());
    }
    let lines = trf::place(bytes, &wrong);
    let lines: Vec<_> = lines.iter().map(|wrong| filled(&wrong.placed())).collect();
    bail!(
        "{}\n{}",
        text!("cli-standings-contradiction"),
        lines.join("\n")
    )
}

/// An event as far as that round; all of it without one.
pub fn of_event(
    view: &EventView,
    regulations: &Regulations,
    round: Option<u16>,
) -> Result<StandingsSource> {
    if let Some(round) = round.filter(|round| *round > 0) {
        has_table(event_rounds::round(view, round)?)?;
    }
    let file = crate::trf::file(view, regulations, u16::MAX, Edition::Trf26)?;
    let options = crate::trf::options(regulations, &file);
    let remarks = crate::trf::without(view, round.unwrap_or(u16::MAX));
    let withdrawn = view.players.iter().filter(|p| p.withdrawn_from > 0);
    let withdrawn = withdrawn
        .filter_map(|player| Some((u16::try_from(player.number).ok()?, player.withdrawn_from)));
    Ok(StandingsSource {
        crosstable: crate::trf::penalties::counted(file.crosstable(), view, regulations),
        penalties: crate::trf::penalties::lines(view, round.unwrap_or(u16::MAX)),
        file,
        options,
        begin: regulations.begin.into(),
        withdrawn: withdrawn.collect(),
        left_out: 0,
        remarks,
    })
}

/// Refuses a round that nobody has played: its tie-breaks would count it all the same.
fn has_table(round: &RoundView) -> Result<()> {
    if round.state() != RoundState::Draft {
        return Ok(());
    }
    let number = round.round;
    Err(trouble!("cli-standings-draft", round: number))
}

/// Codes of tie-breaks, and what is wrong with those that cannot be used; points that stand first need no column of
/// their own.
pub fn codes_of(text: &str) -> (Vec<TieBreak>, Vec<String>) {
    let (list, wrong) = parse_known(text);
    let first = usize::from(list.first().is_some_and(|one| one.method == Method::Points));
    let wrong = wrong.iter().map(ToString::to_string).collect();
    (list[first..].to_vec(), wrong)
}

/// That a tie-break is left out.
pub fn left_out_code(wrong: &str) -> String {
    text!("cli-standings-left-out", why: wrong)
}

/// The latest round in which somebody has a result of a game.
pub fn latest(file: &File) -> u16 {
    let last = u16::try_from(file.last_round()).unwrap_or(u16::MAX);
    let played = |round: &u16| {
        let mut cells = file.players().map(|player| player.cell(*round));
        cells.any(|cell| cell.opponent.is_some() && cell.result.is_some())
    };
    (1..=last).rev().find(played).unwrap_or(0)
}

#[cfg(test)]
mod tests;
