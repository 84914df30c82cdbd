//! The table of parts.

/// One part of the nightly run.
#[derive(Debug)]
pub(super) struct Part {
    /// What to call it on the command line.
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    /// The environment variable that carries the number to the tests, and by which the user can
    /// set another; empty where there is no number to set.
    pub(super) variable: &'static str,
    /// How many, unless the user says otherwise.
    pub(super) number: u64,
    pub(super) work: Work,
}

/// What a part does.
#[derive(Debug)]
pub(super) enum Work {
    /// Runs the packages' tests, which print how far they got as `<number> <counted>`. The
    /// largest such number must reach the part's own.
    Tests {
        packages: &'static [&'static str],
        counted: &'static str,
    },
    /// Runs the packages' tests; each property in them is tried so many times.
    Properties { packages: &'static [&'static str] },
    /// Plays the demo so many times.
    Demos { args: &'static [&'static str] },
    /// Looks for known faults of dependencies.
    Advisories,
}

pub(super) const PARTS: &[Part] = &[
    Part {
        name: "power-cuts",
        about: "power fails under the sled store; nothing acknowledged may be lost",
        variable: "ADOUBE_POWER_CUTS",
        number: 1000,
        work: Work::Tests {
            packages: &["adoube-ledger-contract"],
            counted: "power cuts",
        },
    },
    Part {
        name: "kills",
        about: "coordinator, venue and kiosk are killed in the middle of a round",
        variable: "ADOUBE_KILLS",
        number: 30,
        work: Work::Tests {
            packages: &["adoube-cluster"],
            counted: "kills",
        },
    },
    Part {
        name: "simulation",
        about: "200 devices on a bad network in virtual time; no false incident",
        variable: "ADOUBE_SIM_HOURS",
        number: 100,
        work: Work::Tests {
            packages: &["adoube-simulation"],
            counted: "simulated hours",
        },
    },
    Part {
        name: "cables",
        about: "cables are pulled; how long until a watcher is told",
        variable: "ADOUBE_CABLES",
        number: 100,
        work: Work::Tests {
            packages: &["adoube-cluster"],
            counted: "cables",
        },
    },
    Part {
        name: "properties",
        about: "properties of the rules, the records and the ledger",
        variable: "PROPTEST_CASES",
        number: 20_000,
        work: Work::Properties {
            packages: &[
                "adoube-chess",
                "adoube-tournament",
                "adoube-record",
                "adoube-ledger",
                "adoube-ledger-contract",
            ],
        },
    },
    Part {
        name: "demos",
        about: "the demo again and again; each must end as its games did",
        variable: "ADOUBE_DEMOS",
        number: 10,
        work: Work::Demos {
            args: &["--headless"],
        },
    },
    Part {
        name: "advisories",
        about: "known faults of dependencies; needs the network",
        variable: "",
        number: 1,
        work: Work::Advisories,
    },
];

#[cfg(test)]
mod tests {
    use super::PARTS;
    use std::collections::BTreeSet;

    #[test]
    fn names_and_variables_are_each_parts_own() {
        let names: BTreeSet<_> = PARTS.iter().map(|part| part.name).collect();
        let variables: BTreeSet<_> = PARTS.iter().map(|part| part.variable).collect();
        assert_eq!((names.len(), variables.len()), (PARTS.len(), PARTS.len()));
        assert!(PARTS.iter().all(|part| part.number > 0));
    }
}
