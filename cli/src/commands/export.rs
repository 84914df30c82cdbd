//! `adoube export`: files for the federation and for everybody else.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;

use adoube_chess::notation::{Language, Notation};
use adoube_proto::v1::{EventView, RoundState, RoundView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::trf::Tag;
use anyhow::{Context as _, Result, anyhow};
use serde_json::json;

use super::event_rounds;
use crate::args::{Common, ExportArgs, Written};
use crate::catalogue::filled;
use crate::client::{CHIEF, Client};
use crate::games::round_days::Days;
use crate::games::trf::More;
use crate::games::{confidential, draft, officials, pgn, report_time_control, scores, trf};
use crate::say::{Say, trouble};
use crate::text;

/// Writes the file, or standard output.
pub(super) async fn run(common: &Common, args: &ExportArgs, say: Say) -> Result<()> {
    let facts = newer_facts(args)?;
    let mut client = Client::connect(common, CHIEF).await?;
    let view = client.describe().await?;
    let round = match args.round {
        Some(0) if args.notation == Written::Trf => 0,
        Some(round) => has(event_rounds::round(&view, round)?, args.notation).map(|()| round)?,
        None => latest(&view, args.notation)?,
    };
    let mut remarks = remarks(&view, round, args)?;
    let text = match args.notation {
        Written::Pgn => {
            let told = round_pgn(&mut client, &view, round, args.for_officials).await?;
            remarks.extend(told.remark);
            told.text
        }
        Written::Trf => {
            let more = More {
                facts: &facts,
                to_pair: args.to_pair,
                controls: &[],
                lacking: false,
            };
            let told = report(&mut client, &view, round, &args.edition, more).await?;
            remarks.extend(told.remark);
            told.text
        }
        Written::Pairs => draft::write(&view, round)?,
        Written::Scores => {
            let games = client.games(round).await?;
            scores::write(&games, &regulations(&view)?, letters(args))?
        }
    };
    if text.is_empty() {
        return Err(without_games(&view, round));
    }
    let notation = word(args.notation);
    for remark in &remarks {
        say.warn(remark);
    }
    let bytes = text.len();
    match args.out.as_deref().filter(|path| *path != Path::new("-")) {
        Some(path) => {
            write_new(path, &text)?;
            let told = text!("cli-export-bytes", file: path.display(), bytes);
            say.result(
                told,
                &json!({"file": path, "notation": notation, "round": round, "bytes": bytes,
                        "remarks": remarks}),
            );
        }
        None => say.result(
            text.trim_end(),
            &json!({"notation": notation, "round": round, "text": text, "remarks": remarks}),
        ),
    }
    Ok(())
}

const fn word(notation: Written) -> &'static str {
    match notation {
        Written::Pgn => "pgn",
        Written::Trf => "trf",
        Written::Pairs => "pairs",
        Written::Scores => "scores",
    }
}

/// How scores are written.
fn letters(args: &ExportArgs) -> Notation {
    Notation {
        language: args.language.unwrap_or(Language::English),
        figurines: args.figurines,
        signs: !args.plain,
    }
}

/// What whoever reads the file is to know.
fn remarks(view: &EventView, round: u16, args: &ExportArgs) -> Result<Vec<String>> {
    let mut told = Vec::new();
    let letters = args.language.is_some() || args.figurines || args.plain;
    if letters && args.notation != Written::Scores {
        told.push(text!("cli-export-scores-only"));
    }
    if args.for_officials && args.notation != Written::Pgn {
        told.push(text!("cli-export-pgn-only"));
    }
    if args.notation == Written::Trf {
        told.extend(trf::without(view, args.round.unwrap_or(u16::MAX)));
        let edition = trf::edition_of(&args.edition);
        let regulations = regulations(view)?;
        told.extend(trf::remarks(view, &regulations, round, edition));
        told.extend(trf::untold(view, &regulations));
    }
    Ok(told)
}

/// A round that has no games; why, and what to do.
fn without_games(view: &EventView, round: u16) -> anyhow::Error {
    let mut rounds = view.rounds.iter();
    let known = rounds.find(|known| known.round == u32::from(round));
    let (paired, draft) = known.map_or((false, true), |known| {
        (
            !known.pairings.is_empty(),
            known.state() == RoundState::Draft,
        )
    });
    let why = match (paired, draft) {
        (true, true) => "draft",
        (false, true) => "unpaired",
        _ => "other",
    };
    trouble!("cli-export-no-games", round, why)
}

