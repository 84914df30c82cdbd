//! All programs of an event on this machine: started, looked after, stopped.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use super::child::{Child, Spec, describe};
use crate::say::trouble;

/// What a program is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Program {
    Coordinator,
    Venue,
    Kiosk,
    /// What holds a device.
    Lock,
}

impl Program {
    /// As people are told of it.
    const fn word(self) -> &'static str {
        match self {
            Self::Coordinator => "coordinator",
            Self::Venue => "venue",
            Self::Kiosk => "kiosk",
            Self::Lock => "lock",
        }
    }
}

/// The programs, in the order in which they were started.
pub(crate) struct Crew {
    programs: PathBuf,
    logs: PathBuf,
    /// What to do when one of them fails.
    next: &'static str,
    children: Vec<(Program, Child)>,
    /// Killed by us, to be started again.
    killed: Option<(Program, Spec)>,
}

impl Crew {
    /// Finds the programs beside our own. `next` says what to do when one of them fails.
    pub(crate) fn new(root: &Path, next: &'static str) -> Result<Self> {
        let own = std::env::current_exe().context("where this program is cannot be told")?;
        let programs = own.parent().unwrap_or(Path::new(".")).to_owned();
        for name in ["adoube-coordinator", "adoube-venue", "adoube-kiosk"] {
            if !programs.join(name).is_file() {
                bail!(trouble(
                    format!("{} is not there", programs.join(name).display()),
                    "build all programs first: cargo build --bins, or use cargo xtask demo",
                ));
            }
        }
        let logs = root.join("logs");
        std::fs::create_dir_all(&logs).context("the folder for logs cannot be made")?;
        Ok(Self {
            programs,
            logs,
            next,
            children: Vec::new(),
            killed: None,
        })
    }

    /// Starts the coordinator of this folder.
    pub(crate) fn start_coordinator(&mut self, dir: &Path, speed: f64) -> Result<()> {
        let speed = speed.to_string();
        let args = ["--dir", &text(dir), "--speed", &speed];
        self.start(Program::Coordinator, "coordinator", &args)
    }

    /// Starts the venue node of this folder.
    pub(crate) fn start_venue(&mut self, id: &str, dir: &Path) -> Result<()> {
        let name = format!("venue {id}");
        self.start(Program::Venue, &name, &["--dir", &text(dir)])
    }

    /// Starts the kiosk of this folder, which plays by a script.
    pub(crate) fn start_kiosk(&mut self, device: &str, dir: &Path, script: &Path) -> Result<()> {
        let args = ["run", "--dir", &text(dir), "--script", &text(script)];
        self.start(Program::Kiosk, &kiosk(device), &args)
    }

    /// Starts the kiosk of this folder, with the page that a player sits at.
    pub(crate) fn start_page(&mut self, device: &str, dir: &Path) -> Result<()> {
        let args = ["run", "--dir", &text(dir), "--page"];
        self.start(Program::Kiosk, &kiosk(device), &args)
    }

    /// Starts what holds a device: a script, in a namespace of mounts of its own, with what it is to know.
    pub(crate) fn start_lock(&mut self, device: &str, script: &str, told: &[&Path]) -> Result<()> {
        let own = [
            "--mount",
            "--propagation",
            "private",
            "sh",
            "-c",
            script,
            "sh",
        ];
        let told = told.iter().map(|path| text(path));
        let name = format!("lock {device}");
        let spec = Spec {
            program: PathBuf::from("unshare"),
            args: own.map(str::to_owned).into_iter().chain(told).collect(),
            log: self.logs.join(format!("lock-{device}.log")),
            name,
        };
        self.children.push((Program::Lock, Child::start(spec)?));
        Ok(())
    }

    /// Where a program lies, beside our own.
    pub(crate) fn program(&self, name: &str) -> PathBuf {
        self.programs.join(name)
    }

    fn start(&mut self, kind: Program, name: &str, args: &[&str]) -> Result<()> {
        let spec = Spec {
            name: name.to_owned(),
            program: self.programs.join(format!("adoube-{}", kind.word())),
            args: args.iter().map(|arg| (*arg).to_owned()).collect(),
            log: self.logs.join(format!("{}.log", name.replace(' ', "-"))),
        };
        self.children.push((kind, Child::start(spec)?));
        Ok(())
    }

    /// How many programs run.
    pub(crate) fn len(&self) -> usize {
        self.children.len()
    }

    /// Fails if a program has ended that nobody asked to.
    pub(crate) fn check(&mut self) -> Result<()> {
        for (_, child) in &mut self.children {
            if let Some(status) = child.ended()? {
                let (name, tail) = (&child.spec.name, child.tail());
                bail!(trouble(
                    format!("{name} {}; the end of its log:\n{tail}", describe(status)),
                    self.next,
                ));
            }
        }
        Ok(())
    }

    /// Kills a program of this kind, the named one or the first; tells its name.
    pub(crate) async fn kill(&mut self, kind: Program, name: Option<&str>) -> Result<String> {
        let fits = |(is, child): &(Program, Child)| {
            *is == kind && name.is_none_or(|name| child.spec.name == name)
        };
        let index = self.children.iter().position(fits);
        let index = index.with_context(|| format!("there is no {} to kill", kind.word()))?;
        let (kind, mut child) = self.children.remove(index);
        child.kill().await?;
        let name = child.spec.name.clone();
        self.killed = Some((kind, child.spec));
        Ok(name)
    }

    /// Starts again what was killed; tells its name.
    pub(crate) fn revive(&mut self) -> Result<Option<String>> {
        let Some((kind, spec)) = self.killed.take() else {
            return Ok(None);
        };
        let name = spec.name.clone();
        self.children.push((kind, Child::start(spec)?));
        Ok(Some(name))
    }

    /// Stops the kiosks of these devices.
    pub(crate) async fn stop_kiosks(&mut self, devices: &[String]) {
        let names: Vec<String> = devices.iter().map(|device| kiosk(device)).collect();
        let (mut these, others) = std::mem::take(&mut self.children)
            .into_iter()
            .partition::<Vec<_>, _>(|(_, child)| names.contains(&child.spec.name));
        self.children = others;
        stop(&mut these).await;
    }

    /// Stops everything: kiosks, then what holds them, then venues, then the coordinator. Names those that had to be
    /// killed.
    pub(crate) async fn stop(&mut self) -> Vec<String> {
        let mut killed = Vec::new();
        for kind in [
            Program::Kiosk,
            Program::Lock,
            Program::Venue,
            Program::Coordinator,
        ] {
            let (mut these, others) = std::mem::take(&mut self.children)
                .into_iter()
                .partition::<Vec<_>, _>(|(is, _)| *is == kind);
            self.children = others;
            killed.extend(stop(&mut these).await);
        }
        killed
    }
}

/// Stops these; names those that had to be killed.
async fn stop(children: &mut [(Program, Child)]) -> Vec<String> {
    for (_, child) in &mut *children {
        child.ask_to_stop();
    }
    let mut killed = Vec::new();
    for (_, child) in children {
        if !child.stopped().await {
            killed.push(child.spec.name.clone());
        }
    }
    killed
}

fn kiosk(device: &str) -> String {
    format!("kiosk {device}")
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
