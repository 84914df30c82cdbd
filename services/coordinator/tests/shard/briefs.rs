//! What an official reads of an incident before he rules, and after.

use adoube_chess::BySide;
use adoube_coordinator::shard::{IncidentRequest, Reply, ShardRequest};
use adoube_proto::v1::{OfferReply, OfferView};
use adoube_tournament::board::command::{Act, ReverseColours};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{ClocksAs, RequestedRemedy};
use adoube_tournament::time::{Millis, Time};

use crate::kit::{self, Desk, Rules};

fn resume(clocks: ClocksAs, after: u32) -> Request {
    Request {
        remedy: RequestedRemedy::Resume {
            clocks,
            deduct: Millis::ZERO.into(),
            add: BySide::both(Millis::ZERO),
        },
        boards: Vec::new(),
        article: "O 18.9 a".to_owned(),
        reason: "the venue's uplink".to_owned(),
        start_in: None,
        after,
        cites: Vec::new(),
        instead_of: None,
        worked_out: None,
    }
}

impl Desk {
    fn offer(&mut self, clocks: ClocksAs) -> OfferReply {
        let ask = crate::kit::offer(1, resume(clocks, 0));
        match self.ask("chief", ask) {
            Ok(Reply::Offers(reply)) => *reply,
            other => panic!("{other:?}"),
        }
    }
}

/// Both clocks in seconds, as they stand and as they would be set.
fn clocks(offer: &OfferView) -> ([u64; 2], [u64; 2]) {
    let of = |clocks: &Option<adoube_proto::v1::Clocks>| {
        let clocks = clocks.unwrap();
        [clocks.white, clocks.black].map(|ms| ms / 1000)
    };
    (of(&offer.before), of(&offer.after))
}

/// DIS-3: before he confirms it the arbiter reads whose game it is, both clocks before and after,
/// and what was played since the last contact.
#[test]
fn dis_3_an_offer_tells_both_clocks_before_and_after_and_what_was_played() {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.play(white, "e2e4");
    desk.pass(10_000);
    desk.close(white);
    desk.pass(20_000);
    let offers = desk.offer(ClocksAs::LastContact);
    let [offer] = &offers.offers[..] else {
        panic!("{offers:?}");
    };
    assert_eq!(
        (offer.white_name.as_str(), offer.black_name.as_str()),
        ("Player 1", "Player 2")
    );
    // White has made his move; Black thinks for ten seconds with him, and twenty without.
    assert_eq!(clocks(offer), ([5430, 5370], [5430, 5390]));
    assert_eq!((offer.made_since, offer.moves_since.len()), (0, 0));
    desk.play(black, "e7e5");
    let played_at = desk.now.game.0;
    desk.pass(5_000);
    let offers = desk.offer(ClocksAs::LastContact);
    let offer = &offers.offers[0];
    assert_eq!(clocks(offer), ([5425, 5400], [5430, 5400]));
    let moves = (offer.made_since, offer.first_ply, &offer.moves_since[..]);
    assert_eq!(moves, (1, 2, &["e5".to_owned()][..]));
    assert_eq!(
        (&offer.moved_at[..], offer.time_zone.as_str()),
        (&[played_at][..], "Europe/Madrid")
    );
    // A postponement sets no clock.
    let postponed = Request {
        remedy: RequestedRemedy::Postpone,
        ..resume(ClocksAs::Now, 0)
    };
    let ask = crate::kit::offer(1, postponed);
    let Ok(Reply::Offers(offers)) = desk.ask("chief", ask) else {
        panic!("no offer");
    };
    assert_eq!(offers.offers[0].after, None);
}

/// DIS-1: how long a seat was away is in the list once it is back, counted from its last contact.
#[test]
fn dis_1_the_list_has_the_length_of_the_longest_silence() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(43_000);
    let longest = |desk: &mut Desk| desk.incident(1).brief.unwrap().longest_away_ms;
    assert_eq!(longest(&mut desk), 0);
    let white = desk.hello("madrid-1", "kiosk-w");
    // Who it was is told once he is back too.
    let incident = desk.incident(1);
    let (brief, name) = (incident.brief.unwrap(), incident.absences[0].name.clone());
    assert_eq!(
        (brief.away, brief.silent, brief.silent_count),
        (0, vec![name], 1)
    );
    assert_eq!(longest(&mut desk) / 1000, 43);
    desk.close(white);
    desk.pass(10_000);
    desk.hello("madrid-1", "kiosk-w");
    assert_eq!(longest(&mut desk) / 1000, 43);
}

/// DIS-3: a clock that runs has less once the offer is confirmed; not where it is set to what it was at the last contact,
/// and its player is away still.
#[test]
fn dis_3_an_offer_says_that_the_clock_it_leaves_runs_on() {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.play(white, "e2e4");
    desk.close(white);
    desk.pass(10_000);
    let is_told = |desk: &mut Desk, clocks| {
        let offers = desk.offer(clocks).offers;
        let noted = offers[0].notes.iter().any(|note| note.word == "runs-on");
        assert_eq!(noted, offers[0].text.contains("keeps running"));
        noted
    };
    assert!(is_told(&mut desk, ClocksAs::Now));
    assert!(!is_told(&mut desk, ClocksAs::LastContact));
    desk.hello("madrid-1", "kiosk-w");
    desk.pass(1_000);
    assert!(is_told(&mut desk, ClocksAs::LastContact));
    let reason = "to be ruled on".to_owned();
    desk.rule(Act::Pause.because(reason)).unwrap();
    for clocks in [ClocksAs::Now, ClocksAs::LastContact] {
        assert!(!is_told(&mut desk, clocks));
    }
}

