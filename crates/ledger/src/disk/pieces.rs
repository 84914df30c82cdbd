//! Larger values cut into pieces: the engine moves values near a quarter of its segment out of
//! the log into files of their own, which are not made durable with it. Pages of many values
//! count too, so pieces stay far below.

/// Largest stored value, in bytes.
const PIECE: usize = 4096;

/// Cuts `head` and `body` into values: the first holds the number of values, then `head`, then
/// the body's beginning.
pub(super) fn cut(head: &[u8], body: &[u8]) -> Vec<Vec<u8>> {
    let count = count(head.len(), body.len());
    let (begin, rest) = body.split_at(body.len().min(PIECE - 1 - head.len()));
    let mut first = Vec::with_capacity(1 + head.len() + begin.len());
    first.push(u8::try_from(count).unwrap_or(u8::MAX));
    first.extend_from_slice(head);
    first.extend_from_slice(begin);
    let mut pieces = vec![first];
    pieces.extend(rest.chunks(PIECE).map(<[u8]>::to_vec));
    pieces
}

/// How many values `cut` gives.
pub(super) fn count(head: usize, body: usize) -> usize {
    1 + (head + 1 + body).saturating_sub(PIECE).div_ceil(PIECE)
}

/// Puts the values together again.
pub(super) struct Joining {
    missing: u8,
    next: u8,
    bytes: Vec<u8>,
}

impl Joining {
    /// Begins with the first value.
    pub(super) fn begin(first: &[u8]) -> Option<Self> {
        let (count, bytes) = first.split_first()?;
        Some(Self {
            missing: count.checked_sub(1)?,
            next: 1,
            bytes: bytes.to_vec(),
        })
    }

    /// Adds a further value; false if it is not the next.
    pub(super) fn add(&mut self, piece: u8, value: &[u8]) -> bool {
        let fits = piece == self.next && self.missing > 0;
        if fits {
            self.next = self.next.saturating_add(1);
            self.missing -= 1;
            self.bytes.extend_from_slice(value);
        }
        fits
    }

    /// The head of `N` bytes and the body, if all is there.
    pub(super) fn finish<const N: usize>(mut self) -> Option<([u8; N], Vec<u8>)> {
        if self.missing > 0 {
            return None;
        }
        let head = *self.bytes.first_chunk::<N>()?;
        Some((head, self.bytes.split_off(N)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::MAX_BODY;

    fn joined(pieces: &[Vec<u8>]) -> Option<([u8; 32], Vec<u8>)> {
        let mut joining = Joining::begin(pieces.first()?)?;
        for (number, piece) in pieces.iter().enumerate().skip(1) {
            assert!(joining.add(u8::try_from(number).unwrap(), piece));
        }
        joining.finish()
    }

    #[test]
    fn every_length_comes_back() {
        let head = [7; 32];
        for length in [0, 1, 4062, 4063, 4064, 8159, 8160, MAX_BODY] {
            let body: Vec<u8> = (0..length)
                .map(|i| u8::try_from(i % 251).unwrap())
                .collect();
            let pieces = cut(&head, &body);
            assert_eq!(pieces.len(), count(32, length), "{length}");
            assert!(pieces.iter().all(|piece| piece.len() <= PIECE));
            assert_eq!(joined(&pieces), Some((head, body)), "{length}");
        }
    }

    #[test]
    fn what_is_missing_is_noticed() {
        let pieces = cut(&[0; 32], &[1; 9000]);
        assert_eq!(pieces.len(), 3);
        assert_eq!(joined(&pieces[..2]), None);
        let mut joining = Joining::begin(&pieces[0]).unwrap();
        assert!(!joining.add(2, &pieces[2]));
    }
}
