//! All programs of an event on this machine: started, looked after, stopped.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

use adoube_user_text::text;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result, bail};

use super::child::{Child, Spec, describe};
use super::keeper::{Keeper, MOMENT};
use super::texts;

/// What a program is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Program {
    /// `adoube-coordinator`.
    Coordinator,
    /// `adoube-venue`.
    Venue,
    /// `adoube-kiosk`.
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
pub struct Crew {
    programs: PathBuf,
    logs: PathBuf,
    /// What to do when one of them fails.
    next: String,
    children: Vec<(Program, Child)>,
    /// Killed by us, to be started again.
    killed: Option<(Program, Spec)>,
    /// Where programs that end are started again; and which are to be, when.
    keeper: Option<Keeper>,
    due: Vec<(u64, Program, Spec)>,
}

impl Crew {
    /// Finds the programs beside our own. `next` says what to do when one of them fails.
    pub fn new(root: &Path, next: impl Into<String>) -> Result<Self> {
        let own = std::env::current_exe().with_context(|| text!("cli-local-no-own-folder"))?;
        let programs = own.parent().unwrap_or(Path::new(".")).to_owned();
        for name in ["adoube-coordinator", "adoube-venue", "adoube-kiosk"] {
            if !programs.join(name).is_file() {
                bail!(trouble(
                    texts::of_file("cli-folder-file-missing", &programs.join(name)),
                    text!("cli-local-programs-next"),
                ));
            }
        }
        let logs = root.join("logs");
        std::fs::create_dir_all(&logs).with_context(|| text!("cli-local-no-log-folder"))?;
        Ok(Self {
            programs,
            logs,
            next: next.into(),
            children: Vec::new(),
            killed: None,
            keeper: None,
            due: Vec::new(),
        })
    }

    /// Starts the coordinator of this folder.
    pub fn start_coordinator(&mut self, dir: &Path, speed: f64) -> Result<()> {
        let speed = speed.to_string();
        let args = ["--dir", &text(dir), "--speed", &speed];
        self.start(Program::Coordinator, "coordinator", &args)
    }

    /// Starts the venue node of this folder.
    pub fn start_venue(&mut self, id: &str, dir: &Path) -> Result<()> {
        let name = format!("venue {id}");
        self.start(Program::Venue, &name, &["--dir", &text(dir)])
    }

    /// Starts the kiosk of this folder, which plays by a script.
    pub fn start_kiosk(&mut self, device: &str, dir: &Path, script: &Path) -> Result<()> {
        let args = ["run", "--dir", &text(dir), "--script", &text(script)];
        self.start(Program::Kiosk, &kiosk(device), &args)
    }

    /// The same, and the player's page beside it, to be looked at.
    pub fn start_kiosk_with_page(&mut self, device: &str, dir: &Path, script: &Path) -> Result<()> {
        let args = [
            "run",
            "--dir",
            &text(dir),
            "--page",
            "--script",
            &text(script),
        ];
        self.start(Program::Kiosk, &kiosk(device), &args)
    }

    /// Starts the kiosk of this folder, with the page that a player sits at.
    pub fn start_page(&mut self, device: &str, dir: &Path) -> Result<()> {
        let args = ["run", "--dir", &text(dir), "--page"];
        self.start(Program::Kiosk, &kiosk(device), &args)
    }

