//! `adoube clock pause` and `resume` of a whole venue or round.

use adoube_official_views::holds::{line, object, scope};
use adoube_proto::v1::{
    EventView, HoldReasonRequest, HoldRequest, HoldView, NoteView, RoundReply, RoundState,
    RoundView,
};
use adoube_tournament::ids::VenueId;
use anyhow::Result;
use serde_json::json;

use super::board::foreseen;
use super::confirm::{Asking, do_as_shown};
use super::event_rounds;
use crate::args::{Common, PauseArgs, ReasonArgs, ResumeClocksArgs, ScopeArgs};

use crate::client::{CHIEF, Client};
use crate::say::{Say, trouble};
use crate::text;

/// Stops every board of a venue or of a round.
pub(super) async fn pause(common: &Common, args: PauseArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let reason = args.reason.unwrap_or_default();
    let round = round_of(&mut client, args.scope.round).await?;
    let request = request(args.scope, round, reason, false);
    let (round, venue) = (request.round, request.venue.clone());
    let reply = client.hold(request).await?;
    tell((round, &venue, false), reply, &[], say);
    Ok(())
}

/// Ends that.
pub(super) async fn resume(common: &Common, args: ResumeClocksArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let round = round_of(&mut client, args.scope.round).await?;
    let request = request(args.scope, round, args.reason, true);
    let (round, venue) = (request.round, request.venue.clone());
    let (reply, consequences) = end_as_seen(&mut client, request, args.yes, say).await?;
    tell((round, &venue, true), reply, &consequences, say);
    Ok(())
}

/// Gives the reason of a pause of many boards that began without one.
pub(super) async fn give_reason(common: &Common, args: ReasonArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let round = round_of(&mut client, args.round).await?;
    let hold = match args.hold {
        Some(hold) => hold,
        None => without_reason(&client.describe().await?, round, args.venue.as_ref())?,
    };
    let request = HoldReasonRequest {
        round: round.into(),
        hold,
        reason: args.reason,
        ..HoldReasonRequest::default()
    };
    client.give_hold_reason(request).await?;
    let value = json!({ "round": round, "hold": hold, "done": "reason recorded" });
    say.result(text!("cli-hold-reason-recorded", round, hold), &value);
    Ok(())
}

/// The round that is named, or else the one now running.
async fn round_of(client: &mut Client, named: Option<u16>) -> Result<u16> {
    match named {
        Some(round) => Ok(round),
        None => running(&client.describe().await?),
    }
}

fn running(view: &EventView) -> Result<u16> {
    let started = view
        .rounds
        .iter()
        .filter(|round| round.state() == RoundState::Started);
    let started: Vec<&RoundView> = started.collect();
    let next = text!("cli-hold-name-round");
    match started.as_slice() {
        [round] => Ok(u16::try_from(round.round)?),
        [] => Err(trouble(text!("cli-hold-no-round"), next)),
        _ => Err(trouble(text!("cli-hold-several-rounds"), next)),
    }
}

/// The only pause of the round, or of one venue in it, that has no reason.
fn without_reason(view: &EventView, round: u16, venue: Option<&VenueId>) -> Result<u32> {
    let holds = &event_rounds::round(view, round)?.holds;
    let is_of = |hold: &&HoldView| venue.is_none_or(|venue| hold.venue == venue.as_str());
    let found = holds
        .iter()
        .filter(|hold| hold.reason.is_empty())
        .filter(is_of);
    let found: Vec<&HoldView> = found.collect();
    match found.as_slice() {
        [hold] => Ok(hold.hold),
        [] => Err(trouble!("cli-hold-all-reasons", round)),
        several => {
            let lines: Vec<String> = several.iter().map(|hold| line(hold)).collect();
            let head = text!("cli-hold-several", round);
            Err(trouble(
                format!("{head}\n  {}", lines.join("\n  ")),
                text!("cli-hold-several-next"),
            ))
        }
    }
}

