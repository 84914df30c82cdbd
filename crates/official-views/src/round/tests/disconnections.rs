//! Venues whose node hangs, as lines and objects.

use adoube_client::follow::Silences;
use serde_json::Value;

use super::*;

/// What is told of a round between two instants after it began: the coordinator is heard all the while, the venue when
/// `heard` says so.
fn told(heard: impl Fn(u64) -> Option<VenueView>, until: u64) -> Vec<(u64, String, Value)> {
    let mut model = model(1.0, &[board(2, "playing")]);
    let (mut narrator, mut silences) = (Narrator::default(), Silences::default());
    let mut out = Vec::new();
    for passed in (500..=until).step_by(500) {
        let now = OURS + passed;
        let news = heard(passed).map(Body::Venue);
        let news = [Some(Body::Board(board(2, "playing"))), news];
        let mut changes: Vec<Change> = news
            .into_iter()
            .flatten()
            .filter_map(|body| model.hear(reply(body), now))
            .collect();
        changes.extend(silences.look(&model, now));
        for change in &changes {
            let object = json::change(change, &model, now);
            let lines = narrator.tell(change, &model, now);
            out.extend(lines.into_iter().map(|line| (passed, line, object.clone())));
        }
    }
    out
}

/// VEN-4: nothing comes to say that a node hangs, and it is told all the same, once, and when it is over.
#[test]
fn ven_4_a_venue_that_falls_silent_is_told_and_when_it_is_heard_again() {
    let is_heard = |passed| (passed == 12_000).then(|| venue(true, "madrid-1", "ready", 300));
    let told = told(is_heard, 14_000);
    let lines: Vec<(u64, &str)> = told
        .iter()
        .map(|(at, line, _)| (*at, line.as_str()))
        .collect();
    assert_eq!(
        lines,
        [
            (
                3_500,
                "venue madrid sends NO DATA, last contact 3.5 s ago: the state of its devices is \
                 unknown"
            ),
            (12_000, "venue madrid is connected again"),
        ]
    );
    let silent = told.iter().map(|(.., object)| object["silent_ms"].as_u64());
    assert_eq!(silent.collect::<Vec<_>>(), [Some(3_500), None]);
}

/// It is cut off then, which is more than silent.
#[test]
fn a_silent_venue_whose_link_breaks_is_cut_off() {
    let cut_off = |passed| (passed == 5_000).then(|| venue(false, "madrid-1", "ready", 300));
    let told = told(cut_off, 14_000);
    let lines: Vec<&str> = told.iter().map(|(_, line, _)| line.as_str()).collect();
    assert_eq!(lines[1..], ["venue madrid is DISCONNECTED"]);
}

/// The coordinator's silence is told as that, and what comes first when it is over says nothing about a venue.
#[test]
fn while_the_coordinator_is_not_heard_no_venue_is_called_silent() {
    let mut model = model(1.0, &[board(2, "playing")]);
    let mut silences = Silences::default();
    let mut told = |model: &Model, now| !silences.look(model, now).is_empty();
    assert!(!told(&model, OURS + 9_000), "nothing is heard");
    model.hear(reply(Body::Board(board(2, "playing"))), OURS + 9_500);
    assert!(!told(&model, OURS + 9_500), "the venue had no time to tell");
    assert!(told(&model, OURS + 11_000), "it told nothing");
}

/// VEN-1: the last contact was with the device from which the seat moved, not with the spare.
#[test]
fn ven_1_the_device_of_the_last_contact_is_named_after_a_seat_move() {
    let mut moved = paused(2);
    moved.black_away_device = "lima-0".to_owned();
    let lines = super::told(&[board(2, "playing"), moved]);
    let line = "is disconnected, last contact 5.0 s ago at lima-0, where the seat was then";
    assert!(lines.contains(line), "{lines}");
}
