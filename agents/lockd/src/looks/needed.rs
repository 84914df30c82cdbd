//! The USB devices that the machine itself stands on: the drive that it runs from, the adapters that its network goes
//! through. Who switches those off has no machine left to hold. An adapter that is a bridge's or a bond's is not found,
//! nor one of routes by IPv6 alone.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use super::tree;

/// Where a machine has what it runs from, live systems too.
const MOUNTED: [&str; 9] = [
    "/",
    "/usr",
    "/var",
    "/home",
    "/cdrom",
    "/run/live/medium",
    "/lib/live/mount/medium",
    "/run/initramfs/live",
    "/run/archiso/bootmnt",
];
/// Drives in a row that lie on others, such as an encrypted one.
const MOST_LAYERS: usize = 4;

/// Their places, those of the hubs in between included.
pub(crate) fn places(root: &Path) -> BTreeSet<String> {
    let all = drives(root).into_iter().chain(adapters(root));
    all.filter_map(|file| fs::canonicalize(file).ok())
        .flat_map(|file| on_the_way(&file))
        .collect()
}

/// The places on USB that a device is reached by, of its whole path in the kernel's tree.
fn on_the_way(file: &Path) -> Vec<String> {
    let names = file.iter().filter_map(|name| name.to_str());
    let below = names.skip_while(|name| !name.starts_with("usb")).skip(1);
    let places = below.take_while(|name| name.starts_with(|c: char| c.is_ascii_digit()));
    let places = places.filter(|name| name.contains('-') && !name.contains(':'));
    places.map(str::to_owned).collect()
}

/// The drives that the machine runs from, as the kernel lists them.
fn drives(root: &Path) -> Vec<PathBuf> {
    let listed = root.join("sys/class/block");
    let mounts = tree::text(&root.join("proc/self/mountinfo")).unwrap_or_default();
    let mut names: Vec<String> = mounts
        .lines()
        .filter_map(|line| mounted(root, line))
        .collect();
    for _ in 0..MOST_LAYERS {
        let below = names.iter().flat_map(|name| {
            let below = tree::entries(&listed.join(name).join("slaves")).unwrap_or_default();
            if below.is_empty() {
                vec![name.clone()]
            } else {
                below
            }
        });
        names = below.collect();
    }
    names.iter().map(|name| listed.join(name)).collect()
}

/// The name of the drive that a line of the mounts tells of, if the machine runs from it: by its number, since what
/// it was mounted as may be nobody's name (`/dev/root`); by that where the number is no drive's (btrfs).
fn mounted(root: &Path, line: &str) -> Option<String> {
    let (place, source) = line.split_once(" - ")?;
    let mut place = place.split_ascii_whitespace().skip(2);
    let (number, place) = (place.next()?, place.nth(1)?);
    let source = source.split_ascii_whitespace().nth(1)?;
    let source = source
        .strip_prefix("/dev/")
        .filter(|_| MOUNTED.contains(&place))?;
    let numbered = fs::canonicalize(root.join("sys/dev/block").join(number));
    let node = numbered.unwrap_or_else(|_| {
        let node = root.join("dev").join(source);
        fs::read_link(&node).unwrap_or(node)
    });
    Some(node.file_name()?.to_str()?.to_owned())
}

