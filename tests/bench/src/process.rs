//! A program as a child process, and what it uses.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

use crate::clock;

/// How long a program may take to be ready.
const READY: Duration = Duration::from_mins(2);

/// The kernel tells processor time in hundredths of a second.
const TICKS: f64 = 100.0;

/// A running program, which is killed when dropped.
#[derive(Debug)]
pub struct Program {
    child: Child,
    log: PathBuf,
}

impl Program {
    /// Starts it; what it says goes into the file.
    pub fn start(mut command: Command, log: &Path) -> Result<Self> {
        let file = File::create(log)?;
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command
            .stdin(Stdio::piped())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .with_context(|| format!("{name} cannot be started"))?;
        Ok(Self {
            child,
            log: log.to_owned(),
        })
    }

    /// Waits until its log holds the words; how long that took from now.
    pub fn until_logged(&mut self, words: &str) -> Result<Duration> {
        let what = format!("'{words}' in its log");
        self.until(&what, |said| said.contains(words))
    }

    /// Waits until it takes connections at this port of the machine, whatever it logs; how long that took from now.
    pub fn until_listening(&mut self, port: u16) -> Result<Duration> {
        let what = format!("a listener at {port}");
        self.until(&what, |_| TcpStream::connect(("127.0.0.1", port)).is_ok())
    }

    /// Waits until that is so, by its log or by another sign.
    fn until(&mut self, what: &str, mut is_so: impl FnMut(&str) -> bool) -> Result<Duration> {
        let began = clock::now();
        while clock::since(began) < READY {
            let said = fs::read(&self.log)?;
            let said = String::from_utf8_lossy(&said);
            if is_so(&said) {
                return Ok(clock::since(began));
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("it ended ({status}): {said}");
            }
            clock::pause(Duration::from_millis(2));
        }
        bail!("no {what}: see {}", self.log.display())
    }

    /// Processor time used so far, all threads, user and system.
    pub fn processor(&self) -> Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let rest = stat.rsplit(") ").next().unwrap_or_default();
        let field = |number: usize| rest.split(' ').nth(number)?.parse::<u64>().ok();
        let ticks = field(11).zip(field(12)).context("processor time")?;
        #[expect(clippy::cast_precision_loss, reason = "hundredths of a second")]
        let ticks = (ticks.0 + ticks.1) as f64;
        Ok(Duration::from_secs_f64(ticks / TICKS))
    }

    /// Memory it holds, in bytes.
    pub fn memory(&self) -> Result<u64> {
        memory_of(self.child.id())
    }

    /// Kills it as a power cut would.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Its process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Memory a process holds, in bytes.
pub fn memory_of(process: u32) -> Result<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok());
    Ok(kib.context("VmRSS")? * 1_024)
}

/// A program that was built beside this one.
pub fn beside(name: &str) -> Result<PathBuf> {
    let own = std::env::current_exe()?;
    let folder = own.parent().context("no folder")?;
    // A test's own program lies one deeper.
    let folder = match folder.file_name() {
        Some(last) if last == OsStr::new("deps") => folder.parent().context("no folder")?,
        _ => folder,
    };
    let path = folder.join(name);
    if !path.is_file() {
        bail!(
            "{} is not there: `cargo xtask bench` builds it",
            path.display()
        );
    }
    Ok(path)
}

/// A port of this machine that nobody has, below those that connections get.
pub fn free_port() -> Result<u16> {
    for _ in 0..100 {
        let port = fastrand::u16(20_000..32_000);
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return Ok(port);
        }
    }
    bail!("no port is free")
}
