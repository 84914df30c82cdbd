//! What a command comes to, as the coordinator says it before it is given.

use adoube_proto::v1::{ArbiterCommand, CheckReply, NoteView};
use adoube_tournament::ids::BoardId;
use anyhow::Result;
use serde_json::{Value, json};

use crate::client::Client;
use crate::games::comments::{breach, cited};
use crate::lay;
use crate::say::Say;

/// What letting a game go on tells of by itself where a ruling put it off.
pub(super) const OF_PUT_OFF: &[&str] = &["lifts-postponement", "stays-charged"];

/// What declaring a result tells of by itself where the game goes on.
pub(in crate::commands) const OF_DECLARING: &[&str] = &[
    "ends-game",
    "no-move-made",
    "moves-made",
    "clocks-show",
    "unrated",
];

/// A line each, but for those that are told already; none where nothing is left to be told.
pub(in crate::commands) fn told(foreseen: &CheckReply, already: &[&str]) -> Option<String> {
    let left = foreseen
        .consequences
        .iter()
        .filter(|note| !already.contains(&note.word.as_str()));
    let lines: Vec<&str> = left.map(|note| note.text.as_str()).collect();
    (!lines.is_empty()).then(|| format!("as things stand:\n  {}", lines.join("\n  ")))
}

/// What happened there and the event forbids, with the number by which it is cited; none where nothing did.
fn citable(foreseen: &CheckReply) -> Option<String> {
    let lines = foreseen.breaches.iter().map(|note| {
        let (number, told) = (note.number, breach(note));
        format!("--cites {number}: {told}")
    });
    let lines: Vec<String> = lines.collect();
    (!lines.is_empty()).then(|| {
        format!(
            "what the event forbids happened there, and can be cited:\n  {}",
            lines.join("\n  ")
        )
    })
}

/// All of them, for programs.
fn value(foreseen: &CheckReply) -> Value {
    let one = |note: &NoteView| json!({"word": note.word, "with": note.with, "text": note.text});
    foreseen.consequences.iter().map(one).collect()
}

/// Gives what was asked about, and tells programs with what is done what it came to.
pub(in crate::commands) async fn give(
    client: &mut Client,
    (board, request): (BoardId, ArbiterCommand),
    done: &str,
    foreseen: &CheckReply,
    say: Say,
) -> Result<()> {
    let done = format!("{done}{}", cited(&request.cites));
    let mut told = json!({
        "board": board.to_string(), "done": done, "consequences": value(foreseen),
    });
    if !request.cites.is_empty() {
        told["cites"] = json!(request.cites);
    }
    let answer = client.command(request).await?;
    told["record"] = json!(answer.sequence);
    say.result(
        format_args!("{board}: {done} (record {})", answer.sequence),
        &told,
    );
    Ok(())
}

/// What could be cited, to who cites nothing.
pub(in crate::commands) fn tell_citable(foreseen: &CheckReply, cites: &[u32], say: Say) {
    if let (true, Some(told)) = (cites.is_empty(), citable(foreseen)) {
        say.text(lay::fold(&told, 4, lay::width()));
    }
}

/// With the breaches that it is for.
pub(in crate::commands) fn citing(request: ArbiterCommand, cites: &[u32]) -> ArbiterCommand {
    ArbiterCommand {
        cites: cites.to_vec(),
        ..request
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::DeviceNoted;

    use super::*;

    fn foreseen() -> CheckReply {
        let note = |word: &str, text: &str| NoteView {
            word: word.to_owned(),
            text: text.to_owned(),
            with: [("side".to_owned(), "white".to_owned())].into(),
        };
        CheckReply {
            consequences: vec![
                note("clock-starts", "White's clock starts, at 0:23:11"),
                note("stays-charged", "what incident 4 charged stays charged"),
            ],
            breaches: vec![DeviceNoted {
                number: 4,
                what: "forbidden".to_owned(),
                text: "2 screens are connected".to_owned(),
                ..DeviceNoted::default()
            }],
            ..CheckReply::default()
        }
    }

    #[test]
    fn dis_7_what_letting_a_game_go_on_comes_to_is_told_once() {
        assert_eq!(
            told(&foreseen(), &[]).unwrap(),
            "as things stand:\n  White's clock starts, at 0:23:11\n  what incident 4 charged stays charged"
        );
        assert_eq!(
            told(&foreseen(), OF_PUT_OFF).unwrap(),
            "as things stand:\n  White's clock starts, at 0:23:11"
        );
        assert_eq!(told(&foreseen(), &["clock-starts", "stays-charged"]), None);
        let value = value(&foreseen());
        assert_eq!(value[1]["word"], "stays-charged");
        assert_eq!(value[0]["with"]["side"], "white");
    }

    #[test]
    fn ven_2_what_can_be_cited_is_told_with_its_number() {
        let told = citable(&foreseen()).unwrap();
        assert!(
            told.contains("--cites 4: ") && told.ends_with(": 2 screens are connected"),
            "{told}"
        );
        assert_eq!(citable(&CheckReply::default()), None);
    }
}
