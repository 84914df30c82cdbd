//! Signs that this is no machine by itself, or that somebody else is at it: a virtual machine, remote
//! sessions, programs for seeing and steering a screen from elsewhere. Whoever hides them well is not seen.

mod connections;
mod programs;

use std::path::Path;

use super::{Seen, tree};

/// What makers of virtual machines call them.
const VIRTUAL: [&str; 9] = [
    "qemu",
    "kvm",
    "vmware",
    "virtualbox",
    "innotek",
    "xen",
    "parallels",
    "bochs",
    "virtual machine",
];
/// What takes long to look at: the machine itself, every program, and the tables of connections where the kernel cannot be
/// asked for them.
pub(super) fn slow(root: &Path, allow_virtual: bool) -> Result<Seen, String> {
    let processor = tree::text(&root.join("proc/cpuinfo"));
    let processor = processor.ok_or("this computer reports no processor")?;
    let mut forbidden = Vec::new();
    if !allow_virtual {
        forbidden.extend(hypervisor(root, &processor));
    }
    forbidden.extend(programs::remote(root));
    if connections::asked(root).is_none() {
        forbidden.extend(connections::tabled(root));
    }
    let model = |line: &str| line.strip_prefix("model name").map(str::to_owned);
    let model = processor.lines().find_map(model);
    let model = model.map(|name| tree::plain(name.trim_start_matches([' ', '\t', ':'])));
    Ok(Seen {
        there: model.map(|name| format!("processor: {name}")),
        forbidden,
    })
}

/// What does not.
pub(super) fn quick(root: &Path) -> Seen {
    let mut forbidden = sessions(root);
    forbidden.extend(connections::asked(root).unwrap_or_default());
    Seen {
        there: None,
        forbidden,
    }
}

/// Whether a program of this name that starts is reason to look at them all.
pub(super) fn concerns(name: &str) -> bool {
    programs::is_remote(name)
}

fn hypervisor(root: &Path, processor: &str) -> Option<String> {
    let id = root.join("sys/class/dmi/id");
    let called = ["sys_vendor", "product_name"].map(|field| tree::line(&id.join(field)));
    let called = called.map(Option::unwrap_or_default).join(" ");
    let lower = called.to_lowercase();
    if VIRTUAL.iter().any(|name| lower.contains(name)) {
        return Some(format!("this is a virtual machine: {}", called.trim()));
    }
    let flags = processor.lines().find(|line| line.starts_with("flags"))?;
    let told = flags.split_whitespace().any(|flag| flag == "hypervisor");
    told.then(|| "this is a virtual machine, according to its processor".to_owned())
}

/// Who is logged in from elsewhere, as systemd keeps it.
fn sessions(root: &Path) -> Vec<String> {
    let folder = root.join("run/systemd/sessions");
    let names = tree::entries(&folder).unwrap_or_default().into_iter();
    let session = |name: String| {
        let text = tree::text(&folder.join(name))?;
        let field = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.map(tree::plain)
        };
        (field("REMOTE=")? == "1" && field("STATE=").as_deref() != Some("closing")).then(|| {
            let user = field("USER=").unwrap_or_else(|| "somebody".into());
            let host = field("REMOTE_HOST=").unwrap_or_else(|| "elsewhere".into());
            format!("{user} is logged in from {host}")
        })
    };
    names.filter_map(session).collect()
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::{
        super::{
            Seen,
            recorded::{all_told, put},
        },
        concerns, quick, slow,
    };

    fn look(root: &Path, allow_virtual: bool) -> Result<Seen, String> {
        slow(root, allow_virtual).map(|seen| seen.and(quick(root)))
    }

    fn forbidden(root: &Path) -> Vec<String> {
        let seen = look(root, false);
        all_told(&seen);
        seen.unwrap().forbidden
    }

    /// As recorded from a laptop, with nothing strange about it.
    fn laptop() -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        let of = root.path();
        let processor = "processor\t: 0\nmodel name\t: Intel(R) N100\nflags\t\t: fpu vme avx2\n";
        put(of, "proc/cpuinfo", processor);
        put(of, "sys/class/dmi/id/sys_vendor", "LENOVO\n");
        put(of, "sys/class/dmi/id/product_name", "21BNS00000\n");
        put(of, "proc/77/comm", "chromium\n");
        put(of, "proc/net/tcp", &table("0100007F:1CCA", "0A"));
        let session = "UID=1000\nUSER=kiosk\nACTIVE=1\nSTATE=active\nREMOTE=0\n";
        put(of, "run/systemd/sessions/1", session);
        root
    }

    fn table(own: &str, state: &str) -> String {
        format!("  sl  local_address rem_address\n   0: {own} 0100030A:22B3 {state} 0:0 0:0 0 0\n")
    }

    #[test]
    fn ven_2_signs_of_another_machine_and_of_other_people_are_seen() {
        let root = laptop();
        let seen = look(root.path(), false).unwrap();
        assert_eq!(seen.there.unwrap(), "processor: Intel(R) N100");
        assert!(seen.forbidden.is_empty(), "{:?}", seen.forbidden);
        // Each alone, on a machine that is sound but for it.
        for (file, text, expected) in [
            (
                "sys/class/dmi/id/sys_vendor",
                "QEMU\n",
                "this is a virtual machine: QEMU 21BNS00000",
            ),
            (
                "sys/class/dmi/id/product_name",
                "Virtual Machine\n",
                "this is a virtual machine: LENOVO Virtual Machine",
            ),
            (
                "proc/cpuinfo",
                "flags\t\t: fpu hypervisor avx2\n",
                "this is a virtual machine, according to its processor",
            ),
            (
                "run/systemd/sessions/9",
                "USER=root\nSTATE=active\nREMOTE=1\nREMOTE_HOST=10.9.9.9\n",
                "root is logged in from 10.9.9.9",
            ),
            (
                "proc/99/comm",
                "x11vnc\n",
                "x11vnc is running, which shows or controls the screen remotely",
            ),
            (
                "proc/net/tcp6",
                &table("0000000000000000FFFF00000500030A:0D3D", "01"),
                "there is a connection to port 3389 of this computer",
            ),
        ] {
            let root = laptop();
            put(root.path(), file, text);
            assert_eq!(forbidden(root.path()), [expected]);
        }
    }

    #[test]
    fn ven_2_what_is_allowed_or_over_is_no_sign() {
        let root = laptop();
        let over = "USER=root\nSTATE=closing\nREMOTE=1\n";
        put(root.path(), "run/systemd/sessions/9", over);
        put(root.path(), "proc/net/tcp", &table("0500030A:0016", "06"));
        assert!(forbidden(root.path()).is_empty());
        put(root.path(), "sys/class/dmi/id/sys_vendor", "QEMU\n");
        assert!(look(root.path(), true).unwrap().forbidden.is_empty());
        assert_eq!(forbidden(root.path()).len(), 1);
        fs::remove_file(root.path().join("proc/cpuinfo")).unwrap();
        assert!(look(root.path(), false).is_err());
    }

    #[test]
    fn ven_2_who_logs_in_is_seen_by_the_quick_look_and_who_could_steer_by_his_name() {
        let root = laptop();
        assert!(quick(root.path()).forbidden.is_empty());
        let session = "USER=root\nSTATE=active\nREMOTE=1\n";
        put(root.path(), "run/systemd/sessions/9", session);
        assert_eq!(quick(root.path()).forbidden.len(), 1);
        assert!(concerns("x11vnc") && concerns("gnome-remote-de"));
        assert!(!concerns("chromium") && !concerns("x11vncs"));
    }
}