/// Refuses what a round has not: there are no moves here of one that was played elsewhere, and a
/// draft is no part of a report.
fn has(round: &RoundView, notation: Written) -> Result<()> {
    if notation == Written::Trf && round.state() == RoundState::Draft {
        let number = round.round;
        return Err(trouble!("cli-export-draft", round: number));
    }
    let games = matches!(notation, Written::Pgn | Written::Scores);
    if games && round.state() == RoundState::Elsewhere {
        return Err(trouble(
            text!("cli-unpublish-elsewhere", round: round.round),
            text!("cli-export-elsewhere-next", source: &round.source),
        ));
    }
    Ok(())
}

/// What only the newer edition of the report has room for, and only the organiser knows.
fn newer_facts(args: &ExportArgs) -> Result<Vec<(Tag, &str)>> {
    let facts = [
        (Tag::PairingProgram, args.paired_by.as_deref()),
        (Tag::EncodedType, args.type_code.as_deref()),
    ];
    let facts = facts.into_iter();
    let facts: Vec<_> = facts
        .filter_map(|(tag, text)| Some((tag, text?.trim())))
        .collect();
    let newer = args.notation == Written::Trf && args.edition == "26";
    if args.to_pair && args.notation != Written::Trf {
        return Err(trouble!("cli-export-to-pair"));
    }
    if !facts.is_empty() && !newer {
        return Err(trouble!("cli-export-newer"));
    }
    Ok(facts)
}

/// The games of a round as PGN, for whoever gets the file, or for officials alone.
pub(crate) async fn round_pgn(
    client: &mut Client,
    view: &EventView,
    round: u16,
    for_officials: bool,
) -> Result<Told> {
    let regulations = regulations(view)?;
    let mut games = client.games(round).await?;
    let left_out = if for_officials {
        0
    } else {
        confidential::leave_out(&mut games)
    };
    officials::name(&mut games, view);
    Ok(Told {
        text: pgn::write(&games, &regulations, &Days::of(view, round))?,
        remark: confidential::remark(left_out),
    })
}

/// What goes into a file.
pub(crate) struct Told {
    pub(crate) text: String,
    /// What it does not tell.
    remark: Option<String>,
}

/// The tournament's report up to a round.
pub(crate) async fn report(
    client: &mut Client,
    view: &EventView,
    round: u16,
    edition: &str,
    more: More<'_>,
) -> Result<Told> {
    let played = played(client, view, round).await?;
    let regulations = report_time_control::as_played(regulations(view)?, &played);
    let more = More {
        controls: &played,
        ..more
    };
    Ok(Told {
        text: trf::write_with(view, &regulations, round, edition, &more)?,
        remark: report_time_control::remark(&played),
    })
}

/// With which time control the rounds up to that one were played here, whatever the regulations say
/// by now. One round's games are held at a time.
async fn played(
    client: &mut Client,
    view: &EventView,
    round: u16,
) -> Result<Vec<report_time_control::OfRound>> {
    let mut told = Vec::new();
    for begun in begun(view, round) {
        told.extend(report_time_control::OfRound::of(
            begun,
            &client.games(begun).await?,
        ));
    }
    Ok(told)
}

/// The rounds up to that one whose games have begun.
fn begun(view: &EventView, round: u16) -> Vec<u16> {
    let begun =
        |view: &&RoundView| matches!(view.state(), RoundState::Started | RoundState::Closed);
    let rounds = view.rounds.iter().filter(begun);
    let numbers = rounds.filter_map(|view| u16::try_from(view.round).ok());
    let mut numbers: Vec<u16> = numbers.filter(|number| *number <= round).collect();
    numbers.sort_unstable();
    numbers
}

pub(super) fn regulations(view: &EventView) -> Result<Regulations> {
    adoube_regulations::from_published(&view.regulations).map_err(|problems| {
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        anyhow!(filled(
            &CatalogueMessage::new("cli-export-other-regulations")
                .text("problems", problems.join("; "))
        ))
    })
}

