//! A game as PGN: tags, moves with the clock after each, and what else happened as comments.

use adoube_chess::pgn::{Game, Outcome, Ply};
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    BoardEvent, BoardRef, Clocks, Ending, GameView, PlayerEntry, PositionRestored, Remedy,
    Result as Points, ResultState, ResultStatus, Side, Variant,
};
use adoube_tournament::date::Date;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::{Scoring, SideResult};
use adoube_user_text::catalogue::{CatalogueMessage, filled, text};
use anyhow::{Context as _, Result};

use super::board_games::{Attempt, attempts};
use super::round_days::Days;
use super::{closed_pages, comments, draw_offers, game_time_control, holds, pgn_annotations};

/// A day as PGN writes it.
const DAY: &str = "%Y.%m.%d";

/// All games of a round as one text, by their boards; after each those that it superseded.
pub fn write(games: &[GameView], regulations: &Regulations, days: &Days) -> Result<String> {
    let mut games: Vec<&GameView> = games.iter().collect();
    games.sort_by_key(|view| board(view));
    let mut text = String::new();
    for view in games {
        for game in all(view, regulations, days)? {
            text.push_str(&adoube_chess::pgn::write(&game));
        }
    }
    Ok(text)
}

/// The game that counts; its days are those of UTC.
pub fn game(view: &GameView, regulations: &Regulations) -> Result<Game> {
    let mut games = all(view, regulations, &Days::default())?;
    Ok(games.swap_remove(0))
}

/// The game that counts, and then those before it that began anew.
pub(super) fn all(view: &GameView, regulations: &Regulations, days: &Days) -> Result<Vec<Game>> {
    let attempts = attempts(&view.events);
    let (counted, others) = attempts
        .split_last()
        .with_context(|| text("file-pgn-no-records"))?;
    let several = !others.is_empty();
    let games = std::iter::once(counted).chain(others);
    games
        .map(|attempt| {
            let mut game = one(view, attempt, regulations, days)?;
            if several {
                game.set_tag("Attempt", attempt.number.to_string());
            }
            Ok(game)
        })
        .collect()
}

/// One of a board's games.
fn one(
    view: &GameView,
    attempt: &Attempt<'_>,
    regulations: &Regulations,
    days: &Days,
) -> Result<Game> {
    let mut game = Game::default();
    event_tags(&mut game, view, regulations);
    let players = if attempt.reversed {
        [&view.black, &view.white]
    } else {
        [&view.white, &view.black]
    };
    for (colour, player) in ["White", "Black"].into_iter().zip(players) {
        if let Some(player) = player {
            player_tags(&mut game, colour, player);
        }
    }
    if let Some(control) = game_time_control::of(&view.events, attempt.events, attempt.begun) {
        game.set_tag("TimeControl", control);
    }
    if attempt.begun.is_some() {
        opening_tags(&mut game, &view.events, attempt.start);
    }
    before_moves(&mut game, view, attempt);
    records(&mut game, view, attempt, (regulations.scoring, days))?;
    if game.tag("Date").is_none()
        && let Some(day) = day_without_start(&game, attempt, regulations, days)
    {
        game.set_tag("Date", day);
    }
    let plies = game.moves.len();
    game.set_tag("PlyCount", plies.to_string());
    if let Some(by) = attempt.superseded {
        game.result = Outcome::Unknown;
        game.set_tag("Superseded", by.reason.as_str());
        game.set_tag("Termination", "abandoned");
    } else if game.result == Outcome::Unknown {
        game.set_tag("Termination", "unterminated");
    } else if let Some(state) = view.result_state.as_ref().and_then(unapproved) {
        game.set_tag("ResultState", state);
    }
    if let (None, Some(comment)) = (attempt.superseded, comments::score(game.result)) {
        note(&mut game, comment);
    }
    Ok(game)
}

/// The moves, and what happened at them.
fn records(
    game: &mut Game,
    view: &GameView,
    attempt: &Attempt<'_>,
    (scoring, days): (Scoring, &Days),
) -> Result<()> {
    let mut pages = closed_pages::comments(view, attempt.number)
        .into_iter()
        .peekable();
    for event in draw_offers::in_order(attempt.events) {
        while let Some((_, comment)) = pages.next_if(|(time, _)| *time < event.time) {
            note(game, comment);
        }
        add(game, event, scoring, days).with_context(|| {
            let (round, board) = board(view);
            let message = CatalogueMessage::new("file-pgn-of-record")
                .text("board", format_args!("{round}.{board}"))
                .text("record", event.sequence);
            filled(&message)
        })?;
        let beside = [
            holds::told(event, &view.holds),
            pgn_annotations::incident(event, &view.silences),
        ];
        for comment in beside.into_iter().flatten() {
            note(game, comment);
        }
    }
    for (_, comment) in pages {
        note(game, comment);
    }
    Ok(())
}

