//! Running an engine.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use adoube_user_text::catalogue::{CatalogueMessage, filled, text, trouble_of};
use anyhow::{Context as _, Result, bail};
use tokio::process::Command;

use super::command::Template;

/// The longest list that is read, in bytes.
const MAX_LIST: u64 = 1024 * 1024;
/// How much is shown of what an engine complains about, in bytes.
const MAX_COMPLAINT: u64 = 2_000;

/// Gives the report to the engine and returns its list of pairings. The engine is killed when its
/// time is over; its files are removed.
pub(super) async fn run(template: &str, report: &str, limit: Duration) -> Result<String> {
    let template = Template::read(template)?;
    let folder = tempfile::Builder::new().prefix("adoube-pair-").tempdir();
    let folder = folder.with_context(|| text("file-engine-files"))?;
    let at = |name: &str| folder.path().join(name);
    let (input, list) = (at("report.trf"), at("pairings.txt"));
    let (printed, complaint) = (at("printed"), at("complaint"));
    fs::write(&input, report).with_context(|| text("file-engine-report"))?;
    let words = template.filled(&input.to_string_lossy(), &list.to_string_lossy());
    let status = wait(&words, [&printed, &complaint], limit).await?;
    if !status.success() {
        let told = [&complaint, &printed].map(|path| start(path, MAX_COMPLAINT));
        let told = told.map(Result::unwrap_or_default).join("\n");
        let message = CatalogueMessage::new("file-engine-failed")
            .text("engine", &words[0])
            .text("status", status)
            .text("said", told.trim());
        bail!(filled(&message));
    }
    let list = if template.writes_list() {
        list
    } else {
        printed
    };
    start(&list, MAX_LIST).with_context(|| {
        filled(&CatalogueMessage::new("file-engine-no-list").text("engine", &words[0]))
    })
}

async fn wait(words: &[String], prints: [&PathBuf; 2], limit: Duration) -> Result<ExitStatus> {
    let [printed, complaint] = prints.map(File::create);
    let mut child = Command::new(&words[0])
        .args(&words[1..])
        .stdin(Stdio::null())
        .stdout(printed?)
        .stderr(complaint?)
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| {
            trouble_of(
                &CatalogueMessage::new("file-engine-not-started")
                    .text("engine", &words[0])
                    .text("error", error),
            )
        })?;
    if let Ok(status) = tokio::time::timeout(limit, child.wait()).await {
        return Ok(status?);
    }
    child
        .kill()
        .await
        .with_context(|| text("file-engine-not-stopped"))?;
    Err(trouble_of(
        &CatalogueMessage::new("file-engine-slow")
            .text("engine", &words[0])
            .text("seconds", limit.as_secs()),
    ))
}

/// The beginning of a file, as text.
fn start(path: &Path, most: u64) -> Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
