//! `adoube standings`: who stands where.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use adoube_proto::v1::{RoundState, RoundView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::standings::{
    Crosstable, Edition as Rules, Method, Options, Standing, Standings, System, TieBreak,
    parse_known, standings,
};
use adoube_tournament::trf::{self, Begin, Edition, File, Tag};
use anyhow::{Context as _, Result, anyhow, bail};
use serde_json::{Value, json};

use super::event_rounds;
use super::export::regulations;
use super::round::with_remarks;
use crate::args::{Common, StandingsArgs, SystemKind};
use crate::catalogue::filled;
use crate::client::{CHIEF, Client};
use crate::games::import_trf::without_players;
use crate::games::{self, contradictions, file_points, ignored_records};
use crate::plain;
use crate::say::{Say, trouble};

/// Shows the table.
pub(super) async fn run(common: &Common, args: &StandingsArgs, say: Say) -> Result<()> {
    let Source {
        file,
        crosstable,
        penalties,
        mut options,
        begin,
        withdrawn,
        left_out,
        mut remarks,
    } = match &args.trf {
        Some(path) => of_report(path, args.round)?,
        None => of_event(common, args.round).await?,
    };
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
        let head = filled(&CatalogueMessage::new("cli-standings-penalties"));
        let _ = write!(told, "\n\n{head}\n  {}", penalties.join("\n  "));
    }
    let text = with_remarks(told, &remarks);
    say.result(text, &value);
    Ok(())
}

/// What a table is made of.
#[derive(Debug)]
struct Source {
    file: File,
    /// What counts: of an event as its regulations have it.
    crosstable: Crosstable,
    /// A line each.
    penalties: Vec<String>,
    options: Options,
    /// By which the edition of the rules was chosen.
    begin: Begin,
    /// From which round on players have withdrawn, by starting number.
    withdrawn: BTreeMap<u16, u32>,
    /// How many remarks at the beginning name a tie-break that is left out.
    left_out: usize,
    /// What whoever reads the table is to know.
    remarks: Vec<String>,
}

