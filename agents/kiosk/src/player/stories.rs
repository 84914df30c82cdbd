//! Stories and tables of the scripted player.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_proto::v1::{
    BoardRef, GameStage, May, MoveCommand, Refusal, SeatAssigned, SeatPlan, SeatView, Side,
    play_command::Command,
};

mod premoves;

use super::{
    core::{Idle, RETRY, ScriptedPlayer, View},
    script::Script,
};
use crate::{
    link::{
        board::{SeatBoard, opponent},
        seat::Seat,
        stories::fixture::{Game, played},
    },
    time::Now,
};

const MOVES: [&str; 4] = ["e2e4", "e7e5", "g1f3", "b8c6"];

fn script(end: &str) -> Script {
    let moves: Vec<_> = MOVES
        .iter()
        .map(|uci| format!(r#"{{"uci":"{uci}","think_ms":2000}}"#))
        .collect();
    let text = format!(
        r#"{{"games":[{{"white":"A","black":"B","moves":[{}],"end":{end}}}]}}"#,
        moves.join(",")
    );
    Script::parse(text.as_bytes()).unwrap()
}

struct Story {
    player: ScriptedPlayer,
    seat: Seat,
    board: SeatBoard,
    game: Game,
    now: u64,
    speed: f64,
    busy: bool,
}

impl Story {
    fn begin(side: Side, end: &str) -> Self {
        Self {
            player: ScriptedPlayer::new(script(end)),
            seat: seat(side, "B"),
            board: SeatBoard::default(),
            game: Game::opened(),
            now: 5_000,
            speed: 1.0,
            busy: false,
        }
    }

    /// A game under way, with so many half-moves played, each charged what the script says.
    fn playing(side: Side, end: &str, plies: usize) -> Self {
        let mut story = Self::begin(side, end);
        story.started();
        for uci in &MOVES[..plies] {
            story.moved(uci, 2_000);
        }
        story
    }

    fn started(&mut self) {
        self.view(|view| view.set_stage(GameStage::Playing));
    }

    fn moved(&mut self, uci: &str, used: u64) {
        self.view(|view| {
            view.moves = vec![played(uci, used)];
            let to_move = opponent(view.to_move());
            view.set_to_move(to_move);
            let ply = view.moves_from + 1;
            view.premove.take_if(|waiting| waiting.ply <= ply);
        });
    }

    /// The coordinator sends the next view.
    fn view(&mut self, change: impl FnOnce(&mut SeatView)) {
        let view = self.game.next(change);
        self.board.take(view).unwrap();
    }

    /// The same; what the player may do then is this alone.
    fn may(&mut self, stage: GameStage, allowed: impl FnOnce(&mut May)) {
        self.view(|view| {
            view.set_stage(stage);
            let mut may = May::default();
            allowed(&mut may);
            view.may = Some(may);
        });
    }

    fn act(&mut self) -> Option<Command> {
        let view = View {
            seat: &self.seat,
            board: &self.board,
            speed: self.speed,
            busy: self.busy,
        };
        self.player.act(Now::from_ms(self.now), view)
    }

    /// Acts at each deadline until something is done: what, and after how many milliseconds.
    fn wait(&mut self) -> Option<(Command, u64)> {
        let begun = self.now;
        for _ in 0..10 {
            if let Some(command) = self.act() {
                return Some((command, self.now - begun));
            }
            self.now = self.player.deadline()?;
        }
        panic!("a player that neither acts nor waits");
    }
}

/// That of "A" against somebody.
fn seat(side: Side, black: &str) -> Seat {
    let named = |name: &str| {
        Some(SeatPlan {
            name: name.into(),
            ..SeatPlan::default()
        })
    };
    let assigned = SeatAssigned {
        tournament: "open".into(),
        board: Some(BoardRef { round: 1, board: 1 }),
        side: side.into(),
        white: named("A"),
        black: named(black),
        ..SeatAssigned::default()
    };
    Seat::from_wire(assigned).unwrap()
}

fn play(ply: u32) -> Command {
    Command::Move(MoveCommand {
        ply,
        uci: MOVES[ply as usize - 1].into(),
        ..MoveCommand::default()
    })
}

const NO_END: &str = r#"{"how":"none"}"#;

#[test]
fn checks_in_once_the_board_is_known() {
    let mut story = Story::begin(Side::White, NO_END);
    assert_eq!(story.act(), None, "no view of the board yet");
    story.may(GameStage::Waiting, |may| may.check_in = true);
    assert!(matches!(story.act(), Some(Command::CheckIn(_))));
    story.may(GameStage::Waiting, |_| ());
    assert_eq!(story.act(), None);
}

#[test]
fn plays_its_own_moves_in_its_own_time() {
    // Side, half-moves played, speed; what is done and after how long.
    let rows = [
        (Side::White, 0, 1.0, Some((play(1), 2_000))),
        (Side::White, 0, 100.0, Some((play(1), 20))),
        (Side::White, 0, 0.5, Some((play(1), 4_000))),
        (Side::Black, 0, 1.0, None),
        (Side::White, 1, 1.0, None),
        (Side::Black, 1, 1.0, Some((play(2), 2_000))),
        (Side::White, 2, 1.0, Some((play(3), 2_000))),
        (Side::White, 4, 1.0, None),
    ];
    for (side, plies, speed, expected) in rows {
        let mut story = Story::playing(side, NO_END, plies);
        story.speed = speed;
        assert_eq!(story.wait(), expected, "{side:?} after {plies}");
    }
}

#[test]
fn makes_up_for_time_charged_beyond_the_script() {
    // What the first move was charged, and how long the second is thought over.
    let rows = [
        (2_000, 2_000),
        (2_300, 1_700),
        (9_000, 1_000),
        (1_500, 2_000),
    ];
    for (used, expected) in rows {
        let mut story = Story::playing(Side::White, NO_END, 0);
        story.moved("e2e4", used);
        story.moved("e7e5", 2_000);
        assert_eq!(story.wait(), Some((play(3), expected)), "{used}");
    }
}

#[test]
fn a_paused_board_holds_thinking() {
    let mut story = Story::playing(Side::White, NO_END, 0);
    story.act();
    story.now += 1_500;
    story.view(|view| view.set_stage(GameStage::Paused));
    assert_eq!(story.wait(), None, "no moves while paused");
    story.now += 60_000;
    assert_eq!(story.wait(), None);
    story.view(|view| view.set_stage(GameStage::Playing));
    assert_eq!(story.wait(), Some((play(1), 500)));
}

/// DIS-9, DIS-5: a ruling is seen, and a game that begins anew is played from its first move.
#[test]
fn dis_9_it_is_ready_once_and_begins_anew() {
    let mut story = Story::playing(Side::White, NO_END, 2);
    story.may(GameStage::Paused, |may| may.ready = true);
    story.view(|view| {
        view.game = 2;
        view.moves_from = 0;
        view.set_to_move(Side::White);
    });
    assert!(matches!(story.wait(), Some((Command::Ready(_), 0))));
    story.may(GameStage::Paused, |_| ());
    assert_eq!(story.wait(), None, "the clock does not run yet");
    story.may(GameStage::Playing, |may| may.r#move = true);
    assert_eq!(story.wait(), Some((play(1), 2_000)));
    story.may(GameStage::Paused, |_| ());
    assert_eq!(story.wait(), None, "nobody asks for players");
}

#[test]
fn its_place_is_the_boards() {
    // A reconnection brings the board further on, or a new process begins in the middle.
    let mut story = Story::playing(Side::White, NO_END, 0);
    story.act();
    story.moved("e2e4", 2_000);
    story.moved("e7e5", 2_000);
    assert_eq!(story.wait(), Some((play(3), 2_000)));
    story.busy = true;
    assert_eq!(story.wait(), None, "one command at a time");
}

#[test]
fn how_games_end() {
    let end = |how: &str, by: &str| format!(r#"{{"how":"{how}","by":"{by}"}}"#);
    let rows = [
        (end("resign", "white"), Side::White, None, "resign"),
        (end("resign", "white"), Side::Black, None, ""),
        (end("resign", "black"), Side::Black, None, "resign"),
        (end("agree", "white"), Side::White, None, "offer"),
        (end("agree", "white"), Side::White, Some(Side::White), ""),
        (end("agree", "white"), Side::Black, None, ""),
        (
            end("agree", "white"),
            Side::Black,
            Some(Side::White),
            "accept",
        ),
        (end("agree", "black"), Side::Black, None, "offer"),
        (
            end("agree", "black"),
            Side::White,
            Some(Side::Black),
            "accept",
        ),
        (end("flag", "white"), Side::White, None, ""),
        (end("flag", "white"), Side::Black, None, ""),
        (NO_END.to_owned(), Side::White, None, ""),
    ];
    for (end, side, offer, expected) in rows {
        let mut story = Story::playing(side, &end, 4);
        if let Some(side) = offer {
            story.view(|view| view.set_draw_offer(side));
        }
        let done = match story.wait() {
            None => "",
            Some((Command::Resign(_), 0)) => "resign",
            Some((Command::OfferDraw(_), 0)) => "offer",
            Some((Command::AcceptDraw(_), 0)) => "accept",
            other => panic!("{other:?}"),
        };
        assert_eq!(done, expected, "{end} as {side:?}, offered by {offer:?}");
        story.may(GameStage::Finished, |may| may.confirm = true);
        assert!(matches!(story.wait(), Some((Command::ConfirmResult(_), 0))));
        story.may(GameStage::Finished, |_| ());
        assert_eq!(story.wait(), None, "nothing after that");
        story.may(GameStage::Finished, |may| may.confirm = true);
        assert!(matches!(story.wait(), Some((Command::ConfirmResult(_), 0))));
    }
}

#[test]
fn nothing_of_the_end_before_the_last_move() {
    let mut story = Story::playing(Side::Black, r#"{"how":"resign","by":"black"}"#, 2);
    assert_eq!(story.wait(), None);
    let mut story = Story::playing(Side::Black, r#"{"how":"agree","by":"white"}"#, 3);
    story.view(|view| view.set_draw_offer(Side::White));
    assert_eq!(story.wait(), Some((play(4), 2_000)));
}

#[test]
fn a_declined_offer_is_not_made_for_ever() {
    let mut story = Story::playing(Side::White, r#"{"how":"agree","by":"white"}"#, 4);
    let offers = std::iter::from_fn(|| story.act()).take(50).count();
    assert_eq!(offers, 3);
}

#[test]
fn a_refused_command_is_tried_again_after_a_pause() {
    let mut story = Story::playing(Side::White, NO_END, 0);
    let (command, _) = story.wait().unwrap();
    let refusal = Refusal {
        code: "storage".into(),
        ..Refusal::default()
    };
    for expected in [RETRY.0, 2 * RETRY.0, RETRY.1, RETRY.1] {
        story
            .player
            .refused(Now::from_ms(story.now), &command, &refusal);
        assert_eq!(story.wait(), Some((play(1), expected)));
    }
    let illegal = Refusal {
        code: "illegal-move".into(),
        ..Refusal::default()
    };
    story
        .player
        .refused(Now::from_ms(story.now), &command, &illegal);
    assert_eq!(story.wait(), None);
    assert_eq!(story.player.idle(), Some(Idle::Illegal));
}

#[test]
fn a_game_that_is_not_in_the_script_is_left_alone() {
    let mut story = Story::playing(Side::White, NO_END, 0);
    story.seat = seat(Side::White, "C");
    assert_eq!(story.wait(), None);
    assert_eq!(story.player.idle(), Some(Idle::NoGame));
    story.seat = seat(Side::White, "B");
    assert!(story.wait().is_some(), "the next seat is another matter");
    let mut story = Story::playing(Side::White, NO_END, 1);
    story.moved("c7c5", 0);
    assert_eq!(story.wait(), None);
    assert_eq!(story.player.idle(), Some(Idle::OffScript));
}

#[test]
fn a_script_calls_the_arbiter_once_and_goes_on() {
    let text = r#"{"games":[{"white":"A","black":"B","moves":[
        {"uci":"e2e4","think_ms":2000,"call":"my mouse is stuck"}]}]}"#;
    let mut story = Story::playing(Side::White, NO_END, 0);
    story.player = ScriptedPlayer::new(Script::parse(text.as_bytes()).unwrap());
    let Some(Command::CallArbiter(call)) = story.act() else {
        panic!("no call");
    };
    assert_eq!(call.reason, "my mouse is stuck");
    // Whether it was taken or refused, the game goes on.
    assert_eq!(story.wait(), Some((play(1), 2_000)));
}
