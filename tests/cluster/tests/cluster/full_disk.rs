//! A full disk under the coordinator's ledger: moves are refused with a clear error, clocks
//! stand, games are kept, and play goes on when there is room.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use adoube_cluster::clocks::outages;
use adoube_cluster::event::{Event, SPEED};
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;
use adoube_proto::v1::OutageCause;

const NAME: &str = "moves_are_refused_while_the_disk_is_full_and_play_goes_on_when_there_is_room";

/// A small disk of its own in memory; taken away when dropped.
struct Disk(PathBuf);

impl Disk {
    /// None where this may not be done.
    fn mount(at: &Path) -> Option<Self> {
        std::fs::create_dir_all(at).unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=32m,mode=700", "tmpfs"]);
        match mount.arg(at).output() {
            Ok(done) if done.status.success() => Some(Self(at.to_owned())),
            _ => {
                println!("SKIPPED {NAME}: a small disk cannot be mounted here (tmpfs, as root)");
                None
            }
        }
    }

    /// Takes whatever room there is.
    fn fill(&self, filler: &mut File) {
        // What remains may be less than a large block.
        for size in [256 * 1024, 4096] {
            while filler.write_all(&vec![b'x'; size]).is_ok() {}
        }
        assert!(self.0.is_dir());
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).output();
    }
}

#[test]
fn moves_are_refused_while_the_disk_is_full_and_play_goes_on_when_there_is_room() {
    if !mosquitto(NAME) {
        return;
    }
    let mut event = Event::new(80, 4_000);
    let data = event.folder_of("coordinator").join("data");
    let Some(disk) = Disk::mount(&data) else {
        return;
    };
    event.begin();
    let (began, before) = (Instant::now(), event.look().time);
    let devices = event.seated();
    // Their keys are files: they are to be there before the disk is full.
    event.burden(1_000).unwrap();
    let path = data.join("filler");
    let mut filler = File::create(&path).unwrap();
    let mut mark = 1_000;
    until_true("moves are refused on both boards", || {
        // The ledger gives its reserve up to go on for a while: that is filled as well. And it
        // has room within its file, which two games alone would not fill.
        disk.fill(&mut filler);
        mark += 1;
        let _ = event.burden(mark);
        let refused = |device: &str, event: &mut Event| {
            let said = event.child(device).said();
            said.lines()
                .any(|line| line.contains("refused") && line.contains("code=\"storage\""))
        };
        let mut boards = devices.chunks(2);
        boards.all(|seats| seats.iter().any(|seat| refused(seat, &mut event)))
    });
    let after = before + u64::try_from(began.elapsed().as_millis()).unwrap() * SPEED;
    // Nobody gives up while it lasts.
    std::thread::sleep(Duration::from_secs(2));
    assert_eq!(event.child("coordinator").ended(), None);
    drop(filler);
    std::fs::remove_file(path).unwrap();

    let outages = outages(&event.finish());
    for board in [1, 2] {
        let of_board = outages.iter().filter(|outage| outage.board == board);
        assert!(of_board.count() >= 1, "board {board}: {outages:?}");
    }
    for outage in outages {
        assert_eq!(outage.cause, OutageCause::Storage);
        assert!((before..=after).contains(&outage.from), "{outage:?}");
    }
    assert_eq!(event.child("coordinator").stop(), Some(0));
    let verified = event.obeyed(&["verify", "--data", &data.to_string_lossy()]);
    assert!(verified.contains("every hash chain is valid"), "{verified}");
}
