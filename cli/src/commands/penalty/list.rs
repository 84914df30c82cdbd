//! `adoube penalty list`: the penalties that were imposed, and those that wait for a second official.

use adoube_catalogue::Catalogue;
use adoube_proto::v1::{ImposedPenalties, PenaltiesReply};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::BoardId;
use adoube_tournament::message;
use adoube_tournament::penalty::Penalty;
use anyhow::Result;
use serde_json::{Value, json};

use crate::args::ListArgs;
use crate::catalogue;
use crate::client::Client;
use crate::games::wire_ids::{board_id, read_penalty};
use crate::say::Say;
use crate::zone;

pub(super) async fn list(client: &mut Client, args: &ListArgs, say: Say) -> Result<()> {
    let event = client.describe().await?;
    let reply = client.penalties(args.player).await?;
    let texts = catalogue::texts();
    let lines = lines(&reply, zone::of_event(&event), texts);
    if lines.is_empty() {
        say.text(texts.text(&message!("penalty-list-none")));
    }
    for (text, value) in &lines {
        say.result(text, value);
    }
    Ok(())
}

/// For people and for programs, those that were imposed first, each the oldest first.
fn lines(reply: &PenaltiesReply, time_zone: &str, texts: &Catalogue) -> Vec<(String, Value)> {
    let line = |penalties: &ImposedPenalties, is_imposed: bool| {
        let board = penalties.board.and_then(board_id);
        let state = if is_imposed {
            texts.text(&imposed_by(penalties))
        } else {
            proposed_by(penalties, board, texts)
        };
        let ruling = texts.text(&ruling(penalties, board, time_zone, texts));
        let withdrawn = penalties.withdrawn.as_ref().map(|withdrawn| {
            let message =
                message!("penalty-list-withdrawn", by: &withdrawn.by, reason: &withdrawn.reason);
            format!("\n    {}", texts.text(&message))
        });
        let text = format!("{ruling}\n    {state}{}", withdrawn.unwrap_or_default());
        (text, value(penalties, board, is_imposed))
    };
    let imposed = reply.imposed.iter().map(|it| line(it, true));
    imposed
        .chain(reply.proposed.iter().map(|it| line(it, false)))
        .collect()
}

fn ruling(
    penalties: &ImposedPenalties,
    board: Option<BoardId>,
    time_zone: &str,
    texts: &Catalogue,
) -> CatalogueMessage {
    let messages = penalties.penalties.iter();
    let messages = messages.filter_map(|penalty| penalty.message.as_ref());
    let told = messages.map(|message| texts.text(&catalogue::message_of_wire(message)));
    let told: Vec<String> = told.collect();
    CatalogueMessage::new("penalty-list-line")
        .text("when", zone::day_and_time(penalties.time, time_zone))
        .text(
            "board",
            board.map_or_else(String::new, |board| board.to_string()),
        )
        .number("record", penalties.record)
        .text("player", &penalties.name)
        .number("number", penalties.player)
        .text("penalties", told.join("; "))
        .text("article", &penalties.article)
        .text("reason", &penalties.reason)
}

fn imposed_by(penalties: &ImposedPenalties) -> CatalogueMessage {
    let ImposedPenalties {
        by, proposed_by, ..
    } = penalties;
    if proposed_by.is_empty() {
        message!("penalty-list-by", by)
    } else {
        message!("penalty-list-by-both", by, proposed: proposed_by)
    }
}

/// With what the second official types.
fn proposed_by(penalties: &ImposedPenalties, board: Option<BoardId>, texts: &Catalogue) -> String {
    let message = message!(
        "penalty-list-proposed", proposed: &penalties.proposed_by,
        board: board.map_or_else(String::new, |board| board.to_string()),
    );
    let command = texts.command(&message).unwrap_or_default();
    format!("{}\n    {command}", texts.text(&message))
}

