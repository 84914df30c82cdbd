//! Changes as lines that a person can follow.

use adoube_proto::v1::{BoardView, Ending, GameStage, ResultState, ResultStatus, SeatPlan, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::board_side::BoardSide;
use super::followed_round::Followed;
use super::{
    Change, Model, board_events, board_remarks, incident_news, new_game, pauses, venue_news,
};
use crate::catalogue::filled;
use crate::holds;
use crate::text;
use crate::words::{board_name, named, sides};

/// Turns changes into lines. It remembers the round, so that another one is announced.
#[derive(Debug, Default)]
pub struct Narrator {
    quiet_moves: bool,
    followed: Followed,
}

impl Narrator {
    /// One that does not tell moves: they are many in a fast demo.
    pub fn without_moves() -> Self {
        Self {
            quiet_moves: true,
            ..Self::default()
        }
    }

    /// The lines for one change.
    pub fn tell(&mut self, change: &Change, model: &Model, now: u64) -> Vec<String> {
        match change {
            Change::Begin => self.followed.begin(model),
            Change::Current => self.followed.current(model),
            Change::Lost(why) => {
                vec![filled(
                    &CatalogueMessage::new("cli-live-lost").text("why", why),
                )]
            }
            Change::Back => vec![filled(&CatalogueMessage::new("cli-live-connected-again"))],
            Change::Board(both) => self.board(both.0.as_ref(), &both.1, model, now),
            Change::Venue(both) => venue_news::news(both.0.as_ref(), &both.1),
            Change::Silent(venue, age) => vec![venue_news::silent(venue, *age)],
            Change::Heard(venue) => vec![venue_news::heard(venue)],
            Change::Hold(hold) => vec![holds::news(hold)],
            Change::Incident(both) => incident_news::lines(both.0.as_ref(), &both.1),
        }
    }

    fn board(
        &self,
        before: Option<&BoardView>,
        after: &BoardView,
        model: &Model,
        now: u64,
    ) -> Vec<String> {
        let mut lines = Vec::new();
        let name = name(after);
        let before_sides = before.map(BoardSide::both);
        for (index, side) in BoardSide::both(after).iter().enumerate() {
            let was = before_sides.as_ref().map_or(0, |it| it[index].away_since);
            let is = side.away_since;
            if was == 0 && is > 0 {
                let contact = text::last_contact(model.since(is, now));
                lines.push(disconnected(side, contact));
            } else if was > 0 && is == 0 {
                let again = CatalogueMessage::new("cli-live-player-again");
                lines.push(filled(&again.text("who", who(side))));
            }
        }
        let moved = before.is_none_or(|before| before.ply != after.ply) && after.ply > 0;
        if moved && !self.quiet_moves {
            lines.extend(board_events::earlier(after));
            let mut told = vec![position(after, model, now)];
            told.extend(board_events::about_last(after));
            told.extend(credited(before, after));
            lines.push(told.join(", "));
        }
        lines.extend(board_remarks::news(before, after));
        lines.extend(new_calls(before, after));
        lines.extend(board_events::devices(after));
        lines.extend(board_events::physical_boards(after));
        let told = board_events::clocks(after);
        let corrections = match before {
            Some(before) if told.is_empty() => corrections(before, after, model, now),
            _ => told,
        };
        lines.extend(corrections);
        lines.extend(state(before, after, model, now));
        lines.iter().map(|line| format!("{name}: {line}")).collect()
    }
}

/// What the last move was credited with for the network's time.
fn credited(before: Option<&BoardView>, after: &BoardView) -> Option<String> {
    let given = |view: &BoardView| {
        let lag = view.lag.unwrap_or_default();
        lag.white_given + lag.black_given
    };
    let more = given(after).saturating_sub(given(before?));
    let credited = CatalogueMessage::new("cli-live-credited").text("milliseconds", more);
    (more > 0).then(|| filled(&credited))
}

/// A line for a state that was not there before.
fn state(before: Option<&BoardView>, after: &BoardView, model: &Model, now: u64) -> Option<String> {
    let was = before.map_or(GameStage::Unspecified, BoardView::state);
    if let Some(line) = before.and_then(|before| new_game::line(before, after)) {
        return Some(line);
    }
    match after.state() {
        GameStage::Paused
            if was != GameStage::Paused || before.is_some_and(|b| is_ruled_otherwise(b, after)) =>
        {
            let why = pauses::pause(after, after.paused.as_ref(), model, now);
            Some(filled(
                &CatalogueMessage::new("cli-live-paused").text("why", why),
            ))
        }
        GameStage::Playing if was == GameStage::Paused => {
            // Since the board was paused, not since the message came: after an outage that is later.
            let since = before.map_or(0, |before| before.paused_since);
            let length = text::show_span(model.since(since, now));
            let clocks = clocks(after, model, now);
            let resumed = CatalogueMessage::new("cli-live-resumed")
                .text("length", length)
                .text("clocks", clocks);
            Some(filled(&resumed))
        }
        GameStage::Playing if was != GameStage::Playing && after.ply == 0 => {
            let begins = CatalogueMessage::new("cli-live-begins");
            Some(filled(&begins.text("players", people(after))))
        }
        GameStage::Finished if was != GameStage::Finished => Some(finished(after)),
        GameStage::Finished if before.is_some_and(|b| b.finished != after.finished) => {
            let changed = CatalogueMessage::new("cli-live-result-changed");
            Some(filled(&changed.text("result", finished(after))))
        }
        GameStage::Finished => before.and_then(|before| said(before, after)),
        GameStage::Unspecified | GameStage::Waiting | GameStage::Playing | GameStage::Paused => {
            None
        }
    }
}

/// Lines for players who call the arbiter.
fn new_calls<'a>(
    before: Option<&BoardView>,
    after: &'a BoardView,
) -> impl Iterator<Item = String> + 'a {
    let told: Vec<u32> = before.map_or_else(Vec::new, |before| {
        before.calls.iter().map(|call| call.number).collect()
    });
    let new = after
        .calls
        .iter()
        .filter(move |call| !told.contains(&call.number));
    new.map(|call| {
        let asks = match (call.leave, call.objection) {
            (true, _) => CatalogueMessage::new("cli-live-asks-to-leave"),
            (false, Some(result)) => objects(result),
            (false, None) => CatalogueMessage::new("cli-live-calls-arbiter"),
        };
        filled(&asks.text("side", call.seat().word())) + &text::after_colon(&call.reason)
    })
}

