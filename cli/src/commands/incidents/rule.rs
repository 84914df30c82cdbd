//! `adoube rule`: first what it comes to, then the ruling.

use adoube_proto::v1::ruling_request::Wish;
use adoube_proto::v1::{
    BoardRulingView, Clocks, OfferReply, ResultWish, RulingKind, RulingRequest, RulingView,
    SeenBoard,
};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::text::PlainText;
use adoube_user_text::server_sentences;
use anyhow::{Result, bail};
use serde_json::{Value, json};

use super::json::{board, incident as incident_value};
use super::shared::{self, Taken, TakenBoard};
use super::stands::Stands;
use super::texts::{self, filled, yes_or_no};
use super::{done, several, who, wish};
use crate::args::{Common, GivingArgs, RuleArgs, RuleCommand, SecondArgs};
use crate::client::{CHIEF, Client};
use crate::commands::confirm::confirmed;
use crate::commands::result;
use crate::lay;
use crate::say::{Say, coded, trouble};

/// Rules on an incident, or on several.
pub(in crate::commands) async fn run(common: &Common, args: RuleArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let person = common.person.as_deref().unwrap_or(CHIEF);
    let is_own = !matches!(
        args.what,
        RuleCommand::Second(_) | RuleCommand::Reject { .. }
    );
    match ruled(&mut client, args, say).await {
        Err(error) if is_own => Err(who::explained(&mut client, person, error).await),
        done => done,
    }
}

async fn ruled(client: &mut Client, args: RuleArgs, say: Say) -> Result<()> {
    for line in wish::understood(&args.what) {
        say.text(line);
    }
    let view = match (args.what, args.incidents.only()) {
        (RuleCommand::Second(_) | RuleCommand::Reject { .. }, None) => return Err(one_by_one()),
        (RuleCommand::Second(args), Some(incident)) => {
            if !seconding(client, incident, &args, say).await? {
                return Ok(());
            }
            client.second(incident, args.ruling).await?
        }
        (RuleCommand::Reject { ruling, reason }, Some(incident)) => {
            let view = client.reject(incident, ruling, reason).await?;
            say.result(done::rejected(&view, lay::width()), &incident_value(&view));
            return Ok(());
        }
        (command, only) => {
            let Some((mut wish, giving)) = wish::of(command) else {
                return Ok(());
            };
            has_reason(&giving)?;
            if let Wish::Result(ResultWish {
                score: Some(score), ..
            }) = &mut wish
            {
                let typed = (score.white_halves, score.black_halves);
                *score = result::points(typed, &client.describe().await?, false)?;
            }
            let Some(incident) = only else {
                let incidents = args.incidents.all();
                return several::rule(client, incidents, wish, &giving, say).await;
            };
            let request = wish::request(incident, wish, &giving);
            match offered(client, request, &giving, say).await? {
                Some(request) => client.rule(request).await?,
                None => return Ok(()),
            }
        }
    };
    say.result(done::ruling(&view, lay::width()), &incident_value(&view));
    Ok(())
}

/// Proposals have numbers of their own in each incident.
fn one_by_one() -> anyhow::Error {
    trouble(
        texts::text("cli-ruling-proposal-of-one"),
        texts::text("cli-ruling-proposal-of-one-next"),
    )
}

/// A dry run refuses what the ruling would.
fn has_reason(giving: &GivingArgs) -> Result<()> {
    match &giving.reason {
        Some(reason) => PlainText::reason(reason)
            .map(drop)
            .map_err(|refused| coded(refused.code(), format!("refused: {refused}"), "")),
        None => Ok(()),
    }
}

/// What a ruling comes to on an incident, as it is shown.
pub(super) struct Shown {
    request: RulingRequest,
    offers: OfferReply,
    /// In words.
    pub(super) told: String,
    stands: Stands,
    /// Boards that an earlier incident of the same command rules on, and are left out here.
    pub(super) shared: Taken,
}

impl Shown {
    /// Nobody replaces a ruling unasked by not naming its board.
    pub(super) fn may_replace(&self, giving: &GivingArgs) -> Result<()> {
        match self.stands.on.first() {
            Some(one) if giving.yes && giving.boards.is_empty() => Err(one.unnamed()),
            _ => Ok(()),
        }
    }

    /// What an arbiter is asked about besides: clocks far from what the game has.
    pub(super) fn remarks(&self) -> impl Iterator<Item = String> {
        remarks(&self.offers)
    }

    /// What whoever rules is asked.
    fn question(&self) -> String {
        let what = texts::text("cli-ruling-confirm-one") + &self.stands.told();
        asked(&what, self.remarks())
    }

    /// For programs.
    pub(super) fn value(&self) -> Value {
        let mut value = value(&self.offers);
        value["shared"] = shared::value(&self.shared, self.request.incident);
        value
    }

