//! The journal's files as text: a line of JSON for each line of the journal, closed by a digest of what stands before
//! it, and the last receipt and the mark of what was sent alike. A disk that tears or flips what it holds gives fewer lines, and never other ones.

use adoube_proto::v1::JournalReceipt;
use ring::digest::{SHA256, digest};
use serde::{Serialize, de::DeserializeOwned};

use super::line::Line;
use crate::ids::is_hex32;

/// Bytes of the digest that are kept.
const SUM: usize = 8;

/// The mark of what was sent always has so many bytes: it is written over itself, for which a full disk has room.
pub const MARK: usize = 128;

/// What the journal's files hold when an agent starts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// The journal: of the newest line, of the last receipt, or a new one.
    pub journal: String,
    /// Its newest line, 0 for none.
    pub last: u64,
    /// Its lines without a receipt.
    pub waiting: Vec<Line>,
    /// The boot identity that its newest line was written under.
    pub boot_id: Option<String>,
}

/// A line as it stands in the file, with the end of it.
pub fn written(line: &Line) -> Vec<u8> {
    let mut text = sealed(line);
    text.push(b'\n');
    text
}

/// A receipt as it stands in its file.
pub fn receipt_written(receipt: &JournalReceipt) -> Vec<u8> {
    sealed(receipt)
}

/// The mark that lines of a journal were sent, or are about to be, up to this one.
pub fn sent_written(journal: &str, through: u64) -> Vec<u8> {
    let journal = journal.to_owned();
    let mut text = sealed(&JournalReceipt { journal, through });
    text.resize(MARK, b' ');
    text
}

/// A value as JSON that is closed by its digest.
fn sealed<T: Serialize>(value: &T) -> Vec<u8> {
    let mut text = serde_json::to_vec(value).unwrap_or_default();
    text.pop();
    let end = end_of(&text);
    text.extend(end.as_bytes());
    text
}

/// The value that a text is; none if it is no whole one.
fn opened<T: DeserializeOwned>(text: &[u8]) -> Option<T> {
    let at = text.len().checked_sub(FIELD.len() + 2 * SUM + 2)?;
    let (body, end) = text.split_at(at);
    if end != end_of(body).as_bytes() {
        return None;
    }
    let whole = [body, b"}"].concat();
    serde_json::from_slice(&whole).ok()
}

/// What stands before the digest.
const FIELD: &str = ",\"sum\":\"";

/// What closes a line that begins so.
fn end_of(text: &[u8]) -> String {
    let sum = digest(&SHA256, text);
    let sum = hex::encode(&sum.as_ref()[..SUM]);
    format!("{FIELD}{sum}\"}}")
}

impl Held {
    /// Reads the files of lines from the oldest to the newest, the last receipt and the mark of what was sent; a journal
    /// that begins anew is called `fresh`. What is not whole is passed over.
    pub fn of(files: &[Vec<u8>], receipt: &[u8], mark: &[u8], fresh: &str) -> Self {
        let texts = files
            .iter()
            .flat_map(|file| file.split(|byte| *byte == b'\n'));
        let mut lines: Vec<Line> = texts.filter_map(opened).collect();
        lines.retain(|line| line.number > 0 && is_hex32(&line.journal));
        let receipt: JournalReceipt = opened(receipt).unwrap_or_default();
        let sent: JournalReceipt = opened(mark.trim_ascii_end()).unwrap_or_default();
        held(lines, &receipt, &sent, fresh)
    }
}

fn held(
    mut lines: Vec<Line>,
    receipt: &JournalReceipt,
    sent: &JournalReceipt,
    fresh: &str,
) -> Held {
    let newest = lines.last();
    let boot_id = newest.map(|line| line.at.boot_id.clone());
    let told = [&receipt.journal, &sent.journal];
    let told = told.into_iter().find(|journal| is_hex32(journal)).cloned();
    let journal = newest
        .map(|line| line.journal.clone())
        .or(told)
        .unwrap_or_else(|| fresh.to_owned());
    let through = |of: &JournalReceipt| if of.journal == journal { of.through } else { 0 };
    let (kept, sent) = (through(receipt), through(sent));
    lines.retain(|line| line.journal == journal);
    let last = lines.iter().map(|line| line.number).max().unwrap_or(0);
    lines.retain(|line| line.number > kept);
    Held {
        journal,
        last: last.max(kept).max(sent),
        waiting: lines,
        boot_id,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn line(number: u64) -> Line {
        Line {
            journal: "0123456789abcdef0123456789abcdef".to_owned(),
            number,
            what: "play-link-lost".to_owned(),
            figures: vec![3, -1],
            detail: "silence: \"3\" s".to_owned(),
            ..Line::default()
        }
    }

    #[test]
    fn dis_1_a_line_is_read_as_it_was_written_and_is_json() {
        let text = written(&line(7));
        let text = text.strip_suffix(b"\n").unwrap();
        assert_eq!(opened(text), Some(line(7)));
        assert_eq!(serde_json::from_slice::<Line>(text).unwrap(), line(7));
    }

    #[test]
    fn dis_1_a_line_of_which_a_bit_flipped_or_a_part_is_missing_is_none() {
        let text = written(&line(7));
        let text = text.strip_suffix(b"\n").unwrap();
        for place in 0..text.len() {
            for bit in 0..8 {
                let mut flipped = text.to_vec();
                flipped[place] ^= 1 << bit;
                assert_eq!(opened::<Line>(&flipped), None, "{place} {bit}");
            }
            assert_eq!(opened::<Line>(&text[..place]), None, "{place}");
            assert_eq!(opened::<Line>(&text[place + 1..]), None, "{place}");
        }
    }

    /// The venue may have a line that the disk has not: its number is not used for another one.
    #[test]
    fn dis_1_no_number_that_was_sent_is_used_again() {
        let file = [1, 2, 3].map(|number| written(&line(number))).concat();
        let mark = sent_written(&line(1).journal, 3);
        assert_eq!(mark.len(), MARK);
        // what there is of the lines; the last number, the lines
        for (file, last, waiting) in [
            (&file[..], 3, vec![1, 2, 3]),
            (&file[..file.len() - 1], 3, vec![1, 2, 3]),
            (&file[..file.len() - 2], 3, vec![1, 2]),
            (&file[..90], 3, vec![]),
            (b"", 3, vec![]),
        ] {
            let held = Held::of(&[file.to_vec()], b"", &mark, "fresh");
            let numbers: Vec<u64> = held.waiting.iter().map(|line| line.number).collect();
            assert_eq!((held.last, numbers), (last, waiting));
            assert_eq!(held.journal, line(1).journal);
        }
        let other = sent_written(&"f".repeat(32), 9);
        assert_eq!(Held::of(&[file], b"", &other, "fresh").last, 3);
    }
}
