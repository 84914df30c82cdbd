//! A check as a person reads it.

use std::fmt::Write as _;

use adoube_lockd::{
    check::{CheckError, Proof},
    layers::State,
};
use anyhow::Result;

/// Prints it. A layer that is required and does not hold is a failure. Why there is no report stands in the place of one.
#[expect(clippy::print_stdout, reason = "what was asked for")]
pub(crate) fn tell(report: &Result<Vec<Proof>, CheckError>, json: bool) -> Result<()> {
    let proofs = match report {
        Ok(proofs) if json => {
            println!("{}", serde_json::to_string_pretty(proofs)?);
            proofs
        }
        Ok(proofs) => {
            print!("{}", text(proofs));
            proofs
        }
        Err(error) => {
            if json {
                println!("{}", serde_json::json!({"refused": error.to_string()}));
            }
            anyhow::bail!("{error}");
        }
    };
    let failed = |proof: &&Proof| proof.standing.required && !proof.holds;
    let count = proofs.iter().filter(failed).count();
    anyhow::ensure!(
        count == 0,
        "{count} required layers do not work: nobody can play on this device"
    );
    Ok(())
}

fn text(proofs: &[Proof]) -> String {
    let mut text = String::new();
    for running in proofs.iter().filter_map(|proof| proof.running.as_ref()) {
        let _ = writeln!(text, "player's programs now: {}", running.words());
    }
    for proof in proofs {
        let standing = &proof.standing;
        let name = format!("{:?}", standing.layer);
        let state = match &standing.state {
            State::Enforced => "enforced".to_owned(),
            State::ReportingOnly { why } => format!("reporting only: {why}"),
            State::Broken { why } => format!("broken: {why}"),
            State::Unavailable { why } => format!("unavailable: {why}"),
        };
        let holds = if proof.holds {
            "works"
        } else {
            "DOES NOT WORK"
        };
        let required = if standing.required {
            "required"
        } else {
            "not required"
        };
        let _ = writeln!(text, "{name:<9} {holds} ({state}; {required})");
        for trial in &proof.trials {
            let mark = match (trial.fine, trial.unseen) {
                (true, _) => "as it should",
                (false, true) => "not checked",
                (false, false) => "WRONG",
            };
            let _ = writeln!(text, "          {}: {}, {mark}", trial.tried, trial.outcome);
        }
        for remark in &standing.remarks {
            let _ = writeln!(text, "          {remark}");
        }
    }
    text
}
