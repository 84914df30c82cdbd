//! What is mounted where, as the kernel tells it (`/proc/self/mountinfo`, proc(5)).

use std::{collections::BTreeSet, fs, io, path::PathBuf};

pub(crate) const TABLE: &str = "/proc/self/mountinfo";

/// One mount.
pub(crate) struct Mount<'a> {
    id: &'a str,
    /// On which it is mounted.
    parent: &'a str,
    pub(crate) place: PathBuf,
    options: &'a str,
    /// Which kind of filesystem, such as `tmpfs`.
    pub(crate) kind: &'a str,
}

impl<'a> Mount<'a> {
    /// Whether it has an option of its own, such as `noexec`.
    pub(crate) fn has(&self, option: &str) -> bool {
        self.options().any(|it| it == option)
    }

    pub(crate) fn options(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.options.split(',')
    }

    fn read(line: &'a str) -> Option<Self> {
        let (mount, filesystem) = line.split_once(" - ")?;
        let fields: Vec<&str> = mount.split(' ').collect();
        Some(Self {
            id: fields.first()?,
            parent: fields.get(1)?,
            place: unescaped(fields.get(4)?),
            options: fields.get(5)?,
            kind: filesystem.split(' ').next()?,
        })
    }
}

pub(crate) fn table() -> io::Result<String> {
    fs::read_to_string(TABLE)
}

/// Each, the newer after the older.
pub(crate) fn all(table: &str) -> impl DoubleEndedIterator<Item = Mount<'_>> {
    table.lines().filter_map(Mount::read)
}

/// Those that are mounted on one of them, on these in turn, and so on: none of what it hides.
pub(crate) fn below<'a>(table: &'a str, top: &Mount<'a>) -> Vec<Mount<'a>> {
    let mut known = BTreeSet::from([top.id]);
    let mut found: Vec<Mount<'a>> = Vec::new();
    loop {
        let next = all(table).find(|it| known.contains(it.parent) && !known.contains(it.id));
        let Some(next) = next else {
            return found;
        };
        known.insert(next.id);
        found.push(next);
    }
}

/// The kernel writes what would break its lines as `\040`.
fn unescaped(place: &str) -> PathBuf {
    let signs = [
        ("\\040", " "),
        ("\\011", "\t"),
        ("\\012", "\n"),
        ("\\134", "\\"),
    ];
    let plain = signs.iter().fold(place.to_owned(), |place, (code, sign)| {
        place.replace(code, sign)
    });
    PathBuf::from(plain)
}

#[cfg(test)]
mod tests {
    use super::{all, below};

    #[test]
    fn ven_3_what_is_mounted_below_a_mount_is_found_and_not_what_it_hides() {
        let table = "\
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:30 / /home rw - tmpfs none rw
31 30 0:31 / /home/hidden rw - tmpfs none rw
40 30 0:30 / /home rw,noexec master:2 - tmpfs none rw
41 40 0:32 / /home/a\\040b rw - tmpfs none rw
42 41 0:33 / /home/a\\040b/c\\134d rw - tmpfs none rw
cut off";
        let top = all(table).rfind(|it| it.place.as_os_str() == "/home");
        let top = top.unwrap();
        assert!(top.has("noexec") && !top.has("exec"));
        let found = below(table, &top);
        let places: Vec<_> = found.iter().map(|it| it.place.to_str().unwrap()).collect();
        assert_eq!(places, ["/home/a b", "/home/a b/c\\d"]);
    }
}
