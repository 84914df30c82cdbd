//! The cases that an arbiter meets.

use super::*;

const LAST: ClocksAs = ClocksAs::LastContact;

/// Ten hours a side, in seconds.
const TEN_HOURS: i64 = 36_000;

/// What the words of a story say: `60` seconds pass; `W1` White falls silent, on incident 1, `B2<5` Black
/// on incident 2, last heard five seconds ago; `w` White is back; `move`; `set` White's clock is set by
/// hand; `1:last`, `1:detection`, `1:now`, `1:typed` is ruled, with `-30` behind it thirty seconds are deducted.
/// What is typed and set is 9:43:20. White's board fails (`fail`), and what that cost is given back by hand (`give`).
fn steps(story: &str) -> Vec<Step> {
    story.split(' ').map(step).collect()
}

fn step(word: &str) -> Step {
    match word {
        "move" => return Step::Move,
        "set" => return Step::Set(35_000),
        "w" => return Step::Back(Side::White),
        "b" => return Step::Back(Side::Black),
        "fail" => return Step::Fail(Side::White),
        "give" => return Step::GiveBack(Side::White),
        _ => {}
    }
    if let Ok(span) = word.parse() {
        return Step::Pass(span);
    }
    if let Some((incident, ruled)) = word.split_once(':') {
        let (clocks, deduct) = ruled.split_once('-').unwrap_or((ruled, "0"));
        let clocks = match clocks {
            "last" => LAST,
            "detection" => ClocksAs::Detection,
            "now" => ClocksAs::Now,
            "typed" => ClocksAs::Typed {
                white: Millis::from_seconds(35_000),
                black: Millis::from_seconds(36_000),
            },
            other => panic!("{other}"),
        };
        return Step::Rule(
            incident.parse().unwrap(),
            clocks,
            deduct.parse().unwrap(),
            0,
        );
    }
    let (seat, ago) = word.split_once('<').unwrap_or((word, "0"));
    let side = match seat.get(..1) {
        Some("W") => Side::White,
        Some("B") => Side::Black,
        other => panic!("{other:?}"),
    };
    Step::Lose(side, ago.parse().unwrap(), seat[1..].parse().unwrap())
}

/// White has ten hours and thinks all the while. After each ruling play goes on at once.
#[test]
fn dis_3_4_what_white_shows_after_silences_and_rulings() {
    for (what, story, used) in [
        ("both at 60, one incident", "60 W1 B1 40 1:last", 60),
        (
            "White from 60 to 100, Black from 80 to 120, two incidents",
            "60 W1 20 B2 20 w 20 b 1:last 2:last",
            60,
        ),
        (
            "Black from 70 to 80, within White's silence from 60 to 100, ruled first",
            "60 W1 10 B2 10 b 20 w 2:last 1:last",
            60,
        ),
        (
            "White ruled at 70, Black noticed after it and last heard before it",
            "60 W1 10 1:last 5 B2<10 5 2:last",
            60,
        ),
        (
            "the first ruled again, as at detection: five seconds are charged after all",
            "60 W1<5 10 1:last 5 B2<10 5 2:last 1:detection",
            60,
        ),
        (
            "as at the last contact, five seconds sooner",
            "60 W1<5 10 1:last",
            55,
        ),
        (
            "a deduction is made once, whatever the other incident gives back",
            "60 W1 B2 40 1:last-30 2:last 1:last-30",
            90,
        ),
        (
            "clocks that were typed settle what was before, for the other incident too",
            "60 W1 B2 40 1:typed 2:last",
            1_000,
        ),
        (
            "but a further ruling takes their place",
            "60 W1 B2 40 1:typed 2:last 1:detection",
            60,
        ),
        (
            "a clock that was set beside all rulings stays",
            "60 W1 40 set 1:last",
            1_000,
        ),
        (
            "back at 100, moved at 120 for seven seconds more: twenty were his own",
            "60 W1 40 w 20 move 1:last",
            60 + 20 - 7,
        ),
        (
            "moved in his silence: all of it was for the move",
            "60 W1 40 move 1 w 1:last",
            100 - 7,
        ),
    ] {
        let mut table = Table::new();
        for step in &steps(story) {
            table.take(step);
        }
        let [shown, counted] = table.both();
        assert_eq!(TEN_HOURS - shown.white, used, "{what}: {story}");
        assert_eq!(shown, counted, "{what}: {story}");
    }
}

