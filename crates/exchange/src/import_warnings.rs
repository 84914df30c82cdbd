//! What is odd about an import and is said: it may be meant, and mostly it is a slip of the pen.

use adoube_proto::v1::PlayerEntry;
use adoube_tournament::date::Date;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::roster::{Profile, listed_twice};
use adoube_tournament::trf::{self, File, Line, Tag};
use adoube_user_text::catalogue::{CatalogueMessage, filled};

use super::Imported;
use super::player_changes::profile;

/// No player has had a rating as high.
const HIGHEST: u32 = 3_000;

/// Ratings, and a round that comes before the ones before it. `rounds` are those of the event.
pub fn remarks(imported: &Imported, rounds: &[u32]) -> Vec<String> {
    let high = imported.players.iter().filter(|p| p.rating > HIGHEST);
    let high = high.map(|p| {
        filled(
            &CatalogueMessage::new("file-rating-high")
                .text("player", p.number)
                .text("name", &p.name)
                .text("rating", p.rating),
        )
    });
    let round = u32::from(imported.round);
    let missing = (1..round).find(|round| !rounds.contains(round));
    let early = missing.map(|missing| {
        filled(
            &CatalogueMessage::new("file-round-early")
                .text("round", round)
                .text("missing", missing),
        )
    });
    let understood = imported.remarks.iter().cloned();
    high.chain(early)
        .chain(understood)
        .chain(dropped(imported))
        .collect()
}

/// Of games only the pairings come in.
fn dropped(imported: &Imported) -> Option<String> {
    let (round, games) = (imported.round, imported.dropped);
    let message = CatalogueMessage::new("file-results-dropped");
    (games > 0).then(|| filled(&message.number("games", games).text("round", round)))
}

/// Days of rounds in a report that are not read, or are outside the tournament. What is no report at all
/// is told where it is read.
pub fn days(bytes: &[u8], regulations: &Regulations) -> Vec<String> {
    let Ok(file) = trf::read(bytes) else {
        return Vec::new();
    };
    let unread = trf::misplaced_dates(bytes);
    let mut days: Vec<String> = unread.iter().map(|wrong| filled(&wrong.placed())).collect();
    days.extend(outside(&file, regulations));
    days
}

/// Players who are likely the same person under two starting numbers; the event's players count beside those of the file.
pub fn twice(players: &[PlayerEntry], known: &[PlayerEntry]) -> Vec<String> {
    let is_new = |known: &&PlayerEntry| players.iter().all(|new| new.number != known.number);
    let others: Vec<&PlayerEntry> = players.iter().chain(known.iter().filter(is_new)).collect();
    let profiles: Vec<Profile> = others.iter().map(|player| profile(player)).collect();
    let pairs = listed_twice(&profiles).into_iter();
    // Two who were in the event before are no matter of this file.
    let pairs = pairs.filter(|[first, _]| *first < players.len());
    let said = pairs.map(|[first, second]| {
        let (one, other) = (others[first], others[second]);
        let same_id = one.fide_id > 0 && one.fide_id == other.fide_id;
        filled(
            &CatalogueMessage::new("file-players-twice")
                .text("one", one.number)
                .text("name", &one.name)
                .text("other", other.number)
                .text("other-name", &other.name)
                .text("same", if same_id { "id" } else { "name" })
                .text("id", one.fide_id),
        )
    });
    said.collect()
}

/// Rounds that were played elsewhere on no day that the report tells: reports for the federation need it. Of a round that
/// was published here the event itself knows the day; `published` are those.
pub fn undated(imported: &Imported, published: &[u32]) -> Option<String> {
    let without = imported.played.iter().filter(|round| round.day.is_empty());
    let without = without.filter(|round| !published.contains(&round.round));
    let without: Vec<String> = without.map(|round| round.round.to_string()).collect();
    let message = CatalogueMessage::new("file-days-missing")
        .number("count", without.len())
        .text("rounds", without.join(", "));
    (!without.is_empty()).then(|| filled(&message))
}

fn outside(file: &File, regulations: &Regulations) -> Vec<String> {
    let day = |tag, own: Option<Date>| {
        let said = file
            .header(tag)
            .and_then(trf::read_day)
            .map(|said| said.day);
        said.or(own).map(Date::with_slashes)
    };
    let first = day(Tag::Begin, regulations.begin);
    let last = day(Tag::End, regulations.end);
    let lines = file.lines.iter().filter_map(|line| match line {
        Line::Dates(dates) => Some(dates),
        _ => None,
    });
    let rounds = lines.flat_map(|dates| (1..).zip(dates));
    let outside = rounds.filter_map(|(round, date): (u16, &String)| {
        // Of as many digits, so that they compare as texts.
        let date = format!("20{date}");
        let early = first.as_ref().filter(|first| date < **first);
        let late = last.as_ref().filter(|last| date > **last);
        let early = early.map(|day| ("file-day-early", day));
        let (id, day) = early.or(late.map(|day| ("file-day-late", day)))?;
        let message = CatalogueMessage::new(id)
            .text("round", round)
            .text("date", &date)
            .text("day", day);
        is_day(&date).then(|| filled(&message))
    });
    outside.collect()
}

