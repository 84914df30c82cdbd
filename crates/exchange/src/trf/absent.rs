//! Who does not play in the round that is to be paired next, as pairing programs are told.

use std::collections::BTreeMap;

use adoube_proto::v1::{EventView, RoundState, RoundView};
use adoube_tournament::scoring::{RoundResult, Scoring};
use adoube_tournament::trf::{Cell, Edition, File, Line, result_letter, result_of_letter};

use super::penalties;

/// Enters the byes of the first round that is not published, if the report goes up to the round before it and the event has
/// it: the byes of its draft, and zero points for players who have withdrawn or are excluded by a penalty. Points include
/// them, as pairing programs expect.
pub(super) fn mark(
    file: &mut File,
    view: &EventView,
    round: u16,
    (rounds, scoring): (u16, Scoring),
    edition: Edition,
) {
    let published = |r: &&RoundView| r.state() != RoundState::Draft && !r.pairings.is_empty();
    let paired = view.rounds.iter().filter(published);
    let paired = paired.map(|r| u16::try_from(r.round).unwrap_or(u16::MAX));
    let last = paired.max().unwrap_or(0);
    if round < last || last >= rounds {
        return;
    }
    let next = last + 1;
    let mut kinds: BTreeMap<char, Vec<String>> = BTreeMap::new();
    for (number, code) in away(view, next) {
        let mut players = file.players_mut();
        let Some(player) = players.find(|player| player.number == number) else {
            continue;
        };
        let cell = Cell {
            result: Some(code),
            ..Cell::default()
        };
        player.set_cell(next, cell);
        let points = u16::from(code.halves(scoring)) * 5;
        player.points_tenths = player.points_tenths.map(|told| told.saturating_add(points));
        let numbers = kinds.entry(result_letter(code)).or_default();
        numbers.push(format!("{number:>4}"));
    }
    if edition == Edition::Trf26 {
        let lines = kinds.iter().map(|(kind, numbers)| {
            Line::Other(format!("240 {kind} {next:>3} {}", numbers.join(" ")))
        });
        file.lines.extend(lines);
    }
}

/// Who does not play in a round that is not paired yet.
fn away(view: &EventView, round: u16) -> BTreeMap<u16, RoundResult> {
    let draft = view.rounds.iter().filter(|r| r.round == u32::from(round));
    let byes = draft.flat_map(|draft| &draft.byes).filter_map(|bye| {
        let code = result_of_letter(bye.kind.chars().next()?)?;
        Some((u16::try_from(bye.player).ok()?, code))
    });
    let gone = gone(view, round).chain(penalties::out_of(view, round));
    let gone = gone.map(|number| (number, RoundResult::ZeroBye));
    byes.chain(gone).collect()
}

fn gone(view: &EventView, round: u16) -> impl Iterator<Item = u16> + '_ {
    let out = move |from: u32| from > 0 && from <= u32::from(round);
    let players = view.players.iter().filter(move |p| out(p.withdrawn_from));
    players.filter_map(|player| u16::try_from(player.number).ok())
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{
        BoardRef, ByeEntry, ImposedPenalties, PairingEntry, PlayerEntry, WithdrawalView,
    };
    use adoube_tournament::trf::Player;

    use super::*;
    use crate::wire_ids::wire_penalty;

    #[test]
    fn evt_5_who_does_not_play_is_told_in_the_round_to_be_paired() {
        let player = |number| PlayerEntry {
            number,
            withdrawn_from: if number == 2 { 2 } else { 0 },
            ..PlayerEntry::default()
        };
        let round = |round| RoundView {
            round,
            pairings: vec![PairingEntry::default()],
            ..RoundView::default()
        };
        // A draft of byes only, of the fourth round.
        let draft = RoundView {
            round: 4,
            byes: vec![ByeEntry {
                player: 3,
                kind: "H".to_owned(),
                opponent: 0,
            }],
            ..RoundView::default()
        };
        for (paired, asked, rounds, marked, lines) in [
            (0, 0, 5, &[][..], &[][..]),
            (1, 1, 5, &[(2, 2)], &["240 Z   2    2"]),
            (1, u16::MAX, 5, &[(2, 2)], &["240 Z   2    2"]),
            (
                3,
                3,
                5,
                &[(2, 4), (3, 4)],
                &["240 H   4    3", "240 Z   4    2"],
            ),
            // the report of an earlier round knows nothing of the next one
            (3, 2, 5, &[], &[]),
            // the last round has none after it
            (3, 3, 3, &[], &[]),
        ] {
            let view = EventView {
                players: (1..=3).map(player).collect(),
                rounds: (1..=paired).map(round).chain([draft.clone()]).collect(),
                ..EventView::default()
            };
            let mut file = File::default();
            let players = (1..=3).map(|number| Player {
                number,
                points_tenths: Some(10),
                ..Player::default()
            });
            file.lines.extend(players.map(Line::Player));
            let event = (rounds, Scoring::default());
            mark(&mut file, &view, asked, event, Edition::Trf26);
            let players = file.players().flat_map(|player| {
                let rounds = (1..=6).filter(|round| !player.cell(*round).is_blank());
                rounds.map(|round| (player.number, round))
            });
            assert_eq!(players.collect::<Vec<_>>(), marked, "{paired} {asked}");
            let told = file.lines.iter().filter_map(|line| match line {
                Line::Other(text) => Some(text.as_str()),
                _ => None,
            });
            assert_eq!(told.collect::<Vec<_>>(), lines, "{paired} {asked}");
            let third = file.player(3).unwrap().points_tenths;
            let half = if marked.contains(&(3, 4)) { 15 } else { 10 };
            assert_eq!(third, Some(half));
        }
    }

    #[test]
    fn pen_1_who_is_out_by_a_penalty_is_told_in_the_round_to_be_paired() {
        let penalised = |player, typed: &str| ImposedPenalties {
            player,
            board: Some(BoardRef { round: 1, board: 1 }),
            penalties: vec![wire_penalty(&typed.parse().unwrap())],
            ..ImposedPenalties::default()
        };
        let view = EventView {
            penalties: vec![
                penalised(1, "warning"),
                penalised(2, "exclusion=3"),
                penalised(3, "expulsion"),
            ],
            ..EventView::default()
        };
        let mut withdrawn = view.clone();
        withdrawn.penalties[2].withdrawn = Some(WithdrawalView::default());
        assert_eq!(away(&withdrawn, 3).into_keys().collect::<Vec<_>>(), [2]);
        let out = |round| away(&view, round).into_keys().collect::<Vec<_>>();
        assert_eq!([1, 2, 3].map(out), [vec![], vec![3], vec![2, 3]]);
    }
}
