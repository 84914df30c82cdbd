//! Debian's `ip` and `nft`, and whether they can do here what tests ask of them.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use nix::unistd::Uid;

use super::leftovers;

const FOLDERS: [&str; 4] = ["/usr/sbin", "/sbin", "/usr/bin", "/bin"];

/// Whether machines and cables can be made; says so when `test` is skipped for it.
pub fn available(test: &str) -> bool {
    match trial() {
        Ok(()) => true,
        Err(reason) => {
            println!("SKIPPED {test}: {reason}");
            false
        }
    }
}

/// Makes a machine with a switch and a rule, and removes it.
fn trial() -> Result<(), String> {
    if !Uid::effective().is_root() {
        return Err("network namespaces need root".to_owned());
    }
    for program in ["ip", "nft"] {
        if !path(program).is_file() {
            return Err(format!("{program} is not installed"));
        }
    }
    let number = fastrand::u32(..);
    let name = format!("{}{}-try-{number}", leftovers::PREFIX, std::process::id());
    let tried = try_on(&name);
    leftovers::remove_one(&name);
    tried.map_err(|error| format!("network namespaces are not to be had: {error}"))
}

fn try_on(name: &str) -> Result<(), String> {
    done(run_ip(&["netns", "add", name]))?;
    done(run_ip(&[
        "-n", name, "link", "add", "lan", "type", "bridge",
    ]))?;
    done(run_ip(&[
        "-n", name, "link", "add", "one", "type", "veth", "peer", "name", "two",
    ]))?;
    done(run_nft(
        name,
        &dropping("t", "one", "numgen random mod 100 < 1"),
    ))
}

/// A table that drops what comes in at a link and fits a rule; everything if there is none.
pub(super) fn dropping(table: &str, link: &str, rule: &str) -> String {
    format!(
        "table netdev {table} {{\n chain c {{\n  \
         type filter hook ingress device \"{link}\" priority 0; policy accept;\n  \
         {rule} drop\n }}\n}}\n"
    )
}

/// Where the program is; its bare name if it is nowhere.
pub(super) fn path(program: &str) -> PathBuf {
    let mut candidates = FOLDERS.iter().map(|folder| Path::new(folder).join(program));
    candidates
        .find(|candidate| candidate.is_file())
        .unwrap_or_else(|| program.into())
}

/// `ip` with these arguments, which must succeed.
pub(super) fn ip(args: &[&str]) {
    done(run_ip(args)).unwrap();
}

/// `nft` with this text in the namespace, which must succeed.
pub(super) fn nft(namespace: &str, text: &str) {
    done(run_nft(namespace, text)).unwrap();
}

pub(super) fn run_ip(args: &[&str]) -> Result<Output, String> {
    let output = Command::new(path("ip")).args(args).output();
    output.map_err(|error| format!("ip {}: {error}", args.join(" ")))
}

fn run_nft(namespace: &str, text: &str) -> Result<Output, String> {
    let mut command = Command::new(path("ip"));
    command
        .args(["netns", "exec", namespace])
        .arg(path("nft"))
        .args(["-f", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut run = || {
        let mut child = command.spawn()?;
        if let Some(mut input) = child.stdin.take() {
            input.write_all(text.as_bytes())?;
        }
        child.wait_with_output()
    };
    run().map_err(|error| format!("nft: {error}"))
}

fn done(output: Result<Output, String>) -> Result<(), String> {
    let output = output?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("{}: {}", output.status, said.trim()))
}
