//! One round over the wire: paired, published, started, and played some boards at a time.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use adoube_client::clock::monotonic_millis;
use adoube_client::follow::{Change, Follower, Model};
use adoube_exchange::draft;
use adoube_exchange::event_rounds::left_to_approve;
use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{
    ApproveCommand, ArbiterCommand, BoardRef, BoardView, DeclareCommand, ImportRequest,
    PairingEntry, PauseCommand, Result as Points,
};
use adoube_tournament::board::Score;
use adoube_tournament::ids::BoardId;
use anyhow::{Context as _, Result, bail};

use super::Replay;
use super::table::{Act, Table};
use super::tournament::{Hall, START};
use super::{pace, verdict};
use crate::comparison;
use crate::plan::{Pairing, Round};

/// How long news is waited for before waiting boards are looked at.
const TICK: Duration = Duration::from_millis(100);

/// A round under way.
struct Play<'a> {
    number: u32,
    /// By board.
    pairings: &'a BTreeMap<u32, Pairing>,
    follower: Follower,
    model: Model,
    /// Boards whose players are not sent to them yet.
    waiting: VecDeque<u32>,
    tables: BTreeMap<u32, Table>,
    /// What went otherwise at boards that are over.
    troubles: BTreeMap<u32, String>,
    /// Half-moves of boards that are over, and how many those are.
    played: (u64, u64),
    complete: bool,
}

impl Replay<'_> {
    /// Plays a round to its end and enters its games.
    pub(super) async fn round(&mut self, hall: &mut Hall<'_>, round: Round) -> Result<()> {
        let number = round.number;
        publish(hall, &round).await?;
        let pairings: BTreeMap<u32, Pairing> = round
            .pairings
            .into_iter()
            .map(|pairing| (pairing.board.into(), pairing))
            .collect();
        let mut play = Play {
            number: number.into(),
            follower: Follower::new(hall.chief.clone(), number),
            model: Model::default(),
            waiting: pairings.keys().copied().collect(),
            pairings: &pairings,
            tables: BTreeMap::new(),
            troubles: BTreeMap::new(),
            played: (0, 0),
            complete: true,
        };
        self.until_seated(&mut play).await?;
        hall.chief.start_round(number, None).await?;
        self.until_over(hall, &mut play).await?;
        let Play {
            mut troubles,
            complete,
            ..
        } = play;
        hall.seats.close().await?;
        if complete {
            hall.chief.close_round(number, None).await?;
        } else {
            approve(hall, number).await?;
        }
        let mut views = BTreeMap::new();
        for view in hall.chief.games(number).await? {
            views.insert(view.board.unwrap_or_default().board, view);
        }
        let regulations = &hall.plan.regulations;
        for (board, pairing) in pairings {
            let view = views.remove(&board);
            let view = view.with_context(|| format!("board {number}.{board} is not there"))?;
            let game = pairing.game.number;
            let leeway = pace::leeway(&pairing.game, &regulations.time_control, hall.speed);
            let trouble = troubles.remove(&board);
            let (run, text) = verdict::of(pairing.game, view, regulations, leeway, trouble)?;
            comparison::enter(&mut self.summary, &run, regulations.scoring);
            self.games.add(game, text)?;
        }
        self.progress.tell(self.summary.games, self.summary.moves);
        Ok(())
    }

    async fn until_seated(&mut self, play: &mut Play<'_>) -> Result<()> {
        let until = monotonic_millis() + START;
        while !play.is_seated() {
            if monotonic_millis() > until {
                bail!("after {} s a seat still has no device", START / 1000);
            }
            play.hear().await?;
            self.crew.check()?;
        }
        Ok(())
    }

    async fn until_over(&mut self, hall: &mut Hall<'_>, play: &mut Play<'_>) -> Result<()> {
        while !(play.waiting.is_empty() && play.tables.is_empty()) {
            while play.tables.len() < hall.most
                && let Some(board) = play.waiting.pop_front()
            {
                self.send_players(hall, play, board)?;
            }
            let boards = match play.hear().await? {
                Some(board) => vec![board],
                None => play.tables.keys().copied().collect(),
            };
            for board in boards {
                self.look(hall, play, board).await?;
            }
            self.crew.check()?;
            hall.seats.check()?;
            let now: usize = play.tables.values().map(Table::plies).sum();
            let (games, moves) = play.played;
            let moves = self.summary.moves + moves + now as u64;
            self.progress.tell(self.summary.games + games, moves);
        }
        Ok(())
    }

    fn send_players(&mut self, hall: &mut Hall<'_>, play: &mut Play<'_>, board: u32) -> Result<()> {
        let view = play.view(board)?;
        let game = &play.pairings.get(&board).context("no such board")?.game;
        let seats = [&view.white, &view.black].map(|seat| seat.clone().unwrap_or_default());
        let names = seats.each_ref().map(|seat| seat.name.as_str());
        let control = &hall.plan.regulations.time_control;
        let script = pace::script(game, control, hall.speed, names).to_string();
        let devices = seats.map(|seat| seat.device);
        for device in &devices {
            let dir = hall.site.device(device);
            hall.seats.start(self.crew, device, dir, &script)?;
        }
        let table = Table::new(devices.to_vec(), monotonic_millis());
        play.tables.insert(board, table);
        Ok(())
    }

    /// Does what is to be done at a board.
    async fn look(&mut self, hall: &mut Hall<'_>, play: &mut Play<'_>, board: u32) -> Result<()> {
        let view = play.view(board)?.clone();
        let (Some(table), Some(pairing)) = (play.tables.get_mut(&board), play.pairings.get(&board))
        else {
            return Ok(());
        };
        let act = table.act(&pairing.game, &view, hall.speed, monotonic_millis());
        match act {
            Act::Nothing => return Ok(()),
            Act::Declare(score, reason) | Act::GiveUp(score, reason) => {
                return declare(hall, view.board, score, reason).await;
            }
            Act::Fail(what) => bail!("board {}.{board}: {what}", play.number),
            Act::Leave => {
                play.complete = false;
                let reason = "the source has no more moves".to_owned();
                command(hall, view.board, reason, Command::Pause(PauseCommand {})).await?;
            }
            Act::Over => {}
        }
        let Some(table) = play.tables.remove(&board) else {
            return Ok(());
        };
        play.played.0 += 1;
        play.played.1 += table.plies() as u64;
        hall.seats.stop(self.crew, &table.devices).await;
        if let Some(trouble) = table.trouble {
            play.troubles.insert(board, trouble);
        }
        Ok(())
    }
}

