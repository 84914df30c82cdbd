//! `adoube-bench`: see `cargo xtask bench --help`.

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_bench::machine::{Machine, noise};
use adoube_bench::parts::{self, memory};
use adoube_bench::report::{Report, markdown};
use adoube_bench::scale::Bench;
use adoube_bench::{clock, echo};
use anyhow::{Context as _, Result, anyhow, ensure};
use clap::{Parser, Subcommand};

/// Times that one and the same work is done to see how this machine wavers.
const NOISE: usize = 15;

/// Measures what coordinator and venue node cost.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    /// Only these parts.
    parts: Vec<String>,
    /// Only print the parts.
    #[arg(long)]
    list: bool,
    /// Small numbers, to see that everything runs: the figures say nothing.
    #[arg(long)]
    quick: bool,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    /// Where the report and what is needed meanwhile go.
    #[arg(long, default_value = "target/bench")]
    out: PathBuf,
    #[command(subcommand)]
    other: Option<Other>,
}

/// What this program is beside.
#[derive(Debug, Subcommand)]
enum Other {
    /// The bare echo.
    #[command(name = echo::WORD, hide = true)]
    Echo { folder: PathBuf, port: u16 },
    /// A process that holds so many games.
    #[command(name = memory::WORD, hide = true)]
    Hold { games: usize },
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&format!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> Result<()> {
    rustls::crypto::ring::default_provider()
        .install_default()
        .map_err(|_| anyhow!("another crypto provider is installed"))?;
    match arguments.other {
        Some(Other::Echo { folder, port }) => {
            let runtime = tokio::runtime::Runtime::new()?;
            return runtime.block_on(echo::serve(&folder, port));
        }
        Some(Other::Hold { games }) => {
            print(&memory::hold(games)?.to_string());
            return Ok(());
        }
        None => {}
    }
    if arguments.list {
        for part in parts::chosen(&arguments.parts)? {
            print(&format!("{:<10} {}", part.name, part.about));
        }
        return Ok(());
    }
    let report = measure(&arguments)?;
    let json = serde_json::to_string_pretty(&report)?;
    let text = markdown(&report);
    let write = |name: &str, text: &str| std::fs::write(arguments.out.join(name), text);
    write("report.json", &json).context("the report")?;
    write("report.md", &text).context("the report")?;
    print(if arguments.json { &json } else { &text });
    let failed: Vec<&str> = report.failures.iter().map(|failure| failure.part).collect();
    ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    Ok(())
}

fn measure(arguments: &Arguments) -> Result<Report> {
    std::fs::create_dir_all(&arguments.out)?;
    let bench = Bench {
        folder: arguments.out.join("scratch"),
        quick: arguments.quick,
    };
    let chosen = parts::chosen(&arguments.parts)?;
    let (began, machine) = (clock::now(), Machine::here());
    let times = bench.pick(NOISE, 3);
    let before = noise(times).percent();
    let (mut rows, mut failures) = (Vec::new(), Vec::new());
    for part in chosen {
        say(&format!("{}: {}", part.name, part.about));
        if let Err(failure) = part.measure(&bench, &mut rows) {
            say(&format!("{} failed: {}", failure.part, failure.error));
            failures.push(failure);
        }
    }
    let mut command = vec!["cargo xtask bench".to_owned()];
    command.extend(arguments.parts.iter().cloned());
    command.extend(arguments.quick.then(|| "--quick".to_owned()));
    Ok(Report {
        command: command.join(" "),
        quick: arguments.quick,
        machine,
        noise_percent: [before, noise(times).percent()],
        seconds: clock::since(began).as_secs_f64(),
        rows,
        failures,
    })
}

#[expect(clippy::print_stdout, reason = "the report")]
fn print(text: &str) {
    println!("{text}");
}

#[expect(clippy::print_stderr, reason = "progress and errors are for who waits")]
fn say(text: &str) {
    eprintln!("{text}");
}