    /// The boards that it rules on.
    pub(super) fn taken(&self) -> impl Iterator<Item = TakenBoard> + '_ {
        let offers = self.offers.offers.iter();
        offers.filter_map(|offer| TakenBoard::of(offer, self.request.incident))
    }

    /// The request for exactly what was shown.
    pub(super) fn confirmed(self) -> RulingRequest {
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

/// Asks what a ruling comes to on the boards that are not taken by an earlier one of the same command.
pub(super) async fn look(
    client: &mut Client,
    mut request: RulingRequest,
    taken: &Taken,
) -> Result<Shown> {
    let before = client.incident(request.incident).await?;
    let proposal = before.proposal.as_ref();
    request.instead_of = proposal.map_or(0, |proposal| proposal.number);
    request.after = u32::try_from(before.rulings.len()).unwrap_or(u32::MAX);
    let mut offers = client.prepare(request.clone()).await?;
    let shared = shared::leave_out(&mut offers, taken, &before)?;
    if request.article.is_empty() {
        request.article.clone_from(&offers.article);
    }
    let mut told = text(&offers, &request);
    told.push_str(&shared::lines(&shared, &before));
    if let Some(proposal) = proposal {
        told = format!("{told}\n{}", in_its_place(proposal, &offers));
    }
    let stands = Stands::of(request.incident, &offers);
    told.push_str(&stands.lines());
    Ok(Shown {
        request,
        offers,
        told,
        stands,
        shared,
    })
}

/// Which proposal makes room for the ruling; that it is one of other boards, which then has to be made anew.
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

/// The request with what was shown and confirmed; none if nothing is to be done.
async fn offered(
    client: &mut Client,
    request: RulingRequest,
    giving: &GivingArgs,
    say: Say,
) -> Result<Option<RulingRequest>> {
    let shown = look(client, request, &Taken::new()).await?;
    say.text(lay::fold(&shown.told, 4, lay::width()));
    if giving.dry_run {
        say.value(&shown.value());
        say.text(texts::text("cli-ruling-nothing-changed"));
        return Ok(None);
    }
    shown.may_replace(giving)?;
    if !giving.yes && !confirmed(&shown.question())? {
        bail!(texts::text("cli-ruling-none-given"));
    }
    Ok(Some(shown.confirmed()))
}

pub(super) fn remarks(offers: &OfferReply) -> impl Iterator<Item = String> {
    let offers = offers.offers.iter();
    offers.flat_map(|offer| offer.remarks.iter().map(server_sentences::note))
}

/// A question that names what was remarked on, each once, so that nobody confirms it unread.
pub(super) fn asked(what: &str, remarks: impl Iterator<Item = String>) -> String {
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

/// Shows what a proposal comes to now, as it is shown to who rules; whether it is to be seconded.
async fn seconding(
    client: &mut Client,
    incident: u32,
    args: &SecondArgs,
    say: Say,
) -> Result<bool> {
    let offers = client.offer_second(incident, args.ruling).await?;
    let view = client.incident(incident).await?;
    let proposal = view.proposal.unwrap_or_default();
    let headed = CatalogueMessage::new("cli-ruling-on-incident-proposed")
        .text("kind", RulingKind::word_of(offers.kind))
        .text("article", proposal.article)
        .text("incident", incident)
        .text("by", proposal.by)
        .text("reason", proposal.reason);
    let told = format!("{}\n{}", filled(&headed), boards(&offers));
    say.text(lay::fold(&told, 4, lay::width()));
    if args.dry_run {
        say.value(&value(&offers));
        say.text(texts::text("cli-ruling-nothing-changed"));
        return Ok(false);
    }
    let what = texts::text("cli-ruling-confirm-agree");
    if !args.yes && !confirmed(&asked(&what, remarks(&offers)))? {
        bail!(texts::text("cli-ruling-none-given"));
    }
    Ok(true)
}

fn boards(offers: &OfferReply) -> String {
    let lines = super::offers::lines(&offers.offers).into_iter();
    let left_out = super::offers::left_out(&offers.left_out).into_iter();
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

fn value(offers: &OfferReply) -> Value {
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
            "basis": offer.basis.as_ref().map(super::basis::value),
            "cites": offer.cites.iter().map(super::json::breach).collect::<Vec<_>>(),
            "breaches": offer.breaches.iter().map(super::json::breach).collect::<Vec<_>>(),
        })
    });
    json!({
        "kind": RulingKind::word_of(offers.kind),
        "four_eyes": offers.four_eyes,
        "left_out": offers.left_out.iter().map(super::json::put_off).collect::<Vec<_>>(),
        "boards": boards.collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardRef, NoteView, OfferView};

    use super::*;

    /// A dry run refuses what the ruling would: nobody finds out when he is about to give it.
    #[test]
    fn dis_7_a_reason_that_is_none_is_refused_by_a_dry_run_too() {
        let long = "x".repeat(600);
        for (reason, code) in [
            (None, None),
            (Some("the router failed"), None),
            (Some(""), Some("reason-required")),
            (Some(long.as_str()), Some("reason-required")),
        ] {
            let giving = GivingArgs {
                boards: Vec::new(),
                reason: reason.map(str::to_owned),
                article: None,
                start_in: None,
                cites: Vec::new(),
                dry_run: true,
                yes: false,
            };
            let told = has_reason(&giving).err();
            assert_eq!(told.as_ref().map(crate::say::code), code);
        }
    }

    /// DIS-6: what is confirmed is what was shown, on the boards that were shown.
    #[test]
    fn dis_6_what_is_confirmed_is_what_was_shown() {
        let shown = Shown {
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
            stands: Stands::default(),
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
            let shown = Shown {
                request: RulingRequest::default(),
                offers: OfferReply {
                    offers,
                    ..OfferReply::default()
                },
                told: String::new(),
                stands: Stands::default(),
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
