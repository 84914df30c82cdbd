//! What a reader who has the score alone is to know of it: which of a board's games it is, and which incidents
//! tell of what stopped it.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    BoardEvent, CauseCertainty, Restarted, Role, Ruled, SilenceTold, TimeFollows,
};
use adoube_tournament::typed_time::notation_of;

use super::board_games::Attempt;
use super::comments::{at, because};
use super::officials;

/// Which of the games of its board it is, and by what, with which time control and colours instead of those
/// before; none where there is but one.
pub(super) fn which(attempt: &Attempt<'_>) -> Option<String> {
    let number = attempt.number;
    let begun = attempt.begun.map(|begun| {
        let by = by(attempt.begun_by, &attempt.begun_who);
        let other = otherwise(begun, attempt.control_before, attempt.control_of_event);
        format!(", begun by {by}{other}{}", because(&begun.reason))
    });
    let over = attempt.superseded.map(|anew| {
        let by = by(attempt.superseded_by, &attempt.superseded_who);
        let other = otherwise(anew, attempt.control, attempt.control_of_event);
        let next = number + 1;
        format!("; it does not count: {by} began game {next}{other}")
    });
    if begun.is_none() && over.is_none() {
        return None;
    }
    let (begun, over) = (begun.unwrap_or_default(), over.unwrap_or_default());
    Some(format!("Game {number} of this board{begun}{over}."))
}

/// What let a game begin: a ruling and whose it is, or an official.
fn by(ruling: Option<&Ruled>, who: &str) -> String {
    match (ruling, who) {
        (None, "") => "an arbiter".to_owned(),
        (None, who) => who.to_owned(),
        (Some(ruled), _) => {
            let whose = match ruled.by.as_str() {
                "" => String::new(),
                by => format!(" by {by}"),
            };
            let article = match ruled.article.as_str() {
                "" => String::new(),
                article => format!(" ({article})"),
            };
            let instead = match ruled.in_place_of {
                0 => String::new(),
                before => format!(" (replacing ruling {before})"),
            };
            format!(
                "ruling {} in incident {}{article}{whose}{instead}",
                ruled.ruling, ruled.incident
            )
        }
    }
}

/// How the game that begins differs from the one before it, and from what the event has.
fn otherwise(anew: &Restarted, before: Option<&str>, event: Option<&str>) -> String {
    let control = anew.time_control.as_str();
    let is_other = |other: &&str| !control.is_empty() && *other != control;
    let others = [before, event].map(|other| other.filter(is_other).map(notation_of));
    let control = notation_of(control);
    let control = match (&others[0], &others[1]) {
        (Some(before), Some(event)) if before == event => {
            Some(format!(", time control {control} instead of {event}"))
        }
        (Some(before), Some(event)) => Some(format!(
            ", time control {control} instead of {before}, the event's is {event}"
        )),
        (Some(before), None) => Some(match event {
            Some(_) => format!(", time control {control}, the event's, instead of {before}"),
            None => format!(", time control {control} instead of {before}"),
        }),
        (None, Some(event)) => Some(format!(
            ", time control {control} instead of the event's {event}"
        )),
        (None, None) => None,
    };
    let colours = anew.reversed.then(|| ", colours reversed".to_owned());
    let times = match anew.times() {
        TimeFollows::Unspecified => None,
        TimeFollows::Colour => Some(", the time controls stayed with the colours".to_owned()),
        TimeFollows::Player => Some(", each player kept their own time control".to_owned()),
    };
    control.into_iter().chain(colours).chain(times).collect()
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
    // Of several with one last contact the one that was noticed then, and had been by then; of a game that was put
    // off the first after it, for its silence is an incident's only once the game is taken up.
    let (by_then, later): (Vec<_>, Vec<_>) = silences
        .iter()
        .filter(of_it)
        .partition(|told| told.noticed <= event.time);
    let by_then = by_then.into_iter().max_by_key(|told| told.noticed);
    let told = by_then.or_else(|| later.into_iter().min_by_key(|told| told.noticed))?;
    Some(of_silence(told))
}

/// The incident of a silence, with its cause as far as one was found.
pub(super) fn of_silence(told: &SilenceTold) -> String {
    let SilenceTold {
        incident,
        cause_text,
        ..
    } = told;
    let closed = closed(told);
    if cause_text.is_empty() {
        format!("Incident {incident}, cause unknown{closed}.")
    } else {
        format!(
            "Incident {incident}: {cause_text} ({}){closed}.",
            CauseCertainty::word_of(told.certainty)
        )
    }
}

