//! Devices are locked with a profile before their agents start, and their locks are tested at the end.

use adoube_client::clock::monotonic_millis;
use adoube_tournament::message;
use adoube_user_text::text;
use anyhow::{Result, bail};

use super::{Flow, START};
use crate::Host;
use crate::device_locks::{self, DeviceLock};

impl<H: Host> Flow<'_, H> {
    /// Locks every device, if it is wanted and this machine allows it.
    pub(super) async fn lock_devices(&mut self) -> Result<()> {
        if !self.settings.locked {
            return Ok(());
        }
        let missing = device_locks::missing(self.crew);
        if !missing.is_empty() {
            for what in missing {
                let unavailable = message!("cli-demo-unavailable");
                self.host.step(&unavailable.messages("what", vec![what]));
            }
            self.step_id("cli-demo-not-locked");
            return Ok(());
        }
        let mut folders = Vec::new();
        for (venue, device) in self.event.devices() {
            let dir = self.event.device_folder(venue, &device);
            device_locks::hold(self.crew, &device, &dir)?;
            folders.push(dir);
        }
        let until = monotonic_millis() + START;
        while !folders.iter().all(|dir| device_locks::is_there(dir)) {
            if monotonic_millis() > until {
                bail!(text!("cli-demo-no-daemons"));
            }
            self.pause().await?;
        }
        self.locked = true;
        let locked = message!("cli-demo-locked");
        self.host.step(&locked.number("count", folders.len()));
        Ok(())
    }

    /// How each device is locked, as its own check finds it; nothing if none is.
    pub(super) async fn check_locks(&mut self) -> Vec<DeviceLock> {
        let mut locks = Vec::new();
        if !self.locked {
            return locks;
        }
        let program = self.crew.program("adoube-kiosk");
        for (venue, device) in self.event.devices() {
            let dir = self.event.device_folder(venue, &device);
            locks.push(device_locks::check(program.clone(), &device, &dir).await);
        }
        locks
    }
}