/// White has ten hours and thinks all the while; sixty seconds of that are White's own.
#[test]
fn dis_3_ebd_7_no_second_is_given_back_for_a_board_and_by_a_ruling() {
    for (what, story, used) in [
        (
            "the board fails from 60 to 100, which is given back; a silence from 90 to 120 is noticed after it",
            "60 fail 40 give W1<10 20 w 1:last",
            60,
        ),
        (
            "the same silence as it was noticed: what the board cost stays given back",
            "60 fail 40 give W1<10 20 w 1:last 1:detection",
            60,
        ),
        (
            "a silence from 60 to 80 is ruled on first",
            "60 fail W1 20 w 1:last 20 give",
            60,
        ),
        (
            "what is not ruled on yet is for the incident to decide",
            "60 fail W1 20 w 20 give",
            80,
        ),
        (
            "and is given back by it",
            "60 fail W1 20 w 20 give 1:last",
            60,
        ),
        (
            "the board is required again, fails again, and that is given back",
            "60 fail 40 give 5 fail 10 give",
            65,
        ),
        (
            "a clock that was set settles what ran before",
            "60 fail 40 set 10 give",
            1_000,
        ),
    ] {
        let mut table = Table::new();
        for step in &steps(story) {
            table.take(step);
        }
        let [shown, counted] = table.both();
        assert_eq!(TEN_HOURS - shown.white, used, "{what}: {story}");
        assert_eq!(shown, counted, "{what}: {story}");
    }
}

/// What is not given back is said, and why.
#[test]
fn dis_3_an_offer_says_what_is_given_back_already_and_what_stays_charged() {
    let next = "Black 10:00:00, White to move, the clock starts 30 s after both players are ready";
    for (then, said) in [
        (
            "2:last",
            format!("White 9:59:00, {next}; White's 0:00:20: ruling 2.1 gave this back already"),
        ),
        (
            "set",
            format!(
                "White 9:43:20, {next}; not given back: White's 0:00:40, which ran before an \
                 arbiter set the clock"
            ),
        ),
        (
            "1:last",
            format!("White 9:59:00, {next}; replaces ruling 1.1"),
        ),
    ] {
        let mut table = Table::new();
        for step in &steps(&format!("60 W1 20 B2 20 {then}")) {
            table.take(step);
        }
        let mut desk = table.desks.remove(&1).unwrap();
        desk.boards = Boards::from([(FIRST, table.board)]);
        desk.now = seconds(table.now);
        assert_eq!(desk.offer(resume(LAST)).unwrap(), [said]);
    }
}

/// DIS-3: an offer names a ruling as giving time back where that ruling's own record says that it does, and
/// what one ruling gave is not said to be another's when it is ruled anew.
#[test]
fn dis_3_an_offer_says_of_other_rulings_what_their_records_say() {
    for (what, story, clocks, said) in [
        (
            "ruled again, it gives back what it gave: 2.1 had left it to 1.1",
            "60 W1 20 B2 20 1:last 2:last",
            LAST,
            "; replaces ruling 1.1",
        ),
        (
            "2.1 gives it back, though 2.2 changed the clocks last",
            "60 W1 20 B2 20 2:last 2:now-30",
            LAST,
            "; White's 0:00:20: ruling 2.1 gave this back already",
        ),
        (
            "fewer seconds than before, some of which 2.1 covers too",
            "60 W1<30 B2<20 20 1:last 2:last",
            ClocksAs::Detection,
            "; replaces ruling 1.1; White's 0:00:20: stays given back, by ruling 2.1",
        ),
        (
            "in the order of the rulings, though White's share is looked at first",
            "60 W1 B3 20 w b 5 move W1 B2 20 b 3:last 2:last",
            LAST,
            "; Black's 0:00:20: ruling 2.1 gave this back already; White's 0:00:20: ruling 3.1 gave this \
             back already",
        ),
        (
            "nothing of 2.1 was charged in the silence of 1",
            "60 B2 move 20 b W1 20 2:last",
            LAST,
            "",
        ),
    ] {
        let mut table = Table::new();
        for step in &steps(story) {
            table.take(step);
        }
        let mut desk = table.desks.remove(&1).unwrap();
        desk.boards = Boards::from([(FIRST, table.board)]);
        desk.now = seconds(table.now);
        let offer = desk.offer(resume(clocks)).unwrap().swap_remove(0);
        let (_, told) = offer.split_once(" are ready").unwrap();
        assert_eq!(told, said, "{what}: {story}");
    }
}

/// DIS-3, EBD-7: an offer says what an arbiter gave back by hand.
#[test]
fn dis_3_ebd_7_an_offer_says_what_was_given_back_for_a_board() {
    let mut table = Table::new();
    for step in &steps("60 fail 40 give W1<10 20 w") {
        table.take(step);
    }
    let mut desk = table.desks.remove(&1).unwrap();
    desk.boards = Boards::from([(FIRST, table.board)]);
    desk.now = seconds(table.now);
    let offer = desk.offer(resume(LAST)).unwrap().swap_remove(0);
    let (_, told) = offer.split_once(" are ready; ").unwrap();
    let told = told
        .strip_suffix("; the clock keeps running until you confirm")
        .unwrap_or(told);
    assert_eq!(
        told,
        "White's 0:00:10: an arbiter gave this back already, for the physical board"
    );
}
