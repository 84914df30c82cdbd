//! Which key counts, as whoever plays or cheats would find out.

use std::fs;

use rcgen::{
    BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair, PKCS_ED25519, SanType,
};
use tempfile::TempDir;
use x509_parser::pem::parse_x509_pem;

use super::*;
use crate::identity::{Identity, IdentityError, identify};

/// A folder with an authority of this name.
fn folder(name: &str) -> (TempDir, Settings) {
    let folder = TempDir::new().unwrap();
    let (params, key) = authority(name);
    let settings = Settings {
        certificate: folder.path().join("devices.pem"),
        key: folder.path().join("devices.key"),
    };
    let certificate = params.self_signed(&key).unwrap().pem();
    fs::write(&settings.certificate, certificate).unwrap();
    fs::write(&settings.key, key.serialize_pem()).unwrap();
    (folder, settings)
}

fn authority(name: &str) -> (CertificateParams, KeyPair) {
    let mut params = CertificateParams::default();
    params.distinguished_name.push(DnType::CommonName, name);
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    (params, KeyPair::generate().unwrap())
}

fn wanted(replace: bool) -> Wanted {
    Wanted {
        venue: "madrid".parse().unwrap(),
        device: "madrid-9".parse().unwrap(),
        replace,
        by: "lena".to_owned(),
        role: "lta".to_owned(),
    }
}

/// What a device asks for that would like to be something else.
fn request(key: &KeyPair) -> Vec<u8> {
    let mut params = CertificateParams::default();
    params.distinguished_name.push(DnType::CommonName, "chief");
    let uri = "adoube:official:chief".try_into().unwrap();
    params.subject_alt_names = vec![SanType::URI(uri)];
    params.serialize_request(key).unwrap().der().to_vec()
}

fn der(pem: &str) -> Vec<u8> {
    parse_x509_pem(pem.as_bytes()).unwrap().1.contents
}

#[test]
fn ven_1_a_certificate_names_the_device_whatever_was_asked_for() {
    let (folder, settings) = folder("Adoube devices open");
    let enrolment = Enrolment::open(Some(&settings), folder.path()).unwrap();
    let key = KeyPair::generate().unwrap();
    let (pem, before) = enrolment.sign(&wanted(false), &request(&key), 7).unwrap();
    assert_eq!(before, None);
    let device = Identity::Device("madrid".parse().unwrap(), "madrid-9".parse().unwrap());
    assert_eq!(identify(&der(&pem)), Ok(device));
}

#[test]
fn ven_1_a_key_counts_until_it_is_replaced_and_over_a_restart() {
    let (folder, settings) = folder("Adoube devices open");
    let device = wanted(false).device;
    let enrolment = Enrolment::open(Some(&settings), folder.path()).unwrap();
    let (one, other) = (KeyPair::generate().unwrap(), KeyPair::generate().unwrap());
    let (first, _) = enrolment.sign(&wanted(false), &request(&one), 7).unwrap();
    assert_eq!(enrolment.knows(&device, &der(&first)), Ok(()));

    let refused = enrolment.sign(&wanted(false), &request(&other), 8);
    assert!(matches!(refused, Err(Refused::Known { .. })), "{refused:?}");
    assert!(enrolment.may(&wanted(false)).is_err());
    // The same key once more, as when an answer was lost: nothing changes by it.
    let (again, before) = enrolment.sign(&wanted(false), &request(&one), 9).unwrap();
    assert_eq!(
        (enrolment.knows(&device, &der(&again)), before),
        (Ok(()), None)
    );

    assert!(enrolment.may(&wanted(true)).is_ok());
    let (second, before) = enrolment.sign(&wanted(true), &request(&other), 10).unwrap();
    assert_eq!(before.map(|before| before.wall_ms), Some(7));
    let enrolment = Enrolment::open(Some(&settings), folder.path()).unwrap();
    assert_eq!(enrolment.knows(&device, &der(&second)), Ok(()));
    assert_eq!(
        enrolment.knows(&device, &der(&first)),
        Err(Unknown::Replaced)
    );

    // Whoever loses the register lets nobody in by such a key, and everybody by the organiser's.
    fs::remove_file(folder.path().join(REGISTER)).unwrap();
    let enrolment = Enrolment::open(Some(&settings), folder.path()).unwrap();
    assert_eq!(
        enrolment.knows(&device, &der(&second)),
        Err(Unknown::Forgotten)
    );
    let (params, key) = authority("Adoube event open");
    let organisers = CertificateParams::default();
    let organisers = organisers
        .signed_by(&one, &Issuer::new(params, key))
        .unwrap();
    assert_eq!(enrolment.knows(&device, organisers.der()), Ok(()));
}

#[test]
fn ven_1_what_is_no_request_gets_no_certificate() {
    let (folder, settings) = folder("Adoube devices open");
    let enrolment = Enrolment::open(Some(&settings), folder.path()).unwrap();
    let other_kind = request(&KeyPair::generate_for(&PKCS_ED25519).unwrap());
    let mut forged = request(&KeyPair::generate().unwrap());
    let last = forged.len() - 1;
    forged[last] ^= 1;
    for bytes in [&b"no request"[..], &other_kind, &forged, &[0x30; 5_000]] {
        let refused = enrolment.sign(&wanted(false), bytes, 7);
        assert!(matches!(refused, Err(Refused::Request(_))), "{refused:?}");
    }
    assert!(enrolment.may(&wanted(false)).is_ok(), "nothing was entered");
}

#[test]
fn ven_1_the_devices_authority_speaks_for_devices_alone() {
    let (params, key) = authority("Adoube devices open");
    let issuer = Issuer::new(params, key);
    let named = |uri: &str| {
        let mut params = CertificateParams::default();
        params.subject_alt_names = vec![SanType::URI(uri.try_into().unwrap())];
        let key = KeyPair::generate().unwrap();
        params.signed_by(&key, &issuer).unwrap().der().to_vec()
    };
    for (uri, refused) in [
        ("adoube:official:chief", true),
        ("adoube:organiser:olga", true),
        ("adoube:venue:madrid", true),
        ("adoube:device:madrid:madrid-9", false),
    ] {
        let found = identify(&named(uri));
        assert_eq!(
            found == Err(IdentityError::NoDevice),
            refused,
            "{uri}: {found:?}"
        );
    }
}

#[test]
fn ven_1_without_an_authority_of_its_own_the_coordinator_vouches_for_nothing() {
    let folder_ = TempDir::new().unwrap();
    let enrolment = Enrolment::open(None, folder_.path()).unwrap();
    assert!(matches!(enrolment.may(&wanted(true)), Err(Refused::Unable)));
    let (folder, settings) = folder("Adoube event open");
    let error = Enrolment::open(Some(&settings), folder.path()).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("is not an authority for devices"),
        "{error}"
    );
    let other = folder_.path().join("other.key");
    fs::write(&other, KeyPair::generate().unwrap().serialize_pem()).unwrap();
    let settings = Settings {
        key: other,
        ..settings
    };
    let error = Enrolment::open(Some(&settings), folder.path()).unwrap_err();
    assert!(
        error.to_string().contains("does not match this key"),
        "{error}"
    );
}
