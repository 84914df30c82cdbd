//! What is true of the standings of any report, also of one that contradicts itself.

use adoube_chess::Side;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use crate::scoring::{RoundResult, Scoring};
use crate::standings::{
    Crosstable, CrosstablePlayer, Edition, Options, PlayerRound, System, TieBreak, parse_list,
    standings,
};

/// Every code that any event may use, with every sort of modifier.
const ANYWHERE: &str = "PTS,DE,DE/P,WIN,WON,BPG,BWG,REP,STD,PS,PS/C2,SB,SB/M2,KS,KS/L60,KS/L-3,\
                        ARO/U1400,ARO/M1/U1,TPR/U0,PTP/U1400,APRO/U1400,APPO/U1400,ARO";
/// Those of a Swiss beside them.
const SWISS: &str = "BH,BH/C1,BH/M2,BH/C9,AOB,AOB/F,FB,FB/C1";

fn round(players: u16) -> impl Strategy<Value = PlayerRound> {
    let colour = select(Side::ALL.to_vec());
    let parts = (
        option::of(1..=players),
        option::of(colour),
        option::of(select(RoundResult::ALL.to_vec())),
    );
    parts.prop_map(|(opponent, colour, result)| PlayerRound {
        opponent,
        colour,
        result,
    })
}

fn event() -> impl Strategy<Value = Crosstable> {
    (1_u16..12, 0_u16..8).prop_flat_map(|(players, rounds)| {
        let line = (
            option::of(0_u16..3000),
            prop::collection::vec(round(players), 0..8),
        );
        let lines = prop::collection::vec(line, usize::from(players));
        lines.prop_map(move |lines| {
            let players = (1..)
                .zip(lines)
                .map(|(number, (rating, rounds))| CrosstablePlayer {
                    number,
                    rating,
                    rounds,
                });
            Crosstable {
                rounds: Some(rounds),
                players: players.collect(),
            }
        })
    })
}

fn options() -> impl Strategy<Value = Options> {
    let all: Vec<TieBreak> = parse_list(&format!("{ANYWHERE},{SWISS}")).unwrap();
    let scoring = (0_u8..8, 0_u8..8, 0_u8..3);
    let scoring = scoring.prop_filter_map("no scoring", |(win, draw, loss)| {
        Scoring::from_halves(win, draw, loss).ok()
    });
    let list = prop::sample::subsequence(all.clone(), 0..=all.len()).prop_shuffle();
    let edition = select(vec![Edition::From2024, Edition::From2026]);
    (scoring, any::<bool>(), edition, list).prop_map(|(scoring, robin, edition, mut list)| {
        if robin {
            list.retain(|tie_break| !tie_break.method.swiss_only());
        }
        Options {
            points: scoring.into(),
            system: if robin {
                System::RoundRobin
            } else {
                System::Swiss
            },
            edition,
            tie_breaks: list,
        }
    })
}

proptest! {
    #[test]
    fn evt_5_everybody_stands_once_and_in_order(
        event in event(),
        options in options(),
        through in 0_u16..12,
    ) {
        let table = standings(&event, through, &options).unwrap();
        let mut numbers: Vec<_> = table.players.iter().map(|p| p.number).collect();
        numbers.sort_unstable();
        let count = u16::try_from(event.players.len()).unwrap();
        prop_assert_eq!(numbers, (1..=count).collect::<Vec<_>>());
        for (place, player) in (1..).zip(&table.players) {
            prop_assert!(player.rank <= place);
            prop_assert_eq!(player.values.len(), options.tie_breaks.len());
        }
        prop_assert!(table.players.iter().map(|p| p.rank).is_sorted());
        let named = options.tie_breaks.iter().any(|one| one.to_string() == "PTS");
        let points = table.players.iter().map(|p| std::cmp::Reverse(p.halves));
        prop_assert!(named || points.is_sorted());
    }

    /// The order of lines in the report decides nothing.
    #[test]
    fn evt_5_the_order_of_lines_is_of_no_account(event in event(), options in options()) {
        let through = u16::try_from(event.last_round()).unwrap();
        let mut turned = event.clone();
        turned.players.reverse();
        let table = standings(&event, through, &options).unwrap();
        prop_assert_eq!(standings(&turned, through, &options).unwrap(), table);
    }
}