/// What holds from the game's beginning and has no tag.
fn before_moves(game: &mut Game, view: &GameView, attempt: &Attempt<'_>) {
    if let Some(which) = pgn_annotations::which(attempt) {
        note(game, which);
    }
    if let Some(side) = game_time_control::draw_odds(&view.events) {
        note(game, format!("{side} has draw odds."));
    }
    let sides = [Side::White, Side::Black].into_iter();
    for (side, assistant) in sides.zip(attempt.assistants) {
        if let Some(assistant) = assistant {
            note(game, comments::assisted(assistant, side));
        }
    }
    for (side, since) in [Side::White, Side::Black]
        .into_iter()
        .zip(attempt.disconnected)
    {
        if let Some(since) = since {
            note(game, comments::disconnected(side, since));
        }
    }
}

/// The day of a game whose clocks never ran: its round's. Where the round was not started either, a
/// game that has a result is of the day on which it was paired, or else of the event's first.
fn day_without_start(
    game: &Game,
    attempt: &Attempt<'_>,
    regulations: &Regulations,
    days: &Days,
) -> Option<String> {
    let over = game.result != Outcome::Unknown;
    let paired = attempt.events.first().map(|event| event.time);
    let at = days.started.or(paired.filter(|_| over));
    let day = at.and_then(|at| days.tell(at, DAY));
    day.or_else(|| regulations.begin.filter(|_| over).map(Date::with_dots))
}

/// The start of a game that began anew: the board's, unless that was wrong.
fn opening_tags(game: &mut Game, events: &[BoardEvent], start: Option<&str>) {
    for event in events {
        if let Some(Event::Opened(opened)) = &event.event {
            start_tags(game, opened.variant(), start.unwrap_or(&opened.fen));
        }
    }
}

/// How far a result is that no arbiter has approved yet (END-8); none where there is no doubt.
fn unapproved(result: &ResultState) -> Option<&'static str> {
    match result.state() {
        ResultStatus::Provisional | ResultStatus::Confirmed | ResultStatus::Objected => {
            let both = result.white_confirmed && result.black_confirmed;
            Some(if both { "confirmed" } else { "provisional" })
        }
        ResultStatus::Approved | ResultStatus::Corrected | ResultStatus::Unspecified => None,
    }
}

/// Round and board.
fn board(view: &GameView) -> (u32, u32) {
    let BoardRef { round, board } = view.board.unwrap_or_default();
    (round, board)
}

fn event_tags(game: &mut Game, view: &GameView, regulations: &Regulations) {
    let (round, board) = board(view);
    game.set_tag("Event", &*regulations.name);
    let site: Vec<&str> = [&regulations.city, &regulations.federation]
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    if !site.is_empty() {
        game.set_tag("Site", site.join(" "));
    }
    game.set_tag("Round", format!("{round}.{board}"));
    game.set_tag("Board", board.to_string());
    game.set_tag("TimeControl", regulations.time_control.to_string());
    if let Some(begin) = regulations.begin {
        game.set_tag("EventDate", begin.with_dots());
    }
}

fn player_tags(game: &mut Game, colour: &str, player: &PlayerEntry) {
    game.set_tag(colour, &*player.name);
    let numbers = [
        ("Elo", u64::from(player.rating)),
        ("FideId", player.fide_id),
    ];
    for (tag, number) in numbers.into_iter().filter(|(_, number)| *number > 0) {
        game.set_tag(&format!("{colour}{tag}"), number.to_string());
    }
    // The standard has no tag for federations; this is the one that is most often seen.
    let texts = [("Title", &player.title), ("Country", &player.federation)];
    for (tag, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
        game.set_tag(&format!("{colour}{tag}"), text.as_str());
    }
}

