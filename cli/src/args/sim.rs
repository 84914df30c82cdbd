//! Arguments of `sim`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// What `adoube sim` does.
#[derive(Debug, Subcommand)]
pub(crate) enum SimCommand {
    /// Print the story of a seed; you can change it and step through it
    Story {
        /// The seed: the games, the players' thinking, what goes wrong and when
        seed: u64,
    },
    /// Run a story and step through it, moment by moment
    Step(StepArgs),
}

/// Arguments of `adoube sim step`.
#[derive(Debug, Args)]
#[command(after_help = "\
The whole story runs first, in virtual time. Then you step through the result: each step of the story, each record
that was saved, each answer that a player received, with the boards at that moment.
Lines begin with virtual milliseconds; steps are marked with >.

Keys: arrows, Page Up, Page Down, Home and End move; n and p go to the next and previous step; f shows the moment in full
on the whole screen and back; q leaves. Violated invariants are listed at the top, or after the lines, and the exit status is
then 1. A board shows its last record: its clock does not run until the next one. --json has each record in full.

`adoube sim story` prints a story that you can save to a file. A test that fails saves its story and names the file.
docs/simulation.md lists steps and invariants.

Examples:
  adoube sim story 7
  adoube sim step seed-7.story
  adoube sim step seed-7.story --lines")]
pub(crate) struct StepArgs {
    /// The story's file: its seed, then one step per line
    pub(crate) file: PathBuf,
    /// Print everything as lines; this is the default if the output is no terminal
    #[arg(long)]
    pub(crate) lines: bool,
}
