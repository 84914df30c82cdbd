//! A disk that is full in the middle of a line.

use std::fs;

use adoube_lockd::changes::{Change, journal::Journal};
use nix::{
    mount::{MntFlags, MsFlags, mount, umount2},
    unistd::Uid,
};

/// A change whose line has more than so many bytes.
fn change(file: &str, bytes: usize) -> Change {
    Change::File {
        file: file.into(),
        before: None,
        after: "x".repeat(bytes),
    }
}

/// Otherwise nothing that was changed before could be undone any more.
#[test]
fn ven_2_half_a_line_that_a_full_disk_left_spoils_no_other() {
    if !Uid::effective().is_root() {
        eprintln!("SKIPPED ven_2_half_a_line_that_a_full_disk_left: this is not root");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let small = Some("size=64k");
    let disk = folder.path();
    mount(Some("tmpfs"), disk, Some("tmpfs"), MsFlags::empty(), small).unwrap();
    let journal = Journal::at(disk).unwrap();
    let [first, second, third] =
        [("first", 10), ("second", 6_000), ("third", 10)].map(|(file, bytes)| change(file, bytes));
    journal.note(&first).unwrap();
    let filler = disk.join("filler");
    fs::write(&filler, vec![0; 1 << 20]).unwrap_err();
    assert!(journal.note(&second).is_err());
    let left = fs::read(disk.join("changes.jsonl")).unwrap();
    assert_ne!(left.last(), Some(&b'\n'), "half of it is there");
    assert_eq!(journal.changes().unwrap(), std::slice::from_ref(&first));
    fs::remove_file(&filler).unwrap();
    journal.note(&third).unwrap();
    assert_eq!(journal.changes().unwrap(), [first, third]);
    umount2(disk, MntFlags::MNT_DETACH).unwrap();
}
