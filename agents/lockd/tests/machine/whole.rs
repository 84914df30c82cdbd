//! The sample profile that an event begins with, on a whole machine, with the session of the package: the page comes, comes
//! again after the browser was killed, and nothing that the session starts is refused. The machine is a copy of this one
//! (an overlay), whose root filesystem is held; systemd is not there, its unit's command and environment are.

use std::{
    fs::{self, OpenOptions},
    io::{ErrorKind, Write as _},
    os::unix::{fs::chown, process::CommandExt as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use nix::{
    mount::{MntFlags, MsFlags, mount, umount2},
    sys::signal::{Signal, kill, killpg},
    unistd::{Pid, pivot_root},
};

use crate::{
    alone::{alone, loopback_up},
    browser::CHROMIUM,
    check::fails,
    device::{Told, until},
    popups::Asked,
    screen::{Screen, photograph},
};

const SAMPLE: &str = include_str!("../../../../crates/event-folder/src/init/profile.toml");
const UNIT: &str = include_str!("../../../../deploy/kiosk/systemd/adoube-player.service");
/// The package's player, with a number that nobody has here.
const PLAYER: u32 = 61_001;
const HOME: &str = "/var/lib/adoube-player";
const LOCKD: &str = "/usr/sbin/adoube-lockd";
const SOCKET: &str = "/run/adoube-lockd.sock";
/// On no list, and on every machine.
const STRANGER: &str = "/usr/bin/id";
const NO_DATA: Option<&str> = None;

#[test]
fn ven_2_the_packages_session_plays_under_the_sample_profile_and_nothing_of_it_is_refused() {
    let tools = [CHROMIUM, "cage", "Xwayland", "Xvfb", "import", "ip", "nft"];
    alone("whole::inside", &tools);
}

#[test]
#[ignore = "changes the whole machine: run by the test above, in namespaces"]
fn inside() {
    loopback_up();
    if let Err(error) = move_into_a_copy() {
        eprintln!("SKIPPED ven_2_the_packages_session_plays: no copy of this machine: {error}");
        return;
    }
    furnish();
    let asked = Asked::of_both();
    let mut lockd = Command::new(LOCKD).arg("run").spawn().unwrap();
    until("the daemon answers", || fs::exists(SOCKET).unwrap());
    let mut told = Told::connected_to(Path::new(SOCKET));
    let layers = told.asks("layers");
    for name in ["programs", "no_exec", "kernel", "network", "browser"] {
        let mut all = layers["layers"].as_array().unwrap().iter();
        let layer = all.find(|layer| layer["layer"] == name).unwrap();
        assert_eq!(layer["state"], "enforced", "{layers:#}");
    }

    let screen = Screen::begin();
    for time in ["first", "again"] {
        asked.forget();
        // As root does before each.
        let _ = fs::remove_dir_all(format!("{HOME}/chromium"));
        let mut session = session(&screen);
        until("the page is shown", || asked.heard("/"));
        // As long as a browser takes to start whatever it starts later.
        pause(200);
        photograph(&screen, &format!("whole-{time}"));
        assert_eq!(held(), ["none"; 0], "while the page is shown");
        killpg(Pid::from_raw(session.id().cast_signed()), Signal::SIGKILL).unwrap();
        session.wait().unwrap();
    }
    let refused = player(STRANGER).status().unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::PermissionDenied);
    // His attempt is the first breach there was.
    let breach = told.until("breach");
    assert!(
        breach["file"]
            .as_str()
            .is_some_and(|file| file.ends_with("/id")),
        "{breach}"
    );
    kill(Pid::from_raw(lockd.id().cast_signed()), Signal::SIGTERM).unwrap();
    assert!(lockd.wait().unwrap().success());
    assert!(player(STRANGER).status().unwrap().success());
}

/// Layers that a check finds not to hold, of those that this machine can hold.
fn held() -> Vec<String> {
    let checked = Command::new(LOCKD)
        .args(["check", "--json"])
        // What it tries is known by its group.
        .process_group(0)
        .output();
    let report = serde_json::from_slice(&checked.unwrap().stdout).unwrap();
    let here = [
        "programs", "no_exec", "kernel", "network", "browser", "keys", "time",
    ];
    let fails = fails(&report).into_iter();
    let fails: Vec<String> = fails
        .filter(|it| here.contains(it))
        .map(str::to_owned)
        .collect();
    if !fails.is_empty() {
        eprintln!("{report:#}");
    }
    fails
}

/// From now on this process's root is a filesystem that shows what the machine's does, and keeps what is written to itself.
fn move_into_a_copy() -> std::io::Result<()> {
    let folder = tempfile::tempdir()?.keep();
    mount(
        Some("none"),
        &folder,
        Some("tmpfs"),
        MsFlags::empty(),
        NO_DATA,
    )?;
    let [upper, work, root] = ["upper", "work", "root"].map(|name| folder.join(name));
    for made in [&upper, &work, &root] {
        fs::create_dir(made)?;
    }
    let layers = format!(
        "lowerdir=/,upperdir={},workdir={}",
        upper.display(),
        work.display()
    );
    let overlay = Some("overlay");
    mount(
        overlay,
        &root,
        overlay,
        MsFlags::empty(),
        Some(layers.as_str()),
    )?;
    mount(
        Some("proc"),
        &root.join("proc"),
        Some("proc"),
        MsFlags::empty(),
        NO_DATA,
    )?;
    for (place, mode) in [("tmp", "mode=1777"), ("run", "mode=755")] {
        let at = root.join(place);
        mount(
            Some("tmpfs"),
            &at,
            Some("tmpfs"),
            MsFlags::empty(),
            Some(mode),
        )?;
    }
    // Behind those two: this program may have been built below one of them, or on a disk of its own.
    let photographs = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for shown in ["/dev", "/sys", photographs.to_str().unwrap()] {
        let at = root.join(shown.trim_start_matches('/'));
        fs::create_dir_all(&at)?;
        let flags = MsFlags::MS_BIND | MsFlags::MS_REC;
        mount(Some(shown), &at, NO_DATA, flags, NO_DATA)?;
    }
    bring_programs(&root)?;
    let before = root.join("before");
    fs::create_dir(&before)?;
    pivot_root(&root, &before)?;
    std::env::set_current_dir("/")?;
    umount2(Path::new("/before"), MntFlags::MNT_DETACH)?;
    Ok(())
}

/// What the package brings, into the copy while this process still sees where it was built.
fn bring_programs(root: &Path) -> std::io::Result<()> {
    let map = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/kiosk/xkb");
    for (from, to) in [
        (PathBuf::from(env!("CARGO_BIN_EXE_adoube-lockd")), LOCKD),
        (map, "/usr/share/adoube-kiosk/xkb"),
    ] {
        let to = root.join(to.trim_start_matches('/'));
        fs::create_dir_all(to.parent().unwrap())?;
        let copied = Command::new("cp").arg("-r").arg(from).arg(to).status()?;
        assert!(copied.success());
    }
    Ok(())
}

/// What organiser and systemd bring.
fn furnish() {
    for (file, line) in [
        (
            "/etc/passwd",
            "adoube-player:x:61001:61001::/var/lib/adoube-player:/usr/sbin/nologin",
        ),
        (
            "/etc/passwd",
            "adoube-agent:x:61002:61002::/var/lib/adoube-agent:/usr/sbin/nologin",
        ),
        ("/etc/group", "adoube-player:x:61001:"),
        ("/etc/group", "adoube-agent:x:61002:"),
    ] {
        let mut entries = OpenOptions::new().append(true).open(file).unwrap();
        writeln!(entries, "{line}").unwrap();
    }
    let session = format!("/run/user/{PLAYER}");
    for folder in [
        "/etc/adoube",
        "/etc/chromium/policies/managed",
        HOME,
        &session,
    ] {
        fs::create_dir_all(folder).unwrap();
    }
    let private = format!("mode=700,uid={PLAYER},gid={PLAYER}");
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    let session = Path::new(&session);
    mount(
        Some("tmpfs"),
        session,
        Some("tmpfs"),
        flags,
        Some(private.as_str()),
    )
    .unwrap();
    chown(HOME, Some(PLAYER), Some(PLAYER)).unwrap();
    fs::write("/etc/adoube/profile.toml", profile()).unwrap();
}

/// The sample, but for what would change more than this copy: the kernel's one setting for all, and the machine's USB.
fn profile() -> String {
    let less = SAMPLE.replace(", \"kernel.sysrq\" = \"0\"", "");
    assert_ne!(less, SAMPLE);
    let (before, rest) = less.split_once("[usb]").unwrap();
    let (_, after) = rest.split_once("[screens]").unwrap();
    format!("{before}[screens]{after}")
}

/// The unit's command, by the player, with the unit's environment and what systemd and this screen add.
fn session(screen: &Screen) -> Child {
    let unit = UNIT.replace("\\\n", " ");
    let says = |what: &str| {
        let lines = unit.lines().filter_map(|line| line.strip_prefix(what));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let command = says("ExecStart=").remove(0);
    let command = command.replace("${ADOUBE_PAGE}", "http://127.0.0.1:7370/#token");
    let mut words = command.split_whitespace();
    let environment = says("Environment=");
    let environment = environment.iter().map(|it| it.split_once('=').unwrap());
    let mut session = player(words.next().unwrap());
    session
        .args(words)
        .envs(environment)
        .env("HOME", HOME)
        .env("PATH", "/usr/bin:/bin")
        .env("XDG_RUNTIME_DIR", format!("/run/user/{PLAYER}"))
        .envs([("DISPLAY", screen.name.as_str()), ("WLR_BACKENDS", "x11")])
        .env("WLR_RENDERER", "pixman")
        .process_group(0);
    session.spawn().unwrap()
}

fn player(program: &str) -> Command {
    let mut command = Command::new(program);
    command
        .env_clear()
        .current_dir("/")
        .uid(PLAYER)
        .gid(PLAYER)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// So many times ten milliseconds.
fn pause(times: u32) {
    let mut left = times;
    until("a moment", || {
        left = left.saturating_sub(1);
        left == 0
    });
}
