//! How the player's page is, as the coordinator is told.

use super::core::{LinkCore, Phase};
use crate::{evidence::page::PageSign, time::Now};

impl LinkCore {
    /// Takes how the page is now. That it is gone or back is told at once, its age with each heartbeat.
    pub fn follow_page(&mut self, now: Now, page: PageSign) {
        let before = std::mem::replace(&mut self.page, page);
        if before.gone_since.is_some() == page.gone_since.is_some() {
            return;
        }
        if let Phase::Up { next_beat, .. } = &mut self.phase {
            *next_beat = now.ms();
            self.beat(now);
        }
    }
}
