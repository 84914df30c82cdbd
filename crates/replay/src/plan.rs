//! Games made into a tournament: who plays in which round on which board.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use adoube_chess::Variant;
use adoube_tournament::board::Entering;
use adoube_tournament::clock::{TimeControl, TimeControlClass};
use adoube_tournament::date::Date;
use adoube_tournament::laws::Laws;
use adoube_tournament::regulations::{
    BeforeRules, Draw960, Kind, PenaltyTerms, Regime, Regulations, RulingRules, VenueRules,
};
use adoube_tournament::roster::Profile;
use adoube_tournament::scoring::Scoring;
use thiserror::Error;

use super::ending::End;
use super::player_list::People;
use super::source::Played;
use super::source_tags::Tags;

/// The most rounds of a tournament.
const MAX_ROUNDS: u16 = 99;

/// A tournament to be played.
#[derive(Debug)]
pub(super) struct Plan {
    /// `replay-` and the number of the first of its games.
    pub(super) id: String,
    /// Which of the file's chunks its games come from, from 0.
    pub(super) chunk: u64,
    pub(super) regulations: Arc<Regulations>,
    /// By starting number less one.
    pub(super) players: Vec<Profile>,
    /// By number.
    pub(super) rounds: Vec<Round>,
    /// Whether its games are in the file already.
    pub(super) again: bool,
    pub(super) about: About,
}

/// What whoever reads a tournament's report is to know.
#[derive(Debug, Clone)]
pub(super) struct About {
    /// Whether the source tells no time control.
    pub(super) control_untold: bool,
    /// Why its rounds are not those of the source; none if they are.
    pub(super) dealt: Option<String>,
    /// The source's event and its place; none where it does not know.
    pub(super) event: Option<String>,
    pub(super) site: Option<String>,
    /// Whether the regulations were given: then the event is called as they call it.
    pub(super) given: bool,
    /// How many players have several ratings.
    pub(super) rerated: u64,
    /// The first and the last day, if each game tells its own.
    pub(super) days: Option<[Date; 2]>,
}

impl About {
    fn of(games: &[Played], common: Common<'_>, dealt: Option<String>) -> Self {
        let mut tags = games.iter().map(|game| &game.tags);
        let event = games.iter().find_map(|game| game.tags.event());
        let site = tags.find_map(Tags::site);
        let days: Option<Vec<Date>> = games.iter().map(|game| game.tags.day()).collect();
        let days = days.unwrap_or_default();
        let (first, last) = (days.iter().min(), days.iter().max());
        Self {
            control_untold: !common.known,
            dealt,
            event: event.and_then(plain),
            site: site.and_then(plain),
            given: common.given.is_some(),
            rerated: 0,
            days: first.zip(last).map(|(first, last)| [*first, *last]),
        }
    }
}

/// A round to be played.
#[derive(Debug)]
pub(super) struct Round {
    pub(super) number: u16,
    /// By board.
    pub(super) pairings: Vec<Pairing>,
}

/// A game with its place.
#[derive(Debug)]
pub(super) struct Pairing {
    pub(super) board: u16,
    /// White's and Black's starting numbers.
    pub(super) players: [u16; 2],
    pub(super) game: Played,
}

/// What the games of a tournament have in common.
#[derive(Debug, Clone, Copy)]
pub(super) struct Common<'a> {
    pub(super) chunk: u64,
    pub(super) control: &'a TimeControl,
    /// Whether the source tells it.
    pub(super) known: bool,
    /// Whether the games are in the file already.
    pub(super) again: bool,
    pub(super) variant: Variant,
    /// Regulations that were given, in place of those made up from the games.
    pub(super) given: Option<&'a Arc<Regulations>>,
}

/// Games that need more rounds than the regulations that were given have. Made into several
/// tournaments they would not be what was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "the games of \"{event}\" need {needed} rounds, but the given regulations have rounds = \
     {rounds}"
)]
pub(super) struct Misfit {
    event: String,
    pub(super) needed: u16,
    rounds: u16,
}

