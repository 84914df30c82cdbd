//! The incident of the demo and the ruling on it: offered with its consequence, chosen by whoever
//! sits at the terminal, or else as the regulations have it.

use adoube_client::Client;
use adoube_client::follow::Model;
use adoube_proto::v1::ruling_request::Wish;
use adoube_proto::v1::{
    ClockBasis, GameStage, IncidentBrief, IncidentStage, OfferView, ResumeWish, RulingRequest,
};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::text;

/// How long somebody at the terminal has to choose, milliseconds.
const PATIENCE: u64 = 30_000;

/// What is offered: the name, the clocks, and what is taken off the disconnected player.
const CHOICES: [(&str, ClockBasis, u64); 3] = [
    ("cli-demo-ruling-last-contact", ClockBasis::LastContact, 0),
    ("cli-demo-ruling-detection", ClockBasis::Detection, 0),
    ("cli-demo-ruling-less", ClockBasis::Detection, 300_000),
];

/// A ruling that can be chosen.
#[derive(Debug)]
pub struct Choice {
    /// What is typed for it.
    pub number: u32,
    /// What it is.
    pub name: CatalogueMessage,
    /// What it does on each board, or why it is refused.
    pub offers: Result<Vec<OfferView>, String>,
}

/// An incident that waits for its ruling.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) incident: u32,
    pub(super) choices: Vec<Choice>,
    /// When the regulations' way is taken if nobody has chosen.
    until: u64,
}

/// The incident whose seats are all back and whose boards still stand, if there is one.
pub(super) fn due(model: &Model) -> Option<u32> {
    let waits = |incident: &&IncidentBrief| {
        let stands = incident.boards.iter().any(|board| {
            let board = model.board(board.round, board.board);
            board.is_some_and(|board| board.state() == GameStage::Paused)
        });
        incident.stage() == IncidentStage::ConnectedAgain && incident.ruling == 0 && stands
    };
    model
        .incidents()
        .find(waits)
        .map(|incident| incident.number)
}

impl Pending {
    /// Asks what each choice would do.
    pub(super) async fn ask(client: &mut Client, incident: u32, now: u64) -> Self {
        let mut choices = Vec::new();
        for (number, choice) in (1..).zip(&CHOICES) {
            let offer = client.offer(request(incident, choice)).await;
            choices.push(Choice {
                number,
                name: CatalogueMessage::new(choice.0),
                offers: offer
                    .map(|offer| offer.offers)
                    .map_err(|error| format!("{error:#}")),
            });
        }
        Self {
            incident,
            choices,
            until: now + PATIENCE,
        }
    }

    /// The ruling to give now: the chosen one, or the first if nobody can choose or time is up. What was refused is no
    /// choice.
    pub(super) fn chosen(&self, key: Option<char>, alone: bool, now: u64) -> Option<RulingRequest> {
        let number = key.and_then(|key| key.to_digit(10));
        let mut choices = self.choices.iter().zip(&CHOICES);
        let typed = choices
            .find(|(choice, _)| Some(choice.number) == number && choice.offers.is_ok())
            .map(|(_, wanted)| wanted);
        let choice = typed.or_else(|| (alone || now >= self.until).then_some(&CHOICES[0]))?;
        Some(request(self.incident, choice))
    }
}

fn request(incident: u32, (id, clocks, deduct): &(&'static str, ClockBasis, u64)) -> RulingRequest {
    let name = CatalogueMessage::new(id);
    RulingRequest {
        incident,
        article: if *deduct > 0 { "O 18.9 b" } else { "O 18.9 a" }.to_owned(),
        reason: text!("cli-demo-ruling-reason", messages ruling: vec![name]),
        wish: Some(Wish::Resume(ResumeWish {
            clocks: (*clocks).into(),
            deduct: *deduct,
            ..ResumeWish::default()
        })),
        ..RulingRequest::default()
    }
}

#[cfg(test)]
mod tests {
    use adoube_tournament::message;

    use super::*;

    fn pending() -> Pending {
        Pending {
            incident: 4,
            choices: (1..=3)
                .map(|number| Choice {
                    number,
                    name: message!("cli-demo-ruling-less"),
                    offers: Ok(Vec::new()),
                })
                .collect(),
            until: 1_000,
        }
    }

    fn wish(request: Option<RulingRequest>) -> Option<(ClockBasis, u64)> {
        match request?.wish? {
            Wish::Resume(resume) => Some((resume.clocks(), resume.deduct)),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn dis_3_who_sits_there_chooses_and_else_the_regulations_do() {
        let last = Some((ClockBasis::LastContact, 0));
        let detection = |deduct| Some((ClockBasis::Detection, deduct));
        for (key, alone, now, chosen) in [
            (None, false, 0, None),
            (None, true, 0, last),
            (None, false, 1_000, last),
            (Some('1'), false, 0, last),
            (Some('2'), false, 0, detection(0)),
            (Some('3'), false, 0, detection(300_000)),
            (Some('9'), false, 0, None),
            (Some('0'), false, 0, None),
            (Some('x'), false, 0, None),
        ] {
            let given = wish(pending().chosen(key, alone, now));
            assert_eq!(given, chosen, "{key:?} {alone} {now}");
        }
    }
}
