//! The windows of an X server, as it tells whoever may ask.

use std::{io, os::unix::net::UnixStream};

use serde::Serialize;
use x11rb::{
    connection::{Connection as _, RequestConnection as _},
    errors::{ConnectError, ConnectionError, ReplyError},
    protocol::{
        res::{self, ClientIdMask, ClientIdSpec, ConnectionExt as _},
        xproto::{Atom, AtomEnum, ConnectionExt as _, MapState, Window as Id, WindowClass},
    },
    rust_connection::RustConnection,
};

use super::{Untold, timed::Timed};
use crate::process;

/// Windows that are told, and that are looked at; a player's screen has a handful.
const MOST: usize = 64;
const MOST_LOOKED_AT: usize = 512;
/// Those inside a frame, and the roots of a server.
const MOST_INSIDE: usize = 8;
/// The longest title, characters; and as it is read, words of four bytes.
const LONGEST: usize = 64;
const LONGEST_WORDS: u32 = 64;

/// A window that is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Window {
    /// What it is called; empty where it has no name.
    title: String,
    /// What the program calls itself that has it, as far as the server knows.
    name: Option<String>,
    /// The user of that.
    user: Option<u32>,
}

/// All that are shown, the uppermost first; how many there are beside those that are told.
pub(super) fn read(stream: UnixStream, until_ms: u64) -> Result<(Vec<Window>, usize), Untold> {
    let timed = Timed { stream, until_ms };
    let x = RustConnection::connect_to_stream(timed, 0).map_err(|error| unmet(&error))?;
    Asking::begin(&x)
        .and_then(|asking| asking.all())
        .map_err(|error| unsaid(&error))
}

struct Asking<'a> {
    x: &'a RustConnection<Timed>,
    named: Atom,
    /// The server tells whose a window is.
    tells_whose: bool,
}

impl<'a> Asking<'a> {
    fn begin(x: &'a RustConnection<Timed>) -> Result<Self, ReplyError> {
        let tells_whose = x.extension_information(res::X11_EXTENSION_NAME)?.is_some();
        if tells_whose {
            x.res_query_version(1, 2)?.reply()?;
        }
        let named = x.intern_atom(false, b"_NET_WM_NAME")?.reply()?.atom;
        Ok(Self {
            x,
            named,
            tells_whose,
        })
    }

    fn all(&self) -> Result<(Vec<Window>, usize), ReplyError> {
        let mut found = Vec::new();
        let mut more = 0;
        for root in self.x.setup().roots.iter().take(MOST_INSIDE) {
            let children = self.x.query_tree(root.root)?.reply()?.children;
            more += children.len().saturating_sub(MOST_LOOKED_AT);
            for id in children.into_iter().rev().take(MOST_LOOKED_AT) {
                if there(self.is_shown(id))? != Some(true) {
                    continue;
                }
                if found.len() < MOST {
                    found.extend(there(self.window(id))?);
                } else {
                    more += 1;
                }
            }
        }
        Ok((found, more))
    }

    fn is_shown(&self, id: Id) -> Result<bool, ReplyError> {
        let attributes = self.x.get_window_attributes(id)?.reply()?;
        let seen = attributes.class != WindowClass::INPUT_ONLY;
        Ok(seen && attributes.map_state == MapState::VIEWABLE)
    }

    /// A window manager may have put it into a frame, which has no name.
    fn window(&self, id: Id) -> Result<Window, ReplyError> {
        let mut of = (id, self.title(id)?);
        if of.1.is_empty() {
            let inside = self.x.query_tree(id)?.reply()?.children;
            for id in inside.into_iter().take(MOST_INSIDE) {
                let title = there(self.title(id))?.unwrap_or_default();
                if !title.is_empty() {
                    of = (id, title);
                    break;
                }
            }
        }
        let pid = there(self.whose(of.0))?.flatten();
        Ok(Window {
            title: of.1,
            name: pid.map(process::name).filter(|name| !name.is_empty()),
            user: pid.and_then(|pid| process::users(pid)?.first().copied()),
        })
    }

