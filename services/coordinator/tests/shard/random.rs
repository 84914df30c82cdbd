//! A seeded simulation in small: random games over links that come and go, on a ledger that is
//! slow, fails, and is killed. What must always hold is checked as things are said (`kit`), and
//! at the end against the ledger.

mod player;
mod steps;

use adoube_ledger::Ledger;
use adoube_tournament::board::Event;
use adoube_tournament::board::event::Moved;
use steps::Story;

use crate::kit::Desk;

const SEEDS: u64 = 50;
const STEPS: usize = 440;

#[test]
fn what_was_acknowledged_is_on_record_once_and_in_order() {
    let (mut finished, mut played) = (0, 0);
    for seed in 1..=SEEDS {
        let story = Story::told(seed, STEPS);
        let moves: Vec<(u32, String)> = moves(&story.desk);
        let plies = moves.iter().map(|(ply, _)| *ply);
        assert!(
            plies.eq(1..=u32::try_from(moves.len()).unwrap()),
            "seed {seed}"
        );
        for player in &story.players {
            for (ply, uci) in player.acknowledged() {
                let place = usize::try_from(*ply).unwrap() - 1;
                let on_record = moves.get(place).map(|(_, uci)| uci);
                assert_eq!(on_record, Some(uci), "seed {seed}: half-move {ply}");
            }
            assert_eq!(
                story.desk.seen(player.device).into_values().count() as u64,
                story.desk.board().sequence(),
                "seed {seed}: {} sees what the ledger holds",
                player.device
            );
        }
        assert_eq!(
            story.desk.seen("madrid-1"),
            story.desk.seen("oslo-1"),
            "seed {seed}"
        );
        finished += u64::from(story.desk.board().is_finished());
        played += moves.len();
    }
    assert!(played > 900, "only {played} moves in all");
    assert!(finished < SEEDS, "games are to be under way, too");
}

/// The same seed leaves the same bytes, chained hashes included; another seed others.
#[test]
fn the_same_seed_leaves_the_same_ledger() {
    let heads = |seed| {
        let ledger = Story::told(seed, STEPS).desk.ledger;
        let streams = ledger.streams("").unwrap().into_iter();
        let heads = streams.map(|stream| (ledger.head(&stream).unwrap(), stream));
        heads
            .map(|(head, stream)| format!("{stream} {} {}", head.sequence, head.hash))
            .collect::<Vec<_>>()
    };
    for seed in [1, 2, 3, 4, 5] {
        let first = heads(seed);
        assert_eq!(first, heads(seed), "seed {seed}");
        assert_ne!(first, heads(seed + 100), "seed {seed}");
    }
}

/// The moves on record.
fn moves(desk: &Desk) -> Vec<(u32, String)> {
    let records = desk.records().into_iter();
    let moves = records.filter_map(|record| match record.event {
        Event::Moved(Moved { ply, mv, .. }) => Some((ply, mv.to_string())),
        _ => None,
    });
    moves.collect()
}
