//! What a ruling comes to on an incident, as it is shown and confirmed.

use adoube_proto::v1::{
    BoardRulingView, Clocks, IncidentView, OfferReply, RulingKind, RulingRequest, RulingView,
    SeenBoard,
};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::server_sentences;
use anyhow::{Error, Result};
use serde_json::{Value, json};

use super::earlier_rulings::EarlierRulings;
use super::json::{breach, put_off};
use super::shared_boards::{self, Taken, TakenBoard};
use super::texts::{self, filled, yes_or_no};
use super::{clock_basis, offers as offer_lines};
use crate::words::board_name as board;

/// What a ruling comes to on an incident, as it is shown.
#[derive(Debug)]
pub struct PreparedRuling {
    request: RulingRequest,
    offers: OfferReply,
    /// In words.
    pub told: String,
    stands: EarlierRulings,
    /// Boards that an earlier incident of the same command rules on, and are left out here.
    pub shared: Taken,
}

impl PreparedRuling {
    /// What a request that came from `incident` and answers `before` comes to, but for the boards in `taken`.
    ///
    /// # Errors
    ///
    /// Where no board is left.
    pub fn new(
        mut request: RulingRequest,
        mut offers: OfferReply,
        before: &IncidentView,
        taken: &Taken,
    ) -> Result<Self> {
        let shared = shared_boards::leave_out(&mut offers, taken, before)?;
        if request.article.is_empty() {
            request.article.clone_from(&offers.article);
        }
        let mut told = text(&offers, &request);
        told.push_str(&shared_boards::lines(&shared, before));
        if let Some(proposal) = &before.proposal {
            told = format!("{told}\n{}", in_its_place(proposal, &offers));
        }
        let stands = EarlierRulings::of(request.incident, &offers);
        told.push_str(&stands.lines());
        Ok(Self {
            request,
            offers,
            told,
            stands,
            shared,
        })
    }

    /// Why nobody replaces or extends an earlier ruling without naming its board; none where there is none.
    pub fn unnamed(&self) -> Option<Error> {
        self.stands.unnamed()
    }

    /// What an arbiter also confirms: clocks far from what the game has.
    pub fn remarks(&self) -> impl Iterator<Item = String> {
        remarks(&self.offers)
    }

    /// The question to the arbiter.
    pub fn question(&self) -> String {
        let what = texts::text("cli-ruling-confirm-one") + &self.stands.told();
        asked(&what, self.remarks())
    }

    /// For programs.
    pub fn value(&self) -> Value {
        let mut value = value(&self.offers);
        value["shared"] = shared_boards::value(&self.shared, self.request.incident);
        value
    }

    /// The boards that it rules on.
    pub fn taken(&self) -> impl Iterator<Item = TakenBoard> + '_ {
        let offers = self.offers.offers.iter();
        offers.filter_map(|offer| TakenBoard::of(offer, self.request.incident))
    }

    /// The request for exactly what was shown.
    pub fn confirmed(self) -> RulingRequest {
        let boards = self.offers.offers.into_iter().map(|offer| SeenBoard {
            board: offer.board,
            seen: offer.seen,
        });
        RulingRequest {
            boards: boards.collect(),
            worked_out: self.offers.at,
            ..self.request
        }
    }
}

/// Which proposal the ruling replaces; one for other boards then has to be made again.
fn in_its_place(proposal: &RulingView, offers: &OfferReply) -> String {
    let RulingView { number, by, .. } = proposal;
    let same = |on: &BoardRulingView| offers.offers.iter().any(|offer| offer.board == on.board);
    if proposal.boards.is_empty() || proposal.boards.iter().any(same) {
        let message = CatalogueMessage::new("cli-ruling-replaces-proposal");
        return filled(&message.text("ruling", number).text("by", by));
    }
    let others = proposal.boards.iter().map(|on| board(on.board.as_ref()));
    let others = others.collect::<Vec<_>>().join(", ");
    let message = CatalogueMessage::new("cli-ruling-replaces-other-proposal")
        .text("ruling", number)
        .text("by", by)
        .text("boards", others);
    filled(&message)
}

/// What is to be known of it before it is confirmed.
pub fn remarks(offers: &OfferReply) -> impl Iterator<Item = String> {
    let offers = offers.offers.iter();
    offers.flat_map(|offer| offer.remarks.iter().map(server_sentences::note))
}

/// A question that names what was remarked on, each once, so that nobody confirms it unread.
pub fn asked(what: &str, remarks: impl Iterator<Item = String>) -> String {
    let mut told: Vec<String> = Vec::new();
    for remark in remarks {
        if !told.contains(&remark) {
            told.push(remark);
        }
    }
    let message = CatalogueMessage::new("cli-ruling-confirm")
        .text("question", what)
        .text("remarked", yes_or_no(!told.is_empty()))
        .text("remarks", told.join("; "));
    format!("{} ", filled(&message))
}

/// What a proposal comes to now, for the second official.
pub fn proposed(offers: &OfferReply, incident: u32, proposal: RulingView) -> String {
    let headed = CatalogueMessage::new("cli-ruling-on-incident-proposed")
        .text("kind", RulingKind::word_of(offers.kind))
        .text("article", proposal.article)
        .text("incident", incident)
        .text("by", proposal.by)
        .text("reason", proposal.reason);
    format!("{}\n{}", filled(&headed), boards(offers))
}

