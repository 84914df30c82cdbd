//! `adoube round publish`: what is to be looked at is shown before, and who sits where when it is done.

use std::io::IsTerminal as _;

use adoube_proto::v1::{
    NoteView, PlayerSeating, PlayerWithoutGame, RoundReply, RoundSeen, SeatingPlan,
};
use anyhow::{Context as _, Result};
use serde_json::{Value, json};

use super::{line, with_remarks};
use crate::args::Common;
use crate::catalogue::yes_or_no;
use crate::client::{self, Client, ORGANISER};
use crate::commands::board::foreseen;
use crate::commands::confirm::{Asking, do_as_shown};
use crate::say::Say;
use crate::text;

/// Publishes the draft that was shown; with `check` it is shown alone.
pub(super) async fn run(
    common: &Common,
    round: u16,
    (check, yes): (bool, bool),
    say: Say,
) -> Result<()> {
    let mut client = Client::connect(common, ORGANISER).await?;
    if check {
        let draft = client.preview_publication(round).await?;
        tell(&draft, say)?;
        return refused(&draft);
    }
    let show = async |client: &mut Client| {
        let draft = client.preview_publication(round).await?;
        refused(&draft)?;
        // A publication can be taken back: where nobody sits at a terminal, it is published as it is.
        let asks = !draft.consequences.is_empty() && !yes && std::io::stdin().is_terminal();
        if asks {
            say.text(shown(&draft)?);
        }
        Ok((asks.then_some("cli-publish-confirm"), draft.seen))
    };
    let act = async |client: &mut Client, seen: Option<RoundSeen>| {
        client.publish_round(round, seen).await
    };
    let published = do_as_shown(&mut client, Asking::new(yes, say), show, act).await?;
    tell(&published, say)
}

fn refused(draft: &RoundReply) -> Result<()> {
    match &draft.refusal {
        Some(refusal) => Err(client::refusal(refusal)),
        None => Ok(()),
    }
}

fn tell(reply: &RoundReply, say: Say) -> Result<()> {
    let round = reply
        .round
        .as_ref()
        .with_context(|| text!("cli-no-round-sent"))?;
    let mut value = super::json(round);
    value["remarks"] = warnings(&reply.consequences).into();
    value["seating"] = reply.seating.as_ref().map_or(Value::Null, seating_value);
    say.result(shown(reply)?, &value);
    Ok(())
}

/// The round in a line, what it is played with, who sits where, and what to look at.
fn shown(reply: &RoundReply) -> Result<String> {
    let round = reply
        .round
        .as_ref()
        .with_context(|| text!("cli-no-round-sent"))?;
    let mut text = line(round);
    let controls = super::controls(round);
    for row in controls
        .into_iter()
        .chain(reply.seating.iter().flat_map(rows))
    {
        text.push_str("\n  ");
        text.push_str(&row);
    }
    Ok(with_remarks(text, &warnings(&reply.consequences)))
}

/// With the command that does something about each, where there is one.
fn warnings(notes: &[NoteView]) -> Vec<String> {
    notes.iter().map(foreseen::line).collect()
}

/// A board each, then who has no game.
fn rows(plan: &SeatingPlan) -> Vec<String> {
    let boards = plan.boards.iter().map(|board| {
        let [white, black] = [&board.white, &board.black].map(|player| seated(player.as_ref()));
        format!("{:>3}  {white} - {black}", board.board)
    });
    let resting = plan.without_game.iter().map(without_game);
    boards.chain(resting).collect()
}

fn seated(player: Option<&PlayerSeating>) -> String {
    let Some(player) = player else {
        return "?".to_owned();
    };
    let seat = player.device.as_ref().or(player.venue.as_ref());
    let venue = yes_or_no(seat.is_some());
    let seat = seat.map_or("", String::as_str);
    text!("cli-publish-seat", number number: player.number, name: &player.name, venue, seat)
}

fn without_game(player: &PlayerWithoutGame) -> String {
    let bye = player.bye.as_deref().unwrap_or("none");
    let line =
        text!("cli-publish-without-game", number number: player.number, name: &player.name, bye);
    format!("  {line}")
}

fn seating_value(plan: &SeatingPlan) -> Value {
    let player = |player: &Option<PlayerSeating>| {
        player.as_ref().map(|player| {
            json!({
                "number": player.number, "name": player.name, "venue": player.venue, "device": player.device,
            })
        })
    };
    let boards = plan.boards.iter().map(|board| {
        json!({"board": board.board, "white": player(&board.white), "black": player(&board.black)})
    });
    let resting = plan.without_game.iter();
    let resting = resting
        .map(|player| json!({"number": player.number, "name": player.name, "bye": player.bye}));
    json!({
        "boards": boards.collect::<Vec<_>>(), "without_game": resting.collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardSeating, BoardsTimeControl, RoundState, RoundView};

    use super::*;

    fn player(number: u32, name: &str, venue: Option<&str>, device: Option<&str>) -> PlayerSeating {
        PlayerSeating {
            number,
            name: name.to_owned(),
            venue: venue.map(str::to_owned),
            device: device.map(str::to_owned),
        }
    }

    fn alone(number: u32, name: &str, bye: Option<&str>) -> PlayerWithoutGame {
        PlayerWithoutGame {
            number,
            name: name.to_owned(),
            bye: bye.map(str::to_owned),
        }
    }

    fn control(time_control: &str, boards: &[u32]) -> BoardsTimeControl {
        BoardsTimeControl {
            time_control: time_control.to_owned(),
            boards: boards.to_vec(),
        }
    }

    #[test]
    fn evt_5_clk_8_who_sits_where_and_what_to_look_at_is_shown() {
        let plan = SeatingPlan {
            boards: vec![
                BoardSeating {
                    board: 1,
                    white: Some(player(1, "Alder", Some("madrid"), Some("madrid-1"))),
                    black: Some(player(2, "Birch", Some("oslo"), None)),
                },
                BoardSeating {
                    board: 12,
                    white: Some(player(3, "Cedar", None, None)),
                    black: None,
                },
            ],
            without_game: vec![alone(4, "Elm", Some("H")), alone(5, "Fir", None)],
        };
        let note = NoteView {
            word: "undone-times".to_owned(),
            with: [("board".to_owned(), "2.1".to_owned())].into(),
            text: "board 2.1: set the clocks again".to_owned(),
        };
        let reply = RoundReply {
            round: Some(RoundView {
                round: 2,
                state: RoundState::Draft.into(),
                time_controls: vec![control("5400+30", &[1, 3]), control("300+3", &[12])],
                ..RoundView::default()
            }),
            consequences: vec![note],
            seating: Some(plan),
            ..RoundReply::default()
        };
        assert_eq!(
            shown(&reply).unwrap(),
            "round 2: draft, 0 boards, 0 finished\n  time control 90+30 (minutes + seconds a move), standard\n  board 2.12: \
             time control 5+3 (minutes + seconds a move), blitz\n    1  1 Alder (madrid-1) - 2 Birch (oslo)\n   12  3 Cedar (no venue) - \
             ?\n    -  4 Elm: half a point (H)\n    -  5 Fir: no game and no bye\nwarning: board 2.1: set the clocks \
             again (`adoube clock set 2.1 --reason TEXT`)"
        );
        let value = seating_value(reply.seating.as_ref().unwrap());
        assert_eq!(value["boards"][0]["black"]["device"], Value::Null);
        assert_eq!(value["without_game"][1]["name"], "Fir");
    }
}
