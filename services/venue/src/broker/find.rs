//! Where the programs are.

use std::path::{Path, PathBuf};

use super::BrokerError;

/// What starts the broker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// mosquitto.
    pub mosquitto: PathBuf,
    /// util-linux' setpriv, by which the kernel ends the broker when the node is gone; without it
    /// a broker that outlived its node is ended at the next start.
    pub setpriv: Option<PathBuf>,
}

/// Folders where Debian and others put daemons, often not in a user's PATH.
const MORE: [&str; 2] = ["/usr/sbin", "/usr/local/sbin"];

/// Looks in the folders of `path` (as the environment's PATH) and where daemons usually are.
pub fn find(path: Option<&str>) -> Result<Program, BrokerError> {
    let folders: Vec<PathBuf> = std::env::split_paths(path.unwrap_or_default())
        .chain(MORE.map(PathBuf::from))
        .filter(|folder| folder.is_absolute())
        .collect();
    let named = |name: &str| {
        let candidates = folders.iter().map(|folder| folder.join(name));
        candidates.into_iter().find(|file| executable(file))
    };
    Ok(Program {
        mosquitto: named("mosquitto").ok_or(BrokerError::Missing)?,
        setpriv: named("setpriv"),
    })
}

fn executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata()
        .is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_by_path_and_must_be_executable() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("mosquitto");
        std::fs::write(&program, "").unwrap();
        let path = folder.path().to_str();
        let before = find(path).ok().map(|found| found.mosquitto);
        assert_ne!(before, Some(program.clone()), "not executable");
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
        assert_eq!(find(path).unwrap().mosquitto, program);
    }

    #[test]
    fn what_is_missing_says_what_to_do() {
        let text = BrokerError::Missing.to_string();
        assert!(text.contains("apt install mosquitto") && !text.contains('\n'));
    }
}
