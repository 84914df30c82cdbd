//! The final order of real events, where their reports are at hand.

use std::fs;
use std::path::Path;

use crate::standings::{Options, Standings, System, parse_list, standings};
use crate::trf::{Begin, File, read};

fn report(name: &str) -> Option<File> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/trf");
    let path = folder.join(name);
    if !path.exists() {
        println!("skipped: there is no {}", path.display());
        return None;
    }
    Some(read(fs::read(path).unwrap()).unwrap())
}

fn table(file: &File, codes: &str) -> Standings {
    let options = Options {
        system: file.system(&parse_list(codes).unwrap()),
        edition: Begin::of(file).edition(),
        tie_breaks: parse_list(codes).unwrap(),
        ..Options::default()
    };
    let through = u16::try_from(file.last_round()).unwrap();
    standings(&file.crosstable(), through, &options).unwrap()
}

fn names(file: &File, table: &Standings, count: usize) -> Vec<String> {
    let numbers = table.players.iter().take(count).map(|p| p.number);
    let name = |number| file.player(number).unwrap().name.clone();
    let surname = |name: String| name.split(',').next().unwrap().to_owned();
    numbers.map(name).map(surname).collect()
}

/// The eight who qualified, in the order that was announced (europechess.org, 8 November 2021),
/// by the tie-breaks that were announced before the last round: Buchholz Cut-1, Buchholz,
/// Sonneborn-Berger, direct encounter.
#[test]
fn evt_5_grand_swiss_2021() {
    let Some(file) = report("derived-grand-swiss-2021.trf") else {
        return;
    };
    assert_eq!(file.system(&[]), System::Swiss);
    let table = table(&file, "BH/C1,BH,SB,DE");
    assert_eq!(
        names(&file, &table, 8),
        [
            "Firouzja",
            "Caruana",
            "Oparin",
            "Yu",
            "Keymer",
            "Vachier-Lagrave",
            "Predke",
            "Shirov"
        ]
    );
}

/// Points of every report are those that its own lines say.
#[test]
fn evt_5_points_are_those_of_the_reports() {
    for name in [
        "derived-grand-swiss-2021.trf",
        "derived-candidates-2022.trf",
        "derived-skilling-open-2020.trf",
        "trf26-individual.trf",
        "karl-mala-2005.trf",
        "gros-2010-open.trf",
        "bbp-issue7-60p-15r.trf",
    ] {
        let Some(file) = report(name) else { return };
        let table = table(&file, "");
        for player in file.players() {
            let halves = table.player(player.number).unwrap().halves;
            let tenths = player.points_tenths.map(u32::from);
            assert_eq!(Some(halves * 5), tenths, "{name}, player {}", player.number);
        }
    }
}

/// The final ranking of the federation: Radjabov third before Nakamura by Sonneborn-Berger, after
/// two draws with each other.
#[test]
fn evt_5_candidates_2022() {
    let Some(file) = report("derived-candidates-2022.trf") else {
        return;
    };
    assert_eq!(file.system(&[]), System::RoundRobin);
    let table = table(&file, "DE,SB,WIN");
    assert_eq!(
        names(&file, &table, 8),
        [
            "Nepomniachtchi",
            "Ding",
            "Radjabov",
            "Nakamura",
            "Caruana",
            "Firouzja",
            "Rapport",
            "Duda"
        ]
    );
}
