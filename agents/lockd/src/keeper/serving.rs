//! What is asked of a machine that is held.

use super::{
    Places,
    checking::Checking,
    clients::Who,
    joining::Joining,
    listing,
    requests::{Answer, Request, answer},
    stopping::{self, Act},
    watch::Watch,
};
use crate::changes::journal::Journal;

impl Watch<'_> {
    /// Whether the machine was let go.
    pub(super) fn serve(&mut self) -> bool {
        let (held, journal, places) = (&self.held, self.journal, self.places);
        let (checking, joining) = (&mut self.checking, &mut self.joining);
        let listing = &mut self.listing;
        let mut released = false;
        self.clients.serve(|who: &mut Who, asked| {
            let request = match Request::read(asked) {
                Ok(request) => request,
                Err(refused) => return refused.line(),
            };
            match request {
                Request::Release => {
                    let undone = journal.undo();
                    released |= undone.is_ok();
                    match undone {
                        Ok(left) => Answer::released(&left).line(),
                        Err(error) => Answer::Refused(error.to_string()).line(),
                    }
                }
                Request::Check => check(checking, places).line(),
                Request::Join { ssid, secret } => {
                    join(joining, places, journal, [&ssid, &secret]).line()
                }
                Request::Trying if who.tries() => Answer::Done.line(),
                Request::Trying => Answer::Refused("only root can do this".into()).line(),
                Request::Heed => {
                    who.heeds();
                    Answer::Done.line()
                }
                Request::Windows => listing::asked(listing, who, held.agent),
                Request::Freeze => stopping::all(held, journal, Act::Freeze).line(),
                Request::Thaw => stopping::all(held, journal, Act::Thaw).line(),
                Request::Kill => stopping::all(held, journal, Act::Kill).line(),
                _ => answer(held, &request).line(),
            }
        });
        released
    }
}

/// One network at a time.
fn join(
    joining: &mut Option<Joining>,
    places: &Places,
    journal: &Journal,
    [ssid, secret]: [&str; 2],
) -> Answer<'static> {
    if joining.is_some() {
        return Answer::Refused("a network is already being joined".into());
    }
    match Joining::begin(places, journal, ssid, secret) {
        Ok(begun) => {
            *joining = Some(begun);
            Answer::Done
        }
        Err(why) => Answer::Refused(why),
    }
}

/// A check that is asked for while one is made is that one.
fn check(checking: &mut Option<Checking>, places: &Places) -> Answer<'static> {
    if checking.is_none() {
        match Checking::begin(places) {
            Ok(begun) => *checking = Some(begun),
            Err(why) => return Answer::Refused(why),
        }
    }
    Answer::Done
}
