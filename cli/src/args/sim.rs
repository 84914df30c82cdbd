//! Arguments of `sim`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// What `adoube sim` does.
#[derive(Debug, Subcommand)]
pub(crate) enum SimCommand {
    /// Print the story of a seed, to be changed and walked through
    Story {
        /// The seed: the games, the players' thinking, what goes wrong and when
        seed: u64,
    },
    /// Tell a story and walk through it, moment by moment
    Step(StepArgs),
}

/// Arguments of `adoube sim step`.
#[derive(Debug, Args)]
#[command(after_help = "\
Everything is told at once, in virtual time; what is walked through is what came of it: each step of the story,
each record as it came to be on the disk, each answer that reached a player, with the boards as they stood then.
Lines begin with virtual milliseconds; steps are marked with >.

Keys: arrows, pages and ends move; n and p go to the next and previous step of the story; f shows the moment in full on the
whole screen, and again as before; q leaves. What does not hold is listed on top, or at the end of the lines, and the exit status is 1 then.
A board shows what its last record says: no clock runs on until the next one. --json has each record in full.

`adoube sim story` prints a story to be kept in a file; a test whose story does not hold keeps it in one and names that. docs/simulation.md lists steps and invariants.

Examples:
  adoube sim story 7
  adoube sim step seed-7.story
  adoube sim step seed-7.story --lines")]
pub(crate) struct StepArgs {
    /// The story's file: its seed, then a step a line
    pub(crate) file: PathBuf,
    /// Print all of it as lines, as where the output is no terminal
    #[arg(long)]
    pub(crate) lines: bool,
}
