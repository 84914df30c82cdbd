//! The check before the game as it is told (O 18.5): a line a layer for whoever ordered it, and the same in the
//! journal, so that what an LCA signs stands in the record. The whole report stays on the device.

use serde_json::Value;

use crate::{
    bus::says::one_line,
    evidence::line::{Sight, figure},
};

/// The word of a layer's line. Its figures: the state, whether the event asks for it, whether it holds, how much
/// was tried, how much of that came out wrong.
pub const LAYER: &str = "lock-layer";
/// The word of the line after them. Its figures: layers, and those that the event asks for and that do not hold.
pub const CHECK: &str = "lock-check";

/// Layers that are told at most: a venue takes no more.
const MOST: usize = 16;
/// The longest word on how a layer was proved, bytes: in the journal, and in an answer.
const LONG: usize = 240;
const SHORT: usize = 170;

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// SHA-256 of the whole report, as it stays on the device.
    pub digest: String,
    /// That of the profile's file.
    pub profile: String,
    /// Each layer.
    pub layers: Vec<Proved>,
}

/// A layer, and how it was proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// Its name.
    pub layer: String,
    /// As the daemon says it: `enforced`, `reporting_only`, `broken`, `unavailable`.
    pub state: String,
    /// Whether the event asks for it.
    pub required: bool,
    /// Whether it holds, and every trial came out as it should.
    pub holds: bool,
    /// Trials but those that could not be made, and those of them that came out wrong.
    pub tried: u64,
    /// See there.
    pub wrong: u64,
    /// Why it does not hold, and what was tried, what came out wrong first.
    pub how: Vec<String>,
}

impl Proof {
    /// Of the report of that digest.
    pub fn read(report: &Value, digest: String) -> Self {
        let layers = report["layers"].as_array();
        let layers = layers.into_iter().flatten().take(MOST).map(Proved::read);
        Self {
            digest,
            profile: text(report, "profile"),
            layers: layers.collect(),
        }
    }

    /// Layers that the event asks for and that do not hold.
    pub fn unmet(&self) -> usize {
        let unmet = self.layers.iter().filter(|it| it.required && !it.holds);
        unmet.count()
    }

    /// For whoever ordered it.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("report: {}", self.digest)];
        lines.extend(self.layers.iter().map(Proved::line));
        lines
    }

    /// For the journal.
    pub fn sights(&self) -> Vec<Sight> {
        let mut sights: Vec<Sight> = self.layers.iter().map(Proved::sight).collect();
        let count = |number: usize| figure(number as u64);
        let figures = [count(self.layers.len()), count(self.unmet())];
        let said = format!("{} {}", self.digest, self.profile);
        sights.push(Sight::of(CHECK, &figures).saying(said));
        sights
    }
}

impl Proved {
    fn read(layer: &Value) -> Self {
        let trials = layer["trials"].as_array().cloned().unwrap_or_default();
        let (unseen, tried): (Vec<&Value>, Vec<&Value>) = trials
            .iter()
            .partition(|trial| trial["not_looked_at"] == true);
        let (fine, wrong): (Vec<&Value>, Vec<&Value>) =
            tried.iter().partition(|trial| trial["fine"] == true);
        let told = |mark: &'static str| {
            move |trial: &&Value| {
                format!("{mark}{}: {}", text(trial, "tried"), text(trial, "outcome"))
            }
        };
        let unseen: Vec<String> = unseen.iter().map(|it| text(it, "outcome")).collect();
        let why = Some(text(layer, "why")).filter(|why| !why.is_empty() && !unseen.contains(why));
        let mut how: Vec<String> = why.into_iter().collect();
        how.extend(unseen.iter().map(|why| format!("not checked: {why}")));
        how.extend(wrong.iter().map(told("WRONG ")));
        how.extend(fine.iter().map(told("")));
        Self {
            layer: text(layer, "layer"),
            state: text(layer, "state"),
            required: layer["required"] == true,
            holds: layer["holds"] == true,
            tried: tried.len() as u64,
            wrong: wrong.len() as u64,
            how,
        }
    }

    fn line(&self) -> String {
        let holds = if self.holds { "works" } else { "DOES NOT WORK" };
        let required = if self.required {
            "required"
        } else {
            "not required"
        };
        let (tried, wrong) = (self.tried, self.wrong);
        let how = bounded(&self.how, SHORT);
        format!(
            "{}: {holds} ({}, {required}; {tried} tested, {wrong} wrong) {how}",
            self.layer, self.state
        )
        .trim_end()
        .to_owned()
    }

    fn sight(&self) -> Sight {
        let figures = [
            state_code(&self.state),
            i64::from(self.required),
            i64::from(self.holds),
            figure(self.tried),
            figure(self.wrong),
        ];
        let how = bounded(&self.how, LONG);
        Sight::of(LAYER, &figures).saying(format!("{}: {how}", self.layer).trim_end())
    }
}

