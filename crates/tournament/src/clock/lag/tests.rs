use proptest::prelude::*;

use super::{LagCredit, LagRules, RoundTrips};
use crate::time::Millis;

const RULES: LagRules = LagRules {
    per_move: Millis(200),
    quota: Millis(500),
    refill: Millis(50),
};

fn link(claimed: u64, measured: u64) -> RoundTrips {
    RoundTrips {
        claimed: Millis(claimed),
        measured: Millis(measured),
    }
}

/// Every bound, where it is the least.
#[test]
fn clk_1_a_credit_is_the_least_of_its_bounds() {
    for (claimed, measured, cost, left, given, then) in [
        // claimed, measured, cost of the move, left of the quota: given, left then
        (80, 90, 5_000, 500, 80, 470),
        (90, 80, 5_000, 500, 80, 470),
        (900, 80, 5_000, 500, 80, 470),
        (900, 900, 5_000, 500, 200, 350),
        (900, 900, 5_000, 120, 120, 50),
        (900, 900, 5_000, 0, 0, 50),
        (80, 80, 30, 500, 30, 500),
        (80, 80, 0, 500, 0, 500),
        // What is not known counts for nothing.
        (0, 80, 5_000, 480, 0, 500),
        (80, 0, 5_000, 480, 0, 500),
    ] {
        let credit = RULES.credit(link(claimed, measured), Millis(cost), Millis(left));
        let wanted = LagCredit {
            given: Millis(given),
            link: link(claimed, measured),
            left: Millis(then),
        };
        assert_eq!(credit, wanted, "{claimed} {measured} {cost} {left}");
    }
}

/// One move: what its device says, what its round trip is, what the move cost.
type Played = (u64, u64, u64);

fn games() -> impl Strategy<Value = Vec<Played>> {
    let round_trip = prop_oneof![0..400_u64, Just(0), Just(100_000)];
    let said = prop_oneof![0..400_u64, Just(u64::MAX)];
    proptest::collection::vec((said, round_trip, 0..3_000_u64), 1..80)
}

fn rules() -> impl Strategy<Value = LagRules> {
    (1..1_000_u64, 0..9_000_u64, 0..=1_000_u64).prop_map(|(per_move, more, refill)| LagRules {
        per_move: Millis(per_move),
        quota: Millis(per_move + more),
        refill: Millis(refill.min(per_move)),
    })
}

/// What each move gets; the device says what `say` makes of the two figures.
fn credits(rules: LagRules, game: &[Played], say: impl Fn(u64, u64) -> u64) -> Vec<u64> {
    let mut left = rules.quota;
    let credit = |(said, measured, cost): &Played| {
        let link = link(say(*said, *measured), *measured);
        let credit = rules.credit(link, Millis(*cost), left);
        left = credit.left;
        assert!(left <= rules.quota);
        credit.given.0
    };
    game.iter().map(credit).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever a device says: no move gets more than was measured without its word, than it cost
    /// or than one move may have; and no row of moves more than the quota and its refills.
    #[test]
    fn clk_1_no_device_gets_more_than_was_measured_nor_than_the_quota(
        rules in rules(),
        game in games(),
    ) {
        let given = credits(rules, &game, |said, _| said);
        for ((_, measured, cost), given) in game.iter().zip(&given) {
            prop_assert!(given <= measured && given <= cost && *given <= rules.per_move.0);
        }
        for from in 0..given.len() {
            for to in from..given.len() {
                let refills = (to - from) as u64 * rules.refill.0;
                let sum: u64 = given[from..=to].iter().sum();
                prop_assert!(sum <= rules.quota.0 + refills, "{from}..={to}: {sum}");
            }
        }
    }

    /// Of two devices on links that measure alike, at every moment of the game, the one that lies
    /// has never been given more than the one that tells the truth.
    #[test]
    fn clk_1_a_liar_is_never_ahead_of_who_tells_the_truth(
        rules in rules(),
        game in games(),
    ) {
        let liar = credits(rules, &game, |said, _| said);
        let truthful = credits(rules, &game, |_, measured| measured);
        let (mut lied, mut told) = (0, 0);
        for (liar, truthful) in liar.iter().zip(&truthful) {
            lied += liar;
            told += truthful;
            prop_assert!(lied <= told, "{lied} is more than {told}");
        }
    }
}
