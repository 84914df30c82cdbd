//! Bytes from a reader, with a little sight ahead and the number of the line.

use std::io::{self, BufRead};

/// How many bytes are asked for at a time.
const CHUNK: usize = 16 * 1024;

/// A stream of bytes. A failed read looks like the end; [`Source::take_error`] tells them apart.
#[derive(Debug)]
pub(super) struct Source<R> {
    inner: R,
    buffer: Vec<u8>,
    at: usize,
    ended: bool,
    error: Option<io::ErrorKind>,
    line: u64,
    line_start: bool,
}

impl<R: BufRead> Source<R> {
    pub(super) fn new(inner: R) -> Source<R> {
        Source {
            inner,
            buffer: Vec::new(),
            at: 0,
            ended: false,
            error: None,
            line: 1,
            line_start: true,
        }
    }

    /// The byte that comes next.
    pub(super) fn peek(&mut self) -> Option<u8> {
        self.peek_at(0)
    }

    /// The byte that comes after so many others. Only for short distances: what is looked at is
    /// held in memory.
    pub(super) fn peek_at(&mut self, distance: usize) -> Option<u8> {
        while self.buffer.len() <= self.at + distance && !self.ended {
            self.fill();
        }
        self.buffer.get(self.at + distance).copied()
    }

    /// Whether these bytes come next.
    pub(super) fn looking_at(&mut self, bytes: &[u8]) -> bool {
        bytes
            .iter()
            .enumerate()
            .all(|(i, byte)| self.peek_at(i) == Some(*byte))
    }

    /// Takes the next byte.
    pub(super) fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        // A line ends with LF, CR LF or CR.
        self.line_start = byte == b'\n' || (byte == b'\r' && self.peek() != Some(b'\n'));
        self.line += u64::from(self.line_start);
        Some(byte)
    }

    /// Takes so many bytes.
    pub(super) fn skip(&mut self, count: usize) {
        for _ in 0..count {
            self.next();
        }
    }

    /// Takes the rest of the line and what ends it.
    pub(super) fn skip_line(&mut self) {
        while self.next().is_some() && !self.line_start {}
    }

    /// The line of the next byte, from 1.
    pub(super) fn line(&self) -> u64 {
        self.line
    }

    /// Whether the next byte is the first of its line.
    pub(super) fn at_line_start(&self) -> bool {
        self.line_start
    }

    /// Why reading stopped, if it was not the end of the file.
    pub(super) fn take_error(&mut self) -> Option<io::ErrorKind> {
        self.error.take()
    }

    fn fill(&mut self) {
        self.buffer.drain(..self.at);
        self.at = 0;
        let read = loop {
            match self.inner.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Ok(bytes) => {
                    let bytes = &bytes[..bytes.len().min(CHUNK)];
                    self.buffer.extend_from_slice(bytes);
                    break bytes.len();
                }
                Err(error) => {
                    self.error = Some(error.kind());
                    break 0;
                }
            }
        };
        self.inner.consume(read);
        self.ended = read == 0;
    }
}

#[cfg(test)]
mod tests {
    use super::Source;

    #[test]
    fn lines_are_counted_whatever_ends_them() {
        for text in ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc"] {
            let mut source = Source::new(text.as_bytes());
            source.skip_line();
            assert!(source.at_line_start());
            assert_eq!((source.line(), source.peek()), (2, Some(b'b')), "{text:?}");
            source.skip_line();
            assert_eq!((source.line(), source.peek()), (3, Some(b'c')), "{text:?}");
            source.skip_line();
            assert_eq!(source.next(), None);
        }
    }

    #[test]
    fn sight_ahead_across_small_reads() {
        let text = std::io::BufReader::with_capacity(1, &b"[Event "[..]);
        let mut source = Source::new(text);
        assert!(source.looking_at(b"[Event "));
        assert!(!source.looking_at(b"[Event x"));
        assert_eq!(source.next(), Some(b'['));
    }
}
