//! What a ruling did, as a list of incidents tells it.

use adoube_chess::BySide;

use super::words::{both, score_text};
use super::{BoardRuling, Kind, Ruling};
use crate::board::Remedy;

/// Boards whose clocks are told each.
const MOST_TOLD: usize = 2;

/// Boards that are named by their numbers alone.
const MOST_NAMED: usize = 6;

/// `resumed, White 0:23:11, Black 0:18:02`, `postponed`; of several boards each by itself, or what was done
/// and on how many. Of an incident on `of` boards, more than it rules on, it names which.
pub fn deed(ruling: &Ruling, of: usize) -> String {
    let kind = done(ruling.kind);
    match &ruling.boards[..] {
        [] => kind.to_owned(),
        [only] if of <= 1 => on_board(ruling.kind, only),
        boards if boards.len() <= MOST_TOLD => {
            let told = boards.iter();
            let told =
                told.map(|ruled| format!("{} {}", ruled.board, on_board(ruling.kind, ruled)));
            told.collect::<Vec<_>>().join("; ")
        }
        boards if boards.len() < of => {
            let (count, named) = (boards.len(), named(boards));
            format!("{kind} on {count} of {of} boards ({named})")
        }
        boards => format!("{kind} on {} boards", boards.len()),
    }
}

fn named(boards: &[BoardRuling]) -> String {
    let names = boards.iter().take(MOST_NAMED);
    let names: Vec<String> = names.map(|ruled| ruled.board.to_string()).collect();
    match boards.len().saturating_sub(MOST_NAMED) {
        0 => names.join(" "),
        more => format!("{} and {more} more", names.join(" ")),
    }
}

fn on_board(kind: Kind, ruled: &BoardRuling) -> String {
    let done = done(kind);
    match &ruled.remedy {
        Remedy::Resume {
            white,
            black,
            basis,
        } => format!("{done}, {}", both(BySide::new(*white, *black), basis)),
        Remedy::Restart { control } => format!("{done}, {}", control.notation()),
        Remedy::Result { score } => format!("{done} {}", score_text(*score)),
        Remedy::Postpone => done.to_owned(),
    }
}

const fn done(kind: Kind) -> &'static str {
    match kind {
        Kind::Resume => "resumed",
        Kind::Deduct => "resumed with time deducted",
        Kind::AddTime => "resumed with time added",
        Kind::Restart => "restarted",
        Kind::RestartShorter => "restarted with a shorter time control",
        Kind::Result => "result",
        Kind::Postpone => "postponed",
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::board::Score;
    use crate::ids::BoardId;
    use crate::ids::RulingRef;
    use crate::time::Millis;

    /// DIS-9: what was ruled is read without opening the incident.
    #[test]
    fn dis_9_a_ruling_in_a_list_says_what_it_did() {
        let resume = || Remedy::Resume {
            white: Millis(1_391_400),
            black: Millis(1_082_000),
            basis: Box::default(),
        };
        let restart = Remedy::Restart {
            control: Arc::new("900+10".parse().unwrap()),
        };
        let result = Remedy::Result {
            score: Score { white: 2, black: 0 },
        };
        for (kind, remedies, of, told) in [
            (
                Kind::Resume,
                vec![resume()],
                1,
                "resumed, White 0:23:11, Black 0:18:02",
            ),
            (
                Kind::Deduct,
                vec![resume(), resume()],
                2,
                "3.1 resumed with time deducted, White 0:23:11, Black 0:18:02; 3.2 resumed with time \
                 deducted, White 0:23:11, Black 0:18:02",
            ),
            (
                Kind::AddTime,
                vec![resume(), resume(), resume()],
                3,
                "resumed with time added on 3 boards",
            ),
            // Of more boards it says on which.
            (
                Kind::Resume,
                vec![resume()],
                2,
                "3.1 resumed, White 0:23:11, Black 0:18:02",
            ),
            (
                Kind::Resume,
                vec![resume(), resume(), resume()],
                5,
                "resumed on 3 of 5 boards (3.1 3.2 3.3)",
            ),
            (
                Kind::RestartShorter,
                vec![restart],
                1,
                "restarted with a shorter time control, 15+10",
            ),
            (Kind::Result, vec![result], 1, "result 1-0"),
            (Kind::Postpone, vec![Remedy::Postpone], 1, "postponed"),
        ] {
            let boards = (1..).zip(remedies).map(|(board, remedy)| BoardRuling {
                board: BoardId { round: 3, board },
                seen: 7,
                remedy,
                cites: Vec::new(),
            });
            let ruling = Ruling {
                reference: RulingRef {
                    incident: 4,
                    ruling: 1,
                },
                kind,
                boards: boards.collect(),
                article: "O 18.9".to_owned(),
                reason: "the router failed".to_owned(),
                start_in: Millis::ZERO,
                found: None,
            };
            assert_eq!(deed(&ruling, of), told);
        }
    }
}
