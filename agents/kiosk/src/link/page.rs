//! What the coordinator is told of the player's page.

use super::core::{LinkCore, Phase};
use crate::{evidence::page::PageSign, time::Now};

impl LinkCore {
    /// Takes the state of the page. A page that closes or opens again is told at once, its age with each heartbeat.
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
