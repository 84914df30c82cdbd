//! What a report tells otherwise than the one before it of a round that was played elsewhere.

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::BySide;
use adoube_tournament::ids::PersonId;
use adoube_tournament::round::{ImportedRound, ResultWithoutGame};
use adoube_tournament::scoring::RoundResult;
use adoube_tournament::trf::result_letter;

/// How many changes are named.
const NAMED: usize = 3;

/// White and Black, and what the game brought each.
type Games<'t> = BTreeMap<BySide<&'t PersonId>, BySide<Option<RoundResult>>>;

/// The changes in words, by starting numbers, the first of them and how many more; none where both tell
/// the same. The order of boards is not told by reports, but made of points: it is no change.
pub(in crate::shard) fn changes(
    old: &ImportedRound,
    new: &ImportedRound,
    number: impl Fn(&PersonId) -> u16,
) -> Option<String> {
    let mut told = of_games(old, new, &number);
    told.extend(of_alone(old, new, &number));
    if old.day != new.day {
        told.push("its day".to_owned());
    }
    let more = told.len().saturating_sub(NAMED);
    told.truncate(NAMED);
    if more > 0 {
        told.push(format!("and {more} more"));
    }
    (!told.is_empty()).then(|| told.join("; "))
}

fn of_games(
    old: &ImportedRound,
    new: &ImportedRound,
    number: impl Fn(&PersonId) -> u16,
) -> Vec<String> {
    let (before, now) = (games(old), games(new));
    let game = |players: BySide<&PersonId>| {
        let BySide { white, black } = players.map(&number);
        format!("{white} against {black}")
    };
    let mut told: Vec<(u16, String)> = Vec::new();
    for (players, results) in &now {
        let what = match (before.get(players), before.get(&players.swapped())) {
            (Some(same), _) if same == results => continue,
            (Some(other), _) => format!("{}, now {}", shown(*other), shown(*results)),
            (None, Some(turned)) => format!(
                "{}, before {} {}",
                shown(*results),
                game(players.swapped()),
                shown(*turned)
            ),
            (None, None) => format!("{}, not told before", shown(*results)),
        };
        told.push((number(players.white), format!("{} {what}", game(*players))));
    }
    for (players, results) in &before {
        if !now.contains_key(players) && !now.contains_key(&players.swapped()) {
            let what = format!("{} {}, told no longer", game(*players), shown(*results));
            told.push((number(players.white), what));
        }
    }
    told.sort();
    told.into_iter().map(|(_, what)| what).collect()
}

fn games(told: &ImportedRound) -> Games<'_> {
    let games = told.games.values();
    games
        .map(|game| (game.players.as_ref(), game.results))
        .collect()
}

fn of_alone(
    old: &ImportedRound,
    new: &ImportedRound,
    number: impl Fn(&PersonId) -> u16,
) -> Vec<String> {
    let (before, now) = (with_anything(old), with_anything(new));
    let who: BTreeSet<&PersonId> = before.keys().chain(now.keys()).copied().collect();
    let changed = who
        .into_iter()
        .filter(|who| before.get(who) != now.get(who));
    let mut changed: Vec<(u16, String)> = changed
        .map(|who| {
            let letter = |told: Option<&&ResultWithoutGame>| {
                told.map_or_else(
                    || "nothing".to_owned(),
                    |told| result_letter(told.result).to_string(),
                )
            };
            let [before, now] = [&before, &now].map(|told| letter(told.get(who)));
            (
                number(who),
                format!("{} without a game {before}, now {now}", number(who)),
            )
        })
        .collect();
    changed.sort();
    changed.into_iter().map(|(_, what)| what).collect()
}

/// Who met nobody, but for those who were absent: one report tells them, another leaves them blank.
fn with_anything(told: &ImportedRound) -> BTreeMap<&PersonId, &ResultWithoutGame> {
    let absent = |alone: &ResultWithoutGame| {
        alone.result == RoundResult::ZeroBye && alone.opponent.is_none()
    };
    told.alone
        .iter()
        .filter(|(_, alone)| !absent(alone))
        .collect()
}

/// `1-0`; what is no usual result in the letters of reports, as `+/-`.
fn shown(results: BySide<Option<RoundResult>>) -> String {
    let points = |code| match code {
        Some(RoundResult::Win) => Some("1"),
        Some(RoundResult::Draw) => Some("1/2"),
        Some(RoundResult::Loss) => Some("0"),
        _ => None,
    };
    match (results.map(points), results) {
        (
            BySide {
                white: Some(white),
                black: Some(black),
            },
            _,
        ) => format!("{white}-{black}"),
        (
            _,
            BySide {
                white: None,
                black: None,
            },
        ) => "without a result".to_owned(),
        _ => {
            let BySide { white, black } = results.map(|code| code.map_or(' ', result_letter));
            format!("{white}/{black}")
        }
    }
}
