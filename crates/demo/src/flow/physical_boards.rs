//! A game on two simulated electronic boards, and the hands at them.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;

use adoube_client::Client;
use adoube_client::clock::monotonic_millis;
use adoube_proto::v1::arbiter_command::Command as Order;
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    ArbiterCommand, BoardProgress, BoardRef, BoardView, GameStage, GameView, PenaliseCommand,
    Penalty, PenaltyKind, ReportedBoard, Side, VenueAlarmKind,
};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::message;
use adoube_user_text::text;
use anyhow::{Context as _, Result, bail};
use tokio::io::AsyncWriteExt as _;
use tokio::process::{Child, ChildStdin, Command};

use super::{Flow, STALL, everybody_is_here};
use crate::electronic_boards::Mode;
use crate::{Host, Verdict};

/// After so many half-moves White puts the black knight on a wrong square.
const WRONG_AFTER: u32 = 4;
const WRONG: [&str; 2] = ["take c6", "put a6 n"];
const RIGHT: [&str; 2] = ["take a6", "put c6 n"];
/// How long both positions can be looked at before the board is set right, milliseconds.
const LOOKED_AT: u64 = 5_000;
/// How long a wall may take to show an alarm, milliseconds.
const SHOWN: u64 = 10_000;

/// A simulated board. Hands do on it what each line says.
struct Hands {
    _process: Child,
    lines: ChildStdin,
}

impl Hands {
    fn plug_in(program: &Path, port: &Path, log: &Path, seed: usize) -> Result<Self> {
        let log = OpenOptions::new().create(true).append(true).open(log)?;
        let mut process = Command::new(program)
            .args(["eboard", "simulate", "--model", "dgt", "--link"])
            .arg(port)
            .args(["--seed", &(seed + 1).to_string()])
            .stdin(Stdio::piped())
            .stdout(log.try_clone()?)
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .context("a simulated board cannot be started")?;
        let lines = process.stdin.take().context("a board that nobody moves")?;
        Ok(Self {
            _process: process,
            lines,
        })
    }

    async fn tell(&mut self, line: &str) -> Result<()> {
        let line = format!("{line}\n");
        let told = self.lines.write_all(line.as_bytes()).await;
        told.context("a simulated board has ended")
    }
}

/// How far the one violation is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Violation {
    None,
    Begun,
    /// It is ruled on, and set right at this time.
    Ruled(u64),
    Over,
}

/// Both boards, White's first, and how many half-moves the hands have made on each.
struct Boards {
    hands: [Hands; 2],
    made: [u32; 2],
    violation: Violation,
}

fn reported(view: &BoardView, player: usize) -> Option<&ReportedBoard> {
    [&view.white_physical_board, &view.black_physical_board][player].as_ref()
}

fn follows(view: &BoardView, player: usize) -> bool {
    reported(view, player).is_some_and(|board| board.progress() == BoardProgress::Follows)
}

