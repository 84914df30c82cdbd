//! Every rule holds where it should and fails where it should.

use super::super::table::RULES;
use super::super::{Edge, Graph, Kind, Member};
use super::{Check, broken};

/// Our crates, with the folder of each.
const FOLDERS: &[(&str, &str)] = &[
    ("adoube-chess", "crates/chess"),
    ("adoube-eboard", "crates/eboard"),
    ("adoube-eboard-ports", "crates/eboard-ports"),
    ("adoube-tournament", "crates/tournament"),
    ("adoube-record", "crates/record"),
    ("adoube-catalogue", "crates/catalogue"),
    ("adoube-ledger", "crates/ledger"),
    ("adoube-enrolment", "crates/enrolment"),
    ("adoube-key-files", "crates/key-files"),
    ("adoube-pages", "crates/pages"),
    ("adoube-sessions", "crates/sessions"),
    ("adoube-telemetry", "crates/telemetry"),
    ("adoube-regulations", "crates/regulations"),
    ("adoube-proto", "proto"),
    ("adoube-coordinator", "services/coordinator"),
    ("adoube-venue", "services/venue"),
    ("adoube-kiosk", "agents/kiosk"),
    ("adoube-lockd", "agents/lockd"),
    ("adoube-user-text", "crates/user-text"),
    ("adoube-exchange", "crates/exchange"),
    ("adoube-event-folder", "crates/event-folder"),
    ("adoube-client", "crates/client"),
    ("adoube-official-views", "crates/official-views"),
    ("adoube-local-event", "crates/local-event"),
    ("adoube-replay", "crates/replay"),
    ("adoube-demo", "crates/demo"),
    ("adoube-board-check", "crates/board-check"),
    ("adoube-cli", "cli"),
    ("adoube-cluster", "tests/cluster"),
    ("xtask", "xtask"),
];

/// A graph with all of our crates and the imports that the design asks for.
fn sound() -> Graph {
    let mut graph = Graph::default();
    for (name, folder) in FOLDERS {
        let has_main = ["services", "agents", "cli", "xtask"]
            .iter()
            .any(|place| folder.starts_with(place));
        let folder = (*folder).to_owned();
        graph
            .members
            .insert((*name).to_owned(), Member { folder, has_main });
    }
    for line in [
        "adoube-eboard -> adoube-chess",
        "adoube-eboard-ports -> adoube-eboard",
        "adoube-tournament -> adoube-chess",
        "adoube-regulations -> adoube-tournament",
        "adoube-regulations -> toml",
        "adoube-record -> adoube-regulations",
        "adoube-record -> adoube-tournament",
        "adoube-record -> adoube-chess",
        "adoube-record -> prost",
        "adoube-catalogue -> adoube-tournament",
        "adoube-coordinator -> adoube-catalogue",
        "adoube-coordinator -> adoube-record",
        "adoube-coordinator -> adoube-tournament",
        "adoube-coordinator -> adoube-ledger",
        "adoube-coordinator -> adoube-proto",
        "adoube-coordinator -> anyhow",
        "adoube-venue -> adoube-proto",
        "adoube-venue -> adoube-ledger",
        "adoube-venue -> adoube-tournament",
        "adoube-sessions -> adoube-tournament",
        "adoube-coordinator -> adoube-pages",
        "adoube-coordinator -> adoube-sessions",
        "adoube-venue -> adoube-pages",
        "adoube-venue -> adoube-sessions",
        "adoube-kiosk -> adoube-chess",
        "adoube-kiosk -> adoube-pages",
        "adoube-kiosk -> adoube-enrolment",
        "adoube-venue -> adoube-enrolment",
        "adoube-kiosk -> adoube-proto",
        "adoube-kiosk -> adoube-telemetry",
        "adoube-coordinator -> adoube-telemetry",
        "adoube-venue -> adoube-telemetry",
        "adoube-telemetry -> opentelemetry",
        "adoube-user-text -> adoube-catalogue",
        "adoube-user-text -> anyhow",
        "adoube-exchange -> adoube-user-text",
        "adoube-exchange -> adoube-coordinator",
        "adoube-event-folder -> adoube-user-text",
        "adoube-event-folder -> adoube-lockd",
        "adoube-client -> adoube-event-folder",
        "adoube-client -> tonic",
        "adoube-official-views -> adoube-client",
        "adoube-official-views -> adoube-exchange",
        "adoube-local-event -> adoube-user-text",
        "adoube-replay -> adoube-local-event",
        "adoube-replay -> adoube-record",
        "adoube-replay -> adoube-kiosk",
        "adoube-demo -> adoube-local-event",
        "adoube-board-check -> adoube-eboard-ports",
        "adoube-cli -> adoube-client",
        "adoube-cli -> adoube-exchange",
        "adoube-cli -> adoube-official-views",
        "adoube-cli -> ratatui",
        "adoube-event-folder -> adoube-record",
        "adoube-cluster -> adoube-record",
        "adoube-cluster -> anyhow",
        "adoube-proto -> tonic",
        "tonic -> tokio",
        "tonic -> prost",
    ] {
        add(&mut graph, line, Kind::Normal);
    }
    graph
}

