//! What an official reads of what stands.

use adoube_proto::v1::BoardRef;

use super::*;

fn alarm(kind: &str, board: u32, since: u64, text: &str) -> VenueAlarm {
    VenueAlarm {
        id: format!("{kind}-{board}-{since}"),
        kind: kind.to_owned(),
        board: Some(BoardRef { round: 3, board }),
        text: text.to_owned(),
        since,
        ..VenueAlarm::default()
    }
}

/// A hall that went dark is one line; calls stand before it, who waits longest first.
#[test]
fn ven_4_ven_8_calls_stand_first_and_an_incident_is_told_once() {
    let dark = "incident 7, open: the venue's uplink (certain)";
    let mut all: Vec<VenueAlarm> = (1..=40)
        .rev()
        .map(|board| alarm("incident", board, 0, dark))
        .collect();
    all.push(alarm("incident", 2, 0, "incident 6, connected-again"));
    all.push(alarm("call", 9, 2_000, "Black calls the arbiter"));
    all.push(alarm("call", 4, 1_000, "White calls the arbiter"));
    let told = alarms(&all, "Europe/Madrid");
    let told: Vec<&str> = told.iter().map(String::as_str).collect();
    let [first, second, ..] = told[..] else {
        panic!("{told:?}");
    };
    assert!(
        first.starts_with("CALL at 3.4 since ") && first.ends_with(" CET: White calls the arbiter")
    );
    assert!(second.starts_with("CALL at 3.9 since "), "{second}");
    assert_eq!(
        told[2..],
        [
            "INCIDENT at 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 and 32 more: \
             incident 7, open: the venue's uplink (certain)",
            "INCIDENT at 3.2: incident 6, connected-again",
        ]
    );
    assert_eq!(alarms(&[], "Europe/Madrid"), Vec::<String>::new());
}
