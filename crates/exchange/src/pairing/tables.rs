//! Whether a round robin that goes on by the tables was played by them so far.

use std::collections::BTreeMap;

use adoube_proto::v1::{EventView, RoundState, RoundView};
use adoube_tournament::pairing::berger;
use adoube_user_text::catalogue::{CatalogueMessage, trouble_of};
use anyhow::Result;

/// Refuses to go on by the tables if who met in the rounds before is not who meets there: players
/// would meet once more than they should, and others never. The order of rounds does not matter, nor do
/// colours.
pub(super) fn check(view: &EventView, numbers: &[u16], round: u16, rounds: u16) -> Result<()> {
    let mut balance: BTreeMap<[u32; 2], i32> = BTreeMap::new();
    let mut played = Vec::new();
    let before = |earlier: &&RoundView| {
        let here = earlier.state() != RoundState::Draft && !earlier.pairings.is_empty();
        here && earlier.round < u32::from(round)
    };
    for earlier in view.rounds.iter().filter(before) {
        let number = u16::try_from(earlier.round)?;
        for (_, white, black) in berger(numbers, number, rounds)
            .map_err(super::no_table)?
            .boards
        {
            *balance.entry(pair(white.into(), black.into())).or_default() -= 1;
        }
        for game in &earlier.pairings {
            *balance.entry(pair(game.white, game.black)).or_default() += 1;
        }
        played.push(number.to_string());
    }
    let Some(([one, other], _)) = balance.into_iter().find(|(_, more)| *more > 0) else {
        return Ok(());
    };
    Err(trouble_of(
        &CatalogueMessage::new("file-tables-other")
            .number("count", played.len())
            .text("rounds", played.join(", "))
            .text("one", one)
            .text("other", other),
    ))
}

const fn pair(one: u32, other: u32) -> [u32; 2] {
    if one < other {
        [one, other]
    } else {
        [other, one]
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::PairingEntry;

    use super::*;

    /// A round as it stands: its number, its state and who meets whom.
    type Round = (u32, &'static str, &'static [(u32, u32)]);

    /// The tables of four: 1-4 2-3, 4-3 1-2, 2-4 3-1; in two cycles the last two change places.
    #[test]
    fn evt_5_the_tables_go_on_only_from_rounds_of_theirs() {
        const FIRST: Round = (1, "closed", &[(1, 4), (2, 3)]);
        for (rounds, round, of, told) in [
            (&[][..], 1, 3, None),
            (&[FIRST], 2, 3, None),
            (&[(1, "closed", &[(3, 2), (4, 1)])], 2, 3, None),
            (
                &[(1, "elsewhere", &[(1, 2), (3, 4)])],
                2,
                3,
                Some(
                    "round 1 was not paired by the tables for these starting numbers: 1 and 2 have met",
                ),
            ),
            (
                &[FIRST, (2, "elsewhere", &[(3, 1), (2, 4)])],
                3,
                3,
                Some(
                    "rounds 1, 2 were not paired by the tables for these starting numbers: 1 and 3 have met",
                ),
            ),
            // the same two rounds in the other order
            (
                &[
                    (1, "elsewhere", &[(1, 2), (4, 3)]),
                    (2, "elsewhere", &[(1, 4), (2, 3)]),
                ],
                3,
                3,
                None,
            ),
            // in two cycles it is the tables' second round
            (&[FIRST, (2, "elsewhere", &[(3, 1), (2, 4)])], 3, 6, None),
            // nobody has met in a draft, nor in a round that is not before this one
            (&[(1, "draft", &[(1, 2), (3, 4)])], 2, 3, None),
            (&[FIRST, (3, "published", &[(1, 2), (4, 3)])], 2, 3, None),
            // a player came who was not in the tables
            (
                &[(1, "closed", &[(1, 2)])],
                2,
                3,
                Some("round 1 was not paired"),
            ),
        ] as [(&[Round], u16, u16, Option<&str>); 10]
        {
            let entry = |(white, black): &(u32, u32)| PairingEntry {
                white: *white,
                black: *black,
                ..PairingEntry::default()
            };
            let known = rounds.iter().map(|(number, state, games)| RoundView {
                round: *number,
                state: RoundState::from_word(state).unwrap_or_default().into(),
                pairings: games.iter().map(entry).collect(),
                ..RoundView::default()
            });
            let view = EventView {
                rounds: known.collect(),
                ..EventView::default()
            };
            let found = check(&view, &[1, 2, 3, 4], round, of);
            let found = found.err().map(|error| error.to_string());
            assert_eq!(found.is_some(), told.is_some(), "{rounds:?} {found:?}");
            assert!(found.is_none_or(|found| found.starts_with(told.unwrap())));
        }
    }
}
