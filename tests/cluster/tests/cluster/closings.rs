//! Incidents that officials close, at the command line.

use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;

use crate::rulings::{asked, away};

/// DIS-7: who closes an incident is shown what stays unruled and asked first, as with a ruling. Of a closing by two
/// officials the list says that it waits, and the incident and the PGN name both, each with the reason.
#[test]
fn dis_7_two_officials_close_an_incident_at_the_command_line() {
    if !mosquitto("dis_7_two_officials_close_an_incident_at_the_command_line") {
        return;
    }
    let (mut event, white) = away("[rulings]\nfour_eyes = true\n");
    event.start(&white);
    until_true("White is back", || {
        event.obeyed(&["incidents"]).contains("connected again")
    });
    let closing = ["incident", "1", "--close", "--reason", "back at once"];
    let unasked = asked(&event, &closing);
    assert!(unasked.contains("Not ruled on: 1.1"), "{unasked}");
    assert!(unasked.contains("add --yes to confirm it"), "{unasked}");
    let proposed = event.obeyed(&[&closing[..], &["--yes"]].concat());
    assert!(
        proposed.contains("Chief Arbiter proposed to close it"),
        "{proposed}"
    );
    let waits = "Chief Arbiter proposed to close it: a second official has to agree";
    let listed = event.obeyed(&["incidents"]);
    assert!(listed.contains(waits), "{listed}");
    let again = asked(&event, &[&closing[..], &["--yes"]].concat());
    assert!(again.contains("four-eyes"), "{again}");
    let agreed = [
        "--as",
        "arbiter",
        "incident",
        "1",
        "--close",
        "--reason",
        "I saw it too",
    ];
    let shown = asked(&event, &agreed);
    assert!(shown.contains("proposed to close it, "), "{shown}");
    let told = "proposed by Chief Arbiter (“back at once”), approved by Arbiter: I saw it too";
    let done = event.obeyed(&[&agreed[..], &["--yes"]].concat());
    assert!(done.contains(told), "{done}");
    let json = event.obeyed(&["--json", "incident", "1"]);
    let proposal = "\"by\":\"Chief Arbiter\",\"reason\":\"back at once\"";
    assert!(json.contains(proposal), "{json}");
    let pgn = event.obeyed(&["export", "pgn", "--round", "1"]);
    let pgn = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = "the Chief Arbiter proposed to close it (\"back at once\"), the arbiter agreed and closed it at ";
    assert!(pgn.replace(['“', '”'], "\"").contains(told), "{pgn}");
    event.assert_no_panic();
}
