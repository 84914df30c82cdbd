//! Drives a board through a script as the coordinator does: what is due happens at its own
//! instant, commands count when they were stamped.

use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{Outage, Play, PlayerOrder, SystemOrder};
use adoube_tournament::board::{Board, Command, Due, FLAG_WATERMARK, Opened, Order, Record};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::CommandId;
use adoube_tournament::incident::ruling::RequestedRemedy;
use adoube_tournament::time::{Millis, Time};

use super::desk::{self, Desk};
use super::script::{self, Step};
use super::{terms, transcript};

/// A script on its way.
pub(crate) struct Story {
    opened: Opened,
    board: Option<Board>,
    records: Vec<Record>,
    last: Option<Command>,
    commands: u8,
    desk: Desk,
    text: String,
}

impl Story {
    pub(crate) fn new() -> Self {
        Self {
            opened: terms::usual(),
            board: None,
            records: Vec::new(),
            last: None,
            commands: 0,
            desk: Desk::default(),
            text: String::new(),
        }
    }

    /// Takes in one line of the script.
    pub(crate) fn line(&mut self, line: &str) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') || terms::set(&mut self.opened, line) {
            self.write(line);
            return;
        }
        self.write(&format!("\n> {line}"));
        let ply = self.board().ply() + 1;
        let (time, step) = script::read(line, ply);
        match step {
            Step::Wait => self.wait(time),
            Step::Again => {
                let again = self.last.clone().expect("a command before");
                self.give(Command { at: time, ..again });
            }
            Step::Give(orders) => {
                for (actor, order) in orders {
                    self.ask(time, actor, order);
                }
            }
            Step::Offer(remedy) => {
                self.wait(time);
                let board = self.board().clone();
                let told = match self.desk.offer(&board, remedy.clone(), time) {
                    Ok(offers) => desk::offered(&offers, &remedy),
                    Err(refusal) => transcript::refusal(&refusal),
                };
                self.write(&told);
            }
            Step::Rule(who, remedy, reason) => self.rule(time, &who, remedy, reason),
            Step::Outage(from, cause) => {
                self.wait(from);
                let order = Order::System(SystemOrder::Outage(Outage { from, cause }));
                self.handle(&Command::new(Actor::Coordinator, time, order));
            }
            Step::Moves(each, moves) => self.play_on(time, each, &moves),
        }
    }

    /// The transcript.
    pub(crate) fn finish(self) -> String {
        self.text.trim_start().to_owned() + "\n"
    }

    fn board(&mut self) -> &mut Board {
        let opened = &self.opened;
        let records = &mut self.records;
        self.board.get_or_insert_with(|| {
            let (board, first) = Board::open(Command::new(
                Actor::Coordinator,
                Time(0),
                Box::new(opened.clone()),
            ))
            .unwrap();
            records.push(first);
            board
        })
    }

    fn write(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn rule(&mut self, time: Time, who: &Actor, remedy: RequestedRemedy, reason: String) {
        self.wait(time);
        let board = self.board().clone();
        match self.desk.rule(&board, who, remedy, reason, time) {
            Ok(orders) => {
                for order in orders {
                    self.give(Command::new(Actor::Coordinator, time, order));
                }
                let board = self.board().clone();
                self.write(&self.desk.stands(&board));
            }
            Err(refusal) => self.write(&transcript::refusal(&refusal)),
        }
    }

    fn play_on(&mut self, start: Time, each: Millis, moves: &[String]) {
        let mut at = start;
        for san in moves {
            let board = self.board();
            let position = board.line().position();
            let mv = position.parse_san(san).unwrap_or_else(|_| panic!("{san}"));
            let order = Order::Player(PlayerOrder::Play(Play {
                ply: board.ply() + 1,
                uci: mv.to_string(),
                link: RoundTrips::default(),
            }));
            let seat = board.seat(board.line().position().side_to_move()).clone();
            self.ask(at, Actor::player(seat.person, seat.device), order);
            at = at + each;
        }
    }

    fn ask(&mut self, at: Time, actor: Actor, order: Order) {
        self.commands += 1;
        let id = matches!(actor, Actor::Person { .. }).then(|| CommandId([self.commands; 16]));
        self.give(Command {
            id,
            ..Command::new(actor, at, order)
        });
    }

    fn give(&mut self, command: Command) {
        self.wait(command.at);
        self.handle(&command);
        self.last = Some(command);
    }

    /// Lets everything happen that the coordinator would have decided before `now`. A flag waits
    /// for its watermark, so that a move stamped before it is still heard.
    fn wait(&mut self, now: Time) {
        while let Some((at, due)) = self.board().next_due() {
            let heard = match due {
                Due::Flag => at + FLAG_WATERMARK + self.board().flag_grace(),
                Due::Suspend(_) | Due::Limit(_) | Due::Start | Due::Absence => at,
            };
            if heard > now {
                break;
            }
            self.handle(&due.command(at));
        }
    }

    fn handle(&mut self, command: &Command) {
        let before = format!("{:?}", self.board());
        let answer = self.board().handle(command);
        let after = format!("{:?}", self.board());
        match answer {
            Ok(records) if records.is_empty() => {
                let id = command.id.expect("only a known id leads to nothing");
                let first = self.board().answer_to(id).unwrap();
                assert_eq!(before, after, "a repeated command changes nothing");
                self.write(&format!("  answered before, by record {first}"));
            }
            Ok(records) => {
                let by = self.board().approval().by().cloned();
                for record in records {
                    self.write(&transcript::record(&record));
                    if let Some(line) = transcript::in_whose_name(&record, by.as_ref()) {
                        self.write(&line);
                    }
                    self.records.push(record);
                }
                assert_eq!(after, self.folded(), "the records lead to the same board");
                let board = self.board().clone();
                self.desk.hear(&board, &command.order, command.at);
            }
            Err(refusal) => {
                assert_eq!(before, after, "a refusal changes nothing");
                self.write(&transcript::refusal(&refusal));
            }
        }
    }

    /// The board of the records, each taken by the groups of its state in the reverse order.
    fn folded(&self) -> String {
        let (first, rest) = self.records.split_first().unwrap();
        let mut board = Board::from_first(first).unwrap();
        for record in rest {
            board.apply_in(record, &mut |groups| groups - 1).unwrap();
        }
        format!("{board:?}")
    }
}
