//! Whether what is written as it should be makes sense, too.

use std::path::PathBuf;

use super::{Profile, Usb};

impl Profile {
    /// What does not, and what is meant to stand there.
    pub(super) fn fault(&self) -> Option<String> {
        if self.users.is_empty() {
            return Some("users: name the users whose programs are restricted".into());
        }
        let bound = |name: &str| self.users.iter().any(|user| user == name);
        if bound("root") || bound(&self.agent) {
            return Some("users: neither root nor the agent can be a player".into());
        }
        if self.network.as_ref().is_some_and(|layer| layer.port == 0) {
            return Some("network.port: the agent's, 1 to 65535".into());
        }
        if let Some(fault) = self.breach.fault() {
            return Some(fault);
        }
        if let Some(fault) = self.usb.as_ref().and_then(Usb::fault) {
            return Some(fault);
        }
        let paths =
            |layer: Option<&Vec<PathBuf>>| layer.into_iter().flatten().cloned().collect::<Vec<_>>();
        let programs = self.programs.as_ref();
        let lists = [
            paths(programs.map(|programs| &programs.allow)),
            paths(programs.map(|programs| &programs.filesystems)),
            paths(programs.map(|programs| &programs.left_out)),
            paths(self.no_exec.as_ref().map(|layer| &layer.folders)),
        ];
        let alone = [
            programs.map(|layer| &layer.control),
            self.browser.as_ref().map(|layer| &layer.policies),
            self.keys.as_ref().map(|layer| &layer.folder),
        ];
        let mut paths = lists.iter().flatten().chain(alone.into_iter().flatten());
        if let Some(path) = paths.find(|path| !path.is_absolute()) {
            return Some(format!("{}: a path begins with a slash", path.display()));
        }
        let values = self.kernel.iter().flat_map(|layer| layer.values.keys());
        let mut names = values.chain(self.stop.iter().map(|layer| &layer.group));
        let plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
        let odd = names
            .find(|name| name.is_empty() || name.contains("..") || !name.chars().all(plain))?;
        Some(format!("{odd}: letters, digits, dots, dashes"))
    }
}
