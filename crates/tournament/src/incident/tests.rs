//! An incident from its opening to its end, told by the rules' ids.

use std::sync::Arc;

use adoube_chess::{BySide, Side};

use super::decide::{self, Request};
use super::ruling::{ClocksAs, Control, Kind, RequestedRemedy, Verdict};
use super::{
    Absence, IncidentRecord, Moment, ProposalRejected, RulingExecuted, RulingGiven, RulingProposed,
    SeatReturned, Stage, State,
};
use crate::actor::{Actor, Role};
use crate::board::command::{
    CarryOut, LoseSeat, Play, PlayerOrder, RegainSeat, Release, SystemOrder,
};
use crate::board::{
    AwayPolicy, BeforeGame, Board, Boards, Charge, ClockWhileAway, Command, Entering,
    FlagWhileAway, LossSign, Opened, Order, Remedy, ResumeBy, Score, Seat, Terms,
};
use crate::clock::RoundTrips;
use crate::ids::{BoardId, DeviceId, PersonId, RulingRef, VenueId};
use crate::refusal::Refusal;
use crate::regulations::RulingRules;
use crate::time::{Millis, Time};

mod cites;
mod contact;
mod controls;
mod deductions;
mod flags;
mod four_eyes;
mod overlaps;
mod several;
mod told;

const FIRST: BoardId = BoardId { round: 1, board: 1 };
const SECOND: BoardId = BoardId { round: 1, board: 2 };

fn person(name: &str) -> PersonId {
    PersonId::new(name).unwrap()
}

fn seconds(seconds: u64) -> Time {
    Time(seconds * 1_000)
}

fn seat(board: BoardId, side: &str) -> Seat {
    let name = format!("{side}{}", board.board);
    Seat {
        person: person(&name),
        venue: VenueId::new("madrid").unwrap(),
        device: DeviceId::new(&format!("dev-{name}")).unwrap(),
    }
}

fn give(board: &mut Board, actor: Actor, at: u64, order: Order) {
    let command = Command::new(actor, seconds(at), order);
    board.handle(&command).unwrap();
}

fn play(board: &mut Board, side: Side, at: u64, uci: &str) {
    let seat = board.seat(side).clone();
    let order = Order::Player(PlayerOrder::Play(Play {
        ply: board.ply() + 1,
        uci: uci.to_owned(),
        link: RoundTrips::default(),
    }));
    give(board, Actor::player(seat.person, seat.device), at, order);
}

/// A board of 300+10 that began at second 0; White moved at 10, Black at 40.
fn board(id: BoardId) -> Board {
    board_with(id, FlagWhileAway::ChiefArbiter)
}

fn board_with(id: BoardId, flag: FlagWhileAway) -> Board {
    let mut board = opened(id, flag, "300+10");
    play(&mut board, Side::White, 10, "e2e4");
    play(&mut board, Side::Black, 40, "e7e5");
    board
}

/// A board that began at second 0.
fn opened(id: BoardId, flag: FlagWhileAway, control: &str) -> Board {
    let terms = Terms {
        before: BeforeGame::default(),
        entering: Entering::default(),
        claims: false,
        laws: crate::laws::Laws::default(),
        supervision: None,
        time_control: Arc::new(control.parse().unwrap()),
        start: adoube_chess::Start {
            variant: adoube_chess::Variant::Standard,
            fen: None,
        },
        away: AwayPolicy {
            clock: ClockWhileAway::Runs,
            resume: ResumeBy::BothBack,
            charge: Charge::Nothing,
            flag,
            reconnect_within: None,
        },
        win_halves: 2,
        draw_odds: None,
        physical_boards: Some(overlaps::FOLLOWING),
        lag: None,
        draw_halves: 1,
        loss_halves: 0,
    };
    let opened = Opened {
        board: id,
        seats: BySide::new("w", "b").map(|side| seat(id, side)),
        terms,
        regulations_version: 1,
    };
    let (mut board, _) = Board::open(Command::new(
        Actor::Coordinator,
        seconds(0),
        Box::new(opened),
    ))
    .unwrap();
    give(
        &mut board,
        Actor::Coordinator,
        0,
        Order::System(SystemOrder::Release(Release::default())),
    );
    for side in Side::ALL {
        let seat = board.seat(side).clone();
        let player = Actor::player(seat.person, seat.device);
        give(&mut board, player, 0, Order::Player(PlayerOrder::CheckIn));
    }
    board
}