fn add(graph: &mut Graph, line: &str, kind: Kind) {
    let (from, to) = line.split_once(" -> ").unwrap();
    graph.edges.insert(Edge {
        from: from.to_owned(),
        to: to.to_owned(),
        kind,
    });
}

#[test]
fn the_design_breaks_nothing() {
    assert_eq!(broken(&sound()), Vec::<String>::new());
}

/// A row or more for each rule: imports added to a sound graph, and the rule they break.
const BREACHES: &[(&str, &[&str])] = &[
    ("chess imports", &["adoube-chess -> adoube-ledger"]),
    ("eboard imports", &["adoube-eboard -> adoube-tournament"]),
    (
        "eboard-ports imports",
        &["adoube-eboard-ports -> adoube-tournament"],
    ),
    (
        "tournament imports",
        &["adoube-tournament -> adoube-ledger"],
    ),
    ("record imports", &["adoube-record -> adoube-proto"]),
    ("catalogue imports", &["adoube-catalogue -> adoube-proto"]),
    (
        "user-text imports",
        &["adoube-user-text -> adoube-exchange"],
    ),
    ("exchange imports", &["adoube-exchange -> adoube-client"]),
    (
        "exchange imports",
        &["adoube-exchange -> adoube-event-folder"],
    ),
    (
        "event-folder imports",
        &["adoube-event-folder -> adoube-client"],
    ),
    ("client imports", &["adoube-client -> adoube-exchange"]),
    ("client imports", &["adoube-client -> adoube-coordinator"]),
    (
        "official-views imports",
        &["adoube-official-views -> adoube-event-folder"],
    ),
    (
        "local-event imports",
        &["adoube-local-event -> adoube-client"],
    ),
    ("replay imports", &["adoube-replay -> adoube-venue"]),
    (
        "board-check imports",
        &["adoube-board-check -> adoube-tournament"],
    ),
    ("demo imports", &["adoube-demo -> adoube-coordinator"]),
    ("ratatui is for", &["adoube-exchange -> ratatui"]),
    ("ledger imports", &["adoube-ledger -> adoube-tournament"]),
    ("ledger imports", &["adoube-ledger -> adoube-proto"]),
    ("proto imports", &["adoube-proto -> adoube-chess"]),
    ("pages imports", &["adoube-pages -> adoube-proto"]),
    ("key-files imports", &["adoube-key-files -> adoube-proto"]),
    ("enrolment imports", &["adoube-enrolment -> adoube-proto"]),
    ("pages imports", &["adoube-pages -> adoube-sessions"]),
    ("sessions imports", &["adoube-sessions -> adoube-record"]),
    ("sessions imports", &["adoube-sessions -> adoube-ledger"]),
    ("telemetry imports", &["adoube-telemetry -> adoube-proto"]),
    ("telemetry is for", &["adoube-ledger -> adoube-telemetry"]),
    ("telemetry is for", &["adoube-sessions -> adoube-telemetry"]),
    ("opentelemetry", &["adoube-coordinator -> opentelemetry"]),
    (
        "regulations imports",
        &["adoube-regulations -> adoube-record"],
    ),
    ("tournament knows", &["adoube-tournament -> toml"]),
    ("pure crates", &["adoube-chess -> rand"]),
    ("pure crates", &["adoube-eboard -> tokio"]),
    ("pure crates", &["adoube-tournament -> tokio"]),
    ("pure crates", &["adoube-record -> sled"]),
    ("pure crates", &["adoube-chess -> fastrand"]),
    ("pure crates", &["adoube-record -> tonic"]),
    ("pure crates", &["adoube-chess -> other", "other -> rand"]),
    ("chess and tournament", &["adoube-tournament -> prost"]),
    ("chess and tournament", &["adoube-chess -> adoube-proto"]),
    ("record is used", &["adoube-ledger -> adoube-record"]),
    ("record is used", &["xtask -> adoube-record"]),
    ("the coordinator", &["adoube-coordinator -> adoube-venue"]),
    ("the coordinator", &["adoube-coordinator -> adoube-kiosk"]),
    ("the venue", &["adoube-venue -> adoube-coordinator"]),
    ("the venue", &["adoube-proto -> adoube-kiosk"]),
    ("the kiosk", &["adoube-kiosk -> adoube-venue"]),
    ("the kiosk", &["adoube-kiosk -> adoube-coordinator"]),
    ("the kiosk imports", &["adoube-kiosk -> adoube-ledger"]),
    (
        "the kiosk knows neither tournament",
        &["adoube-kiosk -> adoube-record"],
    ),
    (
        "the kiosk knows neither tournament",
        &["adoube-kiosk -> adoube-tournament"],
    ),
    (
        "the kiosk knows neither tournament",
        &["adoube-kiosk -> adoube-sessions"],
    ),
    (
        "the venue knows no record",
        &["adoube-venue -> adoube-record"],
    ),
    (
        "the venue knows no record",
        &["adoube-proto -> adoube-record"],
    ),
    ("anyhow", &["adoube-ledger -> anyhow"]),
    ("anyhow", &["adoube-proto -> anyhow"]),
];

