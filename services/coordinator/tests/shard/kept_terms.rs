//! EVT-1: a board keeps the regulations that its round was published with. Each setting of the event's document is changed
//! while a round is published, or played: either the change is refused, or the board does, shows and exports what it
//! would have without it.

use std::collections::BTreeSet;

use adoube_chess::Side;
use adoube_coordinator::load;
use adoube_coordinator::shard::{GameAt, Reply, ShardRequest, views};
use adoube_ledger::StreamName;
use adoube_proto::v1;
use adoube_record::streams;
use adoube_tournament::board::command::{Act, CorrectResult, PlayerOrder};
use adoube_tournament::board::{Order, Score};

use crate::kit::{Desk, FIRST, Rules, setting_up, tournament};

/// What becomes of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// The boards go on as they would have.
    Kept,
    /// It is refused.
    Refused,
}

use Fate::{Kept, Refused};

/// A setting by its section, empty for none, and its name; another value; what becomes of it.
const CHANGES: [(&str, &str, &str, Fate); 42] = [
    ("", "name", "\"Another name\"", Kept),
    ("", "kind", "\"supervised-online\"", Refused),
    ("", "rounds", "9", Kept),
    ("", "variant", "\"chess960\"", Kept),
    ("", "laws", "\"2023\"", Kept),
    ("", "time_control", "\"120 min + 30 s\"", Kept),
    ("", "draw_odds", "\"black\"", Kept),
    ("", "default_time", "5", Kept),
    ("", "system", "\"round-robin\"", Kept),
    ("scoring", "win", "3", Refused),
    ("scoring", "draw", "0", Refused),
    ("scoring", "loss", "0.5", Refused),
    ("scoring", "pairing_bye", "0.5", Kept),
    ("late", "present", "\"first-move\"", Kept),
    ("late", "white_clock", "\"stands\"", Kept),
    ("late", "lost", "\"by-arbiter\"", Kept),
    ("checks", "before_game", "\"required\"", Kept),
    ("checks", "repeat_at_restart", "true", Kept),
    ("chess960", "draw", "\"round\"", Kept),
    ("draws", "claims", "true", Kept),
    ("moves", "smart_move", "true", Kept),
    ("moves", "premove", "true", Kept),
    ("moves", "automatic_queen", "false", Kept),
    ("disconnection", "clock", "\"runs\"", Kept),
    ("disconnection", "suspend_after_s", "60", Kept),
    ("disconnection", "resume", "\"arbiter\"", Kept),
    ("disconnection", "charge", "\"until-detection\"", Kept),
    ("disconnection", "flag", "\"stands\"", Refused),
    ("disconnection", "reconnect_within_s", "30", Kept),
    ("venues", "physical_boards", "true", Kept),
    ("venues", "boards_use", "\"enter-moves\"", Kept),
    ("venues", "boards_necessity", "\"obligatory\"", Kept),
    ("venues", "boards_entry", "\"clock\"", Kept),
    ("venues", "boards_makes", "[\"dgt\"]", Kept),
    ("venues", "scoresheets", "true", Kept),
    ("rulings", "four_eyes", "true", Kept),
    ("rulings", "exclude", "\"restart\"", Kept),
    ("rulings", "start_in_s", "10", Kept),
    ("quickplay_finish", "announced", "true", Refused),
    ("penalties", "cards", "true", Kept),
    ("penalties", "prohibited_device", "\"warning\"", Kept),
    ("penalties", "points_of_expelled", "\"opponents\"", Kept),
];

/// What an organiser may have in the document and these events do not: what is asked of venues and reports.
const OF_NO_GAME: [(&str, &str); 1] = [("venues", "arbiters_per_venue")];

/// The document of the event, every default filled in.
fn document() -> String {
    let ShardRequest::SetUp(set_up, _) = setting_up(&Rules::default()) else {
        panic!("no set-up");
    };
    set_up.regulations.unwrap().document
}

/// The document with that value.
fn with(section: &str, name: &str, value: &str) -> String {
    let mut changed = false;
    let mut at = "";
    let text = document();
    let mut lines = Vec::new();
    for line in text.lines() {
        if let Some(named) = line.strip_prefix('[') {
            at = named.trim_end_matches(']');
        }
        // A clock that runs on is not suspended after some time.
        if (section, name) == ("disconnection", "clock") && line.starts_with("suspend_after_s") {
            continue;
        }
        let is_it = at == section && line.split(" = ").next() == Some(name);
        changed |= is_it;
        lines.push(if is_it {
            format!("{name} = {value}")
        } else {
            line.to_owned()
        });
    }
    if !changed {
        let header = format!("[{section}]");
        let place = lines.iter().position(|line| *line == header);
        let place = place.map_or(0, |place| place + 1);
        lines.insert(place, format!("{name} = {value}"));
    }
    lines.join("\n")
}

/// Publishes the event again with this document.
fn set_up(desk: &mut Desk, document: &str) -> Result<(), String> {
    changed(desk, document).map(drop)
}

/// The same: each setting that changed, with both values and the first round that has the new one.
fn changed(desk: &mut Desk, document: &str) -> Result<Vec<String>, String> {
    let ShardRequest::SetUp(mut set_up, profiles) = setting_up(&Rules::default()) else {
        panic!("no set-up");
    };
    set_up.regulations = adoube_regulations::draft(document);
    let reply = desk.ask("olga", ShardRequest::SetUp(set_up, profiles));
    let Reply::Event(view) = reply.map_err(|failure| failure.to_string())? else {
        panic!("no event");
    };
    let line = |change: v1::SettingChange| {
        let value = |value: Option<String>| value.unwrap_or_else(|| "none".to_owned());
        let (before, after) = (value(change.before), value(change.after));
        let from = change
            .from_round
            .map_or("now".to_owned(), |round| format!("round {round}"));
        format!("{}: {before} > {after}, {from}", change.setting)
    };
    Ok(view.changes.into_iter().map(line).collect())
}

