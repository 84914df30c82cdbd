//! Certificates, read back by another library.

use x509_parser::extensions::{GeneralName, ParsedExtension};
use x509_parser::pem::parse_x509_pem;
use x509_parser::prelude::X509Certificate;

use super::*;

const NOW: u64 = 1_800_000_000;

fn authority() -> Authority {
    Authority::new("open-2027", Validity::days(NOW, 365)).unwrap()
}

fn with<T>(pem: &str, look: impl FnOnce(&X509Certificate<'_>) -> T) -> T {
    let (_, pem) = parse_x509_pem(pem.as_bytes()).unwrap();
    look(&pem.parse_x509().unwrap())
}

/// Names as `kind:value`, sorted.
fn names(certificate: &X509Certificate<'_>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for extension in certificate.extensions() {
        let ParsedExtension::SubjectAlternativeName(found) = extension.parsed_extension() else {
            continue;
        };
        names.extend(found.general_names.iter().map(|name| match name {
            GeneralName::URI(uri) => (*uri).to_owned(),
            GeneralName::DNSName(name) => format!("dns:{name}"),
            GeneralName::IPAddress(bytes) => format!("ip:{bytes:?}"),
            other => format!("{other:?}"),
        }));
    }
    names.sort();
    names
}

/// Whether the certificate serves as a server's and as a client's.
fn usages(certificate: &X509Certificate<'_>) -> (bool, bool) {
    let usage = certificate.extended_key_usage().unwrap().unwrap().value;
    (usage.server_auth, usage.client_auth)
}

/// Bearer, common name, names, server, client.
#[test]
fn a_certificate_tells_what_its_bearer_is() {
    let authority = authority();
    for (bearer, common, all, usage) in [
        (
            Bearer::Coordinator,
            "coordinator",
            &["adoube:coordinator", "dns:coordinator.adoube"][..],
            (true, false),
        ),
        (
            Bearer::Venue {
                id: "madrid",
                host: "10.1.2.3",
            },
            "venue-madrid",
            &[
                "adoube:venue:madrid",
                "dns:madrid.adoube",
                "ip:[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]",
                "ip:[10, 1, 2, 3]",
                "ip:[127, 0, 0, 1]",
            ],
            (true, true),
        ),
        (
            Bearer::Venue {
                id: "madrid",
                host: "node.example",
            },
            "venue-madrid",
            &[
                "adoube:venue:madrid",
                "dns:madrid.adoube",
                "dns:node.example",
                "ip:[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]",
                "ip:[127, 0, 0, 1]",
            ],
            (true, true),
        ),
        (
            Bearer::Device {
                venue: "madrid",
                id: "madrid-1",
            },
            "madrid-1",
            &["adoube:device:madrid:madrid-1"],
            (false, true),
        ),
        (
            Bearer::Official("chief"),
            "chief",
            &["adoube:official:chief"],
            (false, true),
        ),
        (
            Bearer::Organiser("org"),
            "org",
            &["adoube:organiser:org"],
            (false, true),
        ),
    ] {
        let issued = authority.issue(bearer).unwrap();
        with(&issued.certificate, |certificate| {
            let subject = certificate.subject().iter_common_name().next().unwrap();
            assert_eq!(subject.as_str().unwrap(), common);
            assert_eq!(names(certificate), all, "{bearer:?}");
            assert_eq!(usages(certificate), usage, "{bearer:?}");
            assert!(!certificate.is_ca());
        });
    }
}

#[test]
fn certificates_are_signed_by_the_authority_and_by_no_other() {
    let (authority, other) = (authority(), authority());
    let issued = authority.issue(Bearer::Coordinator).unwrap();
    let signed_by = |authority: &Authority| {
        with(&authority.certificate(), |ca| {
            assert!(ca.is_ca());
            with(&issued.certificate, |leaf| {
                leaf.verify_signature(Some(ca.public_key())).is_ok()
            })
        })
    };
    assert!(signed_by(&authority));
    assert!(!signed_by(&other));
}

#[test]
fn certificates_hold_for_as_long_as_asked() {
    let issued = authority().issue(Bearer::Coordinator).unwrap();
    for pem in [issued.certificate, authority().certificate()] {
        let (from, until) = with(&pem, |certificate| {
            let validity = certificate.validity();
            (
                validity.not_before.timestamp(),
                validity.not_after.timestamp(),
            )
        });
        let now = i64::try_from(NOW).unwrap();
        assert_eq!((from, until), (now - 3600, now + 365 * 86_400));
    }
}

/// What the programs do with the files: rustls takes chain and key, with ring.
#[test]
fn rustls_accepts_what_is_issued() {
    use rustls::pki_types::pem::PemObject as _;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    let authority = authority();
    let issued = authority
        .issue(Bearer::Venue {
            id: "a",
            host: "127.0.0.1",
        })
        .unwrap();
    let chain = vec![CertificateDer::from_pem_slice(issued.certificate.as_bytes()).unwrap()];
    let key = PrivateKeyDer::from_pem_slice(issued.key.as_bytes()).unwrap();
    let provider = std::sync::Arc::new(rustls::crypto::ring::default_provider());
    rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .unwrap();
}

/// The coordinator signs with it by ring.
#[test]
fn the_signing_key_is_ed25519() {
    use rustls::pki_types::PrivatePkcs8KeyDer;
    use rustls::pki_types::pem::PemObject as _;
    let pem = signing_key().unwrap();
    let der = PrivatePkcs8KeyDer::from_pem_slice(pem.as_bytes()).unwrap();
    ring::signature::Ed25519KeyPair::from_pkcs8(der.secret_pkcs8_der()).unwrap();
}
