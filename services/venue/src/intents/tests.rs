use adoube_proto::v1::venue_intent::What;
use adoube_proto::v1::{Refusal, Role};

use super::*;
use crate::orders::Clocks;

/// How long what is asked for here holds, milliseconds.
const HOLDS: u64 = 60_000;

fn intent(n: usize) -> VenueIntent {
    VenueIntent {
        id: format!("{n:032x}"),
        person: "lta-madrid".to_owned(),
        what: Some(What::MoveTo("madrid-9".to_owned())),
        expires_in_ms: HOLDS,
        ..VenueIntent::default()
    }
}

fn id(n: usize) -> String {
    intent(n).id
}

fn answer(n: usize, accepted: bool) -> IntentAnswer {
    IntentAnswer {
        id: id(n),
        accepted,
        text: if accepted { "" } else { "no-spare" }.to_owned(),
        refusal: (!accepted).then(no_spare),
        ..IntentAnswer::default()
    }
}

/// As the coordinator tells it for readers of any language.
fn no_spare() -> Refusal {
    Refusal {
        code: "no-spare".to_owned(),
        word: "spare-taken".to_owned(),
        ..Refusal::default()
    }
}

/// So many milliseconds after the beginning, by both clocks.
fn at(ms: u64) -> Moment {
    Moment {
        now: ms,
        wall: 1_000_000 + ms,
    }
}

fn clocks(boot_id: &str, at: Moment) -> Clocks {
    Clocks {
        boot_id: boot_id.to_owned(),
        at,
    }
}

/// Number, and why it is void.
fn open(book: &Intents) -> Vec<(usize, &'static str)> {
    let number = |id: &str| usize::from_str_radix(id, 16).unwrap();
    let open = book.open().into_iter();
    open.map(|saying| (number(&saying.intent.id), saying.intent.void().word()))
        .collect()
}

/// Fate, and whether it is unconfirmed.
fn fate(book: &Intents, n: usize) -> (&'static str, bool) {
    let view = book.entry(&id(n)).unwrap();
    (view.fate().word(), view.unconfirmed)
}

const fn is(fate: &'static str, unconfirmed: bool) -> (&'static str, bool) {
    (fate, unconfirmed)
}

/// A book with one that is on disk, asked for while the links stood so.
fn asked(quiet: Option<u64>) -> Intents {
    let mut book = Intents::default();
    book.ask(intent(1), Role::Lta, at(0)).unwrap();
    book.kept(book.version(), quiet);
    book
}

/// It is shown and said once it is on disk, and outlives the node until it is answered.
#[test]
fn ven_4_what_was_asked_waits_on_disk_for_its_answer() {
    let mut book = Intents::default();
    book.ask(intent(1), Role::Lta, at(5)).unwrap();
    assert_eq!((book.open().len(), book.shown().intents.len()), (0, 0));
    let bytes = book.encode("boot");
    book.kept(book.version(), None);
    assert_eq!(open(&book), [(1, "")]);
    let mut after = Intents::decode(&bytes, &clocks("boot", at(6))).unwrap();
    assert_eq!(after.open(), book.open());
    assert!(after.answered(&answer(1, false), 9));
    assert_eq!(fate(&after, 1), is("refused", false));
    assert_eq!(after.open(), []);
    // An answer to what was said twice is late.
    assert!(!after.answered(&answer(1, true), 10));
    let refused = after.entry(&id(1)).unwrap();
    assert_eq!(
        (refused.detail.as_str(), &refused.refusal),
        ("no-spare", &Some(no_spare()))
    );
}

/// A button that was pressed twice asks once; an id is for one thing.
#[test]
fn ven_4_the_same_again_is_the_same() {
    let mut book = Intents::default();
    book.ask(intent(1), Role::Lta, at(5)).unwrap();
    book.ask(intent(1), Role::Lta, at(6)).unwrap();
    let other = VenueIntent {
        what: Some(What::MoveTo("madrid-8".to_owned())),
        ..intent(1)
    };
    assert_eq!(book.ask(other, Role::Lta, at(7)), Err(Refused::Known));
    book.kept(book.version(), None);
    assert_eq!(book.open().len(), 1);
}

#[test]
fn ven_4_what_waits_is_bounded_and_never_forgotten() {
    let mut book = Intents::default();
    for n in 0..WAITING {
        book.ask(intent(n), Role::Lta, at(5)).unwrap();
    }
    assert_eq!(
        book.ask(intent(WAITING), Role::Lta, at(5)),
        Err(Refused::Full)
    );
    for n in WAITING..2 * REMEMBERED {
        assert!(book.answered(&answer(n - WAITING, true), 6));
        book.ask(intent(n), Role::Lta, at(5)).unwrap();
    }
    book.kept(book.version(), None);
    let shown = book.shown().intents.len();
    assert_eq!((book.open().len(), shown), (WAITING, REMEMBERED));
}

#[test]
fn ven_4_what_the_disk_refused_was_never_asked() {
    let mut book = Intents::default();
    book.ask(intent(1), Role::Lta, at(5)).unwrap();
    book.forget(&id(1));
    book.kept(book.version(), None);
    assert_eq!(book.open(), []);
}

/// What is said has its end with it; once that is over it is said as expired, since the coordinator may
/// have done it before.
#[test]
fn ven_4_what_nobody_decided_in_time_expires() {
    let mut book = asked(None);
    let [saying] = &book.open()[..] else {
        panic!("one is open");
    };
    assert_eq!(saying.at(HOLDS - 1).expires_in_ms, 1);
    assert!(!book.expire(at(HOLDS - 1)));
    assert!(book.expire(at(HOLDS)));
    assert_eq!(open(&book), [(1, "expired")]);
    assert_eq!(fate(&book, 1), is("expired", true));
    assert!(book.answered(&answer(1, false), 9));
    assert_eq!(fate(&book, 1), is("expired", false));
    assert_eq!(open(&book), []);
}

