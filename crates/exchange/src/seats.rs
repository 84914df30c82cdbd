//! Where players sit: lines of `starting number, venue id`.

use std::collections::BTreeMap;

use adoube_proto::v1::{ByeEntry, PlayerEntry};
use adoube_user_text::catalogue::{CatalogueMessage, filled, text, trouble_of};
use adoube_user_text::plain;
use anyhow::Result;

/// A venue of the event, where people sit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Venue {
    /// Such as `madrid`.
    pub id: String,
    /// How many devices it has.
    pub devices: usize,
}

/// A line of the list.
#[derive(Debug, PartialEq, Eq)]
pub struct Seat<'a> {
    /// From 1.
    pub line: usize,
    venue: &'a str,
}

/// What is wrong, with its line where it is of one.
type Wrong = (Option<usize>, String);

/// The lines by starting number, each at one of `venues`, and what is wrong with others. Empty lines and what
/// follows a # do not count.
pub fn listed<'a>(
    list: &'a str,
    venues: Option<&[Venue]>,
) -> (BTreeMap<u32, Seat<'a>>, Vec<Wrong>) {
    let mut wanted: BTreeMap<u32, Seat<'_>> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut lines = 0;
    let list = list.trim_start_matches('\u{feff}');
    for (line, number) in list.lines().zip(1..) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        lines += 1;
        let told = |message: CatalogueMessage| (Some(number), filled(&message));
        let Some((player, venue)) = seat(line) else {
            let is_heading = lines == 1 && line.contains([',', ';', '\t']);
            let message = CatalogueMessage::new(if is_heading {
                "file-seats-heading"
            } else {
                "file-seats-line"
            });
            wrong.push(told(message.text("text", plain::beginning(line))));
            continue;
        };
        if let Some(message) = venues.and_then(|venues| unknown_venue(venue, venues)) {
            wrong.push(told(message));
            continue;
        }
        let seat = Seat {
            line: number,
            venue,
        };
        if let Some(other) = wanted.insert(player, seat) {
            let message = CatalogueMessage::new("file-seats-twice");
            wrong.push(told(
                message.text("player", player).text("other", other.line),
            ));
        }
    }
    if lines == 0 {
        wrong.push((None, text("file-seats-none")));
    }
    (wanted, wrong)
}

/// What to write instead, where the event has no such venue.
fn unknown_venue(venue: &str, venues: &[Venue]) -> Option<CatalogueMessage> {
    if venues.iter().any(|known| known.id == venue) {
        return None;
    }
    let ids: Vec<&str> = venues.iter().map(|venue| venue.id.as_str()).collect();
    let message = if ids.is_empty() {
        CatalogueMessage::new("file-seats-no-venues")
    } else {
        CatalogueMessage::new("file-seats-venue").text("venues", ids.join(", "))
    };
    Some(message.text("venue", plain::beginning(venue)))
}

/// The venues at which more players are to sit than there are devices, each at the line of the first for whom there is
/// none. `others` sit there already and are not in the list. Players with a bye need no device.
pub fn too_many(
    wanted: &BTreeMap<u32, Seat<'_>>,
    others: &[PlayerEntry],
    byes: &[ByeEntry],
    venues: &[Venue],
) -> Vec<Wrong> {
    let plays = |player: u32| byes.iter().all(|bye| bye.player != player);
    let of_venue = |venue: &Venue| {
        let already = others
            .iter()
            .filter(|player| player.venue == venue.id && plays(player.number))
            .count();
        let mut lines: Vec<usize> = wanted
            .iter()
            .filter(|(player, seat)| seat.venue == venue.id && plays(**player))
            .map(|(_, seat)| seat.line)
            .collect();
        lines.sort_unstable();
        let seated = already + lines.len();
        let line = lines.get(venue.devices.saturating_sub(already)).copied()?;
        let message = CatalogueMessage::new("file-seats-too-many")
            .number("players", seated)
            .number("devices", venue.devices)
            .text("venue", &venue.id);
        Some((Some(line), filled(&message)))
    };
    venues.iter().filter_map(of_venue).collect()
}

