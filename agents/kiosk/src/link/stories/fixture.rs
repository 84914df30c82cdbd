//! A link, and a coordinator that says what a story needs.

use adoube_proto::v1::{
    Answer, BoardRef, GameStage, Goodbye, GoodbyeReason, May, MoveCommand, MoveShown, PlayCommand,
    PlayLinkState, PlayReply, Pulse, Refusal, SeatAssigned, SeatPlan, SeatView, Side, Welcome,
    play_command::Command, play_reply, play_request::Body,
};

use crate::{
    ids::CommandIds,
    link::{
        board::opponent,
        core::{DIAL_LIMIT, LinkCore},
        fault::LinkFault,
        messages::{LinkIdentity, LinkInput, LinkOutput},
    },
    time::Now,
};

pub(crate) const BOARD: BoardRef = BoardRef { round: 1, board: 2 };

/// A short game, view by view: opened, White here, Black here, started, and four moves.
pub(crate) fn game() -> Vec<SeatView> {
    let mut game = Game::opened();
    let mut views = vec![
        game.view.clone(),
        game.next(|view| view.white_present = true),
        game.next(|view| view.black_present = true),
        game.next(|view| {
            view.set_stage(GameStage::Playing);
            view.may.get_or_insert_default().r#move = true;
        }),
    ];
    let moves = ["e2e4", "e7e5", "g1f3", "b8c6"];
    views.extend(moves.map(|uci| game.moved(uci)));
    views
}

/// A game view by view, as the coordinator would send it.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) view: SeatView,
    plies: u32,
}

impl Game {
    /// Nobody has come.
    pub(crate) fn opened() -> Self {
        let view = SeatView {
            board: Some(BOARD),
            side: Side::White.into(),
            sequence: 1,
            game: 1,
            stage: GameStage::Waiting.into(),
            to_move: Side::White.into(),
            may: Some(May::default()),
            ..SeatView::default()
        };
        Self { view, plies: 0 }
    }

    /// As it is after these views.
    pub(crate) fn after(views: &[SeatView]) -> Self {
        let mut game = Self::opened();
        if let Some(last) = views.last() {
            game.plies = last.moves_from + u32::try_from(last.moves.len()).unwrap();
            game.view = last.clone();
        }
        game
    }

    /// The next view, in which this is changed and no move made.
    pub(crate) fn next(&mut self, change: impl FnOnce(&mut SeatView)) -> SeatView {
        self.view.sequence += 1;
        self.view.moves_from = self.plies;
        self.view.moves.clear();
        change(&mut self.view);
        self.plies = self.view.moves_from + u32::try_from(self.view.moves.len()).unwrap();
        self.view.clone()
    }

    /// A move by the side to move.
    pub(crate) fn moved(&mut self, uci: &str) -> SeatView {
        self.next(|view| {
            view.moves = vec![played(uci, 100)];
            let to_move = opponent(view.to_move());
            view.set_to_move(to_move);
            let own = to_move == view.side();
            view.may.get_or_insert_default().r#move = own;
        })
    }

    /// All of its moves, as in the first view of a connection.
    pub(crate) fn whole(views: &[SeatView]) -> SeatView {
        let moves = views.iter().flat_map(|view| view.moves.clone());
        SeatView {
            moves_from: 0,
            moves: moves.collect(),
            ..views.last().unwrap().clone()
        }
    }
}

pub(crate) fn played(uci: &str, used: u64) -> MoveShown {
    MoveShown {
        uci: uci.into(),
        used,
        ..MoveShown::default()
    }
}

pub(crate) fn seat_on(board: BoardRef) -> play_reply::Body {
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
        ..SeatAssigned::default()
    })
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

    /// A link that is up and seated, with these views sent.
    pub(crate) fn seated(views: &[SeatView]) -> Self {
        let mut story = Self::begin();
        story.connect();
        story.tell(seat_on(BOARD));
        for view in views {
            story.view(view);
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
            version: adoube_proto::VERSION,
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

    pub(crate) fn view(&mut self, view: &SeatView) {
        self.tell(play_reply::Body::View(view.clone()));
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
