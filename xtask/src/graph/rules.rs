//! Direction: everything points inward.
//!
//! Who may import whom, as a table. What a crate needs for its own tests is free; it shows in
//! the snapshot.

use super::names::{
    CATALOGUE, CHESS, CLIENT, COORDINATOR, EBOARD, EBOARD_PORTS, ENROLMENT, EVENT_FOLDER, EXCHANGE,
    KEY_FILES, KIOSK, LEDGER, LOCKD, PAGES, PROTO, RECORD, SESSIONS, TELEMETRY, TOURNAMENT,
    USER_TEXT, VENUE,
};
use super::{Graph, Member};

/// One rule of the table.
struct Rule {
    what: &'static str,
    reason: &'static str,
    check: Check,
}

/// How a rule is checked.
enum Check {
    /// Of our own crates, `of` imports only these.
    OursOnly {
        of: &'static str,
        may: &'static [&'static str],
    },
    /// No way of imports, through whatever other crates, leads from any of these to any of
    /// those.
    NeverReaches {
        from: &'static [&'static str],
        to: &'static [&'static str],
    },
    /// Only crates in these places import it themselves.
    OnlyIn {
        what: &'static str,
        places: &'static [&'static str],
    },
    /// Only crates in these places have a `main`.
    MainOnlyIn { places: &'static [&'static str] },
}

/// Where programs live, with the tests, which are not shipped.
const SHELLS: &[&str] = &["services/", "agents/", "cli", "xtask", "tests/"];

/// Where an error is a text for people, with what to do next.
const TEXT_ERRORS: &[&str] = &[
    "services/",
    "agents/",
    "cli",
    "xtask",
    "tests/",
    "crates/user-text",
    "crates/exchange",
    "crates/event-folder",
    "crates/client",
];

const SAME_ANSWER: &str = "a replay or an appeal must give the same answer years later";
const SWAPPED: &str = "storage is tested and swapped without chess; a record is bytes";
const APART: &str = "they are upgraded apart and meet only in proto; a venue works cut off";
const EVOLVE_APART: &str = "rules and stored bytes apply apart";
const NO_RULES: &str = "a kiosk carries no arbiter's rules";
const VISIBLE: &str = "all that is not deterministic is visible in a few places";

