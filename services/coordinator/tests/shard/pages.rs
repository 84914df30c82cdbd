//! A page that dies on a device that lives is an incident, though its seat is heard.

use adoube_chess::Side;
use adoube_coordinator::shard::{IncidentRequest, Input, Reply, ShardRequest, StreamId};
use adoube_proto::v1::IncidentView;
use adoube_tournament::board::command::{Act, MoveSeat, PlayerOrder};
use adoube_tournament::board::{Order, Phase};
use adoube_tournament::incident::evidence::Observation;
use adoube_tournament::time::Millis;
use adoube_tournament::venue::{JournalLine, Report, ReportKind, Sight};

use crate::before::give;
use crate::foreseen::worded;
use crate::kit::{Desk, Rules};

impl Desk {
    /// A line of a device's journal, as its venue hands it on.
    fn notes(&mut self, stream: StreamId, device: &str, number: u64, saw: Observation) {
        let line = JournalLine {
            device: device.parse().unwrap(),
            session: 1,
            journal: "5e".repeat(16),
            number,
            boot_id: "boot".to_owned(),
            monotonic_ms: self.now.real,
            suspended_ms: 0,
            wall_ms: 0,
            saw: Sight::Known(saw),
            detail: String::new(),
        };
        let report = Report {
            number,
            boot_id: "boot".to_owned(),
            monotonic_ms: 1,
            wall_ms: 2,
            offset: None,
            device_offset: None,
            saw: Vec::new(),
            what: ReportKind::Journal(line),
        };
        let venue = "madrid".parse().unwrap();
        self.tell(Input::VenueReported(stream, venue, Box::new(report)));
    }

    /// All incidents.
    pub(crate) fn pages(&mut self) -> Vec<IncidentView> {
        let all = match self.ask(
            "chief",
            ShardRequest::Incident(IncidentRequest::List { all: true }),
        ) {
            Ok(Reply::Incidents(reply)) => reply.incidents,
            other => panic!("{other:?}"),
        };
        let describe = |number| match self.ask(
            "chief",
            ShardRequest::Incident(IncidentRequest::Describe(number)),
        ) {
            Ok(Reply::Incident(view)) => *view,
            other => panic!("{other:?}"),
        };
        all.iter().map(|brief| brief.number).map(describe).collect()
    }
}

fn told(view: &IncidentView) -> String {
    let brief = view.brief.as_ref().unwrap();
    let absence = &view.absences[0];
    format!(
        "{} {} {}: {}, {}",
        brief.stage().word(),
        brief.away,
        absence.sign().word(),
        absence.device,
        brief.cause().word()
    )
}

#[test]
fn dis_1_a_page_that_is_gone_for_three_seconds_is_an_incident() {
    let (mut desk, _, black) = Desk::playing(&Rules::default());
    let madrid = desk.venue("madrid");
    // Loaded anew: it is back within the second.
    desk.notes(madrid, "madrid-1", 1, Observation::PageClosed);
    desk.pass(1_000);
    desk.notes(madrid, "madrid-1", 2, Observation::PageBack);
    // A device without a seat.
    desk.notes(madrid, "madrid-9", 1, Observation::PageClosed);
    desk.pass(5_000);
    assert_eq!(desk.pages(), []);
    desk.notes(madrid, "madrid-1", 3, Observation::PageClosed);
    desk.pass(2_500);
    assert_eq!(desk.pages(), []);
    desk.pass(1_000);
    let pages = desk.pages();
    assert_eq!(told(&pages[0]), "open 1 page: madrid-1, page-died");
    let moments = [
        &pages[0].absences[0].contact,
        &pages[0].absences[0].detected,
    ];
    let moments = moments.map(|moment| moment.as_ref().unwrap().at);
    assert!(
        (3_000..3_500).contains(&(moments[1] - moments[0])),
        "{moments:?}"
    );
    // One page, one incident; back is back.
    let span = Millis(3_000);
    desk.notes(madrid, "madrid-1", 4, Observation::PageSilent { span });
    desk.pass(5_000);
    desk.notes(madrid, "madrid-1", 5, Observation::PageBack);
    let pages = desk.pages();
    assert_eq!(pages.len(), 1);
    assert_eq!(
        told(&pages[0]),
        "connected-again 0 page: madrid-1, page-died"
    );
    // It is over with the game, as any other.
    desk.order(
        black,
        adoube_tournament::board::Order::Player(PlayerOrder::Resign),
    );
    assert_eq!(told(&desk.pages()[0]), "closed 0 page: madrid-1, page-died");
}

