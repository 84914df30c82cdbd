//! Fuzzing: each decoder of `tests/decoders` for so many inputs, from its seeds and from what earlier runs
//! found.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use super::reached::{Reached, Tally};
use super::watched;
use crate::cargo_tool::CARGO_FUZZ;
use crate::{environment, process, workspace};

/// The one program that is fuzzed; it is told which decoder.
const PROGRAM: &str = "decoder";
/// The longest input, in bytes, and the longest time that one may take, in seconds.
const MOST: [&str; 2] = ["-max_len=4096", "-timeout=10"];
/// What compiles libfuzzer, which is C++.
const COMPILERS: [&str; 3] = ["c++", "g++", "clang++"];

/// Gives every decoder at least `goal` inputs. The first that breaks ends it: libfuzzer prints the input
/// and keeps it in `fuzz/artifacts`.
pub(super) fn all(goal: u64) -> Result<Reached> {
    let mut compilers = COMPILERS
        .iter()
        .filter_map(|name| environment::find_program(name, &[]));
    ensure!(
        compilers.next().is_some(),
        "no C++ compiler, for libfuzzer: install g++ (Debian: apt-get install g++)"
    );
    let decoders = decoders()?;
    let built = process::run(cargo_fuzz()?.args(["fuzz", "build"]).args(target_dir()?));
    built.context(
        "what is fuzzed did not build: does this compiler have an address sanitizer, as rustup's do?",
    )?;
    let mut total = 0;
    for (done, decoder) in decoders.iter().enumerate() {
        let tally = one(decoder, goal)
            .with_context(|| format!("{decoder}, after {done} decoders that held"))?;
        let given = tally
            .number()
            .context("libfuzzer did not tell how far it came")?;
        if given < goal {
            return Ok(Reached::short(format!(
                "{decoder}: {given} of {goal} inputs"
            )));
        }
        total += given;
    }
    let what = format!("inputs, {goal} to each of {} decoders", decoders.len());
    Ok(Reached::all(&what, total))
}

fn seeds() -> PathBuf {
    workspace::root().join("fuzz/fixtures/seeds")
}

/// The names of the decoders: each has a folder of bytes to start from.
fn decoders() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for folder in fs::read_dir(seeds())? {
        names.push(folder?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

fn one(decoder: &str, goal: u64) -> Result<Tally> {
    let found = workspace::target()?.join("fuzz-found").join(decoder);
    fs::create_dir_all(&found)?;
    let mut run = cargo_fuzz()?;
    run.env("ADOUBE_DECODER", decoder);
    run.args(["fuzz", "run"]).args(target_dir()?).arg(PROGRAM);
    run.arg(found).arg(seeds().join(decoder));
    run.arg("--").arg(format!("-runs={goal}")).args(MOST);
    run.arg("-print_final_stats=1");
    watched(&mut run, Tally::stat("number_of_executed_units"))
}

fn target_dir() -> Result<[PathBuf; 2]> {
    Ok(["--target-dir".into(), workspace::target()?.join("fuzz")])
}

/// The stable compiler has what fuzzing needs and asks for this variable before it uses it.
fn cargo_fuzz() -> Result<Command> {
    let mut command = CARGO_FUZZ.command()?;
    command.env("RUSTC_BOOTSTRAP", "1");
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::decoders;

    #[test]
    fn every_decoder_is_found() {
        let decoders = decoders().unwrap();
        assert!(
            decoders.contains(&"pgn".to_owned()) && decoders.len() > 20,
            "{decoders:?}"
        );
    }
}
