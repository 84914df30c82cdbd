//! Nothing is held, and somebody may ask for it.

use std::{os::fd::AsFd as _, path::PathBuf};

use nix::{
    errno::Errno,
    poll::{PollFd, PollFlags, PollTimeout, poll},
    sys::signalfd::SignalFd,
};

use super::{
    KeeperError, Places, Word, children,
    clients::Clients,
    listing::{self, Listing},
    requests::{Answer, Request, Standing},
    say,
    shared::Shared,
    signals,
};
use crate::{
    changes::{ChangeError, journal::Journal},
    profile::{Profile, ProfileError},
    users::{self, NoUser},
};

/// Until it is asked to hold the machine, or told to stop.
pub(super) fn wait(
    places: &Places,
    signals: &SignalFd,
    journal: &Journal,
    shared: &Shared,
) -> Result<Word, KeeperError> {
    let agent = users::number(&Profile::read(&places.profile)?.agent)?;
    let mut clients = Clients::listen(&places.socket, agent)?;
    let socket = places.socket.display();
    say::say(&format!("no lock; waiting at {socket} for requests"));
    let mut listing: Option<Listing> = None;
    let mut word = Word::Wait;
    while word == Word::Wait {
        {
            let own = [Some(signals.as_fd()), listing.as_ref().map(|it| it.as_fd())];
            let own = own.into_iter().flatten();
            let own = own.map(|source| PollFd::new(source, PollFlags::POLLIN));
            let mut sources: Vec<PollFd> = own.chain(clients.sources()).collect();
            match poll(&mut sources, PollTimeout::NONE) {
                Ok(_) | Err(Errno::EINTR) => {}
                Err(error) => return Err(KeeperError::system("poll")(error.into())),
            }
        }
        if signals::stop(signals) {
            return Ok(Word::Stop);
        }
        clients.serve(|who, line| {
            let request = match Request::read(line) {
                Ok(Request::Windows) => return listing::asked(&mut listing, who, agent),
                Ok(request) => request,
                Err(refused) => return refused.line(),
            };
            let (answer, next) = answer(places, journal, shared, request);
            if next == Word::Engage {
                word = next;
            }
            answer.line()
        });
        listing::hear(&mut listing, &mut clients);
        children::bury();
    }
    Ok(word)
}

fn answer(
    places: &Places,
    journal: &Journal,
    shared: &Shared,
    request: Request,
) -> (Answer<'static>, Word) {
    let answer = match request {
        Request::Engage { profile } => match fits(places, shared, profile.as_deref()) {
            Ok(()) => return (Answer::Done, Word::Engage),
            Err(why) => Answer::Refused(why.to_string()),
        },
        // What a power cut left was undone at the start; what could not be is tried again.
        Request::Release => match undo(journal, shared) {
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

/// Nothing of it that another daemon has.
fn undo(journal: &Journal, shared: &Shared) -> Result<Vec<ChangeError>, KeeperError> {
    shared.take_left(journal)?;
    let left = journal.undo();
    shared.give_up();
    Ok(left?)
}

/// Whether the profile here can be held, and is the one that is asked for.
fn fits(places: &Places, shared: &Shared, wanted: Option<&str>) -> Result<(), Unfit> {
    let profile = Profile::read(&places.profile)?;
    for name in profile.users.iter().chain([&profile.agent]) {
        users::number(name)?;
    }
    match wanted {
        Some(wanted) if !is_hash(wanted) => Err(Unfit::Hash(wanted.to_owned())),
        Some(wanted) if wanted != profile.hash => Err(Unfit::Another {
            path: places.profile.clone(),
            is: profile.hash,
            wanted: wanted.to_owned(),
        }),
        // Half of it is in another one's way.
        _ => Ok(shared.take_of(&profile).inspect_err(|_| shared.give_up())?),
    }
}

fn is_hash(text: &str) -> bool {
    let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.len() == 64 && text.bytes().all(digit)
}

/// Why the machine is not held to what was asked for.
#[derive(Debug, thiserror::Error)]
enum Unfit {
    #[error(transparent)]
    Profile(#[from] ProfileError),
    #[error(transparent)]
    User(#[from] NoUser),
    #[error(transparent)]
    Shared(#[from] KeeperError),
    #[error("{0:?} is not a profile: give its SHA-256, 64 hexadecimal digits")]
    Hash(String),
    #[error("{} is another profile ({is}) than the agent's ({wanted}): use the same file, then \
             restart the agent", path.display())]
    Another {
        path: PathBuf,
        is: String,
        wanted: String,
    },
}
