//! Evidence that comes late: what is of a silence belongs to its incident, what is of a later time
//! does not, whenever it comes.

use adoube_coordinator::shard::{Input, SessionId, StreamId};
use adoube_proto::v1::{self, VenuePing};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::incident::evidence::{Birth, NodeStart, Observation, Offset, Why};
use adoube_tournament::time::Millis;
use adoube_tournament::venue::{JournalLine, Report, ReportKind, Sight};

use crate::incidents::resume;
use crate::kit::{Desk, Rules};

/// Pages and programs know each observation by the wire's own value.
#[test]
fn dis_1_every_word_of_evidence_is_one_of_the_wire() {
    let wire: Vec<&str> = v1::Observation::WORDS.iter().map(|known| known.1).collect();
    assert_eq!(wire, Observation::WORDS);
}

/// A venue's node and what it has told. Its clock and its devices' are the story's.
pub(crate) struct Node {
    stream: StreamId,
    venue: &'static str,
    number: u64,
    pub(crate) boot: &'static str,
    /// Whether it has compared its clock with the coordinator's.
    measured: bool,
}

impl Node {
    pub(crate) fn opens(desk: &mut Desk) -> Self {
        Self::opens_in("madrid", desk)
    }

    pub(crate) fn opens_in(venue: &'static str, desk: &mut Desk) -> Self {
        Self {
            stream: desk.venue(venue),
            venue,
            number: 0,
            boot: "d1",
            measured: true,
        }
    }

    /// Its process dies with the link.
    fn dies(&self, desk: &mut Desk) {
        let venue = || self.venue.parse().unwrap();
        desk.tell(Input::VenueHeard(
            self.stream,
            venue(),
            VenuePing::default(),
        ));
        desk.tell(Input::VenueClosed(self.stream, venue()));
    }

    /// It links, as that start of it, and tells of its start before it has compared its clock.
    fn starts(&mut self, desk: &mut Desk, instance: &str) {
        self.stream = desk.venue_started(self.venue, instance);
        self.measured = false;
        let started = Observation::NodeStarted {
            machine: NodeStart::Program,
        };
        let what = ReportKind::Node {
            what: started.name().to_owned(),
            detail: String::new(),
        };
        self.tell(desk, Some(started), what, false);
        self.measured = true;
    }

    fn tell(&mut self, desk: &mut Desk, saw: Option<Observation>, what: ReportKind, known: bool) {
        self.number += 1;
        let measured = |ms| Offset { ms, error_ms: 5 };
        let zero = desk.now.game.0 - desk.now.real;
        let report = Report {
            number: self.number,
            boot_id: "n1".to_owned(),
            monotonic_ms: desk.now.real,
            wall_ms: 0,
            offset: self
                .measured
                .then(|| measured(i64::try_from(zero).unwrap())),
            device_offset: known.then_some(measured(0)),
            saw: saw.map(Sight::Known).into_iter().collect(),
            what,
        };
        let venue = self.venue.parse().unwrap();
        desk.tell(Input::VenueReported(self.stream, venue, Box::new(report)));
    }

    /// A line of its first device's journal, written at that real millisecond.
    pub(crate) fn journal(&mut self, desk: &mut Desk, at: u64, saw: Observation, known: bool) {
        let line = JournalLine {
            device: format!("{}-1", self.venue).parse().unwrap(),
            session: 1,
            journal: "j1".to_owned(),
            number: self.number + 1,
            boot_id: self.boot.to_owned(),
            monotonic_ms: at,
            suspended_ms: 0,
            wall_ms: 0,
            saw: Sight::Known(saw),
            detail: String::new(),
        };
        self.tell(desk, None, ReportKind::Journal(line), known);
    }

    /// A line of its first device's journal, written now.
    pub(crate) fn notes(&mut self, desk: &mut Desk, saw: Observation) {
        let now = desk.now.real;
        self.journal(desk, now, saw, true);
    }

    /// It hears its first device.
    pub(crate) fn hears(&mut self, desk: &mut Desk) {
        let device = format!("{}-1", self.venue);
        let ago = Millis(100);
        self.sees(desk, &device, Observation::DeviceHeard { ago });
    }

    /// What the node tells of itself.
    pub(crate) fn tells(&mut self, desk: &mut Desk, saw: Observation) {
        let what = ReportKind::Node {
            what: saw.name().to_owned(),
            detail: String::new(),
        };
        self.tell(desk, Some(saw), what, false);
    }

