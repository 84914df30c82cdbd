//! What cannot be taken back, spelled out before it is done.

use adoube_chess::pgn::{Game, Outcome};
use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    Clocks, CommandPreview, EventView, GameView, Remedy, RestoreCommand, Result as Points, Side,
};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::ids::BoardId;
use adoube_tournament::scoring::{RoundResult, Scoring};
use adoube_tournament::trf::result_letter;
use anyhow::{Context as _, Result};

use super::side_name;
use crate::catalogue::yes_or_no;
use crate::client::Client;
use crate::commands::export::regulations;
use crate::games::game_time_control::draw_odds;
use crate::games::{pgn, wire_ids};
use crate::say::trouble;
use crate::text;

/// Moves that are written out: the latest.
const LATEST: usize = 12;

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
        found.with_context(|| text!("cli-no-board", board))
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
        let sides = [Side::White, Side::Black]
            .into_iter()
            .zip(&self.players)
            .zip(times);
        let lines = sides.map(|((side, player), (before, after))| {
            let name = text!("cli-side-of-player", side: side.word(), player);
            text::change(&name, before, after, text::digits(after))
        });
        Some(lines.collect::<Vec<_>>().join("\n"))
    }

    /// What becomes of a result that is declared as played where less than a move was made; none
    /// where more was.
    pub(in crate::commands) fn unrated(&self, points: Points) -> Option<String> {
        let (white, black) = (points.white_halves, points.black_halves);
        let made = self.game.moves.len();
        if made > 1 {
            return None;
        }
        let result = |own, other| self.scoring.result_of(own, other);
        let letter = |own, other| result_letter(RoundResult::of_game(result(own, other), true));
        let (board, [first, second]) = (self.board, &self.players);
        let lines = [
            text!("cli-unrated", board, white: first, black: second, number made: made),
            text!(
                "cli-unrated-letters", "white-letter": letter(white, black),
                "black-letter": letter(black, white),
            ),
            text!("cli-unrated-forfeit"),
        ];
        Some(lines.join("\n  "))
    }

    fn sans(&self) -> Vec<&str> {
        self.game.moves.iter().map(|ply| ply.san.as_str()).collect()
    }

    pub(in crate::commands) fn head(&self) -> String {
        let [white, black] = &self.players;
        text!(
            "cli-board-head", board: self.board, white, black,
            number "half-moves": self.game.moves.len(),
        )
    }

    fn restore(&self, wanted: &RestoreCommand) -> Result<String> {
        let sans = self.sans();
        let left = usize::try_from(wanted.ply).unwrap_or(usize::MAX);
        let Some((kept, taken)) = sans.split_at_checked(left) else {
            return Err(trouble!("cli-no-half-move", head: self.head(), "half-move": left));
        };
        let last = match kept.last() {
            Some(san) => text::numbered(wanted.ply, &[*san]),
            None => "none".to_owned(),
        };
        let moves = text::numbered(wanted.ply.saturating_add(1), taken);
        let lines = [
            self.head(),
            text!("cli-restore-last", "half-move": left, "move": last),
            text!("cli-restore-taken", number count: taken.len(), moves),
            self.set([
                wanted.white.unwrap_or(self.clocks.white),
                wanted.black.unwrap_or(self.clocks.black),
            ]),
            self.stand(),
        ];
        Ok(lines.join("\n  "))
    }

    fn reverse(&self) -> String {
        let [white, black] = &self.players;
        let new_game = text!("cli-reverse", begun: self.has_begun(), white: black, black: white);
        format!("{}\n  {new_game}\n  {}", self.annulled(), self.begins())
    }

    fn wrong_start(&self) -> String {
        format!("{}\n  {}", self.annulled(), self.begins())
    }

    /// Which board, and what becomes of its game.
    fn annulled(&self) -> String {
        let game = text!("cli-annulled", begun: self.has_begun());
        format!("{}\n  {game}", self.head())
    }

    /// How the next game of the board begins.
    fn begins(&self) -> String {
        if self.begun {
            return self.stand();
        }
        text!("cli-begins")
    }

    /// As the messages choose by it.
    const fn has_begun(&self) -> &'static str {
        yes_or_no(self.begun)
    }

    fn reopen(&self, clocks: [u64; 2]) -> String {
        let result = match self.game.result {
            Outcome::Unknown => "none".to_owned(),
            result => result.to_string(),
        };
        let stand = if self.begun {
            self.stand_until_ready()
        } else {
            text!("cli-begins-no-default-time")
        };
        let reopened = text!("cli-reopen", result, begun: self.has_begun());
        [self.head(), reopened, self.set(clocks), stand].join("\n  ")
    }

    /// What a result that is declared does to a game that goes on.
    fn declare(&self) -> String {
        let sans = self.sans();
        let shown = sans.len().saturating_sub(LATEST);
        let first = u32::try_from(shown + 1).unwrap_or(u32::MAX);
        let latest = sans.get(shown..).unwrap_or_default();
        let moves = text::numbered(first, latest);
        let to_move = match self.clocks.running() {
            Side::White => 0,
            Side::Black => 1,
            Side::Unspecified => sans.len() % 2,
        };
        let [white, black] = [self.clocks.white, self.clocks.black].map(text::show_clock);
        let board = self.board;
        let player = &self.players[to_move];
        let lines = [
            self.head(),
            text!("cli-declare-moves", number count: latest.len(), moves),
            text!("cli-declare-to-move", player, white, black),
            text!("cli-declare-ends"),
            text!("cli-declare-continue", board),
        ];
        lines.join("\n  ")
    }

    /// What is set, beside the clocks as the latest record has them; while one runs the change comes to more.
    fn set(&self, [white, black]: [u64; 2]) -> String {
        let digits = text::digits;
        let [own, other] = [Side::White, Side::Black].map(side_name);
        let white = text::change(&own, self.clocks.white, white, digits(white));
        let black = text::change(&other, self.clocks.black, black, digits(black));
        let clocks = format!("{white}, {black}");
        match self.clocks.running() {
            Side::Unspecified => clocks,
            running => {
                let runs = text!("cli-clock-runs", side: running.word(), board: self.board);
                format!("{clocks}\n  {runs}")
            }
        }
    }

    /// Without a legal move no player is asked.
    fn stand_until_ready(&self) -> String {
        text!("cli-stopped-until-ready", board: self.board)
    }

    fn stand(&self) -> String {
        text!("cli-stopped-until-resumed", board: self.board)
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
