//! Invitations and sessions. Times are milliseconds of the machine's wall clock.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::notes::Notes;
use crate::office::{Author, Office};
use crate::secret::Digest;

/// How long a session lasts from its beginning, however much it is used: a day's round, with
/// everything that goes before and after it.
pub const LASTS: u64 = 20 * HOUR;
/// How long a session lasts without being used.
pub const IDLE: u64 = 8 * HOUR;
/// How long an invitation may be used if nobody says.
pub const INVITED: u64 = 24 * HOUR;
/// The longest that an invitation may be used.
pub const LONGEST_INVITED: u64 = 7 * 24 * HOUR;
/// Invitations, used or not, that are kept at a time.
pub const MOST_INVITATIONS: usize = 10_000;
/// Sessions at a time.
pub const MOST_SESSIONS: usize = 2_000;
/// What is kept of a browser's name, in letters.
const BROWSER: usize = 120;
const HOUR: u64 = 60 * 60 * 1_000;

/// Everything that is known of invitations and sessions.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Book {
    invitations: BTreeMap<Digest, Invitation>,
    sessions: BTreeMap<Digest, Session>,
    /// What is to be noted of invitations.
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    pub(crate) notes: Notes,
}

/// An invitation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// A name for it that opens nothing.
    pub id: String,
    /// For what.
    pub office: Office,
    /// Who made it.
    pub by: Author,
    /// When it was made.
    pub made: u64,
    /// The last millisecond at which it may be used.
    pub until: u64,
    /// Whether it was.
    pub used: bool,
    /// Whether it was taken back, unused.
    pub withdrawn: bool,
}

impl Invitation {
    /// A new one, by its maker.
    pub const fn new(id: String, office: Office, by: Author, (made, until): (u64, u64)) -> Self {
        Self {
            id,
            office,
            by,
            made,
            until,
            used: false,
            withdrawn: false,
        }
    }

    /// Whether it may be used now; if not, why.
    pub const fn opens(&self, now: u64) -> Result<(), Refused> {
        if self.used {
            return Err(Refused::Used);
        }
        if self.withdrawn {
            return Err(Refused::Withdrawn);
        }
        if self.until < now {
            return Err(Refused::Expired);
        }
        Ok(())
    }
}

/// A session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// A name for it that opens nothing.
    pub id: String,
    /// What it acts as.
    pub office: Office,
    /// When it began.
    pub since: u64,
    /// When it was last used, to a minute.
    pub last_used: u64,
    /// The last millisecond at which it holds.
    pub until: u64,
    /// What the browser said it is.
    pub browser: String,
}

/// Why somebody is not let in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Nobody gave it.
    #[error(
        "this invitation is not known here; look whether it was copied whole, or ask for a new one"
    )]
    Unknown,
    /// It works once.
    #[error(
        "this invitation was used already; if that was not you, tell the Chief Arbiter at once, and ask for a new one"
    )]
    Used,
    /// It was taken back.
    #[error("this invitation was taken back; ask for a new one")]
    Withdrawn,
    /// Too late.
    #[error("this invitation has expired; ask for a new one")]
    Expired,
    /// There is no session of that name or token, any more.
    #[error("you are not signed in, or not any more; ask for an invitation")]
    SignedOut,
    /// The browser holds another session than the page that asks.
    #[error(
        "another invitation was used in this browser since; open your own in another browser or in a private window"
    )]
    OtherSession,
    /// The book takes no more.
    #[error("too many are signed in or invited; end sessions that nobody uses")]
    Full,
}

impl Refused {
    /// A stable word for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Unknown => "unknown-invitation",
            Self::Used => "used-invitation",
            Self::Withdrawn => "withdrawn-invitation",
            Self::Expired => "expired-invitation",
            Self::SignedOut => "signed-out",
            Self::OtherSession => "other-session",
            Self::Full => "too-many-sessions",
        }
    }
}

impl Book {
    /// Keeps an invitation.
    pub fn invite(
        &mut self,
        code: Digest,
        invitation: Invitation,
        now: u64,
    ) -> Result<(), Refused> {
        self.forget(now);
        if self.invitations.len() >= MOST_INVITATIONS || self.notes.is_full() {
            return Err(Refused::Full);
        }
        self.invitations.insert(code, invitation);
        Ok(())
    }

