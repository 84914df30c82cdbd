//! What rulings make of boards.

use std::sync::Arc;

use adoube_chess::BySide;
use adoube_tournament::board::{Basis, Remedy, Share, Span};
use adoube_tournament::ids::RulingRef;
use adoube_tournament::incident::ruling::ClocksAs;
use adoube_tournament::time::{Millis, Time};
use proptest::prelude::*;

use super::arbitrary::time;
use super::board::{score, time_control};

fn millis() -> impl Strategy<Value = Millis> {
    any::<u64>().prop_map(Millis)
}

/// Whatever may become of a board.
pub(crate) fn remedy() -> impl Strategy<Value = Remedy> {
    let basis = || basis().prop_map(Box::new);
    prop_oneof![
        (millis(), millis(), basis()).prop_map(|(white, black, basis)| Remedy::Resume {
            white,
            black,
            basis
        }),
        time_control().prop_map(|control| Remedy::Restart {
            control: Arc::new(control)
        }),
        score().prop_map(|score| Remedy::Result { score }),
        Just(Remedy::Postpone),
    ]
}

/// Any clocks that may be wished.
pub(crate) fn clocks_as() -> impl Strategy<Value = ClocksAs> {
    prop_oneof![
        Just(ClocksAs::LastContact),
        Just(ClocksAs::Detection),
        Just(ClocksAs::Now),
        (millis(), millis()).prop_map(|(white, black)| ClocksAs::Typed { white, black }),
    ]
}

fn share() -> impl Strategy<Value = Share> {
    let ruling = (any::<u32>(), any::<u32>());
    (ruling, [millis(), millis()]).prop_map(|((incident, ruling), given)| Share {
        ruling: RulingRef { incident, ruling },
        given: BySide::from(given),
    })
}

pub(crate) fn spans() -> impl Strategy<Value = Vec<Span>> {
    let span = (time(), time()).prop_map(|(from, to)| Span { from, to });
    proptest::collection::vec(span, 0..4)
}

fn basis() -> impl Strategy<Value = Basis> {
    let both = || [millis(), millis()];
    let given = (both(), [any::<i64>(), any::<i64>()], both(), both());
    let shares = || proptest::collection::vec(share(), 0..3);
    let not = (both(), shares(), shares(), both());
    (clocks_as(), both(), spans(), given, not).prop_map(
        |(
            clocks,
            stood,
            spans,
            (back, earlier, deducted, added),
            (elsewhere, by, kept, settled),
        )| {
            Basis {
                clocks,
                stood: BySide::from(stood),
                spans,
                back: BySide::from(back),
                earlier: BySide::from(earlier),
                deducted: BySide::from(deducted),
                added: BySide::from(added),
                elsewhere: BySide::from(elsewhere),
                by,
                kept,
                settled: BySide::from(settled),
            }
        },
    )
}

/// Clocks as at the last contact, after a ruling before it and less a deduction.
pub(crate) fn with_basis() -> Remedy {
    let basis = Basis {
        clocks: ClocksAs::LastContact,
        stood: BySide::new(Millis(3_560_000), Millis(3_000_050)),
        spans: vec![Span {
            from: Time(1_655_463_500_000),
            to: Time(1_655_463_560_000),
        }],
        back: BySide::new(Millis(60_000), Millis::ZERO),
        earlier: BySide::new(18_796, 0),
        deducted: BySide::new(Millis(60_000), Millis::ZERO),
        added: BySide::both(Millis::ZERO),
        elsewhere: BySide::both(Millis::ZERO),
        by: Vec::new(),
        kept: Vec::new(),
        settled: BySide::both(Millis::ZERO),
    };
    Remedy::Resume {
        white: Millis(3_541_204),
        black: Millis(3_000_050),
        basis: Box::new(basis),
    }
}

/// The same beside rulings on other incidents.
pub(crate) fn with_shares() -> Remedy {
    let mut remedy = with_basis();
    let share = |incident, white| Share {
        ruling: RulingRef {
            incident,
            ruling: 1,
        },
        given: BySide::new(Millis(white), Millis(7)),
    };
    if let Remedy::Resume { basis, .. } = &mut remedy {
        basis.elsewhere = BySide::new(Millis(20_000), Millis(7));
        basis.by = vec![share(9, 20_000)];
        basis.kept = vec![share(8, 5_000)];
    }
    remedy
}
