//! What a move costs in the rules, by how many games are live, how long the game is, and how many watch.

use std::time::Duration;

use anyhow::{Context as _, Result};

use crate::clock;
use crate::desk::{Books, Desk, in_clear};
use crate::games::{self, Game};
use crate::report::Row;
use crate::scale::Bench;
use crate::spread::Spread;

pub(super) const NAME: &str = "growth";

/// Boards of one shard at most.
const BOARDS: usize = 2_500;
/// Boards that are played of many, by turns, so that none stays in the processor's caches.
const PLAYED: usize = 10_000;
/// Commands that wait at a time where many games are played, as many as the coordinator takes at once.
const WAITING: usize = 16;
/// Half-moves of each a round.
const PLIES: usize = 20;

pub(super) fn run(bench: &Bench, rows: &mut Vec<Row>) -> Result<()> {
    let library = games::long(80, 32, bench.pick(600, 60))?;
    rows.push(games_row(bench, &library)?);
    rows.push(length_row(bench, &library)?);
    rows.push(watchers_row(bench, &library)?);
    Ok(())
}

/// So many live games, in as many shards as they need.
struct Hall {
    desks: Vec<(Desk, usize)>,
    /// Which boards are played: the shard, the board.
    played: Vec<(usize, usize)>,
    /// One board after the other to the end of a round, or all by turns.
    one_by_one: bool,
}

impl Hall {
    fn new(games: usize) -> Result<Self> {
        // Of few games there are many halls, one after the other, so that there is something to measure.
        let copies = (PLAYED / 10 / games).max(1);
        let mut desks = Vec::new();
        for first in (0..games * copies).step_by(games.min(BOARDS)) {
            let boards = games.min(BOARDS).min(games * copies - first);
            let name = format!("t{}", desks.len());
            desks.push((
                Desk::playing(&name, boards, Books::Nowhere, &in_clear)?,
                boards,
            ));
        }
        let all = desks.iter().enumerate();
        let mut played: Vec<_> = all
            .flat_map(|(desk, (_, boards))| (0..*boards).map(move |board| (desk, board)))
            .collect();
        if copies == 1 {
            fastrand::Rng::with_seed(1).shuffle(&mut played);
            played.truncate(PLAYED);
        }
        Ok(Self {
            desks,
            played,
            one_by_one: copies > 1,
        })
    }

    /// Plays so many half-moves on each board; microseconds a move. Of many games so many commands wait at a time, and
    /// are read ahead.
    fn round(&mut self, plies: usize, library: &[Game], waiting: usize) -> Result<f64> {
        let began = clock::now();
        if self.one_by_one {
            for (desk, boards) in &mut self.desks {
                for _ in 0..plies {
                    for board in 0..*boards {
                        desk.play(board, &library[board % library.len()])?;
                    }
                }
            }
        } else {
            for _ in 0..plies {
                for waiting in self.played.chunks(waiting) {
                    for (desk, board) in waiting {
                        self.desks[*desk].0.read_ahead(*board)?;
                    }
                    for (desk, board) in waiting {
                        let game = &library[*board % library.len()];
                        self.desks[*desk].0.play(*board, game)?;
                    }
                }
            }
        }
        Ok(micros(clock::since(began), plies * self.played.len()))
    }

    /// The same moves a board, but all of one before those of the next: its game is in the processor's caches from
    /// the second on. What is left then is what the number of games costs by itself.
    fn in_a_row(&mut self, plies: usize, library: &[Game]) -> Result<f64> {
        let began = clock::now();
        for (desk, board) in &self.played {
            let game = &library[*board % library.len()];
            for _ in 0..plies {
                self.desks[*desk].0.play(*board, game)?;
            }
        }
        Ok(micros(clock::since(began), plies * self.played.len()))
    }
}

fn micros(took: Duration, moves: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
    let moves = moves.max(1) as f64;
    took.as_secs_f64() * 1e6 / moves
}