/// What was done, and what it came to.
fn tell(
    (round, venue, end): (u32, &str, bool),
    reply: RoundReply,
    consequences: &[NoteView],
    say: Say,
) {
    let fault = reply.reason_fault.map(|fault| fault.text);
    let holds = reply.round.unwrap_or_default().holds;
    let outcome = outcome(end, venue, &holds);
    let done = text!("cli-hold-outcome", outcome);
    let scope = scope(venue);
    let mut told = vec![text!("cli-hold-done", round, scope, venue, outcome)];
    told.extend(
        fault
            .as_ref()
            .map(|why| format!("  {}", text!("cli-hold-reason-not-accepted", why))),
    );
    let on = holds.iter().filter(|hold| !hold.ended);
    told.extend(on.map(|hold| format!("  {}", line(hold))));
    let missing = holds.iter().filter(|hold| hold.reason.is_empty());
    told.extend(missing.map(|hold| {
        let of = format!("--round {round} --hold {}", hold.hold);
        format!(
            "  {}",
            text!("cli-hold-reason-missing", hold: hold.hold, of)
        )
    }));
    let value = json!({
        "round": round, "done": done, "holds": holds.iter().map(object).collect::<Vec<_>>(),
        "consequences": foreseen::value(consequences), "reason_fault": fault,
    });
    say.result(told.join("\n"), &value);
}

/// Ends a hold after what that comes to was told, and asked about; with what was told.
async fn end_as_seen(
    client: &mut Client,
    request: HoldRequest,
    yes: bool,
    say: Say,
) -> Result<(RoundReply, Vec<NoteView>)> {
    let show = async |client: &mut Client| {
        // Nobody is asked about what they may not do.
        let foreseen = client.preview_hold(request.clone()).await?;
        let told = foreseen::told(&foreseen.consequences, &[]);
        if let Some(told) = &told {
            say.folded(told);
        }
        Ok((told.map(|_| "cli-hold-confirm"), foreseen))
    };
    let act = async |client: &mut Client, foreseen: RoundReply| {
        let request = HoldRequest {
            seen: foreseen.seen,
            ..request.clone()
        };
        Ok((client.hold(request).await?, foreseen.consequences))
    };
    do_as_shown(client, Asking::new(yes, say), show, act).await
}

/// What came of it, for the boards of a venue or all, as the message chooses by it: another hold may stand.
fn outcome(end: bool, venue: &str, holds: &[HoldView]) -> &'static str {
    let on = || holds.iter().filter(|hold| !hold.ended);
    let stops_all = on().any(|hold| hold.venue.is_empty() || hold.venue == venue);
    // A pause of one venue stops some boards of a round that was resumed as a whole.
    let stops_some = venue.is_empty() && on().next().is_some();
    match (end, stops_all, stops_some) {
        (false, _, _) => "stopped",
        (true, true, _) => "still-stopped",
        (true, false, true) => "resumed-except",
        (true, false, false) => "resumed",
    }
}

