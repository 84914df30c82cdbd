//! The program itself, as a process.

use std::{
    fs::{self, File},
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};

use super::{
    DEVICE, VENUE,
    certificates::{self, Authority},
    until,
};

pub struct Kiosk {
    child: Child,
    log: PathBuf,
}

/// Writes a device's folder.
pub fn enrol(folder: &Path, authority: &Authority, mqtt: u16, relay: u16) {
    certificates::write(folder, authority, &authority.device(DEVICE));
    let settings = format!(
        "id = \"{DEVICE}\"\nvenue = \"{VENUE}\"\nmqtt = \"127.0.0.1:{mqtt}\"\n\
         relay = \"127.0.0.1:{relay}\"\ncertificate = \"certificate.pem\"\nkey = \"key.pem\"\n\
         authority = \"authority.pem\"\ndata = \"data\"\n"
    );
    fs::write(folder.join("device.toml"), settings).unwrap();
}

impl Kiosk {
    pub fn start(folder: &Path, script: Option<&Path>) -> Self {
        Self::start_with(folder, script, &[])
    }

    /// With more arguments.
    pub fn start_with(folder: &Path, script: Option<&Path>, more: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_adoube-kiosk"));
        command.arg("run");
        if let Some(script) = script {
            command.arg("--script").arg(script);
        }
        command.args(more);
        Self::spawn(command, folder)
    }

    /// A copy of the program, by another user than this test's.
    pub fn start_as(program: &Path, user: u32, folder: &Path) -> Self {
        let mut command = Command::new(program);
        command.uid(user).gid(user).arg("run");
        Self::spawn(command, folder)
    }

    fn spawn(mut command: Command, folder: &Path) -> Self {
        let log = folder.join(format!("log-{}", fastrand::u64(..)));
        let child = command
            .args(["--until-stdin-closes", "--dir"])
            .arg(folder)
            .env("RUST_LOG", "info")
            .stdin(Stdio::piped())
            .stderr(File::create(&log).unwrap())
            .spawn()
            .unwrap();
        Self { child, log }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }

    pub fn signal(&self, signal: Signal) {
        let id = Pid::from_raw(i32::try_from(self.child.id()).unwrap());
        kill(id, signal).unwrap();
    }

    pub fn close_stdin(&mut self) {
        drop(self.child.stdin.take());
    }

    pub async fn ended(&mut self) -> ExitStatus {
        let child = std::sync::Mutex::new(&mut self.child);
        until("the kiosk's end", || async {
            child.lock().unwrap().try_wait().unwrap()
        })
        .await
    }
}

impl Drop for Kiosk {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the kiosk's log:\n{}", self.log());
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
