//! The machine's time of day beside coordinator time. Times of record are the coordinator's; a device whose clock is
//! wrong misleads whoever reads its screen or its report, and may have been set on purpose.

/// A line of the checks: how far this clock is from the coordinator's, as far as the link tells. A message's way is
/// half its round trip at most, tenths of a second on any network that is fit for play.
pub(super) fn line(wall_ms: u64, coordinator_ms: Option<u64>, speed: f64) -> String {
    let Some(coordinator_ms) = coordinator_ms else {
        return "time of day: not compared, no connection to the server".to_owned();
    };
    if (speed - 1.0).abs() > f64::EPSILON {
        return "time of day: not compared, the event's time runs at another speed".to_owned();
    }
    let off = wall_ms.abs_diff(coordinator_ms).saturating_add(50) / 100;
    let (whole, tenth) = (off / 10, off % 10);
    let way = if wall_ms >= coordinator_ms {
        "ahead of"
    } else {
        "behind"
    };
    format!("time of day: {whole}.{tenth} s {way} the server's")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use adoube_texts::{known, languages};

    use super::line;

    #[test]
    fn ven_3_the_machines_time_of_day_is_told_beside_the_coordinators() {
        let languages = languages();
        for (wall, coordinator, speed, told) in [
            (1_000, Some(1_000), 1.0, "0.0 s ahead of the server's"),
            (3_649, Some(1_000), 1.0, "2.6 s ahead of the server's"),
            (1_000, Some(3_601_000), 1.0, "3600.0 s behind the server's"),
            (
                u64::MAX,
                Some(0),
                1.0,
                "18446744073709551.6 s ahead of the server's",
            ),
            (
                1_000,
                None,
                1.0,
                "not compared, no connection to the server",
            ),
            (
                1_000,
                Some(1_000),
                60.0,
                "not compared, the event's time runs at another speed",
            ),
        ] {
            let said = line(wall, coordinator, speed);
            assert_eq!(said, format!("time of day: {told}"));
            let key = known(&languages["en"], "wall-seen", &said).expect(&said);
            for (language, texts) in &languages {
                assert!(texts.contains_key(key), "{language}: {key}");
            }
        }
    }
}
