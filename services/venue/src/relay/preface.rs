//! The line that opens a relayed connection: `ADOUBE1 <device id> <token>\n`.

use crate::config::is_id;
use crate::fresh::HexId;

/// The longest preface, its line end included, bytes.
pub const MAX_PREFACE: usize = 200;

/// Who wants to connect, and with which leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preface {
    /// The device that it claims to be.
    pub device: String,
    /// The one-use token that the venue gave that device.
    pub token: HexId,
}

/// What somebody wants who connects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// To reach the coordinator.
    Play(Preface),
    /// To make itself a key, by a code (`crate::enrol`).
    Enrol,
}

/// Why a line is no preface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PrefaceError {
    /// No line end within [`MAX_PREFACE`] bytes.
    #[error("longer than {MAX_PREFACE} bytes")]
    TooLong,
    /// The stream ended before the line did.
    #[error("ended in the middle")]
    Truncated,
    /// No whole line in time.
    #[error("not complete in time")]
    TooSlow,
    /// Not three words of the right kind.
    #[error("not a line of \"ADOUBE1 <device> <token>\"")]
    Malformed,
    /// The connection broke.
    #[error("the connection broke")]
    Broken,
}

/// Looks for a preface at the beginning of `bytes`: none while the line is incomplete, otherwise
/// what it says and how many bytes it took.
pub(super) fn parse(bytes: &[u8]) -> Result<Option<(Opening, usize)>, PrefaceError> {
    let head = bytes.get(..MAX_PREFACE).unwrap_or(bytes);
    let Some(end) = head.iter().position(|byte| *byte == b'\n') else {
        if bytes.len() >= MAX_PREFACE {
            return Err(PrefaceError::TooLong);
        }
        return Ok(None);
    };
    if head[..=end] == *adoube_enrolment::PREFACE.as_bytes() {
        return Ok(Some((Opening::Enrol, end + 1)));
    }
    let preface = line(&head[..end]).ok_or(PrefaceError::Malformed)?;
    Ok(Some((Opening::Play(preface), end + 1)))
}

/// Looks for an opening line of any kind: none while it is incomplete, otherwise how many bytes it took.
pub fn read_opening(bytes: &[u8]) -> Result<Option<usize>, PrefaceError> {
    Ok(parse(bytes)?.map(|(_, taken)| taken))
}

fn line(bytes: &[u8]) -> Option<Preface> {
    let text = std::str::from_utf8(bytes).ok()?;
    let (device, token) = text.strip_prefix("ADOUBE1 ")?.split_once(' ')?;
    is_id(device).then_some(Preface {
        device: device.to_owned(),
        token: HexId::parse(token)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "00112233445566778899aabbccddeeff";

    #[test]
    fn prefaces_by_table() {
        let good = format!("ADOUBE1 madrid-1 {TOKEN}\n");
        let table = [
            (good.clone(), Ok(Some(good.len()))),
            (format!("{good}\u{16}\u{3}more"), Ok(Some(good.len()))),
            (good.trim_end().to_owned(), Ok(None)),
            (String::new(), Ok(None)),
            ("x".repeat(199), Ok(None)),
            ("x".repeat(200), Err(PrefaceError::TooLong)),
            (format!("{}\n", "x".repeat(200)), Err(PrefaceError::TooLong)),
            (
                format!("{}\n", "x".repeat(199)),
                Err(PrefaceError::Malformed),
            ),
            ("\n".into(), Err(PrefaceError::Malformed)),
            ("ADOUBE-ENROL1\nmore".into(), Ok(Some(14))),
            ("ADOUBE-ENROL2\n".into(), Err(PrefaceError::Malformed)),
            (
                format!("ADOUBE2 madrid-1 {TOKEN}\n"),
                Err(PrefaceError::Malformed),
            ),
            (
                format!("ADOUBE1  madrid-1 {TOKEN}\n"),
                Err(PrefaceError::Malformed),
            ),
            (
                format!("ADOUBE1 madrid-1 {TOKEN}\r\n"),
                Err(PrefaceError::Malformed),
            ),
            (
                format!("ADOUBE1 madrid-1 {TOKEN} x\n"),
                Err(PrefaceError::Malformed),
            ),
            (
                format!("ADOUBE1 Madrid {TOKEN}\n"),
                Err(PrefaceError::Malformed),
            ),
            (format!("ADOUBE1  {TOKEN}\n"), Err(PrefaceError::Malformed)),
            (
                format!("ADOUBE1 -1 {TOKEN}\n"),
                Err(PrefaceError::Malformed),
            ),
            (
                "ADOUBE1 madrid-1 0011\n".into(),
                Err(PrefaceError::Malformed),
            ),
            ("GET / HTTP/1.1\r\n".into(), Err(PrefaceError::Malformed)),
        ];
        for (text, expected) in table {
            let found = parse(text.as_bytes()).map(|found| found.map(|(_, length)| length));
            assert_eq!(found, expected, "{text:?}");
        }
        let (opening, _) = parse(good.as_bytes()).unwrap().unwrap();
        let Opening::Play(preface) = opening else {
            panic!("{opening:?}")
        };
        assert_eq!(preface.device, "madrid-1");
        assert_eq!(preface.token.as_str(), TOKEN);
    }

    #[test]
    fn random_bytes_never_pass() {
        let mut chance = fastrand::Rng::with_seed(3);
        for _ in 0..50_000 {
            let length = chance.usize(..300);
            let bytes: Vec<u8> = (0..length).map(|_| chance.u8(..)).collect();
            assert!(!matches!(parse(&bytes), Ok(Some(_))));
        }
    }
}