impl<H: Host> Flow<'_, H> {
    /// Plays the round's only game; what is not as it was to be.
    pub(crate) async fn play_on_boards(&mut self, mode: Mode) -> Result<Vec<Verdict>> {
        let mut chief = self.open().await?;
        let mut boards = self.plug_in()?;
        self.start_players(mode)?;
        self.until("cli-demo-wait-check-in", everybody_is_here)
            .await?;
        self.until("cli-demo-wait-boards", |model| {
            model
                .boards()
                .all(|view| follows(view, 0) && follows(view, 1))
        })
        .await?;
        self.tell_links(&mut chief).await?;
        chief.start_round(self.source.round, None).await?;
        self.step_id("cli-demo-boards-started");
        self.play_by_hand(mode, &mut boards, &mut chief).await?;
        let views = chief.games(self.source.round).await?;
        let mut verdicts = self.verdicts(&mut chief).await?;
        for verdict in &mut verdicts {
            verdict.differences.extend(faults(mode, &views));
        }
        Ok(verdicts)
    }

    /// A simulated board for each of the two devices, which is told its port.
    fn plug_in(&mut self) -> Result<Boards> {
        let board = self.source.games.first().context("no players")?.board;
        let seats = self.seats(board)?;
        let mut hands = Vec::new();
        for (index, seat) in seats.iter().enumerate() {
            let venue = self.event.venue_with(&seat.device)?;
            let dir = self.event.device_folder(venue, &seat.device);
            let port = dir.join("board");
            let mut file = OpenOptions::new()
                .append(true)
                .open(dir.join("device.toml"))?;
            writeln!(file, "\n[board]\nport = \"{}\"", port.display())?;
            let program = self.crew.program("adoube");
            let log = dir.join("board.log");
            hands.push(Hands::plug_in(&program, &port, &log, index)?);
        }
        let hands = hands.try_into().ok().context("a board for each player")?;
        Ok(Boards {
            hands,
            made: [0; 2],
            violation: Violation::None,
        })
    }

    /// The players enter their moves by script; where the boards do that they only check in.
    fn start_players(&mut self, mode: Mode) -> Result<()> {
        let mut script = self.source.brisk_script();
        for game in script["games"].as_array_mut().into_iter().flatten() {
            let moves = game["moves"].as_array_mut();
            for (entry, (_, think)) in moves.into_iter().flatten().zip(&self.source.games[0].moves)
            {
                entry["think_ms"] = (*think).into();
            }
            if mode == Mode::Entering {
                game["moves"] = serde_json::json!([]);
            }
        }
        let script = script.to_string();
        for (venue, device) in self.event.devices() {
            let [dir, file] = self.event.write_script(venue, &device, &script)?;
            self.crew.start_kiosk_with_page(&device, &dir, &file)?;
        }
        Ok(())
    }

    /// Where to look.
    async fn tell_links(&mut self, chief: &mut Client) -> Result<()> {
        let board = self.source.games.first().context("no players")?.board;
        let links = self.links(chief, board, None).await?;
        for step in [
            message!("cli-demo-link-white", link: links.white.page),
            message!("cli-demo-link-black", link: links.black.page),
            message!("cli-demo-link-console", link: links.console),
            message!("cli-demo-link-wall", venue: links.wall.0, link: links.wall.1),
        ] {
            self.host.step(&step);
        }
        Ok(())
    }

    async fn play_by_hand(
        &mut self,
        mode: Mode,
        boards: &mut Boards,
        chief: &mut Client,
    ) -> Result<()> {
        let moves: Vec<String> = self.source.games[0]
            .moves
            .iter()
            .map(|it| it.0.clone())
            .collect();
        let mut progress = ((0, boards.made, boards.violation), monotonic_millis());
        loop {
            self.step().await?;
            let Some(view) = self.model.boards().next().cloned() else {
                continue;
            };
            if view.state() == GameStage::Finished {
                break;
            }
            let now = monotonic_millis();
            let done = (view.ply, boards.made, boards.violation);
            if done != progress.0 {
                progress = (done, now);
            }
            if now > progress.1 + STALL {
                return Err(self.stalled());
            }
            if mode == Mode::Following {
                self.break_rule(&view, boards, chief).await?;
            }
            if matches!(boards.violation, Violation::None | Violation::Over) {
                make_moves(mode, &view, boards, &moves).await?;
            }
        }
        if mode == Mode::Following && boards.violation != Violation::Over {
            bail!(text!("cli-demo-no-difference"));
        }
        Ok(())
    }

    /// White puts a piece on a wrong square. The wall shows it, the Chief Arbiter warns White, and White sets it right.
    async fn break_rule(
        &mut self,
        view: &BoardView,
        boards: &mut Boards,
        chief: &mut Client,
    ) -> Result<()> {
        match boards.violation {
            Violation::None
                if boards.made == [WRONG_AFTER; 2] && follows(view, 0) && follows(view, 1) =>
            {
                for line in WRONG {
                    boards.hands[0].tell(line).await?;
                }
                self.step_id("cli-demo-knight-wrong");
                boards.violation = Violation::Begun;
            }
            Violation::Begun
                if reported(view, 0).is_some_and(|board| board.difference.is_some()) =>
            {
                self.until_wall_shows(view).await?;
                self.warn_white(view, chief).await?;
                boards.violation = Violation::Ruled(monotonic_millis() + LOOKED_AT);
            }
            Violation::Ruled(until) if monotonic_millis() > until => {
                for line in RIGHT {
                    boards.hands[0].tell(line).await?;
                }
                self.step_id("cli-demo-knight-back");
                boards.violation = Violation::Over;
            }
            Violation::None | Violation::Begun | Violation::Ruled(_) | Violation::Over => {}
        }
        Ok(())
    }

    /// The wall of White's venue has the alarm.
    async fn until_wall_shows(&mut self, view: &BoardView) -> Result<()> {
        let device = view.white.clone().unwrap_or_default().device;
        let venue = self.event.venue_with(&device)?;
        let mut wall = self.venue_client(venue).await?;
        let until = monotonic_millis() + SHOWN;
        loop {
            let alarms = wall.alarms().await?;
            if let Some(alarm) = alarms
                .iter()
                .find(|alarm| alarm.kind() == VenueAlarmKind::Board)
            {
                let shown = message!("cli-demo-wall-shows", venue: &venue.name);
                self.host.step(&shown.text("alarm", &alarm.text));
                return Ok(());
            }
            if monotonic_millis() > until {
                bail!(text!("cli-demo-wall-shows-none"));
            }
            self.pause().await?;
        }
    }

    async fn warn_white(&mut self, view: &BoardView, chief: &mut Client) -> Result<()> {
        let warning = Penalty {
            kind: PenaltyKind::Warning.into(),
            ..Penalty::default()
        };
        let board: Option<BoardRef> = view.board;
        let command = ArbiterCommand {
            board,
            reason: text!("cli-demo-warning-reason"),
            command: Some(Order::Penalise(PenaliseCommand {
                seat: Side::White.into(),
                penalties: vec![warning],
                article: "O 18.4.1".to_owned(),
            })),
            ..ArbiterCommand::default()
        };
        chief.command(command).await?;
        self.step_id("cli-demo-warned");
        Ok(())
    }
}

