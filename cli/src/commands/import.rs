//! `adoube import`: players and pairings from a file.

use std::fmt::Write as _;

use adoube_chess::Variant;
use adoube_proto::v1::{EventView, ImportReply, ImportRequest, PlayerEntry, Role, RoundState};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result, bail};
use serde_json::json;

use super::export::regulations;
use super::round::with_remarks;
use crate::args::{Common, ImportArgs, Notation};
use crate::catalogue::filled;
use crate::client::{Client, ORGANISER};
use crate::games::granted_byes::ToCome;
use crate::games::newcomers::Newcomer;
use crate::games::{
    Imported, contradictions, draft, file_points, file_time_control, granted_byes, ignored_records,
    import_pgn, import_trf, import_warnings, newcomers, personal_data, player_changes,
    repeated_imports, report_check, seats,
};
use crate::say::{Say, trouble};
use crate::{lay, pairing, plain, text};

/// Reads the file and sends what it brings.
pub(super) async fn run(common: &Common, args: &ImportArgs, say: Say) -> Result<()> {
    let bytes = bytes(args)?;
    let mut client = Client::connect(common, ORGANISER).await?;
    let view = client.describe().await?;
    let not_taken = compare(args, &bytes, &view)?;
    let known = &view.players;
    let venues: Vec<String> = view.venues.iter().map(|venue| venue.id.clone()).collect();
    let mut imported = read(args, &bytes, known, &view)?;
    let rewritten = personal_data::as_reports_write(&mut imported.players);
    seat(args, &mut imported, &view)?;
    let (renamed, new) = meant(args, &view, &imported.players)?;
    let spread = player_changes::spread(known, &imported.players);
    let rerated = player_changes::rerated(known, &imported.players);
    let ToCome {
        drafts,
        told: to_come,
        remarks,
    } = to_come(args, &bytes, &imported, &view)?;
    let mut odd = odd(args, &bytes, &imported, &view)?;
    odd.extend(remarks);
    odd.extend(rerated);
    let Imported {
        players,
        round,
        pairings,
        byes,
        played,
        forfeits,
        ..
    } = imported;
    let request = ImportRequest {
        players,
        round: round.into(),
        pairings,
        byes,
        played,
        source: source(args),
        granted: drafts,
        ..<_>::default()
    };
    let mut reply = client.import(request).await?;
    reply.remarks.extend(odd);
    let mut lines = renamed.clone();
    lines.extend(newcomers::text(known, &new).map(|told| lay::fold(&told, 4, lay::width())));
    lines.extend(player_changes::spread_text(spread, &venues));
    lines.extend(to_come.iter().cloned());
    lines.extend(rewritten.iter().cloned());
    lines.extend(not_taken.iter().cloned());
    say.result(
        with_remarks(told(round, &reply, &forfeits, &lines), &reply.remarks),
        &json!({"replaced": renamed,
                "new": new.iter().map(Newcomer::json).collect::<Vec<_>>(),
                "to_come": to_come, "spread": spread, "remarks": reply.remarks,
                "not_taken": not_taken, "rewritten": rewritten,
                "players": reply.players, "round": round, "pairings": reply.pairings,
                "byes": reply.byes, "played_elsewhere": reply.played,
                "forfeits": forfeits.iter().map(|f| f.0).collect::<Vec<_>>()}),
    );
    Ok(())
}

/// What stands in the file, unless that is no text at all.
fn bytes(args: &ImportArgs) -> Result<Vec<u8>> {
    let bytes = plain::bytes(&args.file)?;
    if args.notation != Notation::Pairs {
        plain::refuse(&args.file, &bytes)?;
    }
    Ok(bytes)
}

/// The byes that a report grants for rounds that are not paired yet.
fn to_come(
    args: &ImportArgs,
    bytes: &[u8],
    imported: &Imported,
    view: &EventView,
) -> Result<ToCome> {
    if args.notation != Notation::Trf {
        return Ok(ToCome::default());
    }
    let rounds = regulations(view)?.rounds;
    Ok(granted_byes::to_come(bytes, imported, view, rounds))
}

/// The numbers that pass to others and the players who are new, unless they may be an oversight.
fn meant(
    args: &ImportArgs,
    view: &EventView,
    players: &[PlayerEntry],
) -> Result<(Vec<String>, Vec<Newcomer>)> {
    let renamed = player_changes::renamed(&view.players, players);
    if !args.replace {
        refuse_other_names(&renamed)?;
    }
    let new = newcomers::newcomers(&view.players, players);
    if !args.new {
        newcomers::refuse(view, &new)?;
    }
    Ok((renamed, new))
}

/// What is odd about the file, by itself and beside the event.
fn odd(
    args: &ImportArgs,
    bytes: &[u8],
    imported: &Imported,
    view: &EventView,
) -> Result<Vec<String>> {
    let mut odd = Vec::new();
    if args.notation == Notation::Trf {
        let event = regulations(view)?;
        odd.extend(import_warnings::days(bytes, &event));
        odd.extend(report_check::other_bye_points(bytes, event.scoring));
        odd.extend(file_points::remark(bytes, event.scoring.into()));
        odd.extend(ignored_records::left_out(bytes).0);
        let own = view.rounds.iter();
        let own = own
            .filter(|round| ![RoundState::Draft, RoundState::Elsewhere].contains(&round.state()));
        let own: Vec<u32> = own.map(|round| round.round).collect();
        odd.extend(import_warnings::undated(imported, &own));
        odd.extend(contradictions::remarks(bytes));
        // Whoever takes the players only says nothing of rounds.
        let of_rounds = args.played.is_some() || args.round != Some(0);
        odd.extend(repeated_imports::remark(imported, view).filter(|_| of_rounds));
    }
    odd.extend(personal_data::doubtful(&imported.players));
    odd.extend(import_warnings::twice(&imported.players, &view.players));
    // A draft with nothing but byes is not paired.
    let paired = view
        .rounds
        .iter()
        .filter(|round| !round.pairings.is_empty());
    let paired = paired.map(|round| round.round);
    let told = imported.played.iter().map(|played| played.round);
    let rounds: Vec<u32> = paired.chain(told).collect();
    odd.extend(import_warnings::remarks(imported, &rounds));
    odd.extend(pairing::overwritten(view, imported));
    Ok(odd)
}

