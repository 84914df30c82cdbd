//! Reports that a table can be made of, and others.

use std::path::Path;

use adoube_proto::v1::{RoundState, RoundView};
use adoube_tournament::standings::{Edition as Rules, standings};
use adoube_user_text::catalogue::filled;
use anyhow::Result;

use super::{StandingsSource as Source, codes_of, has_table};

fn of_report(path: &Path, round: Option<u16>) -> Result<Source> {
    super::of_report(path, &adoube_user_text::plain::bytes(path)?, round)
}

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
        assert_eq!(
            filled(&source.begin.message()),
            "the event began on 2025-08-18"
        );
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