/// Makes tournaments of games: one, unless they need more rounds than there can be, or one of them
/// has no result.
pub(super) fn make(games: Vec<Played>, common: Common<'_>) -> Result<Vec<Plan>, Misfit> {
    let most = common.given.map_or(MAX_ROUNDS, |given| given.rounds);
    let People {
        profiles: players,
        numbers,
        remarks,
        rerated,
        ..
    } = People::of(&games);
    let (seats, dealt) = match own_rounds(&games, &numbers, most) {
        Ok(own) => (own, None),
        Err(why) => (dealt_rounds(&numbers), Some(why)),
    };
    let fits = seats.iter().all(|(round, _)| *round <= most);
    if let (false, Some(given)) = (fits, common.given) {
        let told = own_rounds(&games, &numbers, MAX_ROUNDS).unwrap_or(seats);
        return Err(misfit(&games, &told, given.rounds));
    }
    if !fits {
        // Too many games of one player for one event: the second half is another event.
        let mut games = games;
        let rest = games.split_off(games.len() / 2);
        let mut plans = make(games, common)?;
        plans.extend(make(rest, common)?);
        return Ok(plans);
    }
    let Some(first) = games.first() else {
        return Ok(Vec::new());
    };
    let last = seats.iter().map(|(round, _)| *round).max().unwrap_or(1);
    let regulations = match common.given {
        Some(given) => Arc::clone(given),
        None => Arc::new(regulations(first, common, last)),
    };
    let about = About {
        rerated: rerated.len() as u64,
        ..About::of(&games, common, dealt)
    };
    let mut games = games;
    for (index, remark) in remarks {
        games[index].remarks.push(remark);
    }
    let paired = games.into_iter().zip(numbers).zip(seats);
    let rounds = rounds_of(paired.map(|((game, players), seat)| (game, players, seat)));
    let plan = |rounds: Vec<Round>| Plan {
        id: format!("replay-{}", first_game(&rounds)),
        chunk: common.chunk,
        regulations: Arc::clone(&regulations),
        players: players.clone(),
        rounds,
        again: common.again,
        about: about.clone(),
    };
    Ok(cut(rounds).into_iter().map(plan).collect())
}

/// The games by round and board.
fn rounds_of(games: impl Iterator<Item = (Played, [u16; 2], (u16, u16))>) -> Vec<Round> {
    let mut rounds: BTreeMap<u16, Vec<Pairing>> = BTreeMap::new();
    for (mut game, players, (round, board)) in games {
        game.renumbered = is_other(game.round.trim(), round, board);
        rounds.entry(round).or_default().push(Pairing {
            board,
            players,
            game,
        });
    }
    let rounds = rounds.into_iter().map(|(number, mut pairings)| {
        pairings.sort_by_key(|pairing| pairing.board);
        Round { number, pairings }
    });
    rounds.collect()
}

fn misfit(games: &[Played], seats: &[(u16, u16)], rounds: u16) -> Misfit {
    let event = games.iter().find_map(|game| game.tags.event());
    let needed = seats.iter().map(|(round, _)| *round).max();
    Misfit {
        event: event.unwrap_or("?").to_owned(),
        needed: needed.unwrap_or(0),
        rounds,
    }
}

/// A board without a result keeps its devices, so no round can follow in the same hall: what comes
/// after it is another tournament.
fn cut(rounds: Vec<Round>) -> Vec<Vec<Round>> {
    let mut parts: Vec<Vec<Round>> = Vec::new();
    let mut open = true;
    for round in rounds {
        let begins = std::mem::replace(&mut open, round.is_open());
        match parts.last_mut() {
            Some(part) if !begins => part.push(round),
            _ => parts.push(vec![round]),
        }
    }
    parts
}

fn first_game(rounds: &[Round]) -> u64 {
    let games = rounds.iter().flat_map(|round| &round.pairings);
    games.map(|pairing| pairing.game.number).min().unwrap_or(0)
}

impl Round {
    /// Whether a game of it will have no result.
    fn is_open(&self) -> bool {
        let mut games = self.pairings.iter();
        games.any(|pairing| pairing.game.end == End::Nothing)
    }
}

