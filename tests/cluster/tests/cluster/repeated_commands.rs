//! An official's connection is cut after their command was sent: the command line repeats it under the same id.

use std::fs;
use std::thread;
use std::time::Duration;

use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::proxy::Proxy;
use adoube_cluster::waiting::until_true;

/// White's clock on board 1, seconds.
fn white(event: &Event) -> u64 {
    event.boards()[0].clocks.unwrap().white / 1_000
}

/// Leads the Chief Arbiter's command line over the proxy.
fn lead_over(event: &Event, proxy: &Proxy) {
    let file = event.path("officials/chief/official.toml");
    let text = fs::read_to_string(&file).unwrap();
    let coordinator = format!("coordinator = \"{}\"", event.address());
    assert!(text.contains(&coordinator), "{text}");
    let over = format!("coordinator = \"{}\"", proxy.address());
    fs::write(&file, text.replace(&coordinator, &over)).unwrap();
}

/// REC-3: two hours are added, the answer is lost, and they are not added again.
#[test]
fn rec_3_a_command_whose_answer_is_lost_is_repeated_and_done_once() {
    if !mosquitto("rec_3_a_command_whose_answer_is_lost_is_repeated_and_done_once") {
        return;
    }
    let event = Event::long();
    event.obeyed(&["clock", "pause", "1.1", "--reason", "a wrong setting"]);
    let proxy = Proxy::start("127.0.0.1", &event.address());
    lead_over(&event, &proxy);
    proxy.delay_answers(Duration::from_secs(1));
    let before = white(&event);
    let add = [
        "clock", "add", "1.1", "--white", "2:00:00", "--reason", "noise", "--yes",
    ];
    let output = thread::scope(|threads| {
        let command = threads.spawn(|| event.adoube(&add));
        until_true("the time is added", || white(&event) >= before + 7_200);
        // The answer is still on its way.
        proxy.fall_silent();
        proxy.delay_answers(Duration::ZERO);
        thread::sleep(Duration::from_secs(1));
        proxy.let_pass();
        command.join().unwrap()
    });
    let [done, said] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
    assert!(output.status.success(), "{done}{said}");
    assert!(said.contains("sending the same command again"), "{said}");
    assert!(said.contains("it is done, and only once"), "{said}");
    assert_eq!(white(&event), before + 7_200);

    // Nobody answers any more: the reader is told how to look.
    thread::scope(|threads| {
        let command = threads.spawn(|| event.adoube(&add));
        proxy.delay_answers(Duration::from_secs(1));
        until_true("the time is added again", || {
            white(&event) >= before + 14_400
        });
        proxy.fall_silent();
        let output = command.join().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success(), "{said}");
        assert!(
            said.contains("Nobody can say yet whether this was done"),
            "{said}"
        );
        assert!(said.contains("adoube watch --once"), "{said}");
    });
    event.assert_no_panic();
}
