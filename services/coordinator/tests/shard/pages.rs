//! A page that dies on a device that lives is an incident, though its seat is heard.

use adoube_coordinator::shard::{Ask, IncidentAsk, Input, Reply, StreamId};
use adoube_proto::v1::IncidentView;
use adoube_tournament::incident::evidence::Saw;
use adoube_tournament::time::Millis;
use adoube_tournament::venue::{JournalLine, Report, ReportKind, Sight};

use crate::kit::{Desk, Rules};

impl Desk {
    /// A line of a device's journal, as its venue hands it on.
    fn notes(&mut self, stream: StreamId, device: &str, number: u64, saw: Saw) {
        let line = JournalLine {
            device: device.parse().unwrap(),
            session: 1,
            journal: "5e".repeat(16),
            number,
            boot_id: "boot".to_owned(),
            monotonic_ms: number,
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

    fn pages(&mut self) -> Vec<IncidentView> {
        let all = match self.ask("chief", Ask::Incident(IncidentAsk::List { all: true })) {
            Ok(Reply::Incidents(reply)) => reply.incidents,
            other => panic!("{other:?}"),
        };
        let describe =
            |number| match self.ask("chief", Ask::Incident(IncidentAsk::Describe(number))) {
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
        brief.stage, brief.away, absence.sign, absence.device, brief.cause
    )
}

#[test]
fn dis_1_a_page_that_is_gone_for_three_seconds_is_an_incident() {
    let (mut desk, _, black) = Desk::playing(&Rules::default());
    let madrid = desk.venue("madrid");
    // Loaded anew: it is back within the second.
    desk.notes(madrid, "madrid-1", 1, Saw::PageClosed);
    desk.pass(1_000);
    desk.notes(madrid, "madrid-1", 2, Saw::PageBack);
    // A device without a seat.
    desk.notes(madrid, "madrid-9", 1, Saw::PageClosed);
    desk.pass(5_000);
    assert_eq!(desk.pages(), []);
    desk.notes(madrid, "madrid-1", 3, Saw::PageClosed);
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
    desk.notes(madrid, "madrid-1", 4, Saw::PageSilent { span });
    desk.pass(5_000);
    desk.notes(madrid, "madrid-1", 5, Saw::PageBack);
    let pages = desk.pages();
    assert_eq!(pages.len(), 1);
    assert_eq!(
        told(&pages[0]),
        "connected-again 0 page: madrid-1, page-died"
    );
    // It is over with the game, as any other.
    desk.order(black, adoube_tournament::board::Order::Resign);
    assert_eq!(told(&desk.pages()[0]), "closed 0 page: madrid-1, page-died");
}

/// A seat that fell silent has its incident: what its page did then is evidence of that one.
#[test]
fn dis_1_a_page_of_a_seat_that_is_away_opens_nothing() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let madrid = desk.venue("madrid");
    desk.close(white);
    desk.notes(madrid, "madrid-1", 1, Saw::PageClosed);
    desk.pass(10_000);
    let pages = desk.pages();
    assert_eq!(pages.len(), 1);
    assert!(
        pages[0]
            .evidence
            .iter()
            .any(|line| line.saw == "page-closed")
    );
    // The seat is away until it is heard, whatever its page does.
    desk.notes(madrid, "madrid-1", 2, Saw::PageBack);
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
            lines.filter(|line| line.saw == "page-back").count()
        };
        desk.pages().iter().map(backs).collect()
    };
    desk.close(white);
    desk.notes(madrid, "madrid-1", 1, Saw::PageClosed);
    desk.pass(10_000);
    desk.hello("madrid-1", "kiosk-w");
    desk.pass(130_000);
    desk.notes(madrid, "madrid-1", 2, Saw::PageBack);
    assert_eq!(told(&mut desk), [1]);
    desk.pass(90_000);
    desk.notes(madrid, "madrid-1", 3, Saw::PageClosed);
    desk.pass(5_000);
    assert_eq!(told(&mut desk).len(), 2);
    desk.stand_still(6_000);
    desk.hello("madrid-1", "kiosk-w");
    desk.hello("oslo-1", "kiosk-b");
    desk.pass(60_000);
    desk.notes(madrid, "madrid-1", 4, Saw::PageBack);
    // The outage's may tell it too: by what time it was, nobody knows.
    assert_eq!(told(&mut desk), [1, 1, 1]);
}