/// As much as finds room, and how much did not.
fn bounded(parts: &[String], most: usize) -> String {
    let mut said = String::new();
    for (at, part) in parts.iter().enumerate() {
        let next = match said.as_str() {
            "" => one_line(part, most),
            said => format!("{said}; {}", one_line(part, most)),
        };
        if next.len() > most {
            return format!("{said}; {} more", parts.len() - at);
        }
        said = next;
    }
    said
}

fn state_code(state: &str) -> i64 {
    match state {
        "enforced" => 1,
        "reporting_only" => 2,
        "broken" => 3,
        _ => 0,
    }
}

fn text(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn trial(tried: &str, outcome: &str, fine: bool) -> Value {
        json!({"tried": tried, "outcome": outcome, "fine": fine})
    }

    fn layer(name: &str, state: &str, trials: &[Value]) -> Value {
        let fine = trials.iter().all(|trial| trial["fine"] == true);
        json!({"layer": name, "state": state, "required": true, "trials": trials,
               "holds": fine && state == "enforced"})
    }

    #[test]
    fn o_18_5_a_report_says_of_each_layer_how_it_was_proved() {
        let programs = [
            trial("runs /usr/bin/true", "works", true),
            trial("runs /tmp/x", "works", false),
        ];
        let mut screens = layer("screens", "broken", &[]);
        screens["why"] = json!("2 screens");
        screens["required"] = json!(false);
        let report = json!({"profile": "p", "layers": [
            layer("programs", "enforced", &programs),
            layer("stop", "enforced", &programs[..1]),
            screens,
        ]});
        let proof = Proof::read(&report, "d".to_owned());
        assert_eq!(
            proof.lines(),
            [
                "report: d",
                "programs: DOES NOT WORK (enforced, required; 2 tested, 1 wrong) WRONG runs \
                 /tmp/x: works; runs /usr/bin/true: works",
                "stop: works (enforced, required; 1 tested, 0 wrong) runs /usr/bin/true: works",
                "screens: DOES NOT WORK (broken, not required; 0 tested, 0 wrong) 2 screens",
            ]
        );
        let english = &adoube_texts::languages()["en"];
        for (line, key) in proof
            .lines()
            .iter()
            .zip(["report", "layer", "layer", "layer"])
        {
            let told = adoube_texts::known(english, "pages-held", line);
            assert_eq!(told, Some(&*format!("pages-held-{key}")), "{line}");
        }
        assert_eq!(proof.unmet(), 1);
        assert_eq!(proof.layers[2].how, ["2 screens"]);
        let told: Vec<_> = proof
            .sights()
            .into_iter()
            .map(|it| (it.what, it.figures, it.detail))
            .collect();
        assert_eq!(
            told[1],
            (
                LAYER,
                vec![1, 1, 1, 1, 0],
                "stop: runs /usr/bin/true: works".to_owned()
            )
        );
        assert_eq!(told[2].1, [3, 0, 0, 0, 0]);
        assert_eq!(told[3], (CHECK, vec![3, 1], "d p".to_owned()));
    }

    #[test]
    fn o_18_5_what_could_not_be_looked_at_is_said_so_and_is_nothing_wrong() {
        let mut unseen = trial(
            "the present state is observed",
            "no screens are told",
            false,
        );
        unseen["not_looked_at"] = json!(true);
        let mut screens = layer("screens", "unavailable", &[unseen]);
        screens["why"] = json!("no screens are told");
        let proof = Proof::read(&json!({"layers": [screens]}), "d".to_owned());
        let line = "screens: DOES NOT WORK (unavailable, required; 0 tested, 0 wrong) not checked: \
                    no screens are told";
        assert_eq!(proof.lines()[1], line);
        let english = &adoube_texts::languages()["en"];
        let said = "not checked: no screens are told";
        let key = adoube_texts::known(english, "pages-held", said);
        assert_eq!(key, Some("pages-held-not-looked-at"));
        assert_eq!(proof.unmet(), 1);
    }

    #[test]
    fn o_18_5_a_report_is_bounded_and_says_what_found_no_room() {
        let long = "x".repeat(100);
        let trials: Vec<Value> = (0..90).map(|_| trial(&long, "works", true)).collect();
        let layers: Vec<Value> = (0..90)
            .map(|_| layer(&"l".repeat(20), "enforced", &trials))
            .collect();
        let proof = Proof::read(&json!({"layers": layers}), "d".repeat(64));
        assert_eq!(proof.layers.len(), MOST);
        let lines = proof.lines();
        assert!(lines[1].ends_with("; 89 more"), "{}", lines[1]);
        let bytes: usize = lines.iter().map(|line| line.len() + 3).sum();
        assert!(bytes < 5_000, "{bytes}");
        let longest = proof.sights().into_iter().map(|it| it.detail.len()).max();
        assert!(longest <= Some(300), "{longest:?}");
        // Without anything that was tried nothing is proved.
        let none = Proof::read(&json!({}), String::new());
        assert_eq!((none.unmet(), none.layers.len()), (0, 0));
    }
}
