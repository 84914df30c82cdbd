//! What an import does to the players that an event has, told before and after.

use std::collections::BTreeMap;

use adoube_proto::v1::PlayerEntry;

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
/// is names one.
pub(crate) fn spread(known: &[PlayerEntry], players: &[PlayerEntry]) -> usize {
    let seated = |number: u32| {
        let mut known = known.iter();
        known.any(|p| p.number == number && !p.venue.is_empty())
    };
    let left = players
        .iter()
        .filter(|p| p.venue.is_empty() && !seated(p.number));
    left.count()
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
        let venues = ["a", "b"].map(str::to_owned);
        let text = spread_text(2, &venues).unwrap();
        assert!(
            text.starts_with("2 players had no venue and were spread over a, b; "),
            "{text}"
        );
        assert_eq!(spread_text(0, &venues), None);
    }
}