    /// Starts what holds a device: a script, in a namespace of mounts of its own, with what it is to know.
    pub fn start_lock(&mut self, device: &str, script: &str, told: &[&Path]) -> Result<()> {
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
    pub fn program(&self, name: &str) -> PathBuf {
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

    /// The programs that run and are started again where programs are kept, by name, each with its process.
    pub fn processes(&self) -> BTreeMap<String, u32> {
        let kept = self.children.iter();
        let kept = kept.filter(|(kind, _)| *kind != Program::Lock);
        let known = kept.filter_map(|(_, child)| Some((child.spec.name.clone(), child.process()?)));
        known.collect()
    }

    /// How many programs run.
    pub fn running(&self) -> usize {
        self.children.len()
    }

    /// Fails if a program has ended that nobody asked to.
    pub fn check(&mut self) -> Result<()> {
        match self.ended()? {
            Some((index, status)) => Err(self.failed(index, status)),
            None => Ok(()),
        }
    }

    /// From now on programs that end are started again by [`Crew::look`], as long as they can run. What holds a
    /// device is not: it starts its daemon again by itself.
    pub fn keep(&mut self) {
        self.keeper = Some(Keeper::default());
    }

    /// As [`Crew::check`]; where programs are kept, starts again what has ended, a moment later. What there is to tell
    /// of it, at this time (real milliseconds).
    pub fn look(&mut self, now: u64) -> Result<Vec<String>> {
        let mut told = Vec::new();
        while let Some((index, status)) = self.ended()? {
            let (kind, name) = (
                self.children[index].0,
                self.children[index].1.spec.name.clone(),
            );
            let keeper = self.keeper.as_mut().filter(|_| kind != Program::Lock);
            let Some(at) = keeper.and_then(|keeper| keeper.ended(&name, now)) else {
                return Err(self.failed(index, status));
            };
            let (kind, child) = self.children.remove(index);
            self.due.push((at, kind, child.spec));
            told.push(text!(
                "cli-local-restarts", ended: describe(&name, status), seconds: MOMENT / 1_000,
            ));
        }
        told.extend(self.start_due(now)?);
        Ok(told)
    }

    /// Starts again what is to be by now.
    fn start_due(&mut self, now: u64) -> Result<Vec<String>> {
        let (due, later) = std::mem::take(&mut self.due)
            .into_iter()
            .partition::<Vec<_>, _>(|(at, ..)| *at <= now);
        self.due = later;
        let mut told = Vec::new();
        for (_, kind, spec) in due {
            if let Some(keeper) = &mut self.keeper {
                keeper.started(&spec.name, now);
            }
            let child = Child::start(spec)?;
            let process = child.process().unwrap_or_default();
            told.push(text!("cli-local-restarted", name: &child.spec.name, process));
            self.children.push((kind, child));
        }
        Ok(told)
    }

    /// A program that has ended, and how.
    fn ended(&mut self) -> Result<Option<(usize, ExitStatus)>> {
        for (index, (_, child)) in self.children.iter_mut().enumerate() {
            if let Some(status) = child.ended()? {
                return Ok(Some((index, status)));
            }
        }
        Ok(None)
    }

    /// That it has, with the end of its log.
    fn failed(&self, index: usize, status: ExitStatus) -> anyhow::Error {
        let (_, child) = &self.children[index];
        let what = format!(
            "{}\n{}",
            text!("cli-local-failed", ended: describe(&child.spec.name, status)),
            child.tail()
        );
        trouble(what, &self.next)
    }

    /// Kills a program of this kind, the named one or the first; tells its name.
    pub async fn kill(&mut self, kind: Program, name: Option<&str>) -> Result<String> {
        let fits = |(is, child): &(Program, Child)| {
            *is == kind && name.is_none_or(|name| child.spec.name == name)
        };
        let index = self.children.iter().position(fits);
        let index = index.with_context(|| text!("cli-local-none-to-kill", kind: kind.word()))?;
        let (kind, mut child) = self.children.remove(index);
        child.kill().await?;
        let name = child.spec.name.clone();
        self.killed = Some((kind, child.spec));
        Ok(name)
    }

    /// Starts again what was killed; tells its name.
    pub fn revive(&mut self) -> Result<Option<String>> {
        let Some((kind, spec)) = self.killed.take() else {
            return Ok(None);
        };
        let name = spec.name.clone();
        self.children.push((kind, Child::start(spec)?));
        Ok(Some(name))
    }

    /// Stops the kiosks of these devices.
    pub async fn stop_kiosks(&mut self, devices: &[String]) {
        let names: Vec<String> = devices.iter().map(|device| kiosk(device)).collect();
        let (mut these, others) = std::mem::take(&mut self.children)
            .into_iter()
            .partition::<Vec<_>, _>(|(_, child)| names.contains(&child.spec.name));
        self.children = others;
        stop(&mut these).await;
    }

    /// Stops everything: kiosks, then what holds them, then venues, then the coordinator. Names those that had to be
    /// killed.
    pub async fn stop(&mut self) -> Vec<String> {
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

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::time::Duration;

    use super::{Child, Crew, MOMENT, Program, Spec};

    /// A crew of one program, which writes a line each time it is started and then does this.
    fn crew(folder: &Path, then: &str) -> Crew {
        let spec = Spec {
            name: "kiosk madrid-1".to_owned(),
            program: "/bin/sh".into(),
            args: vec!["-c".to_owned(), format!("echo begun; {then}")],
            log: folder.join("log"),
        };
        Crew {
            programs: folder.to_owned(),
            logs: folder.to_owned(),
            next: "look".to_owned(),
            children: vec![(Program::Kiosk, Child::start(spec).unwrap())],
            killed: None,
            keeper: None,
            due: Vec::new(),
        }
    }

    /// Waits until its program was started so often.
    async fn begun(folder: &Path, times: usize) {
        let log = folder.join("log");
        while std::fs::read_to_string(&log).unwrap().lines().count() < times {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// What there is to tell, as soon as there is something.
    async fn told(crew: &mut Crew, now: u64) -> Vec<String> {
        loop {
            let told = crew.look(now).unwrap();
            if !told.is_empty() {
                return told;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    #[tokio::test]
    async fn a_kept_program_that_is_killed_is_started_again_a_moment_later() {
        let folder = tempfile::tempdir().unwrap();
        let mut crew = crew(folder.path(), "exec cat");
        crew.keep();
        begun(folder.path(), 1).await;
        assert!(crew.look(100_000).unwrap().is_empty());
        crew.children[0].1.kill().await.unwrap();
        let ended = "kiosk madrid-1 was ended by signal 9; it restarts in 5 s";
        assert_eq!(told(&mut crew, 100_000).await, [ended]);
        assert_eq!(crew.running(), 0);
        assert!(crew.look(100_000 + MOMENT - 1).unwrap().is_empty());
        let again = told(&mut crew, 100_000 + MOMENT).await;
        let process = crew.processes()["kiosk madrid-1"];
        let line = format!("kiosk madrid-1 has restarted as process {process}");
        assert_eq!(again, [line]);
        begun(folder.path(), 2).await;
        assert!(crew.stop().await.is_empty());
    }

    #[tokio::test]
    async fn a_program_that_cannot_run_ends_it_all_with_the_end_of_its_log() {
        let folder = tempfile::tempdir().unwrap();
        let mut crew = crew(folder.path(), "exit 3");
        crew.keep();
        let mut starts = 1;
        let mut now = 1;
        let error = loop {
            now += MOMENT;
            match crew.look(now) {
                Ok(told) => {
                    let again = told.iter().filter(|line| line.contains("restarted as"));
                    starts += again.count();
                }
                Err(error) => break error.to_string(),
            }
            assert!(starts < 10, "it is started for ever");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        assert!(starts > 2, "{starts}");
        assert!(
            error.contains("kiosk madrid-1 ended with status 3"),
            "{error}"
        );
        assert!(error.contains("begun\nbegun"), "{error}");
    }

    #[tokio::test]
    async fn who_keeps_nothing_is_told_that_a_program_has_ended() {
        let folder = tempfile::tempdir().unwrap();
        let mut crew = crew(folder.path(), "exec cat");
        crew.children[0].1.kill().await.unwrap();
        let error = loop {
            if let Err(error) = crew.look(1) {
                break error.to_string();
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        };
        assert!(error.contains("was ended by signal 9"), "{error}");
    }
}
