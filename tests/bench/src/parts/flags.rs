//! How late flags are decided while a hundred thousand clocks run.

use std::time::Duration;

use adoube_record::decode_board;
use adoube_tournament::board::event::Finished;
use adoube_tournament::board::{Ending, Event, FLAG_WATERMARK};
use adoube_tournament::time::Millis;
use anyhow::{Result, anyhow, ensure};

use crate::clock;
use crate::hosted::{Beater, Hosted, Seen};
use crate::report::Row;
use crate::scale::Bench;
use crate::spread::{Times, millis};

pub(super) const NAME: &str = "flags";

/// Boards of one tournament at most.
const BOARDS: usize = 2_500;

/// How many of them let their flags fall.
const FALLING: usize = 25;

/// What the others get, so that theirs do not.
const MORE: Millis = Millis(7_200_000);

/// What the bare timer waits for.
const TIMER: Duration = Duration::from_millis(20);

/// What was seen.
struct Fallen {
    /// From the watermark after a flag's fall until it was decided.
    decided: Times,
    /// And until that was durable.
    durable: Times,
    /// How late a bare timer was on the same runtime meanwhile.
    timer: Times,
}

pub(super) fn run(bench: &Bench, rows: &mut Vec<Row>) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    rows.push(runtime.block_on(measured(bench))?);
    Ok(())
}

async fn measured(bench: &Bench) -> Result<Row> {
    let boards = bench.pick(BOARDS, 4);
    let falling = bench.pick(FALLING, 2);
    let halls = bench.pick(100_000 / BOARDS, 2);
    let seconds = bench.pick(30, 3);
    let control = format!(
        "time_control = \"{seconds} s\"\ndefault_time = 60\n[supervision]\nregime = \"full\"\n"
    );
    let hosted = Hosted::start(bench)?;
    let beater = Beater::start();
    let mut open = Vec::new();
    for number in 0..halls {
        let name = format!("t{number}");
        let hall = hosted.open(&name, u16::try_from(boards)?, &control).await?;
        for board in falling + 1..=boards {
            beater.add(hosted.arrive(&hall, u16::try_from(board)?).await?);
            if board % 500 == 0 || board == boards {
                // Before the next ones: nobody's clock has run for long.
                let first = board.saturating_sub(499).max(falling + 1);
                for board in first..=board {
                    let more = hosted.give_time(&hall, u16::try_from(board)?, MORE);
                    more.await?;
                }
            }
        }
        open.push(hall);
    }
    // The others begin one after the other, so that their flags fall one after the other.
    let spread = bench.pick(Duration::from_secs(20), Duration::from_millis(200));
    let step = spread / u32::try_from(falling * halls)?;
    for board in 1..=falling {
        for hall in &open {
            beater.add(hosted.arrive(hall, u16::try_from(board)?).await?);
            tokio::time::sleep(step).await;
        }
    }
    hosted.ledger.watch();
    let timer = tokio::spawn(bare_timer(Duration::from_secs(seconds + 2)));
    tokio::time::sleep(Duration::from_secs(seconds + 2)).await;
    let (standing, slowest) = beater.end();
    let fallen = fallen(&hosted, falling * halls, timer.await?)?;
    hosted.stop().await;
    ensure!(
        standing == boards * halls * 2,
        "{standing} of {} seats are there at the end",
        boards * halls * 2
    );
    Ok(row(boards * halls, slowest, &fallen))
}

/// How late a timer is that nothing but this machine holds up.
async fn bare_timer(time: Duration) -> Times {
    let (began, mut late) = (clock::now(), Vec::new());
    while clock::since(began) < time {
        let due = clock::now() + TIMER;
        tokio::time::sleep_until(due.into()).await;
        late.push(clock::since(due));
    }
    Times::of(late)
}

fn fallen(hosted: &Hosted, wanted: usize, timer: Times) -> Result<Fallen> {
    let (mut decided, mut durable) = (Vec::new(), Vec::new());
    for record in hosted.ledger.seen() {
        let Seen {
            sequence, ref body, ..
        } = record;
        let read = decode_board(sequence, body).map_err(|error| anyhow!("{error}"))?;
        match read.event {
            Event::Finished(Finished {
                ending: Ending::Flag,
                ..
            }) => {
                let due = hosted.instant(read.time + FLAG_WATERMARK);
                decided.push(record.decided.saturating_duration_since(due));
                durable.push(record.durable.saturating_duration_since(due));
            }
            Event::SeatLost(_) => anyhow::bail!("a seat was lost: this machine is too slow"),
            _ => {}
        }
    }
    ensure!(
        decided.len() == wanted,
        "{} of {wanted} flags fell",
        decided.len()
    );
    Ok(Fallen {
        decided: Times::of(decided),
        durable: Times::of(durable),
        timer,
    })
}

fn row(clocks: usize, slowest: Duration, fallen: &Fallen) -> Row {
    let p99 = fallen.decided.per_mille(990);
    let timer = fallen.timer.per_mille(990);
    Row::new(
        NAME,
        format!("flag's fall after its watermark, {clocks} clocks running"),
        fallen.decided.shown(),
    )
    .beside(format!("durable: {}; bare timer: {}", fallen.durable.shown(), fallen.timer.shown()))
    .target(
        "p99 at most the bare timer's + 5 ms",
        millis(p99) <= millis(timer) + 5.0,
    )
    .how(format!(
        "the coordinator's own tasks and timers in this process over sled, {BOARDS} games a tournament, every seat \
         heard once a second without sockets (a round of that took {:.1} s at most); {} flags fell within some twenty \
         seconds. From the true instant of the fall + 20 ms to the record's way to the ledger; times are known to the \
         millisecond. The bare timer: a task of the same runtime that waits for {TIMER:?} again and again",
        slowest.as_secs_f64(),
        fallen.decided.count(),
    ))
    .value("decided_p50_ms", millis(fallen.decided.per_mille(500)))
    .value("decided_p99_ms", millis(p99))
    .value("decided_p999_ms", millis(fallen.decided.per_mille(999)))
    .value("durable_p99_ms", millis(fallen.durable.per_mille(990)))
    .value("timer_p99_ms", millis(timer))
}
