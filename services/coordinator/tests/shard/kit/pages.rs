//! The pages of devices: each says on its play link how its page is, as its journal does.

use std::collections::BTreeMap;

use adoube_coordinator::shard::{Input, PageSign, SessionId};
use adoube_tournament::incident::evidence::Observation;
use adoube_tournament::time::Millis;
use adoube_tournament::venue::{ReportKind, Sight};

use super::Desk;

/// What is known of devices' pages and links.
#[derive(Debug, Default)]
pub(super) struct Pages {
    /// Since when a page is gone, real milliseconds.
    gone: BTreeMap<String, u64>,
    links: BTreeMap<String, SessionId>,
}

impl Desk {
    /// How a device's page is, for its greeting; the link is its newest.
    pub(super) fn page_at_hello(&mut self, device: &str, session: SessionId) -> PageSign {
        self.pages.links.insert(device.to_owned(), session);
        self.page_sign(device)
    }

    fn page_sign(&self, device: &str) -> PageSign {
        let gone = self.pages.gone.get(device);
        gone.map_or(PageSign::There, |since| {
            PageSign::Gone(Millis(self.now.real - since))
        })
    }

    /// The page of a device closes or opens; its link says so, if it has one.
    pub(crate) fn page(&mut self, device: &str, open: bool) {
        self.page_since(device, (!open).then_some(self.now.real));
    }

    /// What a journal says of the page, as the link says it too.
    pub(super) fn page_of_journal(&mut self, input: &Input) {
        let Input::VenueReported(_, _, report) = input else {
            return;
        };
        let ReportKind::Journal(line) = &report.what else {
            return;
        };
        let device = line.device.to_string();
        match line.saw {
            Sight::Known(Observation::PageClosed) => self.page(&device, false),
            Sight::Known(Observation::PageSilent { span }) => {
                self.page_since(&device, Some(self.now.real - span.0));
            }
            Sight::Known(Observation::PageBack | Observation::PageOpened) => {
                self.page(&device, true);
            }
            _ => {}
        }
    }

    fn page_since(&mut self, device: &str, gone: Option<u64>) {
        match gone {
            Some(since) => self.pages.gone.insert(device.to_owned(), since),
            None => self.pages.gone.remove(device),
        };
        if let Some(session) = self.pages.links.get(device).copied()
            && self.beating.contains(&session)
        {
            let sign = self.page_sign(device);
            self.tell(Input::SeatPage(session, sign));
        }
    }
}
