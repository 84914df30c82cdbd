//! A link, and a coordinator that says what a story needs.

use adoube_proto::v1::{
    Answer, BoardEvent, BoardRef, CheckedIn, Goodbye, GoodbyeReason, MoveCommand, Moved, Opened,
    PlayCommand, PlayLinkState, PlayReply, Pulse, Refusal, Role, RulingOfficial, SeatAssigned,
    SeatPlan, Side, Started, Welcome, board_event::Event, play_command::Command, play_reply,
    play_request::Body,
};

use crate::{
    ids::CommandIds,
    link::{
        core::{DIAL_LIMIT, LinkCore},
        fault::LinkFault,
        messages::{LinkIdentity, LinkInput, LinkOutput},
    },
    time::Now,
};

pub(crate) const BOARD: BoardRef = BoardRef { round: 1, board: 2 };

/// The events of a short game, in order: sequences 1 to 8.
pub(crate) fn game() -> Vec<BoardEvent> {
    let events = vec![
        Event::Opened(Opened {
            fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".into(),
            ..Opened::default()
        }),
        Event::CheckedIn(CheckedIn {
            seat: Side::White.into(),
        }),
        Event::CheckedIn(CheckedIn {
            seat: Side::Black.into(),
        }),
        Event::Started(Started {}),
        moved(1, "e2e4"),
        moved(2, "e7e5"),
        moved(3, "g1f3"),
        moved(4, "b8c6"),
    ];
    (1..)
        .zip(events)
        .map(|(sequence, event)| record(sequence, event))
        .collect()
}

pub(crate) fn record(sequence: u64, event: Event) -> BoardEvent {
    BoardEvent {
        board: Some(BOARD),
        sequence,
        event: Some(event),
        ..BoardEvent::default()
    }
}

pub(crate) fn moved(ply: u32, uci: &str) -> Event {
    let seat = if ply.is_multiple_of(2) {
        Side::Black
    } else {
        Side::White
    };
    Event::Moved(Moved {
        seat: seat.into(),
        ply,
        uci: uci.into(),
        used: 100,
        ..Moved::default()
    })
}

pub(crate) fn seat_on(board: BoardRef) -> play_reply::Body {
    seat_through(board, 0)
}

/// The same; how many of the board's records follow.
pub(crate) fn seat_through(board: BoardRef, through: u64) -> play_reply::Body {
    let named = |name: &str| {
        Some(SeatPlan {
            name: name.into(),
            ..SeatPlan::default()
        })
    };
    play_reply::Body::Seat(SeatAssigned {
        tournament: "open".into(),
        board: Some(board),
        side: Side::White.into(),
        white: named("Anderssen"),
        black: named("Kieseritzky"),
        officials: vec![official(Role::Arbiter), official(Role::ChiefArbiter)],
        through,
        ..SeatAssigned::default()
    })
}

/// "ada", by an office that she has.
fn official(role: Role) -> RulingOfficial {
    RulingOfficial {
        person: "ada".into(),
        name: "Castillo, Ada".into(),
        role: role.into(),
    }
}

pub(crate) fn refusal(code: &str) -> Refusal {
    Refusal {
        code: code.into(),
        ..Refusal::default()
    }
}

pub(crate) fn goodbye(reason: GoodbyeReason, retry: bool, retry_after_ms: u32) -> play_reply::Body {
    play_reply::Body::Goodbye(Goodbye {
        reason: reason.into(),
        text: "so it is".into(),
        retry_after_ms,
        retry,
    })
}

/// A link under test and its time.
pub(crate) struct Story {
    pub(crate) link: LinkCore,
    pub(crate) now: u64,
    tokens: u64,
}

impl Story {
    pub(crate) fn begin() -> Self {
        let identity = LinkIdentity {
            instance: "a".repeat(32),
            boot_id: "boot".into(),
        };
        Self {
            link: LinkCore::new(identity, CommandIds::new([9; 12]), 1),
            now: 1_000,
            tokens: 0,
        }
    }

    /// A link that is up and seated, with these records told.
    pub(crate) fn seated(records: &[BoardEvent]) -> Self {
        let mut story = Self::begin();
        story.connect();
        story.tell(seat_on(BOARD));
        for record in records {
            story.tell(play_reply::Body::Event(record.clone()));
        }
        story.outputs();
        story
    }

    pub(crate) fn at(&self) -> Now {
        Now::from_ms(self.now)
    }

    pub(crate) fn outputs(&mut self) -> Vec<LinkOutput> {
        std::iter::from_fn(|| self.link.poll_output()).collect()
    }

