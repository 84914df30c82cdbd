//! `adoube eboard simulate`.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader};
use std::path::Path;
use std::time::Duration;

use adoube_chess::{Move, OnSquare, Piece, Placement, Position, Side, Square, pgn};
use adoube_eboard::simulated::{
    Capturing, Carrying, Castling, Handling, LineFaults, PhysicalChange, Random, hand_movements,
};
use adoube_eboard::{Make, Time};
use adoube_eboard_ports::PeripheralError;
use adoube_eboard_ports::simulator::{STEP, Simulator};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result};
use serde_json::json;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::mpsc;

use super::orientation;
use super::texts::{filled, peripheral_error, text};
use crate::args::SimulateArgs;
use crate::say::{Say, trouble};

/// A hand takes a moment to begin.
const REACTION: Duration = Duration::from_millis(50);

/// A board that is simulated, and the hands at it.
struct Table {
    simulator: Simulator,
    /// Where the game started.
    start: Position,
    /// The game's position.
    position: Position,
    /// What stands on the board once the hands are done.
    placement: Placement,
    random: Random,
    is_calm: bool,
    is_by_bluetooth: bool,
    /// Until then the hands are at work.
    busy: Time,
    /// When the cable is put in again.
    unplugged: Option<Time>,
    say: Say,
}

/// Simulates a board until `quit` is typed or the program is stopped.
pub(super) async fn run(args: &SimulateArgs, say: Say) -> Result<()> {
    let (start, moves) = game(args)?;
    let interval = Duration::try_from_secs_f64(args.interval).map_err(|_| {
        trouble(
            text("cli-eboard-simulate-interval"),
            text("cli-eboard-simulate-interval-next"),
        )
    })?;
    let mut table = Table {
        simulator: simulator(args, &start).await?,
        placement: Placement::from(&start),
        position: start.clone(),
        start,
        random: Random::new(args.seed),
        is_calm: args.calm,
        is_by_bluetooth: args.bluetooth,
        busy: Time::default(),
        unplugged: None,
        say,
    };
    let port = table.simulator.path().display().to_string();
    say.result(&port, &json!({"event": "port", "port": port}));
    let begun = CatalogueMessage::new(if args.calm {
        "cli-eboard-simulate-calm"
    } else {
        "cli-eboard-simulate-board"
    });
    say.notice(filled(&begun.text("make", args.model.title())));
    let served = serve(&mut table, moves, interval).await;
    table.simulator.close().await;
    served
}

