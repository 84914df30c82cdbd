//! The journal on the disk: what the device saw, kept for later evidence.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use adoube_proto::v1::JournalReceipt;

use super::files::{FileError, replace, sync};
use crate::evidence::{
    file::{Held, receipt_written, sent_written, written},
    line::Line,
};

/// The journal is put aside once when it has so many bytes; what was aside before is dropped.
pub const MAX_JOURNAL: u64 = 1024 * 1024;

/// An append-only file of JSON lines, and at most one older one beside it.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    length: u64,
    /// Whether the last line may be cut off: the next must not be swallowed by it.
    torn: bool,
}

impl Journal {
    /// Opens the journal of this data folder; one that begins anew is called `fresh`.
    pub fn open(data: &Path, fresh: &str) -> Result<(Self, Held), FileError> {
        let path = data.join("journal.jsonl");
        let held = read(&path, fresh).map_err(FileError::of(&path))?;
        let (file, length, torn) = open(&path).map_err(FileError::of(&path))?;
        let journal = Self {
            path,
            file,
            length,
            torn,
        };
        // There is room for the mark from now on.
        if let Err(error) = journal.mark_sent(&held.journal, held.last) {
            tracing::warn!(%error, "the list of sent messages cannot be saved");
        }
        Ok((journal, held))
    }

    /// Adds a line. It is with the kernel when this returns: a killed process loses none.
    pub fn write(&mut self, line: &Line) -> Result<(), FileError> {
        self.append(line).map_err(FileError::of(&self.path))
    }

    /// Remembers up to which line is sent. It is on the disk when this returns: also where the disk is full or forgets
    /// lines, no number of one that the venue may have is used for another one.
    pub fn mark_sent(&self, journal: &str, through: u64) -> Result<(), FileError> {
        let path = mark_path(&self.path);
        let write = || {
            let options = OpenOptions::new()
                .write(true)
                .create(true)
                .truncate(false)
                .open(&path);
            let mut mark = options?;
            mark.write_all(&sent_written(journal, through))?;
            mark.sync_all()?;
            // Where it is new its name is not on the disk yet.
            path.parent().map_or(Ok(()), sync)
        };
        write().map_err(FileError::of(&path))
    }

    /// Remembers which lines the venue has. A crash before that only sends some of them again.
    pub fn keep_receipt(&self, receipt: &JournalReceipt) -> Result<(), FileError> {
        replace(&receipt_path(&self.path), &receipt_written(receipt))
    }

    fn append(&mut self, line: &Line) -> io::Result<()> {
        let mut bytes = Vec::new();
        if self.torn {
            bytes.push(b'\n');
        }
        bytes.extend(written(line));
        let added = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        if self.length.saturating_add(added) > MAX_JOURNAL {
            fs::rename(&self.path, self.path.with_extension("jsonl.old"))?;
            (self.file, self.length, _) = open(&self.path)?;
        }
        // A disk that fills up in the middle takes a part of it.
        self.torn = true;
        self.length += added;
        self.file.write_all(&bytes)?;
        self.torn = false;
        Ok(())
    }
}

fn open(path: &Path) -> io::Result<(File, u64, bool)> {
    let file = OpenOptions::new().append(true).create(true).open(path)?;
    let length = file.metadata()?.len();
    let torn = length > 0 && !fs::read(path)?.ends_with(b"\n");
    Ok((file, length, torn))
}

fn mark_path(path: &Path) -> PathBuf {
    path.with_extension("sent")
}

fn receipt_path(journal: &Path) -> PathBuf {
    journal.with_extension("receipt")
}

