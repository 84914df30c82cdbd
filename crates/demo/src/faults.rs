//! What goes wrong on purpose, and when. Pure: time is an argument, real milliseconds.

use adoube_client::follow::Model;
use adoube_proto::v1::BoardView;

use crate::args::Chaos;

/// The silence begins when this share of the game is played.
const QUARTER: u32 = 4;
/// How long the silence lasts.
pub(super) const SILENCE: u64 = 8_000;
/// How long a killed program stays dead.
pub(super) const DEATH: u64 = 1_000;
/// How long play must have gone on undisturbed before the next thing goes wrong.
const CALM: u64 = 5_000;

/// What is to be done now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Act {
    /// Pull the cable.
    Silence,
    /// Put it back.
    Sound,
    /// Kill a program of this kind; at this device or its venue, where that is told.
    Kill(Chaos),
    /// Start it again.
    Revive,
}

#[derive(Debug, Clone, Copy)]
enum Now {
    Calm { since: u64 },
    Silent { until: u64 },
    Dead { until: u64 },
}

/// The play's book.
#[derive(Debug)]
pub(super) struct Drama {
    /// The board whose one seat goes silent, and its half-moves in the source.
    silence: Option<(u32, u32)>,
    chaos: Vec<Chaos>,
    now: Now,
}

impl Drama {
    /// `silence` is the board whose seat goes silent with its half-moves; `chaos` is done in its
    /// order.
    pub(super) fn new(silence: Option<(u32, u32)>, chaos: &[Chaos], now: u64) -> Self {
        let chaos = chaos.iter().rev().copied().collect();
        Self {
            silence,
            chaos,
            now: Now::Calm { since: now },
        }
    }

    /// What is to be done at `now`.
    pub(super) fn act(&mut self, model: &Model, round: u32, now: u64) -> Option<Act> {
        match self.now {
            Now::Silent { until } if now >= until => {
                self.now = Now::Calm { since: now };
                Some(Act::Sound)
            }
            Now::Dead { until } if now >= until => {
                self.now = Now::Calm { since: now };
                Some(Act::Revive)
            }
            Now::Calm { since } => self.next(model, round, since, now),
            Now::Silent { .. } | Now::Dead { .. } => None,
        }
    }

    fn next(&mut self, model: &Model, round: u32, since: u64, now: u64) -> Option<Act> {
        if let Some((board, plies)) = self.silence {
            let view = model.board(round, board)?;
            let due = view.ply >= plies / QUARTER && plays(view);
            if !due {
                return None;
            }
            self.silence = None;
            self.now = Now::Silent {
                until: now + SILENCE,
            };
            return Some(Act::Silence);
        }
        // All must be playing again: two troubles at once would hide each other.
        let calm = now.saturating_sub(since) >= CALM;
        let all_well = model
            .boards()
            .all(|board| plays(board) || board.state == "finished");
        let begun = model
            .boards()
            .all(|board| board.ply >= 4 || board.state == "finished");
        if !(calm && all_well && begun && model.is_current() && model.is_fresh(now)) {
            return None;
        }
        let kind = self.chaos.pop()?;
        self.now = Now::Dead { until: now + DEATH };
        Some(Act::Kill(kind))
    }

    /// What was asked for and has not happened.
    pub(super) fn missing(&self) -> Vec<String> {
        let silence = self
            .silence
            .map(|(board, _)| format!("the disconnection at board {board}"));
        let kills = self
            .chaos
            .iter()
            .map(|kind| format!("killing a {}", kind.word()));
        silence.into_iter().chain(kills).collect()
    }
}

fn plays(board: &BoardView) -> bool {
    board.state == "playing" && board.white_away_since == 0 && board.black_away_since == 0
}

#[cfg(test)]
mod tests {
    use adoube_client::follow::News;
    use adoube_proto::v1::{BoardRef, WatchBegin, WatchReply, watch_reply::Body};

    use super::*;

    fn model(boards: &[(u32, &str, u32)], now: u64) -> Model {
        let mut model = Model::default();
        let begin = WatchBegin {
            round: 1,
            speed: 200.0,
            ..WatchBegin::default()
        };
        let mut bodies = vec![Body::Begin(begin)];
        bodies.extend(boards.iter().map(|(board, state, ply)| {
            Body::Board(BoardView {
                board: Some(BoardRef {
                    round: 1,
                    board: *board,
                }),
                state: (*state).to_owned(),
                ply: *ply,
                ..BoardView::default()
            })
        }));
        bodies.push(Body::Current(adoube_proto::v1::WatchCurrent {}));
        for body in bodies {
            model.hear(News::Reply(Box::new(WatchReply { body: Some(body) })), now);
        }
        model
    }

    #[test]
    fn the_cable_is_pulled_at_a_quarter_and_put_back() {
        let mut drama = Drama::new(Some((2, 64)), &[], 0);
        assert_eq!(
            drama.act(&model(&[(2, "playing", 15)], 1_000), 1, 1_000),
            None
        );
        assert_eq!(
            drama.act(&model(&[(2, "paused", 16)], 2_000), 1, 2_000),
            None
        );
        assert_eq!(
            drama.act(&model(&[(2, "playing", 17)], 3_000), 1, 3_000),
            Some(Act::Silence)
        );
        let paused = model(&[(2, "paused", 17)], 4_000);
        assert_eq!(drama.act(&paused, 1, 10_999), None);
        assert_eq!(drama.act(&paused, 1, 11_000), Some(Act::Sound));
        assert_eq!(drama.act(&paused, 1, 12_000), None);
        assert!(drama.missing().is_empty());
    }

    #[test]
    fn one_thing_goes_wrong_at_a_time() {
        let mut drama = Drama::new(None, &[Chaos::Coordinator, Chaos::Kiosk], 0);
        let well = |now| model(&[(1, "playing", 9), (2, "finished", 3)], now);
        let ill = |now| model(&[(1, "playing", 9), (2, "paused", 9)], now);
        assert_eq!(
            drama.act(&well(1_000), 1, 1_000),
            None,
            "not calm for long enough"
        );
        assert_eq!(drama.act(&ill(6_000), 1, 6_000), None);
        let first = drama.act(&well(7_000), 1, 7_000);
        assert_eq!(first, Some(Act::Kill(Chaos::Coordinator)));
        assert_eq!(drama.act(&well(7_500), 1, 7_500), None);
        assert_eq!(drama.act(&well(8_000), 1, 8_000), Some(Act::Revive));
        assert_eq!(drama.missing(), ["killing a kiosk"]);
        assert_eq!(
            drama.act(&well(13_000), 1, 13_000),
            Some(Act::Kill(Chaos::Kiosk))
        );
    }
}