/// A report, with the points and tie-breaks that it names itself.
fn of_report(path: &Path, round: Option<u16>) -> Result<Source> {
    let shown = path.display();
    let bytes = plain::bytes(path)?;
    plain::refuse(path, &bytes)?;
    let file = trf::read(&bytes).map_err(|errors| {
        let lines: Vec<_> = errors.iter().map(ToString::to_string).collect();
        let head = filled(&CatalogueMessage::new("cli-standings-no-report").text("file", &shown));
        anyhow!("{head}\n{}", lines.join("\n"))
    })?;
    if file.players().next().is_none() {
        return Err(without_players()).with_context(|| shown.to_string());
    }
    let last = file.last_round();
    if let Some(round) = round.filter(|round| usize::from(*round) > last) {
        return Err(trouble(
            filled(
                &CatalogueMessage::new("cli-standings-no-round")
                    .text("file", &shown)
                    .text("round", round),
            ),
            filled(&CatalogueMessage::new("cli-standings-no-round-next").text("last", last)),
        ));
    }
    possible(&bytes, &file, round).with_context(|| shown.to_string())?;
    let named = [Tag::StandingsTieBreaks, Tag::TieBreaks];
    let named = named.iter().find_map(|tag| file.header(*tag));
    let (tie_breaks, unknown) = codes_of(named.unwrap_or_default());
    let begin = Begin::of(&file);
    let options = Options {
        points: file.points().with_context(|| {
            filled(&CatalogueMessage::new("cli-standings-points-impossible").text("file", &shown))
        })?,
        system: file.system(&tie_breaks),
        edition: begin.edition(),
        tie_breaks,
    };
    let left_out = unknown.len();
    let unknown = unknown.iter().map(|wrong| left_out_code(wrong));
    let mut remarks: Vec<String> = unknown.chain(other_rules(&begin)).collect();
    remarks.extend(file_points::remark(&bytes, options.points));
    remarks.extend(ignored_records::uncounted(&bytes));
    remarks.extend(contradictions::remarks(&bytes));
    Ok(Source {
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
            let message = CatalogueMessage::new("cli-standings-rules-apply").text("begin", begin);
            Some(filled(&message.text("edition", begin.edition())))
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
    let lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
    bail!(
        "{}\n{}",
        filled(&CatalogueMessage::new("cli-standings-contradiction")),
        lines.join("\n")
    )
}

async fn of_event(common: &Common, round: Option<u16>) -> Result<Source> {
    let view = Client::connect(common, CHIEF).await?.describe().await?;
    if let Some(round) = round.filter(|round| *round > 0) {
        has_table(event_rounds::round(&view, round)?)?;
    }
    let regulations = regulations(&view)?;
    let file = games::trf::file(&view, &regulations, u16::MAX, Edition::Trf26)?;
    let options = games::trf::options(&regulations, &file);
    let remarks = games::trf::without(&view, round.unwrap_or(u16::MAX));
    let withdrawn = view.players.iter().filter(|p| p.withdrawn_from > 0);
    let withdrawn = withdrawn
        .filter_map(|player| Some((u16::try_from(player.number).ok()?, player.withdrawn_from)));
    Ok(Source {
        crosstable: games::trf::penalties::counted(file.crosstable(), &view, &regulations),
        penalties: games::trf::penalties::lines(&view, round.unwrap_or(u16::MAX)),
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
    Err(trouble(
        filled(&CatalogueMessage::new("cli-standings-draft").text("round", number)),
        filled(&CatalogueMessage::new("cli-standings-draft-next")),
    ))
}

/// The codes, and what is wrong with those that cannot be used; points that stand first need no column of
/// their own.
fn codes_of(text: &str) -> (Vec<TieBreak>, Vec<String>) {
    let (list, wrong) = parse_known(text);
    let first = usize::from(list.first().is_some_and(|one| one.method == Method::Points));
    let wrong = wrong.iter().map(ToString::to_string).collect();
    (list[first..].to_vec(), wrong)
}

fn left_out_code(wrong: &str) -> String {
    filled(&CatalogueMessage::new("cli-standings-left-out").text("why", wrong))
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
            Some(round) => filled(
                &CatalogueMessage::new("cli-standings-withdrawn")
                    .text("name", name)
                    .text("round", round),
            ),
        }
    }
}

/// The latest round in which somebody has a result of a game.
fn latest(file: &File) -> u16 {
    let last = u16::try_from(file.last_round()).unwrap_or(u16::MAX);
    let played = |round: &u16| {
        let mut cells = file.players().map(|player| player.cell(*round));
        cells.any(|cell| cell.opponent.is_some() && cell.result.is_some())
    };
    (1..=last).rev().find(played).unwrap_or(0)
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
        CatalogueMessage::new("cli-standings-after").text("round", table.round),
        CatalogueMessage::new("cli-standings-rank"),
        CatalogueMessage::new("cli-standings-number"),
        CatalogueMessage::new("cli-standings-name"),
        CatalogueMessage::new("cli-standings-points"),
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
            &CatalogueMessage::new("cli-standings-tie-breaks")
                .text("edition", rules.edition)
                .text("begin", rules.begin),
        );
        let _ = writeln!(out, "\n{told}");
    }
    if table.pending > 0 {
        let _ = writeln!(
            out,
            "\n{}",
            filled(&CatalogueMessage::new("cli-standings-pending").number("games", table.pending))
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
        "edition": rules.edition.to_string(), "edition_because": rules.begin.to_string(),
        "players": table.players.iter().map(player).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn evt_5_a_round_that_the_report_has_not_is_refused() {
        let here = tempfile::tempdir().unwrap();
        let path = here.path().join("open.trf");
        std::fs::write(&path, REPORT).unwrap();
        for (round, refused) in [(None, false), (Some(3), false), (Some(4), true)] {
            let told = of_report(&path, round).map(drop).map_err(|e| e.to_string());
            assert_eq!(told.is_err(), refused, "{told:?}");
            assert!(told.is_ok() || told.unwrap_err().ends_with("has no round 4"));
        }
    }

    #[test]
    fn end_7_results_that_no_game_has_are_refused_up_to_the_round_of_the_table() {
        let here = tempfile::tempdir().unwrap();
        let path = here.path().join("open.trf");
        std::fs::write(&path, REPORT.replace("     3 b 1", "     3 b =")).unwrap();
        assert!(of_report(&path, None).is_ok());
        std::fs::write(&path, REPORT.replace("     1 w 0", "     1 w 1")).unwrap();
        assert!(of_report(&path, Some(1)).is_ok());
        for round in [None, Some(2)] {
            let error = format!("{:#}", of_report(&path, round).unwrap_err());
            let told = "line 5, column 109: round 2, player 1: '1' here and '1' in the line of";
            assert!(error.contains("open.trf"), "{error}");
            assert!(error.contains(told), "{error}");
        }
    }

    #[test]
    fn evt_5_colours_that_contradict_each_other_are_refused_with_their_place() {
        let here = tempfile::tempdir().unwrap();
        let path = here.path().join("open.trf");
        for (from, to, theirs) in [
            ("     1 b =", "     1 w =", "'w'"),
            ("     1 b =", "     1   =", "no colour"),
        ] {
            std::fs::write(&path, REPORT.replace(from, to)).unwrap();
            let error = format!("{:#}", of_report(&path, None).unwrap_err());
            let told = format!(
                "line 5, column 97: round 1, player 1: 'w' here and {theirs} in the line of the opponent 2"
            );
            assert!(error.contains("open.trf"), "{error}");
            assert!(error.contains(&told), "{error}");
        }
    }

    #[test]
    fn evt_5_points_that_the_rounds_of_a_report_do_not_bring_are_told_with_its_table() {
        let here = tempfile::tempdir().unwrap();
        let path = here.path().join("open.trf");
        std::fs::write(&path, REPORT).unwrap();
        assert_eq!(of_report(&path, None).unwrap().remarks, [""; 0]);
        let more = REPORT.replace("0.0    3", "0.5    3");
        std::fs::write(&path, more).unwrap();
        let told = "points in columns 81 to 84 differ from the rounds, which are used: player 3 \
                    0.5, their rounds 0.0";
        assert_eq!(of_report(&path, None).unwrap().remarks, [told]);
    }

    /// As an import warns of it.
    #[test]
    fn evt_5_lines_that_a_table_does_not_count_or_that_contradict_it_are_told_with_it() {
        let here = tempfile::tempdir().unwrap();
        let path = here.path().join("open.trf");
        for (line, told) in [
            (
                "299   1.0    1    1",
                "points not from results (299): not imported from the report",
            ),
            (
                "240 H   1    1",
                "player 1, round 1: the bye record (240) says 'H', the player's line (001)",
            ),
            (
                "240 H   1    9",
                "the report has no such player: it is not imported",
            ),
            ("152 B", "the first colour (152, XXC) is 'B', but player 1"),
        ] {
            std::fs::write(&path, format!("{REPORT}{line}\n")).unwrap();
            let remarks = of_report(&path, None).unwrap().remarks;
            assert_eq!(remarks.len(), 1, "{remarks:?}");
            assert!(remarks[0].contains(told), "{remarks:?}");
        }
    }

    #[test]
    fn end_7_there_are_no_standings_after_a_draft() {
        for (state, refused) in [
            ("draft", true),
            ("published", false),
            ("started", false),
            ("closed", false),
            ("elsewhere", false),
        ] {
            let round = RoundView {
                round: 3,
                state: RoundState::from_word(state).unwrap_or_default().into(),
                ..RoundView::default()
            };
            let told = has_table(&round).err().map(|error| error.to_string());
            let wanted = "round 3 is a draft: there are no standings after it";
            assert_eq!(told.as_deref(), refused.then_some(wanted), "{state}");
        }
    }

    #[test]
    fn evt_5_an_unknown_code_costs_its_column_and_is_named() {
        let (codes, wrong) = codes_of("BH,NONE,SB");
        assert_eq!(codes.len(), 2);
        assert!(wrong[0].starts_with("'NONE' is no tie-break"), "{wrong:?}");
    }

    fn source_of(text: impl AsRef<[u8]>) -> Result<Source> {
        let here = tempfile::tempdir().unwrap();
        let path = here.path().join("club.trf");
        std::fs::write(&path, text).unwrap();
        of_report(&path, None)
    }

    /// One event, its first day as three programs write it.
    #[test]
    fn evt_5_a_first_day_means_the_same_edition_however_it_is_written() {
        for day in ["2025/08/18", "25/08/18", "18/08/2025", "18. 08. 2025"] {
            let source = source_of(REPORT.replace("2026/04/01", day)).unwrap();
            assert_eq!(source.options.edition, Rules::From2024, "{day}");
            assert_eq!(source.begin.to_string(), "the event began on 2025-08-18");
            assert_eq!(source.remarks, [""; 0]);
        }
        for (day, told) in [
            (
                "03/02/2026",
                "was read as 2026-02-03 and can also mean 2026-03-02",
            ),
            (
                "spring",
                "'spring' is no day: write YYYY/MM/DD; the rules of C.07 of March 2026 apply",
            ),
        ] {
            let source = source_of(REPORT.replace("2026/04/01", day)).unwrap();
            assert!(source.remarks[0].contains(told), "{:?}", source.remarks);
        }
    }

    #[test]
    fn evt_5_a_report_in_utf_16_or_packed_is_told_for_what_it_is() {
        let utf_16: Vec<u8> = REPORT.encode_utf16().flat_map(u16::to_le_bytes).collect();
        for (bytes, told) in [
            (&utf_16[..], "it is in UTF-16"),
            (b"PK\x03\x04....", "it is compressed (zip)"),
            (b"", "not a tournament report"),
        ] {
            let error = format!("{:#}", source_of(bytes).unwrap_err());
            assert!(
                error.contains("club.trf") && error.contains(told),
                "{error}"
            );
        }
    }

    #[test]
    fn evt_5_old_signs_of_byes_and_single_bytes_are_told_with_their_place() {
        let old = REPORT
            .replace("     4 w -     1 w 0", "  0000 - =     1 w 0")
            .replace("     3 b +     2 b 0", "  0000 - +     2 b 0");
        let source = source_of(&old).unwrap();
        let told =
            "line 7, column 99: 2 results without an opponent are read as byes: '+' as F, '=' as H";
        assert!(
            source.remarks.iter().any(|it| it == told),
            "{:?}",
            source.remarks
        );

        let mut bytes = REPORT.replace("One", "Žan").into_bytes();
        bytes.extend(b"022 M\xFCnchen\n");
        let source = source_of(&bytes).unwrap();
        assert_eq!(source.file.player(1).unwrap().name, "Žan");
        let told = "line 9, column 6: the byte 0xFC is not UTF-8 as the rest of the file is: it is read as \
                    'ü' of Windows-1252";
        assert_eq!(source.remarks, [told]);
    }

    /// A full point, half a point and nothing: as 162, `BBU` and the players' points say it.
    #[test]
    fn end_7_a_pairing_allocated_bye_is_worth_what_the_report_says() {
        let club = |line: &str| {
            format!(
                "012 Club\nXXR 5\n{line}\
                 001    1      Alder{:>65}    1     2 w 1  0000 - U\n\
                 001    2      Birch{:>65}    2     1 b 0     3 w 1\n\
                 001    3      Cedar{:>65}    3  0000 - U     2 b 0\n",
                "1.5", "1.0", "0.5"
            )
        };
        for (line, halves, remarks) in [
            ("162  W 1.0    D 0.5    L 0.0    P 0.5\n", [3, 2, 1], 0),
            ("BBU  0.5\n", [3, 2, 1], 0),
            ("XXS PAB=.5\n", [3, 2, 1], 0),
            ("", [4, 2, 2], 1),
        ] {
            let source = source_of(club(line)).unwrap();
            let table = standings(&source.file.crosstable(), 2, &source.options).unwrap();
            let points = [1, 2, 3].map(|number| table.player(number).unwrap().halves);
            assert_eq!(points, halves, "{line}");
            assert_eq!(source.remarks.len(), remarks, "{:?}", source.remarks);
            let hint = "They match if a pairing-allocated bye (U) is worth 0.5, not 1.0";
            assert!(source.remarks.iter().all(|it| it.contains(hint)));
        }
    }
}
