//! What cannot be taken back, spelled out before it is done.

use adoube_chess::pgn::{Game, Outcome};
use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{Clocks, CommandPreview, EventView, GameView, Remedy, RestoreCommand, Side};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::ids::BoardId;
use adoube_tournament::scoring::{RoundResult, Scoring};
use adoube_tournament::trf::result_letter;
use anyhow::{Context as _, Result};

use crate::client::Client;
use crate::commands::export::regulations;
use crate::games::game_time_control::draw_odds;
use crate::games::{comments, pgn, wire_ids};
use crate::say::trouble;
use crate::text;

/// Moves that are written out: the latest.
const LATEST: usize = 12;

const NAMES: [&str; 2] = ["White", "Black"];

/// A board as it stands.
pub(in crate::commands) struct Stands {
    board: BoardId,
    players: [String; 2],
    pub(super) game: Game,
    pub(super) clocks: Clocks,
    /// Whether the game has begun and is not over.
    goes_on: bool,
    /// Whether a game has begun at all.
    begun: bool,
    /// The time control that it is played with; none where this version cannot read it.
    pub(super) control: Option<TimeControl>,
    /// Whose a drawn game is; none where it is shared.
    pub(super) draw_odds: Option<adoube_chess::Side>,
    /// What its games count.
    scoring: Scoring,
}

impl Stands {
    /// Asks the coordinator.
    pub(in crate::commands) async fn ask(client: &mut Client, board: BoardId) -> Result<Self> {
        let event = client.describe().await?;
        let games = client.games(board.round).await?;
        let found = Self::among(&games, board, &event)?;
        found.with_context(|| format!("there is no board {board}"))
    }

    /// Among the games of its round, if it is there.
    pub(in crate::commands) fn among(
        games: &[GameView],
        board: BoardId,
        event: &EventView,
    ) -> Result<Option<Self>> {
        let view = wire_ids::game(games, board);
        view.map(|view| Self::of(board, view, event)).transpose()
    }

    pub(super) fn of(board: BoardId, view: &GameView, event: &EventView) -> Result<Self> {
        let regulations = regulations(event)?;
        let game = pgn::game(view, &regulations)?;
        let name = |tag: &str| game.tag(tag).unwrap_or("?").to_owned();
        let clocks = view.events.iter().rev().find_map(|event| event.clocks);
        Ok(Self {
            goes_on: goes_on(view),
            begun: has_begun(view),
            control: control(view),
            draw_odds: draw_odds(&view.events),
            scoring: regulations.scoring,
            board,
            players: [name("White"), name("Black")],
            clocks: clocks.unwrap_or_default(),
            game,
        })
    }

    /// What the command comes to; none for one that needs no confirmation.
    pub(in crate::commands) fn consequence(&self, command: &Command) -> Result<Option<String>> {
        Ok(match command {
            Command::Restore(restore) => Some(self.restore(restore)?),
            Command::ReverseColours(_) => Some(self.reverse()),
            Command::WrongStart(_) => Some(self.wrong_start()),
            Command::Reopen(reopen) => Some(self.reopen([reopen.white, reopen.black])),
            Command::Declare(_) if self.goes_on => Some(self.declare()),
            _ => None,
        })
    }

    /// Both players' times before and after a command on the clocks, as the coordinator foresees them; none for a command
    /// that leaves them alone.
    pub(in crate::commands) fn clocks_become(&self, foreseen: &CommandPreview) -> Option<String> {
        let (before, after) = (foreseen.before?, foreseen.after?);
        let times = [(before.white, after.white), (before.black, after.black)];
        let sides = NAMES.iter().zip(&self.players).zip(times);
        let lines = sides.map(|((side, player), (before, after))| {
            let name = format!("{side} ({player})");
            text::change(&name, before, after, text::digits(after))
        });
        Some(lines.collect::<Vec<_>>().join("\n"))
    }

