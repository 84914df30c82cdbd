//! Running clocks once a second, for pages, which reckon nothing themselves.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use adoube_proto::v1::{self, Side, watch_reply::Body};
use tokio::time::{MissedTickBehavior, interval};
use tokio_stream::wrappers::IntervalStream;
use tokio_stream::{Stream, StreamExt};
use tonic::Status;

use crate::host::Host;

/// How often each clock is told.
const EVERY: Duration = Duration::from_secs(1);

/// In so many parts, one after the other: a page that shows a full round would otherwise stand still
/// while it draws all of them in one go.
const TURNS: u32 = 10;

type Message = Result<v1::WatchReply, Status>;

/// Either of the two things that happen.
enum Next {
    Told(Box<Message>),
    Turn,
    End,
}

/// What a watcher is told, with a tick each second once the beginning was shown. The stream ends
/// with what it is beside.
pub(super) fn beside(
    host: Arc<Host>,
    told: impl Stream<Item = Message> + Send + 'static,
) -> impl Stream<Item = Message> + Send {
    let mut turns = interval(EVERY / TURNS);
    turns.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let told: Pin<Box<dyn Stream<Item = Next> + Send>> = Box::pin(
        told.map(|message| Next::Told(Box::new(message)))
            .chain(tokio_stream::once(Next::End)),
    );
    let both = told.merge(IntervalStream::new(turns).map(|_| Next::Turn));
    let mut clocks = Running::default();
    let mut turn = 0;
    both.take_while(|next| !matches!(next, Next::End))
        .filter_map(move |next| match next {
            Next::Told(message) => {
                if let Ok(reply) = message.as_ref() {
                    clocks.follow_reply(reply);
                }
                Some(*message)
            }
            Next::Turn => {
                turn = (turn + 1) % TURNS;
                clocks.tick(turn, host.clock().now().game.0).map(Ok)
            }
            Next::End => None,
        })
}

/// The clocks that run.
#[derive(Debug, Default)]
struct Running {
    current: bool,
    boards: BTreeMap<u32, v1::Clocks>,
}

impl Running {
    fn follow_reply(&mut self, reply: &v1::WatchReply) {
        match &reply.body {
            Some(Body::Begin(_)) => *self = Self::default(),
            Some(Body::Current(_)) => self.current = true,
            Some(Body::Board(view)) => {
                let number = view.board.map_or(0, |board| board.board);
                let running = view
                    .clocks
                    .filter(|clocks| clocks.running() != Side::Unspecified);
                match running {
                    Some(clocks) => drop(self.boards.insert(number, clocks)),
                    None => drop(self.boards.remove(&number)),
                }
            }
            _ => {}
        }
    }

    /// The clocks whose turn it is. There is one turn in which something is told whatever runs.
    fn tick(&self, turn: u32, now: u64) -> Option<v1::WatchReply> {
        let boards = self.boards.iter();
        let boards: Vec<v1::BoardTick> = boards
            .filter(|(board, _)| **board % TURNS == turn)
            .map(|(board, clocks)| v1::BoardTick {
                board: *board,
                white: remaining(clocks, Side::White, now),
                black: remaining(clocks, Side::Black, now),
                running: clocks.running,
            })
            .collect();
        if !self.current || (turn > 0 && boards.is_empty()) {
            return None;
        }
        let ticks = v1::Ticks { time: now, boards };
        Some(v1::WatchReply {
            body: Some(Body::Ticks(ticks)),
        })
    }
}

/// What a side has left at an instant after the reading, ms.
fn remaining(clocks: &v1::Clocks, side: Side, now: u64) -> u64 {
    let left = match side {
        Side::Black => clocks.black,
        Side::White | Side::Unspecified => clocks.white,
    };
    if clocks.running() != side {
        return left;
    }
    let passed = now.saturating_sub(clocks.at).saturating_sub(clocks.delay);
    left.saturating_sub(passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(board: u32, running: Side) -> v1::WatchReply {
        let clocks = v1::Clocks {
            at: 1_000,
            white: 5_000,
            black: 7_000,
            running: running.into(),
            delay: 2_000,
        };
        let view = v1::BoardView {
            board: Some(v1::BoardRef { round: 1, board }),
            clocks: Some(clocks),
            ..v1::BoardView::default()
        };
        v1::WatchReply {
            body: Some(Body::Board(view)),
        }
    }

    fn reply(body: Body) -> v1::WatchReply {
        v1::WatchReply { body: Some(body) }
    }

    /// What is told within one second, from this instant.
    fn ticks(running: &Running, now: u64) -> Vec<(u32, u64, u64)> {
        let told = (0..TURNS).filter_map(|turn| running.tick(turn, now)?.body);
        let boards = told.flat_map(|body| match body {
            Body::Ticks(ticks) => ticks.boards,
            _ => Vec::new(),
        });
        let mut boards: Vec<_> = boards
            .map(|tick| (tick.board, tick.white, tick.black))
            .collect();
        boards.sort_unstable();
        boards
    }

    #[test]
    fn clk_1_running_clocks_come_each_second_and_others_do_not() {
        let mut running = Running::default();
        running.follow_reply(&view(1, Side::White));
        assert_eq!(ticks(&running, 4_000), [], "the beginning comes first");
        running.follow_reply(&view(2, Side::Unspecified));
        running.follow_reply(&view(3, Side::Black));
        running.follow_reply(&reply(Body::Current(v1::WatchCurrent {})));
        for (now, white) in [(1_000, 5_000), (3_000, 5_000), (4_500, 3_500), (99_000, 0)] {
            assert_eq!(ticks(&running, now)[0], (1, white, 7_000), "at {now}");
        }
        assert_eq!(ticks(&running, 4_000)[1], (3, 5_000, 6_000));
        running.follow_reply(&view(1, Side::Unspecified));
        assert_eq!(ticks(&running, 4_000).len(), 1, "it was stopped");
        running.follow_reply(&view(3, Side::Unspecified));
        let sign = (0..TURNS).filter(|turn| running.tick(*turn, 4_000).is_some());
        assert_eq!(sign.count(), 1, "a sign of life, when none runs");
        running.follow_reply(&reply(Body::Begin(v1::WatchBegin::default())));
        assert_eq!(ticks(&running, 4_000), [], "another round is being shown");
    }

    #[test]
    fn clk_1_the_clocks_of_a_full_round_come_a_few_at_a_time() {
        let mut running = Running::default();
        running.follow_reply(&reply(Body::Current(v1::WatchCurrent {})));
        for board in 1..=500 {
            running.follow_reply(&view(board, Side::White));
        }
        assert_eq!(ticks(&running, 4_000).len(), 500);
        for turn in 0..TURNS {
            let told = running.tick(turn, 4_000).and_then(|reply| reply.body);
            assert!(matches!(told, Some(Body::Ticks(ticks)) if ticks.boards.len() == 50));
        }
    }
}
