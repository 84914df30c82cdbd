//! What is seen of a story, and what is said of a file that is none.

use adoube_simulation::story::Story;
use adoube_simulation::walk::Walk;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::walker::Walker;
use super::{lines, read, remarks, screen, story};
use crate::say::Say;
use crate::watch::Move;

/// What stands on a screen of that size, line by line.
fn drawn(walker: &mut Walker, columns: u16, rows: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| screen::draw(frame, walker)).unwrap();
    let buffer = terminal.backend().buffer();
    let symbols = buffer.content().iter().map(ratatui::buffer::Cell::symbol);
    let all: Vec<_> = symbols.collect();
    let lines = all.chunks(usize::from(columns));
    lines.map(<[&str]>::concat).collect()
}

#[test]
fn the_boards_are_shown_as_they_stood_at_each_moment() {
    let mut walker = Walker::new(Walk::through(&Story::of(1)));
    let initial = "r n b q k b n r";
    let whole = |walker: &mut Walker| drawn(walker, 110, 40).join("\n");
    walker.go(Move::Last);
    assert!(
        whole(&mut walker).contains("Finished"),
        "{}",
        whole(&mut walker)
    );
    walker.go(Move::First);
    assert!(!whole(&mut walker).contains(initial), "no board yet");
    walker.next_step();
    let step = walker.at;
    let shown = whole(&mut walker);
    assert!(
        shown.contains("1.1 Playing") && shown.contains("White 0:0"),
        "{shown}"
    );
    assert!(shown.contains("  runs"), "{shown}");
    let low = drawn(&mut walker, 80, 24).join("\n");
    assert!(
        low.contains("1.1 Playing") && low.contains("1.2 Playing"),
        "{low}"
    );
    walker.next_step();
    walker.step_before();
    assert_eq!(walker.at, step);
    walker.in_full = true;
    let full = drawn(&mut walker, 80, 24);
    assert!(
        full.iter().filter(|line| line.contains('│')).count() > 15,
        "{full:?}"
    );
    for (columns, rows) in [(1, 1), (20, 5), (40, 12)] {
        drawn(&mut walker, columns, rows);
    }
}

#[test]
fn a_pipe_gets_every_moment_as_a_line_or_an_object() {
    let walk = Walk::through(&Story::of(2));
    let remark = "# What it shows.";
    let text = lines(&walk, remarks(remark), Say { json: false });
    assert_eq!(text.len(), walk.moments.len() + 2);
    assert_eq!(text.first().unwrap(), remark);
    assert_eq!(text.last().unwrap(), "every invariant holds");
    assert!(text.iter().any(|line| line.contains("> ")));
    let mut objects = lines(&walk, remarks(remark), Say { json: true });
    assert_eq!(objects.pop().unwrap(), r#"{"holds":true}"#);
    for object in objects {
        let object: serde_json::Value = serde_json::from_str(&object).unwrap();
        assert!(
            object["at_ms"].is_u64() && object["kind"].is_string(),
            "{object}"
        );
    }
}

#[test]
fn a_file_that_is_no_story_is_told_with_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.story");
    let why = |file: &std::path::Path| {
        let read = read(file).and_then(|text| story(file, &text));
        read.unwrap_err().to_string()
    };
    assert!(why(&file).contains("a.story"));
    for (text, said) in [
        ("", "seed"),
        ("# 1\nseed -1", "line 2: seed: from 0"),
        ("seed 1\nseed 2", "line 2: seed: an instant"),
        ("\u{feff}seed 1\n5 fly 1", "line 2: fly: no such step"),
        ("seed 1\n5 pull 0 99999999999", "line 2: 99999999999"),
        ("seed 1\n99999999 rule", "line 2: 99999999: an instant"),
        ("seed 1\n5 pull 9 100", "line 2: 9: devices are 0 to 5"),
        ("seed 1\n5 dark 2 100", "line 2: 2: venues are 0 to 1"),
        ("seed 1\n5 pause 3", "line 2: 3: boards are 1 to 2"),
        ("seed 1\n5 lta 0 call 3", "line 2: 3: boards are 1 to 2"),
        ("seed 1\n5 spare 1 7", "line 2: 7: sides are 0 to 1"),
        (
            "seed 1\n5 weather 1001 0 0",
            "line 2: 1001: thousandths are 0 to 1000",
        ),
        (
            "seed 1\n5 node-drift 0 101",
            "line 2: 101: millionths are -100 to 100",
        ),
        ("seed 1\n5 kill-at-flush 0", "line 2: 0: flushes are 1 to"),
    ] {
        std::fs::write(&file, text).unwrap();
        assert!(why(&file).contains(said), "{}", why(&file));
    }
    std::fs::write(&file, vec![b'#'; 2 << 20]).unwrap();
    assert!(why(&file).contains("too large"));
}
