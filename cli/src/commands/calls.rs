//! `adoube call`: players who call the arbiter.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{
    AnswerCallCommand, AnsweredCall, EndLeaveCommand, EventView, OpenCall, PairingEntry,
    PlayerEntry, Result as Points, Role, Side, TakeCallCommand,
};
use adoube_tournament::ids::BoardId;
use anyhow::{Result, anyhow};
use serde_json::json;

use super::before::boards;
use super::board::give;
use crate::args::{CallCommand, Common};
use crate::catalogue::yes_or_no;
use crate::client::{CHIEF, Client};
use crate::games::comments::side;
use crate::say::{Say, trouble};
use crate::{text, zone};

/// Shows calls, or answers one.
pub(super) async fn call(common: &Common, command: CallCommand, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let view = client.describe().await?;
    match command {
        CallCommand::List { round } => list(&view, round, say),
        CallCommand::Coming { board, number } => {
            let number = match number {
                Some(number) => number,
                None => oldest(&view, board, common.person.as_deref().unwrap_or(CHIEF))?,
            };
            let command = Command::TakeCall(TakeCallCommand { number });
            let done = text!("cli-call-coming", number);
            return give(&mut client, board, String::new(), command, &done, say).await;
        }
        CallCommand::Back { board, side: who } => {
            let seat = Side::from(who);
            let command = Command::EndLeave(EndLeaveCommand { seat: seat.into() });
            let done = text!("cli-call-back", side: seat.word());
            return give(&mut client, board, String::new(), command, &done, say).await;
        }
        CallCommand::Answer {
            board,
            number,
            valid,
            note,
            ..
        } => {
            let person = common.person.as_deref().unwrap_or(CHIEF);
            let number = match number {
                Some(number) => number,
                None => oldest(&view, board, person)?,
            };
            let mut calls = waiting(&view, board);
            let leave = calls.any(|(_, call)| call.number == number && call.leave);
            let (command, done) = answering(number, valid, leave);
            return give(&mut client, board, note, command, &done, say).await;
        }
    }
    Ok(())
}

/// A call had a reason or not; a leave that was asked for is granted or refused.
pub(super) fn answering(number: u32, valid: bool, leave: bool) -> (Command, String) {
    let command = Command::AnswerCall(AnswerCallCommand { number, valid });
    let answer = answer_word(leave, valid);
    (command, text!("cli-call-done", number, answer))
}

/// As the messages choose by it.
const fn answer_word(leave: bool, valid: bool) -> &'static str {
    match (leave, valid) {
        (false, true) => "valid",
        (false, false) => "not-valid",
        (true, true) => "granted",
        (true, false) => "refused",
    }
}

fn list(view: &EventView, round: Option<u16>, say: Say) {
    let mut none = true;
    for (board, pairing) in boards(view, round) {
        for call in &pairing.calls {
            none = false;
            let (text, json) = told(view, board, pairing, call);
            say.result(text, &json);
        }
    }
    if none {
        say.text(text!("cli-call-none"));
    }
    for (board, pairing) in boards(view, round) {
        for answered in &pairing.answered_calls {
            if let Some((text, json)) = history(view, board, pairing, answered) {
                say.result(text, &json);
            }
        }
    }
}

/// An answered call with who answered what, and when.
fn history(
    view: &EventView,
    board: BoardId,
    pairing: &PairingEntry,
    answered: &AnsweredCall,
) -> Option<(String, serde_json::Value)> {
    let call = answered.call.as_ref()?;
    let (text, mut json) = told(view, board, pairing, call);
    let (by, at) = (&answered.by, zone::time(answered.at, zone::of_event(view)));

    json["answered"] = json!({
        "valid": answered.valid, "note": answered.note, "by": by, "office": Role::word_of(answered.office), "at": answered.at,
    });
    Some((
        format!(
            "{text}\n    {}",
            text!(
                "cli-call-history", at, by, answer: answer_word(call.leave, answered.valid),
                noted: yes_or_no(!answered.note.is_empty()), note: &answered.note,
            )
        ),
        json,
    ))
}

/// Since when who waits for what.
fn told(
    view: &EventView,
    board: BoardId,
    pairing: &PairingEntry,
    call: &OpenCall,
) -> (String, serde_json::Value) {
    let (number, who, reason) = (call.number, side(call.seat()), &call.reason);
    let player = caller(view, pairing, call);
    let (name, venue) = player.map_or(("", ""), |player| {
        (player.name.as_str(), player.venue.as_str())
    });
    let since = zone::time(call.at, zone::of_event(view));
    let asks = match (call.leave, call.objection) {
        (true, _) => "leave",
        (false, Some(_)) => "objection",
        (false, None) => "none",
    };
    let text = text!(
        "cli-call", board, number, side: call.seat().word(), name, venue, since, asks,
        result: call.objection.map(shown).unwrap_or_default(), given: yes_or_no(!reason.is_empty()),
        reason, coming: yes_or_no(!call.coming_by.is_empty()), by: &call.coming_by,
    );
    let json = json!({
        "board": board.to_string(), "number": number, "seat": who, "reason": reason,
        "at": call.at, "name": name, "venue": venue, "leave": call.leave,
        "objection": call.objection.map(shown),
        "coming_by": (!call.coming_by.is_empty()).then_some(&call.coming_by),
    });
    (text, json)
}

fn shown(result: Points) -> String {
    text::show_result(result.white_halves, result.black_halves)
}

