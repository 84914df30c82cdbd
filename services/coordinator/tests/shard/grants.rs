//! Who has an office, as venues are told: signed, for when they are cut off.

use adoube_coordinator::shard::ShardRequest;
use adoube_proto::v1::{Grants, Role};
use adoube_tournament::actor;
use adoube_tournament::grants::{Grant, Revocations};
use adoube_tournament::time::Time;
use ring::signature::{ED25519, UnparsedPublicKey};

use crate::kit::{self, Desk, Rules, setting_up};

const HOUR: u64 = 3_600_000;

/// Whether everything that is told bears the coordinator's signature.
fn is_signed(grants: &Grants) -> bool {
    let key = UnparsedPublicKey::new(&ED25519, kit::public_key());
    let list = Revocations {
        tournament: grants.tournament.parse().unwrap(),
        at: Time(grants.at),
        serials: grants.revoked.iter().copied().collect(),
    };
    let signed = |grant: &adoube_proto::v1::SignedGrant| {
        let role = match grant.role() {
            Role::Lta => actor::Role::Lta,
            Role::Lca => actor::Role::Lca,
            Role::Arbiter => actor::Role::Arbiter,
            Role::ChiefArbiter => actor::Role::ChiefArbiter,
            Role::Organiser => actor::Role::Organiser,
            other => panic!("{other:?}"),
        };
        let message = Grant {
            tournament: grants.tournament.parse().unwrap(),
            person: grant.person.parse().unwrap(),
            role,
            venue: grant.venue.parse().ok(),
            serial: grant.serial,
            until: Time(grant.until),
        }
        .message();
        key.verify(&message, &grant.signature).is_ok()
    };
    key.verify(&list.message(), &grants.revocations_signature)
        .is_ok()
        && grants.grants.iter().all(signed)
}

fn people(grants: &Grants) -> Vec<&str> {
    let mut people: Vec<&str> = grants.grants.iter().map(|g| g.person.as_str()).collect();
    people.sort_unstable();
    people
}

#[test]
fn pen_3_a_venue_is_told_who_has_an_office_there_or_in_the_whole_event() {
    let mut desk = Desk::published(&Rules::default());
    desk.venue("oslo");
    let grants = desk.grants("oslo").unwrap();
    assert!(is_signed(&grants));
    assert_eq!(grants.time_zone, "Europe/Madrid");
    assert_eq!(
        people(&grants),
        ["arbiter", "chief", "lca-oslo", "lta-oslo", "olga", "orga"]
    );
    assert_eq!((grants.revoked.len(), grants.speed), (0, 1_000));
    let until = grants.grants[0].until;
    assert_eq!(until - grants.at, 36 * HOUR);
    // Anything changed, and it is not the coordinator's word any more.
    let mut forged = grants.clone();
    let lta = forged.grants.iter_mut().find(|g| g.person == "lta-oslo");
    lta.unwrap().role = Role::ChiefArbiter.into();
    assert!(!is_signed(&forged));
    let mut silenced = grants;
    silenced.at += 1;
    assert!(!is_signed(&silenced));
}

#[test]
fn pen_3_an_office_taken_back_is_told_at_once_and_by_its_number() {
    let mut desk = Desk::published(&Rules::default());
    desk.venue("oslo");
    let before = desk.grants("oslo").unwrap();
    let number = |grants: &Grants, person: &str| {
        let grant = grants.grants.iter().find(|g| g.person == person);
        grant.map(|grant| grant.serial)
    };
    let taken = number(&before, "arbiter").unwrap();
    let change = |keep: bool| {
        let ShardRequest::SetUp(mut set_up, profiles) = setting_up(&Rules::default()) else {
            unreachable!()
        };
        set_up
            .officials
            .retain(|official| keep || official.person.as_str() != "arbiter");
        ShardRequest::SetUp(set_up, profiles)
    };
    desk.ask("olga", change(false)).unwrap();
    let after = desk.grants("oslo").unwrap();
    assert!(is_signed(&after));
    assert_eq!(number(&after, "arbiter"), None);
    assert_eq!(after.revoked, [taken]);
    // The same set-up again is no news; the office given anew has another number.
    desk.ask("olga", change(false)).unwrap();
    assert_eq!(desk.grants("oslo"), None);
    desk.ask("olga", change(true)).unwrap();
    let again = desk.grants("oslo").unwrap();
    assert!(number(&again, "arbiter").unwrap() > taken);
    assert_eq!(again.revoked, [taken]);
}

/// Twenty times as fast, a grant holds as long in life.
#[test]
fn pen_3_grants_are_renewed_each_hour_and_hold_a_day_and_a_half() {
    let mut desk = Desk::published(&Rules {
        speed: 20,
        ..Rules::default()
    });
    desk.venue("oslo");
    let first = desk.grants("oslo").unwrap();
    assert_eq!(first.grants[0].until - first.at, 20 * 36 * HOUR);
    assert_eq!(first.speed, 20_000);
    desk.pass(HOUR - 1_000);
    assert_eq!(desk.grants("oslo"), None);
    desk.pass(2_000);
    let renewed = desk.grants("oslo").unwrap();
    assert!(renewed.grants[0].until > first.grants[0].until);
    assert!(is_signed(&renewed));
}
