//! `adoube eboard simulate`.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader};
use std::path::Path;
use std::time::Duration;

use adoube_chess::{Move, Piece, Position, Side, Square, pgn};
use adoube_eboard::simulated::{Capturing, Carrying, Handling};
use adoube_eboard_ports::PeripheralError;
use adoube_eboard_ports::simulator::{PlayedBoard, PlayedMove, STEP, Simulator, usual_faults};
use anyhow::{Context as _, Result};
use serde_json::json;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::mpsc;

use super::orientation;
use super::texts::peripheral_error;
use crate::args::SimulateArgs;
use crate::say::{Say, trouble};
use crate::text;

/// A board that is simulated, and who tells of it.
struct Table {
    board: PlayedBoard,
    is_by_bluetooth: bool,
    say: Say,
}

/// Simulates a board until `quit` is typed or the program is stopped.
pub(super) async fn run(args: &SimulateArgs, say: Say) -> Result<()> {
    let (start, moves) = game(args)?;
    let interval = Duration::try_from_secs_f64(args.interval)
        .map_err(|_| trouble!("cli-eboard-simulate-interval"))?;
    let simulator = simulator(args, &start).await?;
    let mut table = Table {
        board: PlayedBoard::new(simulator, start, args.seed, args.calm),
        is_by_bluetooth: args.bluetooth,
        say,
    };
    let port = table.port();
    say.result(&port, &json!({"event": "port", "port": port}));
    let begun = if args.calm {
        "cli-eboard-simulate-calm"
    } else {
        "cli-eboard-simulate-board"
    };
    say.notice(text!(begun, make: args.model.title()));
    let served = serve(&mut table, moves, interval).await;
    table.board.simulator().close().await;
    served
}

/// The board at its line.
async fn simulator(args: &SimulateArgs, start: &Position) -> Result<Simulator> {
    let faults = usual_faults(args.model, args.calm, args.bluetooth);
    let board = args
        .model
        .simulated(start, orientation(args.turned), faults, args.seed);
    if args.bluetooth {
        let simulator = Simulator::by_bluetooth(board, args.model, None).await;
        return simulator.map_err(|error| peripheral_error(&error));
    }
    Simulator::new(board, args.link.clone())
        .with_context(|| text!("cli-eboard-simulate-no-terminal"))
}

/// Why the line has failed.
fn line_error(error: io::Error) -> anyhow::Error {
    let inner = error.get_ref();
    match inner.and_then(|inner| inner.downcast_ref::<PeripheralError>()) {
        Some(ended) => peripheral_error(ended),
        None => error.into(),
    }
}

async fn serve(table: &mut Table, moves: Vec<Move>, interval: Duration) -> Result<()> {
    let mut lines = lines();
    let mut ended = signal(SignalKind::terminate())?;
    let mut moves = moves.into_iter();
    let mut next_move = table.board.simulator().now().after(interval);
    let mut ticks = tokio::time::interval(STEP);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            Some(line) = lines.recv() => {
                match line.trim() {
                    "quit" => return Ok(()),
                    "start" => {
                        moves = Vec::new().into_iter();
                        table.set_up();
                    }
                    line => {
                        if let Err(error) = table.obey(line) {
                            table.say.error(&error);
                        }
                    }
                }
            }
            _ = tokio::signal::ctrl_c() => return Ok(()),
            _ = ended.recv() => return Ok(()),
        }
        let now = table.board.simulator().now();
        if now >= next_move
            && table.board.is_idle()
            && let Some(mv) = moves.next()
        {
            table.play(mv)?;
            next_move = now.after(interval);
        }
        if table.board.plug_in_when_due()? {
            table.tell_port();
        }
        table.board.simulator().step().map_err(line_error)?;
    }
}

/// Where the game starts, and its moves.
fn game(args: &SimulateArgs) -> Result<(Position, Vec<Move>)> {
    let Some(file) = &args.pgn else {
        return Ok((
            Position::from_start(&adoube_chess::Start::default())?,
            Vec::new(),
        ));
    };
    let reader =
        File::open(file).with_context(|| of_file("cli-eboard-simulate-unreadable", file))?;
    let game = pgn::Reader::new(BufReader::new(reader)).next();
    let game = game.with_context(|| of_file("cli-eboard-simulate-no-game", file))??;
    let start = Position::from_start(&game.start()?)?;
    Ok((start, game.moves.iter().map(|ply| ply.mv).collect()))
}

/// The lines of standard input. They end with it; the board does not.
fn lines() -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel(16);
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { return };
            if sender.blocking_send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

