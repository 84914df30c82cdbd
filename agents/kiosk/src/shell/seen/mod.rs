//! What the machine tells of itself when an official asks (VEN-3): beside its applications its screens, its
//! USB devices, its network connections, the programs that can show windows, and those windows.

mod connections;
mod screens;
mod usb;
mod windows;

use std::path::Path;

use crate::lockdown::windows::Windows;

/// The longest name that is told, characters.
const MAX_NAME: usize = 48;

/// One line each, the screens first; `listed` are the windows, where the daemon lists them.
pub(super) fn lines(root: &Path, listed: Option<&Windows>) -> Vec<String> {
    let mut lines = vec![screens::line(root)];
    lines.extend(windows::lines(root, listed));
    lines.extend(usb::lines(root));
    lines.extend(connections::lines(root));
    lines
}

/// What the checks say of it: how many, and which.
pub(super) fn checks(root: &Path) -> Vec<String> {
    let mut lines = vec![screens::line(root)];
    lines.extend(usb::lines(root));
    lines
}

/// A name fit to be sent: who makes a device writes into it what he likes.
fn plain(name: &str) -> String {
    let fit = |c: char| c.is_ascii_graphic() || c == ' ';
    let name = name.trim().chars().take(MAX_NAME);
    name.map(|c| {
        if fit(c) && c != '"' && c != '\\' {
            c
        } else {
            '?'
        }
    })
    .collect()
}

/// The first line of a file, if there is one.
fn told(path: &Path) -> Option<String> {
    let text = std::fs::read(path).ok()?;
    let text = String::from_utf8_lossy(&text);
    Some(plain(text.lines().next()?))
}

/// The entries of a folder by name; none where there is no such folder.
fn entries(folder: &Path, most: usize) -> Option<Vec<String>> {
    let entries = std::fs::read_dir(folder).ok()?.take(most).flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> = names.collect();
    names.sort();
    Some(names)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// Names are bounded and of one line, whatever a device says.
    #[test]
    fn ven_3_a_name_that_a_device_made_up_is_made_plain() {
        assert_eq!(plain(" Keyboard\u{1b}[31m \"x\" "), "Keyboard?[31m ?x?");
        assert_eq!(plain(&"x".repeat(500)).len(), MAX_NAME);
    }

    #[test]
    fn ven_3_a_machine_that_tells_nothing_is_told_so() {
        let root = tempfile::tempdir().unwrap();
        let lines = lines(root.path(), None).join("\n");
        for part in [
            "screens: not reported by this computer",
            "windows: not reported by this computer",
            "USB: not reported by this computer",
            "connections: not reported by this computer",
        ] {
            assert!(lines.contains(part), "{lines}");
        }
        assert_eq!(checks(root.path()).len(), 2);
    }
}
