//! What is personal in a file that comes in: written as reports for the federation write it where that
//! is plain, and doubted where it cannot be.

use adoube_proto::v1::PlayerEntry;
use adoube_tournament::date::Date;
use adoube_user_text::catalogue::{CatalogueMessage, filled};

/// The titles of FIDE.
const TITLES: [&str; 8] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];
/// How many players each doubt names.
const NAMED: usize = 5;

/// Writes sex, birth and federation of the players as reports do; a line for each kind of change.
pub fn as_reports_write(players: &mut [PlayerEntry]) -> Vec<String> {
    let (mut sexes, mut births, mut federations) = (0, 0, 0);
    for player in players {
        sexes += changed(&mut player.sex, sex);
        births += changed(&mut player.birth, birth);
        federations += changed(&mut player.federation, |code| {
            code.bytes()
                .all(|b| b.is_ascii_alphabetic())
                .then(|| code.to_ascii_uppercase())
        });
    }
    [
        (sexes, "file-sex-rewritten"),
        (births, "file-birth-rewritten"),
        (federations, "file-federation-rewritten"),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .map(|(count, id)| filled(&CatalogueMessage::new(id).number("count", count)))
    .collect()
}

/// Whether there was another way to write it, as a number.
fn changed(text: &mut String, write: impl Fn(&str) -> Option<String>) -> usize {
    match write(text.trim()).filter(|written| written != text) {
        None => 0,
        Some(written) => {
            *text = written;
            1
        }
    }
}

fn sex(text: &str) -> Option<String> {
    let letter = match text {
        "M" => "m",
        "W" | "f" | "F" => "w",
        _ => return None,
    };
    Some(letter.to_owned())
}

/// A day that is written otherwise and can be read in one way only.
fn birth(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['.', '-']).collect();
    let (year, month, day) = match parts[..] {
        [year, month, day] if year.len() == 4 => (year, month, day),
        [day, month, year] if year.len() == 4 && text.contains('.') => (year, month, day),
        _ => return None,
    };
    let two = |text: &str| format!("{text:0>2}");
    let day: Date = format!("{year}-{}-{}", two(month), two(day)).parse().ok()?;
    Some(day.with_slashes())
}

/// What no person has, a line for each kind.
pub fn doubtful(players: &[PlayerEntry]) -> Vec<String> {
    let capitals = |text: &str| text.len() == 3 && text.bytes().all(|b| b.is_ascii_uppercase());
    let doubts = [
        doubt(
            players,
            "file-no-sex",
            |p| &p.sex,
            |sex| matches!(sex, "m" | "w"),
        ),
        doubt(players, "file-no-birth", |p| &p.birth, is_birth),
        doubt(
            players,
            "file-no-title",
            |p| &p.title,
            |title| TITLES.contains(&title),
        ),
        doubt(players, "file-no-federation", |p| &p.federation, capitals),
    ];
    doubts.into_iter().flatten().collect()
}

fn doubt(
    players: &[PlayerEntry],
    id: &'static str,
    of: impl Fn(&PlayerEntry) -> &str,
    is_right: impl Fn(&str) -> bool,
) -> Option<String> {
    let wrong = players
        .iter()
        .filter(|p| !of(p).is_empty() && !is_right(of(p)));
    let wrong: Vec<CatalogueMessage> = wrong
        .map(|player| {
            CatalogueMessage::new("file-of-player")
                .text("text", of(player))
                .text("player", player.number)
                .text("name", &player.name)
        })
        .collect();
    let message = CatalogueMessage::new(id)
        .number("more", wrong.len().saturating_sub(NAMED))
        .messages("named", wrong[..wrong.len().min(NAMED)].to_vec());
    (!wrong.is_empty()).then(|| filled(&message))
}

/// A day that there is, or as much of it as is known.
fn is_birth(text: &str) -> bool {
    let parts: Vec<&str> = text.split('/').collect();
    let known = |part: &str| part.bytes().any(|b| b != b'0');
    let day = match parts[..] {
        [year, month] | [year, month, "00"] if known(month) => format!("{year}-{month}-01"),
        [year] | [year, "00"] | [year, "00", "00"] => format!("{year}-01-01"),
        [year, month, day] => format!("{year}-{month}-{day}"),
        _ => return false,
    };
    day.parse::<Date>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(sex: &str, birth: &str, title: &str, federation: &str) -> PlayerEntry {
        PlayerEntry {
            number: 3,
            name: "Three".to_owned(),
            sex: sex.to_owned(),
            birth: birth.to_owned(),
            title: title.to_owned(),
            federation: federation.to_owned(),
            ..PlayerEntry::default()
        }
    }

    #[test]
    fn evt_5_what_is_plain_is_written_as_reports_have_it() {
        for (sex, birth, federation, written, told) in [
            ("m", "1982/01/07", "ESP", ("m", "1982/01/07", "ESP"), 0),
            ("", "", "", ("", "", ""), 0),
            ("f", "1982.01.07", "esp", ("w", "1982/01/07", "ESP"), 3),
            ("F", "7.1.1982", "ESP", ("w", "1982/01/07", "ESP"), 2),
            ("x", "1982-01-07", "e1", ("x", "1982/01/07", "e1"), 1),
            // Day or month first: nobody knows.
            ("w", "01/07/1982", "", ("w", "01/07/1982", ""), 0),
            ("w", "33.01.1990", "", ("w", "33.01.1990", ""), 0),
        ] {
            let mut players = [player(sex, birth, "GM", federation)];
            let lines = as_reports_write(&mut players);
            let [player] = &players;
            assert_eq!((&*player.sex, &*player.birth, &*player.federation), written);
            assert_eq!(lines.len(), told, "{lines:?}");
            assert!(as_reports_write(&mut players).is_empty(), "once");
        }
    }

    #[test]
    fn evt_5_what_no_person_has_is_doubted() {
        for (entry, told) in [
            (player("m", "1982/01/07", "WGM", "ESP"), ""),
            (player("", "1982", "", ""), ""),
            (player("", "1982/00/00", "", ""), ""),
            (player("", "1982/05/00", "", ""), ""),
            (player("", "1982/05", "", ""), ""),
            (
                player("x", "", "", ""),
                "not a valid sex (m or w): 'x' of 3 Three; ",
            ),
            (
                player("", "33/01/1990", "", ""),
                "not a valid date of birth",
            ),
            (player("", "1990/02/30", "", ""), "'1990/02/30' of 3"),
            (
                player("", "", "ZZ", ""),
                "not a valid title (one of FIDE's): 'ZZ'",
            ),
            (player("", "", "", "E1"), "not a valid federation"),
        ] {
            let lines = doubtful(&[entry]);
            assert_eq!(lines.is_empty(), told.is_empty(), "{lines:?}");
            assert!(lines.iter().all(|line| line.contains(told)), "{lines:?}");
        }
        let many = vec![player("x", "", "", ""); 8];
        assert!(doubtful(&many)[0].contains("and 3 more"));
    }
}
