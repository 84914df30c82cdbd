//! The command line at a terminal, where people are asked and the bell rings: `script`, which every
//! Debian has, makes one.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use crate::child::Child;
use crate::event::Event;
use crate::programs::adoube;

/// The command for `sh`, each word quoted.
fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let quoted = words.map(|word| format!("'{}'", word.to_string_lossy().replace('\'', r"'\''")));
    quoted.collect::<Vec<_>>().join(" ")
}

/// The same within a terminal of a usual size; its exit status is the command's.
fn at_terminal(command: &Command) -> Command {
    let mut script = Command::new("script");
    let line = format!("stty rows 40 cols 150; exec {}", line(command));
    script.args(["--quiet", "--return", "--flush", "--command", &line]);
    script
        .arg("/dev/null")
        .env("NO_COLOR", "1")
        .env("TERM", "xterm");
    script
}

impl Event {
    fn command(&self, args: &[&str]) -> Command {
        let mut command = adoube();
        command.arg("--event").arg(self.path("")).args(args);
        command
    }

    /// Runs the command line at a terminal, where somebody types this.
    pub fn typed(&self, args: &[&str], typed: &str) -> Output {
        let mut script = at_terminal(&self.command(args));
        script.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut running = script.stderr(Stdio::piped()).spawn().unwrap();
        // Held open until it ends: that nothing more comes would be typed too.
        let mut keys = running.stdin.take().unwrap();
        keys.write_all(typed.as_bytes()).unwrap();
        let output = running.wait_with_output().unwrap();
        drop(keys);
        output
    }

    /// Lets the command line go on at a terminal; what it shows, bells included, is its log.
    pub fn on_screen(&self, args: &[&str]) -> Child {
        let log = self.log_folder().join("screen.log");
        Child::start("screen", at_terminal(&self.command(args)), &log)
    }

    /// Lets the command line go on without a terminal: a line for each change.
    pub fn in_lines(&self, args: &[&str]) -> Child {
        let log = self.log_folder().join("lines.log");
        Child::start("lines", self.command(args), &log)
    }
}
