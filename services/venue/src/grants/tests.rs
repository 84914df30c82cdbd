//! Stories of a venue that knows its officials by itself.

use adoube_tournament::actor::Role;
use adoube_tournament::grants::Revocations;
use ring::signature::{Ed25519KeyPair, KeyPair as _};

use super::*;

const HOUR: u64 = 3_600_000;

/// A coordinator that vouches.
struct Coordinator(Ed25519KeyPair);

impl Coordinator {
    fn new(seed: u8) -> Self {
        Self(Ed25519KeyPair::from_seed_unchecked(&[seed; 32]).unwrap())
    }

    fn key(&self) -> [u8; 32] {
        self.0.public_key().as_ref().try_into().unwrap()
    }

    /// An LTA of Madrid until an hour after `at`, and what holds no more.
    fn says(&self, at: u64, revoked: &[u64]) -> v1::Grants {
        let grant = Grant {
            tournament: "open".parse().unwrap(),
            person: "lena".parse().unwrap(),
            role: Role::Lta,
            venue: Some("madrid".parse().unwrap()),
            serial: 3,
            until: Time(at + HOUR),
        };
        let list = Revocations {
            tournament: "open".parse().unwrap(),
            at: Time(at),
            serials: revoked.iter().copied().collect(),
        };
        v1::Grants {
            tournament: "open".to_owned(),
            grants: vec![v1::SignedGrant {
                person: "lena".to_owned(),
                role: v1::Role::Lta.into(),
                venue: "madrid".to_owned(),
                serial: 3,
                until: at + HOUR,
                signature: self.0.sign(&grant.message()).as_ref().to_vec(),
                name: "Lena Berg".to_owned(),
            }],
            at,
            revoked: revoked.to_vec(),
            revocations_signature: self.0.sign(&list.message()).as_ref().to_vec(),
            speed: 1_000,
            time_zone: "Europe/Madrid".to_owned(),
        }
    }
}

fn madrid(coordinator: &Coordinator) -> Authority {
    Authority::new("madrid".parse().unwrap(), coordinator.key())
}

fn received(now: u64, wall: u64) -> Received {
    Received {
        boot_id: "boot".to_owned(),
        at: Moment { now, wall },
    }
}

fn word(authority: &Authority, now: u64, wall: u64, boot: &str) -> &'static str {
    let lena = "lena".parse().unwrap();
    let at = Moment { now, wall };
    match authority.actor(&lena, Verb::OrderDevice, at, boot) {
        Ok(_) => "may",
        Err(denied) => denied.code(),
    }
}

#[test]
fn pen_3_only_the_coordinators_word_counts_and_only_the_latest() {
    let (true_one, false_one) = (Coordinator::new(1), Coordinator::new(2));
    let mut here = madrid(&true_one);
    assert_eq!(word(&here, 0, 0, "boot"), "not-granted");
    let forged = here.take(false_one.says(10, &[]), received(0, 0));
    assert_eq!(forged, Err(Unfit::Forged));
    let mut changed = true_one.says(10, &[]);
    changed.grants[0].until += 1;
    assert_eq!(here.take(changed, received(0, 0)), Err(Unfit::Forged));
    let mut unsigned = true_one.says(10, &[9]);
    unsigned.revoked.clear();
    assert_eq!(here.take(unsigned, received(0, 0)), Err(Unfit::Forged));
    assert_eq!(word(&here, 0, 0, "boot"), "not-granted");

    here.take(true_one.says(10, &[]), received(0, 0)).unwrap();
    assert_eq!(word(&here, 0, 0, "boot"), "may");
    here.take(true_one.says(20, &[3]), received(5, 5)).unwrap();
    assert_eq!(word(&here, 6, 6, "boot"), "revoked");
    // Who kept the list from before it was taken back gets nothing by it.
    let older = here.take(true_one.says(10, &[]), received(6, 6));
    assert_eq!(older, Err(Unfit::Older));
    assert_eq!(word(&here, 7, 7, "boot"), "revoked");
}

#[test]
fn pen_3_a_grant_expires_by_the_coordinators_clock_as_the_venue_knows_it() {
    let coordinator = Coordinator::new(1);
    let mut here = madrid(&coordinator);
    let wall = 900_000_000;
    let came = received(50_000, wall);
    here.take(coordinator.says(7_000_000, &[]), came).unwrap();
    let bytes = here.encode().unwrap();
    let mut restarted = madrid(&coordinator);
    restarted.restore(&bytes).unwrap();
    assert_eq!(restarted.time_zone(), Some("Europe/Madrid"));
    let names = restarted.names().into_iter().map(|it| (it.person, it.name));
    let lena = ("lena".to_owned(), "Lena Berg".to_owned());
    assert_eq!(names.collect::<Vec<_>>(), [lena]);
    for (now, wall, boot, expected) in [
        (50_000 + HOUR, wall, "boot", "may"),
        (50_001 + HOUR, wall, "boot", "expired"),
        // A wall clock that runs wild says nothing within one boot.
        (50_000, wall + 100 * HOUR, "boot", "may"),
        (0, wall + HOUR, "another", "may"),
        (0, wall + HOUR + 1, "another", "expired"),
    ] {
        for authority in [&here, &restarted] {
            let found = word(authority, now, wall, boot);
            assert_eq!(found, expected, "{now} {wall} {boot}");
        }
    }
    let mut damaged = bytes.clone();
    damaged[20] ^= 1;
    assert!(madrid(&coordinator).restore(&damaged).is_err());
    assert!(madrid(&Coordinator::new(2)).restore(&bytes).is_err());
}