/// What the file brought, and what its arbiter has to know or to do.
fn told(round: u16, reply: &ImportReply, forfeits: &[(u32, u32, u32)], lines: &[String]) -> String {
    let message = if round == 0 {
        CatalogueMessage::new("cli-import-players").number("players", reply.players)
    } else {
        CatalogueMessage::new("cli-import-round")
            .number("players", reply.players)
            .number("pairings", reply.pairings)
            .number("byes", reply.byes)
            .text("round", round)
    };
    let mut text = filled(&message);
    text.push_str(&to_declare(round, forfeits));
    text.push_str(&played_elsewhere(&reply.played));
    for line in lines {
        let _ = write!(text, "\n{line}");
    }
    text
}

/// The name that the record gives the file.
fn source(args: &ImportArgs) -> String {
    let name = args.file.file_name().unwrap_or_default();
    name.to_string_lossy().chars().take(200).collect()
}

/// The rounds whose results are the file's.
fn played_elsewhere(rounds: &[u32]) -> String {
    let list: Vec<_> = rounds.iter().map(ToString::to_string).collect();
    if list.is_empty() {
        return String::new();
    }
    let told = filled(
        &CatalogueMessage::new("cli-import-elsewhere")
            .number("count", list.len())
            .text("rounds", list.join(", ")),
    );
    format!("\n{told}")
}

/// A line for each forfeit that the file tells: the arbiter declares it.
fn to_declare(round: u16, forfeits: &[(u32, u32, u32)]) -> String {
    let mut text = String::new();
    for (board, white, black) in forfeits {
        let result = text::show_result(*white, *black);
        let board = format!("{round}.{board}");
        let _ = write!(
            text,
            "\n{}",
            filled(
                &CatalogueMessage::new("cli-import-forfeit")
                    .text("board", board)
                    .text("result", result)
            )
        );
    }
    text
}

/// Checks a report against the event; what it says of the tournament and is not taken over.
fn compare(args: &ImportArgs, bytes: &[u8], view: &EventView) -> Result<Vec<String>> {
    let regulations = regulations(view)?;
    match args.notation {
        Notation::Trf => {}
        Notation::Pgn => return Ok(file_time_control::of_games(bytes, args.round, &regulations)),
        Notation::Pairs => return Ok(Vec::new()),
    }
    let name = args.file.display().to_string();
    report_check::check(&name, bytes, &regulations, args.individuals)?;
    let arbiters = view.officials.iter();
    let arbiters = arbiters.filter(|official| official.role() == Role::ChiefArbiter);
    let arbiters: Vec<String> = arbiters.map(|official| official.name.clone()).collect();
    let mut not_taken = report_check::not_taken(bytes, &regulations, &arbiters);
    not_taken.extend(ignored_records::left_out(bytes).1);
    Ok(not_taken)
}

/// Takes over who sits where, if a file says so.
fn seat(args: &ImportArgs, imported: &mut Imported, view: &EventView) -> Result<()> {
    let Some(path) = &args.seats else {
        return Ok(());
    };
    let text = plain::read(path)?;
    let venues = view.venues.iter().map(|venue| seats::Venue {
        id: venue.id.clone(),
        devices: venue.devices.len(),
    });
    let venues: Vec<_> = venues.collect();
    seats::apply(
        &text,
        &imported.byes,
        &mut imported.players,
        &view.players,
        &venues,
    )
    .with_context(|| {
        filled(&CatalogueMessage::new("cli-import-not-imported").text("file", path.display()))
    })
}

/// What the file brings, in the notation that the arguments name.
fn read(
    args: &ImportArgs,
    bytes: &[u8],
    known: &[PlayerEntry],
    view: &EventView,
) -> Result<Imported> {
    let variant = regulations(view).map_or(Variant::Standard, |event| event.variant);
    let file = args.file.display();
    if args.played.is_some() && args.notation != Notation::Trf {
        return Err(trouble(
            filled(&CatalogueMessage::new("cli-import-played-trf")),
            filled(&CatalogueMessage::new("cli-import-played-trf-next")),
        ));
    }
    match args.notation {
        Notation::Trf => import_trf::read(bytes, args.round, args.played),
        Notation::Pgn => import_pgn::read(bytes, args.round, known, variant),
        Notation::Pairs => plain::text(bytes.to_vec())
            .map_err(Into::into)
            .and_then(|text| draft::read(&text, args.round, variant)),
    }
    .with_context(|| filled(&CatalogueMessage::new("cli-import-not-imported").text("file", file)))
}

/// A number does not pass to somebody else by an oversight.
fn refuse_other_names(renamed: &[String]) -> Result<()> {
    if !renamed.is_empty() {
        let head = filled(&CatalogueMessage::new("cli-import-other-names"));
        bail!(trouble(
            format!("{head}\n{}", renamed.join("\n")),
            filled(&CatalogueMessage::new("cli-import-other-names-next")),
        ));
    }
    Ok(())
}
