//! What a reader who has the score alone is to know of it: which of a board's games it is, and which incidents
//! tell of what stopped it.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, Ruled, SilenceTold};

use super::attempts::Attempt;
use super::comments::because;

/// Which of the games of its board it is, and by what; none where there is but one.
pub(super) fn which(attempt: &Attempt<'_>) -> Option<String> {
    let number = attempt.number;
    let begun = attempt.begun.map(|begun| {
        let by = by(attempt.begun_by);
        format!(", begun anew by {by}{}", because(&begun.reason))
    });
    let over = attempt.superseded.map(|_| {
        let (by, next) = (by(attempt.superseded_by), number + 1);
        format!("; it does not count: {by} let game {next} begin")
    });
    if begun.is_none() && over.is_none() {
        return None;
    }
    let (begun, over) = (begun.unwrap_or_default(), over.unwrap_or_default());
    Some(format!("Game {number} of this board{begun}{over}."))
}

fn by(ruling: Option<&Ruled>) -> String {
    ruling.map_or_else(
        || "an arbiter".to_owned(),
        |Ruled {
             incident, ruling, ..
         }| format!("ruling {incident}.{ruling}"),
    )
}

/// The incident that tells of a silence or an outage, with its cause as far as one was found.
pub(super) fn incident(event: &BoardEvent, silences: &[SilenceTold]) -> Option<String> {
    let of_it = |told: &&SilenceTold| match &event.event {
        Some(Event::SeatLost(lost)) => {
            (told.seat, told.last_contact) == (lost.seat, lost.last_contact)
        }
        Some(Event::Outage(outage)) => told.last_contact == outage.from,
        _ => false,
    };
    let told = silences.iter().find(of_it)?;
    let SilenceTold {
        incident,
        cause_text,
        certainty,
        ..
    } = told;
    Some(if cause_text.is_empty() {
        format!("Incident {incident}, cause unknown.")
    } else {
        format!("Incident {incident}: {cause_text} ({certainty}).")
    })
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{Outage, Restarted, SeatLost, Side};

    use super::*;

    fn attempt<'a>(begun: Option<&'a Restarted>, superseded: Option<&'a Restarted>) -> Attempt<'a> {
        Attempt {
            number: 2,
            begun,
            begun_by: None,
            start: None,
            superseded,
            superseded_by: None,
            events: &[],
            assistants: [None; 2],
            reversed: false,
        }
    }

    /// DIS-5: each of a board's games says which it is, and by which ruling it began and was superseded.
    #[test]
    fn dis_5_a_game_anew_says_which_it_is_and_by_what() {
        let restarted = Restarted {
            reason: "the wrong start.".to_owned(),
            ..Restarted::default()
        };
        let ruled = |ruling| Ruled {
            incident: 3,
            ruling,
            ..Ruled::default()
        };
        let [first, second] = [1, 2].map(ruled);
        assert_eq!(which(&attempt(None, None)), None);
        let anew = attempt(Some(&restarted), None);
        let told = "Game 2 of this board, begun anew by an arbiter, the wrong start.";
        assert_eq!(which(&anew).unwrap(), told);
        let both = Attempt {
            begun_by: Some(&first),
            superseded_by: Some(&second),
            ..attempt(Some(&restarted), Some(&restarted))
        };
        assert_eq!(
            which(&both).unwrap(),
            "Game 2 of this board, begun anew by ruling 3.1, the wrong start; it does not count: ruling 3.2 \
             let game 3 begin."
        );
    }

    /// DIS-1: a silence, and an outage, are told with their incident, whose record says the rest.
    #[test]
    fn dis_1_a_silence_in_a_score_names_its_incident_and_cause() {
        let of = |event| BoardEvent {
            event: Some(event),
            ..BoardEvent::default()
        };
        let seat = Side::Black.into();
        let told = |incident, last_contact, cause: &str| SilenceTold {
            incident,
            seat,
            last_contact,
            cause_text: cause.to_owned(),
            certainty: "likely".to_owned(),
        };
        let silences = [
            told(3, 10_000, "the page on the device died"),
            told(4, 20_000, ""),
        ];
        let lost = |last_contact, seat: Side| {
            of(Event::SeatLost(SeatLost {
                seat: seat.into(),
                last_contact,
                ..SeatLost::default()
            }))
        };
        let outage = of(Event::Outage(Outage {
            from: 20_000,
            ..Outage::default()
        }));
        for (event, expected) in [
            (
                lost(10_000, Side::Black),
                Some("Incident 3: the page on the device died (likely)."),
            ),
            (lost(10_000, Side::White), None),
            (lost(11_000, Side::Black), None),
            (outage, Some("Incident 4, cause unknown.")),
        ] {
            assert_eq!(incident(&event, &silences).as_deref(), expected);
        }
    }
}
