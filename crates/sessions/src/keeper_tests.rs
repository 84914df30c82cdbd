use std::sync::atomic::{AtomicU64, Ordering};

use adoube_tournament::actor::Role;

use super::*;
use crate::book::LASTS;

struct Desk {
    folder: tempfile::TempDir,
    now: Arc<AtomicU64>,
    keeper: Arc<Keeper>,
}

impl Desk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let now = Arc::new(AtomicU64::new(1_000));
        let keeper = open(&folder, &now);
        Self {
            folder,
            now,
            keeper,
        }
    }

    fn invited(&self) -> String {
        self.given().code
    }

    fn given(&self) -> Given {
        self.keeper.invite(office(), chief(), 1_000).unwrap()
    }
}

fn open(folder: &tempfile::TempDir, now: &Arc<AtomicU64>) -> Arc<Keeper> {
    let now = Arc::clone(now);
    let clock = Box::new(move || now.load(Ordering::Relaxed));
    Keeper::open(folder.path().join("sessions.json"), "console", clock).unwrap()
}

fn office() -> Office {
    Office {
        tournament: "open".parse().unwrap(),
        person: "chief".parse().unwrap(),
        role: Role::ChiefArbiter,
        venue: None,
    }
}

fn chief() -> Author {
    Author {
        person: "chief".parse().unwrap(),
        role: Role::ChiefArbiter,
    }
}

/// The notes that wait, in their order; they are noted by that.
fn notes(keeper: &Keeper) -> Vec<(String, Step)> {
    let mut all = Vec::new();
    while let Some((number, note)) = keeper.first_note() {
        all.push((note.invitation, note.step));
        keeper.noted(number).unwrap();
    }
    all
}

#[test]
fn a_session_outlives_its_machine() {
    let desk = Desk::new();
    let (code, other) = (desk.invited(), desk.invited());
    let (token, session) = desk.keeper.sign_in(&code, "Firefox").unwrap();
    let again = open(&desk.folder, &desk.now);
    assert_eq!(again.who(&token).unwrap().id, session.id);
    assert!(matches!(
        again.sign_in(&code, ""),
        Err(Trouble::Refused(Refused::Used))
    ));
    again.sign_in(&other, "").unwrap();
    assert_eq!(again.sessions().len(), 2);
}

#[test]
fn pen_3_a_session_that_ends_takes_with_it_what_is_open() {
    let desk = Desk::new();
    let ends: [fn(&Desk, &str, &str); 3] = [
        |desk, token, _| desk.keeper.sign_out(token).unwrap(),
        |desk, _, id| desk.keeper.revoke(id, |_| true).unwrap(),
        |desk, _, _| {
            desk.now.fetch_add(LASTS + 1, Ordering::Relaxed);
            desk.keeper.tidy();
        },
    ];
    for end in ends {
        let (token, session) = desk.keeper.sign_in(&desk.invited(), "").unwrap();
        let seen = desk.keeper.who(&token).unwrap();
        assert!(!seen.ended.is_cancelled());
        end(&desk, &token, &session.id);
        assert!(seen.ended.is_cancelled());
        assert_eq!(desk.keeper.who(&token).err(), Some(Refused::SignedOut));
    }
}

#[test]
fn what_the_disk_does_not_take_is_not_done() {
    let desk = Desk::new();
    let code = desk.invited();
    let away = desk.folder.path().with_extension("away");
    std::fs::rename(desk.folder.path(), &away).unwrap();
    let failed = desk.keeper.sign_in(&code, "").unwrap_err();
    assert!(matches!(failed, Trouble::File(_)), "{failed}");
    assert!(desk.keeper.sessions().is_empty());
    std::fs::rename(&away, desk.folder.path()).unwrap();
    desk.keeper.sign_in(&code, "").unwrap();
}

/// Made, used, taken back: each is noted once, also over a restart, and never with what opens anything.
#[test]
fn pen_3_what_becomes_of_invitations_waits_to_be_noted() {
    let desk = Desk::new();
    let (used, withdrawn) = (desk.given(), desk.given());
    let (token, session) = desk.keeper.sign_in(&used.code, "").unwrap();
    desk.keeper
        .withdraw(&withdrawn.id, chief(), |_| true)
        .unwrap();
    let refused = desk.keeper.sign_in(&withdrawn.code, "").unwrap_err();
    assert!(matches!(refused, Trouble::Refused(Refused::Withdrawn)));
    let again = open(&desk.folder, &desk.now);
    let stored = std::fs::read_to_string(desk.folder.path().join("sessions.json")).unwrap();
    for secret in [&used.code, &withdrawn.code, &token] {
        assert!(!stored.contains(secret.as_str()), "{stored}");
    }
    let made = || Step::Made {
        by: chief(),
        holds: 1_000,
    };
    let step = |of: &Given, step| (of.id.clone(), step);
    let expected = [
        step(&used, made()),
        step(&withdrawn, made()),
        step(
            &used,
            Step::Used {
                session: session.id,
            },
        ),
        step(&withdrawn, Step::Withdrawn { by: chief() }),
    ];
    assert_eq!(notes(&again), expected);
    assert_eq!(notes(&open(&desk.folder, &desk.now)), []);
}

/// Nothing is noted of what the disk did not take.
#[test]
fn pen_3_what_is_not_done_is_not_noted() {
    let desk = Desk::new();
    let given = desk.given();
    assert_eq!(notes(&desk.keeper).len(), 1);
    let away = desk.folder.path().with_extension("gone");
    std::fs::rename(desk.folder.path(), &away).unwrap();
    desk.keeper.sign_in(&given.code, "").unwrap_err();
    desk.keeper.invite(office(), chief(), 1_000).unwrap_err();
    std::fs::rename(&away, desk.folder.path()).unwrap();
    assert_eq!(desk.keeper.invitations().len(), 1);
    desk.keeper.sign_in(&given.code, "").unwrap();
    let [(id, Step::Used { .. })] = &notes(&desk.keeper)[..] else {
        panic!("one was used");
    };
    assert_eq!(*id, given.id);
}
