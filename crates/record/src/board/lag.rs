//! Credits for the network's time.

use adoube_tournament::clock::{LagCredit, LagRules, RoundTrips};
use adoube_tournament::time::Millis;

use crate::log;

pub(super) const fn write(credit: &LagCredit) -> log::LagCredit {
    log::LagCredit {
        given: credit.given.0,
        claimed: credit.link.claimed.0,
        measured: credit.link.measured.0,
        left: credit.left.0,
    }
}

pub(super) const fn read(credit: log::LagCredit) -> LagCredit {
    LagCredit {
        given: Millis(credit.given),
        link: RoundTrips {
            claimed: Millis(credit.claimed),
            measured: Millis(credit.measured),
        },
        left: Millis(credit.left),
    }
}

pub(super) const fn write_rules(rules: LagRules) -> log::LagRules {
    log::LagRules {
        per_move: rules.per_move.0,
        quota: rules.quota.0,
        refill: rules.refill.0,
    }
}

pub(super) const fn read_rules(rules: log::LagRules) -> LagRules {
    LagRules {
        per_move: Millis(rules.per_move),
        quota: Millis(rules.quota),
        refill: Millis(rules.refill),
    }
}
