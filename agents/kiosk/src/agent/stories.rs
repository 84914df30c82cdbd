//! Stories of the whole agent without its shell.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_proto::v1::{
    BoardRef, DeviceEvent, GameStage, May, PlayLinkState, PlayReply, SeatAssigned, SeatPlan,
    SeatView, Side, Vitals, Welcome, play_command::Command, play_reply, play_request,
};

use super::{Agent, AgentIdentity, Input, Output};
use crate::{
    bus::{
        messages::{BusFault, BusIdentity, BusInput},
        topics::Kind,
    },
    evidence::witness::Start,
    link::messages::{LinkIdentity, LinkInput},
    player::script::Script,
    time::Now,
};

const SCRIPT: &str = r#"{"games":[{"white":"A","black":"B","moves":[{"uci":"e2e4"}]}]}"#;

pub(super) fn agent(script: Option<&str>) -> Agent {
    let instance = "a".repeat(32);
    let identity = AgentIdentity {
        venue: "madrid".into(),
        bus: BusIdentity {
            device: "madrid-1".into(),
            instance: instance.clone(),
            boot_id: "boot".into(),
            agent_version: "0".into(),
        },
        link: LinkIdentity {
            instance,
            boot_id: "boot".into(),
        },
        command_prefix: [5; 12],
        seed: 11,
        evidence: Start::default(),
        board: None,
    };
    let script = script.map(|text| Script::parse(text.as_bytes()).unwrap());
    Agent::new(identity, script)
}

pub(super) fn handle(agent: &mut Agent, ms: u64, input: Input) -> Vec<Output> {
    agent.handle(Now::from_ms(ms), input);
    std::iter::from_fn(|| agent.poll_output()).collect()
}

pub(super) fn up(session: u64) -> Input {
    Input::Bus(BusInput::Up {
        session,
        wall_ms: 0,
    })
}

pub(super) fn tokens(ms: u64) -> Input {
    let payload = br#"{"id":"00000000000000000000000000000001","what":"relay-tokens",
        "tokens":["00000000000000000000000000000002"]}"#;
    Input::Bus(BusInput::Order {
        received: Now::from_ms(ms),
        slept_ms: 0,
        payload: payload.to_vec(),
    })
}

pub(super) fn reply(body: play_reply::Body) -> Input {
    let reply = Box::new(PlayReply { body: Some(body) });
    Input::Link(LinkInput::Reply { attempt: 1, reply })
}

pub(super) fn seat() -> play_reply::Body {
    let named = |name: &str| {
        Some(SeatPlan {
            name: name.into(),
            ..SeatPlan::default()
        })
    };
    play_reply::Body::Seat(SeatAssigned {
        tournament: "open".into(),
        board: Some(BoardRef {
            round: 3,
            board: 12,
        }),
        side: Side::White.into(),
        white: named("A"),
        black: named("B"),
        ..SeatAssigned::default()
    })
}

pub(super) fn opened() -> play_reply::Body {
    play_reply::Body::View(SeatView {
        board: Some(BoardRef {
            round: 3,
            board: 12,
        }),
        side: Side::White.into(),
        sequence: 1,
        game: 1,
        stage: GameStage::Waiting.into(),
        may: Some(May {
            check_in: true,
            ..May::default()
        }),
        ..SeatView::default()
    })
}

/// From the start to a seat; all that was put out on the way.
pub(super) fn seated(agent: &mut Agent) -> Vec<Output> {
    let open = LinkInput::Open {
        attempt: 1,
        relay_connection: "c".repeat(32),
    };
    let steps = [
        (0, Input::Tick),
        (10, up(1)),
        (20, tokens(20)),
        (30, Input::Link(open)),
        (40, reply(play_reply::Body::Welcome(Welcome::default()))),
        (50, reply(seat())),
        (60, reply(opened())),
    ];
    let all: Vec<_> = steps
        .into_iter()
        .flat_map(|(ms, input)| handle(agent, ms, input))
        .collect();
    assert!(all.contains(&Output::ConnectBus));
    let dialed = |it: &Output| matches!(it, Output::Dial { attempt: 1, .. });
    assert!(all.iter().any(dialed));
    all
}