/// DIS-3: offers that are compared with each other are worked out at one instant, though a clock runs; not once
/// something happened in between.
#[test]
fn dis_3_offers_that_are_compared_are_worked_out_at_one_instant() {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.play(white, "e2e4");
    desk.close(white);
    desk.pass(10_900);
    let first = desk.offer(ClocksAs::Now);
    let again = |desk: &mut Desk| {
        let request = Request {
            worked_out: Some(Time(first.at)),
            ..resume(ClocksAs::Now, 0)
        };
        match desk.ask("chief", crate::kit::offer(1, request)) {
            Ok(Reply::Offers(reply)) => *reply,
            other => panic!("{other:?}"),
        }
    };
    desk.pass(200);
    assert_eq!(again(&mut desk), first);
    assert_ne!(desk.offer(ClocksAs::Now), first);
    desk.play(black, "e7e5");
    assert_eq!(again(&mut desk).at, desk.now.game.0);
    desk.pass(10_000);
    assert_eq!(again(&mut desk).at, desk.now.game.0);
}

/// DIS-2: by when a seat has to be back stands in the brief, as long as that counts.
#[test]
fn dis_2_the_brief_tells_by_when_a_seat_has_to_be_back() {
    let rules = Rules {
        disconnection: "clock = \"runs\"\nreconnect_within_s = 300",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.watch("arbiter", 1);
    desk.close(white);
    let until = (desk.now.game + Millis(300_000)).0;
    let limit = |desk: &mut Desk| desk.incidents(false)[0].limit_at;
    assert_eq!(limit(&mut desk), until);
    let absence = desk.incident(1).absences[0].clone();
    assert_eq!((absence.limit, absence.limit_at), (300_000, until));
    assert_eq!(desk.incidents(false)[0].time_zone, "Europe/Madrid");
    // While the round is held no time to reconnect runs, and afterwards it begins anew.
    desk.pass(60_000);
    desk.said();
    let hold = kit::holding(1, None, 1, false);
    desk.ask("chief", hold).unwrap();
    assert_eq!(limit(&mut desk), 0);
    assert!(desk.news().contains(&"arbiter: incident 1 open".to_owned()));
    desk.pass(60_000);
    let hold = kit::holding(1, None, 2, true);
    desk.ask("chief", hold).unwrap();
    let until = (desk.now.game + Millis(300_000)).0;
    assert_eq!(limit(&mut desk), until);
    // It stands there as passed until the seat is back.
    desk.pass(301_000);
    assert_eq!(limit(&mut desk), until);
    desk.hello("madrid-1", "kiosk-w");
    assert_eq!(limit(&mut desk), 0);
}

/// DIS-3: of two rulings on a board the later stands; the earlier says so.
#[test]
fn dis_3_a_ruling_tells_which_one_stands_in_its_place() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(5_000);
    desk.hello("madrid-1", "kiosk-w");
    for (after, clocks) in [(0, ClocksAs::LastContact), (1, ClocksAs::Detection)] {
        let id = kit::command(900 + u64::from(after));
        let ask = ShardRequest::Incident(IncidentRequest::Rule(1, id, resume(clocks, after)));
        desk.ask("chief", ask).unwrap();
    }
    let rulings = desk.incident(1).rulings;
    let superseded: Vec<_> = rulings
        .iter()
        .map(|given| (given.number, given.boards[0].superseded_by))
        .collect();
    assert_eq!(superseded, [(1, 2), (2, 0)]);
    let text = &rulings[1].boards[0].text;
    let (clocks, _) = text.split_once(", the clock starts").unwrap();
    assert_eq!(desk.incidents(true)[0].ruled, format!("resumed, {clocks}"));
}

/// DIS-7: what is ruled goes by the rules as they stand; an incident that was open when they were
/// changed tells that, also after a crash.
#[test]
fn dis_7_rules_that_are_changed_meanwhile_are_told_on_every_open_incident() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(5_000);
    assert!(!desk.offer(ClocksAs::LastContact).four_eyes);
    let four_eyes = Rules {
        disconnection: "clock = \"suspended\"\n[rulings]\nfour_eyes = true",
        ..Rules::default()
    };
    desk.ask("olga", kit::setting_up(&Rules::default()))
        .unwrap();
    assert_eq!(desk.incident(1).rules_changed, []);
    desk.ask("olga", kit::setting_up(&four_eyes)).unwrap();
    assert!(desk.offer(ClocksAs::LastContact).four_eyes);
    let changed = desk.incident(1).rules_changed;
    assert_eq!(changed.len(), 1);
    assert!(changed[0].four_eyes);
    desk.crash(1_000);
    assert_eq!(desk.incident(1).rules_changed, changed);
}

/// EVT-6: the devices of a board whose colours were wrong keep their links; nobody was away.
#[test]
fn evt_6_reversed_colours_are_no_incident() {
    for silent in [false, true] {
        let (mut desk, white, black) = Desk::playing(&Rules::default());
        desk.play(white, "e2e4");
        desk.pass(2_000);
        let reason = "the pairing was entered wrongly".to_owned();
        desk.rule(Act::ReverseColours(ReverseColours { times: None }).because(reason))
            .unwrap();
        // Also where both devices connect again.
        if silent {
            for (session, device) in [(white, "madrid-1"), (black, "oslo-1")] {
                desk.hello(
                    device,
                    if device == "oslo-1" {
                        "kiosk-b"
                    } else {
                        "kiosk-w"
                    },
                );
                desk.close(session);
            }
        }
        desk.pass(20_000);
        assert_eq!(desk.incidents(true), [], "{silent}");
        let reason = "both sit right".to_owned();
        desk.rule(Act::Resume.because(reason)).unwrap();
        desk.pass(5_000);
        assert_eq!(desk.incidents(true), [], "{silent}");
        assert!(desk.board().clock().running().is_some());
    }
}
