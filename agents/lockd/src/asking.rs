//! A conversation with the daemon, for this program's other commands.

use std::{
    io::{self, BufRead as _, BufReader, Write as _},
    os::unix::net::UnixStream,
    path::Path,
    time::Duration,
};

use serde_json::Value;

/// How long the daemon is given to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// As long as it lasts.
pub(crate) struct Asking(BufReader<UnixStream>);

impl Asking {
    pub(crate) fn begin(socket: &Path) -> io::Result<Self> {
        let stream = UnixStream::connect(socket)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Self(BufReader::new(stream)))
    }

    /// What it answers, a line of JSON: what is told to everybody may come in between.
    pub(crate) fn ask(&mut self, what: &str) -> io::Result<String> {
        writeln!(self.0.get_mut(), "{{\"ask\":\"{what}\"}}")?;
        let mut line = String::new();
        loop {
            line.clear();
            if self.0.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if !line.contains("\"breach\"") && line.trim_end() != "\"changed\"" {
                return Ok(line.trim_end().to_owned());
            }
        }
    }
}

/// Has the daemon do something with all of the player's programs (`freeze`, `thaw`, `kill`); why it did not, for people.
pub fn order(socket: &Path, what: &str) -> Result<(), String> {
    let answer = Asking::begin(socket).and_then(|mut daemon| daemon.ask(what));
    let answer = answer.map_err(|error| format!("{}: {error}", socket.display()))?;
    match serde_json::from_str(&answer) {
        Ok(Value::String(done)) if done == "done" => Ok(()),
        Ok(said) => Err(said["refused"].as_str().unwrap_or(&answer).to_owned()),
        Err(_) => Err(answer),
    }
}
