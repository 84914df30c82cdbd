//! The book in use: what is answered is on the disk, and a session that ends takes with it what
//! it has open.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tonic::Status;

use crate::book::{Book, Invitation, Refused, Session};
use crate::cookie;
use crate::file::{self, FileError};
use crate::notes::{Note, Step};
use crate::office::{Author, Office};
use crate::secret::{self, Digest, NoChance};

/// Tells the machine's wall clock, milliseconds since the Unix epoch.
pub type WallClock = Box<dyn Fn() -> u64 + Send + Sync>;

/// Keeps invitations and sessions.
pub struct Keeper {
    path: PathBuf,
    cookie: String,
    clock: WallClock,
    inner: Mutex<Inner>,
    /// Held by whoever writes, who looks at the book only then: a later state is never written over
    /// by an earlier one.
    writing: Mutex<()>,
    to_note: Notify,
}

#[derive(Default)]
struct Inner {
    book: Book,
    /// What each session has open ends with these.
    open: BTreeMap<String, CancellationToken>,
}

/// Somebody who is signed in.
#[derive(Debug, Clone)]
pub struct SignedIn {
    /// The session's name.
    pub id: String,
    /// What he acts as.
    pub office: Office,
    /// Cancelled when the session ends.
    pub ended: CancellationToken,
}

