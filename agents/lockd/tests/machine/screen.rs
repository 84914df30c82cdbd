//! A screen that is looked at by nobody.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};

/// A screen in memory, with the next number that is free.
pub(crate) struct Screen {
    server: Child,
    /// As X programs are told: `:99`.
    pub(crate) name: String,
}

impl Screen {
    pub(crate) fn begin() -> Self {
        let mut server = Command::new("Xvfb")
            // Without an end of its own when the last window closes: its keys would be forgotten.
            .args(["-displayfd", "1", "-noreset", "-screen", "0", "800x600x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut number = String::new();
        let said = server.stdout.take().unwrap();
        BufReader::new(said).read_line(&mut number).unwrap();
        let name = format!(":{}", number.trim());
        Self { server, name }
    }

    /// Its server.
    pub(crate) fn process(&self) -> Pid {
        Pid::from_raw(self.server.id().cast_signed())
    }

    /// A program that talks to this screen.
    pub(crate) fn run(&self, program: &str, arguments: &[&str]) {
        let mut command = Command::new(program);
        let ran = command.args(arguments).env("DISPLAY", &self.name).output();
        let ran = ran.unwrap();
        assert!(ran.status.success(), "{program} {arguments:?}: {ran:?}");
    }
}

/// As it is now, into a file that is told.
pub(crate) fn photograph(screen: &Screen, name: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("photographs");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("{name}.png"));
    screen.run("import", &["-window", "root", file.to_str().unwrap()]);
    eprintln!("photograph: {}", file.display());
}

impl Drop for Screen {
    fn drop(&mut self) {
        // In order, so that it takes its files away.
        let _ = kill(self.process(), Signal::SIGTERM);
        let _ = self.server.wait();
    }
}