/// Gives each player of the list the venue that the text tells, one of `venues`; whoever is `known` and not in
/// the list comes into it.
pub fn apply(
    list: &str,
    byes: &[ByeEntry],
    players: &mut Vec<PlayerEntry>,
    known: &[PlayerEntry],
    venues: &[Venue],
) -> Result<()> {
    let (mut wanted, mut wrong) = listed(list, Some(venues));
    let stays = |player: &&PlayerEntry| {
        !wanted.contains_key(&player.number)
            && player.withdrawn_from == 0
            && players.iter().all(|other| other.number != player.number)
    };
    let others: Vec<PlayerEntry> = known.iter().filter(stays).cloned().collect();
    wrong.extend(too_many(&wanted, &others, byes, venues));
    let comes_in = |player: &&PlayerEntry| {
        let unlisted = players.iter().all(|other| other.number != player.number);
        unlisted && wanted.contains_key(&player.number)
    };
    let more: Vec<PlayerEntry> = known.iter().filter(comes_in).cloned().collect();
    players.extend(more);
    for player in players.iter_mut() {
        if let Some(seat) = wanted.remove(&player.number) {
            seat.venue.clone_into(&mut player.venue);
        }
    }
    let strangers = wanted.iter().map(|(player, seat)| {
        let message = CatalogueMessage::new("file-seats-stranger").text("player", player);
        (Some(seat.line), filled(&message))
    });
    wrong.extend(strangers);
    if wrong.is_empty() {
        return Ok(());
    }
    let lines: Vec<_> = wrong
        .into_iter()
        .map(|(line, what)| match line {
            Some(line) => {
                let message = CatalogueMessage::new("file-line").text("line", line);
                filled(&message.text("what", what))
            }
            None => what,
        })
        .collect();
    let message = CatalogueMessage::new("file-seats-wrong");
    Err(trouble_of(
        &message.text("errors", plain::first_errors(&lines)),
    ))
}

