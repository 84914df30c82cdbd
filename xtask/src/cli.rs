//! The command line.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::{bench, conformance, demo, deps, docs, lint, nightly, say, setup, test, tidy, web};

/// The chores of the Adoube repository.
///
/// What a chore needs and does not find (mosquitto, cargo-deny, mdbook) is installed when run as root,
/// and otherwise named together with the command that installs it.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    /// Build everything and play a round: coordinator, venues and kiosks on this machine
    ///
    /// All arguments go to `adoube demo`; try `cargo xtask demo --help`.
    #[command(disable_help_flag = true)]
    Demo {
        /// Handed to `adoube demo`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Build the programs, pages included, into target/debug
    Build,
    /// Build everything and run all tests
    ///
    /// The tests that take hours have their long runs in `nightly`.
    Test {
        /// Handed to `cargo test`, for instance a test's name
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Photograph every page in its main states, with a made-up event behind it
    ///
    /// The pictures, and index.html to look through them, go into target/screenshots. Each is
    /// looked over for what a machine can see: text that runs out of the page, a rule of
    /// accessibility that is broken (axe-core), an error. The exit status is 0 if there is none.
    Screenshots {
        /// Only those whose names hold one of these, such as "wall" or "phone"
        names: Vec<String>,
    },
    /// Measure the pages in a browser, and print the figures with how they were measured
    ///
    /// First on real programs: a move's way from one page to the other beside its way to a program
    /// that watches the bare stream; the play page's weight and first paint. Then on a made-up event:
    /// what a full hall and a full round cost a frame. Figures depend on the machine; nothing fails
    /// by them.
    Figures {
        /// Measure programs built for release
        #[arg(long)]
        release: bool,
        /// Measure the lock of a playing device instead, built for release: what is refused and told, what
        /// it costs, how long it takes; then how soon an agent and a browser that died are back
        #[arg(long)]
        lock: bool,
    },
    /// Measure what coordinator and venue node cost, beside a bare echo and a bare writer
    ///
    /// Builds for release and writes target/bench/report.md and report.json. Arguments: names of parts to
    /// select some; --list names them, --quick tries each with small numbers, --json prints the report for
    /// programs. All of it takes under twenty minutes on two cores, and nothing else should run. Nothing
    /// fails by a figure.
    Bench {
        /// Handed to the measurements
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Build the documents as a book, with a reference of commands, regulations and interfaces
    ///
    /// The book begins at target/docs/book/index.html. The reference is made from the programs' own help texts,
    /// from the regulations of a new event and from proto.
    Docs,
    /// Check format, house rules, crate graph, module cycles, clippy, licences and bans
    Lint,
    /// Check the house rules only: lengths of files, functions and documents, forbidden words, links
    Tidy,
    /// Print who imports whom, and check it against the design's rules
    Deps {
        /// Keep the present graph as the one to compare with (xtask/crate-graph.txt)
        #[arg(long)]
        update: bool,
    },
    /// Run the tests of the regulations' rules, and print each rule with its state and its tests
    ///
    /// Tests bear the ids of docs/conformance.md in their names. The exit status is 0 if no test
    /// failed and no test contradicts a rule's state there: yes, partly or not there yet. All of it takes about
    /// a quarter of an hour on two cores; a test that lacks what it needs (mosquitto, root, FUSE) is shown as
    /// skipped.
    Conformance {
        /// Only name the tests
        #[arg(long)]
        list: bool,
        /// For programs: one JSON object
        #[arg(long)]
        json: bool,
        /// A rule that is partly or not there is a failure
        #[arg(long)]
        strict: bool,
        /// Only these rules (`DIS-8`) or chapters (`DIS`)
        ids: Vec<String>,
    },
    /// Run what takes hours, and print how far each part got
    ///
    /// `--list` says what each part does, what it needs, how long it takes, and which variable sets
    /// its number; `ADOUBE_SIM_HOURS=2 cargo xtask nightly simulation` is a short run of one. A part
    /// that lacks what it needs fails. The exit status is 0 if every part reached its number.
    Nightly {
        /// Only print the parts
        #[arg(long)]
        list: bool,
        /// Only these parts
        parts: Vec<String>,
    },
}

/// Reads the command line and does what it says. The exit status is 0 if all went well, 1 if
/// not, 2 for a command line that makes no sense; of `demo` it is the demo's own.
pub fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say::progress(format_args!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<()> {
    match chore {
        Chore::Demo { args } => demo::run(&args),
        Chore::Build => demo::build(),
        Chore::Test { args } => test::run(&args),
        Chore::Screenshots { names } => {
            setup::for_pictures()?;
            web::screenshots(&names)
        }
        Chore::Figures { lock: true, .. } => {
            nightly::run(&["lock".to_owned()])?;
            setup::for_demo()?;
            setup::for_pictures()?;
            demo::build_for(true)?;
            web::kept()
        }
        Chore::Figures { release, .. } => {
            setup::for_demo()?;
            setup::for_pictures()?;
            demo::build_for(release)?;
            web::figures(release)
        }
        Chore::Bench { args } => bench::run(&args),
        Chore::Docs => docs::run(),
        Chore::Lint => lint::run(),
        Chore::Tidy => tidy::run(),
        Chore::Deps { update: true } => deps::update(),
        Chore::Deps { update: false } => deps::show(),
        Chore::Conformance {
            ids,
            list,
            json,
            strict,
        } => conformance::run(&conformance::Asked {
            ids,
            list,
            json,
            strict,
        }),
        Chore::Nightly { list: true, parts } => nightly::list(&parts),
        Chore::Nightly { list: false, parts } => nightly::run(&parts),
    }
}

#[cfg(test)]
mod tests {
    use super::{Chore, Cli};
    use clap::{CommandFactory as _, Parser as _};

    #[test]
    fn the_command_line_makes_sense() {
        Cli::command().debug_assert();
    }

    #[test]
    fn everything_after_demo_is_the_demos() {
        let line = "xtask demo --headless --venues 2 --help";
        let cli = Cli::try_parse_from(line.split(' ')).unwrap();
        let Chore::Demo { args } = cli.command else {
            panic!("not the demo");
        };
        assert_eq!(args, ["--headless", "--venues", "2", "--help"]);
    }

    #[test]
    fn everything_after_test_is_cargos() {
        let line = "xtask test -p adoube-chess -- --nocapture";
        let cli = Cli::try_parse_from(line.split(' ')).unwrap();
        let Chore::Test { args } = cli.command else {
            panic!("not the tests");
        };
        assert_eq!(args, ["-p", "adoube-chess", "--", "--nocapture"]);
    }
}
