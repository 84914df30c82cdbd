//! The USB devices that the machine itself stands on: the drive that it runs from, the adapter that its network goes
//! through. Who switches those off has no machine left to hold.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use super::tree;

/// Where a machine has what it runs from, live systems too.
const MOUNTED: [&str; 6] = ["/", "/usr", "/var", "/home", "/run/live/medium", "/cdrom"];
/// Drives in a row that lie on others, such as an encrypted one.
const MOST_LAYERS: usize = 4;

/// Their places, those of the hubs in between included.
pub(crate) fn places(root: &Path) -> BTreeSet<String> {
    let all = drives(root).into_iter().chain(adapter(root));
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

/// The name of the drive that a line of the mounts tells of, if the machine runs from it.
fn mounted(root: &Path, line: &str) -> Option<String> {
    let (place, source) = line.split_once(" - ")?;
    let place = place.split_ascii_whitespace().nth(4)?;
    let source = source.split_ascii_whitespace().nth(1)?;
    let source = source
        .strip_prefix("/dev/")
        .filter(|_| MOUNTED.contains(&place))?;
    let node = root.join("dev").join(source);
    let node = fs::read_link(&node).unwrap_or(node);
    Some(node.file_name()?.to_str()?.to_owned())
}

/// The adapter of the way out that is taken first; where there is none, of any way.
fn adapter(root: &Path) -> Option<PathBuf> {
    let routes = tree::text(&root.join("proc/net/route"))?;
    let routes = routes.lines().skip(1).filter_map(|line| {
        let fields: Vec<&str> = line.split_ascii_whitespace().collect();
        let metric: u32 = fields.get(6)?.parse().ok()?;
        Some((*fields.get(1)? != "00000000", metric, fields[0]))
    });
    let (_, _, name) = routes.min()?;
    Some(root.join("sys/class/net").join(name))
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    const CONTROLLER: &str = "sys/devices/pci0000:00/0000:00:14.0/usb1";

    /// A device of the kernel's tree, and its name in a list of the kernel's.
    fn put(root: &Path, device: &str, listed: &str) {
        let device = root.join(CONTROLLER).join(device);
        fs::create_dir_all(&device).unwrap();
        let listed = root.join(listed);
        fs::create_dir_all(listed.parent().unwrap()).unwrap();
        symlink(device, listed).unwrap();
    }

    fn write(root: &Path, file: &str, text: &str) {
        let file = root.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }

    #[test]
    fn ven_2_what_the_machine_runs_from_and_reaches_its_venue_by_is_known() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        assert!(places(root).is_empty());
        let stick = "1-2/1-2:1.0/host0/target0:0:0/0:0:0:0/block/sda/sda2";
        put(root, stick, "sys/class/block/sda2");
        put(
            root,
            "1-3/1-3:1.0/host1/block/sdb/sdb1",
            "sys/class/block/sdb1",
        );
        put(root, "1-4/1-4.1/1-4.1:1.0/net/eth0", "sys/class/net/eth0");
        put(root, "1-5/1-5:1.0/net/usb0", "sys/class/net/usb0");
        write(
            root,
            "proc/self/mountinfo",
            "22 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw\n\
             90 22 8:17 / /media/player rw - vfat /dev/sdb1 rw\n\
             torn\n",
        );
        let routes = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\n\
                      usb0\t00000000\t0100A8C0\t0003\t0\t0\t600\t00000000\n\
                      eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\n\
                      usb0\t0000A8C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\n";
        write(root, "proc/net/route", routes);
        let known: Vec<String> = places(root).into_iter().collect();
        assert_eq!(known, ["1-2", "1-4", "1-4.1"]);
    }

    #[test]
    fn ven_2_a_drive_below_an_encrypted_one_is_known() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        put(
            root,
            "1-2/1-2:1.0/host0/block/sda/sda2",
            "sys/class/block/sda2",
        );
        fs::create_dir_all(root.join("sys/class/block/dm-0/slaves/sda2")).unwrap();
        fs::create_dir_all(root.join("dev/mapper")).unwrap();
        symlink("../dm-0", root.join("dev/mapper/root")).unwrap();
        let mounts = "22 1 253:0 / / rw - ext4 /dev/mapper/root rw\n";
        write(root, "proc/self/mountinfo", mounts);
        assert_eq!(Vec::from_iter(places(root)), ["1-2"]);
    }
}
