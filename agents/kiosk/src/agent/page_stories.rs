//! Stories of the player's page and the agent behind it.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_proto::v1::{
    Answer as Told, CallArbiterCommand, May, MoveCommand, OrderOutcome, PlayCommandKind, Refusal,
    ResignCommand, SeatAssigned, Shown, play_command::Command, play_reply, play_request,
};
use prost::bytes::Bytes;

use super::{
    Agent, Input, Output, PageInput,
    stories::{agent, handle, reply, seated},
};
use crate::{
    bus::{
        locks::Lock,
        orders::{Answer, Chore},
    },
    link::{fault::LinkFault, messages::LinkInput},
};

/// A device with a seat and a page that is open.
struct Device {
    agent: Agent,
    now: u64,
    asks: u64,
}

/// What was answered to which question: "done", or the refusal's code.
type Answered = Vec<(u64, String)>;

impl Device {
    fn open() -> Self {
        let mut agent = agent(None);
        seated(&mut agent);
        let mut device = Self {
            agent,
            now: 100,
            asks: 0,
        };
        let outputs = device.input(Input::Page(PageInput::Opened(1)));
        assert_eq!(shown(&outputs).len(), 1, "all of it at once");
        device
    }

    fn input(&mut self, input: Input) -> Vec<Output> {
        self.now += 1;
        handle(&mut self.agent, self.now, input)
    }

    /// The page asks to resign, under the next number.
    fn ask(&mut self) -> Vec<Output> {
        self.asks += 1;
        let (ask, command) = (self.asks, Command::Resign(ResignCommand {}));
        self.input(Input::Page(PageInput::Asked { ask, command }))
    }

    fn carried(&mut self, chore: Chore, outcome: OrderOutcome) -> Vec<Output> {
        self.input(Input::Carried {
            id: "a".repeat(32),
            chore,
            answer: Answer {
                outcome,
                ..Answer::default()
            },
        })
    }

    /// The coordinator's answer to the command of this id.
    fn told(&mut self, id: Bytes, code: Option<&str>) -> Answered {
        let refusal = code.map(|code| Refusal {
            code: code.to_owned(),
            ..Refusal::default()
        });
        let outputs = self.input(reply(play_reply::Body::Answer(Told {
            command_id: id,
            sequence: 2,
            refusal,
            ..Told::default()
        })));
        answers(&outputs)
    }
}

fn shown(outputs: &[Output]) -> Vec<&Shown> {
    let shown = outputs.iter().filter_map(|output| match output {
        Output::Show(1, shown) => Some(&**shown),
        _ => None,
    });
    shown.collect()
}

fn answers(outputs: &[Output]) -> Answered {
    let told = outputs.iter().filter_map(|output| match output {
        Output::Told { ask, refusal } => {
            let code = refusal.as_ref().map(|refusal| refusal.code.clone());
            Some((*ask, code.unwrap_or_else(|| "done".to_owned())))
        }
        _ => None,
    });
    told.collect()
}

/// The ids of the commands that were sent.
fn sent(outputs: &[Output]) -> Vec<Bytes> {
    let sent = outputs.iter().filter_map(|output| match output {
        Output::Send(request) => match &request.body {
            Some(play_request::Body::Command(command)) => Some(command.id.clone()),
            _ => None,
        },
        _ => None,
    });
    sent.collect()
}

#[test]
fn each_question_gets_its_own_answer() {
    let mut device = Device::open();
    let first = device.ask();
    assert_eq!(
        shown(&first)[0].local.as_ref().unwrap().pending(),
        PlayCommandKind::Resign
    );
    let (first, second) = (sent(&first).remove(0), sent(&device.ask()).remove(0));
    assert_eq!(
        device.told(second, Some("game-over")),
        [(2, "game-over".to_owned())]
    );
    assert_eq!(device.told(first.clone(), None), [(1, "done".to_owned())]);
    assert_eq!(device.told(first, None), [], "a repeat's");
}

#[test]
fn questions_that_wait_are_bounded() {
    let mut device = Device::open();
    for _ in 0..8 {
        assert_eq!(answers(&device.ask()), []);
    }
    assert_eq!(answers(&device.ask()), [(9, "busy".to_owned())]);
}

#[test]
fn a_question_about_a_board_that_was_left_is_answered() {
    let mut device = Device::open();
    device.ask();
    let elsewhere = play_reply::Body::Seat(SeatAssigned::default());
    let outputs = device.input(reply(elsewhere));
    assert_eq!(answers(&outputs), [(1, "moved-on".to_owned())]);
    assert_eq!(shown(&outputs)[0].seat, None);
    assert_eq!(answers(&device.ask()), [(2, "no-seat".to_owned())]);
}

