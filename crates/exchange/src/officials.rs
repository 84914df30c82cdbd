//! Officials as people call them: records hold ids and offices alone.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{EventView, GameView, Role};
use adoube_user_text::text;

/// The offices that rule, the higher first, by their names on the wire.
const OFFICES: [(Role, &str); 2] = [
    (Role::ChiefArbiter, "chief-arbiter"),
    (Role::Arbiter, "arbiter"),
];

/// Puts office and name in the place of the ids of officials, and of those who entered a player's moves, for a
/// file that people read.
pub fn name(games: &mut [GameView], event: &EventView) {
    for game in games {
        for record in &mut game.events {
            put_words(&mut record.by, &mut record.office, event);
            if let Some(told) = &mut record.event {
                put_names(told, event);
            }
        }
        for told in &mut game.silences {
            put_words(&mut told.closed_by, &mut told.closed_office, event);
            put_words(
                &mut told.closing_proposed_by,
                &mut told.closing_proposed_office,
                event,
            );
        }
        for hold in &mut game.holds {
            put_words(&mut hold.by, &mut hold.office, event);
            put_words(&mut hold.ended_by, &mut hold.ended_office, event);
        }
    }
}

fn put_names(told: &mut Event, event: &EventView) {
    match told {
        Event::Ruled(ruled) => {
            for person in [
                &mut ruled.by,
                &mut ruled.seconded_by,
                &mut ruled.delegated_by,
            ] {
                put_words(person, &mut 0, event);
            }
        }
        Event::Penalised(own) => {
            put_words(&mut own.by, &mut 0, event);
            put_words(&mut own.proposed_by, &mut 0, event);
        }
        Event::PenaltiesProposed(own) => put_words(&mut own.by, &mut 0, event),
        Event::PenaltiesRejected(own) => put_words(&mut own.by, &mut 0, event),
        Event::PenaltiesWithdrawn(own) => put_words(&mut own.by, &mut 0, event),
        Event::AssistantApproved(own) => own.person = assisting(&own.person, event),
        Event::AssistantEnded(own) => own.person = assisting(&own.person, event),
        _ => {}
    }
}

/// Puts the words for an official in the place of his id; those have his office.
fn put_words(person: &mut String, office: &mut i32, event: &EventView) {
    if !person.is_empty() {
        *person = called(person, Role::word_of(*office), event);
        *office = Role::Unspecified.into();
    }
}

/// Who did something, as a sentence has it, by what a record or [`name`] put there: `the LTA (maria)`; the office
/// alone where no more is known, and nothing where nobody is named.
pub fn told(by: &str, office: &str) -> String {
    match (by, office) {
        (by, "") => by.to_owned(),
        ("", office) => text::office(office).to_owned(),
        (by, office) => format!("{} ({by})", text::office(office)),
    }
}

/// `the Chief Arbiter (Chief, Ada)`, in the office in which he acted. Where the record does not tell that: the
/// highest of his that rules, or, of who has none any more, that it was an arbiter, as nobody else rules.
fn called(person: &str, office: &str, event: &EventView) -> String {
    let mut own = event.officials.iter().filter(|own| own.person == person);
    if !office.is_empty() {
        let name = own.next().map_or("", |official| &official.name);
        return with_name(text::office(office), name);
    }
    let has = |role: Role| own.clone().find(|official| official.role() == role);
    let found = OFFICES
        .into_iter()
        .find_map(|(role, word)| Some((has(role)?, text::office(word))));
    match found {
        Some((official, office)) => with_name(office, &official.name),
        None => "an arbiter".to_owned(),
    }
}

/// The office alone where the name is deleted or is that of the office.
fn with_name(office: &str, name: &str) -> String {
    let name = name.trim();
    let says_office = office.trim_start_matches("the ").eq_ignore_ascii_case(name);
    if name.is_empty() || says_office {
        office.to_owned()
    } else {
        format!("{office} ({name})")
    }
}

