//! Who takes part no longer, as pairing programs are told: a zero-point bye in the round that is to
//! be paired next.

use adoube_proto::v1::EventView;
use adoube_tournament::trf::{Cell, Edition, File, Line, ResultCode};

/// Enters those who have withdrawn as absent where nothing is known of a round: in drafts and, if
/// the report goes up to the last round that is paired, in the next one of `rounds`.
pub(super) fn mark(file: &mut File, view: &EventView, round: u16, rounds: u16, edition: Edition) {
    let paired = view.rounds.iter().filter(|r| !r.pairings.is_empty());
    let paired = paired.map(|r| u16::try_from(r.round).unwrap_or(u16::MAX));
    let last = paired.max().unwrap_or(0);
    let through = if round >= last { last + 1 } else { round };
    for number in 1..=through.min(rounds) {
        let gone: Vec<u16> = gone(view, number).collect();
        let mut absent = Vec::new();
        for player in file.players_mut() {
            if gone.contains(&player.number) && player.cell(number).is_blank() {
                let result = Some(ResultCode::ZeroBye);
                let cell = Cell {
                    result,
                    ..Cell::default()
                };
                player.set_cell(number, cell);
                absent.push(format!("{:>4}", player.number));
            }
        }
        if edition == Edition::Trf26 && !absent.is_empty() {
            let line = format!("240 Z {number:>3} {}", absent.join(" "));
            file.lines.push(Line::Other(line));
        }
    }
}

fn gone(view: &EventView, round: u16) -> impl Iterator<Item = u16> + '_ {
    let out = move |from: u32| from > 0 && from <= u32::from(round);
    let players = view.players.iter().filter(move |p| out(p.withdrawn_from));
    players.filter_map(|player| u16::try_from(player.number).ok())
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{PairingEntry, PlayerEntry, RoundView};
    use adoube_tournament::trf::Player;

    use super::*;

    #[test]
    fn evt_5_who_has_withdrawn_is_absent_in_the_round_to_be_paired() {
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
        for (paired, asked, rounds, marked) in [
            (0, 0, 5, &[][..]),
            (1, 1, 5, &[2]),
            (1, u16::MAX, 5, &[2]),
            (3, 3, 5, &[2, 3, 4]),
            // the report of an earlier round knows nothing of the next one
            (3, 2, 5, &[2]),
            (3, 1, 5, &[]),
            // the last round has none after it
            (3, 3, 3, &[2, 3]),
        ] {
            let view = EventView {
                players: (1..=3).map(player).collect(),
                rounds: (1..=paired).map(round).collect(),
                ..EventView::default()
            };
            let mut file = File::default();
            let players = (1..=3).map(|number| Player {
                number,
                ..Player::default()
            });
            file.lines.extend(players.map(Line::Player));
            mark(&mut file, &view, asked, rounds, Edition::Trf26);
            let absent = |number: u16| {
                let player = file.player(number).unwrap();
                let rounds = 1..=6;
                let rounds = rounds.filter(|round| !player.cell(*round).is_blank());
                rounds.collect::<Vec<u16>>()
            };
            assert_eq!(absent(2), marked, "{paired} {asked}");
            assert!(absent(1).is_empty() && absent(3).is_empty());
            let lines = file.lines.iter();
            let lines =
                lines.filter(|l| matches!(l, Line::Other(text) if text.starts_with("240 Z")));
            assert_eq!(lines.count(), marked.len());
        }
    }
}
