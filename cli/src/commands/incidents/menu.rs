//! The rulings that an arbiter is shown of an incident, in groups: what is worked out for him, and what he
//! types himself.

use adoube_proto::v1::ruling_request::Wish;
use adoube_proto::v1::{
    ClockBasis, OfferView, RestartControl, RestartWish, ResumeWish, RulingRequest,
};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::typed_time::argument;

use super::offers::Choice;
use crate::client::Client;

/// Rulings of one kind.
#[derive(Debug)]
pub(super) struct Group {
    /// What they have in common: the id of its text.
    pub(super) head: &'static str,
    /// What each comes to, or why it cannot be.
    pub(super) choices: Vec<Choice>,
    /// Commands with something to be typed in them, and what they are for: the id of its text.
    pub(super) typed: Vec<(String, &'static str)>,
}

/// As they are typed after the incident's number.
struct Kind {
    head: &'static str,
    worked_out: &'static [&'static str],
    typed: &'static [(&'static str, &'static str)],
}

const KINDS: [Kind; 4] = [
    Kind {
        head: "cli-ruling-menu-resume",
        worked_out: &[
            "resume --clocks last-contact",
            "resume --clocks detection",
            "resume --clocks now",
        ],
        typed: &[(
            "resume --white H:MM:SS --black H:MM:SS",
            "cli-ruling-menu-resume-typed",
        )],
    },
    Kind {
        head: "cli-ruling-menu-deduct",
        worked_out: &[],
        typed: &[
            ("resume --deduct H:MM:SS", "cli-ruling-menu-deduct-from"),
            ("resume --add-white H:MM:SS", "cli-ruling-menu-add"),
        ],
    },
    Kind {
        head: "cli-ruling-menu-restart",
        worked_out: &["restart"],
        typed: &[("restart --shorter", "cli-ruling-menu-shorter")],
    },
    Kind {
        head: "cli-ruling-menu-otherwise",
        worked_out: &[],
        typed: &[
            ("result absent-loses", "cli-ruling-menu-result"),
            ("postpone", "cli-ruling-menu-postpone"),
        ],
    },
];

/// The groups of an incident, with nothing worked out yet.
pub(super) fn of(incident: u32) -> Vec<Group> {
    let command = |typed: &str| format!("adoube rule {incident} {typed}");
    let typed = |kind: &Kind| {
        let typed = kind.typed.iter();
        typed.map(|(line, what)| (command(line), *what)).collect()
    };
    let group = |kind: &Kind| Group {
        head: kind.head,
        choices: Vec::new(),
        typed: typed(kind),
    };
    KINDS.iter().map(group).collect()
}

/// What the usual rulings on an incident would come to, all at one instant, though a clock runs.
pub(super) async fn asked(client: &mut Client, incident: u32) -> Vec<Group> {
    let (mut groups, mut at) = (of(incident), 0);
    for (group, kind) in groups.iter_mut().zip(&KINDS) {
        for typed in kind.worked_out {
            let request = RulingRequest {
                incident,
                wish: Some(wish(typed)),
                worked_out: at,
                ..RulingRequest::default()
            };
            let offers = client.offer(request).await;
            let offers = offers.map(|reply| {
                at = reply.at;
                reply.offers
            });
            let own = offers.as_deref().ok().and_then(events_own);
            group.choices.push((
                format!("adoube rule {incident} {typed}"),
                offers.map_err(|error| format!("{error:#}")),
            ));
            if let Some(control) = own {
                group
                    .choices
                    .push(anew(client, incident, control, at).await);
            }
        }
    }
    groups
}

/// The event's own time control, where a new game would have another one on every board.
fn events_own(offers: &[OfferView]) -> Option<String> {
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

/// What a new game with that time control comes to.
async fn anew(client: &mut Client, incident: u32, control: String, at: u64) -> Choice {
    let read = control.parse::<TimeControl>();
    let typed = read.map_or_else(|_| control.clone(), |control| argument(&control));
    let name = format!("adoube rule {incident} restart --control {typed}");
    let request = RulingRequest {
        incident,
        wish: Some(Wish::Restart(RestartWish {
            control: RestartControl::Typed.into(),
            time_control: control,
        })),
        worked_out: at,
        ..RulingRequest::default()
    };
    let offers = client.offer(request).await.map(|reply| reply.offers);
    (name, offers.map_err(|error| format!("{error:#}")))
}

fn wish(typed: &str) -> Wish {
    match typed.rsplit_once(' ') {
        Some((_, clocks)) => Wish::Resume(ResumeWish {
            clocks: ClockBasis::from_word(clocks).unwrap_or_default().into(),
            ..ResumeWish::default()
        }),
        None => Wish::Restart(RestartWish {
            control: RestartControl::Same.into(),
            ..RestartWish::default()
        }),
    }
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
