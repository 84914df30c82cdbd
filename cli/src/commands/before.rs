//! `adoube check`, `waive`, `default-time`: before a game.

mod recording;

use std::collections::BTreeSet;

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{
    BoardDeviation, CheckKind, CheckResult, DefaultTimeCommand, EventView, PairingEntry,
    PlayerChecks, RecordCheckCommand, RoundState, Side, WaiveChecksCommand,
};
use adoube_tournament::ids::BoardId;
use adoube_tournament::time::Millis;
use adoube_user_text::control_words::words;
use anyhow::{Result, bail};
use serde_json::json;

use super::board::foreseen::confirm_and_give;
use super::board::{give, order};
use super::confirm::confirmed;
use super::{board_deviations, checked, event_rounds};
use crate::args::{CheckArgs, Common, DefaultTimeArgs, Looked, Seat, WaiveArgs};
use crate::client::{CHIEF, Client};
use crate::games::comments::side;
use crate::say::{Say, trouble};
use crate::text;
use crate::typed_time::{millis, understood};

/// A check that is to be recorded.
pub(super) type Check = (BoardId, Side, CheckKind);

/// Records what an LCA found.
pub(super) async fn check(common: &Common, args: CheckArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    if args.list {
        return checked::list(&mut client, &args, say).await;
    }
    let view = client.describe().await?;
    let mut failed = Vec::new();
    let checks: Vec<Check> = match (args.board(), args.seat, args.round) {
        (Some(board), seat, _) => {
            let sides = seat.map_or(vec![Side::White, Side::Black], |seat| vec![seat.into()]);
            let of_sides = sides
                .iter()
                .map(|side| of_seat(&view, &args, (board, *side)));
            of_sides.collect::<Result<Vec<_>>>()?.concat()
        }
        (_, _, Some(round)) => {
            let (kinds, venues) = (kinds(args.kind), venues(common, &view)?);
            failed = with_state(&view, round, kinds, &venues, CheckResult::Failed);
            left(&view, round, kinds, &venues)
        }
        _ => Vec::new(),
    };
    for (board, seat, kind) in failed {
        let text = text!("cli-check-failed", board, side: seat.word(), kind: kind.word());
        let seat = side(seat);
        say.result(
            text,
            &json!({"board": board.to_string(), "seat": seat, "failed": kind.word()}),
        );
    }
    if checks.is_empty() {
        say.result(none_left(&view, args.round)?, &json!({"recorded": 0}));
    }
    let recorded = recording::record(&mut client, checks, &args, say).await;
    if args.passed {
        tell_deviations(&mut client, common, &args, &view, say).await?;
    }
    recorded
}

/// The physical boards that keep games from beginning although the checks are passed; of a round those at the venues of who
/// asks.
async fn tell_deviations(
    client: &mut Client,
    common: &Common,
    args: &CheckArgs,
    view: &EventView,
    say: Say,
) -> Result<()> {
    let mut found = board_deviations::deviations(view, args);
    if args.board().is_none() {
        found = board_deviations::at_venues(view, found, &venues(common, view)?);
    }
    if let Some(round) = args.board().map(|board| board.round).or(args.round)
        && !found.is_empty()
    {
        let games = client.games(round).await?;
        board_deviations::tell(view, &games, &found, say);
    }
    Ok(())
}

/// The checks of one seat. What fails is said by its kind; fair play that was passed is not recorded once more with a device that
/// was checked again.
fn of_seat(
    view: &EventView,
    args: &CheckArgs,
    (board, seat): (BoardId, Side),
) -> Result<Vec<Check>> {
    if args.failed && matches!(args.kind, Looked::Both) {
        return Err(trouble!("cli-check-both-failed"));
    }
    let is_both = matches!(args.kind, Looked::Both);
    let mut all = seats(view, Some(board.round));
    let seated = all.find(|it| (it.board, it.side) == (board, seat));
    let fair = seated.is_some_and(|it| of(&it.checks, CheckKind::FairPlay) == CheckResult::Passed);
    let stands = |kind: CheckKind| is_both && kind == CheckKind::FairPlay && fair;
    let kinds = kinds(args.kind).iter().filter(|kind| !stands(**kind));
    Ok(kinds.map(|kind| (board, seat, *kind)).collect())
}

