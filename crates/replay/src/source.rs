//! A game of the source, as much of it as playing it again needs.

use adoube_chess::pgn::{Game, Ply};
use adoube_chess::{Move, Position, Side, Start};
use adoube_tournament::board::Score;
use adoube_tournament::roster::Profile;
use adoube_tournament::time::Time;
use jiff::civil;
use jiff::tz::TimeZone;

use super::clock_differences::Apart;
use super::clock_readings;
use super::clocks::{self, Noted};
use super::control::Control;
use super::ending::{self, Doubt, End};
use super::game_remarks;
use super::name_likeness::UNKNOWN;
use super::repeated_games::Again;
use super::source_tags::{self, Tags};

/// The tag of the source's own round, where the record has another.
pub(super) const SOURCE_ROUND: &str = "SourceRound";
/// Games without a day that can be read begin here: noon of the first day of 2000, UTC.
const SOME_DAY: Time = Time(946_728_000_000);
/// No game begins before this: room for what comes before a game.
const EARLIEST: Time = Time(86_400_000);

/// A game, ready to be played again.
#[derive(Debug, Clone)]
pub(super) struct Played {
    /// Its place among the games of the file, from 1.
    pub(super) number: u64,
    /// The line on which it begins.
    pub(super) line: u64,
    /// White and Black.
    pub(super) players: [Profile; 2],
    /// The `Round` tag.
    pub(super) round: String,
    /// Whether the record's round and board are not what that tag says.
    pub(super) renumbered: bool,
    /// What its source says in tags.
    pub(super) tags: Tags,
    pub(super) start: Start,
    /// When its first clock starts.
    pub(super) begins: Time,
    pub(super) moves: Vec<Move>,
    /// What each move takes, milliseconds.
    pub(super) think: Vec<u32>,
    /// What the mover's clock must show after each, where the source tells.
    pub(super) shown: Vec<Option<u32>>,
    pub(super) end: End,
    /// The source's score in usual halves of a point; none for a game without a result.
    pub(super) score: Option<Score>,
    /// Two results, or that one is missing.
    pub(super) doubt: Option<Doubt>,
    /// Whether it is in the file already.
    pub(super) again: Option<Again>,
    /// What is odd about it, and no reason not to play it.
    pub(super) remarks: Vec<String>,
    /// What files say in the place of its time control's text.
    written: Option<String>,
    /// What each move took, milliseconds, where the source tells that and no clock.
    elapsed: Vec<Option<u64>>,
    /// Whether who made the move offered a draw with it.
    pub(super) offers: Vec<bool>,
    /// Whether it has a result and no move, and nothing tells that it was forfeited.
    pub(super) without_a_move: bool,
    /// What is to be said of its clocks beside the source's readings.
    pub(super) apart: Apart,
}

impl Played {
    /// Whether its last position is mate.
    pub(super) fn is_mate(&self) -> bool {
        let Ok(mut position) = Position::from_start(&self.start) else {
            return false;
        };
        let played = self.moves.iter().all(|mv| position.play(*mv).is_ok());
        played && position.is_checkmate()
    }

    /// Makes the game as it was played again the source's: its tags, but for those that tell how it went
    /// here. A time control that was not told is not made up, nor are clocks under it.
    pub(super) fn put(&self, game: &mut Game) {
        self.tags.put(game);
        if self.renumbered {
            game.set_tag(SOURCE_ROUND, self.round.as_str());
        }
        if let Some(written) = &self.written {
            game.set_tag("TimeControl", written.as_str());
        }
        // Nobody measured what a clock shows here where the source has no reading that is true.
        for (index, ply) in game.moves.iter_mut().enumerate() {
            let shown = self.shown.get(index).copied().flatten();
            ply.clock_ms = ply.clock_ms.filter(|_| shown.is_some());
            let elapsed = self.elapsed.get(index).copied().flatten();
            ply.elapsed_ms = elapsed.filter(|_| shown.is_none());
        }
    }
}

/// The most that any clock of the game shows.
pub(super) fn most_shown(game: &Game) -> Option<u64> {
    game.moves.iter().filter_map(|ply| ply.clock_ms).max()
}

/// Takes over what a game needs, or says why it cannot be played.
pub(super) fn take(
    game: &Game,
    number: u64,
    line: u64,
    control: &Control,
) -> Result<Played, String> {
    if let Some(refused) = game_remarks::bye(game).or_else(|| game_remarks::himself(game)) {
        return Err(refused);
    }
    let start = game.start().map_err(|error| error.to_string())?;
    let first = Position::from_start(&start).map_err(|error| error.to_string())?;
    let first = first.side_to_move();
    let read = clock_readings::of(control, &game.moves);
    let times = times(control, first, &read.noted);
    let to_move = if game.moves.len().is_multiple_of(2) {
        first
    } else {
        first.other()
    };
    Ok(Played {
        number,
        line,
        players: [who(game, Side::White), who(game, Side::Black)],
        round: game.tag("Round").unwrap_or_default().to_owned(),
        renumbered: false,
        tags: Tags::of(game),
        start,
        begins: begins(game),
        moves: game.moves.iter().map(|ply| ply.mv).collect(),
        think: times.think,
        shown: times.shown,
        end: ending::of(game, to_move),
        score: ending::score(game.result),
        doubt: None,
        again: None,
        remarks: remarks(game).into_iter().chain(read.remark).collect(),
        written: control.written.clone(),
        elapsed: game.moves.iter().map(|ply| ply.elapsed_ms).collect(),
        offers: offers(&game.moves, first),
        without_a_move: ending::lacks_moves(game),
        apart: times.apart,
    })
}

