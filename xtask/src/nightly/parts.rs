//! The table of parts.

/// One part of the nightly run.
#[derive(Debug)]
pub(super) struct Part {
    /// What to call it on the command line.
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    /// What it needs beyond Rust and this checkout.
    pub(super) needs: &'static str,
    /// How long it takes on two cores with nothing else to do, once all is built.
    pub(super) takes: &'static str,
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
    /// Runs tests, which print how far they got as `<number> <counted>`. The largest such number
    /// must reach the part's own.
    Tests {
        /// The program of tests: its name is used once in the workspace.
        test: &'static str,
        /// Parts of the names of the tests that are run.
        filters: &'static [&'static str],
        build: Build,
        counted: &'static str,
    },
    /// Runs the packages' tests; each property in them is tried so many times.
    Properties { packages: &'static [&'static str] },
    /// Gives each decoder so many inputs.
    Fuzz,
    /// Plays the demo so many times.
    Demos { args: &'static [&'static str] },
    /// Looks for known faults of dependencies.
    Advisories,
}

/// What is built for tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Build {
    /// The tests alone.
    Tests,
    /// All programs too, which the tests start.
    Programs,
    /// All programs too, and those of an earlier version.
    EarlierPrograms,
    /// The tests, optimised: they compute for hours, or tell how fast something is.
    Release,
    /// The tests and all programs, optimised: it counts how fast the programs answer each other.
    ReleasePrograms,
}

impl Build {
    pub(super) const fn is_release(self) -> bool {
        match self {
            Self::Tests | Self::Programs | Self::EarlierPrograms => false,
            Self::Release | Self::ReleasePrograms => true,
        }
    }

    pub(super) const fn has_programs(self) -> bool {
        match self {
            Self::Tests | Self::Release => false,
            Self::Programs | Self::EarlierPrograms | Self::ReleasePrograms => true,
        }
    }
}