/// The adapters of all ways out, since any may lead to the venue; where there is none, of every way.
fn adapters(root: &Path) -> Vec<PathBuf> {
    let routes = tree::text(&root.join("proc/net/route")).unwrap_or_default();
    let routes = routes.lines().skip(1).filter_map(|line| {
        let mut fields = line.split_ascii_whitespace();
        let (name, destination) = (fields.next()?, fields.next()?);
        Some((destination == "00000000", name))
    });
    let routes: Vec<(bool, &str)> = routes.collect();
    let leads_out = routes.iter().any(|(out, _)| *out);
    let taken = routes.iter().filter(|(out, _)| *out || !leads_out);
    let listed = root.join("sys/class/net");
    taken.map(|(_, name)| listed.join(name)).collect()
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::symlink;

    use super::{super::recorded::put, *};

    const CONTROLLER: &str = "sys/devices/pci0000:00/0000:00:14.0/usb1";

    /// A device of the kernel's tree, and its name in a list of the kernel's.
    fn link(root: &Path, device: &str, listed: &str) {
        let device = root.join(CONTROLLER).join(device);
        fs::create_dir_all(&device).unwrap();
        let listed = root.join(listed);
        fs::create_dir_all(listed.parent().unwrap()).unwrap();
        symlink(device, listed).unwrap();
    }

    #[test]
    fn ven_2_what_the_machine_runs_from_and_reaches_its_venue_by_is_known() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        assert!(places(root).is_empty());
        let stick = "1-2/1-2:1.0/host0/target0:0:0/0:0:0:0/block/sda/sda2";
        link(root, stick, "sys/class/block/sda2");
        link(
            root,
            "1-3/1-3:1.0/host1/block/sdb/sdb1",
            "sys/class/block/sdb1",
        );
        link(root, "1-4/1-4.1/1-4.1:1.0/net/eth0", "sys/class/net/eth0");
        link(root, "1-5/1-5:1.0/net/usb0", "sys/class/net/usb0");
        link(root, "1-6/1-6:1.0/net/wwan0", "sys/class/net/wwan0");
        put(
            root,
            "proc/self/mountinfo",
            "22 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw\n\
             90 22 8:17 / /media/player rw - vfat /dev/sdb1 rw\n\
             torn\n",
        );
        let routes = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\n\
                      usb0\t00000000\t0100A8C0\t0003\t0\t0\t600\t00000000\n\
                      eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\n\
                      wwan0\t0000A8C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\n";
        put(root, "proc/net/route", routes);
        let known: Vec<String> = places(root).into_iter().collect();
        assert_eq!(known, ["1-2", "1-4", "1-4.1", "1-5"]);
        // No way out is known yet: the venue may be on any of them.
        put(
            root,
            "proc/net/route",
            &routes.replace("\t00000000\t0", "\t0000000A\t0"),
        );
        let known: Vec<String> = places(root).into_iter().collect();
        assert_eq!(known, ["1-2", "1-4", "1-4.1", "1-5", "1-6"]);
    }

    #[test]
    fn ven_2_the_drive_of_a_live_system_is_known_by_whatever_name_it_is_mounted() {
        for line in [
            "22 1 8:2 / / rw shared:1 - ext4 /dev/root rw",
            "30 22 8:2 / /run/initramfs/live ro - iso9660 /dev/disk/by-label/LIVE ro",
            "30 22 8:2 / /run/archiso/bootmnt ro - iso9660 /dev/sda2 ro",
            "30 22 8:2 / /lib/live/mount/medium ro - iso9660 /dev/sda2 ro",
            // Of btrfs the number is no drive's.
            "22 1 0:33 /root / rw - btrfs /dev/sda2 rw",
        ] {
            let folder = tempfile::tempdir().unwrap();
            let root = folder.path();
            let stick = "1-2/1-2:1.0/host0/block/sda/sda2";
            link(root, stick, "sys/class/block/sda2");
            fs::create_dir_all(root.join("sys/dev/block")).unwrap();
            let numbered = root.join("sys/dev/block/8:2");
            symlink(root.join(CONTROLLER).join(stick), numbered).unwrap();
            put(root, "proc/self/mountinfo", line);
            assert_eq!(Vec::from_iter(places(root)), ["1-2"], "{line}");
        }
    }

    #[test]
    fn ven_2_a_drive_below_an_encrypted_one_is_known() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        link(
            root,
            "1-2/1-2:1.0/host0/block/sda/sda2",
            "sys/class/block/sda2",
        );
        fs::create_dir_all(root.join("sys/class/block/dm-0/slaves/sda2")).unwrap();
        fs::create_dir_all(root.join("dev/mapper")).unwrap();
        symlink("../dm-0", root.join("dev/mapper/root")).unwrap();
        let mounts = "22 1 253:0 / / rw - ext4 /dev/mapper/root rw\n";
        put(root, "proc/self/mountinfo", mounts);
        assert_eq!(Vec::from_iter(places(root)), ["1-2"]);
    }
}
