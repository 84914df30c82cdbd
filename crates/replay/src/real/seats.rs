//! The players' agents: kiosks as processes, or the same agents as tasks of this process. Both
//! join the venue's broker and play through its relay under certificates of their own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use adoube_kiosk::shell::{RunError, Settings, run};
use adoube_local_event::Crew;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result, anyhow, bail};
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use crate::SeatsKind;

/// The most seats that are processes of their own if nobody says otherwise.
const PROCESSES: usize = 16;
/// Files and sockets that a seat needs in the program that has most of them.
const FILES: u64 = 5;
/// What a program needs besides.
const BESIDES: u64 = 256;

/// How seats are played.
pub(super) enum Seats {
    Processes,
    Tasks(Tasks),
}

/// Agents within this process.
#[derive(Default)]
pub(super) struct Tasks {
    running: JoinSet<(String, Result<(), RunError>)>,
    /// What ends each of them when it is dropped.
    stops: BTreeMap<String, oneshot::Sender<()>>,
}

impl Seats {
    /// For so many boards at once.
    pub(super) fn new(kind: SeatsKind, boards: usize) -> Result<Self> {
        let seats = boards * 2;
        make_room(seats as u64)?;
        let processes = match kind {
            SeatsKind::Auto => seats <= PROCESSES,
            SeatsKind::Processes => true,
            SeatsKind::Tasks => false,
        };
        Ok(if processes {
            Self::Processes
        } else {
            Self::Tasks(Tasks::default())
        })
    }

    /// Seats an agent at a device; it plays by the script.
    pub(super) fn start(
        &mut self,
        crew: &mut Crew,
        device: &str,
        dir: PathBuf,
        script: &str,
    ) -> Result<()> {
        let file = dir.join("script.json");
        write(&file, script)?;
        match self {
            Self::Processes => crew.start_kiosk(device, &dir, &file),
            Self::Tasks(tasks) => {
                tasks.start(device, dir, file);
                Ok(())
            }
        }
    }

    /// Ends the agents of these devices; those of processes have gone when this returns.
    pub(super) async fn stop(&mut self, crew: &mut Crew, devices: &[String]) {
        match self {
            Self::Processes => crew.stop_kiosks(devices).await,
            Self::Tasks(tasks) => {
                for device in devices {
                    tasks.stops.remove(device);
                }
            }
        }
    }

    /// Ends them all, and waits until they are gone.
    pub(super) async fn close(&mut self) -> Result<()> {
        if let Self::Tasks(tasks) = self {
            tasks.stops.clear();
            while let Some(ended) = tasks.running.join_next().await {
                ended?.1?;
            }
        }
        Ok(())
    }

    /// Fails if an agent has ended that nobody asked to; processes are looked after with the rest.
    pub(super) fn check(&mut self) -> Result<()> {
        let Self::Tasks(tasks) = self else {
            return Ok(());
        };
        while let Some(ended) = tasks.running.try_join_next() {
            let (device, ended) = ended?;
            ended.with_context(|| format!("the agent of {device}"))?;
            if tasks.stops.contains_key(&device) {
                bail!("the agent of {device} ended before its game");
            }
        }
        Ok(())
    }
}

impl Tasks {
    fn start(&mut self, device: &str, folder: PathBuf, script: PathBuf) {
        let (sender, stopped) = oneshot::channel::<()>();
        let name = device.to_owned();
        self.stops.insert(name.clone(), sender);
        let settings = Settings {
            folder,
            script: Some(script),
            ..Settings::default()
        };
        self.running.spawn(async move {
            let stop = async {
                let _ = stopped.await;
                Ok("its game is over")
            };
            (name, run(settings, stop).await)
        });
    }
}

fn write(file: &Path, text: &str) -> Result<()> {
    std::fs::write(file, text).with_context(|| format!("{} cannot be written", file.display()))
}

/// Programs that are started have our limit of open files; it is raised as far as it must be.
fn make_room(seats: u64) -> Result<()> {
    let wanted = seats * FILES + BESIDES;
    let limits = getrlimit(Resource::RLIMIT_NOFILE);
    let (soft, hard) = limits.map_err(|error| anyhow!("the limit of open files: {error}"))?;
    if soft >= wanted {
        return Ok(());
    }
    if hard < wanted {
        return Err(trouble(
            format!("{seats} seats need {wanted} open files, and this system allows {hard}"),
            "play fewer games at once with --games, or raise the limit with ulimit -Hn",
        ));
    }
    setrlimit(Resource::RLIMIT_NOFILE, wanted, hard)
        .map_err(|error| anyhow!("the limit of open files cannot be raised: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_seats_are_processes_and_many_are_tasks() {
        for (kind, boards, processes) in [
            (SeatsKind::Auto, 8, true),
            (SeatsKind::Auto, 9, false),
            (SeatsKind::Processes, 9, true),
            (SeatsKind::Tasks, 1, false),
        ] {
            let seats = Seats::new(kind, boards).unwrap();
            assert_eq!(
                matches!(seats, Seats::Processes),
                processes,
                "{kind:?} {boards}"
            );
        }
    }

    #[test]
    fn more_seats_than_the_system_has_files_for_are_refused_with_advice() {
        let error = make_room(1 << 40).unwrap_err();
        assert!(format!("{error:#}").contains("open files"), "{error:#}");
    }

    #[tokio::test]
    async fn an_agent_that_cannot_run_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let mut seats = Seats::Tasks(Tasks::default());
        let dir = folder.path().to_path_buf();
        if let Seats::Tasks(tasks) = &mut seats {
            tasks.start("hall-1-1", dir.clone(), dir.join("script.json"));
        }
        let error = loop {
            if let Err(error) = seats.check() {
                break error;
            }
            tokio::task::yield_now().await;
        };
        assert!(format!("{error:#}").contains("hall-1-1"), "{error:#}");
    }
}