/// The hands make what is missing on each board; where boards enter the moves, the player whose turn it is makes the next one.
async fn make_moves(
    mode: Mode,
    view: &BoardView,
    boards: &mut Boards,
    moves: &[String],
) -> Result<()> {
    let settled = boards.made == [view.ply; 2] && follows(view, 0) && follows(view, 1);
    for player in [0, 1] {
        let count = boards.made[player];
        let is_mover = usize::try_from(count)? % 2 == player;
        let enters =
            mode == Mode::Entering && view.state() == GameStage::Playing && settled && is_mover;
        if count >= view.ply && !enters {
            continue;
        }
        if let Some(uci) = moves.get(usize::try_from(count)?) {
            boards.hands[player].tell(uci).await?;
            boards.made[player] += 1;
        }
    }
    Ok(())
}

/// What the record does not have as it should.
fn faults(mode: Mode, views: &[GameView]) -> Vec<CatalogueMessage> {
    let events: Vec<&Event> = views
        .iter()
        .flat_map(|view| &view.events)
        .filter_map(|event| event.event.as_ref())
        .collect();
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    let differences = count(|event| matches!(event, Event::PhysicalBoardDiffers(_)));
    let penalties = count(|event| matches!(event, Event::Penalised(_)));
    let entered = count(|event| matches!(event, Event::Moved(it) if it.settling.is_some()));
    let moves = count(|event| matches!(event, Event::Moved(_)));
    let expected = match mode {
        Mode::Following => (1, 1, 0),
        Mode::Entering => (0, 0, moves),
    };
    let counts = [
        ("cli-demo-fault-differences", differences, expected.0),
        ("cli-demo-fault-penalties", penalties, expected.1),
        ("cli-demo-fault-entered", entered, expected.2),
    ];
    let wrong = counts.into_iter().filter(|(_, is, wanted)| is != wanted);
    let message =
        |(id, is, wanted): (&'static str, usize, usize)| message!(id, here: is, expected: wanted);
    wrong.map(message).collect()
}
