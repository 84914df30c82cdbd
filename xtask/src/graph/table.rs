//! Direction: everything points inward.
//!
//! Who may import whom, as a table. What a crate needs for its own tests is free; it shows in
//! the snapshot.

use super::names::{
    BOARD_CHECK, CATALOGUE, CHESS, CLIENT, COORDINATOR, DEMO, EBOARD, EBOARD_PORTS, ENROLMENT,
    EVENT_FOLDER, EXCHANGE, KEY_FILES, KIOSK, LEDGER, LOCAL_EVENT, LOCKD, OFFICIAL_VIEWS, PAGES,
    PROTO, RECORD, REGULATIONS, REPLAY, SESSIONS, TELEMETRY, TOURNAMENT, USER_TEXT, VENUE,
};
use super::rules::{Check, Rule, never, only};

/// Where programs live, with the tests, which are not shipped.
const SHELLS: &[&str] = &["services/", "agents/", "cli", "xtask", "tests/"];

/// Programs, tests, and the crates whose errors are texts for people, with what to do next. About 200 places in these
/// crates make such an error or add to one. No code tells them apart, except by `Trouble` and `Problems`.
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
    "crates/official-views",
    "crates/local-event",
    "crates/replay",
    "crates/demo",
];

const SAME_ANSWER: &str = "a replay or an appeal must give the same answer years later";
const SWAPPED: &str = "storage is tested and swapped without chess; a record is bytes";
const APART: &str = "they are upgraded apart and meet only in proto; a venue works cut off";
const EVOLVE_APART: &str = "rules and stored bytes apply apart";
const NO_RULES: &str = "a kiosk carries no arbiter's rules";
const VISIBLE: &str = "all that is not deterministic is visible in a few places";