    /// What the node itself sees of a device now.
    pub(crate) fn sees(&mut self, desk: &mut Desk, device: &str, saw: Observation) {
        let device = ReportKind::Device {
            device: device.parse().unwrap(),
            what: saw.name().to_owned(),
            session: 1,
            boot_id: self.boot.to_owned(),
            device_monotonic_ms: 0,
            silent_for_ms: 0,
            detail: String::new(),
        };
        self.tell(desk, Some(saw), device, false);
    }
}

impl Desk {
    /// Rules that play goes on with the clocks as at the last contact; both are ready.
    fn resumes(&mut self, incident: u32, seats: [SessionId; 2]) {
        self.rules_on("chief", incident, resume(0)).unwrap();
        for seat in seats {
            self.order(seat, Order::Player(PlayerOrder::Ready));
        }
        self.pass(11_000);
    }

    /// The cause of an incident, how sure it is, and its lines of evidence.
    pub(crate) fn cause(&mut self, incident: u32) -> (String, Vec<String>) {
        let view = self.incident(incident);
        let brief = view.brief.unwrap_or_default();
        let lines = view
            .evidence
            .into_iter()
            .map(|line| line.saw().word().to_owned());
        (
            format!("{} ({})", brief.cause().word(), brief.certainty().word()),
            lines.collect(),
        )
    }
}

/// White's cable is pulled for twenty seconds; ruled and closed. White's link, and when it began.
fn pulled_and_ruled(desk: &mut Desk, node: &mut Node, links: [SessionId; 2]) -> (SessionId, u64) {
    let [white, black] = links;
    desk.pass(10_000);
    let began = desk.now.real;
    desk.mute(white);
    desk.pass(3_000);
    node.sees(
        desk,
        "madrid-1",
        Observation::DeviceSilent {
            span: Millis(3_000),
        },
    );
    desk.pass(17_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    node.journal(desk, began + 200, Observation::LinkDown, true);
    let now = desk.now.real;
    node.journal(desk, now, Observation::LinkUp, true);
    desk.pass(2_000);
    desk.resumes(1, [white, black]);
    assert_eq!(desk.incidents(true)[0].stage().word(), "closed");
    (white, began)
}

#[test]
fn dis_1_a_restart_an_hour_later_does_not_change_what_was_ruled_on() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    let mut node = Node::opens(&mut desk);
    let (white, began) = pulled_and_ruled(&mut desk, &mut node, [white, black]);
    let before = desk.cause(1);
    assert_eq!(before.0, "device-off-network (likely)");
    desk.pass(3_000_000);
    // The machine is started anew. Its clock is not known when its journal comes.
    desk.close(white);
    desk.pass(20_000);
    node.boot = "d2";
    let birth = Birth::NewBoot;
    node.sees(&mut desk, "madrid-1", Observation::DeviceBorn { birth });
    node.journal(&mut desk, 10, Observation::Booted, false);
    node.journal(&mut desk, 20, Observation::RouteBack, false);
    desk.hello("madrid-1", "kiosk-w");
    desk.pass(2_000);
    assert_eq!(desk.cause(1), before);
    let (cause, lines) = desk.cause(2);
    assert_eq!(cause, "device-restarted (likely)");
    assert!(lines.contains(&"booted".to_owned()), "{lines:?}");
    // What is of the first silence, by a clock that is known, still comes to it, and to it alone.
    node.boot = "d1";
    let (why, heard) = (Why::Silent, Millis(3_000));
    let late = Observation::BrokerLost { why, heard };
    node.journal(&mut desk, began + 3_000, late, true);
    desk.pass(2_000);
    let found = [1, 2].map(|number| desk.cause(number).1.contains(&"broker-lost".to_owned()));
    assert_eq!(found, [true, false]);
}

/// DIS-1: the device is silent again seconds after its first silence was ruled on. What was seen of the first
/// one stands in its own incident alone.
#[test]
fn dis_1_evidence_of_a_silence_that_was_ruled_on_does_not_stand_in_the_next_one() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    let mut node = Node::opens(&mut desk);
    let (white, _) = pulled_and_ruled(&mut desk, &mut node, [white, black]);
    desk.mute(white);
    desk.pass(7_000);
    let first = desk.cause(1);
    assert!(first.1.contains(&"link-up".to_owned()), "{first:?}");
    let view = desk.incident(2);
    let contact = view.absences[0].contact.unwrap().at;
    let earlier = view
        .evidence
        .iter()
        .filter(|line| line.at + 2_000 < contact);
    let earlier: Vec<&str> = earlier.map(|line| line.saw().word()).collect();
    assert_eq!(earlier, [""; 0]);
    assert!(!view.evidence.is_empty());
}

