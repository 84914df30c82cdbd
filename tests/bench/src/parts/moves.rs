//! Durable moves a second at full pace, processor time and bytes a move; beside it the bare echo over as
//! many streams, and the bare writer.

use std::time::Duration;

use anyhow::Result;

use crate::clock;
use crate::coordinator::Coordinator;
use crate::echo::EchoProcess;
use crate::games::{self, Game};
use crate::load::{Crowd, Pace};
use crate::process::Program;
use crate::report::Row;
use crate::scale::Bench;
use crate::sled_writer::{self, Full};
use crate::spread::Spread;

pub(super) const NAME: &str = "moves";

/// Bytes of a move's record, about.
pub(super) const RECORD: usize = 150;

/// What is reached at full pace.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rate {
    each_second: f64,
    /// Processor time of the server for one, microseconds.
    pub(super) processor: f64,
}

/// One round: each for itself, one after the other.
struct Round {
    moves: Rate,
    echoes: Rate,
    records: Full,
    /// The ledger's files' growth a move.
    bytes: f64,
}

pub(super) fn run(bench: &Bench, rows: &mut Vec<Row>) -> Result<()> {
    let games = bench.pick(1_000, 2);
    let runtime = tokio::runtime::Runtime::new()?;
    let library = games::long(8, 32, bench.pick(500, 60))?;
    let rounds = (0..bench.pick(5, 1))
        .map(|_| runtime.block_on(round(bench, games, &library)))
        .collect::<Result<Vec<_>>>()?;
    rows.extend(rows_of(games, &rounds));
    Ok(())
}

async fn round(bench: &Bench, games: usize, library: &[Game]) -> Result<Round> {
    let time = bench.seconds(4);
    let echoes = echoes(bench, games * 2, time).await?;
    let folder = bench.scratch("sled-")?;
    let path = folder.path().to_owned();
    let writing = move || sled_writer::full(&path, RECORD, games, time);
    let records = tokio::task::spawn_blocking(writing).await??;
    let (moves, bytes) = moves(bench, games, library, time).await?;
    Ok(Round {
        moves,
        echoes,
        records,
        bytes,
    })
}

async fn echoes(bench: &Bench, streams: usize, time: Duration) -> Result<Rate> {
    let echo = EchoProcess::start(bench, streams)?;
    let mut crowd = Crowd::new(Pace::Full);
    crowd.call(&echo.place, &echo.papers).await?;
    crowd.until_ready(streams).await?;
    let rate = rate(&crowd, &echo.program, time).await?;
    crowd.end().await?;
    Ok(rate)
}

async fn moves(
    bench: &Bench,
    games: usize,
    library: &[Game],
    time: Duration,
) -> Result<(Rate, f64)> {
    let mut coordinator = Coordinator::start(bench)?;
    let crowd = seated(&coordinator, games, library, Pace::Full).await?;
    let before = coordinator.ledger_bytes()?;
    let acknowledged = crowd.done();
    let rate = rate(&crowd, &coordinator.program, time).await?;
    let moves = crowd.done() - acknowledged;
    let bytes = coordinator.ledger_bytes()? - before;
    // It goes first: players who leave would be silences.
    coordinator.program.kill()?;
    drop(crowd);
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
    Ok((rate, bytes as f64 / moves.max(1) as f64))
}

/// A round of so many games with everybody at his device and checked in, and started.
pub(super) async fn seated(
    coordinator: &Coordinator,
    games: usize,
    library: &[Game],
    pace: Pace,
) -> Result<Crowd> {
    let papers = coordinator.publish(games).await?;
    let mut crowd = Crowd::new(pace);
    crowd.seat(&coordinator.place, &papers, library).await?;
    crowd.until_ready(games).await?;
    coordinator.begin(games).await?;
    Ok(crowd)
}

/// Lets everybody begin, and counts in the middle of it.
pub(super) async fn rate(crowd: &Crowd, server: &Program, time: Duration) -> Result<Rate> {
    crowd.go();
    tokio::time::sleep(time / 4).await;
    let (began, done, processor) = (clock::now(), crowd.done(), server.processor()?);
    tokio::time::sleep(time).await;
    let (seconds, done) = (clock::since(began).as_secs_f64(), crowd.done() - done);
    let processor = server.processor()?.saturating_sub(processor);
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
    let done = done as f64;
    Ok(Rate {
        each_second: done / seconds,
        processor: processor.as_secs_f64() * 1e6 / done.max(1.0),
    })
}

fn rows_of(games: usize, rounds: &[Round]) -> Vec<Row> {
    let of = |value: fn(&Round) -> f64| Spread::of(rounds.iter().map(value));
    let moves = of(|round| round.moves.each_second);
    let echoes = of(|round| round.echoes.each_second);
    let records = of(|round| round.records.each_second);
    let ratio = of(|round| 100.0 * round.moves.each_second / round.echoes.each_second);
    let processor = of(|round| round.moves.processor);
    let bytes = of(|round| round.bytes);
    let bare_bytes = of(|round| round.records.bytes);
    let bare = of(|round| round.echoes.processor);
    let times = of(|round| round.moves.processor / round.echoes.processor);
    let rate = Row::new(
        NAME,
        format!("durable moves a second, {games} games"),
        format!("{}, {} of the echo's", whole(moves, ""), whole(ratio, " %")),
    )
    .beside(format!(
        "echo {} messages there and back; bare sled {} records",
        whole(echoes, ""),
        whole(records, "")
    ))
    .target("at least 25 % of the echo's messages", ratio.median >= 25.0)
    .how(format!(
        "real coordinator process; {} play links, each a connection of its own under mutual TLS, heartbeats \
         each second; each game's next move is sent the moment the opponent has the one before. The echo: \
         bare tonic, as many connections and streams, the same TLS and messages, one on its way in each. \
         Sled: one thread, groups of 256 records of {RECORD} bytes, flush and fdatasync each. {} rounds of \
         echo, sled and coordinator by turns, 4 s each.",
        games * 2,
        rounds.len()
    ))
    .spread("moves_per_second", moves)
    .spread("echoes_per_second", echoes)
    .spread("sled_records_per_second", records)
    .spread("percent_of_echo", ratio);
    let measured = format!(
        "{:.1} × [{:.1}, {:.1}], {}",
        times.median,
        times.least,
        times.most,
        whole(processor, " µs")
    );
    let cost = Row::new(NAME, "processor a move at the coordinator", measured)
        .beside(format!("echo's server {} a message", whole(bare, " µs")))
        .target("at most 4 × the echo's server a message", times.median <= 4.0)
        .how("user and system time of the coordinator's process over the same 4 s, all threads: TLS, ledger and heartbeats with it")
        .spread("processor_us_per_move", processor)
        .spread("processor_us_per_echo", bare)
        .spread("processor_times_echo", times);
    let size = Row::new(NAME, "bytes a move in the live ledger", whole(bytes, ""))
        .beside(format!("bare sled {} a record of {RECORD} bytes", whole(bare_bytes, "")))
        .target("at most 350", bytes.median <= 350.0)
        .how("growth of the files of the ledger over the same moves, all that is kept with them included")
        .spread("ledger_bytes_per_move", bytes)
        .spread("sled_bytes_per_record", bare_bytes);
    vec![rate, cost, size]
}

fn whole(spread: Spread, unit: &str) -> String {
    let Spread {
        median,
        least,
        most,
    } = spread;
    format!("{median:.0}{unit} [{least:.0}, {most:.0}]")
}