impl Play<'_> {
    /// Hears one piece of news, or lets a moment pass; the board that it was about.
    async fn hear(&mut self) -> Result<Option<u32>> {
        let tick = tokio::time::sleep(TICK);
        let news = tokio::select! {
            news = self.follower.next() => news?,
            () = tick => return Ok(None),
        };
        let change = self.model.hear(news, monotonic_millis());
        Ok(match change {
            Some(Change::Board(both)) => both.1.board.map(|board| board.board),
            _ => None,
        })
    }

    fn view(&self, board: u32) -> Result<&BoardView> {
        let view = self.model.board(self.number, board);
        view.with_context(|| format!("board {}.{board} is not shown", self.number))
    }

    fn is_seated(&self) -> bool {
        let has_device = |board: &u32| {
            let Some(view) = self.model.board(self.number, *board) else {
                return false;
            };
            let seats = [&view.white, &view.black];
            seats
                .into_iter()
                .all(|seat| seat.as_ref().is_some_and(|seat| !seat.device.is_empty()))
        };
        self.model.is_current() && self.waiting.iter().all(has_device)
    }
}

async fn publish(hall: &mut Hall<'_>, round: &Round) -> Result<()> {
    let entry = |pairing: &Pairing| PairingEntry {
        board: pairing.board.into(),
        white: pairing.players[0].into(),
        black: pairing.players[1].into(),
        start: draft::start(&pairing.game.start),
        ..PairingEntry::default()
    };
    let request = ImportRequest {
        round: round.number.into(),
        pairings: round.pairings.iter().map(entry).collect(),
        ..ImportRequest::default()
    };
    hall.organiser.import(request).await?;
    hall.organiser.publish_round(round.number, None).await?;
    Ok(())
}

async fn declare(
    hall: &mut Hall<'_>,
    board: Option<BoardRef>,
    score: Score,
    reason: String,
) -> Result<()> {
    let score = comparison::declared(score, &hall.plan.regulations);
    let result = Some(Points {
        white_halves: score.white.into(),
        black_halves: score.black.into(),
    });
    let declare = DeclareCommand {
        result,
        forfeit: false,
    };
    command(hall, board, reason, Command::Declare(declare)).await
}

/// As the closing of a round does, of one that has games without a result.
async fn approve(hall: &mut Hall<'_>, round: u16) -> Result<()> {
    let event = hall.chief.describe().await?;
    for BoardId { round, board } in left_to_approve(&event, round) {
        let (round, board) = (round.into(), board.into());
        let order = Command::Approve(ApproveCommand {});
        command(hall, Some(BoardRef { round, board }), String::new(), order).await?;
    }
    Ok(())
}

async fn command(
    hall: &mut Hall<'_>,
    board: Option<BoardRef>,
    reason: String,
    command: Command,
) -> Result<()> {
    let command = ArbiterCommand {
        board,
        reason,
        command: Some(command),
        ..ArbiterCommand::default()
    };
    hall.chief.command(command).await?;
    Ok(())
}
