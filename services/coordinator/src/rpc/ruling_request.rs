//! What an arbiter requests for the boards of an incident, from the wire.

use std::sync::Arc;

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_proto::v1::ruling_request::Wish as W;
use adoube_tournament::board::Score;
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{ClocksAs, Control, Deduct, RequestedRemedy, Verdict};
use adoube_tournament::time::{Millis, Time};
use tonic::Status;

use super::convert;

/// The most boards that a request names.
const MAX_BOARDS: usize = 5_000;

/// A ruling that is asked for.
pub(super) fn request(request: &v1::RulingRequest) -> Result<Request, Status> {
    if request.boards.len() > MAX_BOARDS {
        return Err(wrong(&format!("boards: at most {MAX_BOARDS}")));
    }
    let wish = request.wish.as_ref();
    let wish = wish.ok_or_else(|| wrong("request: what to do with the boards is missing"))?;
    let boards = request.boards.iter().map(|seen| {
        let board = convert::board(seen.board.as_ref());
        let board = board.ok_or_else(|| wrong("board: round and board are numbered from 1"))?;
        Ok((board, Some(seen.seen).filter(|seen| *seen > 0)))
    });
    Ok(Request {
        remedy: remedy(wish)?,
        boards: boards.collect::<Result<_, Status>>()?,
        article: request.article.clone(),
        reason: request.reason.trim().to_owned(),
        start_in: request.start_in.map(Millis),
        cites: cites(&request.cites)?,
        after: request.after,
        instead_of: Some(request.instead_of).filter(|number| *number > 0),
        worked_out: Some(request.worked_out).filter(|at| *at > 0).map(Time),
    })
}

fn cites(cites: &[v1::CitedNote]) -> Result<Vec<(Option<BoardId>, u32)>, Status> {
    if cites.len() > MAX_BOARDS {
        return Err(wrong(&format!("cites: at most {MAX_BOARDS}")));
    }
    let cites = cites.iter().map(|cited| {
        let board = cited
            .board
            .as_ref()
            .map(|board| convert::board(Some(board)));
        match board {
            Some(None) => Err(wrong("cites: round and board are numbered from 1")),
            board => Ok((board.flatten(), cited.note)),
        }
    });
    cites.collect()
}

fn remedy(wish: &W) -> Result<RequestedRemedy, Status> {
    Ok(match wish {
        W::Resume(resume) => RequestedRemedy::Resume {
            clocks: clocks(resume)?,
            deduct: Deduct {
                time: Millis(resume.deduct),
                from: from(&resume.deduct_from)?,
            },
            add: BySide::new(Millis(resume.add_white), Millis(resume.add_black)),
        },
        W::Restart(restart) => RequestedRemedy::Restart(control(restart)?),
        W::Result(result) => RequestedRemedy::Result(verdict(result)?),
        W::Postpone(_) => RequestedRemedy::Postpone,
    })
}

fn clocks(resume: &v1::ResumeWish) -> Result<ClocksAs, Status> {
    match v1::ClockBasis::try_from(resume.clocks) {
        Ok(v1::ClockBasis::LastContact) => Ok(ClocksAs::LastContact),
        Ok(v1::ClockBasis::Detection) => Ok(ClocksAs::Detection),
        Ok(v1::ClockBasis::Now) => Ok(ClocksAs::Now),
        Ok(v1::ClockBasis::Typed) => Ok(ClocksAs::Typed {
            white: Millis(resume.white),
            black: Millis(resume.black),
        }),
        Ok(v1::ClockBasis::Unspecified) | Err(_) => {
            Err(wrong("clocks: last-contact, detection, now or typed"))
        }
    }
}

fn from(sides: &[i32]) -> Result<Option<BySide<bool>>, Status> {
    let mut from = BySide::both(false);
    for side in sides {
        match v1::Side::try_from(*side) {
            Ok(v1::Side::White) => from.white = true,
            Ok(v1::Side::Black) => from.black = true,
            Ok(v1::Side::Unspecified) | Err(_) => {
                return Err(wrong("deduct_from: white, black or both"));
            }
        }
    }
    Ok((!sides.is_empty()).then_some(from))
}

fn control(restart: &v1::RestartWish) -> Result<Control, Status> {
    match restart.control() {
        v1::RestartControl::Same => Ok(Control::Same),
        v1::RestartControl::Shorter => Ok(Control::WorkedOut),
        v1::RestartControl::Typed => convert::id("time control", &restart.time_control)
            .map(|control| Control::Typed(Arc::new(control))),
        v1::RestartControl::Unspecified => Err(wrong("control: same, shorter or typed")),
    }
}

fn verdict(result: &v1::ResultWish) -> Result<Verdict, Status> {
    use v1::RulingVerdict as V;
    match (V::try_from(result.verdict), &result.score) {
        (Ok(V::Score), Some(score)) => {
            let halves =
                |halves| convert::bounded(halves, "score: in halves of a point, at most 255");
            Ok(Verdict::Score(Score {
                white: halves(score.white_halves)?,
                black: halves(score.black_halves)?,
            }))
        }
        (Ok(V::AbsentLoses), _) => Ok(Verdict::AbsentLoses),
        (Ok(V::Drawn), _) => Ok(Verdict::Drawn),
        (Ok(V::BothLose), _) => Ok(Verdict::BothLose),
        (Ok(V::Score), None) | (Ok(V::Unspecified) | Err(_), _) => {
            Err(wrong("verdict: a score, absent-loses, drawn or both-lose"))
        }
    }
}

fn wrong(text: &str) -> Status {
    Status::invalid_argument(text)
}