/// What is asked of the coordinator.
fn request(scope: ScopeArgs, round: u16, reason: String, end: bool) -> HoldRequest {
    HoldRequest {
        round: round.into(),
        venue: scope
            .venue
            .map_or_else(String::new, |venue| venue.to_string()),
        reason,
        article: scope.article,
        end,
        ..HoldRequest::default()
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;
    use crate::args::{Cli, ClockCommand, Command};

    /// The round that the words name, what is asked for, and the board.
    fn asked(words: &str) -> Result<(Option<u16>, HoldRequest, Option<String>), clap::Error> {
        let line = format!("adoube --event e clock {words} --reason alarm");
        let cli = Cli::try_parse_from(line.split_whitespace())?;
        let Command::Clock(command) = cli.command else {
            panic!("not a clock's command");
        };
        let scope = match command {
            ClockCommand::Pause(args) => args.scope,
            ClockCommand::Resume(args) => args.scope,
            other => panic!("neither pause nor resume: {other:?}"),
        };
        let board = scope.board.map(|board| board.to_string());
        let round = scope.round;
        Ok((round, request(scope, 1, "alarm".to_owned(), false), board))
    }

    #[test]
    fn clk_6_a_board_a_venue_or_a_round_is_paused() {
        for (words, round, venue, board) in [
            ("pause 1.3", None, "", Some("1.3")),
            ("resume 1.3", None, "", Some("1.3")),
            ("pause --round 2", Some(2), "", None),
            ("resume --round 2 --venue madrid", Some(2), "madrid", None),
            ("pause --venue madrid --round 2", Some(2), "madrid", None),
            ("pause --venue madrid", None, "madrid", None),
        ] {
            let (named_round, request, named) =
                asked(words).unwrap_or_else(|error| panic!("{words}: {error}"));
            assert_eq!(
                (named_round, request.venue.as_str()),
                (round, venue),
                "{words}"
            );
            assert_eq!(
                (named.as_deref(), request.article.as_str()),
                (board, "O 19.6"),
                "{words}"
            );
        }
    }

    /// CLK-6: clocks are stopped at once, without the round's number where one round alone is running.
    #[test]
    fn clk_6_the_running_round_need_not_be_named() {
        let view = |states: &[&str]| EventView {
            rounds: (1..)
                .zip(states)
                .map(|(round, state)| RoundView {
                    round,
                    state: RoundState::from_word(state).unwrap_or_default().into(),
                    ..RoundView::default()
                })
                .collect(),
            ..EventView::default()
        };
        for (states, expected) in [
            (&["closed", "started", "draft"][..], Ok(2)),
            (&["closed", "published"], Err("no round is in progress")),
            (
                &["started", "started"],
                Err("several rounds are in progress"),
            ),
        ] {
            let found = running(&view(states)).map_err(|error| error.to_string());
            assert_eq!(found, expected.map_err(str::to_owned), "{states:?}");
        }
    }

    #[test]
    fn clk_6_a_pause_of_nothing_or_of_two_things_is_no_command() {
        for words in [
            "pause",
            "pause 1.3 --round 1",
            "pause 1.3 --venue madrid",
            "pause --round 0",
            "pause --round 1 --venue MADRID!",
        ] {
            assert!(asked(words).is_err(), "{words}");
        }
    }

    /// CLK-6: a reason that comes later needs no number while one pause alone has none.
    #[test]
    fn clk_6_the_pause_without_a_reason_is_found() {
        let hold = |hold: u32, venue: &str, reason: &str| HoldView {
            hold,
            venue: venue.to_owned(),
            reason: reason.to_owned(),
            ..HoldView::default()
        };
        let (madrid, lima): (VenueId, VenueId) =
            ("madrid".parse().unwrap(), "lima".parse().unwrap());
        let given = hold(1, "madrid", "fire alarm");
        let (second, third) = (hold(2, "madrid", ""), hold(3, "lima", ""));
        let both = [given.clone(), second.clone(), third];
        for (holds, venue, found) in [
            (&both[..2], None, Some(2)),
            (&both[..2], Some(&madrid), Some(2)),
            (&both[..2], Some(&lima), None),
            (&both[..], Some(&lima), Some(3)),
            (&both[..], None, None),
            (&both[..1], None, None),
        ] {
            let view = EventView {
                rounds: vec![RoundView {
                    round: 1,
                    holds: holds.to_vec(),
                    ..RoundView::default()
                }],
                ..EventView::default()
            };
            assert_eq!(without_reason(&view, 1, venue).ok(), found, "{venue:?}");
        }
    }

    /// CLK-6: who ends one pause of two is not told that all games are resumed.
    #[test]
    fn clk_6_what_ends_with_a_hold_is_told() {
        let on = |venue: &str| HoldView {
            venue: venue.to_owned(),
            ..HoldView::default()
        };
        for (end, venue, holds, told) in [
            (false, "madrid", vec![on("madrid")], "stopped"),
            (true, "madrid", vec![], "resumed"),
            (true, "madrid", vec![on("lima")], "resumed"),
            (true, "madrid", vec![on("")], "still-stopped"),
            (true, "madrid", vec![on("madrid")], "still-stopped"),
            (true, "", vec![on("madrid")], "resumed-except"),
        ] {
            assert_eq!(outcome(end, venue, &holds), told, "{venue}: {holds:?}");
        }
    }
}
