//! Rulings, proposed and given.

use adoube_tournament::ids::RulingRef;
use adoube_tournament::incident::IncidentRecord;
use adoube_tournament::incident::ruling::{BoardRuling, Kind, Ruling};
use adoube_tournament::regulations::RulingRules;
use adoube_tournament::time::Millis;

use super::absence::board_id;
use super::{evidence, known, wish};
use crate::board::remedy;
use crate::fields::{Decoded, optional, required};
use crate::log;
use crate::log::incident_event::Event as Stored;

/// The records that speak of rulings; the others are written before these.
pub(super) fn write(record: &IncidentRecord) -> Stored {
    match record {
        IncidentRecord::Proposed { ruling, wish } => Stored::Proposed(log::Ruling {
            wish: wish.as_ref().map(wish::write),
            ..write_ruling(ruling)
        }),
        IncidentRecord::Rejected { ruling, reason } => Stored::Rejected(log::ProposalRejected {
            ruling: *ruling,
            reason: reason.clone(),
        }),
        IncidentRecord::Ruled {
            ruling,
            proposed_by,
            delegated_by,
            wish,
        } => Stored::Ruled(log::RulingGiven {
            ruling: Some(log::Ruling {
                wish: wish.as_ref().map(wish::write),
                ..write_ruling(ruling)
            }),
            proposed_by: proposed_by
                .as_ref()
                .map_or_else(String::new, ToString::to_string),
            delegated_by: delegated_by
                .as_ref()
                .map_or_else(String::new, ToString::to_string),
        }),
        IncidentRecord::Executed {
            ruling,
            board,
            sequence,
        } => Stored::Executed(log::RulingExecuted {
            ruling: *ruling,
            round: board.round.into(),
            board: board.board.into(),
            sequence: *sequence,
        }),
        IncidentRecord::RulesChanged(rules) => Stored::RulesChanged(log::RulesChanged {
            four_eyes: rules.four_eyes,
            excluded: rules.excluded.iter().map(ToString::to_string).collect(),
            start_in: rules.start_in.0,
        }),
        _ => Stored::Closed(log::IncidentClosed::default()),
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
