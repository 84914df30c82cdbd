//! Officials as people call them: records hold ids alone.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{EventView, GameView, Role};

use crate::text;

/// The offices that rule, the higher first, by their names on the wire.
const OFFICES: [(Role, &str); 2] = [
    (Role::ChiefArbiter, "chief-arbiter"),
    (Role::Arbiter, "arbiter"),
];

/// Puts office and name in the place of the ids of those who ruled and who entered a player's moves, for a file
/// that people read.
pub(crate) fn name(games: &mut [GameView], event: &EventView) {
    let records = games.iter_mut().flat_map(|game| &mut game.events);
    for record in records {
        match &mut record.event {
            Some(Event::Ruled(ruled)) => {
                for person in [&mut ruled.by, &mut ruled.seconded_by] {
                    if !person.is_empty() {
                        *person = called(person, event);
                    }
                }
            }
            Some(Event::AssistantApproved(own)) => own.person = assisting(&own.person, event),
            Some(Event::AssistantEnded(own)) => own.person = assisting(&own.person, event),
            _ => {}
        }
    }
}

/// `the Chief Arbiter (Chief, Ada)`; the office alone where the name is deleted or is that of the office; of who
/// has none of these offices any more, that it was an arbiter, as nobody else rules.
fn called(person: &str, event: &EventView) -> String {
    let own = |role: Role| {
        let mut officials = event.officials.iter();
        officials.find(|official| official.person == person && official.role() == role)
    };
    let found = OFFICES
        .into_iter()
        .find_map(|(role, word)| Some((own(role)?, text::office(word))));
    let Some((official, office)) = found else {
        return "an arbiter".to_owned();
    };
    let name = official.name.trim();
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
    use adoube_proto::v1::{AssistantApproved, AssistantEnded, BoardEvent, OfficialEntry, Ruled};

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
        for (by, seconded_by, told) in [
            ("ada", "", " by the Chief Arbiter (Chief, Ada): "),
            ("chief", "", " by the Chief Arbiter: "),
            (
                "ada",
                "bo",
                ", proposed by the Chief Arbiter (Chief, Ada) and seconded by the arbiter: ",
            ),
            // Who left the event's offices, and a record of an earlier version.
            ("cleo", "", " by an arbiter: "),
            ("", "", "ruling 3.1: "),
        ] {
            let ruled = Event::Ruled(Ruled {
                incident: 3,
                ruling: 1,
                by: by.to_owned(),
                seconded_by: seconded_by.to_owned(),
                remedy: "postpone".to_owned(),
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
            let said = crate::games::comments::of(&games[0].events[0]).unwrap();
            assert!(said.contains(told), "{said}");
        }
    }

    /// BRD-8: nor is an assistant told by his id.
    #[test]
    fn brd_8_who_enters_moves_is_told_by_name() {
        let event = EventView {
            officials: vec![official("maria", "Lopez, Maria", Role::Lta)],
            ..EventView::default()
        };
        for (person, told) in [
            ("maria", "Lopez, Maria enters"),
            ("p77", "an assistant enters"),
        ] {
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
                let said = crate::games::comments::of(record).unwrap();
                assert!(said.contains(told), "{said}");
            }
        }
    }
}
