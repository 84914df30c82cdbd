//! What the daemon says: a line of JSON each.

use adoube_proto::v1::{LockLayer, LockLayerKind, LockLayerState};
use adoube_proto::words::from_lockd;
use serde::Deserialize;
use serde_json::Value;

use super::windows::Windows;

/// Layers that are read at most: a venue takes no more.
const MOST_LAYERS: usize = 16;

/// A line.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// Which profile it has, whether the machine is held to it, and how.
    Standing {
        /// SHA-256 of its file.
        profile: String,
        /// Whether the machine is held.
        engaged: bool,
        /// How each layer stands.
        layers: Vec<LockLayer>,
    },
    /// Something happened that the event forbids.
    Breach(Breach),
    /// Somebody let the machine go.
    Released,
    /// A layer stands otherwise than before.
    Changed,
    /// Every layer, and how it was proved; empty where the check came to nothing.
    Checked(Value),
    /// What came of joining a network: whether the device is in, and why not.
    Joined(bool, String),
    /// The windows that there are.
    Windows(Windows),
    /// What runs.
    Running(Vec<Ran>),
    /// What was asked is done, or has begun.
    Done,
    /// It is not done, and why.
    Refused(String),
    /// A line that this version does not know.
    Other,
}

/// A process, as far as the agent cannot tell by itself whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Ran {
    /// Its number.
    pub pid: u32,
    /// Its user's number.
    pub user: u32,
    /// It is the player's.
    #[serde(default)]
    pub player: bool,
    /// It is, and is not on the event's list.
    pub stranger: bool,
}

/// Something that the event forbids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// What, and by what, for people.
    pub what: String,
    /// Whether it was prevented.
    pub stopped: bool,
    /// How often, with those that found no room to be told.
    pub times: u64,
    /// The event has it lock the player's page.
    pub locks: bool,
}

#[derive(Deserialize)]
struct Standing {
    profile: String,
    engaged: bool,
    layers: Vec<Layer>,
}

#[derive(Deserialize)]
struct Layer {
    #[serde(rename = "layer")]
    name: String,
    required: bool,
    state: String,
    #[serde(default)]
    why: String,
}

impl Said {
    /// Reads a line; an error where it is no JSON, or less than it should be.
    pub fn read(line: &str) -> Result<Self, serde_json::Error> {
        let mut value: Value = serde_json::from_str(line)?;
        if let Some(word) = value.as_str() {
            return Ok(match word {
                "done" => Self::Done,
                "released" => Self::Released,
                "changed" => Self::Changed,
                _ => Self::Other,
            });
        }
        if let Some(lines) = value["missed"].as_u64() {
            return Ok(Self::Breach(missed(lines)));
        }
        if let Some(kind) = value["breach"].as_str() {
            return Ok(Self::Breach(breach(kind, &value)));
        }
        if let Some(why) = value["refused"].as_str() {
            return Ok(Self::Refused(why.to_owned()));
        }
        if let Some(joined) = value.get("joined") {
            let why = joined["why"].as_str().unwrap_or_default();
            return Ok(Self::Joined(joined["joined"] == true, why.to_owned()));
        }
        if value.get("checked").is_some() {
            return Ok(Self::Checked(value["checked"].take()));
        }
        if value.get("windows").is_some() {
            return Ok(Self::Windows(serde_json::from_value(
                value["windows"].take(),
            )?));
        }
        if value.get("running").is_some() {
            return Ok(Self::Running(serde_json::from_value(
                value["running"].take(),
            )?));
        }
        if value.get("standing").is_some() {
            return Ok(serde_json::from_value::<Standing>(value["standing"].take())?.said());
        }
        Ok(Self::Other)
    }
}

impl Standing {
    fn said(self) -> Said {
        let layers = self.layers.into_iter().take(MOST_LAYERS);
        let layer = |layer: Layer| LockLayer {
            layer: LockLayerKind::number_of(&from_lockd(&layer.name)),
            state: LockLayerState::number_of(&from_lockd(&layer.state)),
            required: layer.required,
            why: layer.why,
        };
        Said::Standing {
            profile: self.profile,
            engaged: self.engaged,
            layers: layers.map(layer).collect(),
        }
    }
}

/// The daemon had no room for so many lines: nobody knows whether what they told was prevented.
fn missed(lines: u64) -> Breach {
    Breach {
        what: "more happened than could be reported".to_owned(),
        stopped: false,
        times: lines,
        locks: false,
    }
}

fn breach(kind: &str, told: &Value) -> Breach {
    let text = |field: &str| told[field].as_str().unwrap_or("?");
    let (what, stopped) = match kind {
        "denied" => (
            format!(
                "{} was started by {}: {}",
                text("file"),
                text("by"),
                reason(text("reason"))
            ),
            true,
        ),
        "running" => (
            format!(
                "{} runs as {} and is not on the list{}",
                text("program"),
                text("name"),
                if told["ended"] == true {
                    ": it was ended"
                } else {
                    ""
                }
            ),
            false,
        ),
        "overrun" => (
            "more programs started at once than could be followed".to_owned(),
            false,
        ),
        "seen" => (text("what").to_owned(), told["stopped"] == true),
        "guard_gone" => (
            "programs were no longer restricted to the list".to_owned(),
            false,
        ),
        other => (other.to_owned(), false),
    };
    Breach {
        what,
        stopped,
        times: told["untold"].as_u64().unwrap_or(0).saturating_add(1),
        locks: told["leads"] == "lock",
    }
}

