//! A simulated board's line as a pseudo-terminal, which a program opens as if it were a serial port.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use nix::fcntl::{FcntlArg, OFlag, fcntl};
use nix::pty::openpty;
use nix::sys::termios::{SetArg, cfmakeraw, tcgetattr, tcsetattr};
use nix::unistd::ttyname;

use super::BoardLine;

/// A pseudo-terminal.
#[derive(Debug)]
pub(super) struct Terminal {
    /// The board's end; `None` while the cable is out.
    board_end: Option<File>,
    /// Whether somebody has the port open.
    is_open: bool,
    path: PathBuf,
    link: Option<PathBuf>,
}

impl Terminal {
    /// `link`: a symbolic link that always leads to the port, also after the cable was out.
    pub(super) fn new(link: Option<PathBuf>) -> io::Result<Terminal> {
        let mut terminal = Terminal {
            board_end: None,
            is_open: false,
            path: PathBuf::new(),
            link,
        };
        terminal.plug_in()?;
        Ok(terminal)
    }

    fn remove_link(&self) {
        if let Some(link) = &self.link
            && fs::read_link(link).is_ok_and(|target| target == self.path)
        {
            // It leads nowhere: that it stays would do no harm.
            let _ = fs::remove_file(link);
        }
    }
}

impl BoardLine for Terminal {
    fn port(&self) -> &Path {
        self.link.as_deref().unwrap_or(&self.path)
    }

    fn receive(&mut self) -> io::Result<Vec<Vec<u8>>> {
        let mut received = Vec::new();
        self.is_open = false;
        if let Some(terminal) = &mut self.board_end {
            let mut buffer = [0; 256];
            self.is_open = loop {
                match terminal.read(&mut buffer) {
                    Ok(0) => break false,
                    Ok(count) => received.push(buffer[..count].to_vec()),
                    // Another error: nobody has the port open.
                    Err(error) => break error.kind() == io::ErrorKind::WouldBlock,
                }
            };
        }
        Ok(received)
    }

    fn send(&mut self, message: &[u8]) -> io::Result<()> {
        if let (Some(terminal), true) = (&mut self.board_end, self.is_open) {
            match terminal.write(message) {
                // Who does not read loses bytes, as at a real line.
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    fn pull_out(&mut self) {
        self.board_end = None;
        self.remove_link();
    }

    fn plug_in(&mut self) -> io::Result<()> {
        let ends = openpty(None, None)?;
        let mut line = tcgetattr(&ends.slave)?;
        cfmakeraw(&mut line);
        tcsetattr(&ends.slave, SetArg::TCSANOW, &line)?;
        fcntl(&ends.master, FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
        self.path = ttyname(&ends.slave)?;
        self.board_end = Some(File::from(ends.master));
        if let Some(link) = &self.link {
            if fs::symlink_metadata(link).is_ok_and(|file| !file.is_symlink()) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            // A new link is put in the old one's place, so that there is one at any time.
            let new = link.with_extension("new");
            let _ = fs::remove_file(&new);
            symlink(&self.path, &new)?;
            fs::rename(&new, link)?;
        }
        Ok(())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.remove_link();
    }
}
