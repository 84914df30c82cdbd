//! What is odd about a game and is said: most of it is a slip of the pen, and may not be.

use adoube_chess::pgn::Game;
use adoube_tournament::date::Date;
use adoube_tournament::regulations::Regulations;

/// No rating is as high, an engine's included.
const HIGHEST: u32 = 4_000;

const COLOURS: [&str; 2] = ["White", "Black"];

/// That a game is none, for nobody plays one of its colours.
pub(super) fn bye(game: &Game) -> Option<String> {
    let byes = COLOURS.map(|colour| tag(game, colour, "").eq_ignore_ascii_case("bye"));
    let player = match byes {
        [false, false] => return None,
        [true, _] => tag(game, "Black", ""),
        [_, true] => tag(game, "White", ""),
    };
    Some(format!(
        "{player} has a bye: BYE is not a player, so there is no game to play"
    ))
}

/// That a player plays against himself, by his number in FIDE's list: such a game cannot be.
pub(super) fn himself(game: &Game) -> Option<String> {
    let [white, black] = COLOURS.map(|colour| tag(game, colour, "FideId"));
    let same = white == black && white.parse::<u64>().is_ok_and(|id| id > 0);
    same.then(|| format!("White and Black are the same player, FideId {white}"))
}

/// Names and ratings.
pub(super) fn remarks(game: &Game) -> Vec<String> {
    let mut remarks = Vec::new();
    let [white, black] = COLOURS.map(|colour| tag(game, colour, ""));
    if white == black && !matches!(white, "" | "?") {
        remarks.push(format!(
            "White and Black are both called {white:?}: they are treated as two players"
        ));
    }
    for colour in COLOURS {
        let rating = tag(game, colour, "Elo");
        if rating.parse().is_ok_and(|rating: u32| rating > HIGHEST) {
            remarks.push(format!("{colour}'s rating {rating} is implausible"));
        }
    }
    remarks
}

fn tag<'a>(game: &'a Game, colour: &str, name: &str) -> &'a str {
    game.tag(&format!("{colour}{name}")).map_or("", str::trim)
}

/// That a game is of a day on which its event was not held.
pub(super) fn day(game: &Game, regulations: &Regulations) -> Option<String> {
    let day = game.tag("Date").map(str::trim)?;
    // As many digits, so that they compare as texts.
    let told = day.len() == 10 && day.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let before = |begin: Date| day < begin.with_dots().as_str();
    let after = |end: Date| day > end.with_dots().as_str();
    let first = regulations.begin.filter(|begin| told && before(*begin));
    let last = regulations.end.filter(|end| told && after(*end));
    let first = first.map(|begin| format!("before the event's first day {}", begin.with_dots()));
    let last = last.map(|end| format!("after the event's last day {}", end.with_dots()));
    Some(format!("it is dated {day}, {}", first.or(last)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(tags: &[(&str, &str)]) -> Game {
        let mut game = Game::default();
        for (name, text) in tags {
            game.set_tag(name, *text);
        }
        game
    }

    #[test]
    fn evt_5_what_is_odd_about_players_is_said_and_nobody_plays_against_himself() {
        for (tags, told) in [
            (&[("White", "A"), ("Black", "B")][..], &[][..]),
            (&[("White", "A"), ("Black", "A")], &["both called \"A\""]),
            (&[("White", "?"), ("Black", "?")], &[]),
            (
                &[("WhiteElo", "9999"), ("BlackElo", "3700")],
                &["White's rating 9999"],
            ),
        ] {
            let remarks = remarks(&game(tags));
            assert_eq!(remarks.len(), told.len(), "{remarks:?}");
            assert!(remarks.iter().zip(told).all(|(is, told)| is.contains(told)));
        }
        for (white, black, refused) in [("17", "17", true), ("17", "18", false), ("", "", false)] {
            let game = game(&[("WhiteFideId", white), ("BlackFideId", black)]);
            assert_eq!(himself(&game).is_some(), refused, "{white} {black}");
        }
    }

    #[test]
    fn evt_5_a_game_of_another_day_than_its_events_is_said() {
        let text = "name = 'O'\nkind = 'hybrid'\nrounds = 5\ntime_control = '5400+30'\n\
                    begin = 2024-05-01\nend = 2024-05-04\n[venues]\narbiters_per_venue = 2\n";
        let regulations = adoube_regulations::from_toml(text).unwrap();
        for (date, told) in [
            ("2024.05.01", None),
            (
                "2024.04.30",
                Some("before the event's first day 2024.05.01"),
            ),
            ("2024.05.05", Some("after the event's last day 2024.05.04")),
            ("2024.05.??", None),
            ("?", None),
        ] {
            let found = day(&game(&[("Date", date)]), &regulations);
            assert_eq!(found.is_some(), told.is_some(), "{date}: {found:?}");
            assert!(told.is_none_or(|told| found.unwrap().contains(told)));
        }
    }
}
