//! Which make answers at a serial port.
//!
//! First it is listened to, because Certabo, Tabutronic and Millennium boards send without a request; then DGT's
//! request for a position is sent at DGT's speed, and at last those of the others. What a board does with the bytes
//! of another make was not tried.

use std::path::Path;
use std::time::Duration;

use adoube_chess::OnSquare;
use adoube_eboard::certabo::Calibration;
use adoube_eboard::{AnyProtocol, Command, Decoded, Make, Message, Protocol as _};
use tokio::time::{sleep, timeout};

use crate::error::PortError;
use crate::serial::Serial;
use crate::transport::Transport as _;

/// One attempt: at this speed, with this command, for so long.
struct Attempt {
    baud: u32,
    command: Option<Command>,
    wait: Duration,
    makes: &'static [Make],
}

/// A Certabo board's line takes 335 ms, and the first may have begun before.
const LINE: Duration = Duration::from_millis(900);
const ANSWER: Duration = Duration::from_millis(700);
/// How many bytes of an unknown board are kept.
const KEPT: usize = 256;

const ATTEMPTS: &[Attempt] = &[
    Attempt {
        baud: 38_400,
        command: None,
        wait: LINE,
        makes: &[Make::Millennium, Make::Certabo, Make::Tabutronic],
    },
    Attempt {
        baud: 9_600,
        command: Some(Command::RequestPosition),
        wait: ANSWER,
        makes: &[Make::Dgt],
    },
    Attempt {
        baud: 38_400,
        command: Some(Command::RequestPosition),
        wait: ANSWER,
        makes: &[Make::Millennium],
    },
    // Only simulated boards of this make are at a serial port.
    Attempt {
        baud: 38_400,
        command: Some(Command::Initialise),
        wait: ANSWER,
        makes: &[Make::Chessnut],
    },
];

/// The speed of a make's line, in baud. Boards of a make that has none are only simulated at a serial port.
pub(crate) fn speed(make: Make) -> u32 {
    make.baud().unwrap_or(38_400)
}

/// The make that answers. The line is set to its speed.
///
/// # Errors
/// Nothing answers, or something unknown, or another make than the one that was named.
pub(crate) async fn recognise(
    port: &mut Serial,
    path: &Path,
    named: Option<Make>,
) -> Result<Make, PortError> {
    let mut unknown = Vec::new();
    if let Some(make) = named {
        let attempt = Attempt {
            baud: speed(make),
            command: Some(Command::Initialise),
            wait: LINE,
            makes: &[],
        };
        if attempt.run(port, &[make], &mut unknown).await?.is_some() {
            return Ok(make);
        }
    }
    for attempt in ATTEMPTS {
        let found = attempt.run(port, attempt.makes, &mut unknown).await?;
        match (found, named) {
            (Some(found), Some(named)) if found != named => {
                let path = path.to_owned();
                return Err(PortError::OtherMake { path, named, found });
            }
            (Some(found), _) => return Ok(found),
            (None, _) => {}
        }
    }
    let path = path.to_owned();
    Err(if unknown.is_empty() {
        PortError::NoAnswer(path)
    } else {
        PortError::UnknownMake {
            path,
            bytes: unknown,
        }
    })
}

impl Attempt {
    /// The first of these makes that sends a position.
    async fn run(
        &self,
        port: &mut Serial,
        makes: &[Make],
        unknown: &mut Vec<u8>,
    ) -> Result<Option<Make>, PortError> {
        port.set_line(self.baud, makes.first().copied())
            .map_err(PortError::Lost)?;
        let mut boards: Vec<AnyProtocol> = makes
            .iter()
            .map(|make| AnyProtocol::new(*make, Calibration::default()))
            .collect();
        // A byte may be lost: it is asked twice.
        for _ in 0..2 {
            let commands = boards.iter().zip(&self.command);
            for bytes in commands.filter_map(|(board, command)| board.encode(command).ok()) {
                let sent = timeout(ANSWER, port.write(&bytes)).await;
                sent.unwrap_or(Ok(())).map_err(PortError::Lost)?;
            }
            let mut end = std::pin::pin!(sleep(self.wait));
            let mut buffer = [0; 1_024];
            loop {
                let count = tokio::select! {
                    () = &mut end => break,
                    count = port.read(&mut buffer) => count,
                };
                let bytes = match count {
                    Ok(0) => return Err(PortError::Lost(std::io::ErrorKind::UnexpectedEof.into())),
                    Ok(count) => &buffer[..count],
                    Err(error) => return Err(PortError::Lost(error)),
                };
                if unknown.len() < KEPT {
                    unknown.extend(bytes);
                }
                for board in &mut boards {
                    if board.decode(bytes).iter().any(is_position) {
                        return Ok(Some(board.make()));
                    }
                }
            }
            if self.command.is_none() {
                break;
            }
        }
        Ok(None)
    }
}

const fn is_position(decoded: &Decoded<OnSquare>) -> bool {
    matches!(decoded, Ok(Message::Position(_)))
}
