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
use adoube_tournament::pairing::{BergerError, Draft, EngineError, Expected, berger, read_engine};
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::ByeKind;
use adoube_user_text::catalogue::{CatalogueMessage, filled, text, trouble_of};
use adoube_user_text::trouble;
use anyhow::{Context as _, Result};

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
        return Err(of_player("file-pair-no-player", *unknown));
    }
    if args.round_robin {
        return round_robin(view, &players, args, regulations.rounds);
    }
    let template = args
        .engine
        .as_deref()
        .with_context(|| text("file-engine-unnamed"))?;
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
        list if list.trim().is_empty() => text("file-engine-list-empty"),
        list => format!("{}\n        {list}", text("file-engine-list-begins")),
    };
    let message = CatalogueMessage::new("file-engine-list");
    trouble(filled(&message.messages("why", vec![of_list(wrong)])), next)
}

fn of_list(wrong: &EngineError) -> CatalogueMessage {
    match wrong {
        EngineError::Line {
            line,
            text,
            expected,
        } => {
            let message = CatalogueMessage::new(match expected {
                Expected::Pairs => "file-engine-list-count",
                Expected::Numbers => "file-engine-list-line",
            });
            message.text("line", line).text("text", text)
        }
        EngineError::Count { announced, found } => CatalogueMessage::new("file-engine-list-pairs")
            .number("announced", *announced)
            .text("found", found),
        EngineError::Stranger(player) => {
            CatalogueMessage::new("file-engine-list-stranger").text("player", player)
        }
        EngineError::Himself(player) => {
            CatalogueMessage::new("file-engine-list-self").text("player", player)
        }
        EngineError::Twice(player) => {
            CatalogueMessage::new("file-engine-list-twice").text("player", player)
        }
        EngineError::LeftOut(players) => CatalogueMessage::new("file-engine-list-left-out")
            .text("players", format_args!("{players:?}")),
    }
}

/// An error about a player.
fn of_player(id: &'static str, player: u16) -> anyhow::Error {
    trouble_of(&CatalogueMessage::new(id).text("player", player))
}

/// A round that the tables do not have.
fn no_table(wrong: BergerError) -> anyhow::Error {
    trouble_of(&match wrong {
        BergerError::TooFew => CatalogueMessage::new("file-tables-too-few"),
        BergerError::NoSuchRound { players, once } => CatalogueMessage::new("file-tables-no-round")
            .number("players", players)
            .text("once", once)
            .text("twice", once * 2),
    })
}

/// Everybody is in the tables, and who rests in a round is told by them alone.
fn round_robin(
    view: &EventView,
    players: &BTreeSet<u16>,
    args: &PairingRequest,
    rounds: u16,
) -> Result<Draft> {
    if !args.absent.is_empty() || !args.half_bye.is_empty() {
        return Err(trouble_of(&CatalogueMessage::new("file-pair-only-swiss")));
    }
    let numbers: Vec<u16> = players.iter().copied().collect();
    let draft = berger(&numbers, args.round, rounds).map_err(no_table)?;
    tables::check(view, &numbers, args.round, rounds)?;
    Ok(draft)
}

fn check_round(view: &EventView, regulations: &Regulations, args: &PairingRequest) -> Result<()> {
    let (most, round) = (regulations.rounds, args.round);
    if round > most {
        let message = CatalogueMessage::new("file-pair-behind-last").text("rounds", most);
        return Err(trouble_of(&message));
    }
    let known = |number: u16| view.rounds.iter().find(|r| r.round == u32::from(number));
    if let Some(known) = known(round).filter(|known| known.state() != RoundState::Draft) {
        let message = CatalogueMessage::new("file-pair-state")
            .text("round", round)
            .text("state", RoundState::word_of(known.state));
        return Err(trouble_of(&message));
    }
    // The tables do not ask for results: a round robin is paired as far ahead as one likes.
    for earlier in (1..round).filter(|_| !args.round_robin) {
        let report = known(earlier).map_or("", |known| &known.taken_back);
        if !report.is_empty() {
            let message = CatalogueMessage::new("file-pair-taken-back")
                .text("round", earlier)
                .text("source", report);
            return Err(trouble_of(&message));
        }
        let games = known(earlier).map_or(&[][..], |known| &known.pairings);
        let open = games.iter().find(|game| game.result.is_none());
        if let Some(open) = open {
            let board = format!("{earlier}.{}", open.board);
            let message = CatalogueMessage::new("file-pair-no-result").text("board", board);
            return Err(trouble_of(&message));
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
            return Err(of_player("file-pair-withdrawn-bye", number));
        }
        if args.absent.contains(&number) {
            return Err(of_player("file-pair-absent-and-half", number));
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
            return Err(of_player("file-pair-withdrawn", *number));
        }
        if args.absent.contains(number) || args.half_bye.contains(number) {
            return Err(of_player("file-pair-present-and-bye", *number));
        }
        if !drafted.contains(number) {
            let message = CatalogueMessage::new("file-pair-without-bye")
                .text("player", number)
                .text("round", args.round);
            return Err(trouble_of(&message));
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
        Some(filled(
            &CatalogueMessage::new("file-pair-bye-ended")
                .text("player", number)
                .text("letter", kind.letter())
                .text("board", format_args!("{round}.{board}")),
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
    let message = CatalogueMessage::new("file-pair-byes-kept")
        .text("byes", byes.join(", "))
        .text("round", round);
    (!byes.is_empty()).then(|| filled(&message))
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
