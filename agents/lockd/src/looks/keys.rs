//! Which keys the player's compositor knows: in cage alone Ctrl+N opens a whole browser.
//!
//! Its map is that of `deploy/kiosk/xkb`, asked for by its environment, which is read; the map's files are
//! compared with those that this program was built with.

use std::path::{Path, PathBuf};

use super::{Seen, tree};

/// Name of the rules; below the folder, what each file says.
const RULES: &str = "adoube";
const FILES: [(&str, &str); 2] = [
    (
        "rules/adoube",
        include_str!("../../../../deploy/kiosk/xkb/rules/adoube"),
    ),
    (
        "symbols/adoube",
        include_str!("../../../../deploy/kiosk/xkb/symbols/adoube"),
    ),
];

/// Whose compositor, by what name, with a map from where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Keys {
    pub(super) users: Vec<u32>,
    pub(super) compositor: String,
    pub(super) folder: PathBuf,
}

/// Compositors among all that runs. Nothing is there while no compositor runs: nobody types anything then, and a check
/// does not pass.
pub(super) fn slow(root: &Path, keys: &Keys) -> Result<Seen, String> {
    let names = tree::entries(&root.join("proc")).ok_or("this computer reports no processes")?;
    let pids = names
        .iter()
        .filter(|name| name.bytes().all(|b| b.is_ascii_digit()));
    let own = pids.filter(|pid| is_compositor(&root.join("proc").join(pid), keys));
    let own: Vec<&String> = own.collect();
    let fault = |pid: &&String| {
        let why = other_map(&root.join("proc").join(pid), keys)?;
        Some(format!("{} (process {pid}) {why}", keys.compositor))
    };
    let there = own.first();
    let there = there.map(|_| format!("{} has only the allowed keys", keys.compositor));
    Ok(Seen {
        there,
        forbidden: own.iter().filter_map(fault).collect(),
    })
}

/// The map's own files.
pub(super) fn quick(root: &Path, keys: &Keys) -> Seen {
    Seen {
        there: None,
        forbidden: changed(root, &keys.folder).into_iter().collect(),
    }
}

fn is_compositor(process: &Path, keys: &Keys) -> bool {
    let user = || {
        let status = tree::text(&process.join("status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("Uid:"))?;
        line.split_whitespace().next()?.parse().ok()
    };
    tree::line(&process.join("comm")).is_some_and(|name| name == keys.compositor)
        && user().is_some_and(|user: u32| keys.users.contains(&user))
        && has_environment(process)
}

/// The kernel gives a program its name a moment before its environment: until then `env_start`, field 50 of `stat`
/// (`proc_pid_stat(5)`), is 0. One that was started with an empty environment has another number there.
fn has_environment(process: &Path) -> bool {
    let stat = tree::text(&process.join("stat")).unwrap_or_default();
    let after_name = stat.rsplit_once(')').map(|(_, fields)| fields);
    let env_start = after_name.and_then(|fields| fields.split_whitespace().nth(47));
    env_start != Some("0")
}

/// Why it has another map than it should.
fn other_map(process: &Path, keys: &Keys) -> Option<String> {
    let environment = tree::text(&process.join("environ")).unwrap_or_default();
    let said = |name: &str| {
        let mut values = environment.split('\0');
        values.find_map(|value| value.strip_prefix(name)?.strip_prefix('='))
    };
    if said("XKB_DEFAULT_RULES") != Some(RULES) {
        return Some(format!("allows other keys than XKB_DEFAULT_RULES={RULES}"));
    }
    let folder = keys.folder.display().to_string();
    (said("XKB_CONFIG_EXTRA_PATH") != Some(&folder))
        .then(|| format!("takes its keys from another place than XKB_CONFIG_EXTRA_PATH={folder}"))
}

fn changed(root: &Path, folder: &Path) -> Option<String> {
    let folder = root.join(folder.strip_prefix("/").unwrap_or(folder));
    let differs = |(name, text): &(&str, &str)| {
        std::fs::read_to_string(folder.join(name)).ok().as_deref() != Some(text)
    };
    let (name, _) = FILES.iter().find(|file| differs(file))?;
    Some(format!(
        "{} is not the key map of this version",
        folder.join(name).display()
    ))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{
        super::{
            Seen,
            recorded::{all_told, put},
        },
        FILES, Keys, quick, slow,
    };

    fn look(root: &Path, keys: &Keys) -> Result<Seen, String> {
        slow(root, keys).map(|seen| seen.and(quick(root, keys)))
    }

    #[test]
    fn ven_2_a_compositor_with_other_keys_is_seen() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        let keys = Keys {
            users: vec![1000],
            compositor: "cage".into(),
            folder: "/usr/share/adoube-kiosk/xkb".into(),
        };
        let nothing = look(root, &keys);
        assert!(nothing.is_err());
        all_told(&nothing);
        put(root, "proc/1/comm", "init\n");
        for (file, text) in FILES {
            put(root, &format!("usr/share/adoube-kiosk/xkb/{file}"), text);
        }
        let forbidden = || look(root, &keys).unwrap().forbidden;
        // Nothing to be typed at yet: no breach, and no proof either.
        assert_eq!(look(root, &keys).unwrap().there, None);
        assert!(forbidden().is_empty());
        let right = "HOME=/x\0XKB_DEFAULT_RULES=adoube\0XKB_CONFIG_EXTRA_PATH=/usr/share/adoube-kiosk/xkb\0";
        put(root, "proc/40/comm", "cage\n");
        put(
            root,
            "proc/40/status",
            "Name:\tcage\nUid:\t1000\t1000\t1000\t1000\n",
        );
        // As long as the kernel starts it, it has no environment yet.
        let stat = |env_start: u64| {
            let fields = format!("40 (cage) S{} {env_start} 9\n", " 1".repeat(46));
            put(root, "proc/40/stat", &fields);
        };
        stat(0);
        put(root, "proc/40/environ", "");
        assert_eq!(look(root, &keys).unwrap().there, None);
        assert!(forbidden().is_empty());
        stat(140_732_027_710_187);
        put(root, "proc/40/environ", right);
        assert_eq!(
            look(root, &keys).unwrap().there.unwrap(),
            "cage has only the allowed keys"
        );
        assert!(forbidden().is_empty());
        // The first of two is the one that counts, and somebody else's compositor does not.
        for (environment, expected) in [
            (
                "",
                "cage (process 40) allows other keys than XKB_DEFAULT_RULES=adoube",
            ),
            (
                &*format!("XKB_DEFAULT_RULES=evdev\0{right}"),
                "cage (process 40) allows other keys than XKB_DEFAULT_RULES=adoube",
            ),
            (
                "XKB_DEFAULT_RULES=adoube\0XKB_CONFIG_EXTRA_PATH=/tmp\0",
                "cage (process 40) takes its keys from another place than \
                 XKB_CONFIG_EXTRA_PATH=/usr/share/adoube-kiosk/xkb",
            ),
        ] {
            put(root, "proc/40/environ", environment);
            assert_eq!(forbidden(), [expected]);
            all_told(&look(root, &keys));
        }
        put(root, "proc/40/status", "Name:\tcage\nUid:\t0\t0\t0\t0\n");
        assert!(forbidden().is_empty());
        put(
            root,
            "usr/share/adoube-kiosk/xkb/symbols/adoube",
            "xkb_symbols \"board\" {};\n",
        );
        all_told(&look(root, &keys));
        assert!(forbidden()[0].ends_with("symbols/adoube is not the key map of this version"));
    }
}