/// After a restart it expires when it was to; after the machine's too, by the wall clock.
#[test]
fn ven_4_an_end_outlives_the_node_and_its_machine() {
    let bytes = asked(None).encode("boot");
    for (boot, now, wall, expires) in [
        ("boot", HOLDS - 1, 0, false),
        ("boot", HOLDS, 0, true),
        ("another", 10, HOLDS - 1, false),
        ("another", 10, HOLDS, true),
    ] {
        let moment = Moment {
            now,
            wall: at(wall).wall,
        };
        let mut book = Intents::decode(&bytes, &clocks(boot, moment)).unwrap();
        assert_eq!(book.expire(moment), expires, "{boot} {now} {wall}");
    }
    // A wall clock that was set back makes it hold no longer than it was to.
    let back = Moment { now: 10, wall: 0 };
    let mut book = Intents::decode(&bytes, &clocks("another", back)).unwrap();
    assert!(!book.expire(at(HOLDS + 9)));
    assert!(book.expire(at(HOLDS + 10)));
}

/// Taken back: who did is shown, and the coordinator is told once that is on disk, and not the opposite
/// meanwhile.
#[test]
fn ven_4_what_was_asked_is_taken_back() {
    let mut book = asked(None);
    book.withdraw(&id(1), "lta-oslo", at(9)).unwrap();
    assert_eq!(open(&book), []);
    book.kept(book.version(), None);
    assert_eq!(open(&book), [(1, "withdrawn")]);
    assert_eq!(fate(&book, 1), is("withdrawn", true));
    let view = book.entry(&id(1)).unwrap();
    assert_eq!(
        (&*view.withdrawn_by, view.answered_wall_ms),
        ("lta-oslo", at(9).wall)
    );
    book.withdraw(&id(1), "lca-oslo", at(10)).unwrap();
    assert_eq!(book.entry(&id(1)).unwrap().withdrawn_by, "lta-oslo");
    // It does not expire any more.
    assert!(!book.expire(at(HOLDS)));
    assert_eq!(book.withdraw(&id(2), "x", at(9)), Err(Refused::Unknown));
    assert!(book.answered(&answer(1, false), 11));
    assert_eq!(fate(&book, 1), is("withdrawn", false));
}

#[test]
fn ven_4_what_is_over_cannot_be_taken_back() {
    for (accepted, over) in [(true, IntentFate::Accepted), (false, IntentFate::Refused)] {
        let mut book = asked(None);
        book.answered(&answer(1, accepted), 9);
        let late = book.withdraw(&id(1), "lta-oslo", at(9));
        assert_eq!(late, Err(Refused::Over(over)));
    }
    let late = asked(None).withdraw(&id(1), "lta-oslo", at(HOLDS));
    assert_eq!(late, Err(Refused::Over(IntentFate::Expired)));
}

/// What the coordinator had done before stands, whatever the venue wished since; and it may find that
/// something is too late where the venue does not yet.
#[test]
fn ven_4_the_coordinators_word_tells_what_was_done() {
    let mut book = asked(None);
    book.withdraw(&id(1), "lta-oslo", at(9)).unwrap();
    assert!(book.answered(&answer(1, true), 10));
    assert_eq!(fate(&book, 1), is("accepted", false));
    let detail = &book.entry(&id(1)).unwrap().detail;
    assert_eq!(detail, "it was done before it was taken back");
    let mut book = asked(None);
    let late = IntentAnswer {
        void: IntentVoid::Expired.into(),
        ..answer(1, false)
    };
    assert!(book.answered(&late, 10));
    assert_eq!(fate(&book, 1), is("expired", false));
}

/// The disk does not take it: what was asked stands as before.
#[test]
fn ven_4_what_the_disk_refused_was_never_taken_back() {
    let mut book = asked(None);
    book.withdraw(&id(1), "lta-oslo", at(9)).unwrap();
    book.forget_withdrawal(&id(1));
    book.kept(book.version(), None);
    assert_eq!(open(&book), [(1, "")]);
    assert_eq!(fate(&book, 1), is("waiting", false));
    assert_eq!(book.entry(&id(1)).unwrap().withdrawn_by, "");
}

/// A coordinator that never heard of it need not be asked: no link was up all the while.
#[test]
fn ven_4_what_was_never_said_is_over_at_once() {
    for (before, after, unconfirmed) in [
        (Some(2), Some(2), false),
        (Some(2), Some(4), true),
        (Some(2), None, true),
        (None, Some(2), true),
        (None, None, true),
    ] {
        let mut book = asked(before);
        book.withdraw(&id(1), "lta-oslo", at(9)).unwrap();
        book.confirm_unsaid(after);
        assert_eq!(fate(&book, 1), is("withdrawn", true), "not on disk yet");
        book.kept(book.version(), after);
        book.confirm_unsaid(after);
        assert_eq!(
            fate(&book, 1),
            is("withdrawn", unconfirmed),
            "{before:?} {after:?}"
        );
    }
    // Of an earlier run it is not known.
    let bytes = asked(Some(2)).encode("boot");
    let mut book = Intents::decode(&bytes, &clocks("boot", at(0))).unwrap();
    book.expire(at(HOLDS));
    book.confirm_unsaid(Some(2));
    assert_eq!(fate(&book, 1), is("expired", true));
}

#[test]
fn ven_4_links_that_begin_and_end_are_counted() {
    let links = Links::default();
    let before = links.quiet();
    let up = links.begin();
    assert_eq!(links.quiet(), None);
    drop(up);
    assert!(links.quiet().is_some_and(|after| Some(after) != before));
}
