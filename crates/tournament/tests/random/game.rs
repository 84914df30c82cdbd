//! A game in which the wishes were asked one after the other, as a coordinator would drive it.

use std::sync::Arc;

use adoube_chess::Side;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::{
    Adjustment, Board, Command, Due, FLAG_WATERMARK, LossSign, Opened, Order, Record, Remedy,
    RulingRef, Score, TimeFollows,
};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::CommandId;
use adoube_tournament::incident::Absence;
use adoube_tournament::incident::ruling::{ClocksAs, Offer, Wish};
use adoube_tournament::time::{Millis, Time};
use proptest::prelude::*;
use proptest::sample::Index;

use super::act::{self, Act, Wait};
use super::terms;

/// A game so far.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    pub(crate) board: Board,
    pub(crate) records: Vec<Record>,
    /// Every command that was given, in order.
    pub(crate) commands: Vec<Command>,
    pub(crate) now: Time,
    /// The first command that changed something though it was refused or repeated.
    pub(crate) changed_wrongly: Option<Command>,
    /// Whether that is looked at.
    watched: bool,
}

/// Arbitrary games.
pub(crate) fn played() -> impl Strategy<Value = Game> {
    played_if(true)
}

/// The same without a look at what refused commands change, which takes most of the time.
pub(crate) fn played_unwatched() -> impl Strategy<Value = Game> {
    played_if(false)
}

fn played_if(watched: bool) -> impl Strategy<Value = Game> {
    (terms::opened(), act::acts()).prop_map(move |(opened, acts)| {
        let mut game = Game::new(opened);
        game.watched = watched;
        for (wait, act) in acts {
            game.act(wait, act);
        }
        game
    })
}

impl Game {
    /// A game that has just begun.
    fn new(opened: Opened) -> Self {
        let now = Time(1_000_000);
        let open = Command {
            id: None,
            actor: Actor::Coordinator,
            at: now,
            order: Order::Open(Box::new(opened)),
        };
        let (board, first) = Board::open(open.clone()).unwrap();
        let mut game = Self {
            board,
            records: vec![first],
            commands: vec![open],
            now,
            changed_wrongly: None,
            watched: false,
        };
        game.give(Actor::Coordinator, Order::Release);
        for side in Side::ALL {
            game.give(game.player(side), Order::CheckIn);
        }
        game
    }

    fn player(&self, side: Side) -> Actor {
        let seat = self.board.seat(side).clone();
        Actor::player(seat.person, seat.device)
    }

