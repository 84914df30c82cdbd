//! Lines of players that end too early, as those of a file that was cut off do: what they lack
//! must not be taken for blank, or it would overwrite what is known of the player.

use std::collections::BTreeMap;

use super::error::TrfError;
use super::player::{Cell, Player};
use super::read_player::{FIRST_ROUND, ROUND_WIDTH};
use crate::catalogue_message::CatalogueMessage;
use crate::scoring::RoundResult;

/// The fields before the rounds, each with its columns.
const FIELDS: [(&str, usize, usize); 7] = [
    ("name", 15, 47),
    ("rating", 49, 52),
    ("federation", 54, 56),
    ("fide-number", 58, 68),
    ("birth-date", 70, 79),
    ("points", 81, POINTS_END),
    ("rank", 86, RANK_END),
];
const POINTS_END: usize = 84;
/// Where the columns end that every line has.
const RANK_END: usize = 89;

/// A player's line and how far it goes.
#[derive(Debug)]
pub(super) struct Reach {
    /// From 1.
    pub(super) line: usize,
    /// How many columns the line has.
    pub(super) columns: usize,
    /// Whether the file ends with it, without a line break.
    pub(super) unended: bool,
}

/// What is missing at the ends of these players' lines.
///
/// A line has all columns up to the points or the rank if any other of the file has, and all up to
/// the rank if it is the file's last and no line break ends it. A list of nothing but names may end
/// where it likes.
pub(super) fn errors(lines: &[(Reach, &Player)]) -> Vec<TrfError> {
    let has = |end: usize, told: fn(&Player) -> bool| {
        let mut lines = lines.iter();
        lines.any(|(reach, player)| reach.columns >= end && told(player))
    };
    let usual = if has(RANK_END, |player| player.rank.is_some()) {
        RANK_END
    } else if has(POINTS_END, |player| player.points_tenths.is_some()) {
        POINTS_END
    } else {
        0
    };
    let players = lines.iter().map(|(_, player)| (player.number, *player));
    let players: BTreeMap<u16, &Player> = players.collect();
    let met = opponents(&players);
    let wrong = lines.iter().filter_map(|(reach, player)| {
        let message = fields(reach, usual).or_else(|| {
            let named = met.get(&player.number).map_or(&[][..], Vec::as_slice);
            named
                .iter()
                .find_map(|(round, other)| round_of(reach, player, *round, other))
        })?;
        Some(TrfError {
            line: reach.line,
            column: reach.columns + 1,
            message,
        })
    });
    wrong.collect()
}

fn fields(reach: &Reach, usual: usize) -> Option<CatalogueMessage> {
    let wanted = if reach.unended { RANK_END } else { usual };
    let missing = FIELDS.iter().filter(|(_, _, last)| {
        let before = *last > reach.columns;
        before && *last <= wanted
    });
    let missing: Vec<_> = missing
        .map(|(field, first, last)| {
            CatalogueMessage::new("file-trf-missing-field")
                .text("field", field)
                .text("first", first)
                .text("last", last)
        })
        .collect();
    if missing.is_empty() {
        return None;
    }
    let message = CatalogueMessage::new(if reach.unended {
        "file-trf-missing-at-end"
    } else {
        "file-trf-missing"
    });
    Some(message.messages("missing", missing))
}

/// Which column each player's line goes to at least, blank or not, so that nobody takes it for cut
/// off: that of the last round, which may have no result yet, or of the last one of which another line
/// has a result against that player.
pub(super) fn reaches<'p>(players: impl Iterator<Item = &'p Player>) -> BTreeMap<u16, usize> {
    let players: BTreeMap<u16, &Player> = players.map(|player| (player.number, player)).collect();
    let met = opponents(&players);
    let named_in = |number: &u16| {
        let named = met.get(number).into_iter().flatten();
        let told = named.filter(|(index, other)| {
            other
                .rounds
                .get(*index)
                .is_some_and(|cell| cell.result.is_some())
        });
        told.map(|(index, _)| index + 1).max().unwrap_or(0)
    };
    let ends = players.iter().map(|(number, player)| {
        let rounds = named_in(number).max(player.rounds.len());
        (*number, RANK_END + rounds * ROUND_WIDTH)
    });
    ends.collect()
}

/// Who names whom as opponent, by who is named: the round and who names them.
type Met<'p> = BTreeMap<u16, Vec<(usize, &'p Player)>>;

fn opponents<'p>(players: &BTreeMap<u16, &'p Player>) -> Met<'p> {
    let mut met = Met::new();
    for player in players.values() {
        for (index, cell) in player.rounds.iter().enumerate() {
            if let Some(opponent) = cell.opponent.filter(|_| !is_forfeit(*cell)) {
                met.entry(opponent).or_default().push((index, player));
            }
        }
    }
    met
}

/// The loser of one may be told as absent in another way.
const fn is_forfeit(cell: Cell) -> bool {
    use RoundResult::{ForfeitLoss, ForfeitWin};
    matches!(cell.result, Some(ForfeitWin | ForfeitLoss))
}

/// What `player`'s line, at its end, lacks of the round (from 0) in which `other` names them.
fn round_of(
    reach: &Reach,
    player: &Player,
    index: usize,
    other: &Player,
) -> Option<CatalogueMessage> {
    let own = player.rounds.get(index).copied().unwrap_or_default();
    let theirs = other.rounds.get(index).copied().unwrap_or_default();
    let first = FIRST_ROUND + index * ROUND_WIDTH;
    let cut = |id, column: usize| {
        CatalogueMessage::new(id)
            .text("round", index + 1)
            .text("column", column)
            .text("opponent", other.number)
    };
    let ends_before = |column: usize| reach.columns < column;
    // A pairing may be handed out in the line of one of the two alone.
    if own.is_blank() && theirs.result.is_some() && ends_before(first + 3) {
        return Some(cut("file-trf-cut-round", first));
    }
    let lost =
        own.opponent == Some(other.number) && own.result.is_none() && theirs.result.is_some();
    (lost && ends_before(first + 7)).then(|| cut("file-trf-cut-result", first + 7))
}
