//! `adoube scoresheet`: which mandatory scoresheets are there after the games (O 20.7).

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{EventView, MarkScoresheetCommand, RoundView, ScoresheetState, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::BoardId;
use anyhow::Result;
use serde_json::json;

use super::before::boards;
use super::board::give;
use crate::args::{Common, MarkArgs, ScoresheetCommand};
use crate::catalogue;
use crate::client::{CHIEF, Client};
use crate::games::comments::side;
use crate::say::Say;

/// A player's scoresheet.
struct Scoresheet<'a> {
    board: BoardId,
    seat: Side,
    state: ScoresheetState,
    /// The player's name, and where they play.
    name: &'a str,
    venue: &'a str,
}

/// Lists scoresheets, or marks them.
pub(super) async fn run(common: &Common, command: ScoresheetCommand, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let view = client.describe().await?;
    match command {
        ScoresheetCommand::List { round } => {
            list(&view, round, say);
            Ok(())
        }
        ScoresheetCommand::Mark(args) => mark(common, &mut client, &view, &args, say).await,
    }
}

/// Reminds whoever publishes or starts a round whose players must keep scoresheets.
pub(super) fn remind(round: &RoundView, say: Say) {
    let mut before = round.pairings.iter().filter_map(|one| one.before.as_ref());
    if before.any(|before| before.white_scoresheet() == ScoresheetState::Required) {
        say.text(text("scoresheet-remind-players"));
    }
}

fn list(view: &EventView, round: Option<u16>, say: Say) {
    let all: Vec<_> = scoresheets(view, round).collect();
    if all.is_empty() {
        return say.result(
            text("scoresheet-list-not-asked"),
            &json!({"scoresheets": 0}),
        );
    }
    let mut none = true;
    for sheet in all {
        let (id, state) = match sheet.state {
            ScoresheetState::Missing => ("scoresheet-list-missing", "missing"),
            ScoresheetState::Unmarked => ("scoresheet-list-unmarked", "unmarked"),
            ScoresheetState::Present | ScoresheetState::Required | ScoresheetState::Unspecified => {
                continue;
            }
        };
        none = false;
        let (board, seat) = (sheet.board.to_string(), side(sheet.seat));
        let told = CatalogueMessage::new(id)
            .text("board", &board)
            .text("side", seat.to_lowercase())
            .text("player", sheet.name);
        let value = json!({"board": board, "side": seat.to_lowercase(), "player": sheet.name, "state": state});
        say.result(catalogue::texts().text(&told), &value);
    }
    if none {
        say.result(text("scoresheet-list-none"), &json!({"missing": 0}));
    }
}

async fn mark(
    common: &Common,
    client: &mut Client,
    view: &EventView,
    args: &MarkArgs,
    say: Say,
) -> Result<()> {
    let wanted: Vec<(BoardId, Side)> = match (args.board, args.seat) {
        (Some(board), Some(seat)) => vec![(board, seat.into())],
        (Some(board), None) => [Side::White, Side::Black].map(|seat| (board, seat)).into(),
        (None, _) => {
            let venues = venues(common, view);
            let here = |sheet: &Scoresheet<'_>| venues.is_empty() || venues.contains(&sheet.venue);
            let unmarked = scoresheets(view, args.round)
                .filter(|sheet| sheet.state == ScoresheetState::Unmarked && here(sheet));
            unmarked.map(|sheet| (sheet.board, sheet.seat)).collect()
        }
    };
    if wanted.is_empty() {
        say.result(text("scoresheet-list-none"), &json!({"marked": 0}));
    }
    for (board, seat) in wanted {
        let command = Command::MarkScoresheet(MarkScoresheetCommand {
            seat: seat.into(),
            present: args.present,
        });
        let id = if args.present {
            "scoresheet-present"
        } else {
            "scoresheet-missing"
        };
        let done = CatalogueMessage::new(id).text("side", side(seat).to_lowercase());
        let done = catalogue::texts().text(&done);
        give(client, board, args.note.text.clone(), command, &done, say).await?;
    }
    Ok(())
}

/// Where the person who asks is an official; empty for officials of the event.
fn venues<'a>(common: &Common, view: &'a EventView) -> Vec<&'a str> {
    let person = common.person.as_deref().unwrap_or(CHIEF);
    let own = view.officials.iter().filter(|one| one.person == person);
    let venues = own.map(|official| official.venue.as_str());
    venues.filter(|venue| !venue.is_empty()).collect()
}

/// Those of a round, or of all, where the event asks for them.
fn scoresheets(view: &EventView, round: Option<u16>) -> impl Iterator<Item = Scoresheet<'_>> {
    boards(view, round).flat_map(move |(board, pairing)| {
        let before = pairing.before.clone().unwrap_or_default();
        let both = [
            (Side::White, pairing.white, before.white_scoresheet()),
            (Side::Black, pairing.black, before.black_scoresheet()),
        ];
        both.into_iter().filter_map(move |(seat, number, state)| {
            let player = view.players.iter().find(|player| player.number == number);
            (state != ScoresheetState::Unspecified).then(|| Scoresheet {
                board,
                seat,
                state,
                name: player.map_or("", |player| &player.name),
                venue: player.map_or("", |player| &player.venue),
            })
        })
    })
}

fn text(id: &'static str) -> String {
    catalogue::texts().text(&CatalogueMessage::new(id))
}