/// White falls silent: heard last at `contact`, noticed three seconds later.
fn lose(board: &mut Board, contact: u64) -> Absence {
    let order = Order::System(SystemOrder::LoseSeat(LoseSeat {
        side: Side::White,
        sign: LossSign::Silence,
        last_contact: seconds(contact),
    }));
    give(board, Actor::Coordinator, contact + 3, order);
    away(board, Side::White, contact, contact + 3)
}

/// White's connection is back at second 90.
fn connects_again(board: &mut Board) {
    let order = Order::System(SystemOrder::RegainSeat(RegainSeat { side: Side::White }));
    give(board, Actor::Coordinator, 90, order);
}

/// The silence of a seat that was heard last then, and is noticed now.
fn away(board: &Board, side: Side, contact: u64, now: u64) -> Absence {
    let [contact, now] = [contact, now].map(seconds);
    Absence::noticed(board, side, LossSign::Silence, contact, now)
}

/// An incident over what stands, with the clock that it is looked at.
struct Desk {
    state: State,
    boards: Boards,
    rules: RulingRules,
    now: Time,
}

impl Desk {
    /// White of both boards was heard last at second 60; it is second 100.
    fn new() -> Self {
        let mut boards = Boards::from([FIRST, SECOND].map(|id| (id, board(id))));
        let absences: Vec<_> = boards.values_mut().map(|board| lose(board, 60)).collect();
        let records = decide::open(7, &absences);
        let state = State::from_first(&records[0], seconds(63)).unwrap();
        Self {
            state,
            boards,
            rules: RulingRules::default(),
            now: seconds(100),
        }
    }

    fn first(&mut self) -> &mut Board {
        self.boards.get_mut(&FIRST).unwrap()
    }

    fn offer(&self, remedy: RequestedRemedy) -> Result<Vec<String>, Refusal> {
        let request = request(remedy, &[]);
        let offers = decide::offers(&self.state, &self.boards, &request, &self.rules, self.now)?;
        Ok(offers.into_iter().map(|offer| offer.text).collect())
    }

    fn rule(&self, who: &Actor, request: &Request) -> Result<IncidentRecord, Refusal> {
        let records = self.rules(who, request)?;
        Ok(records.last().unwrap().clone())
    }

    fn rules(&self, who: &Actor, request: &Request) -> Result<Vec<IncidentRecord>, Refusal> {
        let (state, boards, rules) = (&self.state, &self.boards, &self.rules);
        decide::rule(state, boards, who, request, rules, None, self.now)
    }

    fn closed_by(&self, who: &Actor, reason: &str) -> Result<IncidentRecord, Refusal> {
        let (state, boards, rules) = (&self.state, &self.boards, &self.rules);
        decide::close(state, boards, (who, Ok(())), reason, rules, self.now)
    }

    fn is_over(&self) -> bool {
        !decide::closing(&self.state, &self.boards).is_empty()
    }

    fn take(&mut self, record: &IncidentRecord, by: &Actor) {
        self.state.apply(record, self.now, by);
    }

    fn back(&mut self, board: BoardId) {
        let moment = Moment::of(&self.boards[&board], self.now);
        let record = IncidentRecord::Returned(SeatReturned {
            board,
            side: Side::White,
            moment,
        });
        self.take(&record, &Actor::Coordinator);
    }
}

fn request(remedy: RequestedRemedy, boards: &[(BoardId, Option<u64>)]) -> Request {
    Request {
        article: remedy.kind().article().to_owned(),
        remedy,
        boards: boards.to_vec(),
        reason: "the venue's router failed".to_owned(),
        start_in: None,
        cites: Vec::new(),
        after: 0,
        instead_of: None,
        worked_out: None,
    }
}

fn resume(clocks: ClocksAs) -> RequestedRemedy {
    RequestedRemedy::Resume {
        clocks,
        deduct: Millis::ZERO.into(),
        add: BySide::both(Millis::ZERO),
    }
}

fn chief() -> Actor {
    Actor::official(person("chief"), Role::ChiefArbiter)
}

