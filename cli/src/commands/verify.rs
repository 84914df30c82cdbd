//! `adoube verify`: whether a stopped coordinator's streams are what was written.

use adoube_event_folder::ledger_check::{CheckedStream, LedgerCheck};
use adoube_ledger::StreamName;
use anyhow::{Result, bail};
use serde_json::json;

use crate::args::VerifyArgs;
use crate::say::{Say, trouble};
use crate::text;

/// Checks every stream, tells of each, and fails if one is damaged.
pub(super) fn run(args: &VerifyArgs, say: Say) -> Result<()> {
    let check = LedgerCheck::open(&args.data, args.signing.as_deref())?;
    let report = check.run(|stream, checked| tell(stream, checked, say))?;
    let (streams, records, digest) = (report.streams, report.records, report.digest());
    if report.damaged > 0 {
        bail!(trouble(
            text!("cli-verify-damaged-count", damaged: report.damaged, streams),
            text!("cli-verify-keep-copy"),
        ));
    }
    let checked = check.has_key().then_some(report.signatures);
    let signatures = match checked {
        Some(good) => {
            text!("cli-verify-signatures", number draws: report.draws, number signatures: good)
        }
        None => text!("cli-verify-no-signatures"),
    };
    let text = format!(
        "{}\n{}",
        text!("cli-verify-valid", number streams: streams, number records: records, signatures),
        text!("cli-verify-digest", digest: &digest),
    );
    say.result(
        text,
        &json!({
            "streams": streams, "records": records, "damaged": 0, "signatures": checked,
            "digest": digest,
        }),
    );
    Ok(())
}

fn tell(stream: &StreamName, checked: &Result<CheckedStream>, say: Say) {
    let (text, value) = match checked {
        Ok(checked) => {
            let records = checked.head.sequence;
            let (signatures, draws) = (checked.signatures, checked.draws);
            let text = text!(
                "cli-verify-stream", stream, number records: records, number signatures: signatures,
                number draws: draws,
            );
            let value = json!({
                "stream": stream.as_str(), "records": records, "signatures": signatures,
                "draws": draws, "head": checked.head.hash.to_string(), "ok": true,
            });
            (text, value)
        }
        Err(error) => {
            let error = format!("{error:#}");
            let value = json!({"stream": stream.as_str(), "ok": false, "error": error});
            (text!("cli-verify-stream-damaged", stream, error), value)
        }
    };
    say.result(text, &value);
}