pub(super) const PARTS: &[Part] = &[
    Part {
        name: "power-cuts",
        about: "power fails under the sled store; nothing acknowledged may be lost",
        needs: "FUSE (fuse3, /dev/fuse)",
        takes: "a few minutes",
        variable: "ADOUBE_POWER_CUTS",
        number: 1000,
        work: Work::Tests {
            test: "power_cut",
            filters: &["no_power_cut", "the_control"],
            build: Build::Tests,
            counted: "power cuts",
        },
    },
    Part {
        name: "io-faults",
        about: "the disk fails at each of the ledger's calls in turn, once or from then on, with an \
                error or for want of room; nothing acknowledged may be lost",
        needs: "FUSE (fuse3, /dev/fuse)",
        takes: "a quarter of an hour",
        variable: "ADOUBE_IO_FAULTS",
        number: 4000,
        work: Work::Tests {
            test: "io_faults",
            filters: &["no_call_that_fails"],
            build: Build::Tests,
            counted: "ways to fail",
        },
    },
    Part {
        name: "kills",
        about: "coordinator, venues and kiosks are killed and frozen at any moment while twelve games \
                go on; nothing acknowledged may be lost, and every game ends as it should",
        needs: "mosquitto",
        takes: "an hour",
        variable: "ADOUBE_KILLS",
        number: 1000,
        work: Work::Tests {
            test: "cluster",
            filters: &["storm::"],
            build: Build::Programs,
            counted: "kills",
        },
    },
    Part {
        name: "demo-kills",
        about: "coordinator, venue and kiosk are killed in the middle of the demo's round",
        needs: "mosquitto",
        takes: "a quarter of an hour",
        variable: "ADOUBE_DEMO_KILLS",
        number: 30,
        work: Work::Tests {
            test: "cluster",
            filters: &["kills::"],
            build: Build::Programs,
            counted: "kills",
        },
    },
    Part {
        name: "boards",
        about: "a game on two simulated boards at two devices; 99 of 100 reports are answered by the coordinator \
                within 20 ms",
        needs: "mosquitto",
        takes: "five minutes",
        variable: "ADOUBE_BOARD_MOVES",
        number: 120,
        work: Work::Tests {
            test: "cluster",
            filters: &["boards_at_two_devices_enter_the_moves"],
            build: Build::ReleasePrograms,
            counted: "moves on boards",
        },
    },
    Part {
        name: "upgrades",
        about: "programs of an earlier version are replaced by the present ones while games go on: coordinator first, \
                and last",
        needs: "mosquitto, git with this repository's history",
        takes: "a minute, and a quarter of an hour to build them",
        variable: "ADOUBE_UPGRADES",
        number: 7,
        work: Work::Tests {
            test: "cluster",
            filters: &["upgrades::"],
            build: Build::EarlierPrograms,
            counted: "programs replaced",
        },
    },
    Part {
        name: "fuzz",
        about: "every reader of outside bytes is given inputs that look for a way to break it",
        needs: "a C++ compiler, rustc from rustup (cargo-fuzz is installed under target)",
        takes: "an hour or two, and a quarter of an hour to build",
        variable: "ADOUBE_FUZZ_INPUTS",
        number: 100_000,
        work: Work::Fuzz,
    },
    Part {
        name: "simulation",
        about: "hours of 200 devices on a bad network, in virtual time; no false incident",
        needs: "nothing",
        takes: "ten minutes",
        variable: "ADOUBE_SIM_HOURS",
        number: 100,
        work: Work::Tests {
            test: "disconnections",
            filters: &["dis_"],
            build: Build::Release,
            counted: "simulated hours",
        },
    },
    Part {
        name: "stories",
        about: "rounds that are played while everything goes wrong, in virtual time",
        needs: "nothing",
        takes: "an hour",
        variable: "ADOUBE_SIM_SEEDS",
        number: 100_000,
        work: Work::Tests {
            test: "stories",
            filters: &["stories_of_chance"],
            build: Build::Release,
            counted: "stories",
        },
    },
    Part {
        name: "dark-venue",
        about: "a venue of so many devices goes dark: how long until it is one incident, and \
                until one ruling is on the disk and with every seat that can be reached",
        needs: "a disk under target/",
        takes: "half a minute",
        variable: "ADOUBE_DARK_DEVICES",
        number: 200,
        work: Work::Tests {
            test: "service",
            filters: &["dis_8_a_dark_venue"],
            build: Build::Release,
            counted: "devices dark",
        },
    },
    Part {
        name: "cables",
        about: "cables are pulled; how long until LTA and Chief Arbiter are told",
        needs: "mosquitto, root, ip and nft (iproute2, nftables)",
        takes: "half an hour",
        variable: "ADOUBE_CABLES",
        number: 100,
        work: Work::Tests {
            test: "faults",
            filters: &["figures::"],
            build: Build::Programs,
            counted: "cables",
        },
    },
    Part {
        name: "lock",
        about: "how fast a device is locked, what that costs, how soon a program that is refused or runs is told",
        needs: "root, a kernel with fanotify, a C compiler; ip and nft for every layer at once",
        takes: "three minutes",
        variable: "ADOUBE_LOCK_EXECS",
        number: 2000,
        work: Work::Tests {
            test: "machine",
            filters: &["figures::", "--test-threads=1"],
            build: Build::Release,
            counted: "refused attempts",
        },
    },
    Part {
        name: "properties",
        about: "properties of the rules, the records and the ledger",
        needs: "nothing",
        takes: "hours",
        variable: "PROPTEST_CASES",
        number: 20_000,
        work: Work::Properties {
            packages: &[
                "adoube-chess",
                "adoube-tournament",
                "adoube-record",
                "adoube-ledger",
                "adoube-ledger-contract",
                "adoube-decoders",
            ],
        },
    },
    Part {
        name: "balance",
        about: "clocks of random games: what was given, used, added, deducted and credited adds up \
                to the millisecond",
        needs: "nothing",
        takes: "five minutes",
        variable: "ADOUBE_BALANCE_GAMES",
        number: 1_000_000,
        work: Work::Tests {
            test: "properties",
            filters: &["clk_2_the_clocks_of_ten_thousand_games_balance"],
            build: Build::Release,
            counted: "games balance",
        },
    },
    Part {
        name: "perft",
        about: "sequences of legal moves are counted to this depth and compared with known counts",
        needs: "the shared test data",
        takes: "an hour or more",
        variable: "ADOUBE_PERFT_DEPTH",
        number: 6,
        work: Work::Tests {
            test: "perft",
            filters: &[
                "own_counts",
                "shared_standard_counts",
                "shared_chess960_counts",
                "shared_tricky_counts",
            ],
            build: Build::Release,
            counted: "plies deep",
        },
    },
    Part {
        name: "demos",
        about: "the demo again and again; each must end as its games did",
        needs: "mosquitto",
        takes: "a quarter of an hour",
        variable: "ADOUBE_DEMOS",
        number: 10,
        work: Work::Demos {
            args: &["--headless"],
        },
    },
    Part {
        name: "eboards",
        about: "real games on simulated electronic boards of each make, with lost bytes, noise and pulled \
                cables, in virtual time; every position settles, and no wrong move does",
        needs: "the shared test data",
        takes: "a minute",
        variable: "ADOUBE_EBOARD_GAMES",
        number: 1314,
        work: Work::Tests {
            test: "simulated_games",
            filters: &[],
            build: Build::Release,
            counted: "real games",
        },
    },
    Part {
        name: "eboard-play",
        about: "real games between two players with simulated electronic boards, which follow the game or enter \
                its moves; every move is made, none is wrong, and no arbiter is told of a difference",
        needs: "the shared test data",
        takes: "ten minutes",
        variable: "ADOUBE_EBOARD_PLAYED",
        number: 1314,
        work: Work::Tests {
            test: "played_games",
            filters: &["ebd_"],
            build: Build::Release,
            counted: "real games",
        },
    },
    Part {
        name: "eboard-real-time",
        about: "real games between two players with simulated electronic boards at pseudo-terminals, at the speed of \
                hands; every move is made, none is wrong, and no arbiter is told of a difference",
        needs: "the shared test data",
        takes: "eight minutes",
        variable: "ADOUBE_EBOARD_REAL_TIME",
        number: 20,
        work: Work::Tests {
            test: "real_time",
            filters: &["ebd_"],
            build: Build::Release,
            counted: "games in real time",
        },
    },
    Part {
        name: "eboard-bytes",
        about: "each decoder of electronic boards, and what reads a record of one, gets so many bytes of messages that were \
                changed",
        needs: "nothing",
        takes: "half a minute",
        variable: "ADOUBE_EBOARD_BYTES",
        number: 100_000_000,
        work: Work::Tests {
            test: "decoding",
            filters: &["many_changed_messages"],
            build: Build::Release,
            counted: "bytes given",
        },
    },
    Part {
        name: "advisories",
        about: "known faults of dependencies",
        needs: "the network",
        takes: "a minute",
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