/// That a player objects to this result.
pub(super) fn objects(result: adoube_proto::v1::Result) -> CatalogueMessage {
    let result = text::show_result(result.white_halves, result.black_halves);
    CatalogueMessage::new("cli-live-objects").text("result", result)
}

/// Another ruling, or another player who has seen it.
fn is_ruled_otherwise(before: &BoardView, after: &BoardView) -> bool {
    let ruling = |view: &BoardView| {
        let paused = view.paused.clone().unwrap_or_default();
        (
            paused.incident,
            paused.ruling,
            view.white_ready,
            view.black_ready,
        )
    };
    ruling(before) != ruling(after)
}

/// Lines for clocks that were set: no move changes one that does not run, and none that runs
/// shows more than before.
fn corrections(before: &BoardView, after: &BoardView, model: &Model, now: u64) -> Vec<String> {
    let (Some(old), Some(new)) = (&before.clocks, &after.clocks) else {
        return Vec::new();
    };
    if (before.ply, before.attempt) != (after.ply, after.attempt)
        || before.state() == GameStage::Waiting
    {
        return Vec::new();
    }
    let set = |seat, was: u64, stood: u64| {
        let runs = [old, new].iter().any(|clocks| clocks.running() == seat);
        if stood == was || (runs && stood < was) {
            return None;
        }
        let is = model.remaining(after, seat, now);
        let set = CatalogueMessage::new("cli-live-clock-set")
            .text("side", seat.word())
            .text("is", text::show_clock(is))
            .text("was", text::show_clock(was));
        Some(filled(&set))
    };
    let white = set(Side::White, old.white, new.white);
    white
        .into_iter()
        .chain(set(Side::Black, old.black, new.black))
        .collect()
}

/// `1.2`.
pub(crate) fn name(board: &BoardView) -> String {
    let board = board.board.as_ref();
    board.map_or_else(|| "?".to_owned(), |board| board_name(Some(board)))
}

/// `Ding, Liren - Nepomniachtchi, Ian`.
pub(crate) fn people(board: &BoardView) -> String {
    let name = |seat: Option<&adoube_proto::v1::SeatPlan>| {
        seat.map_or_else(String::new, |seat| seat.name.clone())
    };
    format!(
        "{} - {}",
        name(board.white.as_ref()),
        name(board.black.as_ref())
    )
}