fn reason(word: &str) -> &str {
    match word {
        "not_listed" => "not on the list",
        "loader_alone" => "a program loader, which could start anything",
        "unknown" => "what started it is unknown",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{Breach, LockLayer, LockLayerKind, LockLayerState, Said, Windows};

    fn stopped(what: &str, times: u64) -> Said {
        Said::Breach(Breach {
            what: what.to_owned(),
            stopped: true,
            times,
            locks: false,
        })
    }

    #[test]
    fn ven_2_what_the_daemon_says_by_table() {
        for (line, said) in [
            ("\"done\"", Said::Done),
            ("\"released\"", Said::Released),
            ("\"changed\"", Said::Changed),
            (
                "{\"at_ms\":5,\"leads\":\"lock\",\"breach\":\"seen\",\"layer\":\"screens\",\"what\":\"2 screens\"}",
                Said::Breach(Breach {
                    what: "2 screens".to_owned(),
                    stopped: false,
                    times: 1,
                    locks: true,
                }),
            ),
            (
                "{\"at_ms\":5,\"leads\":\"report\",\"breach\":\"seen\",\"layer\":\"usb\",\"what\":\"a stick\",\
                 \"stopped\":true}",
                stopped("a stick", 1),
            ),
            (
                "{\"missed\":4}",
                Said::Breach(Breach {
                    what: "more happened than could be reported".to_owned(),
                    stopped: false,
                    times: 4,
                    locks: false,
                }),
            ),
            ("{\"telepathy\":4}", Said::Other),
            (
                "{\"windows\":{\"programs\":[],\"screens\":[]}}",
                Said::Windows(Windows::default()),
            ),
            ("{\"refused\":\"no\"}", Said::Refused("no".to_owned())),
            (
                "{\"standing\":{\"profile\":\"ab\",\"engaged\":true,\"layers\":[\
                 {\"layer\":\"stop\",\"required\":true,\"state\":\"unavailable\",\"why\":\"w\"}]}}",
                Said::Standing {
                    profile: "ab".to_owned(),
                    engaged: true,
                    layers: vec![LockLayer {
                        layer: LockLayerKind::Stop.into(),
                        state: LockLayerState::Unavailable.into(),
                        required: true,
                        why: "w".to_owned(),
                    }],
                },
            ),
            (
                "{\"at_ms\":5,\"breach\":\"denied\",\"file\":\"/tmp/x\",\"by\":\"sh\",\"pid\":7,\
                 \"group\":7,\"user\":1000,\"reason\":\"not_listed\",\"untold\":2}",
                stopped("/tmp/x was started by sh: not on the list", 3),
            ),
            (
                "{\"at_ms\":5,\"breach\":\"running\",\"pid\":7,\"user\":1000,\"name\":\"x\",\
                 \"program\":\"/opt/x\",\"leads\":\"stop\",\"ended\":true}",
                Said::Breach(Breach {
                    what: "/opt/x runs as x and is not on the list: it was ended".to_owned(),
                    stopped: false,
                    times: 1,
                    locks: false,
                }),
            ),
        ] {
            assert_eq!(Said::read(line).unwrap(), said, "{line}");
        }
        assert!(Said::read("{\"standing\":{}}").is_err());
        assert!(Said::read("{\"windows\":[]}").is_err());
        assert!(Said::read("nonsense").is_err());
    }

    /// Each kind, and each reason of a refusal: a page has them (`pages-held-` in `text/`).
    #[test]
    fn ven_2_a_breach_is_told_in_every_language() {
        let denied = |reason: &str| {
            format!(r#"{{"breach":"denied","file":"/tmp/x","by":"sh","reason":"{reason}"}}"#)
        };
        let running = |ended: bool| {
            format!(r#"{{"breach":"running","name":"x","program":"/opt/x","ended":{ended}}}"#)
        };
        let alone = |kind: &str| format!(r#"{{"breach":"{kind}"}}"#);
        let mut english = adoube_texts::languages()["en"].clone();
        english.retain(|key, _| !matches!(key.as_str(), "pages-held-list" | "pages-held-trial"));
        for line in [
            denied("not_listed"),
            denied("loader_alone"),
            denied("unknown"),
            running(true),
            running(false),
            alone("overrun"),
            alone("guard_gone"),
            r#"{"missed":1}"#.to_owned(),
        ] {
            let Ok(Said::Breach(breach)) = Said::read(&line) else {
                panic!("{line}");
            };
            let parts = breach.what.split(": ").skip(1).chain([&*breach.what]);
            for said in parts.filter(|said| *said != "it was ended") {
                let told = adoube_texts::known(&english, "pages-held", said);
                assert!(told.is_some(), "{said}");
            }
        }
    }
}