const RULES: &[Rule] = &[
    Rule {
        what: "chess imports nothing of ours",
        reason: SAME_ANSWER,
        check: Check::OursOnly {
            of: CHESS,
            may: &[],
        },
    },
    Rule {
        what: "eboard imports chess and nothing else of ours",
        reason: "a recorded trace of a board must give the same answer years later",
        check: Check::OursOnly {
            of: EBOARD,
            may: &[CHESS],
        },
    },
    Rule {
        what: "eboard-ports imports chess and eboard and nothing else of ours",
        reason: "the command line and the agent open the same ports; neither a game nor an event matters to them",
        check: Check::OursOnly {
            of: EBOARD_PORTS,
            may: &[CHESS, EBOARD],
        },
    },
    Rule {
        what: "tournament imports chess and nothing else of ours",
        reason: SAME_ANSWER,
        check: Check::OursOnly {
            of: TOURNAMENT,
            may: &[CHESS],
        },
    },
    Rule {
        what: "record imports tournament and chess and nothing else of ours",
        reason: EVOLVE_APART,
        check: Check::OursOnly {
            of: RECORD,
            may: &[CHESS, TOURNAMENT],
        },
    },
    Rule {
        what: "catalogue imports tournament and nothing else of ours",
        reason: "the domain gives a message and its arguments; every program puts it into words",
        check: Check::OursOnly {
            of: CATALOGUE,
            may: &[TOURNAMENT],
        },
    },
    Rule {
        what: "user-text imports catalogue, chess, proto and tournament and nothing else of ours",
        reason: "files, times and errors are written and read alike by whatever a person is asked",
        check: Check::OursOnly {
            of: USER_TEXT,
            may: &[CATALOGUE, CHESS, PROTO, TOURNAMENT],
        },
    },
    Rule {
        what: "exchange imports chess, coordinator, proto, tournament and user-text and nothing else of ours",
        reason: "a file is written from what an official may see, without a connection or a folder",
        check: Check::OursOnly {
            of: EXCHANGE,
            may: &[CHESS, COORDINATOR, PROTO, TOURNAMENT, USER_TEXT],
        },
    },
    Rule {
        what: "event-folder imports key-files, lockd, proto, tournament and user-text and nothing else of ours",
        reason: "an event's keys are made where no program of the event runs",
        check: Check::OursOnly {
            of: EVENT_FOLDER,
            may: &[KEY_FILES, LOCKD, PROTO, TOURNAMENT, USER_TEXT],
        },
    },
    Rule {
        what: "client imports event-folder, proto and user-text and nothing else of ours",
        reason: "it carries commands and answers; what counts, the coordinator decides",
        check: Check::OursOnly {
            of: CLIENT,
            may: &[EVENT_FOLDER, PROTO, USER_TEXT],
        },
    },
    Rule {
        what: "ledger imports nothing of ours",
        reason: SWAPPED,
        check: Check::OursOnly {
            of: LEDGER,
            may: &[],
        },
    },
    Rule {
        what: "proto imports nothing of ours",
        reason: "it holds generated code only",
        check: Check::OursOnly {
            of: PROTO,
            may: &[],
        },
    },
    Rule {
        what: "key-files imports nothing of ours",
        reason: "all programs read their own keys with it, and it knows none of them",
        check: Check::OursOnly {
            of: KEY_FILES,
            may: &[],
        },
    },
    Rule {
        what: "pages imports key-files and nothing else of ours",
        reason: "the pages' port is the kiosk's, too: it knows no message and nobody",
        check: Check::OursOnly {
            of: PAGES,
            may: &[KEY_FILES],
        },
    },
    Rule {
        what: "enrolment imports nothing of ours",
        reason: "both ends of an exchange share it, and neither is to learn of the other by it",
        check: Check::OursOnly {
            of: ENROLMENT,
            may: &[],
        },
    },
    Rule {
        what: "sessions imports tournament and proto, and nothing else of ours",
        reason: "who is signed in is asked at a venue that is cut off, too",
        check: Check::OursOnly {
            of: SESSIONS,
            may: &[TOURNAMENT, PROTO],
        },
    },
    Rule {
        what: "telemetry imports nothing of ours",
        reason: "it carries what three programs tell, and must not know what that means",
        check: Check::OursOnly {
            of: TELEMETRY,
            may: &[],
        },
    },
    Rule {
        what: "telemetry is for the shells of programs",
        reason: "what decides or stores would otherwise depend on who watches it",
        check: Check::OnlyIn {
            what: TELEMETRY,
            places: SHELLS,
        },
    },
    Rule {
        what: "opentelemetry is known to telemetry alone",
        reason: "what is told, and how it is bounded, is seen in one place",
        check: Check::OnlyIn {
            what: "opentelemetry",
            places: &["crates/telemetry", "tests/"],
        },
    },
    Rule {
        what: "pure crates know no runtime, no wire, no storage, no chance",
        reason: SAME_ANSWER,
        check: Check::NeverReaches {
            from: &[CHESS, EBOARD, TOURNAMENT, RECORD],
            to: &[
                "tokio", "tonic", "hyper", "rumqttc", "sled", "rand", "fastrand",
            ],
        },
    },
    Rule {
        what: "chess and tournament know no encoding",
        reason: "domain types are never serialised directly: record alone knows both",
        check: Check::NeverReaches {
            from: &[CHESS, TOURNAMENT],
            to: &["prost", PROTO],
        },
    },
    Rule {
        what: "record is used by coordinator, cli and tests only",
        reason: EVOLVE_APART,
        check: Check::OnlyIn {
            what: RECORD,
            places: &["services/coordinator", "cli", "tests/"],
        },
    },
    Rule {
        what: "the coordinator knows neither venue nor kiosk",
        reason: APART,
        check: Check::NeverReaches {
            from: &[COORDINATOR],
            to: &[VENUE, KIOSK],
        },
    },
    Rule {
        what: "the venue knows neither coordinator nor kiosk",
        reason: APART,
        check: Check::NeverReaches {
            from: &[VENUE],
            to: &[COORDINATOR, KIOSK],
        },
    },
    Rule {
        what: "the kiosk knows neither coordinator nor venue",
        reason: APART,
        check: Check::NeverReaches {
            from: &[KIOSK],
            to: &[COORDINATOR, VENUE],
        },
    },
    Rule {
        what: "the kiosk imports chess, eboard, eboard-ports, enrolment, key-files, pages, proto and telemetry and nothing else of ours",
        reason: "it follows moves, serves a page, speaks and is let in; what counts, others decide",
        check: Check::OursOnly {
            of: KIOSK,
            may: &[
                CHESS,
                EBOARD,
                EBOARD_PORTS,
                ENROLMENT,
                KEY_FILES,
                PAGES,
                PROTO,
                TELEMETRY,
            ],
        },
    },
    Rule {
        what: "the kiosk knows neither tournament nor record",
        reason: NO_RULES,
        check: Check::NeverReaches {
            from: &[KIOSK],
            to: &[TOURNAMENT, RECORD, SESSIONS],
        },
    },
    Rule {
        what: "the venue knows no record",
        reason: EVOLVE_APART,
        check: Check::NeverReaches {
            from: &[VENUE],
            to: &[RECORD],
        },
    },
    Rule {
        what: "anyhow is for programs, tests, and crates whose errors are texts for people",
        reason: "a library's errors are typed, so that its user can tell them apart",
        check: Check::OnlyIn {
            what: "anyhow",
            places: TEXT_ERRORS,
        },
    },
    Rule {
        what: "ratatui is for the command line",
        reason: "what is shown and how is a program's own",
        check: Check::OnlyIn {
            what: "ratatui",
            places: &["cli"],
        },
    },
    Rule {
        what: "programs live in services, agents, cli and xtask",
        reason: VISIBLE,
        check: Check::MainOnlyIn { places: SHELLS },
    },
];

