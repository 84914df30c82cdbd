//! `adoube scoresheet`: which mandatory scoresheets are there after the games (O 20.7).

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{EventView, MarkScoresheetCommand, RoundView, ScoresheetState, Side};
use adoube_tournament::ids::BoardId;
use anyhow::Result;
use serde_json::json;

use super::before::boards;
use super::board::give;
use super::event_rounds;
use crate::args::{Common, MarkArgs, ScoresheetCommand};
use crate::catalogue::text;
use crate::client::{CHIEF, Client};
use crate::games::comments::side;
use crate::say::Say;
use crate::text;

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
            round
                .map(|round| event_rounds::round(&view, round))
                .transpose()?;
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
        say.text(text!("scoresheet-remind-players"));
    }
}

fn list(view: &EventView, round: Option<u16>, say: Say) {
    let all: Vec<_> = scoresheets(view, round).collect();
    if all.is_empty() {
        return say.result(
            text!("cli-scoresheet-list-not-asked"),
            &json!({"scoresheets": 0}),
        );
    }
    let mut none = true;
    for sheet in all {
        let (id, state) = match sheet.state {
            ScoresheetState::Missing => ("cli-scoresheet-list-missing", "missing"),
            ScoresheetState::Unmarked => ("cli-scoresheet-list-unmarked", "unmarked"),
            ScoresheetState::Present | ScoresheetState::Required | ScoresheetState::Unspecified => {
                continue;
            }
        };
        none = false;
        let (board, seat) = (sheet.board.to_string(), side(sheet.seat));
        let value = json!({"board": board, "side": seat.to_lowercase(), "player": sheet.name, "state": state});
        say.result(
            text!(id, board: &board, side: seat.to_lowercase(), player: sheet.name),
            &value,
        );
    }
    if none {
        say.result(nothing_open(view, round), &json!({"missing": 0}));
    }
}

/// That no scoresheet is missing or unmarked: because all are there, or because games go on.
fn nothing_open(view: &EventView, round: Option<u16>) -> String {
    let mut sheets = scoresheets(view, round);
    text(
        if sheets.any(|sheet| sheet.state == ScoresheetState::Required) {
            "cli-scoresheet-list-later"
        } else {
            "cli-scoresheet-list-none"
        },
    )
}

async fn mark(
    common: &Common,
    client: &mut Client,
    view: &EventView,
    args: &MarkArgs,
    say: Say,
) -> Result<()> {
    let wanted = wanted(view, &venues(common, view), args)?;
    if wanted.is_empty() {
        say.result(nothing_open(view, args.round), &json!({"marked": 0}));
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
        let done = text!(id, side: side(seat).to_lowercase());
        give(client, board, args.note.text.clone(), command, &done, say).await?;
    }
    Ok(())
}

/// Those that are to be marked, by an official at these venues, or anywhere where there are none.
fn wanted(view: &EventView, venues: &[&str], args: &MarkArgs) -> Result<Vec<(BoardId, Side)>> {
    let is_own = |sheet: &Scoresheet<'_>| venues.is_empty() || venues.contains(&sheet.venue);
    Ok(match (args.board, args.seat) {
        (Some(board), Some(seat)) => vec![(board, seat.into())],
        (Some(board), None) => {
            let own = scoresheets(view, Some(board.round));
            let own = own.filter(|sheet| sheet.board == board && is_own(sheet));
            let own: Vec<_> = own.map(|sheet| (board, sheet.seat)).collect();
            if own.is_empty() {
                // The refusal says why none of them can be marked.
                vec![(board, Side::White)]
            } else {
                own
            }
        }
        (None, _) => {
            let round = args.round.map(|round| event_rounds::round(view, round));
            round.transpose()?;
            let unmarked = scoresheets(view, args.round)
                .filter(|sheet| sheet.state == ScoresheetState::Unmarked && is_own(sheet));
            unmarked.map(|sheet| (sheet.board, sheet.seat)).collect()
        }
    })
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
        let before = pairing.before.unwrap_or_default();
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

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BeforeGame, PairingEntry, PlayerEntry};
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        mark: MarkArgs,
    }

    /// Two boards of round 1 between Madrid (White) and Oslo.
    fn view(white: ScoresheetState, black: ScoresheetState) -> EventView {
        let player = |number: u32, venue: &str| PlayerEntry {
            number,
            venue: venue.to_owned(),
            ..PlayerEntry::default()
        };
        let pairing = |board: u32| PairingEntry {
            board,
            white: 1,
            black: 2,
            before: Some(BeforeGame {
                white_scoresheet: white.into(),
                black_scoresheet: black.into(),
                ..BeforeGame::default()
            }),
            ..PairingEntry::default()
        };
        EventView {
            players: vec![player(1, "madrid"), player(2, "oslo")],
            rounds: vec![RoundView {
                round: 1,
                pairings: vec![pairing(1), pairing(2)],
                ..RoundView::default()
            }],
            ..EventView::default()
        }
    }

    #[test]
    fn ebd_6_an_lca_marks_those_of_their_venue() {
        use ScoresheetState::{Present, Unmarked};
        let cases: &[(&str, &[&str], &str)] = &[
            ("1.1 --present", &[], "1.1 White, 1.1 Black"),
            ("1.1 --present", &["oslo"], "1.1 Black"),
            ("1.1 white --present", &["oslo"], "1.1 White"),
            // Refused at the coordinator, with the reason.
            ("1.1 --missing", &["lima"], "1.1 White"),
            ("--round 1 --present", &["madrid"], "1.1 White, 1.2 White"),
            ("--round 1 --present", &["oslo"], ""),
        ];
        for (line, venues, expected) in cases {
            let words = std::iter::once("mark").chain(line.split(' '));
            let args = Line::try_parse_from(words).unwrap().mark;
            let wanted = wanted(&view(Unmarked, Present), venues, &args).unwrap();
            let wanted = wanted
                .iter()
                .map(|(board, seat)| format!("{board} {}", side(*seat)));
            assert_eq!(wanted.collect::<Vec<_>>().join(", "), *expected, "{line}");
        }
        let args = Line::try_parse_from(["mark", "--round", "7", "--present"]).unwrap();
        let error = wanted(&view(Unmarked, Present), &[], &args.mark).unwrap_err();
        assert_eq!(error.to_string(), "round 7 does not exist");
    }

    #[test]
    fn ebd_6_before_the_games_are_over_nothing_is_said_to_be_in_order() {
        use ScoresheetState::{Present, Required};
        let waiting = nothing_open(&view(Required, Required), None);
        assert_eq!(waiting, text!("cli-scoresheet-list-later"));
        let marked = nothing_open(&view(Present, Present), None);
        assert_eq!(marked, text!("cli-scoresheet-list-none"));
    }
}
