//! `adoube chess`: checking aids.

use adoube_chess::{Position, Start, Variant};
use adoube_tournament::double_chess960::{NO_DOUBLE, is_double};
use anyhow::{Context as _, Result};
use serde_json::json;

use crate::args::PerftArgs;
use crate::say::{Say, trouble};
use crate::text;

/// Counts the sequences of legal moves.
pub(super) fn perft(args: &PerftArgs, say: Say) -> Result<()> {
    let position = position(args)?;
    let mut total = 0;
    if args.depth == 0 || !args.divide {
        total = position.perft(args.depth);
    } else {
        for mv in position.legal_moves() {
            let mut after = position.clone();
            after.play(mv).with_context(|| text!("cli-chess-refused"))?;
            let count = after.perft(args.depth - 1);
            say.result(
                format_args!("{mv} {count}"),
                &json!({"move": mv.to_string(), "nodes": count}),
            );
            total += count;
        }
    }
    let text = if args.divide {
        format!("\n{total}")
    } else {
        total.to_string()
    };
    say.result(
        text,
        &json!({"fen": position.fen(), "depth": args.depth, "nodes": total}),
    );
    Ok(())
}

/// Tells a start position of Chess960 by number, array and both kinds of FEN.
pub(super) fn start(which: &str, say: Say) -> Result<()> {
    let start = numbered(which)?;
    let position = Position::from_start(&start)?;
    let number = start.chess960_number().with_context(|| {
        let why = if is_double(&start) {
            NO_DOUBLE.to_owned()
        } else {
            text!("cli-chess-other-start")
        };
        text!("cli-chess-no-start", typed: which, why)
    })?;
    let (x_fen, shredder) = (position.fen(), position.shredder_fen());
    let told = text!("cli-chess-number", number);
    say.result(
        format_args!("{told}\nX-FEN        {x_fen}\nShredder-FEN {shredder}"),
        &json!({"number": number, "x_fen": x_fen, "shredder_fen": shredder}),
    );
    Ok(())
}

fn numbered(which: &str) -> Result<Start> {
    match which.parse::<u16>() {
        Ok(number) => Ok(Start::chess960(number)?),
        Err(_) => Start::from_fen(Variant::Chess960, which)
            .map_err(|error| trouble!("cli-chess-no-position", typed: which, error)),
    }
}

fn position(args: &PerftArgs) -> Result<Position> {
    let variant = if args.chess960 {
        Variant::Chess960
    } else {
        Variant::Standard
    };
    let position = if args.fen == "startpos" {
        Position::from_start(&Start { variant, fen: None })
    } else {
        Position::from_fen(variant, &args.fen)
    };
    position.map_err(|error| {
        trouble(
            text!("cli-chess-no-position", typed: &args.fen, error),
            text!("cli-chess-perft-next"),
        )
    })
}
