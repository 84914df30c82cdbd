//! An event's own report.

use std::sync::Arc;

use super::super::{Edition, File, Player, read, write};
use crate::regulations::{Regulations, samples};
use crate::roster::Profile;

const REPORT_26: &str = "\
012 Open
022 Madrid
032 ESP
042 2026/06/17
052 2026/06/19
062 2
072 1
082 0
102 Arbiter, Carla
112 Arbiter, Lars
122 40/5400+30:1800+30
142 3
222 40/5400+30:1800+30
001    1      Rated, Rosa                       2100
001    2      New, Nils
";

fn report(edition: Edition) -> File {
    let day = |text: &str| Some(text.parse().unwrap());
    let regulations = Regulations {
        rounds: 3,
        begin: day("2026-06-17"),
        end: day("2026-06-19"),
        city: Some("Madrid".to_owned()),
        federation: Some("ESP".to_owned()),
        time_control: Arc::new("40/5400+30:1800+30".parse().unwrap()),
        ..samples::hybrid()
    };
    let profile = |name: &str, rating| Profile {
        name: name.to_owned(),
        rating,
        ..Profile::default()
    };
    let players = vec![
        Player::new(1, &profile("Rated, Rosa", Some(2100))),
        Player::new(2, &profile("New, Nils", None)),
    ];
    let arbiters = ["Arbiter, Carla", "Arbiter, Lars"].map(str::to_owned);
    File::of_event(&regulations, &arbiters, players, edition)
}

#[test]
fn evt_5_an_event_is_reported_in_either_edition() {
    let report_16 = REPORT_26
        .replace("142 3", "XXR 3")
        .replace("222 40/5400+30:1800+30\n", "");
    for (edition, expected) in [(Edition::Trf26, REPORT_26), (Edition::Trf16, &report_16)] {
        let file = report(edition);
        let text = write(&file, edition);
        let lines: Vec<_> = text.lines().map(str::trim_end).collect();
        assert_eq!(lines, expected.lines().collect::<Vec<_>>());
        assert_eq!(read(text).unwrap(), file);
    }
}
