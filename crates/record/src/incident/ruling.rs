//! Rulings, proposed and given.

use adoube_tournament::ids::RulingRef;
use adoube_tournament::incident::IncidentRecord;
use adoube_tournament::incident::ruling::{BoardRuling, Kind, Ruling, Wish};
use adoube_tournament::regulations::RulingRules;
use adoube_tournament::time::Millis;

use super::absence::board_id;
use super::{evidence, known, wish};
use crate::board::remedy;
use crate::fields::{Decoded, optional, required};
use crate::log;

/// A ruling with what was wished of it.
pub(super) fn write_proposed(ruling: &Ruling, wish: Option<&Wish>) -> log::Ruling {
    log::Ruling {
        wish: wish.map(wish::write),
        ..write_ruling(ruling)
    }
}

pub(super) fn write_rules(rules: &RulingRules) -> log::RulesChanged {
    log::RulesChanged {
        four_eyes: rules.four_eyes,
        excluded: rules.excluded.iter().map(ToString::to_string).collect(),
        start_in: rules.start_in.0,
    }
}

fn write_ruling(ruling: &Ruling) -> log::Ruling {
    let boards = ruling.boards.iter().map(|ruled| log::BoardRuling {
        round: ruled.board.round.into(),
        board: ruled.board.board.into(),
        seen: ruled.seen,
        remedy: Some(remedy::write(&ruled.remedy)),
        cites: ruled.cites.clone(),
    });
    log::Ruling {
        incident: ruling.reference.incident,
        number: ruling.reference.ruling,
        kind: ruling.kind.name().to_owned(),
        boards: boards.collect(),
        article: ruling.article.clone(),
        reason: ruling.reason.clone(),
        start_in: ruling.start_in.0,
        found: ruling.found.as_ref().map(evidence::write_found),
        wish: None,
    }
}

pub(super) fn read(stored: log::Ruling) -> Decoded<Ruling> {
    let boards = stored.boards.into_iter().map(|ruled| {
        Ok(BoardRuling {
            board: board_id(ruled.round, ruled.board)?,
            seen: ruled.seen,
            remedy: remedy::read(ruled.remedy)?,
            cites: ruled.cites,
        })
    });
    Ok(Ruling {
        reference: RulingRef {
            incident: stored.incident,
            ruling: stored.number,
        },
        kind: kind(&stored.kind)?,
        boards: boards.collect::<Decoded<_>>()?,
        article: stored.article,
        reason: stored.reason,
        start_in: Millis(stored.start_in),
        found: stored
            .found
            .map(|found| evidence::read_found(&found))
            .transpose()?,
    })
}

fn kind(text: &str) -> Decoded<Kind> {
    known(Kind::from_name(text), "kind of ruling", text)
}

pub(super) fn read_rules(stored: &log::RulesChanged) -> Decoded<RulingRules> {
    let excluded = stored.excluded.iter().map(|name| kind(name));
    Ok(RulingRules {
        four_eyes: stored.four_eyes,
        excluded: excluded.collect::<Decoded<_>>()?,
        start_in: Millis(stored.start_in),
    })
}

pub(super) fn read_proposed(mut stored: log::Ruling) -> Decoded<IncidentRecord> {
    let wish = stored.wish.take().map(wish::read).transpose()?;
    Ok(IncidentRecord::Proposed {
        ruling: read(stored)?,
        wish,
    })
}

pub(super) fn read_given(stored: log::RulingGiven) -> Decoded<IncidentRecord> {
    let mut ruling = required(stored.ruling, "ruling")?;
    let wish = ruling.wish.take().map(wish::read).transpose()?;
    Ok(IncidentRecord::Ruled {
        wish,
        ruling: read(ruling)?,
        proposed_by: optional(&stored.proposed_by, "who proposed")?,
        delegated_by: optional(&stored.delegated_by, "who delegated")?,
    })
}