impl Table {
    fn port(&mut self) -> String {
        self.board.simulator().path().display().to_string()
    }

    fn tell_port(&mut self) {
        let port = self.port();
        let plugged = if self.is_by_bluetooth {
            "cli-eboard-simulate-advertised"
        } else {
            "cli-eboard-simulate-plugged"
        };
        let value = json!({"event": "port", "port": port});
        self.say.result(text!(plugged, port), &value);
    }

    fn obey(&mut self, line: &str) -> Result<()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [] => Ok(()),
            ["take", square] => self.put(square, None),
            ["put", square, piece] => self.put(square, Some(piece)),
            ["pull"] => self.pull("3"),
            ["pull", seconds] => self.pull(seconds),
            [typed_move] => {
                let parsed = self.board.position().parse_uci(typed_move).ok();
                let mv = parsed.or_else(|| self.board.position().parse_san(typed_move).ok());
                let mv = mv.ok_or_else(|| {
                    let side = self.board.position().side_to_move();
                    trouble(illegal(side, typed_move), text!("cli-eboard-simulate-next"))
                })?;
                self.play(mv)
            }
            _ => Err(trouble(
                text!("cli-eboard-simulate-unknown", typed: line),
                text!("cli-eboard-simulate-next"),
            )),
        }
    }

    fn play(&mut self, mv: Move) -> Result<()> {
        let PlayedMove { san, handling } = self.board.play(mv)?;
        let fen = self.board.position().fen();
        self.say.result(
            format_args!("{san} ({})", words(handling)),
            &json!({"event": "move", "san": san, "uci": mv.to_string(), "fen": fen}),
        );
        Ok(())
    }

    fn put(&mut self, square: &str, piece: Option<&str>) -> Result<()> {
        let square: Square = square
            .parse()
            .map_err(|_| trouble!("cli-eboard-simulate-no-square", typed: square))?;
        let piece = piece.map(piece_of).transpose()?;
        let (id, event) = match (self.board.put(square, piece), piece) {
            (false, _) => ("cli-eboard-simulate-nothing", "nothing"),
            (true, Some(_)) => ("cli-eboard-simulate-put", "put"),
            (true, None) => ("cli-eboard-simulate-took", "put"),
        };
        let value = json!({"event": event, "square": square.to_string()});
        self.say.result(text!(id, square), &value);
        Ok(())
    }

    fn pull(&mut self, seconds: &str) -> Result<()> {
        let time = seconds
            .parse()
            .ok()
            .and_then(|it| Duration::try_from_secs_f64(it).ok());
        let time = time.ok_or_else(|| trouble!("cli-eboard-simulate-no-time", typed: seconds))?;
        self.board.pull_out(time);
        let pulled = if self.is_by_bluetooth {
            "cli-eboard-simulate-disconnected"
        } else {
            "cli-eboard-simulate-pulled"
        };
        self.say.result(text!(pulled), &json!({"event": "pulled"}));
        Ok(())
    }

    fn set_up(&mut self) {
        self.board.set_up();
        let fen = self.board.position().fen();
        let value = json!({"event": "set-up", "fen": fen});
        self.say.result(text!("cli-eboard-simulate-set-up"), &value);
    }
}

fn piece_of(letter: &str) -> Result<(Side, Piece)> {
    let mut letters = letter.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return Err(not_a_piece(letter));
    };
    let piece = Piece::from_letter(letter).ok_or_else(|| not_a_piece(&letter.to_string()))?;
    let side = if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    };
    Ok((side, piece))
}

fn not_a_piece(typed: &str) -> anyhow::Error {
    trouble!("cli-eboard-simulate-no-piece", typed)
}

/// A move that cannot be made.
fn illegal(side: Side, typed: &str) -> String {
    let id = match side {
        Side::White => "cli-eboard-simulate-illegal-white",
        Side::Black => "cli-eboard-simulate-illegal-black",
    };
    text!(id, typed)
}

fn of_file(id: &'static str, file: &Path) -> String {
    text!(id, file: file.display())
}

/// How a move is made, in words.
fn words(handling: Handling) -> String {
    let mut words = vec![match handling.carrying {
        Carrying::Lift => text!("cli-eboard-simulate-lifted"),
        Carrying::Slide => text!("cli-eboard-simulate-slid"),
    }];
    if handling.is_put_back {
        words.push(text!("cli-eboard-simulate-put-back"));
    }
    if handling.capturing == Capturing::Replace {
        words.push(text!("cli-eboard-simulate-replacing"));
    }
    words.join(", ")
}
