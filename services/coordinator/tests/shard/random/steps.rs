//! What chance does.

use adoube_chess::Side;
use adoube_ledger::{Outcome, StoreError};
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::board::{Order, Phase};
use adoube_tournament::time::Millis;
use fastrand::Rng;

use super::player::Player;
use crate::kit::{self, Desk, Rules, command};

/// A story as it is being told.
pub(crate) struct Story {
    pub(crate) desk: Desk,
    pub(crate) players: [Player; 2],
    chance: Rng,
    seed: u64,
}

impl Story {
    /// The whole story of a seed. In the end everything is written and everybody is there.
    pub(crate) fn told(seed: u64, steps: usize) -> Self {
        let disconnection = match seed % 3 {
            0 => "clock = \"runs\"",
            1 => "clock = \"suspended\"",
            _ => "clock = \"suspended\"\nsuspend_after_s = 5",
        };
        let (desk, white, black) = Desk::playing(&Rules {
            disconnection,
            time_control: if seed.is_multiple_of(2) {
                "600+2"
            } else {
                "1800+5"
            },
            ..Rules::default()
        });
        let mut story = Self {
            desk,
            players: [Player::new("madrid-1", white), Player::new("oslo-1", black)],
            chance: Rng::with_seed(seed),
            seed,
        };
        story.desk.slow = true;
        for _ in 0..steps {
            story.step();
            story.listen();
        }
        story.settle();
        story
    }

    fn step(&mut self) {
        let side = usize::from(self.chance.bool());
        if self.players[side].link.is_none() && self.chance.u32(..4) == 0 {
            return self.connect(side);
        }
        match self.chance.u32(..100) {
            0..45 => self.play(side),
            45..75 => self.desk.write(self.chance.usize(1..4)),
            75..85 => self.desk.pass(self.chance.u64(1..2_000)),
            85..88 => self.close(side),
            88..94 => self.connect(side),
            94..96 => self.again(side),
            96 => self.misfortune(),
            97 => self.crash(),
            98 => self.mute(side),
            _ => self.offer(side),
        }
        // The store is back after a while.
        if self.desk.wants_reload && self.chance.u32(..3) == 0 {
            self.desk.reload();
        }
    }

    fn listen(&mut self) {
        for (device, id, verdict) in self.desk.answers() {
            let mut players = self.players.iter_mut();
            let player = players.find(|player| player.device == device).unwrap();
            player.answered(id, verdict);
        }
        for words in self.desk.said() {
            for player in &mut self.players {
                let told = words.strip_prefix(player.device);
                if told.is_some_and(|words| words.starts_with(": goodbye")) {
                    player.link = None;
                }
            }
        }
    }

    /// A random legal move, or the last command again while it has no answer.
    fn play(&mut self, side: usize) {
        let board = self.desk.board();
        let to_move = board.line().position().side_to_move() == Side::ALL[side];
        if self.players[side].open.is_some() {
            return self.again(side);
        }
        if !to_move || *board.phase() != Phase::Playing {
            return;
        }
        let moves: Vec<String> = board
            .line()
            .position()
            .legal_moves()
            .into_iter()
            .map(|mv| mv.to_string())
            .collect();
        let uci = moves[self.chance.usize(..moves.len())].clone();
        let order = self.desk.moving(&uci);
        self.give(side, order);
    }

    fn offer(&mut self, side: usize) {
        if self.players[side].open.is_none() {
            let order = if self.chance.bool() {
                Order::Player(PlayerOrder::OfferDraw)
            } else {
                Order::Player(PlayerOrder::DeclineDraw)
            };
            self.give(side, order);
        }
    }

    fn give(&mut self, side: usize, order: Order) {
        let Some(link) = self.players[side].link else {
            return;
        };
        let id = command(self.desk.number());
        self.players[side].open = Some((id, order.clone()));
        // Stamped a little before it is processed.
        let at = self.desk.now.game - Millis(self.chance.u64(..10));
        self.desk.repeat(link, id, order, at);
    }

    fn again(&mut self, side: usize) {
        let player = &self.players[side];
        if let (Some(link), Some((id, order))) = (player.link, player.open.clone()) {
            self.desk.repeat(link, id, order, self.desk.now.game);
        }
    }

    fn close(&mut self, side: usize) {
        if let Some(link) = self.players[side].link.take() {
            self.desk.close(link);
        }
    }

    fn mute(&mut self, side: usize) {
        if let Some(link) = self.players[side].link {
            self.desk.mute(link);
        }
    }

    fn connect(&mut self, side: usize) {
        let device = self.players[side].device;
        let link = self.desk.hello(device, device);
        // What was said to the old link comes first.
        self.listen();
        self.players[side].link = Some(link);
    }

    /// One write that waits has another outcome than its success.
    fn misfortune(&mut self) {
        if self.desk.waiting() == 0 {
            return;
        }
        match self.chance.u32(..4) {
            0 => self.desk.misfortune(kit::failed()),
            1 => self.desk.misfortune(kit::unknown()),
            2 => self.desk.last_misfortune(Outcome::Failed(StoreError::Busy)),
            _ => {
                self.desk.ledger.unknown_next(true);
                self.desk.write(1);
            }
        }
    }

    fn crash(&mut self) {
        self.desk.crash(self.chance.u64(500..5_000));
        for player in &mut self.players {
            player.link = None;
        }
    }

    fn settle(&mut self) {
        for _ in 0..4 {
            self.desk.write(usize::MAX);
            if self.desk.wants_reload {
                self.desk.reload();
            }
            self.listen();
        }
        for side in 0..2 {
            self.connect(side);
            self.again(side);
        }
        self.desk.write(usize::MAX);
        self.listen();
        assert_eq!(self.desk.waiting(), 0, "seed {}", self.seed);
        for player in &self.players {
            assert!(player.open.is_none(), "seed {}: no answer", self.seed);
        }
    }
}
