//! What a command comes to, as the coordinator says it before it is given.

use adoube_proto::v1::{ArbiterCommand, CommandPreview, NoteView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::BoardId;
use adoube_tournament::message;
use adoube_user_text::server_sentences;
use anyhow::Result;
use serde_json::{Value, json};

use super::{Asked, of};
use crate::catalogue::filled;
use crate::client::Client;
use crate::commands::confirm::{Asking, do_as_shown};
use crate::commands::next_command;
use crate::games::comments::breach;
use crate::say::Say;
use crate::text;

/// What an arbiter is asked about before a game goes on or begins: it was postponed, somebody is away, or a check
/// failed; and before a result is corrected with which a later round was paired.
const WEIGHTY: &[&str] = &[
    "lifts-postponement",
    "away-runs",
    "away-waits",
    "device-failed",
    "device-failed-found",
    "fair-play-failed",
    "fair-play-failed-found",
    "board-of-other-make",
    "board-of-unknown-make",
    "pairings-published",
    "pairings-stay",
];

/// What declaring a result tells of by itself where the game goes on.
pub(in crate::commands) const OF_DECLARING: &[&str] = &[
    "ends-game",
    "no-move-made",
    "moves-made",
    "clocks-show",
    "unrated",
];

/// A line each, but for those that are told already; none where nothing is left to be told.
pub(in crate::commands) fn told(consequences: &[NoteView], already: &[&str]) -> Option<String> {
    let left = consequences
        .iter()
        .filter(|note| !already.contains(&note.word.as_str()));
    let lines: Vec<String> = left.map(line).collect();
    headed(&message!("cli-effects-now"), &lines)
}

/// Tells people all of it.
pub(in crate::commands) fn tell(foreseen: &CommandPreview, say: Say) {
    if let Some(told) = told(&foreseen.consequences, &[]) {
        say.folded(told);
    }
}

/// The lines below a heading; none where there are none.
pub(super) fn headed(heading: &CatalogueMessage, lines: &[String]) -> Option<String> {
    (!lines.is_empty()).then(|| format!("{}\n  {}", filled(heading), lines.join("\n  ")))
}

/// With the command that does something about it.
pub(in crate::commands) fn line(note: &NoteView) -> String {
    let text = server_sentences::note(note);
    match next_command::of_note(note) {
        Some(command) => format!("{text} (`{command}`)"),
        None => text,
    }
}

/// Whether somebody is to be asked before a game is let go.
pub(in crate::commands) fn is_weighty(foreseen: &CommandPreview) -> bool {
    let mut notes = foreseen.consequences.iter();
    notes.any(|note| WEIGHTY.contains(&note.word.as_str()))
}

/// What happened there and the event forbids, and where physical boards differed, with the number by which it is cited; none
/// where nothing did.
fn citable(foreseen: &CommandPreview) -> Option<String> {
    let lines = foreseen.breaches.iter().map(|note| {
        let (number, told) = (note.number, breach(note));
        format!("--cites {number}: {told}")
    });
    let lines: Vec<String> = lines.collect();
    headed(&message!("cli-citable"), &lines)
}

/// All of them, for programs.
pub(in crate::commands) fn value(consequences: &[NoteView]) -> Value {
    let one = |note: &NoteView| json!({"word": note.word, "with": note.with, "text": note.text});
    consequences.iter().map(one).collect()
}

/// What is unusual about it, and is mostly a slip of the hand: a line each.
pub(in crate::commands) fn remarks(foreseen: &CommandPreview) -> Option<String> {
    let lines = foreseen.remarks.iter();
    let lines: Vec<String> = lines
        .map(|note| text!("cli-unusual", text: server_sentences::note(note)))
        .collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The command as of what its author was told.
pub(in crate::commands) fn as_seen(
    request: &ArbiterCommand,
    foreseen: &CommandPreview,
) -> ArbiterCommand {
    ArbiterCommand {
        seen: foreseen.seen,
        ..request.clone()
    }
}

/// Says what a command comes to and gives it; where that is weighty, it is asked about first.
pub(in crate::commands) async fn confirm_and_give(
    client: &mut Client,
    (board, command, reason, done): Asked,
    yes: bool,
    say: Say,
) -> Result<()> {
    let request = of(board, &reason, &command);
    let show = async |client: &mut Client| {
        let foreseen = client.preview(request.clone()).await?;
        tell(&foreseen, say);
        Ok((is_weighty(&foreseen).then_some("cli-confirm"), foreseen))
    };
    let act = async |client: &mut Client, foreseen: CommandPreview| {
        give(client, (board, request.clone()), &done, &foreseen, say).await
    };
    do_as_shown(client, Asking::new(yes, say), show, act).await
}

/// Gives what was asked about, and tells programs with what is done what it came to.
pub(in crate::commands) async fn give(
    client: &mut Client,
    (board, request): (BoardId, ArbiterCommand),
    done: &str,
    foreseen: &CommandPreview,
    say: Say,
) -> Result<()> {
    let done = citing_text(done, &request.cites);
    let mut told = json!({
        "board": board.to_string(), "done": done, "consequences": value(&foreseen.consequences),
    });
    if !request.cites.is_empty() {
        told["cites"] = json!(request.cites);
    }
    let answer = client.command(as_seen(&request, foreseen)).await?;
    told["record"] = json!(answer.sequence);
    say.result(
        text!("cli-board-done", board, done, record: answer.sequence),
        &told,
    );
    Ok(())
}

/// What was done, with the device notes that it cites.
pub(super) fn citing_text(done: &str, cites: &[u32]) -> String {
    let told: Vec<String> = cites.iter().map(ToString::to_string).collect();
    let (last, others) = told
        .split_last()
        .map_or(("", &[][..]), |(last, others)| (last, others));
    text!("cli-done-citing", done, number count: cites.len(), others: others.join(", "), last)
}

/// What could be cited, to who cites nothing.
pub(in crate::commands) fn tell_citable(foreseen: &CommandPreview, cites: &[u32], say: Say) {
    if let (true, Some(told)) = (cites.is_empty(), citable(foreseen)) {
        say.folded(told);
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

    fn foreseen() -> CommandPreview {
        let note = |word: &str, text: &str| NoteView {
            word: word.to_owned(),
            text: text.to_owned(),
            with: [("side", "white"), ("incident", "4")]
                .map(|(name, with)| (name.to_owned(), with.to_owned()))
                .into(),
        };
        CommandPreview {
            consequences: vec![
                note("clock-starts", "White's clock starts, at 0:23:11"),
                note("stays-charged", "time lost in incident 4 is not given back"),
            ],
            breaches: vec![DeviceNoted {
                number: 4,
                what: adoube_proto::v1::DeviceNoteKind::Forbidden.into(),
                text: "2 screens are connected".to_owned(),
                ..DeviceNoted::default()
            }],
            ..CommandPreview::default()
        }
    }

    #[test]
    fn dis_7_what_letting_a_game_go_on_comes_to_is_told_once() {
        let consequences = foreseen().consequences;
        assert_eq!(
            told(&consequences, &[]).unwrap(),
            "effects now:\n  White's clock starts, at 0:23:11\n  time lost in incident 4 is not \
             given back (`adoube rule 4 --help`)"
        );
        assert_eq!(
            told(&consequences, &["stays-charged"]).unwrap(),
            "effects now:\n  White's clock starts, at 0:23:11"
        );
        assert_eq!(
            told(&consequences, &["clock-starts", "stays-charged"]),
            None
        );
        let value = value(&consequences);
        assert_eq!(value[1]["word"], "stays-charged");
        assert_eq!(value[0]["with"]["side"], "white");
    }

    /// DIS-2, DIS-7: nobody starts the clock of who is not there, or of a game that was postponed, unawares.
    #[test]
    fn dis_2_dis_7_what_is_asked_about_before_a_game_goes_on() {
        for (word, asked) in [
            ("clock-starts", false),
            ("stays-charged", false),
            ("lifts-postponement", true),
            ("away-runs", true),
            ("away-waits", true),
        ] {
            let note = NoteView {
                word: word.to_owned(),
                ..NoteView::default()
            };
            let foreseen = CommandPreview {
                consequences: vec![note],
                ..CommandPreview::default()
            };
            assert_eq!(is_weighty(&foreseen), asked, "{word}");
        }
    }

    /// EVT-6: a command is given as of what was told.
    #[test]
    fn evt_6_a_command_names_what_was_seen() {
        let told = CommandPreview {
            seen: 9,
            ..CommandPreview::default()
        };
        assert_eq!(as_seen(&ArbiterCommand::default(), &told).seen, 9);
    }

    /// CLK-7: unusual times of a restored position are remarked on as the coordinator found them.
    #[test]
    fn clk_7_remarks_of_the_coordinator_are_shown() {
        let told = |texts: &[&str]| {
            let note = |text: &&str| NoteView {
                text: (*text).to_owned(),
                ..NoteView::default()
            };
            remarks(&CommandPreview {
                remarks: texts.iter().map(note).collect(),
                ..CommandPreview::default()
            })
        };
        assert_eq!(told(&[]), None);
        let two = told(&["White would have 1:30:00", "Black would have 0:00:02"]);
        let expected = "REMARK: White would have 1:30:00\nREMARK: Black would have 0:00:02";
        assert_eq!(two.as_deref(), Some(expected));
    }

    #[test]
    fn ven_2_what_can_be_cited_is_told_with_its_number() {
        let told = citable(&foreseen()).unwrap();
        assert!(
            told.contains("--cites 4: ") && told.ends_with(": 2 screens are connected"),
            "{told}"
        );
        assert_eq!(citable(&CommandPreview::default()), None);
    }
}