/// A seat that fell silent has its incident: what its page did then is evidence of that one.
#[test]
fn dis_1_a_page_of_a_seat_that_is_away_opens_nothing() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let madrid = desk.venue("madrid");
    desk.close(white);
    desk.notes(madrid, "madrid-1", 1, Observation::PageClosed);
    desk.pass(10_000);
    let pages = desk.pages();
    assert_eq!(pages.len(), 1);
    assert!(
        pages[0]
            .evidence
            .iter()
            .any(|line| line.saw().word() == "page-closed")
    );
    // The seat is away until it is heard, whatever its page does.
    desk.notes(madrid, "madrid-1", 2, Observation::PageBack);
    assert_eq!(desk.pages()[0].brief.as_ref().unwrap().away, 1);
    desk.hello("madrid-1", "kiosk-w");
    assert_eq!(desk.pages()[0].brief.as_ref().unwrap().away, 0);
}

/// When the page was there again is told by each incident that tells of its going: long after the seat was
/// heard again, and also where the device has fallen silent anew since.
#[test]
fn dis_1_a_page_that_is_back_is_told_by_the_incident_that_it_went_in() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let madrid = desk.venue("madrid");
    let told = |desk: &mut Desk| -> Vec<usize> {
        let backs = |view: &IncidentView| {
            let lines = view.evidence.iter();
            lines
                .filter(|line| line.saw().word() == "page-back")
                .count()
        };
        desk.pages().iter().map(backs).collect()
    };
    desk.close(white);
    desk.notes(madrid, "madrid-1", 1, Observation::PageClosed);
    desk.pass(10_000);
    desk.hello("madrid-1", "kiosk-w");
    desk.pass(130_000);
    desk.notes(madrid, "madrid-1", 2, Observation::PageBack);
    assert_eq!(told(&mut desk), [1]);
    desk.pass(90_000);
    desk.notes(madrid, "madrid-1", 3, Observation::PageClosed);
    desk.pass(5_000);
    assert_eq!(told(&mut desk).len(), 2);
    desk.stand_still(6_000);
    desk.hello("madrid-1", "kiosk-w");
    desk.hello("oslo-1", "kiosk-b");
    desk.pass(60_000);
    desk.notes(madrid, "madrid-1", 4, Observation::PageBack);
    // The outage's may tell it too: by what time it was, nobody knows.
    assert_eq!(told(&mut desk), [1, 1, 1]);
}

/// The page was closed and open again before the computer slept: the incident has the cause of the longer silence, and
/// the other one keeps its own.
#[test]
fn dis_1_each_silence_of_an_incident_has_its_own_cause() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let madrid = desk.venue("madrid");
    desk.notes(madrid, "madrid-1", 1, Observation::PageClosed);
    desk.pass(6_000);
    desk.notes(madrid, "madrid-1", 2, Observation::PageBack);
    desk.pass(2_000);
    desk.close(white);
    desk.pass(20_000);
    desk.hello("madrid-1", "kiosk-w");
    let span = Millis(20_000);
    desk.notes(madrid, "madrid-1", 3, Observation::Suspended { span });
    desk.pass(10_000);
    let view = desk.incident(1);
    let brief = view.brief.unwrap();
    assert_eq!(
        (brief.cause().word(), desk.pages().len()),
        ("device-suspended", 1)
    );
    let others = view.absences.iter().map(|absence| {
        let other = absence.other_cause.as_ref();
        (
            absence.sign().word(),
            other.map(|other| other.cause().word()),
        )
    });
    let expected = [("page", Some("page-died")), ("reset", None)];
    assert_eq!(others.collect::<Vec<_>>(), expected);
}