fn arbiter() -> Actor {
    Actor::official(person("second"), Role::Arbiter)
}

#[test]
fn dis_3_4_7_every_ruling_is_offered_with_its_consequence_spelled_out() {
    let both = |deduct, white| RequestedRemedy::Resume {
        clocks: ClocksAs::Detection,
        deduct: Millis::from_seconds(deduct).into(),
        add: BySide::new(Millis::from_seconds(white), Millis::ZERO),
    };
    let (white, black) = (Millis::from_seconds(90), Millis::from_seconds(80));
    let ready = "White to move, the clock starts 30 s after both players are ready";
    let runs = "the clock keeps running until you confirm";
    let undone = "another ruling can cancel it until the round is closed";
    for (remedy, text) in [
        // White had 300 - 10 + 10, thinks since second 40 and was heard last at 60
        (
            resume(ClocksAs::LastContact),
            format!("White 0:04:40, Black 0:04:40, {ready}"),
        ),
        (
            resume(ClocksAs::Detection),
            format!("White 0:04:37, Black 0:04:40, {ready}"),
        ),
        (
            resume(ClocksAs::Now),
            format!("White 0:04:00, Black 0:04:40, {ready}; {runs}"),
        ),
        (
            resume(ClocksAs::Typed { white, black }),
            format!("White 0:01:30, Black 0:01:20, {ready}"),
        ),
        (
            both(60, 0),
            format!("White 0:03:37, Black 0:04:40, {ready}"),
        ),
        (
            both(0, 60),
            format!("White 0:05:37, Black 0:04:40, {ready}"),
        ),
        (
            RequestedRemedy::Result(Verdict::AbsentLoses),
            format!("the game ends 0-1; {undone}"),
        ),
        (
            RequestedRemedy::Result(Verdict::Drawn),
            format!("the game ends ½-½; {undone}"),
        ),
        (
            RequestedRemedy::Result(Verdict::BothLose),
            format!("the game ends 0-0; {undone}"),
        ),
        (
            RequestedRemedy::Postpone,
            "the game stays as it is until an arbiter resumes or restarts it".to_owned(),
        ),
        (
            RequestedRemedy::Restart(Control::Same),
            "a new game, same colours, time control 5+10, both clocks 0:05:00, the clock starts 30 s after both \
             players are ready; the 2 half-moves played stay in the record, but that game cannot be resumed"
                .to_owned(),
        ),
        (
            RequestedRemedy::Restart(Control::Typed(Arc::new("180".parse().unwrap()))),
            "a new game, same colours, time control 3 min, both clocks 0:03:00, the clock starts 30 s after both \
             players are ready; the 2 half-moves played stay in the record, but that game cannot be resumed; 0:03:00 \
             a side over 60 moves instead of 0:15:00; REMARK: 3 min is blitz, and the game is rapid"
                .to_owned(),
        ),
    ] {
        let desk = Desk::new();
        let offered = desk.offer(remedy.clone()).unwrap();
        assert_eq!(offered, [text.clone(), text], "{remedy:?}");
    }
}

#[test]
fn dis_3_time_is_given_back_only_for_the_absence() {
    let mut desk = Desk::new();
    // Back after 40 s, 20 s of his own thinking, a move, and 10 s of the opponent's.
    desk.back(FIRST);
    play(desk.first(), Side::White, 120, "g1f3");
    desk.now = seconds(130);
    let offered = desk.offer(resume(ClocksAs::LastContact)).unwrap();
    // 280 at the last contact, 20 used after it, 10 for the move; Black thinks for ten seconds.
    assert_eq!(
        offered[0],
        "White 0:04:30, Black 0:04:30, Black to move, the clock starts 30 s after both players are ready; the clock \
         keeps running until you confirm"
    );
}

