//! Who enters the moves of a player who cannot (BRD-8), and games from a wrong start (BRD-9).

use adoube_chess::{Side, Start};
use adoube_coordinator::shard::ShardRequest;
use adoube_coordinator::shard::views::{PlayerNames, board_view};
use adoube_tournament::board::command::{Act, ApproveAssistant, EndAssistant, WrongStart};
use adoube_tournament::board::event::Moved;
use adoube_tournament::board::{Event, Order};

use crate::kit::{Desk, FIRST, Rules, command};

const TWO_BOARDS: Rules = Rules {
    time_control: "5400+30",
    disconnection: "clock = \"runs\"",
    boards: 2,
    halls: 1,
    checks: false,
    moves: "",
    first: "",
    lag: "",
    speed: 1,
};

fn assistant(person: &str) -> Order {
    Act::ApproveAssistant(ApproveAssistant {
        side: Side::White,
        assistant: person.parse().unwrap(),
    })
    .because("an injured hand")
}

#[test]
fn brd_8_an_approved_assistant_is_recorded_and_shown() {
    let (mut desk, white, black) = Desk::playing(&TWO_BOARDS);
    let ask = |number: u64, order| ShardRequest::Board(FIRST, command(80_000 + number), order);
    // The event's arbiter may, a venue's may not; nobody who plays another board.
    for (number, who, person, refused) in [
        (1, "lta-madrid", "maria", "only arbiter or chief-arbiter"),
        (2, "p1", "maria", "only arbiter or chief-arbiter"),
        (3, "arbiter", "p3", "p3 is a player of board 1.2"),
        (4, "arbiter", "p2", "p2 is a player of board 1.1"),
    ] {
        let failure = desk.ask(who, ask(number, assistant(person))).unwrap_err();
        assert!(failure.to_string().contains(refused), "{failure}");
    }
    desk.ask("arbiter", ask(5, assistant("maria"))).unwrap();
    desk.play(white, "e2e4");
    desk.play(black, "e7e5");
    let assisted = |desk: &Desk| -> Vec<bool> {
        let records = desk.records();
        let moves = records.iter().filter_map(|record| match record.event {
            Event::Moved(Moved { assisted, .. }) => Some(assisted),
            _ => None,
        });
        moves.collect()
    };
    assert_eq!(assisted(&desk), [true, false]);
    let said = desk.said().join("\n");
    assert!(said.contains("assistant white maria arbiter"), "{said}");
    // What was recorded holds after a crash, and goes on.
    desk.crash(1_000);
    let names = PlayerNames::default();
    let view = board_view(desk.board(), &names, desk.now.game);
    let shown = (view.white_assistant.as_str(), view.black_assistant.as_str());
    assert_eq!(shown, ("maria", ""));
    let (white, black) = (desk.hello("madrid-1", "b"), desk.hello("oslo-1", "b"));
    desk.play(white, "g1f3");
    let ended = Act::EndAssistant(EndAssistant { side: Side::White }).because("it is better");
    desk.ask("arbiter", ask(6, ended)).unwrap();
    desk.play(black, "b8c6");
    desk.play(white, "f1b5");
    assert_eq!(assisted(&desk), [true, false, true, false, false]);
}

#[test]
fn brd_9_a_game_from_a_wrong_start_is_played_anew() {
    let rules = Rules {
        first: "variant = \"chess960\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    let drawn = desk.board().opened().terms.start.clone();
    let number = drawn.chess960_number().unwrap();
    let right = Start::chess960((number + 1) % 960).unwrap();
    let wrong_start = |fen: Option<String>| {
        Act::WrongStart(WrongStart { fen: fen.unwrap() }).because("set up by the wrong number")
    };
    let first = desk.board().line().position().legal_moves()[0];
    desk.play(white, &first.to_string());
    assert_eq!(desk.board().ply(), 1);
    let refused = desk.rule(wrong_start(drawn.fen)).unwrap_err();
    assert!(refused.to_string().contains("began from that position"));
    desk.rule(wrong_start(right.fen.clone())).unwrap();
    desk.crash(1_000);
    let board = desk.board();
    assert_eq!((board.attempt(), board.ply()), (2, 0));
    assert_eq!(board.opened().terms.start, right);
    assert_eq!(Some(board.line().position().fen()), right.fen);
    // Both are told, and play it.
    let white = desk.hello("madrid-1", "b");
    desk.hello("oslo-1", "b");
    let resume = Act::Resume.because("from the right position");
    desk.rule(resume).unwrap();
    let first = desk.board().line().position().legal_moves()[0];
    desk.play(white, &first.to_string());
    assert_eq!(desk.board().ply(), 1);
}