/// A line's two parts, between which stand a comma, a semicolon or blanks.
fn seat(line: &str) -> Option<(u32, &str)> {
    let end = line.find(|c: char| !c.is_ascii_digit())?;
    let (player, rest) = line.split_at(end);
    let rest = rest
        .strip_prefix(char::is_whitespace)
        .map_or(rest, str::trim_start);
    let venue = rest.strip_prefix([',', ';']).unwrap_or(rest).trim();
    let parted = venue.len() + end < line.len();
    Some((player.parse().ok()?, venue)).filter(|_| parted && !venue.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn venues(devices: usize) -> [Venue; 2] {
        ["madrid", "lima"].map(|id| Venue {
            id: id.to_owned(),
            devices,
        })
    }

    /// VEN-1: a player without a device is found before the round is published.
    #[test]
    fn ven_1_more_players_than_devices_are_refused_with_their_line() {
        let player = |number, venue: &str| PlayerEntry {
            number,
            venue: venue.to_owned(),
            ..PlayerEntry::default()
        };
        let mut players = vec![player(1, ""), player(2, ""), player(3, "")];
        let text = "1 madrid\n2 madrid\n# late\n3 madrid\n";
        let error = apply(text, &[], &mut players, &[], &venues(2)).unwrap_err();
        let told =
            "line 4: 3 players are seated at madrid, which has only 2 devices: seat some elsewhere";
        assert!(error.to_string().contains(told), "{error}");
        apply(text, &[], &mut players, &[], &venues(3)).unwrap();
        // A player with a bye needs none.
        let bye = ByeEntry {
            player: 2,
            ..ByeEntry::default()
        };
        apply(text, &[bye], &mut players, &[], &venues(2)).unwrap();
        // Players who sit there already have a device; players who have withdrawn need none.
        let mut gone = player(8, "madrid");
        gone.withdrawn_from = 1;
        let known = [player(9, "madrid"), gone];
        let error = apply(text, &[], &mut players, &known, &venues(3)).unwrap_err();
        assert!(error.to_string().contains("line 4: 4 players"), "{error}");
        apply(text, &[], &mut players, &known[1..], &venues(3)).unwrap();
    }

    #[test]
    fn seats_are_given_by_starting_number() {
        let player = |number| PlayerEntry {
            number,
            ..PlayerEntry::default()
        };
        let mut players = vec![player(1), player(3), player(8), player(9), player(10)];
        let known = venues(5);
        let text = "# who, where\n1, madrid\n\n3 lima # late\n8 ,lima\n 9;madrid\n10\t,\tlima\n";
        apply(text, &[], &mut players, &[], &known).unwrap();
        let venues: Vec<&str> = players.iter().map(|p| p.venue.as_str()).collect();
        assert_eq!(venues, ["madrid", "lima", "lima", "madrid", "lima"]);
        for text in [
            "\u{feff}1, lima\r\n3, madrid\r\n\r\n\r\n",
            "\u{feff}# x\n1 lima\n3 madrid\n\n",
        ] {
            apply(text, &[], &mut players, &[], &known).unwrap();
            let venues: Vec<&str> = players.iter().map(|p| p.venue.as_str()).collect();
            assert_eq!(venues[..2], ["lima", "madrid"], "{text:?}");
        }
        for (text, told) in [
            ("", "it has no seats"),
            ("\n # number, venue\n", "it has no seats"),
            ("number,venue\n", "line 1: 'number,venue' is no"),
            ("number,venue\n1,lima\n", "begin a heading with #"),
        ] {
            let error = apply(text, &[], &mut players, &[], &known)
                .unwrap_err()
                .to_string();
            assert!(error.contains(told), "{text:?}: {error}");
        }
        let columns = vec!["x"; 1_000_000].join(",");
        let error = apply(&columns, &[], &mut players, &[], &known)
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("line 1: 'x,x,x") && error.len() < 300,
            "{error}"
        );
        let error = apply(&"x\n".repeat(1_000_000), &[], &mut players, &[], &known)
            .unwrap_err()
            .to_string();
        assert!(error.ends_with("and 999980 more"), "{error}");
        let error = apply("1, lima\n", &[], &mut players, &[], &[]).unwrap_err();
        assert!(error.to_string().contains("which has none yet"), "{error}");
        let text = "x, madrid\n2, lima\n1\n3, paris\n4;\n1,\n8, lima\n1, lima\n08 madrid\n";
        let error = apply(text, &[], &mut players, &[], &known)
            .unwrap_err()
            .to_string();
        for told in [
            "line 1: 'x, madrid'",
            "line 2: there is no player 2",
            "line 3: '1'",
            "line 4: 'paris' is not a venue of the event; its venues are madrid, lima",
            "line 6: '1,'",
            "line 9: player 8 is also in line 7; delete one of the lines",
        ] {
            assert!(error.contains(told), "{told}: {error}");
        }
    }

    #[test]
    fn whoever_the_event_knows_already_can_be_given_a_seat() {
        let player = |number, venue: &str| PlayerEntry {
            number,
            name: format!("Player {number}"),
            venue: venue.to_owned(),
            ..PlayerEntry::default()
        };
        let venues = venues(5);
        let known = [player(1, "madrid"), player(2, "madrid")];
        let mut players = vec![player(3, "")];
        apply("2 lima\n3 madrid\n", &[], &mut players, &known, &venues).unwrap();
        assert_eq!(players, [player(3, "madrid"), player(2, "lima")]);
        let error = apply("4 lima\n", &[], &mut players, &known, &venues).unwrap_err();
        assert!(
            error.to_string().contains("there is no player 4"),
            "{error}"
        );
    }
}
