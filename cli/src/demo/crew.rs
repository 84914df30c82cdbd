//! All programs of the demo: started, looked after, stopped.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

use super::child::{Child, Spec, describe};
use super::place::Place;
use crate::args::Chaos;
use crate::say::trouble;

/// The programs, in the order in which they were started.
pub(super) struct Crew {
    programs: PathBuf,
    logs: PathBuf,
    children: Vec<(Chaos, Child)>,
    /// Killed by us, to be started again.
    killed: Option<(Chaos, Spec)>,
}

impl Crew {
    /// Finds the programs beside our own.
    pub(super) fn new(root: &Path) -> Result<Self> {
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
            children: Vec::new(),
            killed: None,
        })
    }

    pub(super) fn start_coordinator(&mut self, place: &Place, speed: f64) -> Result<()> {
        let dir = place.folder.coordinator();
        let args = vec![
            "--dir".to_owned(),
            text(&dir),
            "--speed".to_owned(),
            speed.to_string(),
        ];
        self.start(
            Chaos::Coordinator,
            "adoube-coordinator",
            "coordinator",
            args,
        )
    }

    pub(super) fn start_venues(&mut self, place: &Place) -> Result<()> {
        for venue in &place.plan.venues {
            let args = vec![
                "--dir".to_owned(),
                text(&place.folder.venue(venue.id.as_str())),
            ];
            self.start(
                Chaos::Venue,
                "adoube-venue",
                &format!("venue {}", venue.id),
                args,
            )?;
        }
        Ok(())
    }

    pub(super) fn start_kiosks(&mut self, place: &Place, script: &Value) -> Result<()> {
        for (venue, device) in place.devices() {
            let dir = place.device_folder(venue, &device);
            let file = dir.join("script.json");
            std::fs::write(&file, script.to_string())
                .with_context(|| format!("{} cannot be written", file.display()))?;
            let args = ["run", "--dir", &text(&dir), "--script", &text(&file)];
            let args = args.map(str::to_owned).to_vec();
            self.start(
                Chaos::Kiosk,
                "adoube-kiosk",
                &format!("kiosk {device}"),
                args,
            )?;
        }
        Ok(())
    }

    fn start(&mut self, kind: Chaos, program: &str, name: &str, args: Vec<String>) -> Result<()> {
        let spec = Spec {
            name: name.to_owned(),
            program: self.programs.join(program),
            args,
            log: self.logs.join(format!("{}.log", name.replace(' ', "-"))),
        };
        self.children.push((kind, Child::start(spec)?));
        Ok(())
    }

    /// How many programs run.
    pub(super) fn len(&self) -> usize {
        self.children.len()
    }

    /// Fails if a program has ended that nobody asked to.
    pub(super) fn check(&mut self) -> Result<()> {
        for (_, child) in &mut self.children {
            if let Some(status) = child.ended()? {
                let (name, tail) = (&child.spec.name, child.tail());
                bail!(trouble(
                    format!("{name} {}; the end of its log:\n{tail}", describe(status)),
                    "--keep DIR keeps all logs",
                ));
            }
        }
        Ok(())
    }

    /// Kills a program of this kind, the named one or the first; tells its name.
    pub(super) async fn kill(&mut self, kind: Chaos, name: Option<&str>) -> Result<String> {
        let fits = |(is, child): &(Chaos, Child)| {
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
    pub(super) fn revive(&mut self) -> Result<Option<String>> {
        let Some((kind, spec)) = self.killed.take() else {
            return Ok(None);
        };
        let name = spec.name.clone();
        self.children.push((kind, Child::start(spec)?));
        Ok(Some(name))
    }

    /// Stops everything: kiosks, then venues, then the coordinator. Names those that had to be
    /// killed.
    pub(super) async fn stop(&mut self) -> Vec<String> {
        let mut killed = Vec::new();
        for kind in [Chaos::Kiosk, Chaos::Venue, Chaos::Coordinator] {
            let (mut these, others) = std::mem::take(&mut self.children)
                .into_iter()
                .partition::<Vec<_>, _>(|(is, _)| *is == kind);
            self.children = others;
            for (_, child) in &mut these {
                child.ask_to_stop();
            }
            for (_, child) in &mut these {
                if !child.stopped().await {
                    killed.push(child.spec.name.clone());
                }
            }
        }
        killed
    }
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
