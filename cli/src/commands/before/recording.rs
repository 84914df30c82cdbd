//! Checks that an LCA passed or failed, recorded one by one.

use std::collections::BTreeSet;

use adoube_proto::v1::CheckKind;
use adoube_proto::v1::arbiter_command::Command;
use anyhow::Result;

use super::super::board::give;
use super::{Check, looked_at};
use crate::args::CheckArgs;
use crate::catalogue::yes_or_no;
use crate::client::Client;
use crate::games::comments::side;
use crate::say::{Say, code, trouble};
use crate::text;

/// Records checks, for each seat that of the device first. Where that is refused the player is not at the device, and the
/// fair-play check is left out.
pub(super) async fn record(
    client: &mut Client,
    checks: Vec<Check>,
    args: &CheckArgs,
    say: Say,
) -> Result<()> {
    let many = checks.len();
    let mut refused = Vec::new();
    let mut without_device = BTreeSet::new();
    for (board, seat, kind) in checks {
        if without_device.contains(&(board, side(seat))) {
            refused.push(text!("cli-check-left-out", board, side: seat.word(), kind: kind.word()));
            continue;
        }
        let passed = args.passed;
        let mut command = looked_at(seat, kind, passed);
        if let (CheckKind::Device, Command::RecordCheck(check)) = (kind, &mut command) {
            check.report.clone_from(&args.report);
        }
        let word = yes_or_no(passed);
        let done = text!("cli-check-done", side: seat.word(), kind: kind.word(), passed: word);
        let given = give(client, board, args.note.text.clone(), command, &done, say).await;
        match given {
            // A refusal does not stop the checks of other seats.
            Err(error) if many > 1 && code(&error) != "failed" => {
                refused.push(text!(
                    "cli-check-refused", board, side: seat.word(), kind: kind.word(), why: error,
                ));
                if kind == CheckKind::Device && args.round.is_some() {
                    without_device.insert((board, side(seat)));
                }
            }
            given => given?,
        }
    }
    all_recorded(many, &refused)
}

/// Names each that was not.
fn all_recorded(many: usize, refused: &[String]) -> Result<()> {
    if refused.is_empty() {
        return Ok(());
    }
    let head = text!("cli-checks-not-recorded", number count: refused.len(), number many: many);
    let what = format!("{head}\n  {}", refused.join("\n  "));
    Err(trouble(what, text!("cli-checks-not-recorded-next")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// EVT-4: each that was refused is named.
    #[test]
    fn evt_4_checks_that_were_refused_are_named_and_counted() {
        assert!(all_recorded(3, &[]).is_ok());
        let refused = ["1.1 White: no report", "1.2 Black: let go"].map(str::to_owned);
        let said = all_recorded(5, &refused).unwrap_err().to_string();
        let told = "2 of 5 checks not recorded:\n  1.1 White: no report\n  1.2 Black: let go";
        assert_eq!(said, told);
    }
}
