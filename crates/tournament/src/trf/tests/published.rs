//! Reports of real events and other tools' tests, where they are at hand.

use std::fs;
use std::path::{Path, PathBuf};

use super::super::{Edition, File, Line, Tag, read, write};

/// The reports beside the workspace; none on most machines.
fn reports() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/trf");
    let Ok(entries) = fs::read_dir(&folder) else {
        println!("skipped: there is no {}", folder.display());
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut reports: Vec<_> = paths
        .filter(|p| p.extension().is_some_and(|e| e == "trf"))
        .collect();
    reports.sort();
    assert!(!reports.is_empty(), "no report in {}", folder.display());
    reports
}

fn taken(path: &Path) -> File {
    let bytes = fs::read(path).unwrap();
    read(bytes).unwrap_or_else(|errors| {
        let lines: Vec<_> = errors.iter().map(ToString::to_string).collect();
        panic!("{}\n{}", path.display(), lines.join("\n"))
    })
}

#[test]
fn evt_5_every_report_is_read_and_written_back_equal_in_both_editions() {
    for path in reports() {
        let file = taken(&path);
        for edition in [Edition::Trf16, Edition::Trf26] {
            let again = read(write(&file, edition)).unwrap();
            assert_eq!(again, file, "{} {edition:?}", path.display());
        }
    }
}

/// Nothing is lost: each line, but for blanks, is written as it stood.
#[test]
fn evt_5_lines_are_written_as_they_stood() {
    for path in reports() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let tidy = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let written = write(&taken(&path), Edition::Trf16);
        // This report says the number of rounds and the byes in ways that are not kept.
        let other_forms = [
            "lichess-swiss-2020-05.trf",
            "trf26-team.trf",
            "trf26-individual.trf",
        ];
        if other_forms.contains(&name.as_str()) {
            continue;
        }
        let lines: Vec<_> = text.lines().map(tidy).collect();
        assert_eq!(
            written.lines().map(tidy).collect::<Vec<_>>(),
            lines,
            "{name}"
        );
        let exact = text.lines().map(str::trim_end);
        assert!(
            exact.eq(written.lines().map(str::trim_end)),
            "{name}: other columns"
        );
    }
}

#[test]
fn evt_5_every_round_of_a_played_event_becomes_pairings() {
    for path in reports() {
        let file = taken(&path);
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name == "trf26-team.trf" {
            continue;
        }
        let mut games = 0;
        for round in 1..=u16::try_from(file.last_round()).unwrap() {
            let found = file
                .round(round)
                .unwrap_or_else(|wrong| panic!("{name}: {}", wrong[0]));
            games += found.games.len();
        }
        let players = file.players().count();
        assert!(
            games >= players,
            "{name}: {games} games of {players} players"
        );
    }
}

#[test]
fn evt_5_the_candidates_first_round() {
    let Some(path) = reports()
        .into_iter()
        .find(|p| p.ends_with("derived-candidates-2022.trf"))
    else {
        return;
    };
    let file = taken(&path);
    assert_eq!(file.header(Tag::City), Some("Madrid"));
    assert_eq!(file.rounds(), Some(14));
    let name = |number: u16| file.player(number).unwrap().name.clone();
    let first = file.round(1).unwrap();
    let ding = first.games.iter().find(|game| game.white == 1).unwrap();
    assert_eq!(name(ding.black), "Nepomniachtchi, Ian");
    assert_eq!(first.games.len(), 4);
    let comments = file
        .lines
        .iter()
        .filter(|line| matches!(line, Line::Other(_)));
    assert_eq!(comments.count(), 0);
}
