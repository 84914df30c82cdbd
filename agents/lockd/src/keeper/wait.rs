//! Nothing is held, and somebody may ask for it.

use std::os::fd::AsFd as _;

use nix::{
    errno::Errno,
    poll::{PollFd, PollFlags, PollTimeout, poll},
    sys::signalfd::SignalFd,
};

use super::{
    KeeperError, Places, Word,
    clients::Clients,
    requests::{Answer, Request, Standing},
    signals,
};
use crate::{changes::journal::Journal, profile::Profile, users};

/// Until it is asked to hold the machine, or told to stop.
pub(super) fn wait(
    places: &Places,
    signals: &SignalFd,
    journal: &Journal,
) -> Result<Word, KeeperError> {
    let agent = users::number(&Profile::read(&places.profile)?.agent)?;
    let mut clients = Clients::listen(&places.socket, agent)?;
    let mut word = Word::Wait;
    while word == Word::Wait {
        {
            let own = PollFd::new(signals.as_fd(), PollFlags::POLLIN);
            let mut sources: Vec<PollFd> = std::iter::once(own).chain(clients.sources()).collect();
            match poll(&mut sources, PollTimeout::NONE) {
                Ok(_) | Err(Errno::EINTR) => {}
                Err(error) => return Err(KeeperError::system("poll")(error.into())),
            }
        }
        if signals::stop(signals) {
            return Ok(Word::Stop);
        }
        clients.serve(|_, line| {
            let (answer, next) = answer(places, journal, line);
            if next == Word::Engage {
                word = next;
            }
            answer.line()
        });
    }
    Ok(word)
}

fn answer(places: &Places, journal: &Journal, line: &[u8]) -> (Answer<'static>, Word) {
    let request = match Request::read(line) {
        Ok(request) => request,
        Err(refused) => return (refused, Word::Wait),
    };
    let answer = match request {
        Request::Engage { profile } => match fits(places, profile.as_deref()) {
            Ok(()) => return (Answer::Done, Word::Engage),
            Err(why) => Answer::Refused(why),
        },
        // What a power cut left was undone at the start; what could not be is tried again.
        Request::Release => match journal.undo() {
            Ok(left) => Answer::released(&left),
            Err(error) => Answer::Refused(error.to_string()),
        },
        Request::Standing => Answer::Standing(Standing {
            profile: Profile::read(&places.profile)
                .map(|profile| profile.hash)
                .unwrap_or_default(),
            engaged: false,
            layers: &[],
        }),
        Request::Running => Answer::running(None),
        _ => Answer::Refused("the device is not locked".into()),
    };
    (answer, Word::Wait)
}

/// Whether the profile here can be held, and is the one that is asked for.
fn fits(places: &Places, wanted: Option<&str>) -> Result<(), String> {
    let profile = Profile::read(&places.profile).map_err(|error| error.to_string())?;
    for name in &profile.users {
        users::number(name).map_err(|error| error.to_string())?;
    }
    match wanted {
        Some(wanted) if wanted != profile.hash => Err(format!(
            "{} is another profile ({}) than the one asked for ({wanted})",
            places.profile.display(),
            profile.hash
        )),
        _ => Ok(()),
    }
}
