//! Whose a ruling is, in the score.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, Ruled};

/// DIS-7: a ruling stands in the score with whose it is, and with who agreed where two had to.
#[test]
fn dis_7_a_ruling_in_the_score_names_who_proposed_and_who_seconded_it() {
    for (by, seconded_by, delegated_by, told) in [
        (
            "",
            "",
            "",
            "ruling 1 in incident 3 (O 18.9): the game is postponed, no power.",
        ),
        (
            "chief",
            "",
            "",
            "ruling 1 in incident 3 (O 18.9) by chief: the game is postponed, no power.",
        ),
        (
            "deputy",
            "",
            "chief",
            "ruling 1 in incident 3 (O 18.9) by deputy, delegated by chief: the game is postponed, no power.",
        ),
        (
            "chief",
            "arbiter",
            "",
            "ruling 1 in incident 3 (O 18.9), proposed by chief and approved by arbiter: the game is \
             postponed, no power.",
        ),
    ] {
        let ruled = Event::Ruled(Ruled {
            incident: 3,
            ruling: 1,
            remedy: adoube_proto::v1::Remedy::Postpone.into(),
            article: "O 18.9".to_owned(),
            reason: "no power".to_owned(),
            by: by.to_owned(),
            seconded_by: seconded_by.to_owned(),
            delegated_by: delegated_by.to_owned(),
            ..Ruled::default()
        });
        let event = BoardEvent {
            time: 140_000,
            event: Some(ruled),
            ..BoardEvent::default()
        };
        let said = crate::comments::of(&event).unwrap();
        assert!(said.ends_with(told), "{said}");
    }
}

/// VEN-2: the officials' score says what a ruling cites; that a score for anybody is without it, see
/// [`crate::confidential`].
#[test]
fn ven_2_a_ruling_in_the_score_names_the_device_notes_that_it_cites() {
    for (cites, told) in [
        (&[][..], "the game is postponed, a second screen."),
        (&[4], "a second screen; it cites device note 4."),
        (
            &[1, 4, 7],
            "a second screen; it cites device notes 1, 4 and 7.",
        ),
    ] {
        let ruled = Event::Ruled(Ruled {
            remedy: adoube_proto::v1::Remedy::Postpone.into(),
            reason: "a second screen".to_owned(),
            cites: cites.to_vec(),
            ..Ruled::default()
        });
        let event = BoardEvent {
            event: Some(ruled),
            ..BoardEvent::default()
        };
        let said = crate::comments::of(&event).unwrap();
        assert!(said.ends_with(told), "{said}");
    }
}