/// Whatever is changed is named: in boards' terms or not, from the next round or at once.
#[test]
fn evt_1_a_set_up_names_each_setting_that_changed_and_from_which_round_it_counts() {
    for (section, name, value, told) in [
        (
            "rulings",
            "four_eyes",
            "true",
            "rulings.four_eyes: false > true, now",
        ),
        (
            "rulings",
            "start_in_s",
            "10",
            "rulings.start_in_s: 30 > 10, now",
        ),
        ("", "rounds", "9", "rounds: 3 > 9, now"),
        (
            "",
            "system",
            "\"round-robin\"",
            "system: none > \"round-robin\", now",
        ),
        ("", "default_time", "5", "default_time: 60 > 5, round 2"),
        (
            "draws",
            "claims",
            "true",
            "draws.claims: false > true, round 2",
        ),
    ] {
        let mut desk = Desk::published(&Rules::default());
        assert_eq!(
            changed(&mut desk, &document()).unwrap(),
            [""; 0],
            "nothing changed"
        );
        let document = with(section, name, value);
        assert_eq!(changed(&mut desk, &document).unwrap(), [told]);
    }
}

/// A game that is changed under way: a disconnection, its end, a result that is corrected.
fn played(document: &str) -> Result<Vec<String>, String> {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    set_up(&mut desk, document)?;
    let mut seen = shown(&mut desk);
    desk.play(black, "e7e5");
    desk.close(white);
    desk.pass(40_000);
    seen.extend(shown(&mut desk));
    let white = desk.hello("madrid-1", "kiosk-w");
    desk.pass(10_000);
    desk.order(white, Order::Player(PlayerOrder::OfferDraw));
    desk.play(white, "g1f3");
    desk.order(black, Order::Player(PlayerOrder::AcceptDraw));
    seen.extend(shown(&mut desk));
    let correct = Act::CorrectResult(CorrectResult {
        score: Score { white: 2, black: 0 },
        forfeit: None,
        without_odds: false,
    })
    .because("it was lost");
    let corrected = desk.rule(correct).map(drop);
    seen.push(format!("{corrected:?}"));
    seen.extend(shown(&mut desk));
    Ok(seen)
}

/// A round that is published and not started: White comes, Black does not.
fn awaited(document: &str) -> Result<Vec<String>, String> {
    let mut desk = Desk::published(&Rules::default());
    set_up(&mut desk, document)?;
    let white = desk.hello("madrid-1", "kiosk-w");
    let mut seen = shown(&mut desk);
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    seen.extend(shown(&mut desk));
    desk.pass(61 * 60_000);
    seen.extend(shown(&mut desk));
    Ok(seen)
}

/// The board in full, as it is shown, as a player reads its terms, and its game as it is exported.
fn shown(desk: &mut Desk) -> Vec<String> {
    let Reply::Games(games) = desk.ask("chief", ShardRequest::Games(1)).unwrap() else {
        panic!("no games");
    };
    let game = games.into_iter().next().unwrap();
    let exported = exported(desk, &game);
    let board = desk.board();
    let view = views::board_view(board, &game.names, desk.now.game);
    let terms = views::seat_terms(board);
    let clocks = Side::ALL.map(|side| board.reading(desk.now.game).remaining(side));
    vec![
        format!("{:?} {:?}", board.opened(), board.phase()),
        format!("{clocks:?} due {:?}", board.next_due().map(|(at, _)| at)),
        format!("{view:?}"),
        format!("{terms:?}"),
        exported,
    ]
}

fn exported(desk: &Desk, game: &GameAt) -> String {
    let stream = StreamName::new(streams::board(&tournament(), FIRST)).unwrap();
    let mut events = Vec::new();
    load::fold_board(&desk.ledger, &stream, game.through, |board, record| {
        events.push(views::for_official(board, record, &game.names));
    })
    .unwrap();
    format!("{events:?} {:?}", game.players)
}

#[test]
fn evt_1_a_published_board_keeps_every_setting_or_the_change_is_refused() {
    for (when, run) in [
        ("played", played as fn(&str) -> Result<Vec<String>, String>),
        ("published", awaited),
    ] {
        let without = run(&document()).unwrap();
        for (section, name, value, fate) in CHANGES {
            let changed = run(&with(section, name, value));
            match (fate, changed) {
                (Refused, Err(_)) => {}
                (Kept, Ok(seen)) => {
                    for (before, after) in without.iter().zip(&seen) {
                        assert_eq!(before, after, "{when}: {section}.{name} = {value}");
                    }
                }
                (fate, changed) => {
                    panic!("{when}: {section}.{name} = {value}: {fate:?}, {changed:?}")
                }
            }
        }
    }
}

/// A setting that the document gets is in the table, or is of no game.
#[test]
fn evt_1_the_table_has_every_setting_of_the_document() {
    let mut at = String::new();
    let text = document();
    let mut named = BTreeSet::new();
    for line in text.lines() {
        if let Some(section) = line.strip_prefix('[') {
            section.trim_end_matches(']').clone_into(&mut at);
        } else if let Some((name, _)) = line.split_once(" = ") {
            named.insert((at.clone(), name.to_owned()));
        }
    }
    let table = CHANGES.iter().map(|(section, name, ..)| (*section, *name));
    let known: BTreeSet<_> = table.chain(OF_NO_GAME).collect();
    let missing = named
        .iter()
        .filter(|(section, name)| !known.contains(&(&**section, &**name)));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&(String, String)>::new());
}
