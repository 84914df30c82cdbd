//! What every crate's manifest must say.

use super::Finding;
use super::files::File;
use super::rules::LINTS;

/// The one crate whose lints differ: a crate cannot both take the workspace's lints and lift
/// the ban on `unsafe`.
const OWN_LINTS: &str = "agents/lockd/Cargo.toml";

pub(super) fn lints(files: &[File]) -> Vec<Finding> {
    files
        .iter()
        .filter(|file| file.path.split('/').next_back() == Some("Cargo.toml"))
        .filter(|file| file.path != OWN_LINTS)
        .filter_map(|file| Some(Finding::new(LINTS, file, 1, wrong(file.text.as_deref()?)?)))
        .collect()
}

fn wrong(text: &str) -> Option<String> {
    let manifest: toml::Table = match toml::from_str(text) {
        Ok(manifest) => manifest,
        Err(error) => return Some(format!("does not read as TOML: {}", error.message())),
    };
    let takes_the_workspaces = manifest
        .get("lints")
        .and_then(|lints| lints.get("workspace"))
        .and_then(toml::Value::as_bool)
        .unwrap_or(false);
    if takes_the_workspaces || !manifest.contains_key("package") {
        return None;
    }
    Some("the crate does not take the workspace's lints".to_owned())
}

#[cfg(test)]
mod tests {
    use super::{File, lints};

    #[test]
    fn every_crate_takes_the_workspaces_lints() {
        // path, text, findings
        let table = [
            ("Cargo.toml", "[workspace]\n", 0),
            ("a/Cargo.toml", "[package]\n[lints]\nworkspace = true\n", 0),
            ("a/Cargo.toml", "[package]\nlints.workspace = true\n", 1),
            ("a/Cargo.toml", "[package]\n", 1),
            (
                "a/Cargo.toml",
                "[package]\n[lints.rust]\na = \"allow\"\n",
                1,
            ),
            ("a/Cargo.toml", "[package\n", 1),
            ("agents/lockd/Cargo.toml", "[package]\n", 0),
            ("a/other.toml", "[package]\n", 0),
        ];
        for (path, text, expected) in table {
            let found = lints(&[File::new(path, text.into())]);
            assert_eq!(found.len(), expected, "{path}: {text}");
        }
    }
}
