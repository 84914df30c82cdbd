//! A crosstable in a few lines.

use adoube_chess::Side;

use crate::standings::{Edition, Options, Standings, System, parse_list, standings};
use crate::trf::result_of_letter;
use crate::trf::{Cell, File, Line, Player, Tag};

/// A line a player, starting number, rating and his rounds: opponent, colour and result, or the
/// letter of a bye: `3 2100 11w= 6b1 H`; `.` for nothing at all.
pub(super) fn event(rounds: u16, table: &str) -> File {
    let mut file = File::default();
    file.push_header(Tag::Rounds, rounds.to_string());
    let lines = table.lines().map(str::trim).filter(|line| !line.is_empty());
    file.lines
        .extend(lines.map(|line| Line::Player(player(line))));
    file
}

fn player(line: &str) -> Player {
    let mut words = line.split_whitespace();
    let mut number = || words.next().unwrap().parse().unwrap();
    let mut player = Player {
        number: number(),
        rating: Some(number()),
        ..Player::default()
    };
    for (round, word) in (1..).zip(words) {
        player.set_cell(round, cell(word));
    }
    player
}

fn cell(word: &str) -> Cell {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (opponent, rest) = word.split_at(digits);
    let letter = rest.chars().last().filter(|letter| !".?".contains(*letter));
    Cell {
        opponent: opponent.parse().ok(),
        colour: match rest.chars().next() {
            Some('w') => Some(Side::White),
            Some('b') => Some(Side::Black),
            _ => None,
        },
        result: letter.map(|letter| result_of_letter(letter).unwrap()),
    }
}

/// The standings of a whole event.
pub(super) fn table(file: &File, codes: &str, system: System, edition: Edition) -> Standings {
    let options = Options {
        system,
        edition,
        tie_breaks: parse_list(codes).unwrap(),
        ..Options::default()
    };
    let through = u16::try_from(file.last_round()).unwrap();
    standings(file, through, &options).unwrap()
}

/// One tie-break's values, by starting number, separated by blanks.
pub(super) fn values(file: &File, code: &str, system: System, edition: Edition) -> String {
    let table = table(file, code, system, edition);
    let mut players = table.players;
    players.sort_by_key(|player| player.number);
    let values: Vec<_> = players.iter().map(|p| p.values[0].to_string()).collect();
    values.join(" ")
}

/// The ranks, by starting number, separated by blanks.
pub(super) fn ranks(file: &File, codes: &str, system: System) -> String {
    let table = table(file, codes, system, Edition::default());
    let mut players = table.players;
    players.sort_by_key(|player| player.number);
    let ranks: Vec<_> = players.iter().map(|p| p.rank.to_string()).collect();
    ranks.join(" ")
}
