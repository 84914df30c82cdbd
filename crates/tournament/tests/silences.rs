//! DIS-2, DIS-8: what silences are charged where clocks are suspended, whoever of both is missed first.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::sync::Arc;

use adoube_chess::{BySide, Side, Start};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::command::{
    Act, EndHold, Hold, LoseSeat, Play, PlayerOrder, RegainSeat, Release, SystemOrder,
};
use adoube_tournament::board::{
    AwayPolicy, BeforeGame, Board, Charge, ClockWhileAway, Command, Entering, FlagWhileAway,
    LossSign, Opened, Order, ResumeBy, Seat, Terms,
};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::{Millis, Time};

/// What is on each clock as the game begins, seconds.
const BASE: u64 = 300;
/// From when on the clock of who is to move runs.
const SINCE: u64 = 5;
/// How long after its last contact a silence is noticed.
const UNNOTICED: u64 = 3;

/// A game, with the terms that a silence falls under.
struct Game {
    board: Board,
    policy: AwayPolicy,
}

impl Game {
    /// One side is to move since [`SINCE`].
    fn new(policy: AwayPolicy, to_move: Side) -> Self {
        let order = Box::new(opened(policy));
        let command = command(Actor::Coordinator, 0, order);
        let (board, _) = Board::open(command).unwrap();
        let mut game = Self { board, policy };
        let begun = SINCE * u64::from(to_move == Side::White);
        game.give(
            begun,
            Order::System(SystemOrder::Release(Release::default())),
        );
        for side in Side::ALL {
            game.as_player(side, begun, Order::Player(PlayerOrder::CheckIn));
        }
        if to_move == Side::Black {
            let (ply, uci, link) = (1, "e2e4".to_owned(), RoundTrips::default());
            game.as_player(
                Side::White,
                SINCE,
                Order::Player(PlayerOrder::Play(Play { ply, uci, link })),
            );
        }
        game
    }

    fn take(&mut self, actor: Actor, at: u64, order: Order) {
        self.wait(at);
        self.board.handle(&command(actor, at, order)).unwrap();
    }

    fn give(&mut self, at: u64, order: Order) {
        self.take(Actor::Coordinator, at, order);
    }

    fn as_player(&mut self, side: Side, at: u64, order: Order) {
        let seat = self.board.seat(side).clone();
        self.take(Actor::player(seat.person, seat.device), at, order);
    }

    fn as_arbiter(&mut self, at: u64, order: Order) {
        let chief = Actor::official("chief".parse().unwrap(), Role::ChiefArbiter);
        self.take(chief, at, order);
    }

    /// What is due by itself happens.
    fn wait(&mut self, now: u64) {
        while let Some((at, due)) = self
            .board
            .next_due()
            .filter(|(at, _)| *at <= Time(now * 1_000))
        {
            self.board.handle(&due.command(at)).unwrap();
        }
    }

    fn silence(&mut self, side: Side, contact: u64) {
        let order = Order::System(SystemOrder::LoseSeat(LoseSeat {
            side,
            sign: LossSign::Silence,
            last_contact: Time(contact * 1_000),
        }));
        self.give(contact + UNNOTICED, order);
    }

    /// Both are back at once; where an arbiter resumes, he does.
    fn both_back(&mut self, at: u64) {
        for side in Side::ALL {
            if self.board.away(side).is_some() {
                self.give(
                    at,
                    Order::System(SystemOrder::RegainSeat(RegainSeat { side })),
                );
            }
        }
        if self.policy.resume == ResumeBy::Arbiter {
            let reason = "both are back".to_owned();
            self.as_arbiter(at, Act::Resume.because(reason));
        }
    }

    /// What a side was charged, seconds: by its clock, and by what the board says of it.
    fn charged(&self, side: Side, now: u64) -> u64 {
        let now = Time(now * 1_000);
        let left = self.board.reading(now).remaining(side);
        let used = Millis(BASE * 1_000).less(left);
        let moved = side == Side::White && self.board.ply() == 1;
        let before = if moved { SINCE * 1_000 } else { 0 };
        assert_eq!(self.board.spent(now)[side], used, "{self:?}");
        (used.0 - before) / 1_000
    }
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}, {:?}", self.policy, self.board.phase())
    }
}

fn command<O>(actor: Actor, at: u64, order: O) -> Command<O> {
    Command::new(actor, Time(at * 1_000), order)
}

fn opened(away: AwayPolicy) -> Opened {
    let seat = |name: &str| Seat {
        person: name.parse().unwrap(),
        venue: "madrid".parse().unwrap(),
        device: format!("madrid-{name}").parse().unwrap(),
    };
    Opened {
        board: BoardId { round: 1, board: 1 },
        seats: BySide::new("w", "b").map(seat),
        terms: Terms {
            time_control: Arc::new(BASE.to_string().parse().unwrap()),
            lag: None,
            start: Start::standard(),
            away,
            before: BeforeGame::default(),
            entering: Entering::default(),
            claims: false,
            laws: adoube_tournament::laws::Laws::default(),
            supervision: None,
            draw_odds: None,
            physical_boards: None,
            win_halves: 2,
            draw_halves: 1,
            loss_halves: 0,
        },
        regulations_version: 1,
    }
}

