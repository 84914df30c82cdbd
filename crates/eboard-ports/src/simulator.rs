//! A simulated board at a pseudo-terminal: what a program opens as if it were a port.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::time::Duration;

use adoube_eboard::Time;
use adoube_eboard::simulated::{PhysicalChange, Simulation};
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use nix::pty::openpty;
use nix::sys::termios::{SetArg, cfmakeraw, tcgetattr, tcsetattr};
use nix::unistd::ttyname;

use crate::clock::Clock;

/// How often the board's time goes on.
pub const STEP: Duration = Duration::from_millis(5);

/// A simulated board at a pseudo-terminal.
#[derive(Debug)]
pub struct Simulator {
    board: Box<dyn Simulation>,
    clock: Clock,
    /// The board's end; `None` while the cable is out.
    terminal: Option<File>,
    path: PathBuf,
    link: Option<PathBuf>,
}

impl Simulator {
    /// A board whose time begins now. `link`: a symbolic link that always leads to its port, also after the cable
    /// was out.
    ///
    /// # Errors
    /// The computer gives no pseudo-terminal, or the link cannot be made.
    pub fn new(board: Box<dyn Simulation>, link: Option<PathBuf>) -> io::Result<Simulator> {
        let mut simulator = Simulator {
            board,
            clock: Clock::start(),
            terminal: None,
            path: PathBuf::new(),
            link,
        };
        simulator.plug_in()?;
        Ok(simulator)
    }

    /// The port to open: the link where there is one.
    pub fn path(&self) -> &Path {
        self.link.as_deref().unwrap_or(&self.path)
    }

    /// The board's time.
    pub fn now(&self) -> Time {
        self.clock.now()
    }

    /// What hands will do, in order of time and later than all earlier calls.
    pub fn expect(&mut self, changes: &[PhysicalChange]) {
        self.board.expect(changes);
    }

    /// Pulls the cable out, which ends the connection of who has the port open. The board was switched off, too.
    pub fn pull_out(&mut self) {
        let now = self.now();
        self.board.pull(now.after(STEP));
        self.terminal = None;
        self.remove_link();
    }

    /// Puts the cable in again: there is a port again, by another name unless there is a link.
    ///
    /// # Errors
    /// The computer gives no pseudo-terminal, or the link cannot be made: its name is that of a file, or its folder
    /// does not exist.
    pub fn plug_in(&mut self) -> io::Result<()> {
        let ends = openpty(None, None)?;
        let mut line = tcgetattr(&ends.slave)?;
        cfmakeraw(&mut line);
        tcsetattr(&ends.slave, SetArg::TCSANOW, &line)?;
        fcntl(&ends.master, FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
        self.path = ttyname(&ends.slave)?;
        self.terminal = Some(File::from(ends.master));
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

    /// Delivers what was sent to the board, and sends what it has to say. Called every [`STEP`].
    ///
    /// # Errors
    /// The pseudo-terminal fails.
    pub fn step(&mut self) -> io::Result<()> {
        let now = self.now();
        let mut is_open = false;
        if let Some(terminal) = &mut self.terminal {
            let mut buffer = [0; 256];
            is_open = loop {
                match terminal.read(&mut buffer) {
                    Ok(0) => break false,
                    Ok(count) => self.board.receive(now, &buffer[..count]),
                    // Another error: nobody has the port open.
                    Err(error) => break error.kind() == io::ErrorKind::WouldBlock,
                }
            };
        }
        for (_, bytes) in self.board.run(now) {
            if let (Some(terminal), true) = (&mut self.terminal, is_open) {
                match terminal.write(&bytes) {
                    // Who does not read loses bytes, as at a real line.
                    Ok(_) => {}
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
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

impl Drop for Simulator {
    fn drop(&mut self) {
        self.remove_link();
    }
}
