//! A check of the lock as a person at the device reads it.

use std::fmt::Write as _;

use serde_json::Value;

/// What of the player's runs first. Of a device of which nothing could be tried it says why once, and what to do.
pub(crate) fn text(report: &Value) -> String {
    let mut text = String::new();
    let layers = list(&report["layers"]);
    if report["state"] == "engaged" {
        for programs in layers.iter().filter(|layer| layer["running"].is_object()) {
            let now = word(&programs["trials"][0], "outcome");
            let _ = writeln!(text, "player's programs now: {now}");
        }
        let _ = writeln!(text, "profile {}", word(report, "profile"));
        for layer in &layers {
            tell(&mut text, layer);
        }
    } else {
        let _ = writeln!(text, "nothing was tried: {}", word(report, "why"));
        if let Some(next) = report["next"].as_str() {
            let _ = writeln!(text, "{next}");
        }
        let _ = writeln!(text, "profile {}", word(report, "profile"));
    }
    let windows = &report["windows"];
    for line in list(&windows["lines"]) {
        let _ = writeln!(text, "{}", line.as_str().unwrap_or_default());
    }
    if windows["state"] == "unavailable" && windows["why"] != report["why"] {
        let _ = writeln!(text, "windows: unavailable: {}", word(windows, "why"));
    }
    text
}

fn tell(text: &mut String, layer: &Value) {
    let holds = if layer["holds"] == true {
        "works"
    } else {
        "DOES NOT WORK"
    };
    let required = if layer["required"] == true {
        "required"
    } else {
        "not required"
    };
    let [name, state, why] = ["layer", "state", "why"].map(|field| word(layer, field));
    let _ = writeln!(text, "{name:<9} {holds} ({state}, {required}) {why}");
    for trial in list(&layer["trials"]) {
        let mark = match (&trial["fine"], &trial["not_looked_at"]) {
            (Value::Bool(true), _) => "as it should",
            (_, Value::Bool(true)) => "not checked",
            _ => "WRONG",
        };
        let (tried, outcome) = (word(&trial, "tried"), word(&trial, "outcome"));
        let _ = writeln!(text, "          {tried}: {outcome}, {mark}");
    }
}

fn word(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_default().to_owned()
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::text;

    #[test]
    fn evt_4_what_runs_of_the_players_is_said_first() {
        let stranger = "vim (process 812, /usr/bin/vim) is not on the list";
        let trial =
            json!({"tried": "the player's programs now", "outcome": stranger, "fine": false});
        let unseen = json!({"tried": "the present state is \
                                      observed", "outcome": "no screens are told",
                            "fine": false, "not_looked_at": true});
        let report = json!({"state": "engaged", "profile": "ab", "layers": [
            {"layer": "programs", "state": "enforced", "required": true, "holds": false,
             "running": {"count": 1, "strangers": [{"pid": 812}]}, "trials": [trial]},
            {"layer": "screens", "state": "unavailable", "required": true, "holds": false,
             "trials": [unseen]},
        ]});
        let text = text(&report);
        assert!(
            text.starts_with(&format!("player's programs now: {stranger}\n")),
            "{text}"
        );
        assert!(text.contains(&format!("{stranger}, WRONG")), "{text}");
        assert!(text.contains("no screens are told, not checked"), "{text}");
    }

    #[test]
    fn ven_2_a_device_that_is_not_locked_is_told_once_with_what_to_do() {
        let layer = |name: &str| {
            json!({"layer": name, "state": "unavailable", "why": "the device is not locked",
                   "required": true, "holds": false, "trials": []})
        };
        let report = json!({"state": "unavailable", "why": "the device is not locked",
                            "next": "adoube-kiosk lock locks it", "profile": "ab",
                            "layers": [layer("programs"), layer("usb")]});
        let text = text(&report);
        assert_eq!(
            text.matches("the device is not locked").count(),
            1,
            "{text}"
        );
        assert!(text.contains("adoube-kiosk lock"), "{text}");
    }
}