/// A device that is heard again while its page is still gone has brought nobody back: the incident says so only
/// when the page is there, also if the coordinator was started anew meanwhile.
#[test]
fn dis_1_a_seat_is_back_when_its_device_and_its_page_are() {
    for (crash, back) in [
        (false, Observation::PageBack),
        (true, Observation::PageOpened),
    ] {
        let (mut desk, white, _) = Desk::playing(&Rules::default());
        let madrid = desk.venue("madrid");
        desk.close(white);
        desk.notes(madrid, "madrid-1", 1, Observation::PageClosed);
        desk.pass(10_000);
        let mut madrid = madrid;
        if crash {
            desk.crash(1_000);
            desk.hello("oslo-1", "kiosk-b");
            madrid = desk.venue("madrid");
        }
        desk.hello("madrid-1", "kiosk-w");
        desk.pass(20_000);
        let first = |desk: &mut Desk| {
            let page = desk.incident(1);
            let brief = page.brief.clone().unwrap();
            let seen = page
                .evidence
                .iter()
                .any(|line| line.saw().word() == "seat-back");
            (brief.stage().word(), brief.away, seen)
        };
        assert_eq!(first(&mut desk), ("open", 1, true), "{crash}");
        desk.notes(madrid, "madrid-1", 2, back);
        let told = first(&mut desk);
        assert_eq!(told, ("connected-again", 0, true), "{crash}");
        desk.pass(10_000);
        assert_eq!(desk.pages().len(), 1 + usize::from(crash), "the outage's");
    }
}

/// The page died while its device was silent: the device says so as it is back, and nobody is.
#[test]
fn dis_1_a_page_that_died_in_a_long_silence_keeps_its_player_away() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(5_000);
    desk.page("madrid-1", false);
    desk.pass(60_000);
    desk.hello("madrid-1", "kiosk-w");
    let stage = |desk: &mut Desk| desk.pages()[0].brief.clone().unwrap().stage().word();
    assert_eq!(stage(&mut desk), "open");
    desk.pass(10_000);
    assert_eq!(desk.pages().len(), 1);
    // No line of its journal is needed.
    desk.page("madrid-1", true);
    assert_eq!(stage(&mut desk), "connected-again");
}

/// Nobody need sit at a page of a game that is put off; who takes it up does.
#[test]
fn dis_1_dis_7_a_page_that_died_in_a_postponed_game_is_told_when_it_is_taken_up() {
    let (mut desk, _) = Desk::put_off(&Rules::default());
    let madrid = desk.venue("madrid");
    desk.notes(madrid, "madrid-1", 1, Observation::PageClosed);
    desk.pass(30_000);
    assert_eq!(desk.pages().len(), 1);
    let reason = "both are back".to_owned();
    desk.rule(Act::Resume.because(reason)).unwrap();
    desk.pass(2_500);
    assert_eq!(desk.pages().len(), 1, "it has the usual time from there");
    desk.pass(1_000);
    let pages = desk.pages();
    assert_eq!(pages.len(), 2);
    assert_eq!(pages[0].absences[0].sign().word(), "page");
}

/// A seat that was away moves to a spare whose page is closed: its player is back once the page is there, and
/// until then the clocks stand and the incident stays open.
#[test]
fn dis_1_a_seat_that_moved_to_a_spare_is_back_when_the_page_is_there() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let madrid = desk.venue("madrid");
    desk.hello("madrid-2", "spare");
    desk.page("madrid-2", false);
    desk.close(white);
    desk.pass(10_000);
    let paused = |desk: &Desk| matches!(desk.board().phase(), Phase::Paused { .. });
    assert!(paused(&desk));
    let moves = Act::MoveSeat(MoveSeat {
        side: Side::White,
        device: "madrid-2".parse().unwrap(),
    })
    .because("its screen is broken");
    give(&mut desk, "lta-madrid", moves).unwrap();
    desk.pass(20_000);
    let stage = |desk: &mut Desk| desk.incident(1).brief.unwrap().stage().word();
    assert!(paused(&desk), "nobody can play at a closed page");
    assert!(desk.board().away(Side::White).is_some());
    assert_eq!(stage(&mut desk), "open");
    desk.notes(madrid, "madrid-2", 1, Observation::PageOpened);
    assert!(desk.board().away(Side::White).is_none());
    assert_eq!(stage(&mut desk), "connected-again");
}