fn games_row(bench: &Bench, library: &[Game]) -> Result<Row> {
    let sizes: &[usize] = bench.pick(&[1, 10, 100, 1_000, 10_000, 100_000], &[1, 10]);
    let (rounds, plies) = (bench.pick(5, 2), bench.pick(PLIES, 4));
    let mut halls = sizes
        .iter()
        .map(|games| Hall::new(*games))
        .collect::<Result<Vec<_>>>()?;
    let mut costs = vec![Vec::new(); sizes.len()];
    for _ in 0..rounds {
        for (hall, costs) in halls.iter_mut().zip(&mut costs) {
            costs.push(hall.round(plies, library, WAITING)?);
        }
    }
    let most = halls.last_mut().context("sizes")?;
    let alone = (0..rounds).map(|_| most.round(plies, library, 1));
    let alone = Spread::of(alone.collect::<Result<Vec<_>>>()?).median;
    let in_a_row = (0..rounds).map(|_| most.in_a_row(plies, library));
    let in_a_row = Spread::of(in_a_row.collect::<Result<Vec<_>>>()?).median;
    let costs: Vec<Spread> = costs.into_iter().map(Spread::of).collect();
    let (first, last) = costs.first().zip(costs.last()).context("sizes")?;
    let ratio = last.median / first.median;
    let row = Row::new(
        NAME,
        "cost a move by live games",
        format!("×{ratio:.2} from {} to {} games", sizes[0], sizes[sizes.len() - 1]),
    )
    .beside(format!(
        "{}; of the most, one command at a time: {alone:.1} µs, each board's moves in a row: {in_a_row:.1} µs",
        listed(sizes, &costs)
    ))
    .target("within ×2", ratio <= 2.0)
    .how(format!(
        "in the process, no sockets, no disk: a player's command into the shard until its answer and both \
         events are out, encoding and all. Shards of {BOARDS} games; of many games {PLAYED} are played by \
         turns, {WAITING} commands waiting at a time. The same half-moves everywhere; {rounds} rounds of {plies} half-moves, sizes by turns"
    ))
    .value("ratio", ratio)
    .value("us_alone", alone)
    .value("us_in_a_row", in_a_row);
    Ok(with(row, "us_at", sizes, &costs))
}

fn length_row(bench: &Bench, library: &[Game]) -> Result<Row> {
    let boards = bench.pick(100, 2);
    let bands: &[usize] = bench.pick(&[0, 80, 200, 400, 580], &[0, 40]);
    let mut costs = vec![Vec::new(); bands.len()];
    for _ in 0..bench.pick(5, 1) {
        let mut desk = Desk::playing("t0", boards, Books::Nowhere, &in_clear)?;
        let mut ply = 0;
        for (band, costs) in bands.iter().zip(&mut costs) {
            while ply < *band {
                turn(&mut desk, boards, library)?;
                ply += 1;
            }
            let began = clock::now();
            for _ in 0..PLIES {
                turn(&mut desk, boards, library)?;
            }
            costs.push(micros(clock::since(began), PLIES * boards));
            ply += PLIES;
        }
    }
    let costs: Vec<Spread> = costs.into_iter().map(Spread::of).collect();
    let (first, last) = costs.first().zip(costs.last()).context("bands")?;
    let ratio = last.median / first.median;
    let moves: Vec<usize> = bands.iter().map(|band| band / 2 + PLIES / 2).collect();
    let row = Row::new(
        NAME,
        "cost a move by the game's length",
        format!(
            "×{ratio:.2} from the first ten moves to those up to the {}th",
            moves[moves.len() - 1]
        ),
    )
    .beside(listed(&moves, &costs))
    .how(format!(
        "as above, {boards} games; ten moves of each player up to the one named"
    ))
    .value("ratio", ratio);
    Ok(with(row, "us_up_to_move", &moves, &costs))
}

fn turn(desk: &mut Desk, boards: usize, library: &[Game]) -> Result<()> {
    (0..boards).try_for_each(|board| desk.play(board, &library[board % library.len()]))
}

fn watchers_row(bench: &Bench, library: &[Game]) -> Result<Row> {
    let sizes: &[usize] = bench.pick(&[0, 1, 10, 100, 1_000, 10_000], &[0, 3]);
    let mut costs = vec![Vec::new(); sizes.len()];
    for _ in 0..bench.pick(3, 1) {
        for (watchers, costs) in sizes.iter().zip(&mut costs) {
            let mut desk = Desk::playing("t0", 10, Books::Nowhere, &in_clear)?;
            desk.watch(*watchers)?;
            let began = clock::now();
            for _ in 0..PLIES {
                turn(&mut desk, 10, library)?;
            }
            costs.push(micros(clock::since(began), PLIES * 10));
        }
    }
    let costs: Vec<Spread> = costs.into_iter().map(Spread::of).collect();
    let (none, last) = costs.first().zip(costs.last()).context("sizes")?;
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
    let each = (last.median - none.median) * 1_000.0 / sizes[sizes.len() - 1] as f64;
    let row = Row::new(
        NAME,
        "cost a move by watchers of its round",
        format!("{each:.0} ns more a watcher"),
    )
    .beside(listed(sizes, &costs))
    .how("as above, ten games; officials who watch, each told every move with the board's view; their sockets apart")
    .value("ns_per_watcher", each);
    Ok(with(row, "us_at", sizes, &costs))
}

fn listed(sizes: &[usize], costs: &[Spread]) -> String {
    let each = sizes.iter().zip(costs);
    let each = each.map(|(size, cost)| format!("{size}: {:.1} µs", cost.median));
    each.collect::<Vec<_>>().join(", ")
}

fn with(row: Row, name: &str, sizes: &[usize], costs: &[Spread]) -> Row {
    let each = sizes.iter().zip(costs);
    each.fold(row, |row, (size, cost)| {
        row.spread(&format!("{name}_{size}"), *cost)
    })
}
