//! The incident of the demo and the ruling on it: offered with its consequence, chosen by whoever
//! sits at the terminal, or else as the regulations have it.

use adoube_client::follow::Model;
use adoube_proto::v1::ruling_request::Wish;
use adoube_proto::v1::{ClockBasis, IncidentBrief, IncidentStage, ResumeWish, RulingRequest};
use anyhow::Result;

use crate::client::Client;
use crate::commands::incidents::{Choice, folded};

/// How long somebody at the terminal has to choose, milliseconds.
const PATIENCE: u64 = 30_000;

/// What is offered: the name, the clocks, and what is taken off the disconnected player.
const CHOICES: [(&str, ClockBasis, u64); 3] = [
    (
        "all time lost since the last contact given back",
        ClockBasis::LastContact,
        0,
    ),
    (
        "the time lost since it was detected given back",
        ClockBasis::Detection,
        0,
    ),
    (
        "the same, less five minutes",
        ClockBasis::Detection,
        300_000,
    ),
];

/// An incident that waits for its ruling.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) incident: u32,
    /// What each choice comes to, or why it cannot be.
    offers: Vec<Choice>,
    /// When the regulations' way is taken if nobody has chosen.
    until: u64,
}

/// The incident whose seats are all back and whose boards still stand, if there is one.
pub(super) fn due(model: &Model) -> Option<u32> {
    let waits = |incident: &&IncidentBrief| {
        let stands = incident.boards.iter().any(|board| {
            let board = model.board(board.round, board.board);
            board.is_some_and(|board| board.state == "paused")
        });
        incident.stage() == IncidentStage::ConnectedAgain && incident.ruling == 0 && stands
    };
    model
        .incidents()
        .find(waits)
        .map(|incident| incident.number)
}

impl Pending {
    /// Asks what each choice would come to.
    pub(super) async fn ask(client: &mut Client, incident: u32, now: u64) -> Result<Self> {
        let mut offers = Vec::new();
        for (number, (name, ..)) in (1..).zip(CHOICES) {
            let offer = client.offer(request(incident, name)).await;
            let offer = offer.map(|offer| offer.offers);
            let why = offer.map_err(|error| format!("{error:#}"));
            offers.push((format!("{number}, {name}"), why));
        }
        Ok(Self {
            incident,
            offers,
            until: now + PATIENCE,
        })
    }

    /// The offers with their boards, those that come to the same as one.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        let incident = self.incident;
        let offers = folded(&self.offers).into_iter();
        offers.flat_map(move |(names, boards)| {
            let head = format!("incident {incident}, ruling {}:", names.join("; or "));
            let boards = boards.into_iter().map(|line| format!("  {line}"));
            std::iter::once(head).chain(boards).collect::<Vec<_>>()
        })
    }

    /// The ruling to give now: the chosen one, or the first if there is nobody to choose or time
    /// is up.
    pub(super) fn chosen(&self, key: Option<char>, alone: bool, now: u64) -> Option<RulingRequest> {
        let typed = key
            .and_then(|key| key.to_digit(10))
            .and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1))
            .and_then(|index| CHOICES.get(index));
        let typed = typed.filter(|(name, ..)| self.can_be(name));
        let choice = typed.or_else(|| (alone || now >= self.until).then_some(&CHOICES[0]))?;
        Some(request(self.incident, choice.0))
    }

    /// What was refused when it was asked for is no choice.
    fn can_be(&self, name: &str) -> bool {
        let mut choices = self.offers.iter().zip(CHOICES);
        choices.any(|((_, offer), choice)| choice.0 == name && offer.is_ok())
    }
}

fn request(incident: u32, name: &str) -> RulingRequest {
    let choice = CHOICES.iter().find(|choice| choice.0 == name);
    let (_, clocks, deduct) = choice.unwrap_or(&CHOICES[0]);
    RulingRequest {
        incident,
        article: if *deduct > 0 { "O 18.9 b" } else { "O 18.9 a" }.to_owned(),
        reason: format!("the connection was lost; {name}"),
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
    use super::*;

    fn pending() -> Pending {
        Pending {
            incident: 4,
            offers: ["1", "2", "3"]
                .map(|name| (name.to_owned(), Ok(Vec::new())))
                .to_vec(),
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
