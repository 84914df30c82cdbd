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
    nft(&["-f", "-"], rules)
}

/// A table that is not there is as good as dropped.
pub(super) fn drop_table(table: &str) -> Result<(), ChangeError> {
    // `destroy` is newer than Debian's nft: an empty table of that name makes `delete` always possible.
    nft(
        &["-f", "-"],
        &format!("table inet {table} {{}}\ndelete table inet {table}\n"),
    )
}

fn nft(arguments: &[&str], input: &str) -> Result<(), ChangeError> {
    let failed = |error: std::io::Error| ChangeError::new("nft", error);
    let mut child = Command::new(NFT)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
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
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(ChangeError::new(
        "nft",
        said.lines().next().unwrap_or("failed"),
    ))
}
