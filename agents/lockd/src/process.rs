//! Whose process it is, and what it is called.

use std::fs;

/// The users of a process or thread: real, effective, saved, of the filesystem. The owner of its folder is
/// not asked: that is root for whoever made himself undumpable.
pub(crate) fn users(pid: i32) -> Option<Vec<u32>> {
    let text = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("Uid:"))?;
    let numbers = line.split_whitespace().map(str::parse);
    numbers.collect::<Result<_, _>>().ok()
}

/// The name that a process gives itself, at most 15 bytes; it proves nothing.
pub(crate) fn name(pid: i32) -> String {
    let text = fs::read_to_string(format!("/proc/{pid}/comm")).unwrap_or_default();
    let plain = |c: char| if c.is_ascii_graphic() { c } else { '?' };
    text.trim_end().chars().map(plain).collect()
}

/// Whether the kernel, for a thread that waits in an exec, opens what a program needs to be loaded, and not what was asked to
/// be executed: its own stack says so, which nobody else can write. None where it does not tell.
pub(crate) fn is_loading(thread: i32) -> Option<bool> {
    let stack = fs::read_to_string(format!("/proc/{thread}/stack")).ok()?;
    stack
        .contains("execve")
        .then(|| stack.contains("load_elf_binary"))
}

/// Its parent's number.
pub(crate) fn parent(pid: i32) -> Option<i32> {
    after_its_name(pid, 1)
}

/// The process group that it belongs to.
pub(crate) fn group(pid: i32) -> Option<i32> {
    after_its_name(pid, 2)
}

/// What `/proc/PID/stat` has so many places after the name, which may hold anything, blanks and brackets included.
fn after_its_name(pid: i32, place: usize) -> Option<i32> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let (_, rest) = text.rsplit_once(')')?;
    rest.split_whitespace().nth(place)?.parse().ok()
}

/// The name of the file that a process (its number, or `self`) runs, without what the kernel adds where it was replaced.
pub(crate) fn program_name(process: &str) -> Option<String> {
    let program = fs::read_link(format!("/proc/{process}/exe")).ok()?;
    let name = program.file_name()?.to_string_lossy();
    Some(name.trim_end_matches(" (deleted)").to_owned())
}

/// Every process there is now.
pub(crate) fn all() -> impl Iterator<Item = i32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok())
}