/// The same of a seat whose player was there until it moved: they are away, and the clocks stop as in any disconnection.
#[test]
fn dis_1_dis_3_a_seat_whose_spare_has_its_page_closed_is_away_until_it_is_open() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    let paused = |desk: &Desk| matches!(desk.board().phase(), Phase::Paused { .. });
    desk.hello("madrid-2", "spare");
    desk.page("madrid-2", false);
    let moves = Act::MoveSeat(MoveSeat {
        side: Side::White,
        device: "madrid-2".parse().unwrap(),
    })
    .because("its screen is broken");
    give(&mut desk, "lta-madrid", moves).unwrap();
    desk.pass(2_000);
    assert_eq!(desk.pages(), []);
    assert!(!paused(&desk));
    desk.pass(2_000);
    assert!(paused(&desk), "the clocks are suspended");
    assert!(desk.board().away(Side::White).is_some());
    let pages = desk.pages();
    assert_eq!(pages[0].absences[0].sign().word(), "page");
    assert!(pages[0].absences[0].arrived_at > 0);
    let seen = |saw: &str| {
        pages[0]
            .evidence
            .iter()
            .any(|line| line.saw().word() == saw)
    };
    assert!(!seen("seat-silent") && !seen("seat-vacant"), "{pages:?}");
    desk.pass(5_000);
    desk.page("madrid-2", true);
    assert!(desk.board().away(Side::White).is_none());
    let pages = desk.pages();
    assert_eq!(pages.len(), 1);
    assert_eq!(
        pages[0].brief.as_ref().unwrap().stage().word(),
        "connected-again"
    );
}

/// VEN-1: who moves a seat reads first whether the page is open at the spare, and what the player's clock does.
#[test]
fn ven_1_a_seat_move_says_before_whether_the_page_is_open_at_the_spare() {
    const CLOSED: &str = "the page on madrid-2 is not open: White cannot play until it is opened";
    const OPEN: &str = "the page on madrid-2 is open: White can play there at once";
    let rules = |suspended| Rules {
        disconnection: if suspended {
            "clock = \"suspended\""
        } else {
            ""
        },
        ..Rules::default()
    };
    for (page, suspended, told) in [
        (
            "closed",
            false,
            format!("{CLOSED}; on White's turn the clock keeps running"),
        ),
        (
            "closed",
            true,
            format!("{CLOSED}; the clocks stop when the server notices it"),
        ),
        (
            "open",
            true,
            format!("{OPEN}; on White's turn the clock runs while the player walks there"),
        ),
    ] {
        let (mut desk, ..) = Desk::playing(&rules(suspended));
        let moves = Act::MoveSeat(MoveSeat {
            side: Side::White,
            device: "madrid-2".parse().unwrap(),
        })
        .because("its screen is broken");
        let comes_to = |desk: &mut Desk| {
            let foreseen = match desk.ask("lta-madrid", crate::kit::preview(moves.clone())) {
                Ok(Reply::Preview(foreseen)) => foreseen,
                other => panic!("{other:?}"),
            };
            worded(foreseen.consequences)
        };
        assert_eq!(
            comes_to(&mut desk),
            ["it is unknown whether the page on madrid-2 is open: White cannot play until it is"]
        );
        desk.page("madrid-2", page == "open");
        desk.hello("madrid-2", "spare");
        assert_eq!(comes_to(&mut desk), [told], "{page} {suspended}");
        desk.rule(Order::from(Act::Pause)).unwrap();
        let stopped = if page == "open" { OPEN } else { CLOSED };
        assert_eq!(comes_to(&mut desk), [stopped], "{page} {suspended}");
    }
}
