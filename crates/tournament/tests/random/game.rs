//! A game in which the wishes were asked one after the other, as a coordinator would drive it.

use std::sync::Arc;

use adoube_chess::{BySide, OnSquare, Placement, Position, Side};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::command::{
    Act, AddTime, AdjustClock, AnswerCall, ApproveAssistant, CallArbiter, CarryOut, CorrectResult,
    DeclareForfeit, DeclareResult, EndAssistant, EndHold, Hold, LoseSeat, Outage, Penalise, Play,
    PlayerOrder, RegainSeat, Release, Reopen, ReportBoard, RestorePosition, ReverseColours,
    SetBoardRequirement, SystemOrder, WrongStart,
};
use adoube_tournament::board::event::Requirement;
use adoube_tournament::board::{
    Adjustment, Board, Command, Due, FLAG_WATERMARK, LossSign, Opened, Order, Record, Remedy,
    Score, TimeFollows,
};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::{CommandId, RulingRef};
use adoube_tournament::incident::Absence;
use adoube_tournament::incident::ruling::{ClocksAs, Offer, RequestedRemedy};
use adoube_tournament::time::{Millis, Time};
use proptest::prelude::*;
use proptest::sample::Index;

use super::act::{self, Action, OnBoard, Wait};
use super::terms;