/// The latest round that the file can be about: games have begun; a report may also hand out
/// pairings that were published. A draft may still change, and its byes are nobody's points yet.
fn latest(view: &EventView, notation: Written) -> Result<u16> {
    let fits = |state: RoundState| match notation {
        Written::Pgn | Written::Scores => matches!(state, RoundState::Started | RoundState::Closed),
        Written::Trf => state != RoundState::Draft,
        Written::Pairs => true,
    };
    let rounds = view.rounds.iter().filter(|round| fits(round.state()));
    // Drafts of rounds to come may hold nothing but byes.
    let latest = rounds.map(|round| (!round.pairings.is_empty(), round.round));
    let latest = latest.max().map(|(_, round)| round);
    match (latest.and_then(|round| u16::try_from(round).ok()), notation) {
        (Some(round), _) => Ok(round),
        (None, Written::Trf) => Ok(0),
        (None, Written::Pairs) => Err(trouble(
            text!("cli-export-no-pairings"),
            event_rounds::there_are(view),
        )),
        (None, Written::Pgn | Written::Scores) => Err(trouble!("cli-export-not-begun")),
    }
}

/// Writes a new file; one that is there is left as it is.
pub(crate) fn write_new(path: &Path, text: &str) -> Result<()> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let mut file = file.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => trouble!("cli-export-exists", file: path.display()),
        _ => anyhow!(text!("cli-export-unwritable", file: path.display(), error)),
    })?;
    file.write_all(text.as_bytes())
        .and_then(|()| file.sync_all())
        .with_context(|| text!("cli-export-not-written", file: path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_what_is_exported_before_any_round_is_paired() {
        let view = EventView::default();
        for (notation, told) in [
            (Written::Trf, Ok(0)),
            (Written::Pairs, Err("there are no pairings".to_owned())),
            (Written::Pgn, Err("no round has begun".to_owned())),
        ] {
            let found = latest(&view, notation).map_err(|error| error.to_string());
            assert_eq!(found, told, "{notation:?}");
        }
    }

    #[test]
    fn evt_5_a_round_without_games_says_what_is_missing() {
        let pairings = vec![adoube_proto::v1::PairingEntry::default()];
        for (state, pairings, told, next) in [
            ("draft", pairings, "are a draft", "adoube round publish 2"),
            ("draft", Vec::new(), "not paired yet", "import its pairings"),
            (
                "published",
                Vec::new(),
                "it has no pairings",
                "export pairs",
            ),
        ] {
            let round = RoundView {
                round: 2,
                state: RoundState::from_word(state).unwrap_or_default().into(),
                pairings,
                ..RoundView::default()
            };
            let view = EventView {
                rounds: vec![round],
                ..EventView::default()
            };
            let error = without_games(&view, 2);
            assert!(error.to_string().contains(told), "{error}");
            let trouble = error.downcast_ref::<crate::say::Trouble>().unwrap();
            assert!(trouble.next.contains(next), "{}", trouble.next);
        }
    }

    #[test]
    fn evt_5_what_a_round_has_not_is_not_exported() {
        for (state, notation, told) in [
            (
                "draft",
                Written::Trf,
                Some("round 3 is a draft, and a report"),
            ),
            ("draft", Written::Pairs, None),
            ("published", Written::Trf, None),
            ("elsewhere", Written::Trf, None),
            ("elsewhere", Written::Pairs, None),
            (
                "elsewhere",
                Written::Pgn,
                Some("round 3 was played elsewhere"),
            ),
            (
                "elsewhere",
                Written::Scores,
                Some("round 3 was played elsewhere"),
            ),
            ("started", Written::Pgn, None),
        ] {
            let round = RoundView {
                round: 3,
                state: RoundState::from_word(state).unwrap_or_default().into(),
                ..RoundView::default()
            };
            let found = has(&round, notation).err().map(|error| error.to_string());
            assert_eq!(found.is_some(), told.is_some(), "{state} {notation:?}");
            assert!(found.is_none_or(|found| found.starts_with(told.unwrap())));
        }
    }

    #[test]
    fn evt_5_a_report_is_of_the_last_round_that_began() {
        let round = |(round, state): (u32, &str)| RoundView {
            round,
            state: RoundState::from_word(state).unwrap_or_default().into(),
            ..RoundView::default()
        };
        let states = [
            (1, "closed"),
            (2, "started"),
            (3, "published"),
            (4, "draft"),
        ];
        let view = EventView {
            rounds: states.map(round).to_vec(),
            ..EventView::default()
        };
        let found = [0, 1, 2, 3, u16::MAX].map(|up_to| begun(&view, up_to));
        assert_eq!(found, [vec![], vec![1], vec![1, 2], vec![1, 2], vec![1, 2]]);
        for (notation, wanted) in [(Written::Pgn, 2), (Written::Trf, 3), (Written::Pairs, 4)] {
            assert_eq!(latest(&view, notation).unwrap(), wanted, "{notation:?}");
        }
    }
}