#[test]
fn every_rule_can_fail() {
    for (rule, lines) in BREACHES {
        let mut graph = sound();
        for line in *lines {
            add(&mut graph, line, Kind::Normal);
        }
        let found = broken(&graph);
        let rule = format!("[{rule}");
        assert!(
            found.iter().any(|line| line.contains(&rule)),
            "{rule} {lines:?}: {found:?}"
        );
    }
    for rule in RULES.iter().filter(|rule| !is_about_main(rule)) {
        let shown = BREACHES.iter().any(|(name, _)| rule.what.starts_with(name));
        assert!(shown, "no row shows that it can fail: {}", rule.what);
    }
}

fn is_about_main(rule: &super::Rule) -> bool {
    matches!(rule.check, Check::MainOnlyIn { .. })
}

#[test]
fn a_library_with_a_main_is_named() {
    let mut graph = sound();
    graph.members.get_mut("adoube-chess").unwrap().has_main = true;
    let found = broken(&graph);
    assert!(found[0].starts_with("adoube-chess has a main [programs live"));
}

#[test]
fn what_is_imported_for_the_build_counts_and_for_tests_does_not() {
    for (kind, findings) in [(Kind::Build, 1), (Kind::Dev, 0)] {
        let mut graph = sound();
        add(&mut graph, "adoube-ledger -> anyhow", kind);
        add(&mut graph, "adoube-chess -> rand", kind);
        assert_eq!(broken(&graph).len(), findings, "{kind:?}");
    }
}

#[test]
fn the_way_and_the_reason_are_shown() {
    let mut graph = sound();
    add(&mut graph, "adoube-chess -> dice", Kind::Normal);
    add(&mut graph, "dice -> rand", Kind::Normal);
    let found = broken(&graph).join("\n");
    assert!(found.contains("adoube-tournament -> adoube-chess -> dice -> rand ["));
    assert!(found.contains("because a replay or an appeal must give the same answer"));
}

#[test]
fn a_circle_of_imports_ends() {
    let mut graph = sound();
    add(&mut graph, "tokio -> tonic", Kind::Normal);
    assert_eq!(graph.way("adoube-proto", "rand"), None);
}