fn value(penalties: &ImposedPenalties, board: Option<BoardId>, is_imposed: bool) -> Value {
    let typed = |penalty: &adoube_proto::v1::Penalty| {
        let read = read_penalty(penalty);
        read.map_or_else(|fault| fault, |penalty: Penalty| penalty.to_string())
    };
    json!({
        "player": penalties.player, "name": penalties.name,
        "board": board.map(|board| board.to_string()), "record": penalties.record,
        "time_ms": penalties.time, "by": penalties.by, "proposed_by": penalties.proposed_by,
        "article": penalties.article, "reason": penalties.reason, "imposed": is_imposed,
        "penalties": penalties.penalties.iter().map(typed).collect::<Vec<_>>(),
        "withdrawn": penalties.withdrawn.as_ref().map(|it| json!({
            "time_ms": it.time, "by": it.by, "reason": it.reason,
        })),
    })
}

#[cfg(test)]
mod tests {
    use adoube_catalogue::Language;
    use adoube_proto::v1::BoardRef;

    use super::*;
    use crate::games::wire_ids::wire_penalty;

    fn ruling(typed: &[&str], by: &str, proposed_by: &str) -> ImposedPenalties {
        let penalties = typed.iter().map(|one| wire_penalty(&one.parse().unwrap()));
        ImposedPenalties {
            player: 4,
            name: "Alder, Ann".to_owned(),
            board: Some(BoardRef { round: 1, board: 3 }),
            record: 57,
            time: 1_655_470_800_000,
            by: by.to_owned(),
            proposed_by: proposed_by.to_owned(),
            article: "O 18.4".to_owned(),
            reason: "Telefon".to_owned(),
            penalties: penalties.collect(),
            withdrawn: None,
        }
    }

    #[test]
    fn pen_1_the_list_is_in_the_readers_language_with_time_zone_and_record() {
        let reply = PenaltiesReply {
            imposed: vec![
                ruling(&["warning", "time-off=1:00"], "Ada Castillo", ""),
                ruling(&["exclusion=2-3"], "Ada Castillo", "Ivar Lind"),
            ],
            proposed: vec![ruling(&["game-lost"], "", "Ivar Lind")],
            ..PenaltiesReply::default()
        };
        for (language, zone, wanted) in [
            (
                Language::English,
                "Europe/Madrid",
                [
                    "2022-06-17 15:00:00 CEST, board 1.3, record 57: Alder, Ann (4): Warning; 0:01:00 off the player’s clock \
                     (O 18.4): Telefon\n    by Ada Castillo",
                    "2022-06-17 15:00:00 CEST, board 1.3, record 57: Alder, Ann (4): Excluded from rounds 2 to 3 (O 18.4): \
                     Telefon\n    by Ada Castillo, proposed by Ivar Lind",
                    "2022-06-17 15:00:00 CEST, board 1.3, record 57: Alder, Ann (4): Game lost (O 18.4): Telefon\n    \
                     proposed by Ivar Lind: another official has to agree\n    Agree with `adoube penalty agree 1.3`",
                ],
            ),
            (
                Language::Spanish,
                "",
                [
                    "2022-06-17 13:00:00 UTC, tablero 1.3, registro 57: Alder, Ann (4): Advertencia; 0:01:00 menos en el \
                     reloj del jugador (O 18.4): Telefon\n    por Ada Castillo",
                    "2022-06-17 13:00:00 UTC, tablero 1.3, registro 57: Alder, Ann (4): Excluido de las rondas 2 a 3 \
                     (O 18.4): Telefon\n    por Ada Castillo, a propuesta de Ivar Lind",
                    "2022-06-17 13:00:00 UTC, tablero 1.3, registro 57: Alder, Ann (4): Partida perdida (O 18.4): Telefon\n    \
                     a propuesta de Ivar Lind: otro oficial debe aprobarla\n    Se aprueba con `adoube penalty agree 1.3`",
                ],
            ),
        ] {
            let lines = lines(&reply, zone, Catalogue::of(language));
            let texts: Vec<&str> = lines.iter().map(|(text, _)| text.as_str()).collect();
            assert_eq!(texts, wanted);
            let states = lines.iter().map(|(_, value)| value["imposed"].clone());
            assert_eq!(states.collect::<Vec<_>>(), [true, true, false]);
            assert_eq!(
                (&lines[2].1["record"], &lines[2].1["penalties"][0]),
                (&json!(57), &json!("game-lost"))
            );
        }
    }
}