    pub(crate) fn give_token(&mut self) {
        self.tokens += 1;
        let token = format!("token {}", self.tokens);
        self.link.add_tokens(self.at(), vec![token], 0);
    }

    /// Waits as long as the link does, then lets it through to the coordinator's welcome: its seat is its own still.
    pub(crate) fn connect(&mut self) -> Vec<LinkOutput> {
        self.connect_to(self.link.seat().is_some())
    }

    /// The same; the welcome says whether a seat follows.
    pub(crate) fn connect_to(&mut self, seated: bool) -> Vec<LinkOutput> {
        self.give_token();
        self.pass_until_dialing();
        self.input(|attempt| LinkInput::Open {
            attempt,
            relay_connection: "c".repeat(32),
        });
        self.tell(play_reply::Body::Welcome(Welcome {
            version: 1,
            coordinator_run: "run".into(),
            speed: 1.0,
            seated,
            ..Welcome::default()
        }));
        self.outputs()
    }

    /// The next attempt takes too long; the relay let it through, or did not answer.
    pub(crate) fn dial_in_vain(&mut self, relayed: bool) {
        self.give_token();
        self.pass_until_dialing();
        if relayed {
            self.input(|attempt| LinkInput::Relayed { attempt });
        }
        self.pass(DIAL_LIMIT);
    }

    fn pass_until_dialing(&mut self) {
        for _ in 0..100 {
            if self.link.state() == PlayLinkState::Connecting {
                return;
            }
            self.now = self
                .now
                .max(self.link.deadline().expect("a link that dials"));
            self.link.tick(self.at());
        }
        panic!("the link does not dial");
    }

    pub(crate) fn pass(&mut self, ms: u64) {
        self.now += ms;
        self.link.tick(self.at());
    }

    pub(crate) fn tell(&mut self, body: play_reply::Body) {
        let reply = Box::new(PlayReply { body: Some(body) });
        self.input(|attempt| LinkInput::Reply { attempt, reply });
    }

    pub(crate) fn pulse(&mut self) {
        self.tell(play_reply::Body::Pulse(Pulse::default()));
    }

    pub(crate) fn cut(&mut self) {
        self.fail(LinkFault::Closed);
    }

    pub(crate) fn fail(&mut self, fault: LinkFault) {
        self.input(|attempt| LinkInput::Down { attempt, fault });
    }

    pub(crate) fn answer(
        &mut self,
        command: &PlayCommand,
        sequence: u64,
        refusal: Option<Refusal>,
    ) {
        self.tell(play_reply::Body::Answer(Answer {
            command_id: command.id.clone(),
            sequence,
            refusal,
            ..Answer::default()
        }));
    }

    pub(crate) fn submit_move(&mut self, ply: u32, uci: &str) {
        let command = Command::Move(MoveCommand {
            ply,
            uci: uci.into(),
            ..MoveCommand::default()
        });
        self.link.submit(self.at(), command).unwrap();
    }

    fn input(&mut self, make: impl FnOnce(u64) -> LinkInput) {
        let input = make(self.link.attempt());
        self.link.handle(self.at(), input);
    }
}

/// The commands among some outputs.
pub(crate) fn commands(outputs: &[LinkOutput]) -> Vec<PlayCommand> {
    bodies(outputs)
        .filter_map(|body| match body {
            Body::Command(command) => Some(command),
            _ => None,
        })
        .collect()
}

/// The greeting among some outputs: the board and the record that it names.
pub(crate) fn hello(outputs: &[LinkOutput]) -> Option<(Option<BoardRef>, u64)> {
    bodies(outputs).find_map(|body| match body {
        Body::Hello(hello) => Some((hello.board, hello.last_seen)),
        _ => None,
    })
}

/// The echoes among some outputs: probe and round trip.
pub(crate) fn echoes(outputs: &[LinkOutput]) -> Vec<(u64, u32)> {
    bodies(outputs)
        .filter_map(|body| match body {
            Body::Echo(echo) => Some((echo.probe, echo.round_trip_us)),
            _ => None,
        })
        .collect()
}

/// The words of the events among some outputs.
pub(crate) fn events(outputs: &[LinkOutput]) -> Vec<&'static str> {
    outputs
        .iter()
        .filter_map(|output| match output {
            LinkOutput::Event(what, _) => Some(*what),
            _ => None,
        })
        .collect()
}

fn bodies(outputs: &[LinkOutput]) -> impl Iterator<Item = Body> {
    outputs.iter().filter_map(|output| match output {
        LinkOutput::Send(request) => request.body.clone(),
        _ => None,
    })
}
