//! Heads that the coordinator signs, so that a stream can be checked by somebody who trusts
//! nobody.

use adoube_coordinator::shard::ShardRequest;
use adoube_ledger::{Ledger, StreamName};
use adoube_record::{heads, streams};
use adoube_tournament::board::command::{Act, PlayerOrder};
use adoube_tournament::board::event::HeadSigned;
use adoube_tournament::board::{Event, Order};

use crate::kit::{Desk, FIRST, Rules, command, public_key, tournament};

/// The records vouched for; every signature is checked.
fn signed(desk: &Desk) -> Vec<u64> {
    let name = streams::board(&tournament(), FIRST);
    let entries = desk
        .ledger
        .read(&StreamName::new(&name).unwrap(), 1, usize::MAX)
        .unwrap();
    let mut signed = Vec::new();
    for record in desk.records() {
        if let Event::HeadSigned(HeadSigned {
            sequence,
            hash,
            signature,
        }) = record.event
        {
            let entry = &entries[usize::try_from(sequence).unwrap() - 1];
            assert_eq!(entry.hash.as_bytes(), &hash, "{sequence}");
            heads::verify(&public_key(), &name, sequence, &hash, &signature).unwrap();
            signed.push(sequence);
        }
    }
    signed
}

#[test]
fn heads_are_signed_every_64_records_and_at_the_end() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    // Stops of the clocks make records without moves.
    for number in 0..70 {
        let reason = "a test of the alarm".to_owned();
        let pause = Act::Pause.because(reason.clone());
        for (at, order) in [(0, pause), (1, Act::Resume.because(reason))] {
            let ask = ShardRequest::Board(FIRST, command(1_000 + 2 * number + at), order);
            desk.ask("chief", ask).unwrap();
        }
    }
    assert_eq!(signed(&desk), [64, 128]);
    desk.order(white, Order::Player(PlayerOrder::Resign));
    let end = desk.board().sequence() - 1;
    assert_eq!(signed(&desk), [64, 128, end]);
    desk.pass(5_000);
    desk.crash(1_000);
    assert_eq!(desk.board().sequence(), end + 1, "signed once");
}

/// Killed between the game's end and the signature: the next start signs.
#[test]
fn an_end_without_a_signature_is_signed_at_the_next_start() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.slow = true;
    desk.order(white, Order::Player(PlayerOrder::Resign));
    desk.write(1);
    assert_eq!(desk.waiting(), 1, "the signature");
    desk.slow = false;
    desk.crash(1_000);
    assert_eq!(signed(&desk), [6]);
    assert!(desk.shard.state().unsigned.is_empty());
    desk.crash(1_000);
    assert_eq!(signed(&desk), [6]);
}