/// Why a round has no check to record: it has no boards, or none that waits.
fn none_left(view: &EventView, round: Option<u16>) -> Result<String> {
    let Some(round) = round else {
        return Ok(text!("cli-check-none-left"));
    };
    let known = event_rounds::round(view, round)?;
    let is_open = |pairing: &PairingEntry| pairing.before.is_some();
    if !known.pairings.iter().any(is_open) {
        return Err(trouble!("cli-check-not-open", round, state: RoundState::word_of(known.state)));
    }
    let over = known
        .pairings
        .iter()
        .all(|pairing| pairing.result.is_some());
    Ok(if over {
        text!("cli-check-all-over")
    } else {
        text!("cli-check-none-left")
    })
}

pub(super) fn looked_at(seat: Side, kind: CheckKind, passed: bool) -> Command {
    Command::RecordCheck(RecordCheckCommand {
        seat: seat.into(),
        kind: kind.into(),
        passed,
        ..RecordCheckCommand::default()
    })
}

/// Records that both checks passed of all players of a venue that are left; how many players.
pub(crate) async fn pass_all(
    lca: &mut Client,
    view: &EventView,
    round: u16,
    venue: &str,
) -> Result<usize> {
    let checks = left(view, round, kinds(Looked::Both), &[venue.to_owned()]);
    let mut players = BTreeSet::new();
    for (board, seat, kind) in checks {
        order(lca, board, String::new(), looked_at(seat, kind, true)).await?;
        players.insert((board, i32::from(seat)));
    }
    Ok(players.len())
}

/// Does without the checks of a player.
pub(crate) async fn waive_one(
    chief: &mut Client,
    board: BoardId,
    seat: Side,
    reason: &str,
) -> Result<()> {
    let command = Command::WaiveChecks(WaiveChecksCommand { seat: seat.into() });
    order(chief, board, reason.to_owned(), command).await?;
    Ok(())
}

pub(super) const fn kinds(looked: Looked) -> &'static [CheckKind] {
    match looked {
        Looked::Device => &[CheckKind::Device],
        Looked::FairPlay => &[CheckKind::FairPlay],
        Looked::Both => &[CheckKind::Device, CheckKind::FairPlay],
    }
}

/// Where the person who asks is an official.
fn venues(common: &Common, view: &EventView) -> Result<Vec<String>> {
    let person = common.person.as_deref().unwrap_or(CHIEF);
    let own = view
        .officials
        .iter()
        .filter(|official| official.person == person);
    let venues: Vec<String> = own.map(|official| official.venue.clone()).collect();
    if venues.iter().all(String::is_empty) {
        return Err(trouble!("cli-check-no-lca", person));
    }
    Ok(venues)
}

/// The checks of a round's players at these venues that were not recorded and not waived. Those that
/// failed are not among them: whoever found that out looks again.
fn left(view: &EventView, round: u16, kinds: &[CheckKind], venues: &[String]) -> Vec<Check> {
    with_state(view, round, kinds, venues, CheckResult::Unspecified)
}

/// The checks of a round's players at these venues that stand so and were not waived: `failed`, or
/// nothing where nobody looked.
fn with_state(
    view: &EventView,
    round: u16,
    kinds: &[CheckKind],
    venues: &[String],
    state: CheckResult,
) -> Vec<Check> {
    let here = |seat: &Seated| {
        let mut all = view.players.iter();
        let player = all.find(|player| player.number == seat.player);
        player.is_some_and(|player| venues.contains(&player.venue))
    };
    let seats = seats(view, Some(round)).filter(here);
    seats
        .flat_map(|seat| seat.with_state(kinds, state))
        .collect()
}

/// A player's seat at a board that is not over, and his checks.
pub(super) struct Seated<'a> {
    pub(super) board: BoardId,
    pub(super) side: Side,
    pub(super) pairing: &'a PairingEntry,
    player: u32,
    checks: PlayerChecks,
}

impl Seated<'_> {
    /// Those of these checks that stand so and were not waived.
    pub(super) fn with_state(&self, kinds: &[CheckKind], state: CheckResult) -> Vec<Check> {
        let so = |kind: &&CheckKind| !self.checks.waived && of(&self.checks, **kind) == state;
        let these = kinds.iter().filter(so);
        these.map(|kind| (self.board, self.side, *kind)).collect()
    }
}

/// Both of each board of a round, or of all, that is not over.
pub(super) fn seats(view: &EventView, round: Option<u16>) -> impl Iterator<Item = Seated<'_>> {
    boards(view, round).flat_map(|(board, pairing)| {
        let before = pairing.before.unwrap_or_default();
        let both = [
            (Side::White, pairing.white, before.white),
            (Side::Black, pairing.black, before.black),
        ];
        both.map(|(side, player, checks)| Seated {
            board,
            side,
            pairing,
            player,
            checks: checks.unwrap_or_default(),
        })
    })
}

