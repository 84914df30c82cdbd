//! How long acknowledgement and delivery of a move take while games are played at their pace; beside it
//! the bare echo over as many streams, and the bare writer at as many records.

use std::time::Duration;

use anyhow::Result;

use super::moves::{RECORD, seated};
use crate::clock;
use crate::coordinator::Coordinator;
use crate::echo::EchoProcess;
use crate::games::{self, Game};
use crate::load::{Crowd, Pace};
use crate::machine;
use crate::report::Row;
use crate::scale::Bench;
use crate::sled_writer;
use crate::spread::{Times, millis};

pub(super) const NAME: &str = "latency";

/// Files that a program has open beside its connections.
const OTHER_FILES: u64 = 120;

/// How games are played.
#[derive(Debug, Clone, Copy)]
struct Play {
    games: usize,
    /// Between the opponent's move and one's own, on the average.
    think: Duration,
    time: Duration,
}

impl Play {
    #[expect(clippy::cast_precision_loss, reason = "a rate")]
    fn moves_a_second(&self) -> f64 {
        self.games as f64 / self.think.as_secs_f64()
    }
}

/// What was seen of each.
struct Seen {
    acknowledged: Times,
    delivered: Times,
    echoed: Times,
    written: Times,
    processor: f64,
}

pub(super) fn run(bench: &Bench, rows: &mut Vec<Row>) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    let library = games::long(9, 32, bench.pick(200, 60))?;
    let most = usize::try_from((machine::files().saturating_sub(OTHER_FILES)) / 2)?;
    let plays: &[(usize, u64, u64)] = bench.pick(
        &[(10, 500, 30), (1_000, 1_000, 20), (10_000, 10_000, 20)],
        &[(2, 50, 1)],
    );
    for (games, think, seconds) in plays {
        let play = Play {
            games: (*games).min(most),
            think: Duration::from_millis(*think),
            time: bench.seconds(*seconds),
        };
        let seen = runtime.block_on(seen(bench, play, &library))?;
        rows.push(row(play, *games, &seen));
    }
    Ok(())
}

async fn seen(bench: &Bench, play: Play, library: &[Game]) -> Result<Seen> {
    let folder = bench.scratch("sled-")?;
    let path = folder.path().to_owned();
    let writing =
        move || sled_writer::paced(&path, RECORD, play.games, play.moves_a_second(), play.time);
    let written = tokio::task::spawn_blocking(writing).await??;
    let echoed = echoed(bench, play).await?;
    let mut coordinator = Coordinator::start(bench)?;
    let pace = Pace::Thinking(play.think);
    let crowd = seated(&coordinator, play.games, library, pace).await?;
    crowd.go();
    tokio::time::sleep(play.think.min(play.time) * 2).await;
    let (began, processor) = (clock::now(), coordinator.program.processor()?);
    tokio::time::sleep(play.time).await;
    let ended = clock::now();
    let processor = coordinator.program.processor()?.saturating_sub(processor);
    let tally = crowd.end().await?;
    coordinator.program.kill()?;
    Ok(Seen {
        acknowledged: tally.acknowledged_in(began, ended),
        delivered: tally.delivered_in(began, ended),
        echoed,
        written,
        processor: 100.0 * processor.as_secs_f64() / play.time.as_secs_f64(),
    })
}

/// As many messages a second as moves, over two streams a game.
async fn echoed(bench: &Bench, play: Play) -> Result<Times> {
    let echo = EchoProcess::start(bench, play.games * 2)?;
    let mut crowd = Crowd::new(Pace::Thinking(play.think * 2));
    crowd.call(&echo.place, &echo.papers).await?;
    crowd.until_ready(play.games * 2).await?;
    crowd.go();
    tokio::time::sleep(play.think.min(play.time) * 2).await;
    let began = clock::now();
    tokio::time::sleep(play.time).await;
    let ended = clock::now();
    Ok(crowd.end().await?.acknowledged_in(began, ended))
}

fn row(play: Play, wanted: usize, seen: &Seen) -> Row {
    let Play { games, think, time } = play;
    let [ours, echo, bare] =
        [&seen.acknowledged, &seen.echoed, &seen.written].map(|times| millis(times.per_mille(990)));
    let row = Row::new(
        NAME,
        format!("acknowledgement and delivery, {games} games"),
        format!(
            "acknowledged {}; at the opponent {}",
            seen.acknowledged.shown(),
            seen.delivered.shown()
        ),
    )
    .beside(format!(
        "echo {}; bare sled {}",
        seen.echoed.shown(),
        seen.written.shown()
    ));
    let row = if wanted == 1_000 {
        row.target(
            "p99 acknowledgement at most 3 × echo's and bare sled's together",
            ours <= 3.0 * (echo + bare),
        )
    } else {
        row
    };
    let short = if games < wanted {
        format!(" {wanted} were asked for; a process may have too few files open.")
    } else {
        String::new()
    };
    let row = row.how(format!(
        "about {:.0} moves a second: each player thinks {think:?} on the average (even chances from none to twice \
         that), a heartbeat a second from each of {} seats; {} moves in {time:?}, from the message's way into its \
         stream to the answer's way out, and to the event at the opponent. Echo: as many streams, messages and \
         heartbeats. Sled: as many records a second, by chance, one writer that takes what waits. The coordinator \
         was busy {:.0} % of one core.{short}",
        play.moves_a_second(),
        games * 2,
        seen.acknowledged.count(),
        seen.processor,
    ));
    let of = [
        ("acknowledged", &seen.acknowledged),
        ("delivered", &seen.delivered),
        ("echo", &seen.echoed),
        ("sled", &seen.written),
    ];
    of.iter().fold(row, |row, (name, times)| {
        [("p50", 500), ("p99", 990), ("p999", 999)]
            .iter()
            .fold(row, |row, (percent, share)| {
                let name = format!("{name}_{percent}_ms");
                row.value(&name, millis(times.per_mille(*share)))
            })
    })
}