/// Reads both files. What is no line, as the end that was cut off, is passed over.
fn read(path: &Path, fresh: &str) -> io::Result<Held> {
    let mut files = Vec::new();
    for file in [path.with_extension("jsonl.old"), path.to_owned()] {
        match fs::read(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            read => files.push(read?),
        }
    }
    let receipt = fs::read(receipt_path(path)).unwrap_or_default();
    let mark = fs::read(mark_path(path)).unwrap_or_default();
    Ok(Held::of(&files, &receipt, &mark, fresh))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::io::Write;

    use adoube_ledger_contract::medium::{self, Image, Mounted, Volume};
    use adoube_ledger_contract::waiting::bounded;

    use super::*;
    use crate::evidence::line::Stamp;

    /// Bytes on the medium.
    const ROOM: u64 = 1 << 22;
    const FRESH: &str = "0123456789abcdef0123456789abcdef";

    fn line(number: u64, detail: &str) -> Line {
        Line {
            journal: FRESH.to_owned(),
            number,
            at: Stamp {
                boot_id: "boot".to_owned(),
                monotonic_ms: number * 1_000,
                suspended_ms: 7,
                wall_ms: 99,
            },
            what: "play-link-lost".to_owned(),
            figures: vec![3, -1],
            detail: detail.to_owned(),
        }
    }

    fn numbers(held: &Held) -> Vec<u64> {
        held.waiting.iter().map(|line| line.number).collect()
    }

    fn damage(folder: &Path, bytes: &[u8]) {
        let path = folder.join("journal.jsonl");
        let mut file = OpenOptions::new().append(true).open(path).unwrap();
        file.write_all(bytes).unwrap();
    }

    #[test]
    fn dis_1_lines_outlive_the_process_and_a_torn_end() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, held) = Journal::open(folder.path(), FRESH).unwrap();
        assert_eq!(
            (held.journal.as_str(), held.last, held.boot_id),
            (FRESH, 0, None)
        );
        for number in 1..=3 {
            journal.write(&line(number, "")).unwrap();
        }
        drop(journal);
        damage(folder.path(), b"{\"journal\":\"0123456789abc");
        let (mut journal, held) = Journal::open(folder.path(), "other").unwrap();
        assert_eq!((held.journal.as_str(), held.last), (FRESH, 3));
        assert_eq!(held.waiting, [line(1, ""), line(2, ""), line(3, "")]);
        assert_eq!(held.boot_id.as_deref(), Some("boot"));
        journal.write(&line(4, "")).unwrap();
        let receipt = JournalReceipt {
            journal: FRESH.to_owned(),
            through: 2,
        };
        journal.keep_receipt(&receipt).unwrap();
        damage(folder.path(), &[0xff, b'\n', b'[', b']', b'\n']);
        let (_, held) = Journal::open(folder.path(), "other").unwrap();
        assert_eq!((numbers(&held), held.last), (vec![3, 4], 4));
    }

    /// Numbers are not used twice, whichever of the two files is lost.
    #[test]
    fn dis_1_numbers_go_on_when_a_file_is_lost() {
        for (lost, journal, waiting) in [
            ("journal.jsonl", FRESH, vec![]),
            ("journal.receipt", FRESH, vec![1, 2, 3]),
        ] {
            let folder = tempfile::tempdir().unwrap();
            let (mut kept, _) = Journal::open(folder.path(), FRESH).unwrap();
            for number in 1..=3 {
                kept.write(&line(number, "")).unwrap();
            }
            let receipt = JournalReceipt {
                journal: FRESH.to_owned(),
                through: 3,
            };
            kept.keep_receipt(&receipt).unwrap();
            fs::remove_file(folder.path().join(lost)).unwrap();
            let (_, held) = Journal::open(folder.path(), "other").unwrap();
            let found = (held.journal.as_str(), held.last, numbers(&held));
            assert_eq!(found, (journal, 3, waiting), "without {lost}");
        }
    }

    #[test]
    fn dis_1_it_never_takes_more_than_twice_its_limit() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, _) = Journal::open(folder.path(), FRESH).unwrap();
        let long = "x".repeat(100_000);
        for number in 1..=35 {
            journal.write(&line(number, &long)).unwrap();
        }
        let sizes: Vec<_> = fs::read_dir(folder.path())
            .unwrap()
            .map(|file| file.unwrap().metadata().unwrap().len())
            .collect();
        assert_eq!(sizes.len(), 3, "the lines, older ones, what was sent");
        assert!(sizes.iter().all(|size| *size <= MAX_JOURNAL), "{sizes:?}");
        let (_, held) = Journal::open(folder.path(), "other").unwrap();
        assert_eq!(held.last, 35);
        assert!(held.waiting.len() < 21, "the oldest are dropped");
    }

    /// `/dev/full` takes nothing, like a disk without room.
    #[test]
    fn dis_1_a_full_disk_loses_lines_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, _) = Journal::open(folder.path(), FRESH).unwrap();
        journal.write(&line(1, "")).unwrap();
        let good = journal.file.try_clone().unwrap();
        journal.file = OpenOptions::new().append(true).open("/dev/full").unwrap();
        assert!(journal.write(&line(2, "")).is_err());
        // One that filled up in the middle took a part of it.
        journal.file = good;
        journal.file.write_all(b"{\"number\":2,").unwrap();
        journal.write(&line(3, "")).unwrap();
        let (_, held) = Journal::open(folder.path(), "other").unwrap();
        assert_eq!((numbers(&held), held.last), (vec![1, 3], 3));
    }

    /// What a venue has may not be forgotten here, whatever a power cut leaves of a folder in which the mark is new.
    #[test]
    fn dis_1_the_mark_of_what_was_sent_outlives_a_power_cut() {
        if !medium::available("dis_1_the_mark_of_what_was_sent_outlives_a_power_cut") {
            return;
        }
        let volume = bounded("a journal", || {
            let mounted = Mounted::new(Volume::new(Image::default(), ROOM));
            let (journal, _) = Journal::open(mounted.path(), FRESH).unwrap();
            journal.mark_sent(FRESH, 7).unwrap();
            drop(journal);
            mounted.unmount()
        });
        for seed in 0..8 {
            let left = volume.after_cut(&mut fastrand::Rng::with_seed(seed));
            let held = bounded("what is left of it", || {
                let mounted = Mounted::new(Volume::new(left, ROOM));
                let (journal, held) = Journal::open(mounted.path(), "other").unwrap();
                drop(journal);
                let _ = mounted.unmount();
                held
            });
            assert_eq!((held.journal.as_str(), held.last), (FRESH, 7), "{seed}");
        }
    }
}
