//! A coordinator that starts over ten thousand live games.

use std::sync::Arc;
use std::time::Duration;

use adoube_coordinator::people::Keyring;
use adoube_ledger::{SledLedger, SledOptions};
use adoube_proto::v1::DescribeRequest;
use anyhow::{Result, anyhow, ensure};

use super::memory::PLIES;
use crate::clock;
use crate::coordinator::{BOARDS, Coordinator};
use crate::desk::{Books, Desk};
use crate::games;
use crate::report::Row;
use crate::scale::Bench;
use crate::spread::Spread;

pub(super) const NAME: &str = "recovery";

/// At most so many hundredths of the time that it took to play the games by the same rules into the same ledger,
/// without sockets: so a slow machine has more time.
const SHARE: f64 = 20.0;

pub(super) fn run(bench: &Bench, rows: &mut Vec<Row>) -> Result<()> {
    let games = bench.pick(10_000, 4);
    let mut coordinator = Coordinator::start(bench)?;
    coordinator.program.kill()?;
    let wrote = clock::now();
    let tournaments = write(&coordinator, games)?;
    let wrote = clock::since(wrote);
    let bytes = coordinator.ledger_bytes()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let mut took = Vec::new();
    for _ in 0..bench.pick(3, 1) {
        let back = runtime.block_on(back(&mut coordinator, games, tournaments))?;
        took.push(back.as_secs_f64());
        coordinator.program.kill()?;
    }
    let share = took.iter().map(|took| 100.0 * took / wrote.as_secs_f64());
    let share = Spread::of(share.collect::<Vec<f64>>());
    let took = Spread::of(took);
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
    let each = bytes as f64 / (games * PLIES) as f64;
    let row = Row::new(
            NAME,
            format!("{games} live games at move 40 are back"),
            format!(
                "{:.0} % [{:.0}, {:.0}] of the time to play them, {:.1} s",
                share.median, share.least, share.most, took.median
            ),
        )
        .beside(format!("ledger {} MB, {each:.0} bytes a move with all else", bytes / 1_000_000))
        .target(
            format!("within {SHARE:.0} % of the time to play the same games"),
            share.median <= SHARE,
        )
        .how(format!(
            "a ledger written by shards over sled, with the people's keys ({:.0} s); the coordinator's process from \
             its start until every tournament is described: read, folded, the outage of each game recorded and \
             durable. Killed and started again; the files are in the machine's cache",
            wrote.as_secs_f64()
        ))
        .spread("seconds", took)
        .spread("percent_of_playing", share);
    rows.push(row);
    Ok(())
}

/// Writes the ledger that a coordinator leaves which dies at move 40. How many tournaments there are.
fn write(coordinator: &Coordinator, games: usize) -> Result<usize> {
    let library = games::long(83, 32, PLIES)?;
    let path = coordinator.data().join("ledger");
    let ledger = SledLedger::open(&path, SledOptions::default());
    let ledger: Arc<SledLedger> = ledger.map_err(|error| anyhow!("{error}"))?;
    let keyring = Keyring::open(&coordinator.data().join("people"))?;
    let mut tournaments = 0;
    for first in (0..games).step_by(BOARDS) {
        let boards = BOARDS.min(games - first);
        let name = format!("t{tournaments}");
        let keys = keyring.of(&name.parse()?);
        let seal = |person: &_, profile: &_| Ok(keys.seal(person, profile)?);
        let books = Books::on(Arc::clone(&ledger));
        let mut desk = Desk::playing(&name, boards, books, &seal)?;
        for _ in 0..PLIES {
            for board in 0..boards {
                desk.play(board, &library[board % library.len()])?;
            }
        }
        // The alive-mark, as once a second.
        desk.tick(1_000)?;
        desk.settle()?;
        tournaments += 1;
    }
    ledger.close();
    Ok(tournaments)
}

/// Starts it; how long until it describes all.
async fn back(coordinator: &mut Coordinator, games: usize, tournaments: usize) -> Result<Duration> {
    let began = clock::now();
    coordinator.again()?;
    coordinator.program.until_logged("ready")?;
    let mut official = coordinator.official("organiser:olga").await?;
    let mut boards = 0;
    for number in 0..tournaments {
        let tournament = format!("t{number}");
        let described = official.describe(DescribeRequest { tournament }).await?;
        let rounds = described.into_inner().rounds.into_iter();
        boards += rounds.map(|round| round.pairings.len()).sum::<usize>();
    }
    let took = clock::since(began);
    ensure!(boards == games, "{boards} boards are back");
    Ok(took)
}