    fn act(&mut self, wait: Wait, act: Act) {
        self.now = match (wait, self.board.clock().flag_time()) {
            (Wait::Millis(millis), _) => self.now + Millis(millis),
            (Wait::Flag(more), Some(flag)) => {
                Time(flag.0.saturating_add_signed(more)).max(self.now)
            }
            (Wait::Flag(_), None) => self.now,
        };
        let reason = || "a reason".to_owned();
        let arbiter = || Actor::official("arbiter".parse().unwrap(), Role::Arbiter);
        match act {
            Act::Play(index, link) => self.play(index, link, None),
            Act::WrongDevice(index) => {
                self.play(index, RoundTrips::default(), Some("madrid-9"));
            }
            Act::Babble(side, uci) => {
                let ply = self.board.ply() + 1;
                self.give(
                    self.player(side),
                    Order::Play {
                        ply,
                        uci,
                        link: RoundTrips::default(),
                    },
                );
            }
            Act::OfferDraw(side) => self.give(self.player(side), Order::OfferDraw),
            Act::AcceptDraw(side) => self.give(self.player(side), Order::AcceptDraw),
            Act::DeclineDraw(side) => self.give(self.player(side), Order::DeclineDraw),
            Act::Resign(side) => self.give(self.player(side), Order::Resign),
            Act::CheckIn(side) => self.give(self.player(side), Order::CheckIn),
            Act::Pause => self.give(arbiter(), pause()),
            Act::Resume => self.give(arbiter(), Order::Resume { reason: reason() }),
            Act::Adjust(white, black) => {
                let [white, black] = [white, black].map(|millis| millis.map(Millis));
                self.adjust(Adjustment::of_times(white, black));
            }
            Act::Counters(side, period, moves) => {
                let mut change = Adjustment::default();
                change.sides[side.index()].period = Some(period);
                change.sides[side.index()].moves = Some(moves);
                self.adjust(change);
            }
            Act::Control(control) => self.adjust(Adjustment {
                control: Some(Arc::new(control.parse().unwrap())),
                ..Adjustment::default()
            }),
            Act::Declare(white, black) => {
                let (score, reason) = (Score { white, black }, reason());
                self.give(arbiter(), Order::DeclareResult { score, reason });
            }
            Act::Forfeit(white, black) => {
                let (score, reason) = (Score { white, black }, reason());
                self.give(arbiter(), Order::DeclareForfeit { score, reason });
            }
            Act::Ready(side) => self.give(self.player(side), Order::Ready),
            Act::Call(side) => {
                let (reason, leave) = (reason(), side == Side::White);
                self.give(self.player(side), Order::CallArbiter { reason, leave });
            }
            Act::Answer(number) => {
                let order = Order::AnswerCall {
                    number,
                    valid: true,
                    note: String::new(),
                };
                self.give(arbiter(), order);
            }
            Act::Confirm(side) => self.give(self.player(side), Order::ConfirmResult),
            Act::Approve => self.give(arbiter(), Order::ApproveResult),
            Act::Correct(white, black) => {
                let (score, reason) = (Score { white, black }, reason());
                // All three ways to say it, told by the points.
                let forfeit = [None, Some(true), Some(false)][usize::from(white % 3)];
                let order = Order::CorrectResult {
                    score,
                    forfeit,
                    without_odds: black == 1,
                    reason,
                };
                self.give(arbiter(), order);
            }
            Act::Spectator => {
                let spectator = Actor::official("sam".parse().unwrap(), Role::Spectator);
                self.give(spectator, pause());
            }
            Act::Repeat => {
                self.settle(self.now);
                if let Some(last) = self.commands.last().cloned() {
                    self.handle(Command {
                        at: self.now,
                        ..last
                    });
                }
            }
            ref act if act.is_repair() => self.repair(act),
            system => self.system(&system),
        }
    }

    fn adjust(&mut self, change: Adjustment) {
        let arbiter = Actor::official("arbiter".parse().unwrap(), Role::Arbiter);
        let reason = "a reason".to_owned();
        self.give(arbiter, Order::AdjustClock { change, reason });
    }

    /// What an arbiter puts right.
    fn repair(&mut self, act: &Act) {
        let arbiter = Actor::official("arbiter".parse().unwrap(), Role::Arbiter);
        let reason = "a reason".to_owned();
        let order = match *act {
            Act::AddTime(white, black) => Order::AddTime {
                white: Millis(white),
                black: Millis(black),
                reason,
            },
            Act::Restore(ply, white, black) => Order::RestorePosition {
                ply: u32::try_from(ply.index(self.board.line().ply() + 1)).unwrap(),
                white: Some(Millis(white)),
                black: Some(Millis(black)),
                reason,
            },
            Act::Reopen(white, black) => Order::Reopen {
                white: Millis(white),
                black: Millis(black),
                start_in: (white % 3 > 0).then_some(Millis(black % 7_000)),
                reason,
            },
            Act::WrongStart(number) => Order::WrongStart {
                fen: terms::another_start(self.board.opened().terms.start.variant, number),
                reason,
            },
            Act::WrongClaim(side) => Order::WrongClaim {
                side,
                intended: None,
                language: "en".to_owned(),
                reason,
            },
            Act::Assistant(side, true) => Order::ApproveAssistant {
                side,
                assistant: "maria".parse().unwrap(),
                reason,
            },
            Act::Assistant(side, false) => Order::EndAssistant { side, reason },
            _ => Order::ReverseColours {
                times: Some(TimeFollows::Player),
                reason,
            },
        };
        self.give(arbiter, order);
    }

