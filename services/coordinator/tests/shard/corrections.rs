//! A result that is corrected after a later round was paired with it.

use adoube_coordinator::shard::{Reply, ShardRequest};
use adoube_tournament::board::command::{Act, CorrectResult, Play, PlayerOrder};
use adoube_tournament::board::{Order, Score};
use adoube_tournament::clock::RoundTrips;

use crate::foreseen::worded;
use crate::kit::{Desk, Rules};
use crate::publishing::pairing;

/// END-8: who corrects a result reads before what that does to the pairings that were made with the old one.
#[test]
fn end_8_a_correction_says_that_the_next_rounds_pairings_stay() {
    const STAY: &str =
        "round 2 was published before this correction: its pairings stay as they are";
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.order(white, Order::Player(PlayerOrder::Resign));
    let correct = Act::CorrectResult(CorrectResult {
        score: Score { white: 1, black: 1 },
        forfeit: None,
        without_odds: false,
    })
    .because("both had agreed on a draw");
    let comes_to = |desk: &mut Desk| match desk.ask("chief", crate::kit::preview(correct.clone())) {
        Ok(Reply::Preview(foreseen)) => {
            let word = foreseen.consequences.first();
            let word = word.map(|note| note.word.clone());
            (worded(foreseen.consequences), word)
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(comes_to(&mut desk), (Vec::new(), None));
    desk.ask("chief", ShardRequest::CloseRound(1)).unwrap();
    desk.ask("chief", pairing(2, &[(1, 2)], &[])).unwrap();
    assert_eq!(
        comes_to(&mut desk),
        (Vec::new(), None),
        "a draft can be changed"
    );
    desk.ask("chief", ShardRequest::PublishRound(2)).unwrap();
    let open = (
        vec![format!(
            "{STAY}, unless the round is unpublished before a move is made"
        )],
        Some("pairings-published".to_owned()),
    );
    assert_eq!(comes_to(&mut desk), open);
    desk.ask("chief", ShardRequest::StartRound(2)).unwrap();
    assert_eq!(comes_to(&mut desk), open);
    for session in [white, black] {
        desk.close(session);
    }
    let white = desk.hello("madrid-1", "kiosk-w");
    let black = desk.hello("oslo-1", "kiosk-b");
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    desk.order(black, Order::Player(PlayerOrder::CheckIn));
    let first = Order::Player(PlayerOrder::Play(Play {
        ply: 1,
        uci: "e2e4".to_owned(),
        link: RoundTrips::default(),
    }));
    desk.said();
    desk.order(white, first);
    let said = desk.said();
    assert!(said.iter().any(|said| said.contains("move")), "{said:?}");
    assert_eq!(
        comes_to(&mut desk),
        (vec![STAY.to_owned()], Some("pairings-stay".to_owned()))
    );
}
