//! Lines of decimal numbers, as Certabo and Tabutronic boards send them: a colon, numbers of 0..=255 with
//! spaces between them, carriage return and line feed. `L` acknowledges lights.
//!
//! Recorded lines are broken by line feeds at any place, also within a number, and may end without a carriage
//! return. So a line feed ends a line only where all numbers are there and none is begun.

use crate::FrameError;

/// What a line was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Line {
    /// As many numbers as were wanted.
    Numbers(Vec<u8>),
    /// The board has set its lights.
    Acknowledged,
}

/// Takes bytes and gives lines. Keeps as many numbers as a line has.
#[derive(Debug, Clone)]
pub(crate) struct DecimalLines {
    count: usize,
    state: State,
    noise: usize,
}

#[derive(Debug, Clone)]
enum State {
    Between,
    Within {
        numbers: Vec<u8>,
        /// The number that is not complete yet.
        begun: Option<u8>,
    },
}

const KIND: u8 = b':';

impl DecimalLines {
    /// Lines of so many numbers.
    pub(crate) const fn new(count: usize) -> DecimalLines {
        DecimalLines {
            count,
            state: State::Between,
            noise: 0,
        }
    }

    pub(crate) fn reset(&mut self) {
        self.state = State::Between;
        self.noise = 0;
    }

    /// Takes bytes in the order in which they came.
    pub(crate) fn decode(&mut self, bytes: &[u8]) -> Vec<Result<Line, FrameError>> {
        let mut decoded = Vec::new();
        for byte in bytes {
            if let Some(line) = self.take(*byte) {
                if self.noise > 0 {
                    let bytes = std::mem::take(&mut self.noise);
                    decoded.push(Err(FrameError::Noise { bytes }));
                }
                decoded.push(line);
            }
            match (byte, &self.state) {
                (b':', _) => {
                    self.state = State::Within {
                        numbers: Vec::new(),
                        begun: None,
                    };
                }
                (b'L', State::Between) => decoded.push(Ok(Line::Acknowledged)),
                _ => {}
            }
        }
        decoded
    }

    /// What a byte ends, if it ends something.
    fn take(&mut self, byte: u8) -> Option<Result<Line, FrameError>> {
        let State::Within { numbers, begun } = &mut self.state else {
            if !matches!(byte, b':' | b'L' | b'\r' | b'\n') {
                self.noise += 1;
            }
            return None;
        };
        let place = numbers.len();
        let is_full = place == self.count;
        let wrong = match (byte, *begun) {
            (b'0'..=b'9', _) if is_full => Some(FrameError::Length {
                kind: KIND,
                length: place + 1,
            }),
            (b'0'..=b'9', before) => {
                let number = u16::from(before.unwrap_or(0)) * 10 + u16::from(byte - b'0');
                let small = u8::try_from(number).ok();
                *begun = small;
                small.is_none().then_some(FrameError::Content {
                    kind: KIND,
                    place,
                    value: number,
                })
            }
            (b' ', begun_number) => {
                numbers.extend(begun_number);
                *begun = None;
                None
            }
            (b'\n', None) if is_full => return Some(self.end()),
            (b'\n', _) => None,
            (b'\r' | b':' | b'L', _) => return Some(self.end()),
            (other, _) => Some(FrameError::Content {
                kind: KIND,
                place,
                value: other.into(),
            }),
        };
        let error = wrong?;
        self.state = State::Between;
        Some(Err(error))
    }

    fn end(&mut self) -> Result<Line, FrameError> {
        let state = std::mem::replace(&mut self.state, State::Between);
        let State::Within { mut numbers, begun } = state else {
            return Ok(Line::Acknowledged);
        };
        numbers.extend(begun);
        if numbers.len() == self.count {
            return Ok(Line::Numbers(numbers));
        }
        let received = numbers.len();
        Err(FrameError::Cut {
            kind: KIND,
            received,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{DecimalLines, Line};
    use crate::FrameError;

    #[test]
    fn lines_and_what_is_none() {
        let line = |numbers: [u8; 3]| Ok(Line::Numbers(numbers.to_vec()));
        let done = || Ok(Line::Acknowledged);
        let noise = |bytes| Err(FrameError::Noise { bytes });
        let cut = |received| {
            Err(FrameError::Cut {
                kind: b':',
                received,
            })
        };
        let content = |place, value| {
            Err(FrameError::Content {
                kind: b':',
                place,
                value,
            })
        };
        let long = Err(FrameError::Length {
            kind: b':',
            length: 4,
        });
        let table: [(&str, Vec<_>); 11] = [
            (":1 2 3\r\n", vec![line([1, 2, 3])]),
            (":1 2 255 \r\n", vec![line([1, 2, 255])]),
            (":1 2 3 \nL\r\n", vec![line([1, 2, 3]), done()]),
            (":1 2 3\nL\r\n", vec![line([1, 2, 3]), done()]),
            (":1 \n2 25\n5 \r\n", vec![line([1, 2, 255])]),
            (
                "xyz:1 2 3:4 5 6 \n",
                vec![noise(3), line([1, 2, 3]), line([4, 5, 6])],
            ),
            (":1 2\r\n:1 2 3\r\n", vec![cut(2), line([1, 2, 3])]),
            (":1 2 3 4\r\n:1 2 3\r\n", vec![long, line([1, 2, 3])]),
            (
                ":1 256 3\r\n:1 2 3\r\n",
                vec![content(1, 256), noise(2), line([1, 2, 3])],
            ),
            (":1 x\r\n:1 2 3\r\n", vec![content(1, 120), line([1, 2, 3])]),
            ("L\r\n", vec![done()]),
        ];
        for (text, expected) in table {
            let decoded = DecimalLines::new(3).decode(text.as_bytes());
            assert_eq!(decoded, expected, "{text:?}");
        }
    }
}