    /// What the coordinator itself does.
    fn system(&mut self, act: &Act) {
        let order = match act {
            Act::Lose(side, sign, ago) => Order::LoseSeat {
                side: *side,
                sign: *sign,
                last_contact: self.now - Millis(*ago),
            },
            Act::Back(side) => Order::RegainSeat { side: *side },
            Act::Rule(number, remedy, start_in) => Order::CarryOut {
                ruling: RulingRef {
                    incident: 1,
                    ruling: *number,
                },
                by: Some("chief".parse().unwrap()),
                seconded_by: None,
                remedy: remedy.clone(),
                article: "O 18.9".to_owned(),
                reason: "a reason".to_owned(),
                start_in: Millis(*start_in),
                cites: Vec::new(),
                unheard: [false; 2],
            },
            Act::Deduct(number, away, off, added) => {
                // Nothing may happen between what is shown and what is given.
                self.settle(self.now);
                match self.worked_out(*away, Millis(*off), added.map(Millis)) {
                    Some(remedy) => return self.system(&Act::Rule(*number, remedy, 0)),
                    None => return,
                }
            }
            Act::Hold(hold) => Order::Hold {
                hold: *hold,
                reason: Some("a reason".to_owned()),
            },
            Act::EndHold(hold) => Order::EndHold {
                hold: *hold,
                reason: "a reason".to_owned(),
            },
            Act::Outage(cause, ago) => Order::Outage {
                from: self.now - Millis(*ago),
                cause: *cause,
            },
            _ => Order::FallFlag,
        };
        self.give(Actor::Coordinator, order);
    }

    /// What a deduction comes to on the board as it stands, as it would be offered.
    fn worked_out(&self, away: Side, deduct: Millis, add: [Millis; 2]) -> Option<Remedy> {
        let now = self.now;
        let absence = Absence::noticed(&self.board, away, LossSign::Silence, now, now);
        let offer = Offer {
            board: &self.board,
            absences: &[absence],
            incident: 1,
            now: self.now,
            worked_out: self.now,
            start_in: Millis::ZERO,
        };
        let wish = Wish::Resume {
            clocks: ClocksAs::Now,
            deduct: deduct.into(),
            add,
        };
        offer.of(&wish).ok().map(|offered| offered.remedy)
    }

    fn play(&mut self, index: Index, link: RoundTrips, device: Option<&str>) {
        let position = self.board.line().position();
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
        }
        let seat = self.board.seat(position.side_to_move()).clone();
        let order = Order::Play {
            ply: self.board.ply() + 1,
            uci: index.get(&legal).to_string(),
            link,
        };
        let device = device.map_or(seat.device, |device| device.parse().unwrap());
        self.give(Actor::player(seat.person, device), order);
    }

    /// Lets everything happen that was due, then gives the command. During an outage nothing
    /// happens, so what was due is decided up to its beginning.
    fn give(&mut self, actor: Actor, order: Order) {
        let until = match &order {
            Order::Outage { from, .. } => *from,
            _ => self.now,
        };
        self.settle(until);
        let number = u8::try_from(self.commands.len() % 256).unwrap();
        let id = matches!(actor, Actor::Person { .. }).then_some(CommandId([number; 16]));
        self.handle(Command {
            id,
            actor,
            at: self.now,
            order,
        });
    }

    fn settle(&mut self, until: Time) {
        while let Some((at, due)) = self.board.next_due() {
            let heard = match due {
                Due::Flag => at + FLAG_WATERMARK,
                Due::Suspend(_) | Due::Limit(_) | Due::Start | Due::Absence => at,
            };
            if heard > until {
                break;
            }
            self.handle(due.command(at));
        }
    }

    fn handle(&mut self, command: Command) {
        let shown = |game: &Self| game.watched.then(|| format!("{:?}", game.board));
        let before = shown(self);
        let answer = self.board.handle(&command).unwrap_or_default();
        if answer.is_empty() && before != shown(self) {
            self.changed_wrongly.get_or_insert(command.clone());
        }
        self.records.extend(answer);
        self.commands.push(command);
    }
}

fn pause() -> Order {
    Order::Pause {
        reason: Some("a reason".to_owned()),
    }
}