/// Takes one record of the board over into its game.
fn add(game: &mut Game, event: &BoardEvent, scoring: Scoring, days: &Days) -> Result<()> {
    let before = game.result;
    match &event.event {
        Some(Event::Opened(opened)) => start_tags(game, opened.variant(), &opened.fen),
        Some(Event::Started(_)) => time_tags(game, event.time, days),
        Some(Event::Resumed(_)) if game.tag("UTCTime").is_none() => {
            time_tags(game, event.time, days);
        }
        Some(Event::Ruled(ruled)) if ruled.remedy() != Remedy::Result => {
            game.result = Outcome::Unknown;
        }
        Some(Event::Moved(moved)) => {
            let mv = moved.uci.parse().with_context(|| {
                filled(&CatalogueMessage::new("file-pgn-no-move").text("move", &moved.uci))
            })?;
            let mut ply = Ply::new(moved.san.as_str(), mv);
            ply.clock_ms = event
                .clocks
                .as_ref()
                .map(|clocks| mover(clocks, moved.seat()));
            game.moves.push(ply);
        }
        Some(Event::PositionRestored(back)) => go_back(game, event, back),
        Some(Event::Reopened(_)) => game.result = Outcome::Unknown,
        Some(Event::Finished(finished)) => {
            finish(game, finished.result, finished.ending(), scoring);
        }
        Some(Event::ResultCorrected(corrected)) => {
            finish(game, corrected.result, corrected.ending(), scoring);
        }
        _ => {}
    }
    if let Some(comment) = comments::of(event) {
        note(game, comment);
    }
    if before != Outcome::Unknown && game.result == Outcome::Unknown {
        note(game, "The result is cancelled.".to_owned());
    }
    Ok(())
}

/// Adds a comment where the game stands.
fn note(game: &mut Game, comment: String) {
    let place = match game.moves.last_mut() {
        Some(ply) => &mut ply.comment,
        None => &mut game.comment,
    };
    *place = Some(match place.take() {
        Some(before) => format!("{before} {comment}"),
        None => comment,
    });
}

/// Takes moves back; they stay in the comment, with what was said at them (BRD-10).
fn go_back(game: &mut Game, event: &BoardEvent, back: &PositionRestored) {
    let left = usize::try_from(back.ply).unwrap_or(usize::MAX);
    let abandoned = game.moves.split_off(left.min(game.moves.len()));
    let (first, side) = game.first_number();
    // Half-moves from White's move of the first number on.
    let before = left + usize::from(side == adoube_chess::Side::Black);
    let said = abandoned.iter().enumerate().map(|(index, ply)| {
        let half = before + index;
        let number = first as usize + half / 2;
        let dots = if half.is_multiple_of(2) { "." } else { "..." };
        let comment = ply.comment.as_ref();
        let comment = comment.map_or_else(String::new, |comment| format!(" ({comment})"));
        format!("{number}{dots}{}{comment}", ply.san)
    });
    let said = said.collect::<Vec<_>>().join(" ");
    note(game, comments::restored(event, back, &said));
}

const fn mover(clocks: &Clocks, side: Side) -> u64 {
    match side {
        Side::Black => clocks.black,
        Side::White | Side::Unspecified => clocks.white,
    }
}

fn start_tags(game: &mut Game, variant: Variant, fen: &str) {
    let usual = adoube_chess::Position::from_start(&adoube_chess::Start::standard());
    let usual = usual.map(|position| position.fen()).unwrap_or_default();
    let chess960 = variant == Variant::Chess960;
    if chess960 {
        game.set_tag("Variant", "Chess960");
    }
    if !fen.is_empty() && (chess960 || fen != usual) {
        game.set_tag("SetUp", "1");
        game.set_tag("FEN", fen);
    }
}

fn time_tags(game: &mut Game, millis: u64, days: &Days) {
    let utc = Days::default();
    let tags = [
        ("Date", days.tell(millis, DAY)),
        ("UTCDate", utc.tell(millis, DAY)),
        ("UTCTime", utc.tell(millis, "%H:%M:%S")),
    ];
    for (tag, text) in tags {
        if let Some(text) = text {
            game.set_tag(tag, text);
        }
    }
}

fn finish(game: &mut Game, result: Option<Points>, ending: Ending, scoring: Scoring) {
    if let Some(result) = result {
        let (white, black) = (result.white_halves, result.black_halves);
        let side = |own, other| usual(scoring.result_of(own, other));
        game.result = Outcome::from_half_points(side(white, black), side(black, white));
    }
    game.set_tag("Termination", termination(ending));
}

/// A side's result as PGN tells it: halves of a point where a win brings one.
const fn usual(result: SideResult) -> u8 {
    match result {
        SideResult::Win => 2,
        SideResult::Draw => 1,
        SideResult::Loss => 0,
    }
}

/// The standard's word for how a game ended. Who did not come back in time has left his game; one who did
/// not come at all never began it.
const fn termination(ending: Ending) -> &'static str {
    match ending {
        Ending::Flag | Ending::FlagDraw => "time forfeit",
        Ending::Declared => "adjudication",
        Ending::Forfeit | Ending::NotReconnected | Ending::NotReconnectedDraw => "abandoned",
        Ending::Checkmate
        | Ending::Stalemate
        | Ending::DeadPosition
        | Ending::ThreefoldRepetition
        | Ending::FiftyMoves
        | Ending::FivefoldRepetition
        | Ending::SeventyFiveMoves
        | Ending::Resignation
        | Ending::Agreement
        | Ending::Unspecified => "normal",
    }
}
