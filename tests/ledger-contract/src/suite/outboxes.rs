//! Outboxes: bounded, acknowledged, numbered for ever.

use adoube_ledger::{
    LedgerExt as _, MAX_BODY, Outbox, OutboxError, OutboxLimits, StoreError, Transaction,
};

use super::{Row, stream};
use crate::stand::Stand;

pub(super) const CASES: &[Row] = &[
    ("items are numbered from one and read in order", order),
    ("an outbox is bounded by items", bounded_by_items),
    ("an outbox is bounded by bytes", bounded_by_bytes),
    (
        "what is acknowledged is gone and its ids are not used again",
        acknowledged,
    ),
    ("what was never pushed cannot be acknowledged", ahead),
    ("outboxes are apart from each other and from streams", apart),
    ("large items come back, larger ones are refused", large),
];

fn outbox(stand: &dyn Stand, name: &str, items: u64, bytes: u64) -> Outbox {
    Outbox::new(stand.ledger(), stream(name), OutboxLimits { items, bytes })
}

fn bodies(outbox: &Outbox, from: u64, limit: usize) -> Vec<(u64, Vec<u8>)> {
    let items = outbox.peek(from, limit).unwrap();
    items.into_iter().map(|item| (item.id, item.body)).collect()
}

fn order(stand: &mut dyn Stand) {
    let outbox = outbox(stand, "up", 10, 1000);
    assert_eq!(outbox.is_empty(), Ok(true));
    for (id, text) in [(1, "a"), (2, "b"), (3, "c")] {
        assert_eq!(outbox.push_blocking(text.into()), Ok(id));
    }
    assert_eq!(outbox.len(), Ok(3));
    assert_eq!(
        bodies(&outbox, 0, 2),
        [(1, b"a".to_vec()), (2, b"b".to_vec())]
    );
    assert_eq!(bodies(&outbox, 3, 2), [(3, b"c".to_vec())]);
    assert_eq!(bodies(&outbox, 4, 2), []);
}

fn bounded_by_items(stand: &mut dyn Stand) {
    let outbox = outbox(stand, "up", 2, 1000);
    assert_eq!(outbox.push_blocking(vec![1]), Ok(1));
    assert_eq!(outbox.push_blocking(vec![2]), Ok(2));
    let full = OutboxError::Full { items: 2, bytes: 2 };
    assert_eq!(outbox.push_blocking(vec![3]), Err(full));
    assert_eq!(outbox.ack_blocking(1), Ok(()));
    assert_eq!(outbox.push_blocking(vec![3]), Ok(3));
}

fn bounded_by_bytes(stand: &mut dyn Stand) {
    let outbox = outbox(stand, "up", 10, 100);
    assert_eq!(outbox.push_blocking(vec![0; 60]), Ok(1));
    let full = OutboxError::Full {
        items: 1,
        bytes: 60,
    };
    assert_eq!(outbox.push_blocking(vec![0; 41]), Err(full));
    assert_eq!(outbox.push_blocking(vec![0; 40]), Ok(2));
    assert_eq!(outbox.ack_blocking(1), Ok(()));
    assert_eq!(outbox.state().map(|state| state.bytes), Ok(40));
    assert_eq!(outbox.push_blocking(vec![0; 60]), Ok(3));
}

fn acknowledged(stand: &mut dyn Stand) {
    for reopened in [false, true] {
        let outbox = outbox(stand, "up", 10, 1000);
        let before = outbox.state().unwrap().next - 1;
        for i in 1..=4 {
            assert_eq!(outbox.push_blocking(vec![7]), Ok(before + i));
        }
        assert_eq!(outbox.ack_blocking(before + 3), Ok(()));
        assert_eq!(outbox.ack_blocking(before + 1), Ok(()), "again");
        assert_eq!(bodies(&outbox, 0, 10), [(before + 4, vec![7])]);
        assert_eq!(outbox.ack_blocking(before + 4), Ok(()));
        assert_eq!(outbox.is_empty(), Ok(true));
        drop(outbox);
        if !reopened {
            stand.reopen();
        }
    }
    assert_eq!(outbox(stand, "up", 10, 1000).push_blocking(vec![1]), Ok(9));
}

fn ahead(stand: &mut dyn Stand) {
    let outbox = outbox(stand, "up", 10, 1000);
    let never = |through, next| Err(OutboxError::Ahead { through, next });
    assert_eq!(outbox.ack_blocking(1), never(1, 1));
    assert_eq!(outbox.push_blocking(vec![1]), Ok(1));
    assert_eq!(outbox.ack_blocking(u64::MAX), never(u64::MAX, 2));
    assert_eq!(outbox.ack_blocking(0), Ok(()));
    assert_eq!(outbox.len(), Ok(1));
}

fn apart(stand: &mut dyn Stand) {
    let ledger = stand.ledger();
    let (up, upper) = (outbox(stand, "up", 10, 99), outbox(stand, "up/er", 10, 99));
    ledger.append_blocking(&stream("up"), 0, vec![b"record".to_vec()]);
    ledger.submit_blocking(Transaction::slot("up", b"slot"));
    assert_eq!(up.push_blocking(vec![1]), Ok(1));
    assert_eq!(upper.push_blocking(vec![2]), Ok(1));
    drop((ledger, up, upper));
    stand.reopen();
    assert_eq!(bodies(&outbox(stand, "up", 10, 99), 0, 9), [(1, vec![1])]);
    assert_eq!(
        bodies(&outbox(stand, "up/er", 10, 99), 0, 9),
        [(1, vec![2])]
    );
    let ledger = stand.ledger();
    assert_eq!(ledger.head(&stream("up")).map(|head| head.sequence), Ok(1));
    assert_eq!(ledger.slot("up"), Ok(Some(b"slot".to_vec())));
}

fn large(stand: &mut dyn Stand) {
    let body: Vec<u8> = (0..MAX_BODY)
        .map(|i| u8::try_from(i % 251).unwrap())
        .collect();
    let up = outbox(stand, "up", 10, 1_000_000);
    assert_eq!(up.push_blocking(body.clone()), Ok(1));
    let bytes = MAX_BODY + 1;
    let error = OutboxError::Failed(StoreError::BodyTooLarge { bytes });
    assert_eq!(up.push_blocking(vec![0; bytes]), Err(error));
    drop(up);
    stand.reopen();
    let up = outbox(stand, "up", 10, 1_000_000);
    assert_eq!(bodies(&up, 0, 10), [(1, body)]);
    assert_eq!(up.ack_blocking(1), Ok(()));
    drop(up);
    stand.reopen();
    let state = outbox(stand, "up", 10, 1_000_000).state().unwrap();
    assert_eq!((state.first, state.next, state.bytes), (2, 2, 0));
}
