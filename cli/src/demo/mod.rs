//! `adoube demo`: a round played by separate programs on this machine, shown here.

mod links;
mod locks;
mod results;
mod stage;
mod table;

use std::process::ExitCode;

use adoube_demo::{Demo, Kind, Outcome, Results};
use adoube_local_event::INTERRUPTED;
use adoube_tournament::message;
use anyhow::{Result, bail};
use serde_json::json;

use crate::args::DemoArgs;
use crate::catalogue::{filled, text};
use crate::say::Say;
use crate::text;
use results::Files;
use stage::Stage;

/// Plays the round, shows it, and checks how it ended.
pub(crate) async fn run(args: DemoArgs, say: Say) -> Result<ExitCode> {
    let settings = args.settings();
    let kind = settings.kind;
    if let Some(folder) = &args.out {
        results::refuse_to_overwrite(folder)?;
    }
    let demo = Demo::open(settings)?;
    let mut stage = Stage::open(kind, args.headless, args.out.clone(), say)?;
    let ended = demo.play(&mut stage).await;
    let code = match (ended.outcome, kind) {
        (Outcome::Played(results), Kind::ElectronicBoards) => Ok(report_boards(&results, say)),
        (Outcome::Played(results), _) => report(&args, &results, stage.files(), say),
        (Outcome::Interrupted, Kind::InBrowsers) => Ok(ExitCode::SUCCESS),
        (Outcome::Interrupted, _) => Ok(ExitCode::from(INTERRUPTED)),
        (Outcome::Failed(error), _) => Err(error),
    };
    if let Some(folder) = ended.kept? {
        say.text(text!("cli-demo-kept", folder: folder.display()));
    }
    if code.is_ok() && kind != Kind::InBrowsers && !ended.killed.is_empty() {
        let killed = message!("cli-demo-stuck");
        bail!(filled(&killed.text("programs", ended.killed.join(", "))));
    }
    code
}

fn report(args: &DemoArgs, results: &Results, files: Option<&Files>, say: Say) -> Result<ExitCode> {
    let kept = args.keep.is_some() || args.out.is_some();
    say.text("");
    say.text(table::text(&results.verdicts));
    if args.locked {
        say.text(locks::text(&results.locks));
    }
    for (name, file, lines) in [
        ("PGN", files.map(|files| &files.pgn), 14),
        ("TRF", files.map(|files| &files.trf), 24),
    ] {
        let Some((path, text)) = file else { continue };
        say.text(format_args!("{name}: {}", path.display()));
        if !kept {
            say.text(results::head(text, lines));
        }
    }
    if !kept {
        say.text(text!("cli-demo-files-removed"));
    }
    let ok = results.are_as_in_source();
    say.value(&json!({
        "kind": "summary", "ok": ok, "games": table::json(&results.verdicts),
        "pgn": files.map(|files| &files.pgn.0), "trf": files.map(|files| &files.trf.0), "kept": kept,
        "locks": locks::json(&results.locks),
    }));
    say.text(text(if ok {
        "cli-demo-as-in-source"
    } else {
        "cli-demo-not-as-in-source"
    }));
    // The pulled cable must have been noticed.
    if !args.no_silence && !results.have_a_pause() {
        bail!(text!("cli-demo-no-pause"));
    }
    Ok(code(ok))
}

fn report_boards(results: &Results, say: Say) -> ExitCode {
    let ok = results.are_as_in_source();
    say.text("");
    say.text(table::text(&results.verdicts));
    say.value(&json!({"kind": "summary", "ok": ok, "games": table::json(&results.verdicts)}));
    say.text(text(if ok {
        "cli-demo-boards-as-planned"
    } else {
        "cli-demo-boards-not-as-planned"
    }));
    code(ok)
}

const fn code(ok: bool) -> ExitCode {
    if ok {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

#[cfg(test)]
mod tests {
    use adoube_catalogue::{Catalogue, Language};
    use adoube_tournament::catalogue_message::CatalogueMessage;

    #[test]
    fn steps_are_in_the_readers_language() {
        let message = CatalogueMessage::new;
        let reason = message("cli-demo-waived-reason");
        let checked = message("cli-demo-checked")
            .number("players", 7)
            .number("venues", 1)
            .text("board", "1.4")
            .messages("reason", vec![reason]);
        let fault = message("cli-demo-missing-disconnection").text("board", 2);
        for (message, english, spanish) in [
            (
                checked,
                "7 players and their devices were checked by the LCA of 1 venue; the checks of Black on board 1.4 are \
                 waived: the papers come later; the LCA knows the player",
                "7 jugadores y sus dispositivos han pasado el control del LCA de 1 sede; se dispensan los controles de \
                 las negras en el tablero 1.4: la documentación llegará más tarde; el LCA conoce al jugador",
            ),
            (
                message("cli-demo-round-started").text("round", 1),
                "round 1 has started",
                "la ronda 1 ha empezado",
            ),
            (
                message("cli-demo-missed").messages("faults", vec![fault]),
                "the games ended before the disconnection at board 2 could happen",
                "las partidas terminaron antes de que ocurriera lo previsto: la desconexión en el tablero 2",
            ),
        ] {
            assert_eq!(Catalogue::of(Language::English).text(&message), english);
            assert_eq!(Catalogue::of(Language::Spanish).text(&message), spanish);
        }
    }
}