    /// What becomes of a result that is declared as played where less than a move was made; none
    /// where more was. In halves of a point.
    pub(in crate::commands) fn unrated(&self, [white, black]: [u32; 2]) -> Option<String> {
        let moves = match self.game.moves.len() {
            0 => "no move was made",
            1 => "only the first half-move was made",
            _ => return None,
        };
        let result = |own, other| self.scoring.result_of(own, other);
        let letter = |own, other| result_letter(RoundResult::of_game(result(own, other), true));
        let (board, [first, second]) = (self.board, &self.players);
        Some(format!(
            "{board} {first} - {second}: {moves}\n  reports write {} for White and {} for Black \
             (W, D, L): the points count, but the game is not rated\n  if a player did not come, \
             add --forfeit: reports write it as + and -",
            letter(white, black),
            letter(black, white),
        ))
    }

    fn sans(&self) -> Vec<&str> {
        self.game.moves.iter().map(|ply| ply.san.as_str()).collect()
    }

    pub(in crate::commands) fn head(&self) -> String {
        let [white, black] = &self.players;
        let played = text::count(self.game.moves.len() as u64, "half-move");
        format!("{} {white} - {black}, {played} played", self.board)
    }

    fn restore(&self, wanted: &RestoreCommand) -> Result<String> {
        let sans = self.sans();
        let left = usize::try_from(wanted.ply).unwrap_or(usize::MAX);
        let Some((kept, taken)) = sans.split_at_checked(left) else {
            return Err(trouble(
                format!("{}: half-move {left} does not exist", self.head()),
                "see the moves with `adoube export pgn --round N --out FILE`; --plies counts \
                 half-moves",
            ));
        };
        let last = match kept.last() {
            Some(san) => text::numbered(wanted.ply, &[*san]),
            None => "none, the start position".to_owned(),
        };
        let taken = match taken.len() {
            0 => "no moves are taken back".to_owned(),
            1 => format!(
                "1 half-move is taken back and stays in the record: {}",
                text::numbered(wanted.ply.saturating_add(1), taken)
            ),
            count => format!(
                "{count} half-moves are taken back and stay in the record: {}",
                text::numbered(wanted.ply.saturating_add(1), taken)
            ),
        };
        Ok(format!(
            "{}\n  the last move is then half-move {left}: {last}\n  {taken}\n  {}\n  {}",
            self.head(),
            self.set([
                wanted.white.unwrap_or(self.clocks.white),
                wanted.black.unwrap_or(self.clocks.black)
            ]),
            self.stand()
        ))
    }

    fn reverse(&self) -> String {
        let [white, black] = &self.players;
        let colours = format!("{black} has White, {white} has Black");
        let new_game = if self.begun {
            format!("it restarts with full clocks: {colours}")
        } else {
            format!("it will be played with these colours: {colours}")
        };
        format!("{}\n  {new_game}\n  {}", self.annulled(), self.begins())
    }

    fn wrong_start(&self) -> String {
        format!("{}\n  {}", self.annulled(), self.begins())
    }

    /// Which board, and what becomes of its game.
    fn annulled(&self) -> String {
        let game = if self.begun {
            "the game is annulled and stays in the record"
        } else {
            "the game has not begun"
        };
        format!("{}\n  {game}", self.head())
    }

    /// How the next game of the board begins.
    fn begins(&self) -> String {
        if self.begun {
            return self.stand();
        }
        "it begins when both players are checked in and their checks are passed or waived"
            .to_owned()
    }

    fn reopen(&self, clocks: [u64; 2]) -> String {
        let result = match self.game.result {
            Outcome::Unknown => "it has no result".to_owned(),
            result => format!("its result, {result}, is cancelled"),
        };
        let (goes_on, stand) = if self.begun {
            ("continues from its last position", self.stand_until_ready())
        } else {
            let begins = self.begins();
            let begins = format!("{begins}; the default time no longer applies");
            ("will be played after all", begins)
        };
        format!(
            "{}\n  {result}: the game {goes_on}\n  {}\n  {stand}",
            self.head(),
            self.set(clocks),
        )
    }

