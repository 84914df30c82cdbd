//! The windows, for who asked for them: their servers are the player's programs, and may take their time.

use std::os::fd::{AsFd, BorrowedFd};

use serde_json::Value;

use super::{
    beside::Beside,
    clients::{Clients, Who},
    requests::{Answer, line},
};

/// The longest list, bytes.
const LONGEST: u64 = 64 << 10;

/// A list in the making.
#[derive(Debug)]
pub(super) struct Listing(Beside);

impl Listing {
    /// By a process that ends as this user's.
    pub(super) fn begin(user: u32) -> Result<Self, Answer<'static>> {
        let begun = Beside::begin(LONGEST, |command| {
            command.arg("windows").arg("--user").arg(user.to_string())
        });
        begun
            .map(Self)
            .map_err(|error| Answer::Refused(format!("windows cannot be listed: {error}")))
    }

    /// The answer, when it is there.
    pub(super) fn answer(&mut self) -> Option<Vec<u8>> {
        let said = self.0.over()?;
        let said = serde_json::from_slice::<Value>(&said).ok();
        Some(match said.filter(Value::is_object) {
            Some(said) => line(&said),
            None => Answer::Refused("the list of windows gave no result".into()).line(),
        })
    }
}

/// Somebody asks: a list that is in the making is his, too. What he is answered at once.
pub(super) fn asked(listing: &mut Option<Listing>, who: &mut Who, user: u32) -> Vec<u8> {
    if listing.is_none() {
        match Listing::begin(user) {
            Ok(begun) => *listing = Some(begun),
            Err(refused) => return refused.line(),
        }
    }
    who.awaits_windows();
    Vec::new()
}

/// Tells whoever waits for it once it is there.
pub(super) fn hear(listing: &mut Option<Listing>, clients: &mut Clients) {
    let answer = listing.as_mut().and_then(Listing::answer);
    if let Some(answer) = answer {
        *listing = None;
        clients.tell_windows(&answer);
    }
}

impl AsFd for Listing {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }
}
