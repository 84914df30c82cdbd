use adoube_tournament::actor::Role;
use proptest::prelude::*;

use super::*;

fn office() -> Office {
    Office {
        tournament: "open".parse().unwrap(),
        person: "marta".parse().unwrap(),
        role: Role::Lta,
        venue: Some("madrid".parse().unwrap()),
    }
}

/// One of a name that may be used until then.
fn invitation(until: u64) -> Invitation {
    let by = Author {
        person: "chief".parse().unwrap(),
        role: Role::ChiefArbiter,
    };
    Invitation::new(format!("{until:x}"), office(), by, (0, until))
}

fn token(number: u64) -> Digest {
    Digest::of_token(&number.to_string())
}

fn code(number: u64) -> Digest {
    Digest::of_code(&format!("code-{number}"))
}

#[test]
fn pen_3_an_invitation_works_once_and_in_time() {
    const NOW: u64 = 1_000_000;
    let mut book = Book::default();
    book.invite(code(1), invitation(NOW + 10), NOW).unwrap();
    for (what, at, used, expected) in [
        ("a millisecond late", NOW + 11, 1, Err(Refused::Expired)),
        ("of nobody", NOW, 2, Err(Refused::Unknown)),
        ("in time", NOW + 10, 1, Ok(Role::Lta)),
        ("again", NOW + 10, 1, Err(Refused::Used)),
        ("again, and late", NOW + 11, 1, Err(Refused::Used)),
    ] {
        let found = book.sign_in(&code(used), token(at), "Firefox", at);
        assert_eq!(found.map(|session| session.office.role), expected, "{what}");
    }
}

#[test]
fn a_session_holds_as_long_as_it_is_used_and_not_for_ever() {
    let mut book = Book::default();
    book.invite(code(1), invitation(5), 0).unwrap();
    book.sign_in(&code(1), token(1), "", 0).unwrap();
    for (at, holds) in [
        (IDLE, true),
        (2 * IDLE, true),
        (LASTS, true),
        (LASTS + 1, false),
    ] {
        assert_eq!(book.session(&token(1), at).is_ok(), holds, "{at}");
    }
    let mut book = Book::default();
    book.invite(code(1), invitation(5), 0).unwrap();
    let id = book.sign_in(&code(1), token(1), "", 0).unwrap().id;
    assert!(book.session(&token(1), IDLE + 1).is_err(), "nobody used it");
    assert_eq!(book.forget(IDLE + 1), [id]);
    assert_eq!(book.sessions(IDLE + 1), Vec::<&Session>::new());
}

#[test]
fn a_session_is_ended_by_its_name_by_those_who_may() {
    let mut book = Book::default();
    book.invite(code(1), invitation(5), 0).unwrap();
    let session = book.sign_in(&code(1), token(1), "Fire\u{7}fox", 0).unwrap();
    assert_eq!(session.browser, "Firefox");
    assert_ne!(
        session.id,
        token(1).short(),
        "the list tells nothing of the token"
    );
    assert_eq!(book.revoke(&session.id, |_| false), Err(Refused::SignedOut));
    assert_eq!(book.revoke(&session.id, |_| true), Ok(session.clone()));
    assert_eq!(book.session(&token(1), 1), Err(Refused::SignedOut));
    assert_eq!(book.revoke(&session.id, |_| true), Err(Refused::SignedOut));
}

#[test]
fn the_book_does_not_grow_without_bound() {
    let mut book = Book::default();
    for number in 0..MOST_INVITATIONS as u64 {
        book.invite(code(number), invitation(5), 0).unwrap();
    }
    assert_eq!(
        book.invite(code(u64::MAX), invitation(5), 0),
        Err(Refused::Full)
    );
    for number in 0..MOST_SESSIONS as u64 {
        book.sign_in(&code(number), token(number), "", 0).unwrap();
    }
    let one_more = code(MOST_SESSIONS as u64);
    assert_eq!(
        book.sign_in(&one_more, token(u64::MAX), "", 0),
        Err(Refused::Full)
    );
    let later = 6 + LONGEST_INVITED;
    assert_eq!(book.forget(later).len(), MOST_SESSIONS);
    assert_eq!(book, Book::default());
}

#[test]
fn nothing_that_is_stored_opens_anything() {
    let mut book = Book::default();
    book.invite(Digest::of_code("k7qd-9m2p"), invitation(5), 0)
        .unwrap();
    book.sign_in(
        &Digest::of_code("K7QD 9M2P"),
        Digest::of_token("s3cr3t"),
        "",
        0,
    )
    .unwrap();
    let stored = serde_json::to_string(&book).unwrap();
    assert!(
        !stored.contains("k7qd") && !stored.contains("s3cr3t"),
        "{stored}"
    );
    assert_eq!(serde_json::from_str::<Book>(&stored).unwrap(), book);
}

/// Taken back it opens nothing; what was used cannot be taken back, nor what somebody may not.
#[test]
fn pen_3_an_invitation_is_taken_back_before_it_is_used() {
    let mut book = Book::default();
    book.invite(code(1), invitation(5), 0).unwrap();
    for (id, may, expected) in [
        ("6", true, Err(Refused::Unknown)),
        ("5", false, Err(Refused::Unknown)),
        ("", true, Err(Refused::Unknown)),
        ("5", true, Ok("5")),
        ("5", true, Err(Refused::Withdrawn)),
    ] {
        let withdrawn = book.withdraw(id, |_| may, 5);
        assert_eq!(withdrawn.map(|one| one.id.as_str()), expected, "{id} {may}");
    }
    let late = book.sign_in(&code(1), token(1), "", 0);
    assert_eq!(late, Err(Refused::Withdrawn));
    book.invite(code(2), invitation(7), 0).unwrap();
    book.sign_in(&code(2), token(2), "", 0).unwrap();
    assert_eq!(book.withdraw("7", |_| true, 0), Err(Refused::Used));
    book.invite(code(3), invitation(8), 0).unwrap();
    assert_eq!(book.withdraw("8", |_| true, 9), Err(Refused::Expired));
}

proptest! {
    /// However invitations and sign-ins come, each invitation makes one session at most.
    #[test]
    fn pen_3_no_invitation_makes_two_sessions(tries in prop::collection::vec((0_u64..4, 0_u64..20), 0..60)) {
        let mut book = Book::default();
        for number in 0..4 {
            book.invite(code(number), invitation(10), 0).unwrap();
        }
        let mut made = [0; 4];
        for (index, (number, at)) in (0_u64..).zip(tries) {
            let signed_in = book.sign_in(&code(number), token(index), "", at).is_ok();
            made[usize::try_from(number).unwrap()] += u32::from(signed_in);
        }
        prop_assert!(made.iter().all(|made| *made <= 1), "{made:?}");
    }
}