/// The name of who enters moves, if he is an official and it is told.
fn assisting(person: &str, event: &EventView) -> String {
    let mut officials = event.officials.iter();
    let name = officials.find(|official| official.person == person && !official.name.is_empty());
    name.map_or_else(
        || "an assistant".to_owned(),
        |official| official.name.clone(),
    )
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{
        AssistantApproved, AssistantEnded, BoardEvent, OfficialEntry, Ruled, TimeAdded,
    };

    use super::*;

    fn official(person: &str, name: &str, role: Role) -> OfficialEntry {
        OfficialEntry {
            person: person.to_owned(),
            name: name.to_owned(),
            role: role.into(),
            ..OfficialEntry::default()
        }
    }

    /// DIS-9: whoever reads the score reads the office of who ruled, and his name where that is told.
    #[test]
    fn dis_9_who_ruled_is_told_by_office_and_name() {
        let event = EventView {
            officials: vec![
                official("ada", "Chief, Ada", Role::Lta),
                official("ada", "Chief, Ada", Role::ChiefArbiter),
                official("chief", "Chief Arbiter", Role::ChiefArbiter),
                official("bo", "", Role::Arbiter),
            ],
            ..EventView::default()
        };
        for (by, seconded_by, delegated_by, told) in [
            ("ada", "", "", " by the Chief Arbiter (Chief, Ada): "),
            ("chief", "", "", " by the Chief Arbiter: "),
            (
                "bo",
                "",
                "ada",
                " by the arbiter, delegated by the Chief Arbiter (Chief, Ada): ",
            ),
            (
                "ada",
                "bo",
                "",
                ", proposed by the Chief Arbiter (Chief, Ada) and approved by the arbiter: ",
            ),
            // Who left the event's offices, and nobody.
            ("cleo", "", "", " by an arbiter: "),
            ("", "", "", "ruling 1 in incident 3: "),
        ] {
            let ruled = Event::Ruled(Ruled {
                incident: 3,
                ruling: 1,
                by: by.to_owned(),
                seconded_by: seconded_by.to_owned(),
                delegated_by: delegated_by.to_owned(),
                remedy: adoube_proto::v1::Remedy::Postpone.into(),
                ..Ruled::default()
            });
            let mut games = [GameView {
                events: vec![BoardEvent {
                    event: Some(ruled),
                    ..BoardEvent::default()
                }],
                ..GameView::default()
            }];
            name(&mut games, &event);
            let said = crate::comments::of(&games[0].events[0]).unwrap();
            assert!(said.contains(told), "{said}");
        }
    }

    /// DIS-9, EVT-6: whoever did something at a board is told by the office in which he did it.
    #[test]
    fn dis_9_evt_6_who_did_something_is_told_in_the_office_in_which_he_did_it() {
        let event = EventView {
            officials: vec![
                official("ada", "Chief, Ada", Role::ChiefArbiter),
                official("ada", "Chief, Ada", Role::Lta),
            ],
            ..EventView::default()
        };
        for (by, office, told) in [
            (
                "ada",
                "lta",
                "Black is given 0:02:00 by the LTA (Chief, Ada), a move was mis-keyed.",
            ),
            (
                "cleo",
                "arbiter",
                "Black is given 0:02:00 by the arbiter, a move was mis-keyed.",
            ),
            ("", "", "Black is given 0:02:00, a move was mis-keyed."),
        ] {
            let mut games = [GameView {
                events: vec![BoardEvent {
                    by: by.to_owned(),
                    office: Role::from_word(office).unwrap_or_default().into(),
                    event: Some(Event::TimeAdded(TimeAdded {
                        black: 120_000,
                        reason: "a move was mis-keyed".to_owned(),
                        ..TimeAdded::default()
                    })),
                    ..BoardEvent::default()
                }],
                ..GameView::default()
            }];
            name(&mut games, &event);
            let said = crate::comments::of(&games[0].events[0]).unwrap();
            assert!(said.ends_with(told), "{said}");
        }
    }

    /// BRD-8: nor is an assistant told by his id.
    #[test]
    fn brd_8_who_enters_moves_is_told_by_name() {
        let event = EventView {
            officials: vec![official("maria", "Lopez, Maria", Role::Lta)],
            ..EventView::default()
        };
        for (person, told) in [("maria", "Lopez, Maria "), ("p77", "an assistant ")] {
            let events = [
                Event::AssistantApproved(AssistantApproved {
                    person: person.to_owned(),
                    ..AssistantApproved::default()
                }),
                Event::AssistantEnded(AssistantEnded {
                    person: person.to_owned(),
                    ..AssistantEnded::default()
                }),
            ];
            let records = events.map(|event| BoardEvent {
                event: Some(event),
                ..BoardEvent::default()
            });
            let mut games = [GameView {
                events: records.into(),
                ..GameView::default()
            }];
            name(&mut games, &event);
            for record in &games[0].events {
                let said = crate::comments::of(record).unwrap();
                assert!(said.contains(told), "{said}");
            }
        }
    }
}
