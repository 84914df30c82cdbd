//! The command line of Adoube. All that it does with a running event it does over the same wire
//! as any console; it owns no state but the files of `adoube init`.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod args;
mod bench;
mod certify;
mod clock;
mod commands;
mod demo;
#[cfg(test)]
mod documents;
mod eboard;
mod init;
mod lay;
mod replay;
mod say;
mod sim;
mod venue;
mod watch;

use std::process::ExitCode;

use adoube_catalogue::Language;
use adoube_client as client;
use adoube_event_folder as event;
use adoube_exchange::{self as games, pairing};
use adoube_official_views::zone;
use adoube_user_text::{catalogue, plain, text, typed_time};

use say::Say;

/// Reads the command line and does what it says. The exit status is 0 if all went well, 1 if it
/// was refused or failed, 2 for a command line that makes no sense.
pub fn main() -> ExitCode {
    let line: Vec<_> = std::env::args_os().collect();
    catalogue::set_language(args::language(&line).unwrap_or_else(language_of_environment));
    let cli = args::read(&line);
    let say = Say {
        json: cli.common.json,
    };
    // Fails only if a provider is there already, which is then ring as well: it is the only one.
    let _ = rustls::crypto::ring::default_provider().install_default();
    match commands::run(cli, say) {
        Ok(code) => say::whole(code),
        Err(error) => {
            say.error(&error);
            ExitCode::FAILURE
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "called by main alone; of several variables the first that is set counts, which clap cannot say"
)]
fn language_of_environment() -> Language {
    Language::of_environment(|name| std::env::var(name).ok())
}

#[cfg(test)]
mod tests {
    use crate::args::Cli;
    use clap::{CommandFactory as _, Parser as _};

    #[test]
    fn the_command_line_makes_sense() {
        Cli::command().debug_assert();
    }

    /// Line, and whether it is accepted.
    #[test]
    fn lines_that_are_accepted_and_that_are_not() {
        for (line, good) in [
            ("init d", true),
            ("init d --venues 3 --devices-per-venue 2", true),
            ("init d --venues 3 --venue a:A:Europe/Madrid", false),
            ("init d --venues 0", false),
            ("init", false),
            ("init d --venues 9", false),
            ("certify", true),
            ("certify d --days 30", true),
            ("certify d --days 0", false),
            ("set-up", true),
            ("set-up d --check", true),
            ("import trf f --round 1", true),
            ("import xls f", false),
            ("round publish 1 --json", true),
            ("round publish", false),
            ("clock pause 1.3 --reason why", true),
            ("clock pause 1.3", true),
            ("clock resume 1.3", false),
            ("clock reason 1.3 --reason why", true),
            ("clock reason --round 1 --hold 2 --reason why", true),
            ("clock reason --round 1 --reason why", true),
            ("clock reason 1.3", false),
            ("clock pause 3 --reason why", false),
            ("clock set 1.3 --white 1:00:00 --reason why", true),
            ("clock set 1.3 --white 1:00 --reason why", true),
            ("clock set 1.3 --white soon --reason why", false),
            ("clock set 1.3 --reason why", false),
            ("import pgn f --replace", true),
            ("clock set 1.3 --white 60 --reason why", true),
            ("result 1.3 1-0 --reason why", true),
            ("result 1.3 1/2-1/2 --reason why", true),
            ("result 1.3 2-0 --reason why", false),
            ("result 1.3 1-0", false),
            ("result", false),
            ("result approve 1.3", true),
            ("result approve --round 1", true),
            ("result approve", false),
            ("result approve 1.3 --round 1", false),
            ("result correct 1.3 0-1 --reason why", true),
            ("result correct 1.3 0-1", false),
            ("export pgn --round 1", true),
            ("export trf --edition 26", true),
            ("export pairs --round 2", true),
            ("import pairs f --round 2", true),
            ("result 1.3 1-0 --forfeit --reason why", true),
            ("standings --round 3 --tiebreaks BH/C1,SB", true),
            ("standings --trf f --system round-robin", true),
            ("standings --system knock-out", false),
            ("pair --round 2 --engine e --absent 1,2 --half-bye 3", true),
            ("pair --round 1 --round-robin --dry-run", true),
            ("pair --round 0 --round-robin", false),
            ("pair --round 1", false),
            ("export trf --edition 06", false),
            ("watch --once", true),
            ("watch --venue madrid --quiet", true),
            ("watch --venue madrid --round 1", false),
            ("watch --quiet", false),
            ("order message madrid-1 text", true),
            ("order message madrid-1", false),
            (
                "order lock madrid-1 stop --venue madrid --wait 0 --expires 60",
                true,
            ),
            ("order unlock madrid-1 --expires 0", false),
            ("order applications madrid-1 --address 10.0.0.1:7900", true),
            ("order cancel", false),
            ("invitations --wall madrid", true),
            ("invitations withdraw 0a1b", true),
            ("invitations withdraw", false),
            ("network-code madrid-3 K7QX", true),
            ("network-code madrid-3", false),
            ("enrol madrid-9", true),
            ("enrol madrid-9 --replace --wait 0 --venue madrid", true),
            ("enrol --list --venue madrid", true),
            ("enrol", false),
            ("enrol madrid-9 --list", false),
            ("history madrid-1 --venue madrid", true),
            ("history", false),
            ("intents --venue madrid", true),
            ("intents withdraw 0a1b --venue madrid --wait 0", true),
            ("intents withdraw", false),
            ("order thresholds --late 2", true),
            ("sim story 7", true),
            ("sim step f --lines", true),
            ("sim step", false),
            ("chess perft startpos 3 --divide", true),
            (
                "demo --headless --venues 8 --speed 100 --chaos coordinator --chaos kiosk",
                true,
            ),
            ("demo --speed 0", false),
            ("demo --chaos broker", false),
        ] {
            let words = std::iter::once("adoube").chain(line.split(' '));
            assert_eq!(Cli::try_parse_from(words).is_ok(), good, "{line}");
        }
    }

    #[test]
    fn what_officials_do_to_boards() {
        for (line, good) in [
            (
                "clock set 1.3 --black-period 2 --black-moves 0 --reason why",
                true,
            ),
            ("clock set 1.3 --control 5400+30 --reason why", true),
            (
                "clock set 1.3 --control 90 --white-period 0 --reason why",
                false,
            ),
            ("clock add 1.3 --black 0:02:00 --reason why", true),
            ("clock add 1.3 --reason why", false),
            (
                "board restore 1.3 --plies 3 --white 0:10:00 --black 0:09:00 --reason why",
                true,
            ),
            (
                "board restore 1.3 --plies 3 --white 0:10:00 --reason why",
                true,
            ),
            ("board restore 1.3 --white 0:10:00 --reason why", false),
            ("board reverse-colours 1.3 --reason why", true),
            ("board wrong-start 1.3 --chess960 518 --reason why", true),
            ("board wrong-start 1.3 --chess960 960 --reason why", false),
            ("board wrong-start 1.3 --reason why", false),
            ("board assistant 1.3 white maria --reason why", true),
            ("board assistant 1.3 white --end --reason why", true),
            ("board assistant 1.3 white maria --end --reason why", false),
            ("board assistant 1.3 white --reason why", false),
            ("board assistant 1.3 white Maria --reason why", false),
            (
                "board reopen 1.3 --white 0:10:00 --black 0:09:00 --reason why",
                true,
            ),
            ("board reopen 1.3 --reason why", false),
            ("check 1.3 white device --passed", true),
            ("check 1.3 black --failed --note why", true),
            ("check --round 1 --passed", true),
            ("check 1.3 black device --failed --reason why", true),
            ("check --round 1 --failed", false),
            ("waive 1.3 --reason why", true),
            ("waive 1.3 white --reason why", true),
            ("waive --round 1 --reason why", true),
            ("waive --reason why", false),
            ("default-time 1.3 --minutes 45 --reason why", true),
            ("default-time 1.3 --until-told --reason why", true),
            ("default-time 1.3 --reason why", false),
            ("call list", true),
            ("call answer 1.3 --valid --reason why", true),
            // As it was called first.
            ("call answer 1.3 --valid --note why", true),
            ("call answer 1.3", false),
            ("call answer 1.3 --valid --invalid", false),
        ] {
            let words = std::iter::once("adoube").chain(line.split(' '));
            assert_eq!(Cli::try_parse_from(words).is_ok(), good, "{line}");
        }
    }
}
