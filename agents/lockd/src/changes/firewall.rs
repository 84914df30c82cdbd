//! A table of nftables: loaded whole, dropped whole.

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

use super::{Change, ChangeError};

const NFT: &str = "/usr/sbin/nft";

/// Where there is no nft nothing can be loaded, nor would anything be there to undo.
pub(super) fn plan(table: &str, rules: String) -> Result<Change, ChangeError> {
    std::fs::metadata(NFT).map_err(|error| ChangeError::new(NFT, error))?;
    Ok(Change::Firewall {
        table: table.to_owned(),
        rules,
    })
}

/// Loads rules in one transaction: all of them, or none.
pub(super) fn load(rules: &str) -> Result<(), ChangeError> {
    nft(&["-f", "-"], rules).map(drop)
}

/// A table as nft lists it, and why not where there is none.
pub(crate) fn table(name: &str) -> Result<String, String> {
    nft(&["list", "table", "inet", name], "").map_err(|error| error.to_string())
}

/// A table that is not there is as good as dropped.
pub(super) fn drop_table(table: &str) -> Result<(), ChangeError> {
    load(&without(table))
}

/// Rules in the place of what the table has, in one transaction: no moment is without.
pub(super) fn load_again(table: &str, rules: &str) -> Result<(), ChangeError> {
    load(&format!("{}{rules}", without(table)))
}

/// `destroy` is newer than Debian's nft: an empty table of that name makes `delete` always possible.
fn without(table: &str) -> String {
    format!("table inet {table} {{}}\ndelete table inet {table}\n")
}

/// What it says.
fn nft(arguments: &[&str], input: &str) -> Result<String, ChangeError> {
    let failed = |error: std::io::Error| ChangeError::new("nft", error);
    let mut child = Command::new(NFT)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let mut pipe = child.stdin.take();
    if let Some(pipe) = &mut pipe {
        pipe.write_all(input.as_bytes()).map_err(failed)?;
    }
    drop(pipe);
    let output = child.wait_with_output().map_err(failed)?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(ChangeError::new(
        "nft",
        said.lines().next().unwrap_or("failed"),
    ))
}
