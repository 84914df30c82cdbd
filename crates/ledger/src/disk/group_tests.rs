//! Requests that one flush makes durable, as the next ones find them.

use super::*;

fn name() -> StreamName {
    StreamName::new("t/x/1").unwrap()
}

fn append(group: &mut Group, durable: &Durable, expected: u64, bodies: usize) {
    let transaction = Transaction {
        appends: vec![Append {
            stream: name(),
            expected,
            bodies: vec![b"e2e4".to_vec(); bodies],
        }],
        ..Transaction::default()
    };
    group.add_transaction(durable, transaction, Reply::new(Box::new(|_| {}), None));
}

#[test]
fn what_each_request_of_a_group_planned_is_published() {
    // how many bodies each request has, in groups; where the stream then ends
    for (groups, end) in [
        (vec![vec![1]], Some(1)),
        (vec![vec![1, 2]], Some(3)),
        (vec![vec![1, 0]], Some(1)),
        (vec![vec![2, 0, 1]], Some(3)),
        (vec![vec![20], vec![0], vec![20, 0]], Some(40)),
        (vec![vec![0]], None),
    ] {
        let mut durable = Durable::default();
        let (mut tally, mut sequence) = (Tally::default(), 0);
        for requests in &groups {
            let mut group = Group::new(tally);
            for bodies in requests {
                append(&mut group, &durable, sequence, *bodies);
                sequence += u64::try_from(*bodies).unwrap();
            }
            tally = group.tally;
            group.publish(&mut durable);
        }
        let trail = durable.trails.get(&name());
        assert_eq!(trail.map(|it| it.head.sequence), end, "{groups:?}");
        assert_eq!(trail.map(|it| it.last), end, "{groups:?}");
        assert_eq!(tally.records, end.unwrap_or(0), "{groups:?}");
    }
}
