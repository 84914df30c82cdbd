//! The incident of a script: a silence opens it, arbiters are offered rulings and rule.

use adoube_chess::{BySide, Side};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{CarryOut, LoseSeat, RegainSeat, SystemOrder};
use adoube_tournament::board::{Board, Boards, LossSign, Order};
use adoube_tournament::incident::decide::{self, Request};
use adoube_tournament::incident::ruling::{Kind, Offered, RequestedRemedy};
use adoube_tournament::incident::{
    Absence, IncidentRecord, Moment, RulingExecuted, SeatReturned, State,
};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::regulations::RulingRules;
use adoube_tournament::time::Time;

/// What lies before the arbiters: the latest incident, none before the first silence.
#[derive(Default)]
pub(crate) struct Desk {
    incident: Option<State>,
}

impl Desk {
    /// A board has obeyed: a seat may have fallen silent, or be back, or a ruling be carried out.
    pub(crate) fn hear(&mut self, board: &Board, order: &Order, now: Time) {
        match order {
            Order::System(SystemOrder::LoseSeat(LoseSeat {
                side,
                sign,
                last_contact,
            })) => self.lost(board, *side, *sign, [*last_contact, now]),
            Order::System(SystemOrder::RegainSeat(RegainSeat { side })) => self.take(
                &IncidentRecord::Returned(SeatReturned {
                    board: board.opened().board,
                    side: *side,
                    moment: Moment::of(board, now),
                }),
                &Actor::Coordinator,
                now,
            ),
            Order::System(SystemOrder::CarryOut(CarryOut { ruling, .. })) => self.take(
                &IncidentRecord::Executed(RulingExecuted {
                    ruling: ruling.ruling,
                    board: board.opened().board,
                    sequence: board.carried_out_at(*ruling).unwrap_or_default(),
                }),
                &Actor::Coordinator,
                now,
            ),
            _ => {}
        }
        self.close(board, now);
    }

    /// What a remedy would come to.
    pub(crate) fn offer(
        &self,
        board: &Board,
        remedy: RequestedRemedy,
        now: Time,
    ) -> Result<Vec<Offered>, Refusal> {
        let rules = RulingRules::default();
        let request = self.request(board, remedy, String::new());
        decide::offers(self.incident(), &boards(board), &request, &rules, now)
    }

    /// What the board is to carry out.
    pub(crate) fn rule(
        &mut self,
        board: &Board,
        who: &Actor,
        remedy: RequestedRemedy,
        reason: String,
        now: Time,
    ) -> Result<Vec<Order>, Refusal> {
        let request = self.request(board, remedy, reason);
        let (rules, boards) = (RulingRules::default(), boards(board));
        let records = decide::rule(self.incident(), &boards, who, &request, &rules, None, now)?;
        for record in &records {
            self.take(record, who, now);
        }
        let given = self.incident().rulings().last().unwrap();
        let orders = given.ruling.boards.iter().map(|ruled| {
            Order::System(SystemOrder::CarryOut(CarryOut {
                ruling: given.ruling.reference,
                by: given.author().cloned(),
                seconded_by: None,
                remedy: ruled.remedy.clone(),
                article: given.ruling.article.clone(),
                reason: given.ruling.reason.clone(),
                start_in: given.ruling.start_in,
                cites: ruled.cites.clone(),
                unheard: BySide::both(false),
            }))
        });
        Ok(orders.collect())
    }

    /// `incident 1 is executed, ruled: deduct (O 18.9 b)`.
    pub(crate) fn stands(&self, board: &Board) -> String {
        let incident = self.incident();
        let stage = decide::stage(incident, &boards(board)).name();
        let ruled = incident.rulings().last().map(|given| {
            let (kind, article) = (given.ruling.kind, &given.ruling.article);
            format!(", ruled: {} ({article})", kind.name())
        });
        let number = incident.number();
        format!(
            "  incident {number} is {stage}{}",
            ruled.unwrap_or_default()
        )
    }

    fn incident(&self) -> &State {
        self.incident.as_ref().expect("a silence before")
    }

    /// The board is named, so that a game that was put off can be ruled on, too.
    fn request(&self, board: &Board, remedy: RequestedRemedy, reason: String) -> Request {
        Request {
            article: remedy.kind().article().to_owned(),
            remedy,
            boards: vec![(board.opened().board, None)],
            reason,
            start_in: None,
            cites: Vec::new(),
            after: u32::try_from(self.incident().rulings().len()).unwrap(),
            instead_of: None,
            worked_out: None,
        }
    }

    fn lost(&mut self, board: &Board, side: Side, sign: LossSign, [contact, now]: [Time; 2]) {
        let absence = Absence::noticed(board, side, sign, contact, now);
        let live = self.incident.as_ref().filter(|it| it.closed().is_none());
        if live.is_some() {
            let absences = vec![absence];
            return self.take(
                &IncidentRecord::Widened { absences },
                &Actor::Coordinator,
                now,
            );
        }
        let number = self.incident.as_ref().map_or(1, |it| it.number() + 1);
        let records = decide::open(number, &[absence]);
        self.incident = State::from_first(&records[0], now);
    }

    fn take(&mut self, record: &IncidentRecord, by: &Actor, now: Time) {
        // Scripts that carry out rulings of their own have no incident.
        if let Some(incident) = &mut self.incident {
            incident.apply(record, now, by);
        }
    }

    /// It closes by itself where nothing is left to be done.
    fn close(&mut self, board: &Board, now: Time) {
        let Some(incident) = &self.incident else {
            return;
        };
        for record in decide::closing(incident, &boards(board)) {
            self.take(&record, &Actor::Coordinator, now);
        }
    }
}

/// An offer in words; the coordinator adds what other incidents and proposals have to do with it.
pub(crate) fn offered(offers: &[Offered], remedy: &RequestedRemedy) -> String {
    let kind: Kind = decide::kind(remedy, offers);
    let lines = offers.iter().map(|offer| {
        let text = &offer.text;
        format!("  offered, {} ({}): {text}", kind.name(), kind.article())
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn boards(board: &Board) -> Boards {
    Boards::from([(board.opened().board, board.clone())])
}
