//! Refused commands.

use adoube_proto::v1::play_command::Command;

use super::fixture::{Story, commands, game, refusal};
use crate::link::messages::LinkOutput;

#[test]
fn a_refused_command_is_told_and_not_repeated() {
    let mut story = Story::seated(&game());
    story.submit_move(5, "f1b5");
    let sent = commands(&story.outputs());
    story.answer(&sent[0], 0, Some(refusal("paused")));
    match &story.outputs()[..] {
        [LinkOutput::Refused(_, Command::Move(refused), why)] => {
            assert_eq!((refused.ply, why.code.as_str()), (5, "paused"));
        }
        other => panic!("{other:?}"),
    }
    assert!(!story.link.is_busy());
    story.submit_move(5, "f1b5");
    let again = commands(&story.outputs());
    assert_ne!(again[0].id, sent[0].id, "another command, another id");
}
