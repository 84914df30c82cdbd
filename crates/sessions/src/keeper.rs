//! The book in use: what is answered is on the disk, and a session that ends takes with it what
//! it has open.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;
use tonic::Status;

use crate::book::{Book, Refused, Session};
use crate::cookie;
use crate::file::{self, FileError};
use crate::office::Office;
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
    /// Reads the book of a page's sessions; its browsers' cookie is named by the page.
    pub fn open(path: PathBuf, page: &str, clock: WallClock) -> Result<Arc<Self>, FileError> {
        let book = file::read(&path)?;
        Ok(Arc::new(Self {
            path,
            cookie: cookie::name(page),
            clock,
            inner: Mutex::new(Inner {
                book,
                open: BTreeMap::new(),
            }),
            writing: Mutex::new(()),
        }))
    }

    /// The name of the cookie that holds a session's token.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Makes an invitation; the code, and until when it holds. Waits for the disk.
    pub fn invite(&self, office: Office, valid_for: u64) -> Result<(String, u64), Trouble> {
        let code = secret::code()?;
        let digest = Digest::of_code(&code);
        let now = (self.clock)();
        let until = now.saturating_add(valid_for);
        self.lock().book.invite(digest, office, until, now)?;
        self.write()?;
        Ok((code, until))
    }

    /// Changes an invitation for a session; its token. Waits for the disk.
    pub fn sign_in(&self, code: &str, browser: &str) -> Result<(String, Session), Trouble> {
        let token = secret::token()?;
        let (code, digest) = (Digest::of_code(code), Digest::of_token(&token));
        let now = (self.clock)();
        let session = self.lock().book.sign_in(&code, digest, browser, now)?;
        if let Err(error) = self.write() {
            self.lock().book.undo_sign_in(&code, &digest);
            return Err(error.into());
        }
        Ok((token, session))
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
        let _alone = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let book = serde_json::to_vec(&self.lock().book).map_err(|error| FileError::Disk {
            path: self.path.clone(),
            error: error.into(),
        })?;
        file::write(&self.path, &book)
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
