//! What an import does to the players that an event has, told before and after.

use std::collections::BTreeMap;

use adoube_proto::v1::PlayerEntry;
use adoube_tournament::roster::{self, Profile};
use adoube_user_text::catalogue::{CatalogueMessage, filled, text};

/// How many changed ratings are named.
const NAMED: usize = 3;

/// Starting numbers that pass to somebody of another name, in words.
pub fn renamed(known: &[PlayerEntry], players: &[PlayerEntry]) -> Vec<String> {
    let names: BTreeMap<u32, &str> = known.iter().map(|p| (p.number, p.name.as_str())).collect();
    let changed = |player: &PlayerEntry| {
        let old = names.get(&player.number)?;
        (*old != player.name).then(|| {
            filled(
                &CatalogueMessage::new("file-renamed")
                    .text("player", player.number)
                    .text("old", old)
                    .text("new", &player.name),
            )
        })
    };
    players.iter().filter_map(changed).collect()
}

/// Players whose rating comes otherwise, in words: the first of them, and how many more.
pub fn rerated(known: &[PlayerEntry], players: &[PlayerEntry]) -> Option<String> {
    let old: BTreeMap<u32, &PlayerEntry> = known.iter().map(|p| (p.number, p)).collect();
    let changed = |player: &PlayerEntry| {
        let old = old.get(&player.number)?;
        // Somebody else has his own.
        let same = roster::is_same(&profile(old), &profile(player)) && old.rating != player.rating;
        let shown = |rating: u32| match rating {
            0 => text("file-rating-none"),
            rating => rating.to_string(),
        };
        let (number, name) = (player.number, &player.name);
        let [before, now] = [old.rating, player.rating].map(shown);
        let message = CatalogueMessage::new("file-rerated-player")
            .text("player", number)
            .text("name", name)
            .text("before", before)
            .text("now", now);
        same.then(|| filled(&message))
    };
    let mut told: Vec<String> = players.iter().filter_map(changed).collect();
    let more = told.len().saturating_sub(NAMED);
    told.truncate(NAMED);
    if more > 0 {
        told.push(filled(
            &CatalogueMessage::new("file-and-more").number("more", more),
        ));
    }
    let message = CatalogueMessage::new("file-rerated").text("players", told.join("; "));
    (!told.is_empty()).then(|| filled(&message))
}

/// How many players are given a venue by the coordinator: neither the import nor the event as it
/// is names one, or it is that of somebody else who had the number.
pub fn spread(known: &[PlayerEntry], players: &[PlayerEntry]) -> usize {
    let seated = |player: &PlayerEntry| {
        let mut known = known.iter().filter(|p| p.number == player.number);
        known.any(|p| !p.venue.is_empty() && roster::is_same(&profile(p), &profile(player)))
    };
    let left = players.iter().filter(|p| p.venue.is_empty() && !seated(p));
    left.count()
}

/// As much of it as tells a person from another.
pub(super) fn profile(player: &PlayerEntry) -> Profile {
    Profile {
        name: player.name.clone(),
        fide_id: Some(player.fide_id).filter(|id| *id > 0),
        sex: player.sex.clone(),
        birth: player.birth.clone(),
        ..Profile::default()
    }
}

/// What to tell of them.
pub fn spread_text(count: usize, venues: &[String]) -> Option<String> {
    let message = CatalogueMessage::new("file-spread")
        .number("count", count)
        .text("venues", venues.join(", "));
    (count > 0).then(|| filled(&message))
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
    fn evt_5_changed_ratings_are_told_the_first_of_them_by_name() {
        let rated = |number: u32, rating| PlayerEntry {
            rating,
            ..player(number, &format!("Player {number}"), "a")
        };
        let known = [
            rated(1, 2500),
            rated(2, 2400),
            rated(3, 0),
            rated(4, 2000),
            rated(5, 1900),
        ];
        for (players, told) in [
            (known.to_vec(), None),
            (
                vec![rated(1, 2500), rated(2, 2410)],
                Some("player 2 Player 2 2400, now 2410"),
            ),
            (
                vec![rated(2, 2410), rated(3, 1500), rated(4, 0), rated(5, 1901)],
                Some(
                    "player 2 Player 2 2400, now 2410; player 3 Player 3 none, now 1500; player 4 \
                     Player 4 2000, now none; and 1 more",
                ),
            ),
            // another player, who is told as such
            (
                vec![
                    PlayerEntry {
                        rating: 1,
                        ..player(1, "X, Y", "")
                    },
                    rated(6, 1000),
                ],
                None,
            ),
        ] {
            let told = told.map(|told| format!("ratings changed by the file: {told}"));
            assert_eq!(rerated(&known, &players), told);
        }
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
