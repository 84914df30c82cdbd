//! Devices are held to a profile before their agents start, and prove it at the end.

use anyhow::{Result, bail};

use super::{Flow, START};
use crate::clock::monotonic_millis;
use crate::demo::locked::{self, DeviceLock};

impl Flow<'_> {
    /// Holds every device, where it is wanted and this machine allows it.
    pub(super) async fn hold_devices(&mut self) -> Result<()> {
        if !self.args.locked {
            return Ok(());
        }
        let missing = locked::missing(self.crew);
        for line in &missing {
            self.stage.tell(&format!("unavailable here: {line}"));
        }
        if !missing.is_empty() {
            self.stage.tell("the devices are not locked");
            return Ok(());
        }
        let mut folders = Vec::new();
        for (venue, device) in self.place.devices() {
            let dir = self.place.device_folder(venue, &device);
            locked::hold(self.crew, &device, &dir)?;
            folders.push(dir);
        }
        let until = monotonic_millis() + START;
        while !folders.iter().all(|dir| locked::is_there(dir)) {
            if monotonic_millis() > until {
                bail!("the daemons that lock the devices do not respond");
            }
            self.pause().await?;
        }
        self.held = true;
        let count = folders.len();
        self.stage.tell(&format!(
            "{count} daemons lock the devices, each on its own filesystem"
        ));
        Ok(())
    }

    /// How each device is held, as its own check finds it; nothing where none is.
    pub(super) async fn check_locks(&mut self) -> Vec<DeviceLock> {
        let mut locks = Vec::new();
        if !self.held {
            return locks;
        }
        let program = self.crew.program("adoube-kiosk");
        for (venue, device) in self.place.devices() {
            let dir = self.place.device_folder(venue, &device);
            locks.push(locked::check(program.clone(), &device, &dir).await);
        }
        locks
    }
}
