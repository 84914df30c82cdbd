//! Holds of a venue or of the round in the score of a game that they stopped: whose boards, by whom, and who
//! ended them.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, HoldView, Role};

use super::comments::{at, because};
use super::officials;

/// The comment of a record of a hold, by what the round's records tell of it; none for any other.
pub(super) fn told(event: &BoardEvent, holds: &[HoldView]) -> Option<String> {
    if let Event::PauseReasonGiven(given) = event.event.as_ref()? {
        let what = given
            .hold
            .map_or_else(|| "the pause".to_owned(), |hold| format!("pause {hold}"));
        return Some(format!(
            "{}: reason for {what}, given later: {}.",
            at(event.time),
            given.reason
        ));
    }
    let (number, reason, ended) = match event.event.as_ref()? {
        Event::Held(begun) => (begun.hold, &begun.reason, false),
        Event::HoldEnded(end) => (end.hold, &end.reason, true),
        _ => return None,
    };
    let hold = holds.iter().find(|hold| hold.hold == number);
    let (time, scope, why) = (at(event.time), hold.map(scope), because(reason));
    let scope = scope.unwrap_or_default();
    let (by, office) = match (hold, ended) {
        (Some(hold), false) => (hold.by.as_str(), Role::word_of(hold.office)),
        (Some(hold), true) => (hold.ended_by.as_str(), Role::word_of(hold.ended_office)),
        (None, _) => ("", ""),
    };
    let by = match officials::told(by, office) {
        nobody if nobody.is_empty() => nobody,
        who => format!(" by {who}"),
    };
    Some(if ended {
        format!("{time}: pause {number}{scope} ended{by}{why}.")
    } else {
        format!("{time}: pause {number}{scope}{by}, clocks stopped{why}.")
    })
}

/// ` of the venue madrid`, ` of the round`.
fn scope(hold: &HoldView) -> String {
    match hold.venue.as_str() {
        "" => " of the round".to_owned(),
        venue => format!(" of the venue {venue}"),
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{EventView, GameView, HoldBegun, HoldEnded, OfficialEntry};

    use super::*;

    /// CLK-6: a hold is told with its scope, and with the office and the name of who began it and who ended it.
    #[test]
    fn clk_6_a_hold_in_a_score_names_its_scope_and_who_began_and_ended_it() {
        let begun = Event::Held(HoldBegun {
            hold: 2,
            reason: "fire alarm".to_owned(),
        });
        let ended = Event::HoldEnded(HoldEnded {
            hold: 2,
            reason: "all clear".to_owned(),
        });
        let events = [begun, ended].map(|event| BoardEvent {
            time: 1_655_467_384_000,
            event: Some(event),
            ..BoardEvent::default()
        });
        let hold = |venue: &str| HoldView {
            hold: 2,
            venue: venue.to_owned(),
            by: "lu".to_owned(),
            office: Role::Lta.into(),
            ended_by: "ada".to_owned(),
            ended_office: Role::ChiefArbiter.into(),
            ..HoldView::default()
        };
        let official = |person: &str, name: &str, role: Role| OfficialEntry {
            person: person.to_owned(),
            name: name.to_owned(),
            role: role.into(),
            ..OfficialEntry::default()
        };
        let event = EventView {
            officials: vec![
                official("lu", "Local, Lu", Role::Lta),
                official("ada", "Chief, Ada", Role::ChiefArbiter),
            ],
            ..EventView::default()
        };
        for (holds, expected) in [
            (
                vec![hold("madrid")],
                [
                    "pause 2 of the venue madrid by the LTA (Local, Lu), clocks stopped, fire alarm.",
                    "pause 2 of the venue madrid ended by the Chief Arbiter (Chief, Ada), all clear.",
                ],
            ),
            (
                vec![hold("")],
                [
                    "pause 2 of the round by the LTA (Local, Lu), clocks stopped, fire alarm.",
                    "pause 2 of the round ended by the Chief Arbiter (Chief, Ada), all clear.",
                ],
            ),
            // A coordinator that does not say.
            (
                Vec::new(),
                [
                    "pause 2, clocks stopped, fire alarm.",
                    "pause 2 ended, all clear.",
                ],
            ),
        ] {
            let mut games = [GameView {
                events: events.to_vec(),
                holds,
                ..GameView::default()
            }];
            officials::name(&mut games, &event);
            let told = games[0].events.iter().map(|of| told(of, &games[0].holds));
            let expected = expected.map(|text| Some(format!("12:03:04 UTC: {text}")));
            assert_eq!(told.collect::<Vec<_>>(), expected);
        }
    }
}