/// What the first ruling gave back is not given back again, and a deduction is made once.
#[test]
fn dis_4_a_further_ruling_stands_in_the_place_of_the_one_before() {
    let as_at = |clocks, deduct| RequestedRemedy::Resume {
        clocks,
        deduct: Millis::from_seconds(deduct).into(),
        add: BySide::both(Millis::ZERO),
    };
    let mut desk = Desk::new();
    let runs = "; the clock keeps running until you confirm";
    for (number, remedy, white, note) in [
        (1, as_at(ClocksAs::Now, 0), "0:04:00", runs),
        (2, as_at(ClocksAs::LastContact, 0), "0:04:40", ""),
        (
            3,
            as_at(ClocksAs::LastContact, 60),
            "0:03:40",
            "; replaces ruling 7.2",
        ),
        (
            4,
            as_at(ClocksAs::LastContact, 60),
            "0:03:40",
            "; replaces ruling 7.3",
        ),
        (
            5,
            as_at(ClocksAs::Detection, 0),
            "0:04:37",
            "; replaces ruling 7.3",
        ),
        (
            6,
            as_at(ClocksAs::Now, 60),
            "0:03:37",
            "; adds to ruling 7.5",
        ),
        (
            7,
            as_at(ClocksAs::LastContact, 0),
            "0:04:40",
            "; replaces ruling 7.6",
        ),
    ] {
        let request = request(remedy.clone(), &[]);
        let offers = decide::offers(&desk.state, &desk.boards, &request, &desk.rules, desk.now);
        let first = offers.unwrap().swap_remove(0);
        let ready = "White to move, the clock starts 30 s after both players are ready";
        let text = format!("White {white}, Black 0:04:40, {ready}{note}");
        assert_eq!(first.text, text, "ruling {number}");
        let order = Order::System(SystemOrder::CarryOut(CarryOut {
            ruling: RulingRef {
                incident: 7,
                ruling: number,
            },
            by: None,
            seconded_by: None,
            remedy: first.remedy,
            article: "O 18.9".to_owned(),
            reason: "as ruled".to_owned(),
            start_in: Millis::ZERO,
            cites: Vec::new(),
            unheard: BySide::both(false),
        }));
        give(desk.first(), Actor::Coordinator, 100, order);
    }
}

#[test]
fn dis_1_whose_time_ran_how_long_while_away() {
    let desk = Desk::new();
    let absence = &desk.state.absences()[0];
    let now = Moment::of(&desk.boards[&FIRST], desk.now);
    assert_eq!(
        absence.ran(&now),
        BySide::new(Millis::from_seconds(40), Millis::ZERO)
    );
}

#[test]
fn dis_7_bad_rulings_are_refused_by_name() {
    let huge = Millis(u64::MAX);
    let zero = Millis::ZERO;
    let typed = |white, black| resume(ClocksAs::Typed { white, black });
    let deduct = RequestedRemedy::Resume {
        clocks: ClocksAs::Now,
        deduct: Millis::from_seconds(3_600).into(),
        add: BySide::both(Millis::ZERO),
    };
    let longer = RequestedRemedy::Restart(Control::Typed(Arc::new("3600".parse().unwrap())));
    for (remedy, code) in [
        (typed(zero, huge), "out-of-range"),
        (typed(huge, Millis(1)), "out-of-range"),
        (typed(Millis(1), zero), "out-of-range"),
        (deduct, "out-of-range"),
        (longer, "against-regulations"),
    ] {
        let refused = Desk::new()
            .rule(&chief(), &request(remedy.clone(), &[]))
            .unwrap_err();
        assert_eq!(refused.code(), code, "{remedy:?}");
    }
    let other = BoardId { round: 1, board: 9 };
    let refused = Desk::new()
        .rule(
            &chief(),
            &request(RequestedRemedy::Postpone, &[(other, None)]),
        )
        .unwrap_err();
    assert_eq!(refused.code(), "not-of-incident");
    for (reason, article, code) in [
        ("", "O 18.9", "reason-required"),
        ("  ", "O 18.9", "reason-required"),
        ("why", "", "no-article"),
        ("why", "because he was late", "no-article"),
        ("why", &"1".repeat(61), "no-article"),
    ] {
        let request = Request {
            reason: reason.to_owned(),
            article: article.to_owned(),
            ..request(RequestedRemedy::Postpone, &[])
        };
        let refused = Desk::new().rule(&chief(), &request).unwrap_err();
        assert_eq!(refused.code(), code, "{reason} {article}");
    }
}

