//! Starting numbers that an import gives to somebody else.

use adoube_coordinator::shard::{Brought, Reply, ShardRequest};
use adoube_proto::v1::{EventView, ImportReply};
use adoube_tournament::roster::Entry;

use crate::kit::{Desk, Rules, importing, seal, setting_up};

/// A report of players alone.
fn players(list: &[(u16, &str)]) -> ShardRequest {
    let player = |(number, name): &(u16, &str)| {
        let (profile, sealed) = seal(name);
        let entry = Entry {
            person: format!("p{number}").parse().unwrap(),
            number: Some(*number),
            venue: None,
            sealed: Some(sealed),
        };
        (entry, profile)
    };
    ShardRequest::Import(Box::new(Brought {
        players: list.iter().map(player).collect(),
        ..Brought::default()
    }))
}

fn imported(desk: &mut Desk, ask: ShardRequest) -> ImportReply {
    match desk.ask("chief", ask).unwrap() {
        Reply::Imported(reply) => *reply,
        other => panic!("{other:?}"),
    }
}

fn view(desk: &mut Desk) -> EventView {
    match desk.ask("chief", ShardRequest::Describe).unwrap() {
        Reply::Event(view) => *view,
        other => panic!("{other:?}"),
    }
}

fn refused(desk: &mut Desk, ask: ShardRequest) -> String {
    desk.ask("chief", ask).unwrap_err().to_string()
}

/// Two players in the draft of round 1, White in Madrid, and nothing published.
fn drafted() -> Desk {
    let mut desk = Desk::empty(2);
    desk.ask("olga", setting_up(&Rules::default())).unwrap();
    desk.ask("chief", importing(1, 1)).unwrap();
    let names = players(&[(1, "Hernandez, Elvis"), (2, "Sadler, Matthew")]);
    desk.ask("chief", names).unwrap();
    desk
}

/// EVT-5: the number passes, with the drafts that name it; withdrawal and venue were another's.
#[test]
fn evt_5_a_number_of_which_nothing_was_played_passes_and_nothing_else_does() {
    let mut desk = drafted();
    let person = "p1".parse().unwrap();
    desk.ask("chief", ShardRequest::Withdraw(person, Some(2)))
        .unwrap();
    // Another spelling is the same person, who stays out.
    let spelt = imported(&mut desk, players(&[(1, "Hernandes Elvis")]));
    assert_eq!(
        spelt.remarks,
        [
            "taken for the same person by the name, without two FIDE numbers to go by: player 1, \
             Hernandez, Elvis, is Hernandes Elvis; games, byes, withdrawal and venue stay as they are. \
             If it is somebody else, give the number its old name back (--replace), and let him come in \
             under one that nobody has (--new)"
        ]
    );
    let again = imported(&mut desk, players(&[(1, "HERNANDES, Elvis")]));
    assert_eq!(again.remarks, [""; 0]);
    assert_eq!(view(&mut desk).players[0].withdrawn_from, 2);
    let reply = imported(&mut desk, players(&[(1, "Other, Name")]));
    assert_eq!(
        reply.remarks,
        [
            "the draft of round 1 has player 1, who is Other, Name now: pair it anew, or look whether \
             it still holds",
            "player 1 had withdrawn from round 2 on; Other, Name comes under the number and takes part",
        ]
    );
    for crash in [false, true] {
        if crash {
            desk.crash(1_000);
        }
        let view = view(&mut desk);
        assert_eq!(view.players[0].withdrawn_from, 0);
        assert_eq!(view.rounds[0].pairings[0].white, 1);
    }
}

/// END-8, EVT-5: what was played, or is seated, stays with who it is of; his own data are corrected,
/// and nothing of an import that is refused is taken.
#[test]
fn end_8_evt_5_a_number_with_a_game_does_not_pass_to_somebody_else() {
    let mut desk = drafted();
    desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
    let told = "Games cannot pass from one player to another:\nplayer 1, Hernandez, Elvis, has a game or \
                a bye in round 1: his number does not pass to Other, Name";
    let other = [(1, "Other, Name"), (3, "Late, Very")];
    for started in [false, true] {
        if started {
            desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        }
        let found = refused(&mut desk, players(&other));
        assert!(found.starts_with(told), "{found}");
        assert_eq!(view(&mut desk).players.len(), 2);
    }
    let reply = imported(
        &mut desk,
        players(&[(1, "Hernández, Elvis"), (3, "Late, Very")]),
    );
    assert_eq!((reply.players, reply.remarks.len()), (2, 1));
    assert!(reply.remarks[0].starts_with("taken for the same person by the name"));
    let names = view(&mut desk).players;
    assert_eq!(names[0].name, "Hernández, Elvis");
}
