//! Pairing a round: by an external engine or by Berger's tables.

mod command;
mod engine;
mod input;
mod overwritten;
mod request;
mod tables;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::Side;
use adoube_proto::v1::{EventView, RoundState, RoundView};
use adoube_tournament::pairing::{Draft, EngineError, berger, read_engine};
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::ByeKind;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result, bail};

pub use overwritten::overwritten;
pub use request::PairingRequest;

/// The pairings of the round, nothing imported yet.
pub async fn draft(
    view: &EventView,
    regulations: &Regulations,
    args: &PairingRequest,
) -> Result<Draft> {
    check_round(view, regulations, args)?;
    let byes = byes(view, args)?;
    let players = view.players.iter();
    let players = players.map(|player| u16::try_from(player.number));
    let players: BTreeSet<u16> = players.collect::<Result<_, _>>()?;
    if let Some(unknown) = byes.keys().find(|number| !players.contains(number)) {
        bail!("there is no player {unknown}");
    }
    if args.round_robin {
        return round_robin(view, &players, args, regulations.rounds);
    }
    let template = args.engine.as_deref().context("no engine is named")?;
    let colour = match args.first_colour {
        Side::White => "W",
        Side::Black => "B",
    };
    let report = input::report(view, regulations, args.round, &byes, colour)?;
    let list = engine::run(template, &report, args.timeout).await?;
    let present: BTreeSet<u16> = players
        .into_iter()
        .filter(|number| !byes.contains_key(number))
        .collect();
    let mut draft = read_engine(&list, &present).map_err(|wrong| of_no_use(&wrong, &list))?;
    draft.byes.extend(byes);
    Ok(draft)
}

/// A list that cannot be read: the reason, then how the list begins.
fn of_no_use(wrong: &EngineError, list: &str) -> anyhow::Error {
    const LINES: usize = 5;
    let shown = |line: &str| line.chars().take(80).collect::<String>();
    let begins: Vec<String> = list.lines().take(LINES).map(shown).collect();
    let next = match begins.join("\n        ") {
        text if text.trim().is_empty() => "it is empty".to_owned(),
        text => format!("it begins:\n        {text}"),
    };
    trouble(
        format!("the engine's list of pairings cannot be used: {wrong}"),
        next,
    )
}

/// Everybody is in the tables, and who rests in a round is told by them alone.
fn round_robin(
    view: &EventView,
    players: &BTreeSet<u16>,
    args: &PairingRequest,
    rounds: u16,
) -> Result<Draft> {
    if !args.absent.is_empty() || !args.half_bye.is_empty() {
        return Err(trouble(
            "--absent and --half-bye are for a Swiss: in a round robin all players are paired by \
             the tables",
            "pair the round without them; after it is published, declare the games of absent \
             players with `adoube result N.B 1-0 --forfeit --reason ...`",
        ));
    }
    let numbers: Vec<u16> = players.iter().copied().collect();
    let draft = berger(&numbers, args.round, rounds)?;
    tables::check(view, &numbers, args.round, rounds)?;
    Ok(draft)
}

fn check_round(view: &EventView, regulations: &Regulations, args: &PairingRequest) -> Result<()> {
    let (most, round) = (regulations.rounds, args.round);
    if round > most {
        bail!("the event has {most} rounds");
    }
    let known = |number: u16| view.rounds.iter().find(|r| r.round == u32::from(number));
    if let Some(known) = known(round).filter(|known| known.state() != RoundState::Draft) {
        let state = RoundState::word_of(known.state);
        return Err(trouble(
            format!("round {round} is {state}"),
            "pairings can change only before they are published",
        ));
    }
    // The tables do not ask for results: a round robin is paired as far ahead as one likes.
    for earlier in (1..round).filter(|_| !args.round_robin) {
        let report = known(earlier).map_or("", |known| &known.taken_back);
        if !report.is_empty() {
            return Err(trouble(
                format!(
                    "round {earlier} was played elsewhere, and its results imported from {report} \
                     were cancelled"
                ),
                "import its report again, or publish and play that round here",
            ));
        }
        let games = known(earlier).map_or(&[][..], |known| &known.pairings);
        let open = games.iter().find(|game| game.result.is_none());
        if let Some(open) = open {
            bail!("board {earlier}.{} has no result yet", open.board);
        }
    }
    Ok(())
}

