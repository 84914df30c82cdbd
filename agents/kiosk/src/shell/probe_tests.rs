//! Machines as they showed themselves: files of sysfs and procfs, written down.
#![allow(clippy::unwrap_used)]

use std::fs;

use super::{Probe, Readings};

const NO_ROUTES: &str = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\n";

const ROUTES: &str = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\n\
    wlp3s0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\n\
    wlp3s0\t0001A8C0\t00000000\t0001\t0\t0\t600\t00FFFFFF\n";

const OWN_ROUTES_SIX: &str = "\
fe800000000000000000000000000000 40 00000000000000000000000000000000 00 \
00000000000000000000000000000000 00000400 00000001 00000000 00000001     eth0\n\
ff000000000000000000000000000000 08 00000000000000000000000000000000 00 \
00000000000000000000000000000000 00000100 00000004 00000000 00000001     eth0\n\
00000000000000000000000000000000 00 00000000000000000000000000000000 00 \
00000000000000000000000000000000 ffffffff 00000001 00000000 00200200       lo\n";

const WIRELESS: &str = "\
Inter-| sta-|   Quality        |   Discarded packets               | Missed | WE\n \
face | tus | link level noise |  nwid  crypt   frag  retry   misc | beacon | 22\n\
wlp3s0: 0000   54.  -56.  -256        0      0      0      0     19        0\n";

/// Files, and what is read from them.
type Machine<'a> = (&'a str, &'a [(&'a str, &'a str)], Readings);

fn read(files: &[(&str, &str)]) -> Readings {
    let folder = tempfile::tempdir().unwrap();
    for (path, content) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }
    Probe::at(&folder.path().join("sys"), &folder.path().join("proc")).read()
}

const NOTHING: Readings = Readings {
    link: None,
    association: None,
    route: None,
    wireless_quality: None,
    mains: None,
    battery: None,
};

#[test]
fn dis_1_machines_by_table() {
    let machines: [Machine; 5] = [
        ("a machine that tells nothing", &[], NOTHING),
        (
            "a laptop on its wireless network, the cable unplugged",
            &[
                ("sys/class/net/lo/operstate", "unknown\n"),
                ("sys/class/net/lo/carrier", "1\n"),
                ("sys/class/net/docker0/operstate", "down\n"),
                ("sys/class/net/docker0/carrier", "1\n"),
                ("sys/class/net/enp0s25/operstate", "down\n"),
                ("sys/class/net/enp0s25/carrier", "0\n"),
                ("sys/class/net/enp0s25/device/vendor", "0x8086\n"),
                ("sys/class/net/wlp3s0/operstate", "up\n"),
                ("sys/class/net/wlp3s0/carrier", "1\n"),
                ("sys/class/net/wlp3s0/device/vendor", "0x8086\n"),
                ("sys/class/net/wlp3s0/phy80211/index", "0\n"),
                ("proc/net/route", ROUTES),
                ("proc/net/wireless", WIRELESS),
                ("sys/class/power_supply/AC/type", "Mains\n"),
                ("sys/class/power_supply/AC/online", "0\n"),
                ("sys/class/power_supply/BAT0/type", "Battery\n"),
                ("sys/class/power_supply/BAT0/capacity", "17\n"),
                ("sys/class/power_supply/BAT0/status", "Discharging\n"),
                ("sys/class/power_supply/hidpp_battery_0/type", "Battery\n"),
                ("sys/class/power_supply/hidpp_battery_0/scope", "Device\n"),
                ("sys/class/power_supply/hidpp_battery_0/capacity", "95\n"),
            ],
            Readings {
                link: Some(false),
                association: Some(true),
                route: Some(true),
                wireless_quality: Some(77),
                mains: Some(false),
                battery: Some(17),
            },
        ),
        (
            "the same, out of reach of its wireless network",
            &[
                ("sys/class/net/wlp3s0/operstate", "down\n"),
                ("sys/class/net/wlp3s0/carrier", "0\n"),
                ("sys/class/net/wlp3s0/device/vendor", "0x8086\n"),
                ("sys/class/net/wlp3s0/wireless/status", "0\n"),
                ("proc/net/route", NO_ROUTES),
                ("proc/net/ipv6_route", OWN_ROUTES_SIX),
                ("proc/net/wireless", WIRELESS),
                ("sys/class/power_supply/BAT0/type", "Battery\n"),
                ("sys/class/power_supply/BAT0/capacity", "nonsense\n"),
                ("sys/class/power_supply/BAT0/status", "Charging\n"),
            ],
            Readings {
                association: Some(false),
                route: Some(false),
                mains: Some(true),
                ..NOTHING
            },
        ),
        (
            "a desktop whose interface is switched off: the carrier cannot be read",
            &[
                ("sys/class/net/enp2s0/operstate", "down\n"),
                ("sys/class/net/enp2s0/carrier", ""),
                ("sys/class/net/enp2s0/device/vendor", "0x10ec\n"),
                ("proc/net/route", NO_ROUTES),
            ],
            Readings {
                link: Some(false),
                route: Some(false),
                ..NOTHING
            },
        ),
        (
            "a container",
            &[
                ("sys/class/net/lo/carrier", "1\n"),
                ("sys/class/net/eth0/operstate", "up\n"),
                ("sys/class/net/eth0/carrier", "1\n"),
                ("proc/net/route", NO_ROUTES),
                (
                    "proc/net/ipv6_route",
                    "00000000000000000000000000000000 00 00000000000000000000000000000000 00 \
                     fe800000000000000000000000000001 00000400 00000001 00000000 00000003 eth0\n",
                ),
            ],
            Readings {
                link: Some(true),
                route: Some(true),
                ..NOTHING
            },
        ),
    ];
    for (name, files, expected) in machines {
        assert_eq!(read(files), expected, "{name}");
    }
}

/// Whatever stands in the files, something is read or nothing.
#[test]
fn dis_1_damaged_files_do_no_harm() {
    for damage in ["", "\0", "🂡🂡🂡", "99999999999999999999", "a:b:c\n::\n", "-1"] {
        let files = [
            ("sys/class/net/eth0/carrier", damage),
            ("sys/class/net/eth0/operstate", damage),
            ("proc/net/route", damage),
            ("proc/net/ipv6_route", damage),
            ("proc/net/wireless", damage),
            ("sys/class/power_supply/BAT0/type", "Battery"),
            ("sys/class/power_supply/BAT0/capacity", damage),
        ];
        let found = read(&files);
        assert_eq!(
            (found.battery, found.wireless_quality),
            (None, None),
            "{damage}"
        );
        assert_eq!(found.route, Some(false), "{damage}");
    }
}

/// The machine that the tests run on tells something of its network.
#[test]
fn this_machine_can_be_read() {
    let found = Probe::of_this_machine().read();
    assert!(found.battery.is_none_or(|percent| percent <= 100));
    assert!(found.route.is_some(), "/proc/net/route is there on Linux");
}