/// `Black (Nepomniachtchi, Ian, madrid-2)`.
fn who(of: &BoardSide<'_>) -> String {
    let seat = of.side;
    match of.plan {
        Some(SeatPlan { name, device, .. }) => {
            let player = CatalogueMessage::new("cli-live-player")
                .text("side", seat.word())
                .text("name", name)
                .text("device", device);
            filled(&player)
        }
        None => filled(&CatalogueMessage::new("side").text("side", seat.word())),
    }
}

/// Who is disconnected, and where the last contact was if the seat moved to another device since.
fn disconnected(of: &BoardSide<'_>, contact: String) -> String {
    let disconnected = match of.away_device {
        "" => CatalogueMessage::new("cli-live-disconnected"),
        device => CatalogueMessage::new("cli-live-disconnected-at").text("device", device),
    };
    let disconnected = disconnected.text("who", who(of));
    filled(&disconnected.text("contact", contact))
}

/// How the game ended.
pub(super) fn finished(board: &BoardView) -> String {
    let finished = board.finished.clone().unwrap_or_default();
    let result = finished.result.unwrap_or_default();
    let result = text::show_result(result.white_halves, result.black_halves);
    let ended = CatalogueMessage::new("cli-live-finished")
        .text("result", result)
        .text("ending", ending(finished.ending()))
        .number("plies", board.ply);
    let mut told = vec![filled(&ended) + &text::after_colon(&finished.reason)];
    told.extend(board_remarks::odds(board).map(|odds| filled(&odds)));
    // A coordinator of before does not say how far the result is.
    let status = board.result_state.as_ref().map(ResultState::state);
    told.extend(status.map(|status| {
        let id = format!("officials-result-state-{}", status.word());
        named(status.word(), id)
    }));
    told.join(", ")
}

/// How it ended, in a word or two.
pub(super) fn ending(ending: Ending) -> String {
    let id = format!("server-ending-{}", ending.word());
    named(ending.word(), id)
}

/// Whether an arbiter approved the result, or set it.
pub(super) const fn is_approved(status: ResultStatus) -> bool {
    match status {
        ResultStatus::Approved | ResultStatus::Corrected => true,
        ResultStatus::Provisional
        | ResultStatus::Objected
        | ResultStatus::Confirmed
        | ResultStatus::Unspecified => false,
    }
}

/// A line for the confirmation of a result that has not changed.
fn said(before: &BoardView, after: &BoardView) -> Option<String> {
    if before.finished != after.finished || before.result_state == after.result_state {
        return None;
    }
    let state = after.result_state.as_ref()?;
    let was = before.result_state.as_ref();
    let who = match (state.white_confirmed, state.black_confirmed) {
        // A result that an arbiter set was shown as approved; a correction is that, too.
        _ if was.is_some_and(|was| is_approved(was.state())) => return None,
        _ if is_approved(state.state()) => {
            return Some(filled(&CatalogueMessage::new("cli-live-result-approved")));
        }
        (white, black) => sides(white, black)?,
    };
    let confirmed = CatalogueMessage::new("cli-live-result-confirmed").text("who", who);
    Some(filled(&confirmed))
}

/// The last move and both clocks.
fn position(board: &BoardView, model: &Model, now: u64) -> String {
    format!("{} {}", last_move(board), clocks(board, model, now))
}

fn clocks(board: &BoardView, model: &Model, now: u64) -> String {
    let clocks = CatalogueMessage::new("cli-live-clocks")
        .text("white", clock(board, Side::White, model, now))
        .text("black", clock(board, Side::Black, model, now));
    filled(&clocks)
}

/// What a side's clock shows, `>` before it while it runs: colour is not seen by everybody, nor
/// in a file.
pub(super) fn clock(board: &BoardView, side: Side, model: &Model, now: u64) -> String {
    let mark = if runs(board, side) { ">" } else { "" };
    let remaining = model.remaining(board, side, now);
    format!("{mark}{}", text::show_clock(remaining))
}

/// Whether a side's clock runs.
pub(super) fn runs(board: &BoardView, side: Side) -> bool {
    let clocks = board.clocks.as_ref();
    clocks.is_some_and(|clocks| clocks.running() == side)
}

/// `17...Nd5`, as the FEN numbers it; empty before the first move.
pub(super) fn last_move(board: &BoardView) -> String {
    board_events::numbered(board, board.ply, &board.last_san)
}

/// `Open, round 1`; none before it is known.
pub(super) fn title(model: &Model) -> Option<String> {
    let (tournament, round) = model.title()?;
    let title = CatalogueMessage::new("cli-live-title")
        .text("tournament", tournament)
        .text("round", round);
    Some(filled(&title))
}
