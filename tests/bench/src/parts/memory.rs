//! Memory of a live game, and of a connected seat.

use std::process::Command;

use anyhow::{Context as _, Result};

use super::moves::seated;
use crate::coordinator::Coordinator;
use crate::desk::{Books, Desk, in_clear};
use crate::games;
use crate::load::{Crowd, Pace};
use crate::process;
use crate::report::Row;
use crate::scale::Bench;
use crate::spread::Spread;

pub(super) const NAME: &str = "memory";

/// The word by which this program becomes one that holds games.
pub const WORD: &str = "hold-games";

/// Half-moves of each: move 40.
pub(super) const PLIES: usize = 80;

/// Boards of one shard at most.
const BOARDS: usize = 2_500;

pub(super) fn run(bench: &Bench, rows: &mut Vec<Row>) -> Result<()> {
    rows.push(games_row(bench)?);
    rows.push(seats_row(bench)?);
    Ok(())
}

/// Holds so many games at move 40, and says in bytes what this process holds.
pub fn hold(games: usize) -> Result<u64> {
    let library = games::long(81, 32, PLIES)?;
    let mut desks = Vec::new();
    for first in (0..games).step_by(BOARDS) {
        let boards = BOARDS.min(games - first);
        let name = format!("t{}", desks.len());
        let mut desk = Desk::playing(&name, boards, Books::Nowhere, &in_clear)?;
        for _ in 0..PLIES {
            for board in 0..boards {
                desk.play(board, &library[board % library.len()])?;
            }
        }
        desks.push(desk);
    }
    let memory = process::memory_of(std::process::id())?;
    for desk in &mut desks {
        desk.settle()?;
    }
    Ok(memory)
}

fn held(games: usize) -> Result<f64> {
    let mut command = Command::new(process::beside("adoube-bench")?);
    let output = command.arg(WORD).arg(games.to_string()).output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    said.trim().parse().context("what it holds")
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn games_row(bench: &Bench) -> Result<Row> {
    let (few, many) = bench.pick((1_000, 10_000), (5, 50));
    let each = (0..bench.pick(3, 1)).map(|_| Ok((held(many)? - held(few)?) / (many - few) as f64));
    let each = Spread::of(each.collect::<Result<Vec<_>>>()?);
    let kib = each.median / 1_024.0;
    Ok(Row::new(NAME, "memory a live game", format!("{kib:.1} KiB"))
        .target("at most 8 KiB", kib <= 8.0)
        .how(format!(
            "resident memory of a process of its own that holds shards with {many} games at move 40, both seats' \
             links open, less that with {few}, by game; ledger and sockets apart"
        ))
        .spread("bytes_per_game", each))
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn seats_row(bench: &Bench) -> Result<Row> {
    let (few, many) = bench.pick((200, 2_000), (1, 3));
    let runtime = tokio::runtime::Runtime::new()?;
    let library = games::long(82, 4, 40)?;
    let mut memory = Vec::new();
    for games in [few, many] {
        let coordinator = Coordinator::start(bench)?;
        let held = runtime.block_on(async {
            let papers = coordinator.publish(games).await?;
            let before = coordinator.program.memory()?;
            let mut there = Crowd::new(Pace::Full);
            there.call(&coordinator.place, &papers).await?;
            there.until_ready(papers.len()).await?;
            let after = coordinator.program.memory()?;
            drop(there);
            Ok::<_, anyhow::Error>(after - before)
        })?;
        memory.push(held as f64);
    }
    let each = (memory[1] - memory[0]) / (2 * (many - few)) as f64;
    let idle = runtime.block_on(idle(bench, many, &library))?;
    let kib = each / 1_024.0;
    Ok(Row::new(
        NAME,
        "memory a connected seat",
        format!("{kib:.1} KiB; {:.1} KiB with its share of what playing holds", idle / 1_024.0),
    )
    .target("at most 36 KiB", kib <= 36.0)
    .how(format!(
        "growth of the coordinator's resident memory while {} devices connect, less that of {}, by seat: the \
         connection, mutual TLS, HTTP/2, the link. With playing: the growth while {} connect and play for some seconds, \
         by seat, the ledger's cache and all",
        many * 2,
        few * 2,
        many * 2
    ))
    .value("bytes_per_seat", each)
    .value("bytes_per_playing_seat", idle))
}

/// What a seat comes to once its game is under way.
#[expect(clippy::cast_precision_loss, reason = "figures for people")]
async fn idle(bench: &Bench, games: usize, library: &[games::Game]) -> Result<f64> {
    let mut coordinator = Coordinator::start(bench)?;
    let before = coordinator.program.memory()?;
    let pace = Pace::Thinking(std::time::Duration::from_secs(2));
    let crowd = seated(&coordinator, games, library, pace).await?;
    crowd.go();
    tokio::time::sleep(bench.seconds(8)).await;
    let grown = coordinator.program.memory()?.saturating_sub(before);
    coordinator.program.kill()?;
    Ok(grown as f64 / (games * 2) as f64)
}
