//! What taking a round back comes to, spelled out before it is done.

use adoube_proto::v1::{EventView, PairingEntry, RoundState, RoundView};
use adoube_tournament::message;

use crate::catalogue::filled;
use crate::text;

/// Games that are named; of the others it is told how many they are.
const MOST: usize = 8;

fn find(view: &EventView, number: u16) -> Option<&RoundView> {
    let number = u32::from(number);
    view.rounds.iter().find(|round| round.round == number)
}

/// Whether its games may have begun: then its start is an arbiter's to take back.
pub(super) fn is_started(view: &EventView, number: u16) -> bool {
    find(view, number).is_some_and(|round| round.state() == RoundState::Started)
}

/// What counts no more; none for a round that was neither started nor told by a report.
pub(super) fn unpublish(view: &EventView, number: u16) -> Option<String> {
    let round = find(view, number)?;
    match round.state() {
        RoundState::Started => Some(started(round)),
        RoundState::Elsewhere => Some(elsewhere(view, round)),
        RoundState::Unspecified
        | RoundState::Draft
        | RoundState::Published
        | RoundState::Closed => None,
    }
}

/// That no move was made is the coordinator's to know.
fn started(round: &RoundView) -> String {
    let number = round.round;
    let mut lines = vec![
        text!("cli-unpublish-started", round: number),
        text!("cli-unpublish-started-effects"),
    ];
    let over: Vec<PairingEntry> = round
        .pairings
        .iter()
        .filter(|p| p.result.is_some())
        .cloned()
        .collect();
    if !over.is_empty() {
        let over = RoundView {
            round: number,
            pairings: over,
            ..RoundView::default()
        };
        lines.push(text!("cli-unpublish-results", results: results(&over)));
    }
    lines.push(text!("cli-unpublish-pause-instead", round: number));
    lines.join("\n  ")
}

fn elsewhere(view: &EventView, round: &RoundView) -> String {
    let number = round.round;
    let mut lines = vec![
        text!("cli-unpublish-elsewhere", round: number),
        text!("cli-unpublish-elsewhere-results", source: &round.source, results: results(round)),
        text!("cli-unpublish-elsewhere-effects"),
    ];
    let later = |draft: bool| -> Vec<String> {
        let rounds = view.rounds.iter().filter(|later| later.round > number);
        let rounds = rounds.filter(|later| (later.state() == RoundState::Draft) == draft);
        let rounds = rounds.filter(|later| !later.pairings.is_empty());
        rounds.map(|later| later.round.to_string()).collect()
    };
    for (rounds, message) in [
        (later(false), message!("cli-unpublish-later-published")),
        (later(true), message!("cli-unpublish-later-drafts")),
    ] {
        if !rounds.is_empty() {
            let message = message.number("count", rounds.len());
            lines.push(filled(&message.text("rounds", rounds.join(", "))));
        }
    }
    lines.join("\n  ")
}

/// `1.1 1-0, 1.2 1/2-1/2 and 12 more games, 2 without a game`
fn results(round: &RoundView) -> String {
    let game = |pairing: &PairingEntry| {
        let result = pairing.result.as_ref().map_or_else(
            || "none".to_owned(),
            |result| text::show_result(result.white_halves, result.black_halves),
        );
        let board = format!("{}.{}", round.round, pairing.board);
        text!("cli-unpublish-game", board, result)
    };
    let games: Vec<String> = round.pairings.iter().take(MOST).map(game).collect();
    let byes = round.byes.len();
    if games.is_empty() && byes > 0 {
        return text!("cli-unpublish-only-byes", number byes: byes);
    }
    let more = round.pairings.len().saturating_sub(MOST);
    text!("cli-unpublish-games", games: games.join(", "), number more: more, number byes: byes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_proto::v1::{ByeEntry, Result as Points};

    fn round(number: u32, state: &str, boards: u32) -> RoundView {
        let pairing = |board| PairingEntry {
            board,
            result: Some(Points {
                white_halves: 2,
                black_halves: 0,
            }),
            ..PairingEntry::default()
        };
        RoundView {
            round: number,
            state: RoundState::from_word(state).unwrap_or_default().into(),
            pairings: (1..=boards).map(pairing).collect(),
            source: "open.trf".to_owned(),
            ..RoundView::default()
        }
    }

    #[test]
    fn evt_5_what_taking_a_report_back_comes_to_is_spelled_out() {
        let head =
            "round 1 was played elsewhere\n  its results imported from open.trf are cancelled: ";
        let without = "\n  standings, reports and pairings do not count them until you import the \
                       report again";
        let few = "1.1 1-0, 1.2 1-0, 1 without a game";
        let many = "1.1 1-0, 1.2 1-0, 1.3 1-0, 1.4 1-0, 1.5 1-0, 1.6 1-0, 1.7 1-0, 1.8 1-0 and 2 more \
                    games, 1 without a game";
        for (boards, later, results, told) in [
            (2, &[][..], few, ""),
            (10, &[], many, ""),
            (
                2,
                &[(2, "closed")],
                few,
                "\n  round 2 was published or played after it: it was paired with these results \
                 and does not change",
            ),
            (
                2,
                &[(2, "elsewhere"), (3, "started"), (4, "draft")],
                few,
                "\n  rounds 2, 3 were published or played after it: they were paired with these \
                 results and do not change\n  round 4 is already paired: check whether it used \
                 these results",
            ),
        ] {
            let mut first = round(1, "elsewhere", boards);
            first.byes.push(ByeEntry::default());
            let mut view = EventView {
                rounds: vec![first],
                ..EventView::default()
            };
            let later = later.iter().map(|(number, state)| round(*number, state, 1));
            view.rounds.extend(later);
            let expected = format!("{head}{results}{without}{told}");
            assert_eq!(unpublish(&view, 1), Some(expected));
        }
        let published = EventView {
            rounds: vec![round(1, "published", 2)],
            ..EventView::default()
        };
        assert_eq!(unpublish(&published, 1), None);
        assert_eq!(unpublish(&published, 7), None);
        assert!(!is_started(&published, 1));
    }

    #[test]
    fn ven_1_what_taking_a_start_back_comes_to_is_spelled_out() {
        let head = "round 3 was started\n  if no move was made, its start and its publication are \
                    cancelled: its games have not begun, its pairings are a draft again, and \
                    devices lose their seats; checks, check-ins, default times and pauses are cancelled too";
        let early = "\n  started too early? `adoube clock pause --round 3` stops its clocks, and \
                     you can resume its games later";
        for (over, results) in [(0, ""), (2, "\n  cancelled results: 3.1 1-0, 3.2 1-0")] {
            let mut started = round(3, "started", 4);
            for pairing in &mut started.pairings[over..] {
                pairing.result = None;
            }
            let view = EventView {
                rounds: vec![started],
                ..EventView::default()
            };
            assert_eq!(unpublish(&view, 3), Some(format!("{head}{results}{early}")));
            assert!(is_started(&view, 3) && !is_started(&view, 4));
        }
    }
}
