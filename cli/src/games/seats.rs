//! Where players sit: lines of `starting number, venue id`.

use std::collections::BTreeMap;

use adoube_proto::v1::PlayerEntry;
use anyhow::{Result, bail};

/// Gives each player of the list the venue that the text tells. Empty lines and what follows a #
/// do not count.
pub(crate) fn apply(text: &str, players: &mut [PlayerEntry]) -> Result<()> {
    let mut wanted: BTreeMap<u32, &str> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let parts = line.split_once([',', ' ', '\t', ';']);
        match parts.map(|(player, venue)| (player.trim().parse(), venue.trim())) {
            Some((Ok(player), venue)) if !venue.is_empty() => {
                wanted.insert(player, venue);
            }
            _ => wrong.push(format!(
                "line {number}: '{line}' is no `starting number, venue id`"
            )),
        }
    }
    for player in players {
        if let Some(venue) = wanted.remove(&player.number) {
            venue.clone_into(&mut player.venue);
        }
    }
    wrong.extend(
        wanted
            .keys()
            .map(|number| format!("there is no player {number}")),
    );
    if wrong.is_empty() {
        Ok(())
    } else {
        bail!("not a list of seats:\n{}", wrong.join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_given_by_starting_number() {
        let player = |number| PlayerEntry {
            number,
            ..PlayerEntry::default()
        };
        let mut players = [player(1), player(2), player(3)];
        apply("# who, where\n1, madrid\n\n3 lima # late\n", &mut players).unwrap();
        let venues: Vec<&str> = players.iter().map(|p| p.venue.as_str()).collect();
        assert_eq!(venues, ["madrid", "", "lima"]);
        let error = apply("x, madrid\n9, lima\n1\n", &mut players)
            .unwrap_err()
            .to_string();
        for told in ["line 1", "line 3", "no player 9"] {
            assert!(error.contains(told), "{error}");
        }
    }
}
