//! Which of the machine's terminals its screen shows: beside the player's there are others, with a log-in.

use std::path::Path;

use super::{Seen, tree};

/// The one that is shown now.
pub(super) fn shown(root: &Path) -> Result<String, String> {
    let active = tree::line(&root.join("sys/class/tty/tty0/active"));
    active.ok_or_else(|| "this computer reports no virtual terminals".to_owned())
}

pub(super) fn look(root: &Path, before: &str) -> Result<Seen, String> {
    let now = shown(root)?;
    let forbidden = (now != before)
        .then(|| format!("the screen shows {now}, and showed {before} when it was locked"));
    Ok(Seen {
        there: Some(format!("the screen shows {now}")),
        forbidden: forbidden.into_iter().collect(),
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{super::recorded::all_told, look, shown};

    #[test]
    fn ven_2_another_terminal_is_seen() {
        let root = tempfile::tempdir().unwrap();
        all_told(&look(root.path(), "tty7"));
        assert!(shown(root.path()).is_err());
        let folder = root.path().join("sys/class/tty/tty0");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("active"), "tty7\n").unwrap();
        let before = shown(root.path()).unwrap();
        assert!(look(root.path(), &before).unwrap().forbidden.is_empty());
        fs::write(folder.join("active"), "tty3\n").unwrap();
        all_told(&look(root.path(), &before));
        let seen = look(root.path(), &before).unwrap().forbidden;
        assert_eq!(
            seen,
            ["the screen shows tty3, and showed tty7 when it was locked"]
        );
    }
}