pub(super) const RULES: &[Rule] = &[
    only(CHESS, &[], "chess imports nothing of ours", SAME_ANSWER),
    only(
        EBOARD,
        &[CHESS],
        "eboard imports chess and nothing else of ours",
        "a recorded trace of a board must give the same answer years later",
    ),
    only(
        EBOARD_PORTS,
        &[CHESS, EBOARD],
        "eboard-ports imports chess and eboard and nothing else of ours",
        "the command line and the agent open the same ports; neither a game nor an event matters to them",
    ),
    only(
        BOARD_CHECK,
        &[CHESS, EBOARD, EBOARD_PORTS],
        "board-check imports chess, eboard and eboard-ports and nothing else of ours",
        "a board is checked before any event exists; how that is shown is a program's own",
    ),
    only(
        TOURNAMENT,
        &[CHESS],
        "tournament imports chess and nothing else of ours",
        SAME_ANSWER,
    ),
    only(
        REGULATIONS,
        &[CHESS, TOURNAMENT],
        "regulations imports tournament and chess and nothing else of ours",
        "a file of an organiser is read and written in one place; what it means, the rules say",
    ),
    only(
        RECORD,
        &[CHESS, REGULATIONS, TOURNAMENT],
        "record imports tournament, regulations and chess and nothing else of ours",
        EVOLVE_APART,
    ),
    only(
        CATALOGUE,
        &[TOURNAMENT],
        "catalogue imports tournament and nothing else of ours",
        "the domain gives a message and its arguments; every program puts it into words",
    ),
    only(
        USER_TEXT,
        &[CATALOGUE, CHESS, PROTO, TOURNAMENT],
        "user-text imports catalogue, chess, proto and tournament and nothing else of ours",
        "files, times and errors are written and read alike by whatever a person is asked",
    ),
    only(
        EXCHANGE,
        &[CHESS, COORDINATOR, PROTO, TOURNAMENT, USER_TEXT],
        "exchange imports chess, coordinator, proto, tournament and user-text and nothing else of ours",
        "a file is written from what an official may see, without a connection or a folder",
    ),
    only(
        EVENT_FOLDER,
        &[
            KEY_FILES,
            LEDGER,
            LOCKD,
            PROTO,
            RECORD,
            REGULATIONS,
            TOURNAMENT,
            USER_TEXT,
        ],
        "event-folder imports no program but lockd, and no exchange, client or replay",
        "an event's keys are made, and its ledger is checked, where no program of the event runs",
    ),
    only(
        CLIENT,
        &[EVENT_FOLDER, PROTO, USER_TEXT],
        "client imports event-folder, proto and user-text and nothing else of ours",
        "it carries commands and answers; what counts, the coordinator decides",
    ),
    only(
        OFFICIAL_VIEWS,
        &[CLIENT, EXCHANGE, PROTO, TOURNAMENT, USER_TEXT],
        "official-views imports client, exchange, proto, tournament and user-text and nothing else of ours",
        "it puts into words what was received; a program connects, asks and prints",
    ),
    only(
        LOCAL_EVENT,
        &[USER_TEXT],
        "local-event imports user-text and nothing else of ours",
        "it starts programs and stops them; what they do, they know themselves",
    ),
    only(
        REPLAY,
        &[
            CHESS,
            CLIENT,
            COORDINATOR,
            EVENT_FOLDER,
            EXCHANGE,
            KIOSK,
            LEDGER,
            LOCAL_EVENT,
            PROTO,
            RECORD,
            REGULATIONS,
            TOURNAMENT,
            USER_TEXT,
        ],
        "replay imports no venue, no lockd and no command line",
        "its programs are those of an event in earnest, started and not linked",
    ),
    only(
        DEMO,
        &[
            CHESS,
            CLIENT,
            EVENT_FOLDER,
            LOCAL_EVENT,
            PROTO,
            REGULATIONS,
            TOURNAMENT,
            USER_TEXT,
        ],
        "demo imports no coordinator, no venue, no kiosk and no command line",
        "its programs are those of an event in earnest, started and not linked",
    ),
    only(LEDGER, &[], "ledger imports nothing of ours", SWAPPED),
    only(
        PROTO,
        &[],
        "proto imports nothing of ours",
        "it holds generated code only",
    ),
    only(
        KEY_FILES,
        &[],
        "key-files imports nothing of ours",
        "all programs read their own keys with it, and it knows none of them",
    ),
    only(
        PAGES,
        &[KEY_FILES],
        "pages imports key-files and nothing else of ours",
        "the pages' port is the kiosk's, too: it knows no message and nobody",
    ),
    only(
        ENROLMENT,
        &[],
        "enrolment imports nothing of ours",
        "both ends of an exchange share it, and neither is to learn of the other by it",
    ),
    only(
        SESSIONS,
        &[TOURNAMENT, PROTO],
        "sessions imports tournament and proto, and nothing else of ours",
        "who is signed in is asked at a venue that is cut off, too",
    ),
    only(
        TELEMETRY,
        &[],
        "telemetry imports nothing of ours",
        "it carries what three programs tell, and must not know what that means",
    ),
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
    never(
        &[TOURNAMENT],
        &["toml"],
        "tournament knows no file format",
        "the rules are the same however somebody writes them down",
    ),
    never(
        &[CHESS, EBOARD, TOURNAMENT, REGULATIONS, RECORD],
        &[
            "tokio", "tonic", "hyper", "rumqttc", "sled", "rand", "fastrand",
        ],
        "pure crates know no runtime, no wire, no storage, no chance",
        SAME_ANSWER,
    ),
    never(
        &[CHESS, TOURNAMENT],
        &["prost", PROTO],
        "chess and tournament know no encoding",
        "domain types are never serialised directly: record alone knows both",
    ),
    Rule {
        what: "record is used by coordinator, replay, event-folder and tests only",
        reason: EVOLVE_APART,
        check: Check::OnlyIn {
            what: RECORD,
            places: &[
                "services/coordinator",
                "crates/replay",
                "crates/event-folder",
                "tests/",
            ],
        },
    },
    never(
        &[COORDINATOR],
        &[VENUE, KIOSK],
        "the coordinator knows neither venue nor kiosk",
        APART,
    ),
    never(
        &[VENUE],
        &[COORDINATOR, KIOSK],
        "the venue knows neither coordinator nor kiosk",
        APART,
    ),
    never(
        &[KIOSK],
        &[COORDINATOR, VENUE],
        "the kiosk knows neither coordinator nor venue",
        APART,
    ),
    only(
        KIOSK,
        &[
            CHESS,
            EBOARD,
            EBOARD_PORTS,
            ENROLMENT,
            KEY_FILES,
            PAGES,
            PROTO,
            TELEMETRY,
        ],
        "the kiosk imports chess, eboard, eboard-ports, enrolment, key-files, pages, proto and telemetry and nothing else of ours",
        "it follows moves, serves a page, speaks and is let in; what counts, others decide",
    ),
    never(
        &[KIOSK],
        &[TOURNAMENT, RECORD, SESSIONS],
        "the kiosk knows neither tournament nor record",
        NO_RULES,
    ),
    never(
        &[VENUE],
        &[RECORD],
        "the venue knows no record",
        EVOLVE_APART,
    ),
    Rule {
        what: "anyhow is for programs, tests, and crates whose errors are texts for people",
        reason: "a library's errors are typed, so that its user can tell them apart",
        check: Check::OnlyIn {
            what: "anyhow",
            places: TEXT_ERRORS,
        },
    },
    Rule {
        what: "ratatui is for the command line and the screens that it shows",
        reason: "what is shown and how is a program's own",
        check: Check::OnlyIn {
            what: "ratatui",
            places: &["cli", "crates/official-views"],
        },
    },
    Rule {
        what: "programs live in services, agents, cli and xtask",
        reason: VISIBLE,
        check: Check::MainOnlyIn { places: SHELLS },
    },
];
