//! `adoube eboard show`.

use std::io::{IsTerminal as _, Write as _};
use std::time::Duration;

use adoube_chess::Placement;
use adoube_eboard::{Battery, Certainty, Message, Orientation, Protocol as _, SessionEvent, trace};
use adoube_eboard_ports::{Connection, PortError};
use anyhow::Result;
use serde_json::json;

use super::texts::{next, port_error, what};
use super::{drawing, open};
use crate::args::ShowArgs;
use crate::say::Say;
use crate::text;

/// How long until a port that failed is tried again.
const RETRY: Duration = Duration::from_secs(1);

/// Shows what is on a board until Ctrl-C.
pub(super) async fn run(args: &ShowArgs, say: Say) -> Result<()> {
    let is_drawn = !say.json && std::io::stdout().is_terminal();
    let mut screen = Screen::new(is_drawn, say);
    let board = &args.board;
    let mut connection = open(&board.port, board.make, board.turned, false)
        .await
        .map_err(|error| port_error(&error))?;
    loop {
        screen.connected(&connection);
        let error = loop {
            let event = tokio::select! {
                event = connection.next() => event,
                _ = tokio::signal::ctrl_c() => {
                    connection.close().await;
                    return Ok(());
                }
            };
            match event {
                Ok(event) => {
                    screen.event(&connection, &event);
                    if args.once && matches!(event, SessionEvent::Settled(_)) {
                        connection.close().await;
                        return Ok(());
                    }
                }
                Err(error) => break error,
            }
        };
        drop(connection);
        screen.lost(&error);
        connection = loop {
            tokio::select! {
                () = tokio::time::sleep(RETRY) => {}
                _ = tokio::signal::ctrl_c() => return Ok(()),
            }
            match open(&board.port, board.make, board.turned, false).await {
                Ok(connection) => break connection,
                Err(error) if error.may_pass() => {}
                Err(error) => return Err(port_error(&error)),
            }
        };
    }
}

/// What was shown, and where.
struct Screen {
    is_drawn: bool,
    say: Say,
    /// How many lines were drawn last.
    drawn: usize,
    battery: Option<Battery>,
    shown: Option<Placement>,
}

impl Screen {
    const fn new(is_drawn: bool, say: Say) -> Screen {
        Screen {
            is_drawn,
            say,
            drawn: 0,
            battery: None,
            shown: None,
        }
    }

    fn connected(&mut self, connection: &Connection) {
        let make = connection.session().protocol().make();
        let port = connection.path().display().to_string();
        self.shown = None;
        if self.is_drawn {
            self.draw(connection);
            return;
        }
        self.say.result(
            text!("cli-eboard-show-connected", make: make.title(), port: &port),
            &json!({"event": "connected", "port": port, "make": make.name(),
                "tells_pieces_apart": make.tells_pieces_apart()}),
        );
        if connection.session().protocol().needs_calibration() {
            self.say.notice(text!("cli-eboard-learns"));
            self.say.notice(text!("cli-eboard-learns-care"));
        }
    }

    fn event(&mut self, connection: &Connection, event: &SessionEvent) {
        if let SessionEvent::Message(Message::Battery(battery)) = event {
            self.battery = Some(*battery);
        }
        if self.is_drawn {
            self.draw(connection);
            return;
        }
        let at = connection.now().ms();
        match event {
            SessionEvent::Settled(settled) => {
                let placement = settled.placement();
                if self.shown.replace(placement) == Some(placement) {
                    return;
                }
                self.say.result(
                    placement,
                    &json!({"event": "settled", "at": at, "placement": placement.to_string(),
                        "since": settled.since().ms()}),
                );
            }
            SessionEvent::Moving => self.say.value(&json!({"event": "moving", "at": at})),
            SessionEvent::Unresponsive => self.say.result(
                text!("cli-eboard-unresponsive"),
                &json!({"event": "unresponsive", "at": at}),
            ),
            SessionEvent::Calibrated => self.say.result(
                text!("cli-eboard-calibrated"),
                &json!({"event": "calibrated", "at": at}),
            ),
            SessionEvent::BadBytes(error) => {
                let error = error.to_string();
                self.say
                    .value(&json!({"event": "bad-bytes", "at": at, "error": error}));
            }
            SessionEvent::Message(Message::Position(_) | Message::Change { .. })
            | SessionEvent::Standing(_)
            | SessionEvent::Send(_) => {}
            SessionEvent::Message(message) => {
                let text = trace::message_text(message);
                self.say
                    .value(&json!({"event": "message", "at": at, "text": text}));
            }
        }
    }

    fn lost(&mut self, error: &PortError) {
        self.drawn = 0;
        self.say.result(
            format_args!("{}. {}", what(error), next(error)),
            &json!({"event": "lost", "code": error.code(), "error": what(error), "next": next(error)}),
        );
    }

    fn draw(&mut self, connection: &Connection) {
        let session = connection.session();
        let seen = session.seen();
        let mut lines = vec![status(connection, self.battery)];
        lines.extend(drawing::lines(seen.as_ref()));
        if session.protocol().needs_calibration() {
            lines.push(text!("cli-eboard-learns-care"));
        }
        let mut out = std::io::stdout().lock();
        let mut text = String::new();
        if self.drawn > 0 {
            text = format!("\x1b[{}A\x1b[J", self.drawn);
        }
        for line in &lines {
            text += line;
            text += "\x1b[K\n";
        }
        self.drawn = lines.len();
        // A terminal that went away is no error of ours.
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    }
}

fn status(connection: &Connection, battery: Option<Battery>) -> String {
    let session = connection.session();
    let make = session.protocol().make();
    let certainty = match session.certainty() {
        Certainty::Unknown => text!("cli-eboard-certainty-unknown"),
        Certainty::Moving => text!("cli-eboard-certainty-moving"),
        Certainty::Settled => text!("cli-eboard-certainty-settled"),
    };
    let orientation = match session.orientation() {
        Orientation::Normal => text!("cli-eboard-cable-normal"),
        Orientation::Turned => text!("cli-eboard-cable-turned"),
    };
    let battery = battery.map(|it| text!("cli-eboard-battery", number percent: it.percent));
    let pieces = (!make.tells_pieces_apart()).then(|| text!("cli-eboard-some-piece"));
    let learns = session.protocol().needs_calibration();
    let learns = learns.then(|| text!("cli-eboard-learns"));
    let parts = [certainty, orientation].into_iter();
    let parts: Vec<String> = parts.chain(battery).chain(pieces).chain(learns).collect();
    let port = connection.path().display();
    format!("{} ({port}): {}", make.title(), parts.join(", "))
}