/// What is odd, a day that cannot be read included; one that is not told is marked by `?`.
fn remarks(game: &Game) -> Vec<String> {
    let date = game.tag("Date").map(str::trim).unwrap_or_default();
    let told = !date.is_empty() && !date.contains('?');
    let unread = told && day(Some(date)).is_none();
    let unread = unread.then(|| format!("its Date {date:?} cannot be read as a day"));
    let result = game.unread_result();
    let result = result.map(|text| format!("its Result tag {text:?} cannot be read"));
    let all = game_remarks::remarks(game).into_iter();
    all.chain(unread).chain(result).collect()
}

struct Times {
    think: Vec<u32>,
    shown: Vec<Option<u32>>,
    apart: Apart,
}

/// Offers of a draw, each beside a move of who made it: (=), as the regulations have it on scoresheets.
fn offers(moves: &[Ply], first: Side) -> Vec<bool> {
    let sides = [first, first.other()].into_iter().cycle();
    let offer = |(ply, side): (&Ply, Side)| {
        let said = ply.comment.as_deref().unwrap_or_default();
        let other = match side {
            Side::White => "(=) Black offers",
            Side::Black => "(=) White offers",
        };
        said.contains("(=)") && !said.contains(other)
    };
    moves.iter().zip(sides).map(offer).collect()
}

/// The times of all moves, first mover's and second mover's in turn.
fn times(control: &Control, to_move: Side, moves: &[Noted]) -> Times {
    let mut think = vec![0; moves.len()];
    let mut shown = vec![None; moves.len()];
    let (mut left_out, mut readings) = (Vec::new(), 0);
    for (first, side) in [to_move, to_move.other()].into_iter().enumerate() {
        let own: Vec<Noted> = moves.iter().skip(first).step_by(2).copied().collect();
        readings += own.iter().filter(|noted| noted.clock.is_some()).count();
        let places = (first..moves.len()).step_by(2);
        if control.known {
            let thought = clocks::fit(&control.periods, side, &own);
            left_out.extend(
                thought
                    .left_out
                    .into_iter()
                    .map(|own| (first + 2 * own.index, own)),
            );
            let both = thought.think.into_iter().zip(thought.shown);
            for (place, (think_ms, shown_ms)) in places.zip(both) {
                think[place] = narrow(think_ms);
                shown[place] = shown_ms.map(narrow);
            }
        } else {
            for (place, think_ms) in places.zip(clocks::differences(&own)) {
                think[place] = narrow(think_ms);
            }
        }
    }
    Times {
        think,
        shown,
        apart: Apart::of(control, readings, &left_out),
    }
}

/// A week, the longest clock there is, fits by far.
fn narrow(millis: u64) -> u32 {
    u32::try_from(millis).unwrap_or(u32::MAX)
}

fn who(game: &Game, side: Side) -> Profile {
    let colour = match side {
        Side::White => "White",
        Side::Black => "Black",
    };
    let tag = |name: &str| game.tag(&format!("{colour}{name}")).unwrap_or_default();
    let plain = |text: &str, most: usize| -> String {
        let text = text.trim().chars().filter(|c| !c.is_control());
        text.take(most).collect()
    };
    let name = plain(tag(""), 200);
    let fide_id = tag("FideId").trim().parse().ok().filter(|id| *id > 0);
    Profile {
        name: Some(name)
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| UNKNOWN.to_owned()),
        title: plain(tag("Title"), 8),
        federation: plain(tag("Country"), 3),
        rating: tag("Elo").trim().parse().ok().filter(|elo| *elo > 0),
        fide_id,
        ..Profile::default()
    }
}

fn begins(game: &Game) -> Time {
    let utc = day(game.tag("UTCDate")).map(|day| (day, game.tag("UTCTime")));
    let local = || day(game.tag("Date")).map(|day| (day, None));
    utc.or_else(local)
        .and_then(|(day, time)| instant(day, time))
        .filter(|time| *time >= EARLIEST)
        .unwrap_or(SOME_DAY)
}

/// `2022.06.17`, `2022-06-17` as some write it, or in words.
fn day(tag: Option<&str>) -> Option<civil::Date> {
    let text = tag?.trim();
    let words = || source_tags::in_words(text)?.to_string().parse().ok();
    in_numbers(text).or_else(words)
}

fn in_numbers(text: &str) -> Option<civil::Date> {
    let mut parts = text.split(['.', '-']);
    let year = parts.next()?.parse().ok()?;
    let month = parts.next()?.parse().ok()?;
    let day = parts.next()?.parse().ok()?;
    civil::Date::new(year, month, day).ok()
}

fn instant(day: civil::Date, time: Option<&str>) -> Option<Time> {
    let time: civil::Time = match time.map(|time| time.trim().parse()) {
        Some(Ok(time)) => time,
        _ => civil::time(12, 0, 0, 0),
    };
    let at = day.to_datetime(time).to_zoned(TimeZone::UTC).ok()?;
    u64::try_from(at.timestamp().as_millisecond())
        .ok()
        .map(Time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_begin_on_their_day_if_they_say_one() {
        for (tags, millis) in [
            (&[("Date", "2022.06.17")][..], 1_655_467_200_000),
            (
                &[("UTCDate", "2021.10.01"), ("UTCTime", "00:00:14")],
                1_633_046_414_000,
            ),
            (&[("Date", "Sun Nov 22 2020")], 1_606_046_400_000),
            (&[("Date", "some day")], SOME_DAY.0),
            (&[("Date", "2022.??.??")], SOME_DAY.0),
            (&[("Date", "1851.06.21")], SOME_DAY.0),
            (&[], SOME_DAY.0),
        ] {
            let mut game = Game::default();
            for (name, value) in tags {
                game.set_tag(name, *value);
            }
            assert_eq!(begins(&game), Time(millis), "{tags:?}");
        }
    }
}
