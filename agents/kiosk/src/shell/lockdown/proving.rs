//! A check that an official ordered: made beside the agent's work, answered when it is over.

use std::{fs, io, path::Path, time::SystemTime};

use adoube_proto::v1::{LockCheck, OrderOutcome};
use ring::digest::{SHA256, digest};
use serde_json::{Value, json};
use tokio::sync::mpsc::Sender;

use super::asking::report;
use crate::{
    agent::Input,
    bus::{
        answers,
        orders::{Answer, Chore},
    },
    config::DeviceConfig,
    lockdown::{MachineInput, proof::Proof},
    shell::{
        chores,
        clock::{Clock, boot_id},
        files::replace,
    },
};

/// Reports that stay on the device; the oldest goes.
const KEPT: usize = 32;
/// Bytes of an answer's lines.
const MAX_BYTES: usize = 5_800;

/// Tries every layer, and tells the agent what came of it: for the record, and for whoever gave the order of
/// that id. `knows` is what the agent says of itself.
pub(in crate::shell) async fn prove(
    config: DeviceConfig,
    clock: Clock,
    (id, knows): (String, Vec<String>),
    inputs: Sender<Input>,
) {
    let report = report(&config).await.map(|(_, report)| report);
    let windows = report.as_ref().map(windows).unwrap_or_default();
    let (proof, answer) = match report {
        Err(error) => (None, failed(error.to_string())),
        Ok(report) if report["state"] != "engaged" => {
            let why = report["why"].as_str().unwrap_or_default().to_owned();
            (None, failed(why))
        }
        Ok(report) => match keep(&config, clock, report) {
            Ok(proof) => {
                let answer = answer(&proof);
                (Some(proof), answer)
            }
            Err(error) => (None, failed(format!("the report cannot be saved: {error}"))),
        },
    };
    let besides = chores::checks(&config.data, knows);
    let answer = bounded(answer, [windows, besides.lines].concat());
    // For the record first: who reads the answer may sign it at once.
    if let Some(proof) = proof {
        let proved = Input::Machine(MachineInput::Proved(proof));
        let _ = inputs.send(proved).await;
    }
    let chore = Chore::RunChecks;
    let _ = inputs.send(Input::Carried { id, chore, answer }).await;
}

/// As the report has them for people; none where they are not known.
fn windows(report: &Value) -> Vec<String> {
    let lines = report["windows"]["lines"].as_array();
    let lines = lines.into_iter().flatten().filter_map(Value::as_str);
    lines.map(str::to_owned).collect()
}

fn failed(why: String) -> Answer {
    Answer {
        outcome: OrderOutcome::Failed,
        detail: why,
        lock: LockCheck::Fails,
        ..Answer::default()
    }
}

fn answer(proof: &Proof) -> Answer {
    let (unmet, layers) = (proof.unmet(), proof.layers.len());
    let (outcome, lock, detail) = match unmet {
        0 => (
            OrderOutcome::Done,
            LockCheck::Works,
            answers::proved(layers),
        ),
        _ => (
            OrderOutcome::Failed,
            LockCheck::Fails,
            answers::unproved(unmet, layers),
        ),
    };
    Answer {
        outcome,
        detail,
        lines: proof.lines(),
        more: 0,
        lock,
    }
}

/// With what else can be looked at, as far as it finds room.
fn bounded(mut answer: Answer, besides: Vec<String>) -> Answer {
    let mut bytes: usize = answer.lines.iter().map(|line| line.len() + 3).sum();
    for line in besides {
        bytes += line.len() + 3;
        if bytes > MAX_BYTES {
            answer.more += 1;
        } else {
            answer.lines.push(line);
        }
    }
    answer
}

/// The whole report stays on the device, under its digest: what `sha256sum` says of the file is what is signed.
fn keep(config: &DeviceConfig, clock: Clock, mut report: Value) -> io::Result<Proof> {
    report["device"] = json!(config.id);
    report["boot_id"] = json!(boot_id()?);
    report["monotonic_ms"] = json!(clock.now().ms());
    report["wall_ms"] = json!(Clock::wall_ms());
    let bytes = serde_json::to_vec_pretty(&report)?;
    let name = hex::encode(digest(&SHA256, &bytes));
    let folder = config.data.join("checks");
    fs::create_dir_all(&folder)?;
    make_room(&folder)?;
    let file = folder.join(format!("{name}.json"));
    replace(&file, &bytes).map_err(|error| error.error)?;
    Ok(Proof::read(&report, name))
}

fn make_room(folder: &Path) -> io::Result<()> {
    let mut kept: Vec<(SystemTime, _)> = fs::read_dir(folder)?
        .flatten()
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    kept.sort();
    let over = kept.len().saturating_sub(KEPT - 1);
    for (_, file) in kept.into_iter().take(over) {
        fs::remove_file(file)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::fs;

    use serde_json::json;

    use super::{Answer, KEPT, MAX_BYTES, bounded, make_room};

    #[test]
    fn o_18_5_few_reports_stay_on_a_device() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..KEPT + 5 {
            make_room(folder.path()).unwrap();
            fs::write(folder.path().join(format!("{number:03}.json")), "{}").unwrap();
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), KEPT);
    }

    #[test]
    fn o_18_5_an_answer_that_is_too_long_says_how_much_is_missing() {
        let lines = vec!["x".repeat(3_000)];
        let answer = Answer {
            lines,
            ..Answer::default()
        };
        let besides = vec!["y".repeat(1_000); 5];
        let bounded = bounded(answer, besides);
        let bytes = bounded.lines.iter().map(String::len).sum::<usize>();
        assert!(bytes <= MAX_BYTES, "{bytes}");
        assert_eq!((bounded.lines.len(), bounded.more), (3, 3));
        assert!(serde_json::to_vec(&json!(bounded.lines)).unwrap().len() <= 6_000);
    }
}