/// That it was closed and nothing ruled on the board, when, by whom and why.
fn closed(told: &SilenceTold) -> String {
    if told.closed_at == 0 {
        return String::new();
    }
    let first = Role::word_of(told.closing_proposed_office);
    let first = officials::told(&told.closing_proposed_by, first);
    let who = match officials::told(&told.closed_by, Role::word_of(told.closed_office)) {
        nobody if nobody.is_empty() => "; it closed automatically".to_owned(),
        who if first.is_empty() => format!("; {who} closed it"),
        who => {
            let first_reason = told.closing_proposed_reason.trim();
            format!("; {first} proposed to close it (“{first_reason}”), {who} agreed and closed it")
        }
    };
    let (at, why) = (at(told.closed_at), because(&told.closed_reason));
    format!("{who} at {at} without a ruling on this board{why}")
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{Outage, SeatLost, Side};

    use super::*;

    fn attempt<'a>(begun: Option<&'a Restarted>, superseded: Option<&'a Restarted>) -> Attempt<'a> {
        Attempt {
            number: 2,
            begun,
            begun_by: None,
            begun_who: String::new(),
            start: None,
            superseded,
            superseded_by: None,
            superseded_who: String::new(),
            events: &[],
            assistants: [None; 2],
            control: None,
            control_before: None,
            control_of_event: None,
            disconnected: [None; 2],
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
        let told = "Game 2 of this board, begun by an arbiter, the wrong start.";
        assert_eq!(which(&anew).unwrap(), told);
        let both = Attempt {
            begun_by: Some(&first),
            superseded_by: Some(&second),
            ..attempt(Some(&restarted), Some(&restarted))
        };
        assert_eq!(
            which(&both).unwrap(),
            "Game 2 of this board, begun by ruling 1 in incident 3, the wrong start; it does not count: \
             ruling 2 in incident 3 began game 3."
        );
    }

    /// DIS-5: whose ruling let a game begin anew, and with which time control and colours in the place of which.
    #[test]
    fn dis_5_a_game_anew_says_what_is_otherwise_in_it() {
        let restarted = Restarted {
            time_control: "900+10".to_owned(),
            reversed: true,
            reason: "no time is left".to_owned(),
            ..Restarted::default()
        };
        let ruled = Ruled {
            incident: 3,
            ruling: 1,
            by: "the Chief Arbiter (Chief, Ada)".to_owned(),
            ..Ruled::default()
        };
        let anew = Attempt {
            begun_by: Some(&ruled),
            control_before: Some("5400+30"),
            ..attempt(Some(&restarted), None)
        };
        assert_eq!(
            which(&anew).unwrap(),
            "Game 2 of this board, begun by ruling 1 in incident 3 by the Chief Arbiter (Chief, Ada), time control \
             15+10 instead of 90+30, colours reversed, no time is left."
        );
        let over = Attempt {
            superseded_who: "the arbiter (Deputy, Bo)".to_owned(),
            control: Some("900+10"),
            ..attempt(None, Some(&restarted))
        };
        assert_eq!(
            which(&over).unwrap(),
            "Game 2 of this board; it does not count: the arbiter (Deputy, Bo) began game 3, colours \
             reversed."
        );
    }

    /// EVT-6, BRD-8: a game with reversed colours says what became of each player's time.
    #[test]
    fn evt_6_brd_8_reversed_colours_say_whose_the_times_are() {
        for (times, told) in [
            (TimeFollows::Unspecified, ", colours reversed"),
            (
                TimeFollows::Colour,
                ", colours reversed, the time controls stayed with the colours",
            ),
            (
                TimeFollows::Player,
                ", colours reversed, each player kept their own time control",
            ),
        ] {
            let restarted = Restarted {
                reversed: true,
                times: times.into(),
                ..Restarted::default()
            };
            assert_eq!(otherwise(&restarted, None, None), told);
        }
    }

    /// DIS-5, DIS-6: a game that has another time control than the event says so, also where the one before had it.
    #[test]
    fn dis_5_6_a_game_anew_names_the_event_s_time_control_where_it_has_another() {
        for (before, control, told) in [
            ("600+5", "480+5", ", time control 8+5 instead of 10+5"),
            (
                "480+5",
                "480+5",
                ", time control 8+5 instead of the event's 10+5",
            ),
            (
                "480+5",
                "300+5",
                ", time control 5+5 instead of 8+5, the event's is 10+5",
            ),
            (
                "480+5",
                "600+5",
                ", time control 10+5, the event's, instead of 8+5",
            ),
            ("600+5", "600+5", ""),
            ("480+5", "", ""),
        ] {
            let anew = Restarted {
                time_control: control.to_owned(),
                ..Restarted::default()
            };
            assert_eq!(otherwise(&anew, Some(before), Some("600+5")), told);
        }
    }

    /// DIS-1: who closed an incident without a ruling is told where its silence is.
    #[test]
    fn dis_1_an_incident_that_was_closed_unruled_says_by_whom() {
        let lost = BoardEvent {
            event: Some(Event::SeatLost(SeatLost::default())),
            ..BoardEvent::default()
        };
        let open = SilenceTold {
            incident: 3,
            ..SilenceTold::default()
        };
        let by_itself = SilenceTold {
            closed_at: 1_655_467_384_000,
            ..open.clone()
        };
        let by_chief = SilenceTold {
            closed_by: "the Chief Arbiter (Chief, Ada)".to_owned(),
            closed_reason: "nobody lost time.".to_owned(),
            ..by_itself.clone()
        };
        let by_two = SilenceTold {
            closing_proposed_by: "the Chief Arbiter (Chief, Ada)".to_owned(),
            closing_proposed_reason: "back at once".to_owned(),
            closed_by: "the arbiter (Deputy, Bo)".to_owned(),
            closed_reason: "I saw it too".to_owned(),
            ..by_itself.clone()
        };
        for (told, expected) in [
            (open, "Incident 3, cause unknown."),
            (
                by_two,
                "Incident 3, cause unknown; the Chief Arbiter (Chief, Ada) proposed to close it (“back at once”), the \
                 arbiter (Deputy, Bo) agreed and closed it at 12:03:04 UTC without a ruling on this board, I saw it too.",
            ),
            (
                by_itself,
                "Incident 3, cause unknown; it closed automatically at 12:03:04 UTC without a ruling on this board.",
            ),
            (
                by_chief,
                "Incident 3, cause unknown; the Chief Arbiter (Chief, Ada) closed it at 12:03:04 UTC without a \
                 ruling on this board, nobody lost time.",
            ),
        ] {
            assert_eq!(incident(&lost, &[told]).unwrap(), expected);
        }
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
            certainty: CauseCertainty::Likely.into(),
            ..SilenceTold::default()
        };
        let silences = [
            told(3, 10_000, "the page on the device failed or was closed"),
            told(4, 20_000, ""),
            SilenceTold {
                noticed: 40_000,
                ..told(5, 10_000, "the page on the device failed or was closed")
            },
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
                Some("Incident 3: the page on the device failed or was closed (likely)."),
            ),
            (lost(10_000, Side::White), None),
            (lost(11_000, Side::Black), None),
            // The game ended meanwhile and was opened again: the silence goes on in another incident.
            (
                BoardEvent {
                    time: 40_000,
                    ..lost(10_000, Side::Black)
                },
                Some("Incident 5: the page on the device failed or was closed (likely)."),
            ),
            (outage, Some("Incident 4, cause unknown.")),
        ] {
            assert_eq!(incident(&event, &silences).as_deref(), expected);
        }
    }

    /// DIS-7: a silence that began while its game was put off is told with the incident that it became when the
    /// game was taken up, which noticed it only then.
    #[test]
    fn dis_7_a_silence_of_a_game_put_off_names_the_incident_of_its_taking_up() {
        let told = |incident, noticed| SilenceTold {
            incident,
            seat: Side::White.into(),
            last_contact: 10_000,
            noticed,
            ..SilenceTold::default()
        };
        let lost = |time| BoardEvent {
            time,
            event: Some(Event::SeatLost(SeatLost {
                seat: Side::White.into(),
                last_contact: 10_000,
                ..SeatLost::default()
            })),
            ..BoardEvent::default()
        };
        let silences = [told(17, 90_000), told(16, 60_000)];
        for (time, expected) in [(13_000, 16), (60_000, 16), (70_000, 16), (90_000, 17)] {
            let expected = format!("Incident {expected}, cause unknown.");
            assert_eq!(incident(&lost(time), &silences), Some(expected), "{time}");
        }
    }
}
