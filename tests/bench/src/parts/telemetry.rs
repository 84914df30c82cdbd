//! What it costs that the coordinator can tell of its own work: as it is where nobody asked for it, beside the same with
//! its log off, and with an endpoint at which nobody listens, so that all is noted, queued and dropped.

use anyhow::Result;

use super::moves::{rate, seated};
use crate::coordinator::Coordinator;
use crate::games::{self, Game};
use crate::load::Pace;
use crate::report::Row;
use crate::scale::Bench;
use crate::spread::Spread;

pub(super) const NAME: &str = "telemetry";

/// More of the environment of one kind of run.
type Environment = &'static [(&'static str, &'static str)];

const AS_IT_IS: Environment = &[];
const NO_LOG: Environment = &[("RUST_LOG", "off")];
/// The port is that of a service that nobody has run for decades.
const ENDPOINT: Environment = &[("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9")];

/// A move costs more than this, microseconds, wherever it can be measured at all.
const LEAST: f64 = 0.1;

/// Processor a move of each kind, one after the other, microseconds.
struct Round {
    as_it_is: f64,
    no_log: f64,
    /// As it is, once more: how far one and the same wavers.
    again: f64,
    endpoint: f64,
}

pub(super) fn run(bench: &Bench, rows: &mut Vec<Row>) -> Result<()> {
    let games = bench.pick(300, 2);
    let runtime = tokio::runtime::Runtime::new()?;
    let library = games::long(8, 32, bench.pick(500, 60))?;
    let rounds = (0..bench.pick(5, 1))
        .map(|_| runtime.block_on(round(bench, games, &library)))
        .collect::<Result<Vec<_>>>()?;
    rows.push(row(games, &rounds));
    Ok(())
}

async fn round(bench: &Bench, games: usize, library: &[Game]) -> Result<Round> {
    let of = |environment| cost(bench, environment, games, library);
    Ok(Round {
        as_it_is: of(AS_IT_IS).await?,
        no_log: of(NO_LOG).await?,
        again: of(AS_IT_IS).await?,
        endpoint: of(ENDPOINT).await?,
    })
}

async fn cost(
    bench: &Bench,
    environment: Environment,
    games: usize,
    library: &[Game],
) -> Result<f64> {
    let mut coordinator = Coordinator::start_with(bench, environment)?;
    let crowd = seated(&coordinator, games, library, Pace::Full).await?;
    let rate = rate(&crowd, &coordinator.program, bench.seconds(4)).await?;
    // It goes first: players who leave would be silences.
    coordinator.program.kill()?;
    drop(crowd);
    Ok(rate.processor.max(LEAST))
}

fn row(games: usize, rounds: &[Round]) -> Row {
    let of = |value: fn(&Round) -> f64| Spread::of(rounds.iter().map(value));
    let as_it_is = of(|round| round.as_it_is);
    let wavers = of(|round| round.again / round.as_it_is);
    let log = of(|round| round.as_it_is / round.no_log);
    let told = of(|round| round.endpoint / round.as_it_is);
    Row::new(
        NAME,
        format!("processor a move without an endpoint of telemetry, {games} games"),
        format!(
            "{:.0} µs; {} of the same without a log",
            as_it_is.median,
            times(log)
        ),
    )
    .beside(format!(
        "the same once more {}; with an endpoint at which nobody listens {}",
        times(wavers),
        times(told)
    ))
    .target(
        "no dearer than the same without a log, as far as one and the same wavers",
        log.median <= wavers.most.max(1.0),
    )
    .how(format!(
        "real coordinator process, moves at full pace as in the part moves, user and system time of all threads over 4 s; \
         as it is, with RUST_LOG=off, as it is, with OTEL_EXPORTER_OTLP_ENDPOINT, by turns, {} rounds. A build without \
         telemetry there is not: without an endpoint what is left of it is that each station finds that nobody asked.",
        rounds.len()
    ))
    .spread("processor_us_per_move", as_it_is)
    .spread("ratio_to_no_log", log)
    .spread("ratio_once_more", wavers)
    .spread("ratio_with_endpoint", told)
}

fn times(ratio: Spread) -> String {
    let Spread {
        median,
        least,
        most,
    } = ratio;
    format!("{median:.2} times [{least:.2}, {most:.2}]")
}
