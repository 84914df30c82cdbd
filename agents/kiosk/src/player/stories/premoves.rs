//! Moves of a script that are entered while it is the opponent's turn.

use adoube_proto::v1::{
    OptionsSet, PremoveCommand, PremoveSet, PremoveUse, Refusal, Side, play_command::Command,
};

use super::{NO_END, Now, Script, ScriptedPlayer, Story, play};

const GAME: &str = r#"{"games":[{"white":"A","black":"B","moves":[
    {"uci":"e2e4"},{"uci":"e7e5","premove":true},{"uci":"g1f3"},{"uci":"b8c6","premove":true}]}]}"#;

fn story() -> Story {
    let mut story = Story::playing(Side::Black, NO_END, 0);
    story.player = ScriptedPlayer::new(Script::parse(GAME.as_bytes()).unwrap());
    story
}

#[test]
fn brd_6_a_move_of_the_script_is_entered_before_the_opponents() {
    let mut story = story();
    let first = story.act();
    assert!(
        matches!(&first, Some(Command::SetOptions(set)) if set.premove() == PremoveUse::AtOnce)
    );
    story.view(|view| {
        view.options = Some(OptionsSet {
            premove: PremoveUse::AtOnce.into(),
            ..OptionsSet::default()
        });
    });
    let entered = |ply, uci: &str| {
        let uci = uci.to_owned();
        Some(Command::Premove(PremoveCommand {
            ply,
            uci,
            ..PremoveCommand::default()
        }))
    };
    assert_eq!(story.act(), entered(2, "e7e5"));
    story.view(|view| {
        view.premove = Some(PremoveSet {
            ply: 2,
            uci: "e7e5".into(),
            ..PremoveSet::default()
        });
    });
    assert_eq!(story.act(), None, "once is enough");
    story.moved("e2e4", 0);
    story.moved("e7e5", 0);
    // What is dropped is told, and the move is made in its turn.
    assert_eq!(story.act(), entered(4, "b8c6"));
    story.moved("g1f3", 0);
    story.view(|view| view.premove = None);
    assert_eq!(story.act(), Some(play(4)));
}

/// Refused by the regulations, it is not tried again; too late, it is.
#[test]
fn brd_6_a_refused_premove_is_made_in_its_turn() {
    for (code, again) in [("wrong-ply", true), ("against-regulations", false)] {
        let mut story = story();
        let command = story.act().unwrap();
        let refusal = Refusal {
            code: code.into(),
            ..Refusal::default()
        };
        story
            .player
            .refused(Now::from_ms(story.now), &command, &refusal);
        assert_eq!(story.wait().is_some(), again, "{code}");
    }
}
