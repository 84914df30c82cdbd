//! What is plugged in, hubs left out. A device says itself what it is.

use std::path::Path;

use super::{entries, told};

/// Entries that are looked at, and devices that are told.
const MOST: usize = 512;
const MOST_TOLD: usize = 16;

pub(super) fn lines(root: &Path) -> Vec<String> {
    let folder = root.join("sys/bus/usb/devices");
    let Some(names) = entries(&folder, MOST) else {
        return vec!["USB: not reported by this computer".to_owned()];
    };
    let mut lines: Vec<String> = names
        .iter()
        .filter(|name| !name.contains(':'))
        .filter_map(|name| device(&folder, name, &names))
        .collect();
    let more = lines.len().saturating_sub(MOST_TOLD);
    lines.truncate(MOST_TOLD);
    if more > 0 {
        lines.push(format!("USB: and {more} more"));
    }
    if lines.is_empty() {
        lines.push("USB: nothing is plugged in".to_owned());
    }
    lines
}

/// None for a hub, and for one that was just pulled out.
fn device(folder: &Path, name: &str, names: &[String]) -> Option<String> {
    let field = |field: &str| told(&folder.join(name).join(field));
    if field("bDeviceClass").as_deref() == Some("09") {
        return None;
    }
    let (vendor, product) = (field("idVendor")?, field("idProduct")?);
    let called = field("product").unwrap_or_default();
    let prefix = format!("{name}:");
    let interfaces = names.iter().filter(|other| other.starts_with(&prefix));
    let mut classes: Vec<&str> = interfaces
        .filter_map(|it| told(&folder.join(it).join("bInterfaceClass")))
        .map(|class| word(&class))
        .collect();
    classes.sort_unstable();
    classes.dedup();
    // What is kept out has no interfaces to tell of.
    let classes = match field("authorized").as_deref() {
        Some("0") => "blocked".to_owned(),
        _ if classes.is_empty() => "of no known kind".to_owned(),
        _ => classes.join(", "),
    };
    let line = format!("USB: {vendor}:{product} {called}");
    Some(format!("{} ({classes})", line.trim_end()))
}

/// What kind of interface that is.
fn word(class: &str) -> &'static str {
    match class {
        "01" => "audio",
        "02" | "0a" => "network or modem",
        "03" => "keyboard or mouse",
        "06" => "camera",
        "07" => "printer",
        "08" => "STORAGE",
        "0b" => "card reader",
        "0e" => "video",
        "e0" => "wireless",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::{fs, path::Path};

    use super::*;

    fn write(folder: &Path, name: &str, fields: &[(&str, &str)]) {
        let folder = folder.join("sys/bus/usb/devices").join(name);
        fs::create_dir_all(&folder).unwrap();
        for (field, value) in fields {
            fs::write(folder.join(field), format!("{value}\n")).unwrap();
        }
    }

    /// As recorded: a root hub, a keyboard with two interfaces, a stick.
    #[test]
    fn ven_3_what_is_plugged_in_is_told_with_what_it_says_it_is() {
        let root = tempfile::tempdir().unwrap();
        let root = root.path();
        write(
            root,
            "usb1",
            &[
                ("bDeviceClass", "09"),
                ("idVendor", "1d6b"),
                ("idProduct", "0002"),
            ],
        );
        assert_eq!(lines(root), ["USB: nothing is plugged in"]);
        let keyboard = [
            ("bDeviceClass", "00"),
            ("idVendor", "046d"),
            ("idProduct", "c31c"),
            ("product", "Keyboard K120"),
        ];
        write(root, "1-1", &keyboard);
        write(root, "1-1:1.0", &[("bInterfaceClass", "03")]);
        write(root, "1-1:1.1", &[("bInterfaceClass", "03")]);
        let stick = [
            ("bDeviceClass", "00"),
            ("idVendor", "0781"),
            ("idProduct", "5567"),
        ];
        write(root, "1-2", &stick);
        write(root, "1-2:1.0", &[("bInterfaceClass", "08")]);
        assert_eq!(
            lines(root),
            [
                "USB: 046d:c31c Keyboard K120 (keyboard or mouse)",
                "USB: 0781:5567 (STORAGE)"
            ]
        );
        write(root, "1-4", &[&stick[..], &[("authorized", "0")]].concat());
        assert_eq!(lines(root).last().unwrap(), "USB: 0781:5567 (blocked)");
        fs::remove_dir_all(root.join("sys/bus/usb/devices/1-4")).unwrap();
        for number in 0..100 {
            write(root, &format!("2-{number}"), &stick);
        }
        let told = lines(root);
        assert_eq!(told.len(), MOST_TOLD + 1);
        assert_eq!(told.last().unwrap(), "USB: and 86 more");
    }
}
