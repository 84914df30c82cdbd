//! What a ruling did, as a list of incidents tells it.

use super::words::{both, score_text};
use super::{BoardRuling, Kind, Ruling};
use crate::board::Remedy;

/// Boards whose clocks are told each.
const MOST_TOLD: usize = 2;

/// `resumed, White 0:23:11, Black 0:18:02`, `postponed`; of several boards each by itself, or what was done
/// and on how many.
pub fn deed(ruling: &Ruling) -> String {
    match &ruling.boards[..] {
        [] => done(ruling.kind).to_owned(),
        [only] => on_board(ruling.kind, only),
        boards if boards.len() <= MOST_TOLD => {
            let told = boards.iter();
            let told =
                told.map(|ruled| format!("{} {}", ruled.board, on_board(ruling.kind, ruled)));
            told.collect::<Vec<_>>().join("; ")
        }
        boards => format!("{} on {} boards", done(ruling.kind), boards.len()),
    }
}

fn on_board(kind: Kind, ruled: &BoardRuling) -> String {
    let done = done(kind);
    match &ruled.remedy {
        Remedy::Resume {
            white,
            black,
            basis,
        } => format!("{done}, {}", both([*white, *black], basis.as_deref())),
        Remedy::Restart { control } => format!("{done}, {control}"),
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
    use crate::board::{RulingRef, Score};
    use crate::ids::BoardId;
    use crate::time::Millis;

    /// DIS-9: what was ruled is read without opening the incident.
    #[test]
    fn dis_9_a_ruling_in_a_list_says_what_it_did() {
        let resume = || Remedy::Resume {
            white: Millis(1_391_400),
            black: Millis(1_082_000),
            basis: None,
        };
        let restart = Remedy::Restart {
            control: Arc::new("900+10".parse().unwrap()),
        };
        let result = Remedy::Result {
            score: Score { white: 2, black: 0 },
        };
        for (kind, remedies, told) in [
            (
                Kind::Resume,
                vec![resume()],
                "resumed, White 0:23:11, Black 0:18:02",
            ),
            (
                Kind::Deduct,
                vec![resume(), resume()],
                "3.1 resumed with time deducted, White 0:23:11, Black 0:18:02; 3.2 resumed with time \
                 deducted, White 0:23:11, Black 0:18:02",
            ),
            (
                Kind::AddTime,
                vec![resume(), resume(), resume()],
                "resumed with time added on 3 boards",
            ),
            (
                Kind::RestartShorter,
                vec![restart],
                "restarted with a shorter time control, 900+10",
            ),
            (Kind::Result, vec![result], "result 1-0"),
            (Kind::Postpone, vec![Remedy::Postpone], "postponed"),
        ] {
            let boards = (1..).zip(remedies).map(|(board, remedy)| BoardRuling {
                board: BoardId { round: 3, board },
                seen: 7,
                remedy,
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
            assert_eq!(deed(&ruling), told);
        }
    }
}