    fn title(&self, id: Id) -> Result<String, ReplyError> {
        for property in [self.named, AtomEnum::WM_NAME.into()] {
            let asked =
                self.x
                    .get_property(false, id, property, AtomEnum::ANY, 0, LONGEST_WORDS)?;
            let title = plain(&String::from_utf8_lossy(&asked.reply()?.value));
            if !title.is_empty() {
                return Ok(title);
            }
        }
        Ok(String::new())
    }

    fn whose(&self, client: Id) -> Result<Option<i32>, ReplyError> {
        if !self.tells_whose {
            return Ok(None);
        }
        let mask = ClientIdMask::LOCAL_CLIENT_PID;
        let asked = [ClientIdSpec { client, mask }];
        let ids = self.x.res_query_client_ids(&asked)?.reply()?.ids;
        let pid = ids.first().and_then(|id| id.value.first().copied());
        Ok(pid.and_then(|pid| i32::try_from(pid).ok()))
    }
}

/// None of a window that is gone meanwhile.
fn there<T>(told: Result<T, ReplyError>) -> Result<Option<T>, ReplyError> {
    match told {
        Ok(told) => Ok(Some(told)),
        Err(ReplyError::X11Error(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Who makes a window names it: letters and figures of any language, of signs the plain ones.
fn plain(title: &str) -> String {
    let fit = |c: char| c.is_alphanumeric() || c.is_ascii_graphic() || c == ' ';
    let fit = |c: char| if fit(c) { c } else { '?' };
    title.trim().chars().take(LONGEST).map(fit).collect()
}

fn unmet(error: &ConnectError) -> Untold {
    match error {
        ConnectError::SetupFailed(_) | ConnectError::SetupAuthenticate(_) => Untold::Refused,
        ConnectError::IoError(error) => failed(error),
        _ => Untold::Garbled,
    }
}

fn unsaid(error: &ReplyError) -> Untold {
    match error {
        ReplyError::ConnectionError(ConnectionError::IoError(error)) => failed(error),
        _ => Untold::Garbled,
    }
}

fn failed(error: &io::Error) -> Untold {
    match error.kind() {
        io::ErrorKind::TimedOut => Untold::Silent,
        _ => Untold::Garbled,
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read as _, Write as _},
        os::unix::net::UnixStream,
        thread,
    };

    use super::{Untold, plain, read};
    use crate::clock;

    #[test]
    fn ven_3_a_title_that_a_program_made_up_is_made_plain() {
        assert_eq!(
            plain(" Configuraci\u{f3}n \u{1b}[31m "),
            "Configuraci\u{f3}n ?[31m"
        );
        // What turns the rest of a line round.
        assert_eq!(plain("a\u{202e}b"), "a?b");
        assert_eq!(plain(&"x".repeat(500)).len(), 64);
    }

    /// Servers of the player's own making: silent, gone, talking nonsense, refusing.
    #[test]
    fn ven_3_a_server_that_does_not_tell_holds_nobody_up() {
        let refusal = [&[0, 3, 11, 0, 0, 0, 1, 0][..], b"no!\0"].concat();
        for (says, stays, expected) in [
            (vec![], true, Untold::Silent),
            (vec![], false, Untold::Garbled),
            (vec![0xff; 64], false, Untold::Garbled),
            (refusal, true, Untold::Refused),
        ] {
            let (own, mut server) = UnixStream::pair().unwrap();
            own.set_nonblocking(true).unwrap();
            let played = thread::spawn(move || {
                let mut asked = [0; 12];
                server.read_exact(&mut asked).unwrap();
                server.write_all(&says).unwrap();
                // Until the other one has gone.
                stays.then(|| server.read(&mut asked))
            });
            let told = read(own, clock::now_ms() + 300);
            assert_eq!(told.map(|it| it.1), Err(expected));
            played.join().unwrap();
        }
    }
}
