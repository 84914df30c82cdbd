//! The screens that the kernel sees. One behind a splitter it does not: that is for the LCA's eye (18.5).

use std::path::Path;

use super::{entries, told};

/// Connectors that are looked at.
const MOST: usize = 64;

pub(super) fn line(root: &Path) -> String {
    let folder = root.join("sys/class/drm");
    let Some(names) = entries(&folder, MOST) else {
        return "screens: not reported by this computer".to_owned();
    };
    let on = names.into_iter().filter_map(|name| {
        let status = told(&folder.join(&name).join("status"))?;
        let (_, connector) = name.split_once('-')?;
        (status == "connected").then(|| super::plain(connector))
    });
    let on: Vec<String> = on.collect();
    match on.len() {
        0 => "screens: none connected".to_owned(),
        1 => format!("screens: 1, {}", on[0]),
        many => format!("screens: {many}, MORE THAN ONE: {}", on.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::fs;

    use super::line;

    /// As recorded from a laptop with a projector.
    #[test]
    fn ven_3_the_screens_that_are_connected_are_told_and_a_second_one_stands_out() {
        let root = tempfile::tempdir().unwrap();
        let drm = root.path().join("sys/class/drm");
        let connector = |name: &str, status: &str| {
            fs::create_dir_all(drm.join(name)).unwrap();
            fs::write(drm.join(name).join("status"), format!("{status}\n")).unwrap();
        };
        fs::create_dir_all(drm.join("card0")).unwrap();
        fs::write(drm.join("version"), "drm 1.1.0 20060810").unwrap();
        connector("card0-eDP-1", "disconnected");
        assert_eq!(line(root.path()), "screens: none connected");
        connector("card0-eDP-1", "connected");
        connector("card0-HDMI-A-1", "disconnected");
        assert_eq!(line(root.path()), "screens: 1, eDP-1");
        connector("card0-HDMI-A-1", "connected");
        assert_eq!(
            line(root.path()),
            "screens: 2, MORE THAN ONE: HDMI-A-1, eDP-1"
        );
    }
}