fn commands(outputs: &[Output]) -> Vec<Command> {
    outputs
        .iter()
        .filter_map(|output| match output {
            Output::Send(request) => match &request.body {
                Some(play_request::Body::Command(command)) => command.command.clone(),
                _ => None,
            },
            _ => None,
        })
        .collect()
}

fn events(outputs: &[Output]) -> Vec<String> {
    outputs
        .iter()
        .filter_map(|output| match output {
            Output::Publish(message) if message.kind == Kind::Event => {
                let event: DeviceEvent = serde_json::from_slice(&message.payload).unwrap();
                Some(event.what)
            }
            _ => None,
        })
        .collect()
}

#[test]
fn from_the_broker_to_the_seat_and_the_check_in() {
    let mut agent = agent(Some(SCRIPT));
    let outputs = seated(&mut agent);
    assert!(matches!(commands(&outputs)[..], [Command::CheckIn(_)]));
    let outputs = handle(&mut agent, 1_010, Input::Tick);
    let vitals = outputs.iter().find_map(|output| match output {
        Output::Publish(message) if message.kind == Kind::Vitals => {
            serde_json::from_slice::<Vitals>(&message.payload).ok()
        }
        _ => None,
    });
    let vitals = vitals.expect("vitals each second");
    assert_eq!(
        (vitals.play_link(), vitals.board.as_str()),
        (PlayLinkState::Seated, "3.12")
    );
}

#[test]
fn without_a_script_it_joins_and_waits() {
    let mut agent = agent(None);
    let outputs = seated(&mut agent);
    assert_eq!(commands(&outputs), []);
    assert_eq!(agent.link().board().sequence(), 1);
}

#[test]
fn a_foreign_game_is_told_once() {
    let mut agent = agent(Some(r#"{"games":[]}"#));
    let mut told = seated(&mut agent);
    for second in 1..3 {
        told.extend(handle(&mut agent, 1_000 * second, Input::Tick));
    }
    let idle = events(&told).into_iter().filter(|it| it == "player-idle");
    assert_eq!(idle.count(), 1);
}

#[test]
fn tokens_are_asked_for_only_while_the_broker_is_there() {
    let mut agent = agent(None);
    assert_eq!(
        events(&handle(&mut agent, 0, Input::Tick)),
        Vec::<String>::new()
    );
    handle(&mut agent, 10, up(1));
    assert_eq!(
        events(&handle(&mut agent, 2_000, Input::Tick)),
        ["tokens-wanted"]
    );
    let fault = BusFault::Lost("cut".into());
    handle(
        &mut agent,
        2_500,
        Input::Bus(BusInput::Down { session: 1, fault }),
    );
    assert_eq!(
        events(&handle(&mut agent, 4_000, Input::Tick)),
        Vec::<String>::new()
    );
}

#[test]
fn what_happens_to_the_links_is_kept_and_told() {
    let mut agent = agent(None);
    seated(&mut agent);
    let outputs = handle(&mut agent, 4_000, Input::Tick);
    assert_eq!(events(&outputs)[0], "play-link-down");
    let kept: Vec<_> = outputs
        .iter()
        .filter_map(|output| match output {
            Output::Journal(line) => {
                Some((line.what.as_str(), line.at.monotonic_ms, &line.figures[..]))
            }
            _ => None,
        })
        .collect();
    // Silent, heard 3,940 ms before, and never acknowledged after that.
    assert_eq!(kept, [("play-link-lost", 4_000, &[3, 3_940, 3_940][..])]);
    assert!(outputs.contains(&Output::SetAside));
}

#[test]
fn it_leaves_in_order() {
    let mut agent = agent(None);
    seated(&mut agent);
    let outputs = handle(&mut agent, 100, Input::Stop);
    assert!(outputs.contains(&Output::HangUp));
    assert!(
        !outputs.contains(&Output::Finished),
        "the broker has not heard it"
    );
    assert!(handle(&mut agent, 1_100, Input::Tick).contains(&Output::Finished));
}

#[test]
fn the_same_inputs_give_the_same_outputs() {
    let run = || {
        let mut agent = agent(Some(SCRIPT));
        let mut all = seated(&mut agent);
        for second in 1..30 {
            all.extend(handle(&mut agent, 1_000 * second, Input::Tick));
        }
        all
    };
    assert_eq!(run(), run());
}