/// Every import that breaks a rule, one line each, with the rule and its reason.
pub fn broken(graph: &Graph) -> Vec<String> {
    RULES
        .iter()
        .flat_map(|rule| {
            let found = rule.check.broken(graph);
            found
                .into_iter()
                .map(|found| format!("{found} [{}, because {}]", rule.what, rule.reason))
        })
        .collect()
}

impl Check {
    fn broken(&self, graph: &Graph) -> Vec<String> {
        match self {
            Self::OursOnly { of, may } => graph
                .imports(of)
                .filter(|edge| graph.members.contains_key(&edge.to))
                .filter(|edge| !may.contains(&edge.to.as_str()))
                .map(|edge| format!("{} -> {}", edge.from, edge.to))
                .collect(),
            Self::NeverReaches { from, to } => from
                .iter()
                .flat_map(|from| to.iter().filter_map(|to| graph.way(from, to)))
                .map(|way| way.join(" -> "))
                .collect(),
            Self::OnlyIn { what, places } => graph
                .members
                .iter()
                .filter(|(_, member)| !lies_in(member, places))
                .flat_map(|(name, _)| graph.imports(name))
                .filter(|edge| edge.to == *what)
                .map(|edge| format!("{} -> {}", edge.from, edge.to))
                .collect(),
            Self::MainOnlyIn { places } => graph
                .members
                .iter()
                .filter(|(_, member)| member.has_main && !lies_in(member, places))
                .map(|(name, _)| format!("{name} has a main"))
                .collect(),
        }
    }
}

/// A place that ends with `/` holds crates; any other is one.
fn lies_in(member: &Member, places: &[&str]) -> bool {
    places.iter().any(|place| {
        member.folder == *place || (place.ends_with('/') && member.folder.starts_with(place))
    })
}

#[cfg(test)]
#[path = "rules_tests.rs"]
mod tests;
