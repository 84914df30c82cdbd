//! The Debian package of `deploy/kiosk`: what it brings, what turning a machine into a playing device changes,
//! and that nothing of both is left.

use std::{
    collections::BTreeMap,
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::Command,
};

use nix::unistd::Uid;

/// The status by which the script says that this machine gives no overlay.
const NO_OVERLAY: i32 = 77;

#[test]
fn ven_2_an_uninstalled_agent_leaves_no_trace() {
    let debian =
        Path::new("/usr/bin/dpkg-deb").exists() && Path::new("/usr/bin/systemd-sysusers").exists();
    if !Uid::effective().is_root() || !debian {
        eprintln!("SKIPPED ven_2_an_uninstalled_agent_leaves_no_trace: not root on Debian");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let package = package(folder.path());
    let Some(said) = installed(&package, folder.path()) else {
        eprintln!("SKIPPED ven_2_an_uninstalled_agent_leaves_no_trace: no overlay to be had");
        return;
    };
    let changes = sections(&said);
    let has = |when: &str, what: &str| changes[when].iter().any(|line| line.contains(what));

    assert!(
        has("installed", "> ./usr/bin/adoube-kiosk f 755 0 0"),
        "{said}"
    );
    // Where Chromium looks for policies, and where the player writes: both are there before the machine is locked.
    for folder in [
        "/etc/chromium/policies/managed d",
        "/var/lib/adoube-player d 700",
    ] {
        assert!(has("installed", folder), "{said}");
    }
    // Boards are the agent's from the moment at which they are plugged in.
    for file in [
        "/udev/rules.d/71-adoube-boards.rules f 644 0 0",
        "./usr/share/dbus-1/system.d/adoube-boards.conf f 644 0 0",
    ] {
        assert!(has("installed", file), "{said}");
    }
    assert!(
        !has("installed", "/etc/systemd"),
        "installing alone changes no unit: {said}"
    );
    for (what, because) in [
        ("./etc/systemd/system/sleep.target l", "it does not sleep"),
        (
            "./etc/systemd/logind.conf.d/90-adoube.conf f",
            "nor at the lid, nor shows another terminal",
        ),
        (
            "multi-user.target.wants/adoube-player.service l",
            "it starts with the page",
        ),
        (
            "./etc/systemd/system/user@",
            "and no manager of the player's own services",
        ),
    ] {
        assert!(has("on", what), "{because}: {said}");
    }
    // What the LCA has put there by hand.
    let by_hand = ["/device.toml ", "/profile.toml ", "./etc/adoube"];
    let but_device = |line: &&String| !by_hand.iter().any(|it| line.contains(it));
    let off: Vec<_> = changes["off"].iter().filter(but_device).collect();
    assert_eq!(
        off,
        changes["installed"].iter().collect::<Vec<_>>(),
        "{said}"
    );
    assert!(
        !has("removed", "systemd") && !has("removed", "/usr/"),
        "{said}"
    );
    // The device's key and journal are its own until it is purged.
    assert!(
        has("removed", "./var/lib/adoube-agent/device.toml"),
        "{said}"
    );
    assert_eq!(changes["purged"], Vec::<String>::new(), "{said}");
}

/// The package, of the daemon as it was built for the tests; the agent in it is a stand-in.
fn package(folder: &Path) -> PathBuf {
    let programs = folder.join("programs");
    fs::create_dir(&programs).unwrap();
    fs::copy(
        env!("CARGO_BIN_EXE_adoube-lockd"),
        programs.join("adoube-lockd"),
    )
    .unwrap();
    let agent = programs.join("adoube-kiosk");
    fs::write(&agent, "#!/bin/sh\necho adoube-kiosk 0.1.0\n").unwrap();
    fs::set_permissions(&agent, fs::Permissions::from_mode(0o755)).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/kiosk/package.sh");
    let made = Command::new(script)
        .arg(&programs)
        .arg(folder)
        .output()
        .unwrap();
    assert!(made.status.success(), "{made:?}");
    PathBuf::from(String::from_utf8(made.stdout).unwrap().trim())
}

/// What the script says; none where it finds no overlay.
fn installed(package: &Path, folder: &Path) -> Option<String> {
    let copy = folder.join("copy");
    fs::create_dir(&copy).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/machine/installed.sh");
    let ran = Command::new("unshare")
        .args(["--mount", "--pid", "--fork", "sh"])
        .args([&script, package, &copy])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&[ran.stdout, ran.stderr].concat()).into_owned();
    if ran.status.code() == Some(NO_OVERLAY) {
        return None;
    }
    assert!(ran.status.success(), "{said}");
    Some(said)
}

/// What is otherwise than before, by the script's headings.
fn sections(said: &str) -> BTreeMap<&str, Vec<String>> {
    let mut sections = BTreeMap::new();
    let mut heading = "";
    for line in said.lines() {
        if let Some(next) = line.strip_prefix("== ") {
            heading = next;
            sections.insert(heading, Vec::new());
        } else if let Some(lines) = sections.get_mut(heading) {
            lines.push(line.to_owned());
        }
    }
    sections
}
