//! The rulings that an arbiter is shown of an incident, in groups: what is worked out for them, and what they type
//! themselves.

use adoube_proto::v1::OfferView;

use super::offers::Choice;

/// Rulings of one kind.
#[derive(Debug)]
pub struct Group {
    /// What they have in common: the id of its text.
    pub head: &'static str,
    /// Those that the coordinator works out, as they are typed after the incident's number.
    pub worked_out: &'static [&'static str],
    /// What each comes to, or why it cannot be.
    pub choices: Vec<Choice>,
    /// Commands with something to be typed in them, and what they are for: the id of its text.
    pub typed: Vec<(String, &'static str)>,
}

/// The groups of an incident, with nothing worked out yet.
pub fn of(incident: u32) -> Vec<Group> {
    let group = |head, worked_out: &'static [&'static str], typed: &[(&str, &'static str)]| {
        let typed = typed.iter();
        let typed = typed.map(|(line, what)| (format!("adoube rule {incident} {line}"), *what));
        Group {
            head,
            worked_out,
            choices: Vec::new(),
            typed: typed.collect(),
        }
    };
    vec![
        group(
            "cli-ruling-menu-resume",
            &[
                "resume --clocks last-contact",
                "resume --clocks detection",
                "resume --clocks now",
            ],
            &[(
                "resume --white H:MM:SS --black H:MM:SS",
                "cli-ruling-menu-resume-typed",
            )],
        ),
        group(
            "cli-ruling-menu-deduct",
            &[],
            &[
                ("resume --deduct H:MM:SS", "cli-ruling-menu-deduct-from"),
                ("resume --add-white H:MM:SS", "cli-ruling-menu-add"),
            ],
        ),
        group(
            "cli-ruling-menu-restart",
            &["restart"],
            &[("restart --shorter", "cli-ruling-menu-shorter")],
        ),
        group(
            "cli-ruling-menu-otherwise",
            &[],
            &[
                ("result absent-loses", "cli-ruling-menu-result"),
                ("postpone", "cli-ruling-menu-postpone"),
            ],
        ),
    ]
}

/// The event's own time control, where a new game would have another one on every board.
pub fn events_own(offers: &[OfferView]) -> Option<String> {
    let told = |offer: &OfferView| {
        let other = offer
            .notes
            .iter()
            .find(|note| note.word == "events-other")?;
        other.with.get("control").cloned()
    };
    let first = told(offers.first()?)?;
    let same = offers
        .iter()
        .all(|offer| told(offer).as_ref() == Some(&first));
    same.then_some(first)
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::NoteView;

    use super::*;

    /// DIS-5: the event's own time control is on offer where a new game would have another one.
    #[test]
    fn dis_5_the_event_s_time_control_is_on_offer_where_the_game_has_another() {
        let told = |control: &str| NoteView {
            word: "events-other".to_owned(),
            with: [("control".to_owned(), control.to_owned())].into(),
            ..NoteView::default()
        };
        let offer = |own: Option<&str>| OfferView {
            notes: own.map(told).into_iter().collect(),
            ..OfferView::default()
        };
        let some = Some("600+5");
        for (offers, own) in [
            (vec![], None),
            (vec![offer(None)], None),
            (vec![offer(some)], some),
            (vec![offer(some), offer(some)], some),
            (vec![offer(some), offer(None)], None),
        ] {
            assert_eq!(events_own(&offers).as_deref(), own, "{offers:?}");
        }
    }
}