/// A game so far.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    pub(crate) board: Board,
    pub(crate) records: Vec<Record>,
    /// Every command that was given after the board was opened, in order.
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
        let (board, first) =
            Board::open(Command::new(Actor::Coordinator, now, Box::new(opened))).unwrap();
        let mut game = Self {
            board,
            records: vec![first],
            commands: Vec::new(),
            now,
            changed_wrongly: None,
            watched: false,
        };
        game.give(
            Actor::Coordinator,
            Order::System(SystemOrder::Release(Release::default())),
        );
        for side in Side::ALL {
            game.give(game.player(side), Order::Player(PlayerOrder::CheckIn));
        }
        game
    }

    fn player(&self, side: Side) -> Actor {
        let seat = self.board.seat(side).clone();
        Actor::player(seat.person, seat.device)
    }

    fn act(&mut self, wait: Wait, act: Action) {
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
            Action::Play(index, link) => self.play(index, link, None),
            Action::WrongDevice(index) => {
                self.play(index, RoundTrips::default(), Some("madrid-9"));
            }
            Action::Babble(side, uci) => {
                let order = PlayerOrder::Play(Play {
                    ply: self.board.ply() + 1,
                    uci,
                    link: RoundTrips::default(),
                });
                self.give(self.player(side), order);
            }
            Action::ShowBoard(side, on, stood, confirmed) => {
                let report = ReportBoard {
                    make: None,
                    placement: self.placement(on),
                    stood: Millis(stood),
                    confirmed,
                };
                self.give(self.player(side), PlayerOrder::ReportBoard(report));
            }
            Action::OfferDraw(side) => self.give(self.player(side), PlayerOrder::OfferDraw),
            Action::AcceptDraw(side) => self.give(self.player(side), PlayerOrder::AcceptDraw),
            Action::DeclineDraw(side) => self.give(self.player(side), PlayerOrder::DeclineDraw),
            Action::Resign(side) => self.give(self.player(side), PlayerOrder::Resign),
            Action::CheckIn(side) => self.give(self.player(side), PlayerOrder::CheckIn),
            Action::Pause => self.give(arbiter(), pause()),
            Action::Resume => self.give(arbiter(), Act::Resume.because(reason())),
            Action::Adjust(white, black) => {
                let [white, black] = [white, black].map(|millis| millis.map(Millis));
                self.adjust(Adjustment::of_times(white, black));
            }
            Action::Counters(side, period, moves) => {
                let mut change = Adjustment::default();
                change.sides[side].period = Some(period);
                change.sides[side].moves = Some(moves);
                self.adjust(change);
            }
            Action::Control(control) => self.adjust(Adjustment {
                control: Some(Arc::new(control.parse().unwrap())),
                ..Adjustment::default()
            }),
            Action::Declare(white, black) => {
                let (score, reason) = (Score { white, black }, reason());
                let act = Act::DeclareResult(DeclareResult { score });
                self.give(arbiter(), act.because(reason));
            }
            Action::Forfeit(white, black) => {
                let (score, reason) = (Score { white, black }, reason());
                let act = Act::DeclareForfeit(DeclareForfeit { score });
                self.give(arbiter(), act.because(reason));
            }
            Action::Ready(side) => self.give(self.player(side), Order::Player(PlayerOrder::Ready)),
            Action::Call(side) => {
                let (reason, leave) = (reason(), side == Side::White);
                self.give(
                    self.player(side),
                    Order::Player(PlayerOrder::CallArbiter(CallArbiter { reason, leave })),
                );
            }
            Action::Answer(number) => {
                let order = Order::from(Act::AnswerCall(AnswerCall {
                    number,
                    valid: true,
                    note: String::new(),
                }));
                self.give(arbiter(), order);
            }
            Action::Confirm(side) => self.give(self.player(side), PlayerOrder::ConfirmResult),
            Action::Approve => self.give(arbiter(), Order::from(Act::ApproveResult)),
            Action::Correct(white, black) => {
                let (score, reason) = (Score { white, black }, reason());
                // All three ways to say it, told by the points.
                let forfeit = [None, Some(true), Some(false)][usize::from(white % 3)];
                let order = Act::CorrectResult(CorrectResult {
                    score,
                    forfeit,
                    without_odds: black == 1,
                })
                .because(reason);
                self.give(arbiter(), order);
            }
            Action::Spectator => {
                let spectator = Actor::official("sam".parse().unwrap(), Role::Spectator);
                self.give(spectator, pause());
            }
            Action::Repeat => {
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

    fn placement(&self, on: OnBoard) -> Option<Placement> {
        let line = self.board.line();
        let position = match on {
            OnBoard::Position => line.position().clone(),
            OnBoard::Move(index) => {
                let mut next = line.position().clone();
                let legal = next.legal_moves();
                if !legal.is_empty() {
                    next.play(*index.get(&legal)).unwrap();
                }
                next
            }
            OnBoard::Earlier(index) => {
                let mut earlier = Position::clone(line.first_position());
                for mv in &line.moves()[..index.index(line.ply() + 1)] {
                    earlier.play(*mv).unwrap();
                }
                earlier
            }
            OnBoard::Nothing => return Some(Placement::from_fn(|_| OnSquare::Empty)),
            OnBoard::Disconnected => return None,
        };
        Some(Placement::from(&position))
    }

    fn adjust(&mut self, change: Adjustment) {
        let arbiter = Actor::official("arbiter".parse().unwrap(), Role::Arbiter);
        let reason = "a reason".to_owned();
        self.give(
            arbiter,
            Act::AdjustClock(AdjustClock { change }).because(reason),
        );
    }

    /// What an arbiter puts right.
    fn repair(&mut self, act: &Action) {
        let arbiter = Actor::official("arbiter".parse().unwrap(), Role::Arbiter);
        let reason = "a reason".to_owned();
        let order = match *act {
            Action::AddTime(white, black) => Act::AddTime(AddTime {
                time: BySide::new(Millis(white), Millis(black)),
            })
            .because(reason),
            Action::Restore(ply, white, black) => Act::RestorePosition(RestorePosition {
                ply: u32::try_from(ply.index(self.board.line().ply() + 1)).unwrap(),
                clocks: BySide::new(Some(Millis(white)), Some(Millis(black))),
            })
            .because(reason),
            Action::Reopen(white, black) => Act::Reopen(Reopen {
                clocks: BySide::new(Millis(white), Millis(black)),
                start_in: (white % 3 > 0).then_some(Millis(black % 7_000)),
            })
            .because(reason),
            Action::WrongStart(number) => Act::WrongStart(WrongStart {
                fen: terms::another_start(self.board.opened().terms.start.variant, number),
            })
            .because(reason),
            Action::Penalise(side, typed) => Act::Penalise(Penalise {
                side,
                penalties: vec![typed.parse().unwrap()],
                article: "O 18.4".to_owned(),
                four_eyes: false,
            })
            .because(reason),
            Action::RequireBoard(side, required) => Act::SetBoardRequirement(SetBoardRequirement {
                side,
                requirement: if required {
                    Requirement::Required
                } else {
                    Requirement::Lifted
                },
                give_back: false,
            })
            .because(reason),
            Action::Assistant(side, true) => Act::ApproveAssistant(ApproveAssistant {
                side,
                assistant: "maria".parse().unwrap(),
            })
            .because(reason),
            Action::Assistant(side, false) => {
                Act::EndAssistant(EndAssistant { side }).because(reason)
            }
            _ => Act::ReverseColours(ReverseColours {
                times: Some(TimeFollows::Player),
            })
            .because(reason),
        };
        self.give(arbiter, order);
    }

    /// What the coordinator itself does.
    fn system(&mut self, act: &Action) {
        let order = match act {
            Action::Lose(side, sign, ago) => Order::System(SystemOrder::LoseSeat(LoseSeat {
                side: *side,
                sign: *sign,
                last_contact: self.now - Millis(*ago),
            })),
            Action::Back(side) => {
                Order::System(SystemOrder::RegainSeat(RegainSeat { side: *side }))
            }
            Action::Rule(number, remedy, start_in) => {
                Order::System(SystemOrder::CarryOut(CarryOut {
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
                    unheard: BySide::both(false),
                }))
            }
            Action::Deduct(number, away, off, added) => {
                // Nothing may happen between what is shown and what is given.
                self.settle(self.now);
                match self.worked_out(*away, Millis(*off), added.map(Millis)) {
                    Some(remedy) => return self.system(&Action::Rule(*number, remedy, 0)),
                    None => return,
                }
            }
            Action::Hold(hold) => Order::System(SystemOrder::Hold(Hold {
                hold: *hold,
                reason: Some("a reason".to_owned()),
            })),
            Action::EndHold(hold) => Order::System(SystemOrder::EndHold(EndHold {
                hold: *hold,
                reason: "a reason".to_owned(),
            })),
            Action::Outage(cause, ago) => Order::System(SystemOrder::Outage(Outage {
                from: self.now - Millis(*ago),
                cause: *cause,
            })),
            _ => Order::System(SystemOrder::FallFlag),
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
        let remedy = RequestedRemedy::Resume {
            clocks: ClocksAs::Now,
            deduct: deduct.into(),
            add: BySide::from(add),
        };
        offer.of(&remedy).ok().map(|offered| offered.remedy)
    }

    fn play(&mut self, index: Index, link: RoundTrips, device: Option<&str>) {
        let position = self.board.line().position();
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
        }
        let seat = self.board.seat(position.side_to_move()).clone();
        let order = Order::Player(PlayerOrder::Play(Play {
            ply: self.board.ply() + 1,
            uci: index.get(&legal).to_string(),
            link,
        }));
        let device = device.map_or(seat.device, |device| device.parse().unwrap());
        self.give(Actor::player(seat.person, device), order);
    }

    /// Lets everything happen that was due, then gives the command. During an outage nothing
    /// happens, so what was due is decided up to its beginning.
    fn give(&mut self, actor: Actor, order: impl Into<Order>) {
        let order = order.into();
        let until = match &order {
            Order::System(SystemOrder::Outage(Outage { from, .. })) => *from,
            _ => self.now,
        };
        self.settle(until);
        let number = u8::try_from(self.commands.len() % 256).unwrap();
        let id = matches!(actor, Actor::Person { .. }).then_some(CommandId([number; 16]));
        self.handle(Command {
            id,
            ..Command::new(actor, self.now, order)
        });
    }

    fn settle(&mut self, until: Time) {
        while let Some((at, due)) = self.board.next_due() {
            let heard = match due {
                Due::Flag => at + FLAG_WATERMARK + self.board.flag_grace(),
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
    Act::Pause.because("a reason")
}
