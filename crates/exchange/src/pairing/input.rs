//! The report that an engine reads.

use std::collections::BTreeMap;

use adoube_proto::v1::EventView;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::ByeKind;
use adoube_tournament::standings::System;
use adoube_tournament::trf::{self, Cell, Edition, Line, Tag};
use anyhow::Result;

use crate as games;

/// The rounds before this one, and who has a bye in it: TRF16 with its extensions, which all
/// engines read, and no more about the event than they need: some refuse what they do not know.
///
/// Points include those of the byes of this round, as in the sample of `JaVaFo`'s manual: `py4swiss`
/// demands it, and `bbpPairings` takes them off again. Whoever has one is not paired, so the points
/// that the others are paired by are those before the round.
pub(super) fn report(
    view: &EventView,
    regulations: &Regulations,
    round: u16,
    byes: &BTreeMap<u16, ByeKind>,
    first_colour: &str,
) -> Result<String> {
    // Who asks an engine has a Swiss, and no tie-break is of use to it.
    let bare = Regulations {
        system: Some(System::Swiss),
        tie_breaks: Vec::new(),
        ..regulations.clone()
    };
    let mut file = games::trf::file(view, &bare, round - 1, Edition::Trf16)?;
    if file.header(Tag::InitialColour).is_none() {
        file.push_header(Tag::InitialColour, first_colour);
    }
    for player in file.players_mut() {
        if let Some(kind) = byes.get(&player.number) {
            let cell = Cell {
                result: Some((*kind).into()),
                ..Cell::default()
            };
            player.set_cell(round, cell);
        }
    }
    let needed = |line: &Line| match line {
        Line::Header { tag, .. } => matches!(tag, Tag::Name | Tag::Rounds | Tag::InitialColour),
        _ => true,
    };
    file.lines.retain(needed);
    // The order of engines is by points and starting number, whatever breaks the event's ties.
    file.rank_by_points(regulations.scoring);
    Ok(trf::write(&file, Edition::Trf16))
}