#[test]
fn dis_4_a_refusal_names_the_board_the_side_and_what_is_left() {
    let remedy = |clocks, deduct| RequestedRemedy::Resume {
        clocks,
        deduct: Millis::from_seconds(deduct).into(),
        add: BySide::both(Millis::ZERO),
    };
    let typed = ClocksAs::Typed {
        white: Millis::from_seconds(250),
        black: Millis::from_seconds(250),
    };
    let nothing = ClocksAs::Typed {
        white: Millis::from_seconds(250),
        black: Millis::ZERO,
    };
    for (remedy, text) in [
        (
            remedy(typed, 300),
            "board 1.1: White would have 0:04:10: 0:05:00 cannot be deducted, 0:04:09.999 at most can",
        ),
        (
            remedy(typed, 250),
            "board 1.1: White would have 0:04:10: 0:04:10 cannot be deducted, 0:04:09.999 at most can",
        ),
        (
            remedy(nothing, 0),
            "board 1.1: Black would have 0:00:00: a clock has more than 0 and at most 168:00:00",
        ),
    ] {
        let refused = Desk::new()
            .rule(&chief(), &request(remedy, &[]))
            .unwrap_err();
        assert_eq!(refused.to_string(), text);
    }
}

#[test]
fn dis_6_the_offer_says_how_a_shorter_time_control_was_worked_out() {
    let mut board = opened(FIRST, FlagWhileAway::ChiefArbiter, "40/5400:1800+30");
    play(&mut board, Side::White, 10, "e2e4");
    let absences = [lose(&mut board, 100)];
    let offer = super::ruling::Offer {
        board: &board,
        absences: &absences,
        incident: 1,
        now: seconds(40 * 60),
        worked_out: seconds(40 * 60),
        start_in: Millis::ZERO,
    };
    let told = |control: Control| offer.of(&RequestedRemedy::Restart(control)).unwrap().text;
    let typed = |control: &str| Control::Typed(Arc::new(control.parse().unwrap()));
    for (control, text) in [
        (
            Control::WorkedOut,
            "a new game, same colours, time control 75 min for 40 moves, then 25 min (+ 30 s a move), both clocks 1:15:00, the clock starts when both \
             players are ready; the half-move played stays in the record, but that game cannot be resumed; 1:50:00 a \
             side over 60 moves instead of 2:10:00: the game began 0:40:00 ago; half of that, \
             rounded up to a minute (0:20:00), is taken from each side, but each side keeps at least a quarter of the \
             base time and three minutes",
        ),
        (
            typed("40/60:20+30"),
            "a new game, same colours, time control 1 min for 40 moves, then 20 s (+ 30 s a move), both clocks 0:01:00, the clock starts when both \
             players are ready; the half-move played stays in the record, but that game cannot be resumed; 0:11:20 a \
             side over 60 moves instead of 2:10:00; 1 min for 40 moves, then 20 s (+ 30 s a move); \
             0:11:20 in sixty moves, rapid. If minutes were meant write 40/60:20+30; REMARK: 1 min for 40 moves, then \
             20 s (+ 30 s a move) is rapid, and the game is standard; REMARK: 1 min for 40 moves, then 20 s \
             (+ 30 s a move) brings 0:11:20 in sixty moves, less than a tenth of the 2:10:00 of 90 min for 40 moves, then 30 min (+ 30 s a move)",
        ),
    ] {
        assert_eq!(told(control), text);
    }
    let refused = offer
        .of(&RequestedRemedy::Restart(typed("6600+30")))
        .unwrap_err();
    assert_eq!(
        refused.to_string(),
        "110+30 is not shorter than 90 min for 40 moves, then 30 min (+ 30 s a move): it brings 2:20:00 in sixty moves, that one 2:10:00"
    );
}

/// It hangs on how long the game has lasted; what was shown is what is ruled, however long somebody reads.
#[test]
fn dis_7_what_the_event_excludes_is_refused_with_the_article() {
    let mut desk = Desk::new();
    desk.rules.excluded.insert(Kind::Restart);
    let refused = desk
        .rule(
            &chief(),
            &request(RequestedRemedy::Restart(Control::Same), &[]),
        )
        .unwrap_err();
    assert_eq!(
        (refused.code(), refused.article()),
        ("against-regulations", Some("O 18.9 c"))
    );
    assert!(
        desk.rule(
            &chief(),
            &request(RequestedRemedy::Restart(Control::WorkedOut), &[])
        )
        .is_ok()
    );
    assert!(
        desk.rule(&chief(), &request(RequestedRemedy::Postpone, &[]))
            .is_ok()
    );
}

