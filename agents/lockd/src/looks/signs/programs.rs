//! Programs that show a screen elsewhere, or steer it from there, by their names.

use std::path::Path;

use super::tree;

/// By the first 15 bytes of their names, as the kernel keeps them.
const REMOTE: [&str; 12] = [
    "x11vnc",
    "x0vncserver",
    "Xvnc",
    "wayvnc",
    "vino-server",
    "gnome-remote-de",
    "krfb",
    "xrdp",
    "teamviewerd",
    "anydesk",
    "rustdesk",
    "sunshine",
];

pub(super) fn is_remote(name: &str) -> bool {
    REMOTE.contains(&name)
}

/// Of all that run.
pub(super) fn remote(root: &Path) -> Vec<String> {
    let names = tree::entries(&root.join("proc")).unwrap_or_default();
    let numbers = names
        .into_iter()
        .filter(|name| name.bytes().all(|byte| byte.is_ascii_digit()));
    let called = numbers.filter_map(|pid| tree::line(&root.join("proc").join(pid).join("comm")));
    let mut found: Vec<String> = called
        .filter(|name| is_remote(name))
        .map(|name| format!("{name} is running, which shows or controls the screen remotely"))
        .collect();
    found.sort();
    found.dedup();
    found
}