/// The board at its line.
async fn simulator(args: &SimulateArgs, start: &Position) -> Result<Simulator> {
    let faults = faults(args);
    let board = args
        .model
        .simulated(start, orientation(args.turned), faults, args.seed);
    if args.bluetooth {
        let simulator = Simulator::by_bluetooth(board, args.model, None).await;
        return simulator.map_err(|error| peripheral_error(&error));
    }
    Simulator::new(board, args.link.clone())
        .with_context(|| text("cli-eboard-simulate-no-terminal"))
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
    let mut next_move = table.simulator.now().after(interval);
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
        let now = table.simulator.now();
        if now >= next_move
            && now >= table.busy
            && let Some(mv) = moves.next()
        {
            table.play(mv)?;
            next_move = now.after(interval);
        }
        if table.unplugged.is_some_and(|until| now >= until) {
            table.unplugged = None;
            table.simulator.plug_in()?;
            let port = table.simulator.path().display().to_string();
            let value = json!({"event": "port", "port": port});
            let plugged = CatalogueMessage::new(if table.is_by_bluetooth {
                "cli-eboard-simulate-advertised"
            } else {
                "cli-eboard-simulate-plugged"
            });
            table
                .say
                .result(filled(&plugged.text("port", &port)), &value);
        }
        table.simulator.step().map_err(line_error)?;
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

/// What goes wrong on the line. Bluetooth and Chessnut's links lose nothing; Certabo's lines are so long that
/// few would be whole.
fn faults(args: &SimulateArgs) -> LineFaults {
    if args.bluetooth && !args.calm {
        return LineFaults {
            delay: Duration::from_millis(100),
            ..LineFaults::default()
        };
    }
    if args.calm || args.model == Make::Chessnut {
        return LineFaults::default();
    }
    let lost = if args.model == Make::Certabo {
        50_000
    } else {
        3_000
    };
    LineFaults {
        lost,
        noise: 40,
        delay: Duration::ZERO,
    }
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
    fn obey(&mut self, line: &str) -> Result<()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [] => Ok(()),
            ["take", square] => self.put(square, None),
            ["put", square, piece] => self.put(square, Some(piece)),
            ["pull"] => self.pull("3"),
            ["pull", seconds] => self.pull(seconds),
            [typed_move] => {
                let parsed = self.position.parse_uci(typed_move).ok();
                let mv = parsed.or_else(|| self.position.parse_san(typed_move).ok());
                let mv = mv.ok_or_else(|| {
                    let side = self.position.side_to_move();
                    trouble(illegal(side, typed_move), text("cli-eboard-simulate-next"))
                })?;
                self.play(mv)
            }
            _ => Err(trouble(
                filled(&CatalogueMessage::new("cli-eboard-simulate-unknown").text("typed", line)),
                text("cli-eboard-simulate-next"),
            )),
        }
    }

    /// When the hands begin what is asked of them now.
    fn reach(&self) -> Time {
        self.simulator.now().max(self.busy).after(REACTION)
    }

    fn play(&mut self, mv: Move) -> Result<()> {
        let handling = if self.is_calm {
            Handling {
                carrying: Carrying::Lift,
                capturing: Capturing::CapturedFirst,
                castling: Castling::KingFirst,
                is_put_back: false,
                is_pawn_put_down: false,
            }
        } else {
            Handling::at_random(&mut self.random)
        };
        let start = self.reach();
        let changes = hand_movements(&self.position, mv, handling, &mut self.random, start)?;
        let san = self.position.san(mv)?;
        self.position.play(mv)?;
        self.expect(&changes);
        self.say.result(
            format_args!("{san} ({})", words(handling)),
            &json!({"event": "move", "san": san, "uci": mv.to_string(), "fen": self.position.fen()}),
        );
        Ok(())
    }

    fn put(&mut self, square: &str, piece: Option<&str>) -> Result<()> {
        let square: Square = square.parse().map_err(|_| {
            let what = CatalogueMessage::new("cli-eboard-simulate-no-square").text("typed", square);
            trouble(filled(&what), text("cli-eboard-simulate-no-square-next"))
        })?;
        let piece = piece.map(piece_of).transpose()?;
        if piece.is_none() && self.placement.at(square) == OnSquare::Empty {
            let nothing =
                CatalogueMessage::new("cli-eboard-simulate-nothing").text("square", square);
            self.say.result(
                filled(&nothing),
                &json!({"event": "nothing", "square": square.to_string()}),
            );
            return Ok(());
        }
        let at = self.reach();
        self.expect(&[PhysicalChange { at, square, piece }]);
        self.say.result(
            filled(
                &CatalogueMessage::new(if piece.is_some() {
                    "cli-eboard-simulate-put"
                } else {
                    "cli-eboard-simulate-took"
                })
                .text("square", square),
            ),
            &json!({"event": "put", "square": square.to_string()}),
        );
        Ok(())
    }

    fn pull(&mut self, seconds: &str) -> Result<()> {
        let time = seconds
            .parse()
            .ok()
            .and_then(|it| Duration::try_from_secs_f64(it).ok());
        let time = time.ok_or_else(|| {
            let what = CatalogueMessage::new("cli-eboard-simulate-no-time").text("typed", seconds);
            trouble(filled(&what), text("cli-eboard-simulate-no-time-next"))
        })?;
        self.simulator.pull_out();
        self.unplugged = Some(self.simulator.now().after(time));
        let pulled = if self.is_by_bluetooth {
            "cli-eboard-simulate-disconnected"
        } else {
            "cli-eboard-simulate-pulled"
        };
        self.say.result(text(pulled), &json!({"event": "pulled"}));
        Ok(())
    }

    /// Sets up the start position again, one piece after the other: first what is in the way goes.
    fn set_up(&mut self) {
        let wanted = Placement::from(&self.start);
        let wrong = |square: &Square| self.placement.at(*square) != wanted.at(*square);
        let squares: Vec<Square> = Square::all().filter(wrong).collect();
        let is_taken = |square: &Square| self.placement.at(*square) != OnSquare::Empty;
        let taken = squares.iter().copied().filter(is_taken);
        let put = squares.iter().filter_map(|square| {
            let piece = self.start.piece_at(*square)?;
            Some((*square, Some(piece)))
        });
        let mut at = self.reach();
        let mut changes = Vec::new();
        for (square, piece) in taken.map(|square| (square, None)).chain(put) {
            at = at.after(REACTION);
            changes.push(PhysicalChange { at, square, piece });
        }
        self.position = self.start.clone();
        self.expect(&changes);
        self.say.result(
            text("cli-eboard-simulate-set-up"),
            &json!({"event": "set-up", "fen": self.position.fen()}),
        );
    }

    fn expect(&mut self, changes: &[PhysicalChange]) {
        let before = self.placement;
        self.placement = Placement::from_fn(|square| {
            let mut of_square = changes.iter().rev();
            let last = of_square.find(|change| change.square == square);
            last.map_or(before.at(square), |change| change.piece.into())
        });
        self.simulator.expect(changes);
        self.busy = changes.last().map_or(self.busy, |change| change.at);
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
    let what = CatalogueMessage::new("cli-eboard-simulate-no-piece").text("typed", typed);
    trouble(filled(&what), text("cli-eboard-simulate-no-piece-next"))
}

/// A move that cannot be made.
fn illegal(side: Side, typed: &str) -> String {
    let message = CatalogueMessage::new(match side {
        Side::White => "cli-eboard-simulate-illegal-white",
        Side::Black => "cli-eboard-simulate-illegal-black",
    });
    filled(&message.text("typed", typed))
}

fn of_file(id: &'static str, file: &Path) -> String {
    filled(&CatalogueMessage::new(id).text("file", file.display()))
}

/// How a move is made, in words.
fn words(handling: Handling) -> String {
    let mut words = vec![match handling.carrying {
        Carrying::Lift => text("cli-eboard-simulate-lifted"),
        Carrying::Slide => text("cli-eboard-simulate-slid"),
    }];
    if handling.is_put_back {
        words.push(text("cli-eboard-simulate-put-back"));
    }
    if handling.capturing == Capturing::Replace {
        words.push(text("cli-eboard-simulate-replacing"));
    }
    words.join(", ")
}
