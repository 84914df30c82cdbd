//! Files in an event's folder whose names are almost the one that is read.

use std::path::Path;

use adoube_tournament::text::nearest;

/// The name of a file beside this one that is called almost like it: `seat.csv`, `Seats.csv` or `seats.csv.txt` for
/// `seats.csv`. None where the file itself is there.
pub fn misnamed_as(path: &Path) -> Option<String> {
    if path.exists() {
        return None;
    }
    let wanted = stem(path.file_name()?.to_str()?);
    let entries = std::fs::read_dir(path.parent()?).ok()?;
    let files = entries.filter_map(|entry| {
        let entry = entry.ok()?;
        let is_file = entry.path().is_file();
        let name = entry.file_name().into_string().ok()?;
        is_file.then_some(name)
    });
    let near = |name: &String| nearest(stem(name), &[wanted]).is_some();
    files.filter(near).min()
}

/// Up to the first point.
fn stem(name: &str) -> &str {
    name.split('.').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_called_almost_like_the_missing_one_is_found() {
        for (there, found) in [
            (&["seat.csv"][..], Some("seat.csv")),
            (&["Seats.csv"], Some("Seats.csv")),
            (&["seats.csv.txt"], Some("seats.csv.txt")),
            (&["seats.csv", "seat.csv"], None),
            (&["teams.csv", "seats-of-2025.csv"], None),
            (&[], None),
        ] {
            let folder = tempfile::tempdir().unwrap();
            std::fs::create_dir(folder.path().join("seat")).unwrap();
            for name in there {
                std::fs::write(folder.path().join(name), "").unwrap();
            }
            let misnamed = misnamed_as(&folder.path().join("seats.csv"));
            assert_eq!(misnamed.as_deref(), found, "{there:?}");
        }
    }
}