/// A new invitation.
#[derive(Debug, Clone)]
pub struct Given {
    /// Its name, which opens nothing.
    pub id: String,
    /// What opens a session.
    pub code: String,
    /// The last millisecond at which it may be used.
    pub until: u64,
}

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// By the book.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// By the disk.
    #[error("this cannot be kept on the disk now; try again ({0})")]
    File(#[from] FileError),
    /// By the machine.
    #[error(transparent)]
    NoChance(#[from] NoChance),
}

impl Trouble {
    /// As a call answers it.
    pub fn status(&self) -> Status {
        match self {
            Self::Refused(why) => Status::failed_precondition(format!("{}: {why}", why.code())),
            Self::File(_) | Self::NoChance(_) => {
                tracing::error!(trouble = %self, "sessions cannot be kept");
                Status::unavailable(self.to_string())
            }
        }
    }
}

impl Keeper {
    /// Reads the book of a page's sessions; its browsers' cookie is named by the page. What becomes of
    /// invitations is noted: somebody takes the notes.
    pub fn open(path: PathBuf, page: &str, clock: WallClock) -> Result<Arc<Self>, FileError> {
        let mut book = file::read(&path)?;
        let below = book.notes.next();
        book.notes.keep(below);
        Ok(Arc::new(Self {
            path,
            cookie: cookie::name(page),
            clock,
            inner: Mutex::new(Inner {
                book,
                open: BTreeMap::new(),
            }),
            writing: Mutex::new(()),
            to_note: Notify::new(),
        }))
    }

    /// The machine's wall clock, milliseconds since the Unix epoch.
    pub fn now(&self) -> u64 {
        (self.clock)()
    }

    /// The name of the cookie that holds a session's token.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Makes an invitation, in the name of its author. Waits for the disk.
    pub fn invite(&self, office: Office, by: Author, valid_for: u64) -> Result<Given, Trouble> {
        let (id, code) = (secret::name()?, secret::code()?);
        let digest = Digest::of_code(&code);
        let now = (self.clock)();
        let until = now.saturating_add(valid_for);
        let note = Note {
            invitation: id.clone(),
            office: office.clone(),
            at: now,
            step: Step::Made {
                by: by.clone(),
                holds: valid_for,
            },
        };
        let invitation = Invitation::new(id.clone(), office, by, (now, until));
        let mut inner = self.lock();
        inner.book.invite(digest, invitation, now)?;
        let noted = inner.book.notes.add(note);
        drop(inner);
        self.write_or(|book| {
            book.undo_invite(&digest);
            book.notes.remove(noted);
        })?;
        Ok(Given { id, code, until })
    }

    /// Takes an invitation back by its name, if it is unused and one that `may` be. Waits for the disk;
    /// it works no more from now on, whatever the disk says.
    pub fn withdraw(
        &self,
        id: &str,
        by: Author,
        may: impl Fn(&Invitation) -> bool,
    ) -> Result<Invitation, Trouble> {
        let now = (self.clock)();
        let mut inner = self.lock();
        let withdrawn = inner.book.withdraw(id, may, now)?.clone();
        let note = Note {
            invitation: withdrawn.id.clone(),
            office: withdrawn.office.clone(),
            at: now,
            step: Step::Withdrawn { by },
        };
        inner.book.notes.add(note);
        drop(inner);
        self.write()?;
        Ok(withdrawn)
    }

    /// Changes an invitation for a session; its token. Waits for the disk.
    pub fn sign_in(&self, code: &str, browser: &str) -> Result<(String, Session), Trouble> {
        let token = secret::token()?;
        let (code, digest) = (Digest::of_code(code), Digest::of_token(&token));
        let now = (self.clock)();
        let mut inner = self.lock();
        let session = inner.book.sign_in(&code, digest, browser, now)?;
        let used = inner.book.invitation(&code).map(|it| it.id.clone());
        let note = used.map(|invitation| Note {
            invitation,
            office: session.office.clone(),
            at: now,
            step: Step::Used {
                session: session.id.clone(),
            },
        });
        let noted = note.map(|note| inner.book.notes.add(note));
        drop(inner);
        self.write_or(|book| {
            book.undo_sign_in(&code, &digest);
            if let Some(number) = noted {
                book.notes.remove(number);
            }
        })?;
        Ok((token, session))
    }

    /// Invitations that have a name, the oldest first.
    pub fn invitations(&self) -> Vec<Invitation> {
        let inner = self.lock();
        inner.book.invitations().into_iter().cloned().collect()
    }

    /// The oldest note that is on the disk, with its number.
    pub fn first_note(&self) -> Option<(u64, Note)> {
        let inner = self.lock();
        let first = inner.book.notes.first_kept();
        first.map(|(number, note)| (number, note.clone()))
    }

    /// That note stands in the record. Waits for the disk; should that fail it comes once more after the
    /// next start.
    pub fn noted(&self, number: u64) -> Result<(), Trouble> {
        self.lock().book.notes.remove(number);
        Ok(self.write()?)
    }

    /// Resolves once there may be something to note.
    pub async fn something_to_note(&self) {
        self.to_note.notified().await;
    }

    /// Who a token is.
    pub fn who(&self, token: &str) -> Result<SignedIn, Refused> {
        let now = (self.clock)();
        let mut inner = self.lock();
        let inner = &mut *inner;
        let session = inner.book.session(&Digest::of_token(token), now)?;
        let ended = inner.open.entry(session.id.clone()).or_default().clone();
        Ok(SignedIn {
            id: session.id.clone(),
            office: session.office.clone(),
            ended,
        })
    }

    /// Ends the session of a token. Waits for the disk.
    pub fn sign_out(&self, token: &str) -> Result<(), Trouble> {
        let ended = self.lock().book.sign_out(&Digest::of_token(token));
        self.ended(&ended.ok_or(Refused::SignedOut)?)
    }

    /// Ends a session by its name, if it is one that `may` be ended. Waits for the disk.
    pub fn revoke(&self, id: &str, may: impl Fn(&Session) -> bool) -> Result<(), Trouble> {
        let ended = self.lock().book.revoke(id, may)?;
        self.ended(&ended)
    }

    /// Sessions that hold.
    pub fn sessions(&self) -> Vec<Session> {
        let now = (self.clock)();
        self.lock()
            .book
            .sessions(now)
            .into_iter()
            .cloned()
            .collect()
    }

    /// Ends what sessions have open whose time is over. To be called now and then.
    pub fn tidy(&self) {
        let now = (self.clock)();
        let mut inner = self.lock();
        for id in inner.book.forget(now) {
            inner.close(&id);
        }
    }

    /// A session that was ended has nothing open from now on, whatever the disk says.
    fn ended(&self, session: &Session) -> Result<(), Trouble> {
        self.lock().close(&session.id);
        Ok(self.write()?)
    }

    fn write(&self) -> Result<(), FileError> {
        self.write_or(|_| {})
    }

    /// Writes the book. What could not be written is undone before anybody else writes.
    fn write_or(&self, undo: impl FnOnce(&mut Book)) -> Result<(), FileError> {
        let _alone = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let (book, below) = {
            let inner = self.lock();
            (serde_json::to_vec(&inner.book), inner.book.notes.next())
        };
        let written = book
            .map_err(|error| FileError::Disk {
                path: self.path.clone(),
                error: error.into(),
            })
            .and_then(|book| file::write(&self.path, &book));
        let mut inner = self.lock();
        if written.is_ok() {
            inner.book.notes.keep(below);
            self.to_note.notify_one();
        } else {
            undo(&mut inner.book);
        }
        written
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn close(&mut self, id: &str) {
        if let Some(open) = self.open.remove(id) {
            open.cancel();
        }
    }
}

#[cfg(test)]
#[path = "keeper_tests.rs"]
mod tests;
