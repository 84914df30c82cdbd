//! Random transactions: the ledgers and the reference model agree, restarts included.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_ledger::{Append, LedgerExt as _, StreamName, Transaction};
use adoube_ledger_contract::model::{Model, observe};
use adoube_ledger_contract::stand::{Disk, Memory, Stand};
use proptest::collection::vec;
use proptest::prelude::*;

/// One step of a run: a transaction, with how far off each expectation is; or a restart.
#[derive(Clone, Debug)]
enum Step {
    Transaction(Vec<Guess>, Vec<(u8, Vec<u8>)>),
    Restart,
}

#[derive(Clone, Debug)]
struct Guess {
    stream: u8,
    off_by: u64,
    bodies: Vec<Vec<u8>>,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let body = prop_oneof![8 => vec(any::<u8>(), 0..200), 1 => vec(any::<u8>(), 4000..9000)];
    let off_by = prop_oneof![9 => Just(0_u64), 1 => 1..3_u64];
    let guess = (0..6_u8, off_by, vec(body, 0..4)).prop_map(|(stream, off_by, bodies)| Guess {
        stream,
        off_by,
        bodies,
    });
    let slots = vec((0..3_u8, vec(any::<u8>(), 0..50)), 0..3);
    let transaction = (vec(guess, 0..5), slots).prop_map(|(g, s)| Step::Transaction(g, s));
    vec(
        prop_oneof![12 => transaction, 1 => Just(Step::Restart)],
        1..40,
    )
}

fn transaction(model: &Model, guesses: &[Guess], slots: &[(u8, Vec<u8>)]) -> Transaction {
    let mut appends: Vec<Append> = Vec::new();
    for guess in guesses {
        let stream = StreamName::new(format!("s/{}", guess.stream)).unwrap();
        if appends.iter().any(|append| append.stream == stream) {
            continue;
        }
        appends.push(Append {
            expected: model.sequence(&stream) + guess.off_by,
            stream,
            bodies: guess.bodies.clone(),
        });
    }
    let slots = slots.iter();
    let slots = slots.map(|(slot, value)| (format!("slot/{slot}"), value.clone()));
    let slots = slots.collect();
    Transaction {
        appends,
        slots,
        fence: None,
    }
}

fn agrees(stand: &mut dyn Stand, steps: &[Step]) -> Result<(), TestCaseError> {
    let names: Vec<_> = (0..3).map(|slot| format!("slot/{slot}")).collect();
    let mut model = Model::default();
    for step in steps {
        match step {
            Step::Restart => stand.reopen(),
            Step::Transaction(guesses, slots) => {
                let transaction = transaction(&model, guesses, slots);
                let expected = model.apply(&transaction);
                let outcome = stand.ledger().submit_blocking(transaction);
                prop_assert!(expected.is(&outcome), "{expected:?}, not {outcome:?}");
            }
        }
    }
    prop_assert_eq!(observe(&*stand.ledger(), &names), Ok(model.clone()));
    stand.reopen();
    prop_assert_eq!(observe(&*stand.ledger(), &names), Ok(model));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_ledger_in_memory_agrees_with_the_model(steps in steps()) {
        agrees(&mut Memory::new(), &steps)?;
    }

    #[test]
    fn the_ledger_on_sled_agrees_with_the_model(steps in steps()) {
        agrees(&mut Disk::new(), &steps)?;
    }
}
