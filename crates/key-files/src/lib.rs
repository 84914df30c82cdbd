//! The settings, certificates and keys that a program reads from its own folder. An error names the file, what is wrong
//! with it and what to do.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use rustls::RootCertStore;
use rustls::crypto::CryptoProvider;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::sign::CertifiedKey;

/// The largest file that is read, bytes.
pub const MOST_BYTES: u64 = 1 << 20;

/// A file that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum KeyFileError {
    /// The system does not give it.
    #[error("{file} cannot be read: {error}")]
    Unreadable {
        /// Which.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Nothing is in it.
    #[error("{file} is empty; copy it again from where it was made")]
    Empty {
        /// Which.
        file: PathBuf,
    },
    /// More than [`MOST_BYTES`].
    #[error("{file} is larger than 1 MB: this is not the right file; copy the right one here")]
    TooLarge {
        /// Which.
        file: PathBuf,
    },
    /// Bytes that are not UTF-8.
    #[error("{file} is not text in UTF-8: this is another file, or its encoding was changed")]
    NotText {
        /// Which.
        file: PathBuf,
    },
    /// Not what was looked for.
    #[error("{file} holds no {what} in PEM; copy it again from where it was made")]
    Missing {
        /// Which.
        file: PathBuf,
        /// "certificate", "private key", "public key".
        what: &'static str,
    },
    /// A certificate that cannot be used.
    #[error("{file} holds a certificate that cannot be used: {error}")]
    Unusable {
        /// Which.
        file: PathBuf,
        /// Why.
        error: rustls::Error,
    },
    /// The two files were made apart.
    #[error(
        "{key} is not the key of the certificate in {certificate}: {error}; copy both again from where they were made"
    )]
    NotAPair {
        /// The certificate's file.
        certificate: PathBuf,
        /// The key's file.
        key: PathBuf,
        /// Why.
        error: rustls::Error,
    },
}

/// What a file holds: at least one byte, at most [`MOST_BYTES`].
pub fn bytes(file: &Path) -> Result<Vec<u8>, KeyFileError> {
    let unreadable = |error| KeyFileError::Unreadable {
        file: file.to_owned(),
        error,
    };
    let mut bytes = Vec::new();
    let open = File::open(file).map_err(unreadable)?;
    open.take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    let file = file.to_owned();
    match bytes.len() as u64 {
        0 => Err(KeyFileError::Empty { file }),
        size if size > MOST_BYTES => Err(KeyFileError::TooLarge { file }),
        _ => Ok(bytes),
    }
}

/// The same as text.
pub fn text(file: &Path) -> Result<String, KeyFileError> {
    String::from_utf8(bytes(file)?).map_err(|_| KeyFileError::NotText {
        file: file.to_owned(),
    })
}

/// The certificates of a file in PEM, in their order; at least one.
pub fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, KeyFileError> {
    let pem = bytes(file)?;
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&pem).collect();
    found
        .ok()
        .filter(|found| !found.is_empty())
        .ok_or_else(|| missing(file, "certificate"))
}

/// The authorities of a file in PEM; at least one, and all can be used.
pub fn authorities(file: &Path) -> Result<RootCertStore, KeyFileError> {
    let mut roots = RootCertStore::empty();
    for certificate in certificates(file)? {
        roots
            .add(certificate)
            .map_err(|error| KeyFileError::Unusable {
                file: file.to_owned(),
                error,
            })?;
    }
    Ok(roots)
}

/// The private key of a file in PEM.
pub fn private_key(file: &Path) -> Result<PrivateKeyDer<'static>, KeyFileError> {
    PrivateKeyDer::from_pem_slice(&bytes(file)?).map_err(|_| missing(file, "private key"))
}

/// A certificate with what vouches for it, and its own key.
pub fn pair(
    certificate: &Path,
    key: &Path,
) -> Result<(Vec<CertificateDer<'static>>, PrivateKeyDer<'static>), KeyFileError> {
    let chain = certificates(certificate)?;
    let own = private_key(key)?;
    let provider = CryptoProvider::get_default().map_or_else(
        || rustls::crypto::ring::default_provider().into(),
        std::sync::Arc::clone,
    );
    CertifiedKey::from_der(chain.clone(), own.clone_key(), &provider).map_err(|error| {
        KeyFileError::NotAPair {
            certificate: certificate.to_owned(),
            key: key.to_owned(),
            error,
        }
    })?;
    Ok((chain, own))
}

/// The error of a file that holds something else.
pub fn missing(file: &Path, what: &'static str) -> KeyFileError {
    KeyFileError::Missing {
        file: file.to_owned(),
        what,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn made(name: &str) -> (String, String) {
        let key = rcgen::KeyPair::generate().unwrap();
        let parameters = rcgen::CertificateParams::new(vec![name.to_owned()]).unwrap();
        let certificate = parameters.self_signed(&key).unwrap();
        (certificate.pem(), key.serialize_pem())
    }

    /// EVT-1: every reader names the file and says what is wrong with it.
    #[test]
    fn evt_1_a_file_that_is_another_is_named_with_what_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("own.pem");
        let huge = File::create(folder.path().join("huge")).unwrap();
        huge.set_len(2 << 30).unwrap();
        let huge = folder.path().join("huge");
        let told = |file: &Path| {
            let all = [
                text(file).map(drop),
                certificates(file).map(drop),
                authorities(file).map(drop),
                private_key(file).map(drop),
            ];
            all.map(|read| read.map_or_else(|error| error.to_string(), |()| String::new()))
        };
        let (certificate, key) = made("one.example");
        for (content, expected) in [
            (&b""[..], ["is empty"; 4]),
            (
                b"\x89PNG\r\n\x1a\n\xff",
                [
                    "is not text",
                    "no certificate",
                    "no certificate",
                    "no private key",
                ],
            ),
            (
                b"listen = 1",
                ["", "no certificate", "no certificate", "no private key"],
            ),
            (certificate.as_bytes(), ["", "", "", "no private key"]),
            (key.as_bytes(), ["", "no certificate", "no certificate", ""]),
            (
                b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
                ["", "", "cannot be used", "no private key"],
            ),
        ] {
            std::fs::write(&file, content).unwrap();
            for (told, expected) in told(&file).iter().zip(expected) {
                assert_eq!(told.is_empty(), expected.is_empty(), "{told}: {expected}");
                assert!(told.contains(expected), "{told}: {expected}");
                assert!(told.is_empty() || told.contains("own.pem"), "{told}");
            }
        }
        for told in told(&huge) {
            assert!(told.contains("huge is larger than 1 MB"), "{told}");
        }
        for told in told(&folder.path().join("none")) {
            assert!(told.contains("none cannot be read: No such file"), "{told}");
        }
    }

    #[test]
    fn evt_1_a_key_of_another_certificate_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            let file = folder.path().join(name);
            std::fs::write(&file, text).unwrap();
            file
        };
        let ((one, own), (_, other)) = (made("one.example"), made("two.example"));
        let certificate = write("one.pem", &one);
        assert!(pair(&certificate, &write("own.key", &own)).is_ok());
        let error = pair(&certificate, &write("other.key", &other)).unwrap_err();
        let error = error.to_string();
        assert!(
            error.contains("other.key is not the key of the certificate in"),
            "{error}"
        );
    }
}