    /// Takes back an invitation that could not be kept.
    pub fn undo_invite(&mut self, code: &Digest) {
        self.invitations.remove(code);
    }

    /// An invitation by its code.
    pub fn invitation(&self, code: &Digest) -> Option<&Invitation> {
        self.invitations.get(code)
    }

    /// Invitations, those that were made first at first.
    pub fn invitations(&self) -> Vec<&Invitation> {
        let mut all: Vec<_> = self.invitations.values().collect();
        all.sort_by_key(|one| (one.made, &one.id));
        all
    }

    /// Takes back the invitation of that name, if it is unused and one that `may` be taken back.
    pub fn withdraw(
        &mut self,
        id: &str,
        may: impl Fn(&Invitation) -> bool,
        now: u64,
    ) -> Result<&Invitation, Refused> {
        let mut all = self.invitations.values_mut();
        let found = all.find(|one| one.id == id && may(one));
        let found = found.ok_or(Refused::Unknown)?;
        found.opens(now)?;
        found.withdrawn = true;
        Ok(found)
    }

    /// Changes an invitation, once, for a session with this token.
    pub fn sign_in(
        &mut self,
        code: &Digest,
        token: Digest,
        browser: &str,
        now: u64,
    ) -> Result<Session, Refused> {
        self.forget(now);
        if self.sessions.len() >= MOST_SESSIONS {
            return Err(Refused::Full);
        }
        let invitation = self.invitations.get_mut(code).ok_or(Refused::Unknown)?;
        invitation.opens(now)?;
        invitation.used = true;
        let session = Session {
            id: Digest::of_token(&token.short()).short(),
            office: invitation.office.clone(),
            since: now,
            last_used: now,
            until: now.saturating_add(LASTS),
            browser: plain(browser),
        };
        self.sessions.insert(token, session.clone());
        Ok(session)
    }

    /// Takes back a sign-in that could not be kept.
    pub fn undo_sign_in(&mut self, code: &Digest, token: &Digest) {
        self.sessions.remove(token);
        if let Some(invitation) = self.invitations.get_mut(code) {
            invitation.used = false;
        }
    }

    /// The session of a token, which is used by that.
    pub fn session(&mut self, token: &Digest, now: u64) -> Result<&Session, Refused> {
        let session = self.sessions.get_mut(token).ok_or(Refused::SignedOut)?;
        if !session.holds(now) {
            return Err(Refused::SignedOut);
        }
        session.last_used = session.last_used.max(now);
        Ok(session)
    }

    /// Ends the session of a token.
    pub fn sign_out(&mut self, token: &Digest) -> Option<Session> {
        self.sessions.remove(token)
    }

    /// Ends the session of that name, if it is one of those that `may` be ended.
    pub fn revoke(&mut self, id: &str, may: impl Fn(&Session) -> bool) -> Result<Session, Refused> {
        let found = self.sessions.iter();
        let mut found = found.filter(|(_, session)| session.id == id && may(session));
        let token = found
            .next()
            .map(|(token, _)| *token)
            .ok_or(Refused::SignedOut)?;
        self.sessions.remove(&token).ok_or(Refused::SignedOut)
    }

    /// Sessions that hold, those that began first at first.
    pub fn sessions(&self, now: u64) -> Vec<&Session> {
        let mut sessions: Vec<_> = self
            .sessions
            .values()
            .filter(|session| session.holds(now))
            .collect();
        sessions.sort_by_key(|session| (session.since, &session.id));
        sessions
    }

    /// Forgets sessions that are over, whose names are told, and invitations so old that nobody
    /// wonders any more why they do not work.
    pub fn forget(&mut self, now: u64) -> Vec<String> {
        self.invitations
            .retain(|_, invitation| invitation.until.saturating_add(LONGEST_INVITED) >= now);
        let over = self
            .sessions
            .extract_if(.., |_, session| !session.holds(now));
        over.map(|(_, session)| session.id).collect()
    }
}

impl Session {
    fn holds(&self, now: u64) -> bool {
        now <= self.until && now <= self.last_used.saturating_add(IDLE)
    }
}

/// What a browser says of itself, fit to be shown.
fn plain(browser: &str) -> String {
    let shown = browser.chars().filter(|letter| !letter.is_control());
    shown.take(BROWSER).collect()
}

#[cfg(test)]
#[path = "book_tests.rs"]
mod tests;