fn of(checks: &PlayerChecks, kind: CheckKind) -> CheckResult {
    match kind {
        CheckKind::Unspecified => CheckResult::Unspecified,
        CheckKind::Device => checks.device(),
        CheckKind::FairPlay => checks.fair_play(),
    }
}

/// Boards of a round, or of all, that are not over.
pub(super) fn boards(
    view: &EventView,
    round: Option<u16>,
) -> impl Iterator<Item = (BoardId, &PairingEntry)> {
    let rounds = view.rounds.iter();
    let wanted =
        rounds.filter(move |view| round.is_none_or(|round| view.round == u32::from(round)));
    wanted.flat_map(|round| {
        round.pairings.iter().filter_map(|pairing| {
            let board = BoardId {
                round: u16::try_from(round.round).ok()?,
                board: u16::try_from(pairing.board).ok()?,
            };
            pairing.before.as_ref()?;
            Some((board, pairing))
        })
    })
}

/// Lets games begin without checks.
pub(super) async fn waive(common: &Common, args: WaiveArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let wanted: Vec<BoardId> = match (args.board, args.round) {
        (Some(board), _) => vec![board],
        (None, round) => {
            let view = client.describe().await?;
            let left = boards(&view, round).filter(|(_, pairing)| are_missing(pairing));
            left.map(|(board, _)| board).collect()
        }
    };
    if wanted.is_empty() {
        say.result(text!("cli-checks-none-to-waive"), &json!({"waived": 0}));
    }
    for board in wanted {
        let (command, done) = waiving(args.seat);
        let asked = (board, command, args.reason.clone(), done);
        confirm_and_give(&mut client, asked, args.yes, say).await?;
    }
    Ok(())
}

/// Both players' where no seat is named.
pub(super) fn waiving(seat: Option<Seat>) -> (Command, String) {
    let seat = seat.map_or(Side::Unspecified, Side::from);
    let command = Command::WaiveChecks(WaiveChecksCommand { seat: seat.into() });
    (command, text!("cli-checks-waived", side: seat.word()))
}

/// Whether checks keep a board from beginning.
fn are_missing(pairing: &PairingEntry) -> bool {
    let before = pairing.before.unwrap_or_default();
    let done = |checks: Option<PlayerChecks>| {
        let checks = checks.unwrap_or_default();
        checks.waived || [checks.device(), checks.fair_play()] == [CheckResult::Passed; 2]
    };
    let boards = [before.white_board(), before.black_board()];
    let boards = boards.iter().all(|it| *it == BoardDeviation::Unspecified);
    before.checks_required
        && pairing.result.is_none()
        && !(done(before.white) && done(before.black) && boards)
}

/// Waits longer for a player.
pub(super) async fn default_time(common: &Common, args: DefaultTimeArgs, say: Say) -> Result<()> {
    let name = text!("cli-late-by");
    let understood = understood([(name, &args.to)], None);
    for line in &understood {
        say.text(line);
    }
    if !understood.is_empty() && !args.yes && !confirmed(&text!("cli-confirm"))? {
        bail!(text!("penalty-nothing-done"));
    }
    let mut client = Client::connect(common, CHIEF).await?;
    let (command, done) = waiting(late(&args));
    give(&mut client, args.board, args.reason, command, &done, say).await
}

/// How late players may be, milliseconds; none for as long as an arbiter wants.
pub(super) fn late(args: &DefaultTimeArgs) -> Option<u64> {
    args.minutes
        .map(|minutes| minutes * 60_000)
        .or(millis(args.to.as_ref()))
}

