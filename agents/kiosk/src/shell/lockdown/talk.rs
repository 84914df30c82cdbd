//! A conversation, line by line.

use tokio::io::{
    AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader, ReadHalf,
    WriteHalf, split,
};

use crate::lockdown::said::Said;

/// The longest line, bytes: the list of all that runs is one.
const LONGEST: u64 = 1 << 20;

/// Both directions of it.
pub(super) struct Talk<T> {
    lines: BufReader<ReadHalf<T>>,
    mouth: WriteHalf<T>,
    begun: Vec<u8>,
}

impl<T: AsyncRead + AsyncWrite> Talk<T> {
    pub(super) fn over(stream: T) -> Self {
        let (ear, mouth) = split(stream);
        Self {
            lines: BufReader::new(ear),
            mouth,
            begun: Vec::new(),
        }
    }

    pub(super) async fn ask(&mut self, line: &str) -> Result<(), String> {
        let asked = format!("{line}\n");
        let written = self.mouth.write_all(asked.as_bytes()).await;
        written.map_err(|error| format!("cannot send to adoube-lockd: {error}"))
    }

    /// The next line; an error at the end of the conversation. May be dropped and begun again.
    pub(super) async fn hear(&mut self) -> Result<Said, String> {
        let room = LONGEST.saturating_sub(self.begun.len() as u64);
        let read = (&mut self.lines)
            .take(room)
            .read_until(b'\n', &mut self.begun)
            .await;
        read.map_err(|error| format!("cannot read from adoube-lockd: {error}"))?;
        if self.begun.last() != Some(&b'\n') {
            return Err("adoube-lockd closed the connection".to_owned());
        }
        let line = std::mem::take(&mut self.begun);
        let said = Said::read(&String::from_utf8_lossy(&line));
        said.map_err(|error| format!("adoube-lockd sent an unreadable answer: {error}"))
    }
}
