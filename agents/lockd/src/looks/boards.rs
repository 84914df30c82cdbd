//! Who may open the ports of electronic boards: a player's program that reads a board would know its moves, and one that
//! writes to it could make it send others.
//!
//! The package's udev rule gives these ports to the agent alone as they appear. Here it is looked whether that is so.

use std::{
    fs,
    os::unix::fs::{MetadataExt as _, PermissionsExt as _},
    path::Path,
};

use super::{Seen, tree};

/// How the names of serial ports begin that may be a board's: by USB, by Bluetooth.
const SERIAL: [&str; 3] = ["ttyUSB", "ttyACM", "rfcomm"];
/// The makers of boards among USB HID devices, as the kernel writes their numbers: Chessnut.
const HID_MAKERS: [&str; 1] = ["00002D80"];
/// Rights of others than the owner. A list of further users (ACL) shows as those of the group.
const OTHERS: u32 = 0o077;

/// The ports, by name.
fn ports(root: &Path) -> Vec<String> {
    let serial = tree::entries(&root.join("sys/class/tty")).unwrap_or_default();
    let serial = serial.into_iter().filter(|name| {
        let kind = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
        SERIAL.contains(&kind)
    });
    let folder = root.join("sys/class/hidraw");
    let hid = tree::entries(&folder).unwrap_or_default();
    let hid = hid.into_iter().filter(|name| {
        let told = tree::text(&folder.join(name).join("device/uevent")).unwrap_or_default();
        // HID_ID=BUS:VENDOR:PRODUCT
        let mut ids = told.lines().filter_map(|line| line.strip_prefix("HID_ID="));
        ids.any(|id| {
            id.split(':')
                .nth(1)
                .is_some_and(|it| HID_MAKERS.contains(&it))
        })
    });
    serial.chain(hid).collect()
}

pub(super) fn look(root: &Path, agent: u32) -> Seen {
    let mut seen = Seen::default();
    let mut names = Vec::new();
    for name in ports(root) {
        let port = root.join("dev").join(&name);
        // It was unplugged meanwhile.
        let Ok(found) = fs::metadata(&port) else {
            continue;
        };
        let mode = found.permissions().mode() & 0o777;
        let owner = found.uid();
        if mode & OTHERS != 0 {
            let words =
                format!("/dev/{name} can be opened by others than its owner (mode {mode:03o})");
            seen.forbidden.push(words);
        } else if owner != agent && owner != 0 {
            let words = format!("/dev/{name} belongs to user {owner}, who is not the agent");
            seen.forbidden.push(words);
        }
        names.push(format!("/dev/{name}"));
    }
    seen.there = Some(if names.is_empty() {
        "no port of an electronic board is plugged in".to_owned()
    } else {
        format!("ports of electronic boards: {}", names.join(", "))
    });
    seen
}

#[cfg(test)]
mod tests {
    use std::{fs, os::unix::fs::PermissionsExt as _, path::Path};

    use super::{
        super::recorded::{all_told, put},
        look,
    };

    fn mode(root: &Path, name: &str, mode: u32) {
        let port = root.join("dev").join(name);
        fs::set_permissions(port, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn ven_2_a_board_that_others_than_the_agent_may_open_is_seen() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        let owner = {
            put(root, "dev/null", "");
            std::os::unix::fs::MetadataExt::uid(&fs::metadata(root.join("dev/null")).unwrap())
        };
        let none = look(root, owner);
        assert!(none.forbidden.is_empty() && none.there.is_some());
        all_told(&Ok(none));
        put(root, "sys/class/tty/ttyS0/dev", "4:64");
        put(root, "dev/ttyS0", "");
        put(root, "sys/class/tty/ttyUSB0/dev", "188:0");
        put(root, "dev/ttyUSB0", "");
        put(
            root,
            "sys/class/hidraw/hidraw0/device/uevent",
            "HID_ID=0003:0000046D:0000C31C\n",
        );
        put(root, "dev/hidraw0", "");
        put(
            root,
            "sys/class/hidraw/hidraw1/device/uevent",
            "HID_ID=0003:00002D80:00008001\n",
        );
        put(root, "dev/hidraw1", "");
        for name in ["ttyUSB0", "hidraw1"] {
            mode(root, name, 0o600);
        }
        let seen = look(root, owner);
        assert_eq!(
            seen.there.as_deref(),
            Some("ports of electronic boards: /dev/ttyUSB0, /dev/hidraw1")
        );
        assert!(seen.forbidden.is_empty(), "{seen:?}");
        all_told(&Ok(seen));
        mode(root, "ttyUSB0", 0o660);
        let seen = look(root, owner);
        assert_eq!(
            seen.forbidden,
            ["/dev/ttyUSB0 can be opened by others than its owner (mode 660)"]
        );
        all_told(&Ok(seen));
        // Root may open everything, and its files are nobody else's.
        mode(root, "ttyUSB0", 0o600);
        let seen = look(root, owner + 1);
        assert_eq!(seen.forbidden.is_empty(), owner == 0, "{seen:?}");
    }
}
