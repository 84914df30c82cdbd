//! `adoube standings`: who stands where.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adoube_exchange::standings_source::{
    StandingsSource, codes_of, latest, left_out_code, of_event, of_report,
};
use adoube_tournament::message;
use adoube_tournament::standings::{Edition as Rules, Standing, Standings, System, standings};
use adoube_tournament::trf::{Begin, File};
use anyhow::{Result, bail};
use serde_json::{Value, json};

use super::export::regulations;
use super::round::with_remarks;
use crate::args::{Common, StandingsArgs, SystemKind};
use crate::catalogue::filled;
use crate::client::{CHIEF, Client};
use crate::plain;
use crate::say::Say;
use crate::text;

/// Shows the table.
pub(super) async fn run(common: &Common, args: &StandingsArgs, say: Say) -> Result<()> {
    let source = if let Some(path) = &args.trf {
        of_report(path, &plain::bytes(path)?, args.round)?
    } else {
        let view = Client::connect(common, CHIEF).await?.describe().await?;
        of_event(&view, &regulations(&view)?, args.round)?
    };
    let StandingsSource {
        file,
        crosstable,
        penalties,
        mut options,
        begin,
        withdrawn,
        left_out,
        mut remarks,
    } = source;
    if let Some(codes) = &args.tiebreaks {
        let (tie_breaks, unknown) = codes_of(codes);
        if tie_breaks.is_empty() && !unknown.is_empty() {
            bail!("{}", unknown.join("\n"));
        }
        options.tie_breaks = tie_breaks;
        remarks.drain(..left_out);
        remarks.extend(unknown.iter().map(|wrong| left_out_code(wrong)));
    }
    options.system = match args.system {
        Some(SystemKind::Swiss) => System::Swiss,
        Some(SystemKind::RoundRobin) => System::RoundRobin,
        // The event's report says the system of the regulations, if they do.
        None => file.system(&options.tie_breaks),
    };
    let round = args.round.unwrap_or_else(|| latest(&file));
    let table = standings(&crosstable, round, &options)?;
    let rules = Applied {
        edition: options.edition,
        begin: &begin,
        withdrawn: &withdrawn,
    };
    let mut value = value(&file, &table, &rules);
    value["remarks"] = remarks.clone().into();
    value["penalties"] = penalties.clone().into();
    let mut told = text(&file, &table, &rules).trim_end().to_owned();
    if !penalties.is_empty() {
        let head = text!("cli-standings-penalties");
        let _ = write!(told, "\n\n{head}\n  {}", penalties.join("\n  "));
    }
    let text = with_remarks(told, &remarks);
    say.result(text, &value);
    Ok(())
}

/// What a table was made by, and what it marks.
struct Applied<'s> {
    edition: Rules,
    begin: &'s Begin,
    withdrawn: &'s BTreeMap<u16, u32>,
}

impl Applied<'_> {
    /// The name as the table has it: a player who has withdrawn is marked.
    fn shown_name(&self, file: &File, number: u16) -> String {
        let name = name(file, number);
        match self.withdrawn.get(&number) {
            None => name.to_owned(),
            Some(round) => text!("cli-standings-withdrawn", name, round),
        }
    }
}

fn name(file: &File, number: u16) -> &str {
    file.player(number).map_or("", |player| &player.name)
}

fn points(standing: &Standing) -> String {
    let halves = standing.halves;
    format!("{}.{}", halves / 2, halves % 2 * 5)
}