/// `2026/04/01`.
fn is_day(text: &str) -> bool {
    let digits =
        |part: &str, count| part.len() == count && part.bytes().all(|b| b.is_ascii_digit());
    let parts: Vec<_> = text.split('/').collect();
    matches!(parts[..], [year, month, day] if digits(year, 4) && digits(month, 2) && digits(day, 2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_proto::v1::PlayedRound;

    #[test]
    fn evt_5_ratings_that_nobody_has_and_rounds_before_their_time_are_said() {
        let player = |(number, rating)| PlayerEntry {
            number,
            name: format!("P{number}"),
            rating,
            ..PlayerEntry::default()
        };
        for (ratings, round, rounds, told) in [
            (&[2882, 0][..], 1, &[][..], &[][..]),
            (
                &[2882, 9999],
                0,
                &[],
                &["player 2 (P2) has the rating 9999"],
            ),
            (&[], 2, &[1], &[]),
            (&[], 3, &[1, 3], &["round 3 comes before round 2"]),
        ] {
            let players = (1..).zip(ratings.iter().copied()).map(player);
            let imported = Imported {
                players: players.collect(),
                round,
                ..Imported::default()
            };
            let remarks = remarks(&imported, rounds);
            assert_eq!(remarks.len(), told.len(), "{remarks:?}");
            assert!(
                remarks
                    .iter()
                    .zip(told)
                    .all(|(is, told)| is.starts_with(told))
            );
        }
    }

    #[test]
    fn evt_5_one_person_under_two_numbers_is_said() {
        let player = |number, name: &str, fide_id, birth: &str| PlayerEntry {
            number,
            name: name.to_owned(),
            fide_id,
            birth: birth.to_owned(),
            ..PlayerEntry::default()
        };
        let ann = |number| player(number, "Alder, Ann", 0, "");
        for (players, known, told) in [
            (
                vec![ann(1), ann(2)],
                vec![],
                Some("players 1 (Alder, Ann) and 2 (Alder, Ann) have the same name"),
            ),
            (
                vec![ann(2)],
                vec![ann(1)],
                Some("players 2 (Alder, Ann) and 1 (Alder, Ann) have the same name"),
            ),
            // A number that is imported again is the same player.
            (vec![ann(1)], vec![ann(1)], None),
            (
                vec![
                    player(1, "Alder, A.", 77, ""),
                    player(2, "Alder, Ann", 77, ""),
                ],
                vec![],
                Some("have the FIDE number 77"),
            ),
            // Namesakes.
            (
                vec![player(1, "Wang, Wei", 5, ""), player(2, "Wang, Wei", 6, "")],
                vec![],
                None,
            ),
            (
                vec![
                    player(1, "Wang, Wei", 0, "1990/01/01"),
                    player(2, "Wang, Wei", 0, "2004/01/01"),
                ],
                vec![],
                None,
            ),
        ] {
            let said = twice(&players, &known);
            assert_eq!(said.len(), usize::from(told.is_some()), "{said:?}");
            assert!(said.concat().contains(told.unwrap_or_default()), "{said:?}");
        }
    }

    #[test]
    fn evt_5_rounds_elsewhere_without_a_day_are_said() {
        for (days, told) in [
            (&[][..], None),
            (&["2026-04-01"], None),
            (&["2026-04-01", ""], Some("no day (132) of round 2,")),
            (&["", ""], Some("no day (132) of rounds 1, 2,")),
        ] {
            let played = (1..).zip(days).map(|(round, day)| PlayedRound {
                round,
                day: (*day).to_owned(),
                ..PlayedRound::default()
            });
            let imported = Imported {
                played: played.collect(),
                ..Imported::default()
            };
            let said = undated(&imported, &[]);
            assert_eq!(undated(&imported, &[1, 2]), None);
            assert_eq!(said.is_some(), told.is_some());
            assert!(said.unwrap_or_default().contains(told.unwrap_or_default()));
        }
    }

    #[test]
    fn evt_5_rounds_on_days_outside_the_tournament_are_said() {
        let text = "name = 'O'\nkind = 'hybrid'\nrounds = 2\ntime_control = '5400+30'\n\
                    begin = 2026-04-01\nend = 2026-04-02\n[venues]\narbiters_per_venue = 2\n";
        let regulations = adoube_regulations::from_toml(text).unwrap();
        let told = "round 2 is dated 2026/05/02 (132), after the tournament's last day 2026/04/02";
        for (begin, second, remarks) in [
            (None, "26/04/02", &[][..]),
            (None, "26/05/02", &[told]),
            // The report's own days count before the event's.
            (
                Some("2026/04/02"),
                "26/04/02",
                &[
                    "round 1 is dated 2026/04/01 (132), before the tournament's first day 2026/04/02",
                ],
            ),
        ] {
            let mut file = File::default();
            let dates = vec!["26/04/01".to_owned(), second.to_owned()];
            file.lines.push(Line::Dates(dates));
            if let Some(begin) = begin {
                file.push_header(Tag::Begin, begin);
            }
            assert_eq!(outside(&file, &regulations), remarks);
        }
    }
}
