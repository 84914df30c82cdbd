//! What an incident tells in an appeal: the flag that fell, who closed it and opened it again, how a
//! proposal was made that another official agreed with.

use adoube_chess::BySide;
use adoube_coordinator::shard::{IncidentRequest, Reply, ShardRequest};
use adoube_proto::v1::{Clocks, FlagOffered, FlagView, IncidentView, Side};
use adoube_tournament::board::command::{Act, AddTime, AdjustClock, PlayerOrder};
use adoube_tournament::board::event::{Outage, Ruled, SeatLost};
use adoube_tournament::board::{Adjustment, Event, Order, Record, Score};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{ClocksAs, RequestedRemedy, Verdict};
use adoube_tournament::time::{Millis, Time};

use crate::incidents::resume;
use crate::kit::{Desk, FIRST, Rules};

pub(crate) const RUNS: &str = "clock = \"runs\"";
pub(crate) const FOUR_EYES: &str = "clock = \"runs\"\n[rulings]\nfour_eyes = true";

/// White is away, and his flag falls: while he is away, or a minute after he is back.
fn flag_fell(disconnection: &'static str, back_first: bool) -> (Desk, Time) {
    let rules = Rules {
        time_control: "300",
        disconnection,
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(240_000);
    if back_first {
        desk.hello("madrid-1", "kiosk-w");
    }
    desk.pass(61_000);
    let records = desk.records();
    let ended = |record: &&Record| matches!(record.event, Event::Finished(_));
    let at = records.iter().find(ended).unwrap().time;
    (desk, at)
}

fn flag(view: &IncidentView) -> FlagView {
    let [absence] = &view.absences[..] else {
        panic!("{:?}", view.absences);
    };
    let [flag] = &absence.flags[..] else {
        panic!("{:?}", absence.flags);
    };
    flag.clone()
}

fn ends(verdict: Verdict, after: u32) -> Request {
    Request {
        remedy: RequestedRemedy::Result(verdict),
        ..resume(after)
    }
}

const LOST: Verdict = Verdict::Score(Score { white: 0, black: 2 });

fn fate(flag: Option<&FlagOffered>) -> (i32, u64, &'static str) {
    let flag = flag.unwrap();
    assert_eq!(flag.time_zone, "Europe/Madrid");
    (flag.side, flag.at, flag.fate().word())
}

/// DIS-2: the incident tells whose flag fell and when, during a silence or after it; each offer, and what
/// the second official is shown, what would become of that.
#[test]
fn dis_2_a_flag_that_fell_is_told_with_the_silence_and_with_what_undoes_it() {
    for back_first in [false, true] {
        let (mut desk, at) = flag_fell(RUNS, back_first);
        if back_first {
            let flag = flag(&desk.incident(1));
            assert_eq!((flag.at, flag.while_away), (at.0, false));
            let offer = desk.offers(1, resume(0)).offers.swap_remove(0);
            assert_eq!(fate(offer.flag.as_ref()), (1, at.0, "undone"));
            continue;
        }
        let told = flag(&desk.incident(1));
        assert_eq!((told.side, told.at, told.while_away), (1, at.0, true));
        assert_eq!((told.undone_at, told.undone_by.as_str()), (0, ""));
        for (request, what) in [
            (resume(0), "undone"),
            (ends(LOST, 0), "stands"),
            (ends(Verdict::Drawn, 0), "overruled"),
        ] {
            let offer = desk.offers(1, request).offers.swap_remove(0);
            assert_eq!(fate(offer.flag.as_ref()), (1, at.0, what));
        }
        desk.rules_on("chief", 1, ends(LOST, 0)).unwrap();
        let offer = desk.offers(1, resume(1)).offers.swap_remove(0);
        assert_eq!(fate(offer.flag.as_ref()), (1, at.0, "undone"));
        desk.rules_on("chief", 1, resume(1)).unwrap();
        let now = desk.now.game.0;
        desk.crash(1_000);
        let told = flag(&desk.incident(1));
        assert_eq!(
            (told.at, told.undone_at, told.undone_by.as_str()),
            (at.0, now, "1.2")
        );
        let offer = desk.offers(1, resume(2)).offers.swap_remove(0);
        assert_eq!(offer.flag, None, "the game goes on");
    }
}

#[test]
fn dis_2_the_second_official_is_shown_the_flag_that_he_undoes() {
    let (mut desk, at) = flag_fell(FOUR_EYES, false);
    desk.rules_on("chief", 1, resume(0)).unwrap();
    let Ok(Reply::Offers(reply)) = desk.ask(
        "arbiter",
        ShardRequest::Incident(IncidentRequest::Second(1, 1)).dry_run(),
    ) else {
        panic!();
    };
    assert_eq!(fate(reply.offers[0].flag.as_ref()), (1, at.0, "undone"));
}

/// CLK-5: clocks that an official sets between the last contact and the ruling are told with the silence, with
/// who did it in which office; what was set before it and after the incident closed is not.
#[test]
fn clk_5_clocks_that_were_set_by_hand_are_told_with_the_silence() {
    let rules = Rules {
        disconnection: RUNS,
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    let set = |minutes: u64| {
        Act::AdjustClock(AdjustClock {
            change: Adjustment::of_times(None, Some(Millis(minutes * 60_000))),
        })
        .because(format!("{minutes} minutes"))
    };
    desk.rule(set(70)).unwrap();
    desk.pass(5_000);
    desk.mute(white);
    desk.pass(1_000);
    desk.rule(set(80)).unwrap();
    desk.pass(10_000);
    desk.rule(
        Act::AddTime(AddTime {
            time: BySide::new(Millis(60_000), Millis::ZERO),
        })
        .because("noise"),
    )
    .unwrap();
    let white = desk.hello("madrid-1", "kiosk-w");
    let told = |desk: &mut Desk| {
        let [absence] = &desk.incident(1).absences[..] else {
            panic!("one seat was away");
        };
        let (contact, detected) = (absence.contact.unwrap(), absence.detected.unwrap());
        let set = absence.set_by_hand.clone();
        assert!(contact.at <= set[0].at && set[0].at <= detected.at);
        set
    };
    let of_it = told(&mut desk);
    let [first, second] = &of_it[..] else {
        panic!("{of_it:?}");
    };
    assert_eq!(
        (
            first.how().word(),
            &*first.by,
            first.role().word(),
            &*first.reason
        ),
        ("corrected", "Official chief", "chief-arbiter", "80 minutes")
    );
    let black_of = |clocks: Option<Clocks>| clocks.unwrap().black;
    assert_eq!(black_of(first.before), 70 * 60_000);
    assert_eq!(black_of(first.after), 80 * 60_000);
    let white_of = |clocks: Option<Clocks>| clocks.unwrap().white;
    assert_eq!(second.how().word(), "added");
    assert_eq!(white_of(second.after), white_of(second.before) + 60_000);
    desk.rules_on("chief", 1, resume(0)).unwrap();
    for seat in [white, black] {
        desk.order(seat, Order::Player(PlayerOrder::Ready));
    }
    desk.pass(15_000);
    assert_eq!(desk.incident(1).brief.unwrap().stage().word(), "closed");
    desk.rule(set(90)).unwrap();
    assert_eq!(told(&mut desk), of_it);
}

/// What was told as data is all in the sentence, for whoever tells it in another language.
fn turns(desk: &mut Desk, number: u32) -> Vec<(bool, String)> {
    let turns = desk.incident(number).turns.into_iter();
    let told = turns.map(|turn| {
        let why = turn.why.unwrap();
        assert!(!why.word.is_empty(), "{}", turn.text);
        assert!(
            why.with
                .values()
                .all(|with| turn.text.contains(with.as_str())),
            "{why:?}"
        );
        assert_eq!(why.text, turn.text);
        (turn.closed, turn.text)
    });
    told.collect()
}

/// DIS-1, END-8: by which ruling an incident closed and was opened again, whose that is, and why; the other
/// incident of the board too, which nobody ruled on.
#[test]
fn end_8_an_incident_tells_which_ruling_closed_it_and_opened_it_again() {
    let rules = Rules {
        disconnection: RUNS,
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(20_000);
    desk.close(black);
    desk.pass(20_000);
    desk.hello("madrid-1", "kiosk-w");
    desk.hello("oslo-1", "kiosk-b");
    let alone = desk.rules_on("chief", 1, ends(Verdict::AbsentLoses, 0));
    assert!(alone.is_err(), "both were away at once");
    desk.rules_on("chief", 1, ends(LOST, 0)).unwrap();
    let ended = "ruling 1.1 of Official chief ended the game: the cable was pulled";
    let why = desk.incident(1).turns.remove(0).why.unwrap();
    let with = ["ruling", "whose", "reason"].map(|name| why.with[name].as_str());
    assert_eq!(why.word, "ended");
    assert_eq!(with, ["1.1", "Official chief", "the cable was pulled"]);
    for number in [1, 2] {
        assert_eq!(turns(&mut desk, number), [(true, ended.to_owned())]);
        assert_eq!(desk.incident(number).closed_reason, ended);
    }
    desk.pass(5_000);
    desk.rules_on("chief", 1, resume(1)).unwrap();
    for (number, text) in [
        (
            1,
            "ruling 1.2 of Official chief is a further one: the cable was pulled",
        ),
        (
            2,
            "ruling 1.2 of Official chief lets the game of 1.1 go on, which had ended: the cable was \
             pulled",
        ),
    ] {
        desk.crash(1_000);
        let turns = turns(&mut desk, number);
        assert_eq!(turns.len(), 2, "{turns:?}");
        assert_eq!(turns[1], (false, text.to_owned()));
        assert_eq!(desk.incident(number).closed_reason, "");
    }
}

/// What closes without a ruling, or by hand, says so too.
#[test]
fn dis_1_an_incident_tells_who_closed_it() {
    for (how, told) in [
        (
            "plays on",
            "ruling 1.1 of Official chief was carried out, and play goes on: the cable was pulled",
        ),
        ("resigns", "its games are over"),
        ("by hand", "by Official arbiter: nothing was lost"),
    ] {
        let rules = Rules {
            disconnection: RUNS,
            ..Rules::default()
        };
        let (mut desk, white, black) = Desk::playing(&rules);
        desk.close(white);
        desk.pass(5_000);
        let white = desk.hello("madrid-1", "kiosk-w");
        match how {
            "resigns" => drop(desk.order(white, Order::Player(PlayerOrder::Resign))),
            "by hand" => {
                desk.delegate_closes(1, "nothing was lost");
            }
            _ => {
                desk.rules_on("chief", 1, resume(0)).unwrap();
                for seat in [white, black] {
                    desk.order(seat, Order::Player(PlayerOrder::Ready));
                }
                desk.pass(15_000);
            }
        }
        assert_eq!(turns(&mut desk, 1), [(true, told.to_owned())], "{how}");
        let all = desk.incidents(true);
        let left = usize::from(how == "by hand");
        assert_eq!(all[0].unruled.len(), left, "{how}");
    }
}

/// DIS-8: of two boards one was ruled on and plays on; it is the end of the other, without a ruling, that closes the
/// incident, and no ruling is named for it.
#[test]
fn dis_8_the_end_of_a_game_without_a_ruling_closes_what_was_left() {
    let rules = Rules {
        boards: 2,
        ..Rules::default()
    };
    let (mut desk, _, _) = Desk::playing(&rules);
    let come = |desk: &mut Desk| {
        [("madrid", 1), ("oslo", 1), ("madrid", 2), ("oslo", 2)]
            .map(|(venue, board)| desk.hello(&format!("{venue}-{board}"), venue))
    };
    let [.., white, black] = come(&mut desk);
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    desk.order(black, Order::Player(PlayerOrder::CheckIn));
    desk.pass(5_000);
    desk.crash(20_000);
    desk.pass(1_000);
    let [first, second, white, _] = come(&mut desk);
    let first_alone = Request {
        boards: vec![(FIRST, None)],
        ..resume(0)
    };
    desk.rules_on("chief", 1, first_alone).unwrap();
    for seat in [first, second] {
        desk.order(seat, Order::Player(PlayerOrder::Ready));
    }
    desk.pass(15_000);
    assert_eq!(turns(&mut desk, 1), [], "board 1.2 is left");
    desk.order(white, Order::Player(PlayerOrder::Resign));
    let over = "what was left to rule on is over, without a ruling: 1.2";
    assert_eq!(turns(&mut desk, 1), [(true, over.to_owned())]);
}

/// DIS-7: when it was proposed, on which finding and with which clocks stays to be read once another
/// official has agreed, and once one has turned it down; over a crash too.
#[test]
fn dis_7_a_proposal_is_kept_as_it_was_made() {
    for agrees in [true, false] {
        let rules = Rules {
            disconnection: FOUR_EYES,
            ..Rules::default()
        };
        let (mut desk, white, _) = Desk::playing(&rules);
        desk.close(white);
        desk.pass(30_000);
        let as_they_are = Request {
            remedy: RequestedRemedy::Resume {
                clocks: ClocksAs::Now,
                deduct: Millis::ZERO.into(),
                add: BySide::both(Millis::ZERO),
            },
            ..resume(0)
        };
        desk.rules_on("chief", 1, as_they_are).unwrap();
        let (proposed_at, found) = (desk.now.game.0, desk.incident(1).found.last().cloned());
        desk.pass(60_000);
        let answer = if agrees {
            IncidentRequest::Second(1, 1)
        } else {
            IncidentRequest::Reject(1, 1, "let us wait".to_owned())
        };
        let answered = desk.ask("arbiter", ShardRequest::Incident(answer));
        assert!(answered.is_ok());
        desk.crash(1_000);
        let mut view = desk.incident(1);
        let made = if agrees {
            *view.rulings[0].as_proposed.take().unwrap()
        } else {
            view.turned_down[0].proposal.take().unwrap()
        };
        assert_eq!((made.at, made.by.as_str()), (proposed_at, "Official chief"));
        assert_eq!(made.found, found);
        assert!(
            made.boards[0].text.starts_with("White 1:29:30, "),
            "{made:?}"
        );
        if agrees {
            let now = &view.rulings[0];
            assert_eq!(now.at, proposed_at + 60_000);
            assert!(now.boards[0].text.starts_with("White 1:28:30, "), "{now:?}");
            let officials = desk
                .records()
                .into_iter()
                .find_map(|record| match record.event {
                    Event::Ruled(Ruled {
                        by, seconded_by, ..
                    }) => Some([by, seconded_by]),
                    _ => None,
                });
            let both = ["chief", "arbiter"].map(|who| Some(who.parse().unwrap()));
            assert_eq!(officials.unwrap(), both);
        }
    }
}

/// DIS-1: whoever reads a game is told which incident each of its silences is of, the outage's too.
#[test]
fn dis_1_a_game_names_the_incidents_of_its_silences() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(5_000);
    desk.hello("madrid-1", "kiosk-w");
    desk.stand_still(6_000);
    let contact = |record: &Record| match record.event {
        Event::SeatLost(SeatLost { last_contact, .. }) => Some(last_contact.0),
        Event::Outage(Outage { from, .. }) => Some(from.0),
        _ => None,
    };
    let [lost, outage] = desk
        .records()
        .iter()
        .filter_map(contact)
        .collect::<Vec<_>>()[..]
    else {
        panic!("{:?}", desk.records());
    };
    let Ok(Reply::Games(games)) = desk.ask("chief", ShardRequest::Games(1)) else {
        panic!("no games");
    };
    let told = games[0].silences.iter();
    let told: Vec<_> = told
        .map(|one| (one.incident, one.seat(), one.last_contact))
        .collect();
    let (white, black) = (Side::White, Side::Black);
    assert_eq!(
        told,
        [(1, white, lost), (2, white, outage), (2, black, outage)]
    );
}
