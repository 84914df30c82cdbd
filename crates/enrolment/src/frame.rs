//! How messages follow each other on a connection: their length, then they.

/// What a device that enrols says first of all, in the place of a play link's preface.
pub const PREFACE: &str = "ADOUBE-ENROL1\n";

/// Bytes before each message: its length, the highest first.
pub const HEAD: usize = 4;

/// The longest message, bytes: certificates and a profile.
pub const MAX_FRAME: usize = 128 * 1024;

/// A message that is longer than any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a message of {0} bytes is longer than any")]
pub struct TooLong(pub usize);

/// A message with its length before it.
pub fn frame(message: &[u8]) -> Result<Vec<u8>, TooLong> {
    let long = TooLong(message.len());
    let length = u32::try_from(message.len()).map_err(|_| long)?;
    if message.len() > MAX_FRAME {
        return Err(long);
    }
    let mut bytes = length.to_be_bytes().to_vec();
    bytes.extend(message);
    Ok(bytes)
}

/// How long the message behind this head is.
pub fn length(head: [u8; HEAD]) -> Result<usize, TooLong> {
    let length = usize::try_from(u32::from_be_bytes(head)).unwrap_or(usize::MAX);
    if length > MAX_FRAME {
        return Err(TooLong(length));
    }
    Ok(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_comes_out_as_it_went_in_and_none_is_too_long() {
        let bytes = frame(b"hello").unwrap();
        let head = bytes[..HEAD].try_into().unwrap();
        assert_eq!((length(head), &bytes[HEAD..]), (Ok(5), &b"hello"[..]));
        assert_eq!(length([255; HEAD]), Err(TooLong(0xffff_ffff)));
        let long = vec![0; MAX_FRAME + 1];
        assert_eq!(frame(&long), Err(TooLong(MAX_FRAME + 1)));
        assert_eq!(
            frame(&long[1..]).map(|bytes| bytes.len()),
            Ok(HEAD + MAX_FRAME)
        );
    }
}
