//! Electronic boards, simulated by `adoube eboard simulate` at pseudo-terminals.

use std::io::Write as _;
use std::path::Path;
use std::process::{Child, ChildStdin, Stdio};

use crate::programs::adoube;

/// A simulated DGT board: what it is told on its standard input, hands do.
#[derive(Debug)]
pub struct SimulatedBoard {
    process: Child,
    hands: ChildStdin,
}

impl SimulatedBoard {
    /// A board whose port is this link; `more`: further arguments of `adoube eboard simulate`.
    pub fn plug_in(port: &Path, more: &[&str]) -> Self {
        let mut command = adoube();
        command.args(["eboard", "simulate", "--model", "dgt", "--calm", "--link"]);
        command.arg(port).args(more);
        command.stdin(Stdio::piped()).stdout(Stdio::null());
        let mut process = command.stderr(Stdio::null()).spawn().unwrap();
        let hands = process.stdin.take().unwrap();
        Self { process, hands }
    }

    /// Types a line.
    pub fn tell(&mut self, line: &str) {
        writeln!(self.hands, "{line}").unwrap();
    }

    /// Unplugs it: its port is gone when this returns.
    pub fn unplug(mut self) {
        self.tell("quit");
        self.process.wait().unwrap();
    }
}

impl Drop for SimulatedBoard {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
