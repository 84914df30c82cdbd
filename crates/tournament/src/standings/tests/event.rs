//! A crosstable in a few lines.

use adoube_chess::Side;

use crate::scoring::RoundResult;
use crate::standings::{
    Crosstable, CrosstablePlayer, Edition, Options, PlayerRound, Standings, System, parse_list,
    standings,
};

/// A line a player, starting number, rating and their rounds: opponent, colour and result, or the
/// letter of a bye: `3 2100 11w= 6b1 H`; `.` for nothing at all.
pub(super) fn event(rounds: u16, table: &str) -> Crosstable {
    let lines = table.lines().map(str::trim).filter(|line| !line.is_empty());
    Crosstable {
        rounds: Some(rounds),
        players: lines.map(player).collect(),
    }
}

fn player(line: &str) -> CrosstablePlayer {
    let mut words = line.split_whitespace();
    let mut number = || words.next().unwrap().parse().unwrap();
    CrosstablePlayer {
        number: number(),
        rating: Some(number()),
        rounds: words.map(round).collect(),
    }
}

fn round(word: &str) -> PlayerRound {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (opponent, rest) = word.split_at(digits);
    let letter = rest.chars().last().filter(|letter| !".?".contains(*letter));
    PlayerRound {
        opponent: opponent.parse().ok(),
        colour: match rest.chars().next() {
            Some('w') => Some(Side::White),
            Some('b') => Some(Side::Black),
            _ => None,
        },
        result: letter.map(result),
    }
}

fn result(letter: char) -> RoundResult {
    match letter {
        '1' => RoundResult::Win,
        '=' => RoundResult::Draw,
        '0' => RoundResult::Loss,
        '+' => RoundResult::ForfeitWin,
        '-' => RoundResult::ForfeitLoss,
        'H' => RoundResult::HalfBye,
        'F' => RoundResult::FullBye,
        'U' => RoundResult::PairingBye,
        'Z' => RoundResult::ZeroBye,
        other => panic!("no result: {other}"),
    }
}

/// The standings of a whole event.
pub(super) fn table(
    event: &Crosstable,
    codes: &str,
    system: System,
    edition: Edition,
) -> Standings {
    let options = Options {
        system,
        edition,
        tie_breaks: parse_list(codes).unwrap(),
        ..Options::default()
    };
    let through = u16::try_from(event.last_round()).unwrap();
    standings(event, through, &options).unwrap()
}

/// One tie-break's values, by starting number, separated by blanks.
pub(super) fn values(event: &Crosstable, code: &str, system: System, edition: Edition) -> String {
    let table = table(event, code, system, edition);
    let mut players = table.players;
    players.sort_by_key(|player| player.number);
    let values: Vec<_> = players.iter().map(|p| p.values[0].to_string()).collect();
    values.join(" ")
}

/// The ranks, by starting number, separated by blanks.
pub(super) fn ranks(event: &Crosstable, codes: &str, system: System) -> String {
    let table = table(event, codes, system, Edition::default());
    let mut players = table.players;
    players.sort_by_key(|player| player.number);
    let ranks: Vec<_> = players.iter().map(|p| p.rank.to_string()).collect();
    ranks.join(" ")
}