#[test]
fn dis_1_a_restart_after_the_game_does_not_change_what_was_ruled_on() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    let mut node = Node::opens(&mut desk);
    let (white, _) = pulled_and_ruled(&mut desk, &mut node, [white, black]);
    let before = desk.cause(1);
    desk.order(black, Order::Player(PlayerOrder::Resign));
    // No silence is noted any more; the journal's order tells that it is of a later time.
    desk.pass(30_000);
    let now = desk.now.real;
    node.journal(&mut desk, now, Observation::PageBack, true);
    desk.close(white);
    desk.pass(20_000);
    node.boot = "d2";
    node.journal(&mut desk, 10, Observation::Booted, false);
    node.journal(&mut desk, 20, Observation::AgentStarted, false);
    desk.pass(2_000);
    assert_eq!(desk.cause(1), before);
    assert_eq!(desk.incidents(true).len(), 1);
}

/// The node was started anew before the killed agent was, so nobody has measured the device's clock when it tells
/// of the run before: the lines of one start of its machine say how far they are apart.
#[test]
fn dis_1_a_killed_agent_is_found_after_its_node_was_started_anew() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let mut node = Node::opens(&mut desk);
    desk.pass(5_000);
    let killed = desk.now.real;
    desk.close(white);
    node.sees(&mut desk, "madrid-1", Observation::DeviceLost);
    desk.pass(60_000);
    let (birth, started) = (Birth::Unknown, desk.now.real);
    node.sees(&mut desk, "madrid-1", Observation::DeviceBorn { birth });
    node.journal(&mut desk, killed - 400, Observation::AliveUntil, false);
    node.journal(&mut desk, started - 30, Observation::AgentStarted, false);
    desk.hello("madrid-1", "kiosk-w");
    desk.pass(2_000);
    assert_eq!(desk.cause(1).0, "agent-restarted (likely)");
    let view = desk.incident(1);
    let alive = view
        .evidence
        .iter()
        .find(|line| line.saw().word() == "alive-until");
    let alive = alive.unwrap();
    let contact = view.absences[0].contact.unwrap().at;
    // At the latest, and that is before it was received.
    assert_eq!(alive.error_ms, -1);
    assert!(alive.at < contact + 1_000, "{alive:?}, {contact}");
    assert!(alive.received > contact + 59_000);
}

/// A device whose program was ended in good order is told as that, and not as one of which nothing is known.
#[test]
fn dis_1_a_device_that_said_goodbye_was_signed_off() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let mut node = Node::opens(&mut desk);
    desk.pass(5_000);
    node.sees(&mut desk, "madrid-1", Observation::DeviceLeft);
    desk.close(white);
    desk.pass(60_000);
    assert_eq!(desk.cause(1).0, "device-left (certain)");
    node.boot = "d2";
    let birth = Birth::NewBoot;
    node.sees(&mut desk, "madrid-1", Observation::DeviceBorn { birth });
    node.notes(&mut desk, Observation::Booted);
    desk.hello("madrid-1", "kiosk-w");
    desk.pass(2_000);
    assert_eq!(desk.cause(1).0, "device-restarted (certain)");
}

/// A node that was killed takes its devices' connections with it. As it is started again it tells of that before it
/// has compared its clock with the coordinator's, who has seen himself whether it is another start.
#[test]
fn dis_1_a_node_that_was_killed_is_certain_once_another_start_of_it_links() {
    for (instance, cause) in [
        ("another", "venue-network (certain)"),
        // As of a node that told of an earlier start of its own only now.
        ("node", "venue-network (likely)"),
    ] {
        let (mut desk, white, _) = Desk::playing(&Rules::default());
        let mut node = Node::opens(&mut desk);
        desk.pass(5_000);
        let died = desk.now.real;
        node.dies(&mut desk);
        desk.close(white);
        desk.pass(9_000);
        node.starts(&mut desk, instance);
        desk.pass(1_000);
        desk.hello("madrid-1", "kiosk");
        let (why, heard, acked) = (Why::Closed, Millis(300), Millis(300));
        let lost = Observation::PlayLinkLost { why, heard, acked };
        node.journal(&mut desk, died + 100, lost, true);
        desk.pass(3_000);
        assert_eq!(desk.cause(1).0, cause, "{instance}: {:?}", desk.cause(1).1);
    }
}