    /// What a result that is declared does to a game that goes on.
    fn declare(&self) -> String {
        let sans = self.sans();
        let shown = sans.len().saturating_sub(LATEST);
        let first = u32::try_from(shown + 1).unwrap_or(u32::MAX);
        let moves = match sans.get(shown..) {
            None | Some([]) => "no move was made yet".to_owned(),
            Some(latest) => format!("the latest moves: {}", text::numbered(first, latest)),
        };
        let to_move = match self.clocks.running() {
            Side::White => 0,
            Side::Black => 1,
            Side::Unspecified => sans.len() % 2,
        };
        let [white, black] = [self.clocks.white, self.clocks.black].map(text::show_clock);
        let board = self.board;
        format!(
            "{}\n  {moves}\n  {} to move; when the clocks were last set or started White had \
             {white}, Black {black}\n  THE GAME IS STILL BEING PLAYED: it ends now with this \
             result, approved in your name; if it has an open incident, that closes\n  to continue \
             it later: `adoube board reopen {board} --white H:MM:SS --black H:MM:SS --reason TEXT`",
            self.head(),
            self.players[to_move],
        )
    }

    /// What is set, beside the clocks as the latest record has them; while one runs the change comes to more.
    fn set(&self, [white, black]: [u64; 2]) -> String {
        let digits = text::digits;
        let white = text::change("White", self.clocks.white, white, digits(white));
        let black = text::change("Black", self.clocks.black, black, digits(black));
        let runs = match self.running() {
            None => String::new(),
            Some(runs) => format!(
                "\n  these changes are relative to the board's latest record; since then, and \
                 until this is done, {runs}"
            ),
        };
        format!("{white}, {black}{runs}")
    }

    /// Whose clock runs, and how it is stopped; none where both stand.
    fn running(&self) -> Option<String> {
        let board = self.board;
        match self.clocks.running() {
            Side::Unspecified => None,
            running => Some(format!(
                "the clock of {} is running: stop it first with `adoube clock pause {board} \
                 --reason TEXT`",
                comments::side(running),
            )),
        }
    }

    /// Without a legal move no player is asked.
    fn stand_until_ready(&self) -> String {
        let board = self.board;
        format!(
            "both clocks stay stopped until both players are ready (if there is a legal move), or \
             until `adoube clock resume {board} --reason TEXT`"
        )
    }

    fn stand(&self) -> String {
        let board = self.board;
        format!("both clocks stay stopped until `adoube clock resume {board} --reason TEXT`")
    }
}

/// Whether the last that happened to the game as a whole is that it began, or goes on.
fn goes_on(view: &GameView) -> bool {
    let mut events = view.events.iter().rev().filter_map(|e| e.event.as_ref());
    let told = events.find_map(|event| match event {
        Event::Started(_) => Some(true),
        // A new game before the first one began waits for its players, and so does a forfeit that is played after all.
        Event::Restarted(_) | Event::Reopened(_) => Some(has_begun(view)),
        // A ruling lets a game go on, also one that was over; a result by ruling comes as its end.
        Event::Ruled(ruled) if ruled.remedy() != Remedy::Result => Some(true),
        Event::Finished(_) | Event::Opened(_) => Some(false),
        _ => None,
    });
    told.unwrap_or(false)
}

fn has_begun(view: &GameView) -> bool {
    let mut events = view.events.iter().filter_map(|event| event.event.as_ref());
    events.any(|event| matches!(event, Event::Started(_)))
}

fn control(view: &GameView) -> Option<TimeControl> {
    let mut events = view.events.iter().rev().filter_map(|e| e.event.as_ref());
    let told = events.find_map(|event| match event {
        Event::Opened(opened) => Some(&opened.time_control),
        Event::Restarted(anew) => Some(&anew.time_control),
        Event::ClockAdjusted(set) => Some(&set.control).filter(|control| !control.is_empty()),
        _ => None,
    });
    told?.parse().ok()
}

#[cfg(test)]
#[path = "spelled_tests.rs"]
pub(super) mod tests;