#[test]
fn pen_3_an_lta_does_not_rule() {
    let lta = Actor::official(person("lta"), Role::Lta);
    let refused = Desk::new()
        .rule(&lta, &request(RequestedRemedy::Postpone, &[]))
        .unwrap_err();
    assert_eq!(refused.code(), "not-your-role");
}

#[test]
fn dis_7_of_two_arbiters_one_wins_and_the_other_is_told() {
    let mut desk = Desk::new();
    let one = request(resume(ClocksAs::LastContact), &[(FIRST, None)]);
    let ruled = desk.rule(&chief(), &one).unwrap();
    desk.take(&ruled, &chief());
    let other = request(RequestedRemedy::Restart(Control::Same), &[(FIRST, None)]);
    let refused = desk.rule(&arbiter(), &other).unwrap_err();
    assert_eq!(refused.code(), "already-ruled");
    assert!(
        refused.to_string().contains("'resume' by chief"),
        "{refused}"
    );
    let seen = Request { after: 1, ..other };
    assert!(desk.rule(&arbiter(), &seen).is_ok());
}

#[test]
fn dis_8_one_command_rules_on_every_board_of_an_incident() {
    let mut desk = Desk::new();
    let ruled = desk
        .rule(&chief(), &request(resume(ClocksAs::LastContact), &[]))
        .unwrap();
    let IncidentRecord::Ruled(RulingGiven { ruling, .. }) = &ruled else {
        panic!("{ruled:?}");
    };
    let left = Millis::from_seconds(280);
    let boards = ruling.boards.iter();
    let boards: Vec<_> = boards
        .map(|ruled| match &ruled.remedy {
            Remedy::Resume { white, black, .. } => (ruled.board, *white, *black),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(boards, [(FIRST, left, left), (SECOND, left, left)]);
    desk.take(&ruled, &chief());
    for board in [FIRST, SECOND] {
        assert_eq!(desk.state.stage(), Stage::Ruled);
        let executed = IncidentRecord::Executed(RulingExecuted {
            ruling: 1,
            board,
            sequence: 9,
        });
        desk.take(&executed, &Actor::Coordinator);
    }
    assert_eq!(desk.state.stage(), Stage::Executed);
}

#[test]
fn dis_1_the_stages_of_an_incident() {
    let mut desk = Desk::new();
    assert_eq!(desk.state.stage(), Stage::Open);
    desk.back(FIRST);
    assert_eq!(desk.state.stage(), Stage::Open);
    desk.back(SECOND);
    assert_eq!(desk.state.stage(), Stage::ConnectedAgain);
    assert!(!desk.is_over());
    let closed = desk.closed_by(&arbiter(), "nothing was lost").unwrap();
    desk.take(&closed, &arbiter());
    assert_eq!(desk.state.stage(), Stage::Closed);
    let ruling = desk
        .rule(&chief(), &request(RequestedRemedy::Postpone, &[]))
        .unwrap();
    desk.take(&ruling, &chief());
    assert_eq!(desk.state.stage(), Stage::Ruled);
}

#[test]
fn dis_8_an_incident_that_was_joined_is_ruled_on_where_it_goes_on() {
    let mut desk = Desk::new();
    desk.take(
        &IncidentRecord::JoinedInto { number: 3 },
        &Actor::Coordinator,
    );
    let refused = desk
        .rule(&chief(), &request(RequestedRemedy::Postpone, &[]))
        .unwrap_err();
    assert_eq!(
        refused,
        Refusal::Joined {
            incident: 7,
            into: 3
        }
    );
}

#[test]
fn dis_7_a_score_may_be_typed_and_is_named_by_its_sides() {
    let desk = Desk::new();
    let score = Score { white: 2, black: 0 };
    let offered = desk
        .offer(RequestedRemedy::Result(Verdict::Score(score)))
        .unwrap();
    assert!(offered[0].starts_with("the game ends 1-0; "), "{offered:?}");
}