fn text(file: &File, table: &Standings, rules: &Applied<'_>) -> String {
    let codes: Vec<_> = table.tie_breaks.iter().map(ToString::to_string).collect();
    // Names are whole: a long one makes its column wider.
    let names = table
        .players
        .iter()
        .map(|own| rules.shown_name(file, own.number));
    let wide = names.map(|name| name.chars().count()).max();
    let wide = wide.unwrap_or(0).max(33);
    let [after, rank, number, name, pts] = [
        message!("cli-standings-after", round: table.round),
        message!("cli-standings-rank"),
        message!("cli-standings-number"),
        message!("cli-standings-name"),
        message!("cli-standings-points"),
    ]
    .map(|message| filled(&message));
    let mut out = format!("{after}\n\n{rank:>4} {number:>5} {name:<wide$} {pts:>5}");
    for code in &codes {
        let _ = write!(out, " {code:>7}");
    }
    out.push('\n');
    for standing in &table.players {
        let (rank, number) = (standing.rank, standing.number);
        let (name, points) = (rules.shown_name(file, number), points(standing));
        let _ = write!(out, "{rank:>4} {number:>5} {name:<wide$} {points:>5}");
        for (value, code) in standing.values.iter().zip(&codes) {
            let width = code.len().max(7);
            let _ = write!(out, " {:>width$}", value.to_string());
        }
        out.push('\n');
    }
    if !codes.is_empty() {
        let told = filled(
            &message!("cli-standings-tie-breaks", edition: rules.edition)
                .messages("begin", vec![rules.begin.message()]),
        );
        let _ = writeln!(out, "\n{told}");
    }
    if table.pending > 0 {
        let _ = writeln!(
            out,
            "\n{}",
            text!("cli-standings-pending", number games: table.pending)
        );
    }
    out
}

fn value(file: &File, table: &Standings, rules: &Applied<'_>) -> Value {
    let codes: Vec<_> = table.tie_breaks.iter().map(ToString::to_string).collect();
    let player = |standing: &Standing| {
        let values = standing.values.iter().map(|value| {
            let shown = value.hundredths().map(|_| value.to_string());
            shown.map_or(Value::Null, Value::String)
        });
        json!({
            "rank": standing.rank, "number": standing.number,
            "name": name(file, standing.number), "points": points(standing),
            "withdrawn_from": rules.withdrawn.get(&standing.number),
            "tie_breaks": values.collect::<Vec<_>>(),
        })
    };
    json!({
        "round": table.round, "tie_breaks": codes, "pending": table.pending,
        "edition": rules.edition.to_string(), "edition_because": filled(&rules.begin.message()),
        "players": table.players.iter().map(player).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_tournament::trf::{self, Tag};

    const REPORT: &str = "\
012 Four players
042 2026/04/01
XXR 3
212 PTS,DE,SB
001    1      One                               2000                             1.5    2     2 w =     3 b 1
001    2      Two                               1900                             1.5    1     1 b =     4 w 1
001    3      Three                             1800                             0.0    3     4 w -     1 w 0
001    4      Four                              1700                             1.0    4     3 b +     2 b 0     1 w
";

    use adoube_tournament::standings::Options;

    fn table(codes: Option<&str>) -> (File, Standings) {
        let file = trf::read(REPORT).unwrap();
        let codes = codes.or_else(|| file.header(Tag::StandingsTieBreaks));
        let options = Options {
            tie_breaks: codes_of(codes.unwrap()).0,
            ..Options::default()
        };
        let table = standings(&file.crosstable(), latest(&file), &options).unwrap();
        (file, table)
    }

    #[test]
    fn evt_5_the_table_as_text_and_for_programs() {
        let (file, table) = table(None);
        let rules = Applied {
            edition: Rules::From2026,
            begin: &Begin::of(&file),
            withdrawn: &BTreeMap::from([(1, 3)]),
        };
        expect_test::expect![[r"
            After round 2

            Rank   No. Name                                Pts      DE      SB
               1     2 Two                                 1.5       -    1.75
               2     1 One (withdrawn from round 3)        1.5       -    0.75
               3     4 Four                                1.0       -    0.00
               4     3 Three                               0.0       -    0.00

            Tie-breaks by C.07 of March 2026: the event began on 2026-04-01
        "]]
        .assert_eq(&text(&file, &table, &rules));
        let value = value(&file, &table, &rules);
        assert_eq!(value["players"][1]["withdrawn_from"], 3);
        assert_eq!(value["edition"], "C.07 of March 2026");
        assert_eq!(value["players"][0]["tie_breaks"][0], Value::Null);
        assert_eq!(value["tie_breaks"][1], "SB");
    }
}
