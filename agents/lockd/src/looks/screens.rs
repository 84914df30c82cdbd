//! The screens that the kernel sees. One behind a splitter it does not: that is for the LCA's eye (18.5).

use std::path::Path;

use super::{Seen, tree};

pub(super) fn look(root: &Path, most: usize) -> Result<Seen, String> {
    let folder = root.join("sys/class/drm");
    let names = tree::entries(&folder).ok_or("this computer reports no screens")?;
    let on = names.into_iter().filter_map(|name| {
        let status = tree::line(&folder.join(&name).join("status"))?;
        let (_, connector) = name.split_once('-')?;
        (status == "connected").then(|| tree::plain(connector))
    });
    let on: Vec<String> = on.collect();
    let forbidden =
        (on.len() > most).then(|| format!("{} screens are connected: {}", on.len(), on.join(", ")));
    Ok(Seen {
        there: (!on.is_empty()).then(|| format!("screens: {}", on.join(", "))),
        forbidden: forbidden.into_iter().collect(),
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{super::recorded::all_told, look};

    /// As recorded from a laptop with a projector.
    #[test]
    fn ven_2_a_second_screen_is_seen() {
        let root = tempfile::tempdir().unwrap();
        let drm = root.path().join("sys/class/drm");
        let connector = |name: &str, status: &str| {
            fs::create_dir_all(drm.join(name)).unwrap();
            fs::write(drm.join(name).join("status"), format!("{status}\n")).unwrap();
        };
        let nothing = look(root.path(), 1);
        assert!(nothing.is_err());
        all_told(&nothing);
        fs::create_dir_all(drm.join("card0")).unwrap();
        connector("card0-eDP-1", "disconnected");
        // A look that sees no screen at all sees no second one either: it proves nothing.
        assert_eq!(look(root.path(), 1).unwrap().there, None);
        connector("card0-eDP-1", "connected");
        connector("card0-HDMI-A-1", "disconnected");
        let seen = look(root.path(), 1).unwrap();
        all_told(&Ok(seen.clone()));
        assert_eq!(seen.there.unwrap(), "screens: eDP-1");
        assert!(seen.forbidden.is_empty());
        connector("card0-HDMI-A-1", "connected");
        all_told(&look(root.path(), 1));
        let two = ["2 screens are connected: HDMI-A-1, eDP-1"];
        assert_eq!(look(root.path(), 1).unwrap().forbidden, two);
        assert!(look(root.path(), 2).unwrap().forbidden.is_empty());
    }
}