fn caller<'a>(
    view: &'a EventView,
    pairing: &PairingEntry,
    call: &OpenCall,
) -> Option<&'a PlayerEntry> {
    let number = match call.seat() {
        Side::Black => pairing.black,
        _ => pairing.white,
    };
    view.players.iter().find(|known| known.number == number)
}

fn waiting(view: &EventView, board: BoardId) -> impl Iterator<Item = (&PairingEntry, &OpenCall)> {
    let mut boards = boards(view, Some(board.round));
    let found = boards.find(|(id, _)| *id == board);
    let calls = found.map(|(_, pairing)| pairing.calls.iter().map(move |call| (pairing, call)));
    calls.into_iter().flatten()
}

/// The call that has waited longest of those that the official may answer: where all his offices are of venues,
/// of one of their players (O 18.8).
fn oldest(view: &EventView, board: BoardId, person: &str) -> Result<u32> {
    let offices = view.officials.iter();
    let offices = offices.filter(|official| official.person == person);
    let own: Vec<&str> = offices.map(|office| office.venue.as_str()).collect();
    let is_own = |venue: &str| own.is_empty() || own.contains(&"") || own.contains(&venue);
    let mut elsewhere = None;
    for (pairing, call) in waiting(view, board) {
        let venue = caller(view, pairing, call).map_or("", |player| &player.venue);
        if is_own(venue) {
            return Ok(call.number);
        }
        elsewhere = elsewhere.or(Some((call, venue)));
    }
    let Some((call, venue)) = elsewhere else {
        return Err(anyhow!(text!("cli-call-none-open", board)));
    };
    let side = call.seat().word();
    Err(trouble!(
        "cli-call-elsewhere", number: call.number, board, side, venue, venues: own.join(", "),
    ))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BeforeGame, OfficialEntry, RoundView};

    use super::*;

    #[test]
    fn ven_7_ven_8_an_answer_says_what_it_answers() {
        for (valid, leave, told) in [
            (true, false, "call 4: valid reason"),
            (false, false, "call 4: no valid reason"),
            (true, true, "call 4: leave granted"),
            (false, true, "call 4: leave refused"),
        ] {
            assert_eq!(answering(4, valid, leave).1, told);
        }
    }

    /// VEN-8: who answered a call, what and when is listed with it.
    #[test]
    fn ven_8_an_answered_call_is_listed_with_its_answer() {
        let view = EventView::default();
        let call = OpenCall {
            number: 2,
            seat: Side::White.into(),
            reason: "the mouse".to_owned(),
            ..OpenCall::default()
        };
        let answered = AnsweredCall {
            call: Some(call),
            valid: true,
            note: "a new one".to_owned(),
            by: "lca-madrid".to_owned(),
            ..AnsweredCall::default()
        };
        let board = BoardId { round: 1, board: 2 };
        let (text, json) = history(&view, board, &PairingEntry::default(), &answered).unwrap();
        assert!(text.contains("call 2 of White"), "{text}");
        assert!(
            text.contains("by lca-madrid: valid reason; note: a new one"),
            "{text}"
        );
        assert_eq!(json["answered"]["by"], "lca-madrid");
    }

    /// VEN-8: without a number the oldest call is answered, by an official of a venue that of his own player.
    #[test]
    fn ven_8_an_official_answers_the_oldest_call_of_his_venue() {
        let player = |number: u32, venue: &str| PlayerEntry {
            number,
            venue: venue.to_owned(),
            ..PlayerEntry::default()
        };
        let official = |person: &str, venue: &str| OfficialEntry {
            person: person.to_owned(),
            venue: venue.to_owned(),
            ..OfficialEntry::default()
        };
        let call = |number: u32, seat: Side| OpenCall {
            number,
            seat: seat.into(),
            ..OpenCall::default()
        };
        let view = EventView {
            officials: vec![
                official("chief", ""),
                official("lca-madrid", "madrid"),
                official("lca-lima", "lima"),
                official("lta-both", "lima"),
                official("lta-both", "madrid"),
                official("lca-and-arbiter", "lima"),
                official("lca-and-arbiter", ""),
            ],
            players: vec![player(1, "madrid"), player(2, "chennai")],
            rounds: vec![RoundView {
                round: 1,
                pairings: vec![PairingEntry {
                    board: 2,
                    white: 1,
                    black: 2,
                    before: Some(BeforeGame::default()),
                    calls: vec![
                        call(1, Side::Black),
                        call(2, Side::White),
                        call(3, Side::White),
                    ],
                    ..PairingEntry::default()
                }],
                ..RoundView::default()
            }],
            ..EventView::default()
        };
        let asked = BoardId { round: 1, board: 2 };
        let elsewhere = "call 1 of board 1.2 is from Black at chennai, but your role is at lima";
        for (person, board, answered) in [
            ("chief", asked, Ok(1)),
            ("lca-madrid", asked, Ok(2)),
            ("lca-lima", asked, Err(elsewhere)),
            ("lta-both", asked, Ok(2)),
            ("lca-and-arbiter", asked, Ok(1)),
            (
                "chief",
                BoardId { board: 3, ..asked },
                Err("board 1.3 has no open call"),
            ),
        ] {
            let found = oldest(&view, board, person).map_err(|error| error.to_string());
            assert_eq!(found, answered.map_err(str::to_owned), "{person}");
        }
    }
}
