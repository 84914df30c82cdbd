//! Files with the games of several events.

use std::path::PathBuf;

use super::kit::{Replay, replay};

/// A game of two moves with these tags; between two players of its own.
fn game(number: usize, tags: &[(&str, &str)]) -> String {
    let tags = tags
        .iter()
        .map(|(name, text)| format!("[{name} \"{text}\"]\n"));
    format!(
        "{}[White \"W{number}\"]\n[Black \"B{number}\"]\n[Result \"1-0\"]\n\
         [TimeControl \"5400+30\"]\n\n1. e4 e5 1-0\n\n",
        tags.collect::<String>()
    )
}

fn play(games: &[&[(&str, &str)]], more: &[&str]) -> Replay {
    let folder = tempfile::tempdir().unwrap();
    let file: PathBuf = folder.path().join("several.pgn");
    let text: String = (1..)
        .zip(games)
        .map(|(number, tags)| game(number, tags))
        .collect();
    std::fs::write(&file, text).unwrap();
    replay(&file, more)
}

#[test]
fn games_of_two_events_are_two_tournaments_and_keep_their_own_tags() {
    let madrid: &[_] = &[
        ("Event", "Open A"),
        ("Site", "Madrid"),
        ("Date", "2024.05.01"),
    ];
    let lima: &[_] = &[
        ("Event", "Open B"),
        ("Site", "Lima"),
        ("Date", "2025.??.??"),
    ];
    let games = [madrid, lima, madrid, lima];
    let replay = play(&games, &[]);
    assert_eq!(replay.status, 0, "{}", replay.summary);
    assert_eq!(replay.summary["tournaments"], 2);
    assert!(replay.summary["tournament_report"].is_null());
    assert!(!replay.path("tournament.trf").exists());
    let played = replay.games();
    assert_eq!(played.len(), games.len());
    for (game, tags) in played.iter().zip(games) {
        for (name, text) in tags {
            assert_eq!(game.tag(name), Some(*text));
        }
    }
    // The same records, however many games run at once.
    assert_eq!(replay.heads(), play(&games, &["--games", "1"]).heads());
}

#[test]
fn an_event_is_its_name_and_its_place_but_no_link_and_nothing_unsaid_is_a_place() {
    let site = |site: &'static str| [("Event", "Open"), ("Site", site)];
    let (madrid, lima) = (site("Madrid"), site("Lima"));
    let links = ["https://example.org/1", "https://example.org/2"].map(site);
    let (unknown, unsaid) = (site("?"), [("Event", "Open")]);
    for (games, tournaments) in [
        (&[&madrid[..], &lima, &madrid][..], 2),
        (&[&links[0], &links[1]], 1),
        (&[&unsaid, &madrid, &unknown, &links[0]], 1),
        (&[&madrid, &unsaid, &lima, &lima], 2),
        (&[&madrid, &[("Site", "Madrid")]], 2),
    ] {
        let replay = play(games, &[]);
        assert_eq!(replay.summary["tournaments"], tournaments, "{games:?}");
        let report = replay.path("tournament.trf").exists();
        assert_eq!(report, tournaments == 1, "{games:?}");
        let found: Vec<_> = replay.games();
        for (game, tags) in found.iter().zip(games) {
            let said = tags
                .iter()
                .find(|(name, _)| *name == "Site")
                .map(|(_, site)| *site);
            if let Some(site) = said.filter(|site| site.contains("://")) {
                assert_eq!(game.tag("Site"), Some(site));
            }
        }
    }
}

#[test]
fn a_day_that_the_source_does_not_tell_is_not_made_up() {
    let replay = play(&[&[("Event", "Open")]], &[]);
    let game = &replay.games()[0];
    assert_eq!(game.tag("Date"), Some("????.??.??"));
    assert_eq!(game.tag("UTCDate"), None);
}