fn policies() -> Vec<(AwayPolicy, u64)> {
    let mut all = Vec::new();
    for after in [0, 3] {
        for charge in [Charge::Nothing, Charge::UntilDetection] {
            for resume in [ResumeBy::BothBack, ResumeBy::Arbiter] {
                let clock = ClockWhileAway::Suspended {
                    after: Millis::from_seconds(after),
                };
                let policy = AwayPolicy {
                    clock,
                    resume,
                    charge,
                    flag: FlagWhileAway::ChiefArbiter,
                    reconnect_within: None,
                };
                all.push((policy, after));
            }
        }
    }
    all
}

/// One story: whose silences, with their last contacts in order; and a hold, if one begins.
fn tell(
    to_move: Side,
    (policy, after): (AwayPolicy, u64),
    silences: &[(Side, u64)],
    hold: Option<u64>,
) {
    let mut game = Game::new(policy, to_move);
    let first = silences[0].1 + UNNOTICED + after;
    let stop = hold.map_or(first, |hold| hold.min(first));
    let mut steps: Vec<(u64, Option<(Side, u64)>)> = silences
        .iter()
        .map(|silence| (silence.1 + UNNOTICED, Some(*silence)))
        .collect();
    steps.extend(hold.map(|at| (at, None)));
    steps.sort_by_key(|(at, _)| *at);
    for (at, step) in steps {
        let reason = "the lights are out".to_owned();
        match step {
            Some((side, contact)) => game.silence(side, contact),
            None => game.give(
                at,
                Order::System(SystemOrder::Hold(Hold {
                    hold: 1,
                    reason: Some(reason),
                })),
            ),
        }
    }
    game.wait(30);
    let own = silences.iter().find(|(side, _)| *side == to_move);
    let free = own.filter(|_| policy.charge == Charge::Nothing);
    let until = free.map_or(stop, |(_, contact)| stop.min(*contact));
    let story = format!("{to_move} to move, {silences:?}, hold {hold:?}, {policy:?}");
    assert_eq!(game.charged(to_move, 30), until - SINCE, "{story}");
    assert_eq!(game.charged(to_move.other(), 30), 0, "{story}");
    if hold.is_some() {
        let reason = "they are on".to_owned();
        game.give(
            31,
            Order::System(SystemOrder::EndHold(EndHold { hold: 1, reason })),
        );
        assert_eq!(game.charged(to_move, 31), until - SINCE, "{story}");
    }
    // Once more: what was given back is not given back again.
    game.both_back(40);
    game.silence(to_move, 50);
    game.wait(60);
    let again = match policy.charge {
        Charge::Nothing => 10,
        Charge::UntilDetection => 10 + UNNOTICED + after,
    };
    assert_eq!(game.charged(to_move, 60), until - SINCE + again, "{story}");
}

/// DIS-8, O 16.5: by what order two silences were noticed in, by whose stopped the clocks, and by a hold in
/// between, nobody is charged more than he would be by his own.
#[test]
fn dis_8_of_two_silences_each_is_charged_as_the_event_says() {
    for to_move in Side::ALL {
        let other = to_move.other();
        for policy in policies() {
            for silences in [
                vec![(to_move, 10)],
                vec![(other, 10)],
                vec![(to_move, 10), (other, 11)],
                vec![(other, 10), (to_move, 11)],
                vec![(to_move, 10), (other, 10)],
                vec![(other, 10), (to_move, 10)],
                // Heard for longer than until the clocks stopped.
                vec![(other, 10), (to_move, 20)],
                vec![(to_move, 10), (other, 20)],
            ] {
                for hold in [None, Some(12), Some(14)] {
                    tell(to_move, policy, &silences, hold);
                }
            }
        }
    }
}

/// Whoever is back was heard: a silence that is said to have begun before an earlier one gives back what ran since, and
/// not that one once more. (Found by `cargo xtask nightly balance`.)
#[test]
fn dis_8_a_silence_from_before_one_that_is_settled_gives_back_what_ran_since() {
    for to_move in Side::ALL {
        for policy in policies() {
            if policy.0.charge != Charge::Nothing {
                continue;
            }
            let mut game = Game::new(policy.0, to_move);
            game.silence(to_move, 10);
            game.wait(30);
            game.both_back(40);
            let order = Order::System(SystemOrder::LoseSeat(LoseSeat {
                side: to_move,
                sign: LossSign::Silence,
                last_contact: Time(8_000),
            }));
            game.give(45, order);
            game.wait(60);
            assert_eq!(game.charged(to_move, 60), 10 - SINCE, "{game:?}");
        }
    }
}