fn boards(offers: &OfferReply) -> String {
    let lines = offer_lines::lines(&offers.offers).into_iter();
    let left_out = offer_lines::left_out(&offers.left_out).into_iter();
    let lines = lines.chain(left_out);
    let lines: Vec<String> = lines.map(|line| format!("  {line}")).collect();
    lines.join("\n")
}

pub(super) fn text(offers: &OfferReply, request: &RulingRequest) -> String {
    let headed = CatalogueMessage::new("cli-ruling-on-incident")
        .text("kind", RulingKind::word_of(offers.kind))
        .text("article", &request.article)
        .text("incident", request.incident);
    let second = offers
        .four_eyes
        .then(|| format!("\n{}", texts::text("cli-ruling-second-needed")));
    format!(
        "{}\n{}{}",
        filled(&headed),
        boards(offers),
        second.unwrap_or_default()
    )
}

/// An offer for programs.
pub fn value(offers: &OfferReply) -> Value {
    let boards = offers.offers.iter().map(|offer| {
        let clocks = |clocks: Option<&Clocks>| {
            clocks.map(|clocks| json!({"white_ms": clocks.white, "black_ms": clocks.black}))
        };
        json!({
            "board": board(offer.board.as_ref()), "text": offer.text, "seen": offer.seen,
            "white": offer.white_name, "black": offer.black_name,
            "before": clocks(offer.before.as_ref()), "after": clocks(offer.after.as_ref()),
            "half_moves_since": offer.made_since, "moves_since": offer.moves_since,
            "moved_at": offer.moved_at, "time_zone": offer.time_zone,
            "remarks": offer.remarks.iter().map(|remark| &remark.text).collect::<Vec<_>>(),
            "basis": offer.basis.as_ref().map(clock_basis::value),
            "cites": offer.cites.iter().map(breach).collect::<Vec<_>>(),
            "breaches": offer.breaches.iter().map(breach).collect::<Vec<_>>(),
        })
    });
    json!({
        "kind": RulingKind::word_of(offers.kind),
        "four_eyes": offers.four_eyes,
        "left_out": offers.left_out.iter().map(put_off).collect::<Vec<_>>(),
        "boards": boards.collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardRef, NoteView, OfferView};

    use super::*;

    /// DIS-6: what is confirmed is what was shown, on the boards that were shown.
    #[test]
    fn dis_6_what_is_confirmed_is_what_was_shown() {
        let shown = PreparedRuling {
            request: RulingRequest::default(),
            offers: OfferReply {
                at: 77,
                offers: vec![OfferView {
                    seen: 5,
                    ..OfferView::default()
                }],
                ..OfferReply::default()
            },
            told: String::new(),
            stands: EarlierRulings::default(),
            shared: Taken::new(),
        };
        let request = shown.confirmed();
        assert_eq!((request.worked_out, request.boards[0].seen), (77, 5));
    }

    /// DIS-7: clocks far from what the game has are named in the question itself, once for all boards.
    #[test]
    fn dis_7_the_question_names_what_was_remarked_on() {
        let remark = "White would get 99:00:00: 90+30 brings 2:00:00 in sixty moves";
        let noted = |text: &str| NoteView {
            text: text.to_owned(),
            ..NoteView::default()
        };
        let offer = |remarks: &[&str]| OfferView {
            remarks: remarks.iter().map(|text| noted(text)).collect(),
            ..OfferView::default()
        };
        for (offers, question) in [
            (vec![offer(&[])], "Confirm ruling? Type yes: ".to_owned()),
            (
                vec![offer(&[remark]), offer(&[remark])],
                format!("Confirm ruling although {remark}? Type yes: "),
            ),
        ] {
            let shown = PreparedRuling {
                request: RulingRequest::default(),
                offers: OfferReply {
                    offers,
                    ..OfferReply::default()
                },
                told: String::new(),
                stands: EarlierRulings::default(),
                shared: Taken::new(),
            };
            assert_eq!(shown.question(), question);
        }
    }

    /// DIS-7: who proposes for one board reads that a proposal for another goes with it.
    #[test]
    fn dis_7_a_proposal_for_other_boards_is_named_with_them() {
        let of = |board| Some(BoardRef { round: 1, board });
        for (made_for, named) in [(1, false), (2, true)] {
            let proposal = RulingView {
                number: 1,
                by: "Chief, Ada".to_owned(),
                boards: vec![BoardRulingView {
                    board: of(made_for),
                    ..BoardRulingView::default()
                }],
                ..RulingView::default()
            };
            let offers = OfferReply {
                offers: vec![OfferView {
                    board: of(1),
                    ..OfferView::default()
                }],
                ..OfferReply::default()
            };
            let told = in_its_place(&proposal, &offers);
            assert_eq!(told.contains("for 1.2: an incident"), named, "{told}");
        }
    }

    #[test]
    fn dis_4_7_a_resumption_is_headed_as_one() {
        for (kind, head) in [
            (RulingKind::Resume, "resume"),
            (RulingKind::AddTime, "resume, with time added"),
            (RulingKind::Deduct, "resume, with time deducted"),
            (
                RulingKind::RestartShorter,
                "restart, with a shorter time control",
            ),
            (RulingKind::Postpone, "postpone"),
        ] {
            let offers = OfferReply {
                kind: kind.into(),
                ..OfferReply::default()
            };
            let told = text(&offers, &RulingRequest::default());
            assert!(told.starts_with(&format!("{head} (")), "{told}");
        }
    }
}
