//! What an import does to the players that an event has, told before and after.

use std::collections::BTreeMap;

use adoube_proto::v1::PlayerEntry;
use adoube_tournament::roster::{self, Profile};

/// Starting numbers that pass to somebody of another name, in words.
pub(crate) fn renamed(known: &[PlayerEntry], players: &[PlayerEntry]) -> Vec<String> {
    let names: BTreeMap<u32, &str> = known.iter().map(|p| (p.number, p.name.as_str())).collect();
    let changed = |player: &PlayerEntry| {
        let old = names.get(&player.number)?;
        (*old != player.name).then(|| {
            format!(
                "number {}: '{old}' becomes '{}'",
                player.number, player.name
            )
        })
    };
    players.iter().filter_map(changed).collect()
}

/// How many players are given a venue by the coordinator: neither the import nor the event as it
/// is names one, or it is that of somebody else who had the number.
pub(crate) fn spread(known: &[PlayerEntry], players: &[PlayerEntry]) -> usize {
    let seated = |player: &PlayerEntry| {
        let mut known = known.iter().filter(|p| p.number == player.number);
        known.any(|p| !p.venue.is_empty() && roster::is_same(&profile(p), &profile(player)))
    };
    let left = players.iter().filter(|p| p.venue.is_empty() && !seated(p));
    left.count()
}

/// As much of it as tells a person from another.
fn profile(player: &PlayerEntry) -> Profile {
    Profile {
        name: player.name.clone(),
        fide_id: Some(player.fide_id).filter(|id| *id > 0),
        sex: player.sex.clone(),
        birth: player.birth.clone(),
        ..Profile::default()
    }
}

/// What to tell of them.
pub(crate) fn spread_text(count: usize, venues: &[String]) -> Option<String> {
    let who = match count {
        0 => return None,
        1 => "1 player had no venue and was".to_owned(),
        _ => format!("{count} players had no venue and were"),
    };
    let venues = venues.join(", ");
    Some(format!(
        "{who} spread over {venues}; use --seats FILE to say where they sit"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(number: u32, name: &str, venue: &str) -> PlayerEntry {
        PlayerEntry {
            number,
            name: name.to_owned(),
            venue: venue.to_owned(),
            ..PlayerEntry::default()
        }
    }

    #[test]
    fn numbers_that_pass_to_others_are_named() {
        let known = [player(1, "Ding, Liren", "a"), player(2, "B", "a")];
        let players = [player(1, "X", ""), player(2, "B", ""), player(3, "C", "")];
        assert_eq!(
            renamed(&known, &players),
            ["number 1: 'Ding, Liren' becomes 'X'"]
        );
        assert!(renamed(&[], &players).is_empty());
    }

    #[test]
    fn whoever_has_no_venue_is_counted() {
        let known = [player(1, "A", "a"), player(2, "B", "")];
        let players = [
            player(1, "A", ""),
            player(2, "B", ""),
            player(3, "C", ""),
            player(4, "D", "b"),
        ];
        assert_eq!(spread(&known, &players), 2);
        // Who comes under the number of another has no place yet.
        let known = [player(1, "Ding, Liren", "a"), player(2, "Rapport, R.", "a")];
        let players = [
            player(1, "Other, Name", ""),
            player(2, "Rapport, Richard", ""),
        ];
        assert_eq!(spread(&known, &players), 1);
        let venues = ["a", "b"].map(str::to_owned);
        let text = spread_text(2, &venues).unwrap();
        assert!(
            text.starts_with("2 players had no venue and were spread over a, b; "),
            "{text}"
        );
        assert_eq!(spread_text(0, &venues), None);
    }
}
