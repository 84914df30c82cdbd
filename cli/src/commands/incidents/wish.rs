//! What was typed, as a request.

use adoube_proto::v1::ruling_request::Wish;
use adoube_proto::v1::{
    CitedNote, ClockBasis, PostponeWish, RestartControl, RestartWish, Result as Points, ResultWish,
    ResumeWish, RulingRequest, RulingVerdict, SeenBoard, Side,
};
use adoube_tournament::catalogue_message::CatalogueMessage;

use crate::args::{ClocksKind, GivingArgs, RestartArgs, ResumeArgs, RuleCommand, Verdict, Whose};
use crate::catalogue::filled;
use crate::games::wire_ids::board_ref;
use crate::typed_time::{self, millis};

/// The wish and what every ruling takes; none for what is no ruling of its own.
pub(super) fn of(command: RuleCommand) -> Option<(Wish, GivingArgs)> {
    Some(match command {
        RuleCommand::Resume(args) => (Wish::Resume(resume(&args)), args.giving),
        RuleCommand::Restart(args) => (Wish::Restart(restart(&args)), args.giving),
        RuleCommand::Result(args) => (Wish::Result(result(args.verdict)), args.giving),
        RuleCommand::Postpone(giving) => (Wish::Postpone(PostponeWish {}), giving),
        RuleCommand::Second { .. } | RuleCommand::Reject { .. } => return None,
    })
}

/// What is said of typed times before a ruling counts, a line each.
pub(super) fn understood(command: &RuleCommand) -> Vec<String> {
    match command {
        RuleCommand::Resume(args) => {
            let times = [
                ("white", &args.white),
                ("black", &args.black),
                ("deduct", &args.deduct),
                ("add-white", &args.add_white),
                ("add-black", &args.add_black),
            ];
            let times = times.map(|(what, time)| {
                let message = CatalogueMessage::new("cli-ruling-typed").text("what", what);
                (filled(&message), time)
            });
            typed_time::understood(times, None)
        }
        RuleCommand::Restart(args) => {
            typed_time::understood(None::<(&str, _)>, args.control.as_ref())
        }
        RuleCommand::Result(_)
        | RuleCommand::Postpone(_)
        | RuleCommand::Second(_)
        | RuleCommand::Reject { .. } => Vec::new(),
    }
}

/// The request, before anything was seen.
pub(super) fn request(incident: u32, wish: Wish, giving: &GivingArgs) -> RulingRequest {
    let boards = giving.boards.iter().map(|board| SeenBoard {
        board: Some(board_ref(*board)),
        seen: 0,
    });
    let cites = giving.cites.iter().map(|cited| CitedNote {
        board: cited.board.map(board_ref),
        note: cited.note,
    });
    RulingRequest {
        incident,
        boards: boards.collect(),
        article: giving.article.clone().unwrap_or_default(),
        reason: giving.reason.clone().unwrap_or_default(),
        start_in: giving.start_in.map(|seconds| seconds * 1000),
        cites: cites.collect(),
        wish: Some(wish),
        ..RulingRequest::default()
    }
}

fn resume(args: &ResumeArgs) -> ResumeWish {
    let typed = millis(args.white.as_ref()).zip(millis(args.black.as_ref()));
    let clocks = match (typed, args.clocks) {
        (Some(_), _) => ClockBasis::Typed,
        (None, ClocksKind::LastContact) => ClockBasis::LastContact,
        (None, ClocksKind::Detection) => ClockBasis::Detection,
        (None, ClocksKind::Now) => ClockBasis::Now,
    };
    let (white, black) = typed.unwrap_or_default();
    ResumeWish {
        clocks: clocks.into(),
        white,
        black,
        deduct: millis(args.deduct.as_ref()).unwrap_or(0),
        add_white: millis(args.add_white.as_ref()).unwrap_or(0),
        add_black: millis(args.add_black.as_ref()).unwrap_or(0),
        deduct_from: match args.from {
            None => vec![],
            Some(Whose::White) => vec![Side::White.into()],
            Some(Whose::Black) => vec![Side::Black.into()],
            Some(Whose::Both) => vec![Side::White.into(), Side::Black.into()],
        },
    }
}

fn restart(args: &RestartArgs) -> RestartWish {
    let time_control = args.control.as_ref();
    let control = match time_control {
        Some(_) => RestartControl::Typed,
        None if args.shorter => RestartControl::Shorter,
        None => RestartControl::Same,
    };
    RestartWish {
        control: control.into(),
        time_control: time_control.map_or_else(String::new, |typed| typed.control.to_string()),
    }
}

fn result(verdict: Verdict) -> ResultWish {
    let (ruled, score) = match verdict {
        Verdict::Score(white_halves, black_halves) => (
            RulingVerdict::Score,
            Some(Points {
                white_halves,
                black_halves,
            }),
        ),
        Verdict::AbsentLoses => (RulingVerdict::AbsentLoses, None),
        Verdict::Drawn => (RulingVerdict::Drawn, None),
        Verdict::BothLose => (RulingVerdict::BothLose, None),
    };
    ResultWish {
        verdict: ruled.into(),
        score,
    }
}