/// VEN-3: a locked page takes no input, and says so itself; its lock is lifted again.
#[test]
fn ven_3_a_locked_page_refuses_and_shows_why() {
    let mut device = Device::open();
    let lock = Chore::Lock(Lock {
        text: "the arbiter comes".to_owned(),
        order: "a".repeat(32),
        by: "lta-madrid (lta)".to_owned(),
    });
    let outputs = device.carried(lock, OrderOutcome::Done);
    let locked = shown(&outputs)[0];
    assert_eq!(locked.locked, "the arbiter comes");
    assert_eq!(locked.locked_by, "lta-madrid (lta)");
    assert_eq!(locked.board.clone().unwrap().may, Some(May::default()));
    let outputs = device.ask();
    assert_eq!(answers(&outputs), [(1, "locked".to_owned())]);
    assert_eq!(sent(&outputs), Vec::<Bytes>::new());
    let outputs = device.carried(Chore::Unlock, OrderOutcome::Done);
    assert_eq!(shown(&outputs)[0].locked, "");
    assert_eq!(sent(&device.ask()).len(), 1);
}

/// VEN-3: what officials have it show, and nothing of an order that failed.
#[test]
fn ven_3_messages_and_identify_reach_the_page() {
    let mut device = Device::open();
    let message = || Chore::Show("please wait".to_owned());
    for (chore, outcome, expected) in [
        (message(), OrderOutcome::Failed, None),
        (message(), OrderOutcome::Done, Some((1, 0))),
        (message(), OrderOutcome::Done, Some((2, 0))),
        (Chore::Identify, OrderOutcome::Done, Some((2, 1))),
    ] {
        let outputs = device.carried(chore, outcome);
        let told = shown(&outputs).first().map(|shown| {
            let notice = shown.notice.as_ref().unwrap();
            assert_eq!(notice.text, "please wait");
            (notice.number, shown.identified)
        });
        assert_eq!(told, expected);
    }
}

/// What a page asks for in the moment in which another takes its place is still carried out, and the
/// page that is gone is not told anything.
#[test]
fn a_newer_page_takes_the_place_of_the_older() {
    let mut device = Device::open();
    let id = sent(&device.ask()).remove(0);
    let outputs = device.input(Input::Page(PageInput::Opened(2)));
    let newer = outputs.iter().any(|it| matches!(it, Output::Show(2, _)));
    assert!(newer, "all of it");
    assert_eq!(shown(&outputs), Vec::<&Shown>::new());
    assert_eq!(device.told(id, None), [(1, "done".to_owned())]);
    let outputs = device.input(Input::Page(PageInput::Closed(1)));
    assert_eq!(outputs, [], "the older one is gone, the newer one is there");
    let leave = Command::CallArbiter(CallArbiterCommand {
        reason: String::new(),
        leave: true,
        objection: false,
    });
    let asked = PageInput::Asked {
        ask: 7,
        command: leave,
    };
    assert_eq!(sent(&device.input(Input::Page(asked))).len(), 1);
    device.input(Input::Page(PageInput::Closed(2)));
    let outputs = device.ask();
    assert_eq!(sent(&outputs).len(), 1, "its word counts");
    let show = |output: &Output| matches!(output, Output::Show(..));
    assert!(!outputs.iter().any(show), "nobody looks");
}

/// DIS-2: of the moves that are entered while the device is not connected the last alone waits, and it can be taken back;
/// one that was sent may have arrived, and cannot.
#[test]
fn dis_2_one_move_waits_and_can_be_taken_back_until_it_is_sent() {
    let mut device = Device::open();
    let play = |device: &mut Device, ask, uci: &str| {
        let command = Command::Move(MoveCommand {
            ply: 1,
            uci: uci.to_owned(),
            ..MoveCommand::default()
        });
        device.input(Input::Page(PageInput::Asked { ask, command }))
    };
    let waiting = |outputs: &[Output]| {
        let local = shown(outputs)[0].local.clone().unwrap();
        (local.pending_move, local.pending_unsent)
    };
    let take_back =
        |device: &mut Device, ask| device.input(Input::Page(PageInput::TookBack { ask }));
    let nothing = [(9, "no-waiting-move".to_owned())];
    assert_eq!(answers(&take_back(&mut device, 9)), nothing);
    device.input(Input::Link(LinkInput::Down {
        attempt: 1,
        fault: LinkFault::Closed,
    }));
    let outputs = play(&mut device, 1, "e2e4");
    assert_eq!(waiting(&outputs), ("e2e4".to_owned(), true));
    let outputs = play(&mut device, 2, "d2d4");
    assert_eq!(waiting(&outputs), ("d2d4".to_owned(), true));
    assert_eq!(answers(&outputs), [(1, "taken-back".to_owned())]);
    let outputs = take_back(&mut device, 3);
    assert_eq!(waiting(&outputs), (String::new(), false));
    let answered = [(2, "taken-back".to_owned()), (3, "done".to_owned())];
    assert_eq!(answers(&outputs), answered);

    let mut device = Device::open();
    assert_eq!(sent(&play(&mut device, 1, "e2e4")).len(), 1);
    let outputs = device.input(Input::Link(LinkInput::Down {
        attempt: 1,
        fault: LinkFault::Closed,
    }));
    assert_eq!(waiting(&outputs), ("e2e4".to_owned(), false));
    assert_eq!(answers(&take_back(&mut device, 9)), nothing);
}
