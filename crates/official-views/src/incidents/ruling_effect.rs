//! What a ruling makes of a board, in the reader's language. The server says it in English, and as what it is made of.

use adoube_proto::v1::remedy_view::Remedy;
use adoube_proto::v1::{
    BoardRemedy, BoardRulingView, IncidentBrief, OfferView, RemedyView, ResumedView, RulingKind,
    RulingView, Side,
};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::time::Millis;
use adoube_user_text::control_words::notation_of;
use adoube_user_text::server_sentences;

use super::texts::{filled, text as plain};
use crate::words::board_name as board;
use crate::{catalogue, text};

/// What is known of a board beside what is ruled on it.
#[derive(Debug, Default)]
struct Around {
    start_in: u64,
    to_move: Option<Side>,
    played: Option<u32>,
    /// The clocks are shown elsewhere.
    without_clocks: bool,
}

/// What becomes of a board, without the clocks where those are shown before it, and what is to be known of that.
pub(super) fn offered(offer: &OfferView, without_clocks: bool) -> Option<String> {
    let around = Around {
        start_in: offer.start_in,
        to_move: Some(offer.to_move()),
        played: Some(offer.played),
        without_clocks,
    };
    let became = of(offer.remedy.as_ref(), &around)?;
    let notes = offer.notes.iter().map(server_sentences::note);
    let all: Vec<String> = [became].into_iter().chain(notes).collect();
    Some(all.join("; "))
}

/// What a ruling makes of one of its boards.
pub(super) fn ruled(on: &BoardRulingView, ruling: &RulingView) -> String {
    let around = Around {
        start_in: ruling.start_in,
        ..Around::default()
    };
    of(on.remedy.as_ref(), &around).unwrap_or_else(|| on.text.clone())
}

/// What the last ruling did: on few boards a line for each board.
pub(super) fn last(brief: &IncidentBrief) -> String {
    let done = server_sentences::word("server-did", RulingKind::word_of(brief.ruling));
    let on = |one: &BoardRemedy| {
        let remedy = one.remedy.as_ref().and_then(|view| view.remedy.as_ref());
        match brief.boards.len() {
            0 | 1 => did(&done, remedy),
            _ => format!("{} {}", board(one.board.as_ref()), did(&done, remedy)),
        }
    };
    if catalogue::translated().is_none() {
        brief.ruled.clone()
    } else if brief.did.is_empty() && brief.ruled_boards > 1 {
        let message = CatalogueMessage::new("server-did-on").text("did", done);
        filled(&message.number("n", brief.ruled_boards))
    } else if brief.did.is_empty() {
        done
    } else {
        brief.did.iter().map(on).collect::<Vec<_>>().join("; ")
    }
}

fn did(done: &str, remedy: Option<&Remedy>) -> String {
    match remedy {
        Some(Remedy::Resumed(resumed)) => format!("{done}, {}", clocks(resumed)),
        Some(Remedy::Restarted(restarted)) => {
            format!("{done}, {}", notation_of(&restarted.control))
        }
        Some(Remedy::Result(points)) => {
            let score = text::show_result(points.white_halves, points.black_halves);
            format!("{done} {score}")
        }
        Some(Remedy::Postponed(_)) | None => done.to_owned(),
    }
}

/// `None` where the reader's language is English, or this version does not know what it is.
fn of(view: Option<&RemedyView>, around: &Around) -> Option<String> {
    catalogue::translated()?;
    Some(match view?.remedy.as_ref()? {
        Remedy::Resumed(resumed) => {
            let clocks = (!around.without_clocks).then(|| clocks(resumed));
            let to_move = match around.to_move {
                Some(Side::White) => Some(plain("server-became-white-to-move")),
                Some(Side::Black) => Some(plain("server-became-black-to-move")),
                Some(Side::Unspecified) | None => None,
            };
            let starts = Some(starts(around.start_in));
            let parts = [clocks, to_move, starts].into_iter().flatten();
            parts.collect::<Vec<_>>().join(", ")
        }
        Remedy::Restarted(restarted) => {
            let game = CatalogueMessage::new("server-became-restarted")
                .text("control", notation_of(&restarted.control));
            let kept = match around.played {
                None => CatalogueMessage::new("server-became-moves-kept"),
                Some(n) => CatalogueMessage::new("server-became-played-kept").number("n", n),
            };
            let [white, black] = [restarted.white, restarted.black].map(text::show_whole);
            let both = if white == black {
                CatalogueMessage::new("server-became-both-clocks").text("time", white)
            } else {
                CatalogueMessage::new("server-became-clocks")
                    .text("white", white)
                    .text("black", black)
            };
            let [game, both, kept] = [game, both, kept].map(|message| filled(&message));
            format!("{game}, {both}, {}; {kept}", starts(around.start_in))
        }
        Remedy::Result(points) => {
            let score = text::show_result(points.white_halves, points.black_halves);
            filled(&CatalogueMessage::new("server-became-result").text("score", score))
        }
        Remedy::Postponed(_) => plain("server-became-postponed"),
    })
}

fn clocks(resumed: &ResumedView) -> String {
    let show = |millis| {
        if resumed.typed {
            Millis(millis).to_string()
        } else {
            text::show_clock(millis)
        }
    };
    let message = CatalogueMessage::new("server-became-clocks")
        .text("white", show(resumed.white))
        .text("black", show(resumed.black));
    filled(&message)
}

fn starts(start_in: u64) -> String {
    match start_in / 1_000 {
        0 => plain("server-became-starts"),
        seconds => {
            filled(&CatalogueMessage::new("server-became-starts-in").number("seconds", seconds))
        }
    }
}