/// Without a time for as long as an arbiter wants.
pub(super) fn waiting(to: Option<u64>) -> (Command, String) {
    let done = match to {
        Some(to) => {
            text!("cli-default-time", time: words(Millis(to)))
        }
        None => text!("cli-default-time-none"),
    };
    (Command::DefaultTime(DefaultTimeCommand { to }), done)
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::White => Self::White,
            Seat::Black => Self::Black,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{CheckTarget, NoteArgs};
    use adoube_proto::v1::{BeforeGame, PlayerEntry, RoundView};

    fn view(state: &str, pairings: Vec<PairingEntry>) -> EventView {
        EventView {
            rounds: vec![RoundView {
                round: 1,
                state: RoundState::from_word(state).unwrap_or_default().into(),
                pairings,
                ..RoundView::default()
            }],
            ..EventView::default()
        }
    }

    #[test]
    fn evt_4_a_round_without_a_check_to_record_is_told_why() {
        let pairing = |open: bool, over: bool| PairingEntry {
            before: open.then(BeforeGame::default),
            result: over.then(adoube_proto::v1::Result::default),
            ..PairingEntry::default()
        };
        for (view, round, told) in [
            (
                view("started", vec![pairing(true, true)]),
                1,
                Ok("all games of the round are over: no checks left to record"),
            ),
            (
                view("started", vec![pairing(true, true), pairing(true, false)]),
                1,
                Ok("no checks left to record"),
            ),
            (
                view("draft", vec![pairing(false, false)]),
                1,
                Err("round 1 has no open boards: it is a draft"),
            ),
            (view("draft", vec![]), 2, Err("round 2 does not exist")),
        ] {
            let found = none_left(&view, Some(round)).map_err(|error| error.to_string());
            assert_eq!(found, told.map(str::to_owned).map_err(str::to_owned));
        }
    }

    /// EVT-4: a device that is checked again is signed anew, and nothing fails that nobody named.
    #[test]
    fn evt_4_of_one_seat_what_is_named_is_recorded() {
        let white = PlayerChecks {
            device: CheckResult::Passed.into(),
            fair_play: CheckResult::Passed.into(),
            waived: false,
        };
        let pairing = PairingEntry {
            board: 3,
            before: Some(BeforeGame {
                white: Some(white),
                ..BeforeGame::default()
            }),
            ..PairingEntry::default()
        };
        let view = view("published", vec![pairing]);
        let board = BoardId { round: 1, board: 3 };
        let of = |seat: Side, kind: Looked, passed: bool| {
            let args = CheckArgs {
                target: Some(CheckTarget::Board(board)),
                seat: None,
                kind,
                round: None,
                passed,
                failed: !passed,
                list: false,
                report: String::new(),
                note: NoteArgs::default(),
            };
            let found = of_seat(&view, &args, (board, seat));
            found.map(|found| found.into_iter().map(|it| it.2).collect::<Vec<_>>())
        };
        assert_eq!(
            of(Side::White, Looked::Both, true).unwrap(),
            [CheckKind::Device]
        );
        assert_eq!(
            of(Side::Black, Looked::Both, true).unwrap(),
            [CheckKind::Device, CheckKind::FairPlay]
        );
        assert_eq!(
            of(Side::White, Looked::FairPlay, true).unwrap(),
            [CheckKind::FairPlay]
        );
        assert_eq!(
            of(Side::White, Looked::FairPlay, false).unwrap(),
            [CheckKind::FairPlay]
        );
        let both = of(Side::White, Looked::Both, false).unwrap_err();
        assert_eq!(both.to_string(), "this would record both checks as failed");
    }

    /// EVT-4: an LCA records what is left at his venue, and nothing twice.
    #[test]
    fn evt_4_what_is_left_to_check_at_a_venue() {
        let player = |number: u32, venue: &str| PlayerEntry {
            number,
            venue: venue.to_owned(),
            ..PlayerEntry::default()
        };
        let white = PlayerChecks {
            device: CheckResult::Passed.into(),
            fair_play: CheckResult::Failed.into(),
            waived: false,
        };
        let pairing = PairingEntry {
            board: 7,
            white: 1,
            black: 2,
            before: Some(BeforeGame {
                checks_required: true,
                white: Some(white),
                ..BeforeGame::default()
            }),
            ..PairingEntry::default()
        };
        let view = EventView {
            players: vec![player(1, "madrid"), player(2, "oslo")],
            ..view("published", vec![pairing])
        };
        let board = BoardId { round: 1, board: 7 };
        let at = |venue: &str| left(&view, 1, kinds(Looked::Both), &[venue.to_owned()]);
        assert_eq!(at("madrid"), []);
        let madrid = ["madrid".to_owned()];
        let failed = with_state(&view, 1, kinds(Looked::Both), &madrid, CheckResult::Failed);
        assert_eq!(failed, [(board, Side::White, CheckKind::FairPlay)]);
        let black = [CheckKind::Device, CheckKind::FairPlay].map(|kind| (board, Side::Black, kind));
        assert_eq!(at("oslo"), black);
        assert_eq!(at("lima"), []);
        let mut waived = view.clone();
        let before = waived.rounds[0].pairings[0].before.as_mut().unwrap();
        before.black.get_or_insert_default().waived = true;
        let oslo = left(&waived, 1, kinds(Looked::Both), &["oslo".to_owned()]);
        assert_eq!(oslo, []);
        assert!(are_missing(&view.rounds[0].pairings[0]));
    }
}