/// Rounds and boards as the source tells them, or why they cannot be those of one tournament.
fn own_rounds(
    games: &[Played],
    numbers: &[[u16; 2]],
    most: u16,
) -> Result<Vec<(u16, u16)>, String> {
    let mut playing: BTreeMap<(u16, u16), &Played> = BTreeMap::new();
    let mut taken: BTreeSet<(u16, u16)> = BTreeSet::new();
    let mut counts: BTreeMap<u16, u16> = BTreeMap::new();
    let mut seats = Vec::with_capacity(games.len());
    for (game, players) in games.iter().zip(numbers) {
        let here = || format!("game {} (line {})", game.number, game.line);
        let told = round_and_board(&game.round).filter(|(round, _)| (1..=most).contains(round));
        let (round, board) = told.ok_or_else(|| {
            let tag = game.round.chars().take(20).collect::<String>();
            format!("{} is of Round {tag:?}", here())
        })?;
        let count = counts.entry(round).or_default();
        *count += 1;
        let board = board.unwrap_or(*count);
        for (player, who) in players.iter().zip(&game.players) {
            if let Some(other) = playing.insert((round, *player), game) {
                let (name, other) = (&who.name, other.number);
                let here = here();
                return Err(format!(
                    "{name} plays game {other} and {here}, both of round {round}"
                ));
            }
        }
        if !(1..=5_000).contains(&board) || !taken.insert((round, board)) {
            return Err(format!("{} is the second of board {round}.{board}", here()));
        }
        seats.push((round, board));
    }
    Ok(seats)
}

/// `3.12` is board 12 of round 3.
fn round_and_board(tag: &str) -> Option<(u16, Option<u16>)> {
    let (round, board) = match tag.split_once('.') {
        Some((round, board)) => (round, Some(board)),
        None => (tag, None),
    };
    let board = board.map(|board| board.trim().parse()).transpose().ok()?;
    Some((round.trim().parse().ok()?, board))
}

/// Whether a tag that tells something tells another round or another board.
fn is_other(tag: &str, round: u16, board: u16) -> bool {
    let told = !matches!(tag, "" | "?");
    told && tag != round.to_string() && tag != format!("{round}.{board}")
}

/// Each game in the first round in which neither of its players has a game yet.
fn dealt_rounds(numbers: &[[u16; 2]]) -> Vec<(u16, u16)> {
    let mut last: BTreeMap<u16, u16> = BTreeMap::new();
    let mut counts: BTreeMap<u16, u16> = BTreeMap::new();
    let mut seats = Vec::with_capacity(numbers.len());
    for players in numbers {
        let busy = players.iter().filter_map(|player| last.get(player)).max();
        let round = busy.map_or(1, |busy| busy.saturating_add(1));
        for player in players {
            last.insert(*player, round);
        }
        let count = counts.entry(round).or_default();
        *count += 1;
        seats.push((round, *count));
    }
    seats
}

/// A name as documents can have it.
fn plain(text: &str) -> Option<String> {
    let text: String = text.chars().filter(|c| !c.is_control()).take(200).collect();
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Regulations for games that come without any.
fn regulations(first: &Played, common: Common<'_>, rounds: u16) -> Regulations {
    let standard = common.control.class() == TimeControlClass::Standard;
    Regulations {
        name: (first.tags.event().and_then(plain))
            .unwrap_or_else(|| "Games played again".to_owned()),
        kind: Kind::Hybrid,
        begin: None,
        end: None,
        city: first.tags.site().and_then(plain),
        federation: None,
        rounds,
        variant: common.variant,
        time_control: Arc::new(common.control.clone()),
        lag: None,
        draw_odds: None,
        scoring: Scoring::default(),
        system: None,
        tie_breaks: Vec::new(),
        default_time_minutes: 60,
        before: BeforeRules::NOTHING,
        entering: Entering::default(),
        chess960: Draw960::Given,
        claims: false,
        laws: Laws::default(),
        away: Regulations::DEFAULT_AWAY,
        rulings: RulingRules::default(),
        supervision: (!standard).then_some(Regime::Full),
        venues: Some(VenueRules {
            arbiters_per_venue: 2,
            physical_boards: None,
        }),
        quickplay_finish: false,
        penalties: PenaltyTerms::default(),
        fines: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_meet_in_rounds_in_the_order_of_their_games() {
        let seats = dealt_rounds(&[[1, 2], [3, 4], [1, 3], [5, 2], [1, 2], [6, 7]]);
        assert_eq!(seats, [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (1, 3)]);
    }

    #[test]
    fn round_tags_as_they_are_found() {
        for (tag, found) in [
            ("3.12", Some((3, Some(12)))),
            ("01", Some((1, None))),
            (" 7 ", Some((7, None))),
            ("-", None),
            ("?", None),
            ("1.2.3", None),
            ("", None),
        ] {
            assert_eq!(round_and_board(tag), found, "{tag}");
        }
    }
}
