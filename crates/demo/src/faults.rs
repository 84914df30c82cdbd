//! What goes wrong on purpose, and when. Pure: time is an argument, real milliseconds.

use adoube_client::follow::Model;
use adoube_proto::v1::{BoardView, GameStage};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::message;

use crate::settings::Victim;

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
pub(super) enum Fault {
    /// Pull the cable.
    PullCable,
    /// Plug it in again.
    PlugIn,
    Kill(Victim),
    /// Start the killed program again.
    Restart,
}

#[derive(Debug, Clone, Copy)]
enum Now {
    Calm { since: u64 },
    Silent { until: u64 },
    Dead { until: u64 },
}

/// What is still to go wrong.
#[derive(Debug)]
pub(super) struct Faults {
    /// The board whose one seat goes silent, and its half-moves in the source.
    silence: Option<(u32, u32)>,
    kills: Vec<Victim>,
    now: Now,
}

impl Faults {
    /// `silence` is the board whose seat goes silent with its half-moves; `kills` is done in its
    /// order.
    pub(super) fn new(silence: Option<(u32, u32)>, kills: &[Victim], now: u64) -> Self {
        let kills = kills.iter().rev().copied().collect();
        Self {
            silence,
            kills,
            now: Now::Calm { since: now },
        }
    }

    /// What is to be done at `now`.
    pub(super) fn act(&mut self, model: &Model, round: u32, now: u64) -> Option<Fault> {
        match self.now {
            Now::Silent { until } if now >= until => {
                self.now = Now::Calm { since: now };
                Some(Fault::PlugIn)
            }
            Now::Dead { until } if now >= until => {
                self.now = Now::Calm { since: now };
                Some(Fault::Restart)
            }
            Now::Calm { since } => self.next(model, round, since, now),
            Now::Silent { .. } | Now::Dead { .. } => None,
        }
    }

    fn next(&mut self, model: &Model, round: u32, since: u64, now: u64) -> Option<Fault> {
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
            return Some(Fault::PullCable);
        }
        // All must be playing again: two troubles at once would hide each other.
        let calm = now.saturating_sub(since) >= CALM;
        let all_well = model
            .boards()
            .all(|board| plays(board) || board.state() == GameStage::Finished);
        let begun = model
            .boards()
            .all(|board| board.ply >= 4 || board.state() == GameStage::Finished);
        if !(calm && all_well && begun && model.is_current() && model.is_fresh(now)) {
            return None;
        }
        let kind = self.kills.pop()?;
        self.now = Now::Dead { until: now + DEATH };
        Some(Fault::Kill(kind))
    }

    /// What was asked for and has not happened.
    pub(super) fn missing(&self) -> Vec<CatalogueMessage> {
        let silence = self
            .silence
            .map(|(board, _)| message!("cli-demo-missing-disconnection", board));
        let kills = self.kills.iter().map(|kind| {
            CatalogueMessage::new(match kind {
                Victim::Coordinator => "cli-demo-missing-coordinator",
                Victim::Venue => "cli-demo-missing-venue",
                Victim::Kiosk => "cli-demo-missing-kiosk",
            })
        });
        silence.into_iter().chain(kills).collect()
    }
}

fn plays(board: &BoardView) -> bool {
    board.state() == GameStage::Playing
        && board.white_away_since == 0
        && board.black_away_since == 0
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
                state: GameStage::number_of(state),
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
        let mut faults = Faults::new(Some((2, 64)), &[], 0);
        assert_eq!(
            faults.act(&model(&[(2, "playing", 15)], 1_000), 1, 1_000),
            None
        );
        assert_eq!(
            faults.act(&model(&[(2, "paused", 16)], 2_000), 1, 2_000),
            None
        );
        assert_eq!(
            faults.act(&model(&[(2, "playing", 17)], 3_000), 1, 3_000),
            Some(Fault::PullCable)
        );
        let paused = model(&[(2, "paused", 17)], 4_000);
        assert_eq!(faults.act(&paused, 1, 10_999), None);
        assert_eq!(faults.act(&paused, 1, 11_000), Some(Fault::PlugIn));
        assert_eq!(faults.act(&paused, 1, 12_000), None);
        assert!(faults.missing().is_empty());
    }

    #[test]
    fn one_thing_goes_wrong_at_a_time() {
        let mut faults = Faults::new(None, &[Victim::Coordinator, Victim::Kiosk], 0);
        let well = |now| model(&[(1, "playing", 9), (2, "finished", 3)], now);
        let ill = |now| model(&[(1, "playing", 9), (2, "paused", 9)], now);
        assert_eq!(
            faults.act(&well(1_000), 1, 1_000),
            None,
            "not calm for long enough"
        );
        assert_eq!(faults.act(&ill(6_000), 1, 6_000), None);
        let first = faults.act(&well(7_000), 1, 7_000);
        assert_eq!(first, Some(Fault::Kill(Victim::Coordinator)));
        assert_eq!(faults.act(&well(7_500), 1, 7_500), None);
        assert_eq!(faults.act(&well(8_000), 1, 8_000), Some(Fault::Restart));
        assert_eq!(faults.missing()[0].id, "cli-demo-missing-kiosk");
        assert_eq!(
            faults.act(&well(13_000), 1, 13_000),
            Some(Fault::Kill(Victim::Kiosk))
        );
    }
}