/// Who does not play: as the command line says, and who had a bye in the draft.
fn byes(view: &EventView, args: &PairingRequest) -> Result<BTreeMap<u16, ByeKind>> {
    let mut byes = BTreeMap::new();
    let round = u32::from(args.round);
    let draft = view.rounds.iter().find(|known| known.round == round);
    for (number, kind) in draft.into_iter().flat_map(drafted) {
        if !args.present.contains(&number) {
            byes.insert(number, kind);
        }
    }
    byes.extend(withdrawn(view, args.round));
    present(view, args)?;
    let absent = args.absent.iter().map(|number| (*number, ByeKind::Zero));
    let half = args.half_bye.iter().map(|number| (*number, ByeKind::Half));
    byes.extend(absent);
    for (number, kind) in half {
        if withdrawn(view, args.round).any(|(gone, _)| gone == number) {
            bail!("player {number} has withdrawn and cannot have a bye with points");
        }
        if args.absent.contains(&number) {
            bail!("player {number} cannot be absent and have a half-point bye");
        }
        byes.insert(number, kind);
    }
    Ok(byes)
}

/// Who is to play after all had a bye in the draft, and is not said to be away as well.
fn present(view: &EventView, args: &PairingRequest) -> Result<()> {
    let drafts = view
        .rounds
        .iter()
        .filter(|r| r.round == u32::from(args.round));
    let drafted: Vec<u16> = drafts.flat_map(drafted).map(|(number, _)| number).collect();
    for number in &args.present {
        if withdrawn(view, args.round).any(|(gone, _)| gone == *number) {
            return Err(trouble(
                format!("player {number} has withdrawn"),
                format!("let them take part again with `adoube player return {number}`"),
            ));
        }
        if args.absent.contains(number) || args.half_bye.contains(number) {
            bail!("player {number} cannot be present and have a bye");
        }
        if !drafted.contains(number) {
            bail!(
                "player {number} has no bye in the draft of round {}",
                args.round
            );
        }
    }
    Ok(())
}

/// The byes of the draft that the tables of a round robin end, since they pair everybody.
pub fn ended(view: &EventView, draft: &Draft, round: u16) -> Vec<String> {
    let drafts = view.rounds.iter().filter(|r| r.round == u32::from(round));
    let byes = drafts.flat_map(drafted);
    let byes = byes.filter_map(|(number, kind)| {
        let mut boards = draft.boards.iter();
        let board = boards.find(|(_, w, b)| [*w, *b].contains(&number))?.0;
        let letter = kind.letter();
        Some(format!(
            "player {number} had a bye ({letter}) in the draft, but the tables pair them on board \
             {round}.{board}: if they do not come, declare a forfeit after the round is published \
             (`adoube result {round}.{board} ... --forfeit`)"
        ))
    });
    byes.collect()
}

/// The byes of the draft that stand in what an engine paired, since nobody said otherwise.
pub fn kept(view: &EventView, args: &PairingRequest) -> Option<String> {
    let round = args.round;
    let drafts = view.rounds.iter().filter(|r| r.round == u32::from(round));
    let said = |number: &u16| {
        let withdrawn = withdrawn(view, round).any(|(gone, _)| gone == *number);
        let all = [&args.present, &args.absent, &args.half_bye];
        withdrawn || all.iter().any(|list| list.contains(number))
    };
    let byes = drafts.flat_map(drafted).filter(|(who, _)| !said(who));
    let byes: Vec<String> = byes
        .map(|(who, kind)| format!("{who} {}", kind.letter()))
        .collect();
    if byes.is_empty() {
        return None;
    }
    Some(format!(
        "byes kept from the earlier draft: {} (let them play with --present; delete the draft with \
         `adoube round discard {round}`)",
        byes.join(", ")
    ))
}

/// Who takes part no longer.
fn withdrawn(view: &EventView, round: u16) -> impl Iterator<Item = (u16, ByeKind)> + '_ {
    let gone = move |from: u32| from > 0 && from <= u32::from(round);
    let players = view.players.iter().filter(move |p| gone(p.withdrawn_from));
    players.filter_map(|p| Some((u16::try_from(p.number).ok()?, ByeKind::Zero)))
}

/// The byes of a draft but for those that a pairing gave.
fn drafted(draft: &RoundView) -> impl Iterator<Item = (u16, ByeKind)> + '_ {
    let byes = draft.byes.iter().filter_map(|bye| {
        let kind = bye.kind.chars().next().and_then(ByeKind::from_letter)?;
        Some((u16::try_from(bye.player).ok()?, kind))
    });
    byes.filter(|(_, kind)| *kind != ByeKind::Pairing)
}
