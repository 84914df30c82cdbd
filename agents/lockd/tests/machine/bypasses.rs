//! Ways around the list of programs (lines 1 and 2 of the bypass table).

use std::{
    fs,
    os::unix::fs::{PermissionsExt as _, symlink},
    path::Path,
    process::Command,
};

use crate::device::{Device, Tried, copy, player};

#[test]
fn ven_3_no_name_and_no_loader_gets_around_the_list() {
    let device = crate::locked!();
    let [allowed, other] = ["allowed", "other"].map(|name| device.disk.join(name));
    let [home, free] = ["home", "free"].map(|name| device.disk.join(name));
    // What the player prepares by means that are open to him, in a folder where programs could start.
    copy(&other, &free.join("allowed"));
    fs::hard_link(&other, free.join("linked")).unwrap();
    symlink(&other, free.join("pointed")).unwrap();
    fs::write(free.join("script"), format!("#!{}\n", allowed.display())).unwrap();
    fs::set_permissions(free.join("script"), fs::Permissions::from_mode(0o755)).unwrap();
    copy(&allowed, &home.join("copy"));
    symlink(&allowed, free.join("other")).unwrap();
    fs::hard_link(&allowed, free.join("same")).unwrap();
    let copy = home.join("copy").display().to_string();
    let other = other.display().to_string();

    let loader = device.disk.join("loader").display().to_string();
    let table: [(&str, &str, &[&str], Tried); 14] = [
        ("what is allowed runs", "allowed", &[], Tried::Ran),
        ("what is not does not", "other", &[], Tried::Denied),
        ("nor without a loader", "lone", &[], Tried::Denied),
        (
            "by the name of one that is",
            "free/allowed",
            &[],
            Tried::Denied,
        ),
        ("by a hard link", "free/linked", &[], Tried::Denied),
        ("by a symbolic link", "free/pointed", &[], Tried::Denied),
        ("as a script", "free/script", &[], Tried::Denied),
        ("by the loader", "loader", &[&other], Tried::Denied),
        (
            "by the loader, after what is allowed was started in vain",
            "allowed",
            &["vain", &loader, &other],
            Tried::Failed,
        ),
        (
            "from where the player writes",
            "home/copy",
            &[],
            Tried::Denied,
        ),
        (
            "by the loader from there",
            "loader",
            &[&copy],
            Tried::Denied,
        ),
        (
            "a link to what is allowed runs",
            "free/other",
            &[],
            Tried::Ran,
        ),
        (
            "so does the same file by another name",
            "free/same",
            &[],
            Tried::Ran,
        ),
        ("and what is allowed runs still", "allowed", &[], Tried::Ran),
    ];
    for (what, program, arguments, expected) in table {
        assert_eq!(device.tries(program, arguments), expected, "{what}");
    }
}

#[test]
fn ven_3_a_refusal_names_the_program_who_tried_and_why() {
    let device = crate::locked!();
    let mut told = device.listen();
    for (program, reason) in [("other", "not_listed"), ("loader", "loader_alone")] {
        assert_eq!(device.tries(program, &[]), Tried::Denied);
        let denied = told.denied();
        let file = device.disk.join(program);
        assert_eq!(denied["file"], file.display().to_string());
        assert_eq!(denied["reason"], reason);
        assert_eq!(denied["user"], crate::device::PLAYER);
    }
}

#[test]
fn ven_3_of_a_thousand_attempts_each_is_refused_and_counted() {
    let device = crate::locked!();
    let mut told = device.listen();
    let mut counted = 0;
    for _ in 0..10 {
        for _ in 0..100 {
            assert!(player(&device.disk.join("other")).status().is_err());
        }
        assert_eq!(device.tries("allowed", &[]), Tried::Ran);
    }
    while counted < 1000 {
        let denied = told.next();
        let count = |name| denied[name].as_u64().unwrap_or_default();
        counted += u64::from(denied["breach"] == "denied") + count("untold") + count("missed");
    }
    assert_eq!(counted, 1000);
}

/// What a program of the list could do by itself in somebody else's hands, `unshare` does here: it stands on a
/// filesystem that is not held.
fn in_own_namespaces(device: &Device, more: &[&str]) -> Command {
    let mut command = player(Path::new("/usr/bin/unshare"));
    command
        .args(["--user", "--map-root-user", "--mount"])
        .args(more)
        .current_dir(&device.disk);
    command
}

fn said(command: &mut Command) -> String {
    let said = command.output().map(|ran| ran.stdout).unwrap_or_default();
    String::from_utf8_lossy(&said).into_owned()
}

#[test]
fn ven_3_a_namespace_of_the_players_own_does_not_get_around_the_list() {
    let device = crate::locked!();
    let tries = |program: &str| said(&mut in_own_namespaces(&device, &[program]));
    if said(in_own_namespaces(&device, &["/bin/echo"]).arg("fine")) != "fine\n" {
        eprintln!("SKIPPED ven_3_a_namespace_of_the_players_own: he may have none here");
        return;
    }
    assert_eq!(tries("./allowed"), "runs\n");
    assert_eq!(tries("./other"), "");
    assert_eq!(tries("./lone"), "");
}

/// The list holds the filesystems that it was made for: on one that he mounts himself a program runs, and is
/// told. Against that it takes `user.max_user_namespaces = 0` in the profile: see `namespaces`.
#[test]
fn ven_3_what_runs_on_a_filesystem_of_the_players_own_is_told() {
    let device = crate::locked!();
    let own = "mount -t tmpfs own free && cp lone free/mine && exec free/mine";
    let own = |then: &str| in_own_namespaces(&device, &["/bin/sh", "-c", &format!("{own} {then}")]);
    if said(&mut own("")) != "runs\n" {
        eprintln!(
            "SKIPPED ven_3_what_runs_on_a_filesystem_of_the_players_own: he may have none here"
        );
        return;
    }
    let mut told = device.listen();
    let mut stranger = own("60000").spawn().unwrap();
    // What it was before, under the same number, is told too.
    loop {
        let breach = told.until("breach");
        let program = breach["program"].as_str().unwrap_or_default();
        if breach["pid"] == stranger.id() && program.ends_with("/mine") {
            assert_eq!(breach["breach"], "running");
            break;
        }
    }
    stranger.kill().unwrap();
    stranger.wait().unwrap();
}
