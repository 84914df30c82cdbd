//! What the node refuses, for readers of any language: the status's text is English, beside it go a stable word for
//! the sentence and what fills that in, as with the coordinator's refusals.

use adoube_proto::v1;
use adoube_tournament::grants::Denied;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::refusal::phrases::Phrase;
use adoube_tournament::text::HiddenCharacter;
use prost::Message as _;
use tonic::metadata::{MetadataMap, MetadataValue};
use tonic::{Code, Status};

use super::ask::Failed;
use crate::intents;
use crate::lateness;
use crate::network_codes;
use crate::orders::{self, Unfit};

/// A word for a sentence, and what fills it in, by name.
pub(crate) type Told = (&'static str, Vec<(&'static str, String)>);

/// Of a refused call's status: the refusal, without its English.
const REFUSAL: &str = "adoube-refusal-bin";

/// Only a page of another version, or somebody's own program, is told so.
const OTHER_VERSION: &str = "other-version";
const MALFORMED: &str = "malformed";

/// What somebody read wrongly at a device.
const QUESTION: &str = "network-question";

/// Sentences that nothing fills in.
pub(crate) mod said {
    use super::Phrase;

    pub(crate) const BUSY: Phrase = Phrase {
        word: "busy",
        text: "busy: too many requests are waiting, try again",
    };
    pub(crate) const STOPS: Phrase = Phrase {
        word: "node-stops",
        text: "the venue node is stopping",
    };
    pub(crate) const SLOW: Phrase = Phrase {
        word: "node-slow",
        text: "the venue node's disk is slow: check whether this was done before you try again",
    };
    pub(crate) const TOO_MANY: Phrase = Phrase {
        word: "too-many-watch",
        text: "too many pages and programs are connected",
    };
    pub(crate) const SLOW_WATCHER: Phrase = Phrase {
        word: "slow-watcher",
        text: "too slow: this connection received nothing for too long; connect again",
    };
    #[cfg(test)]
    pub(super) const ALL: [Phrase; 5] = [BUSY, STOPS, SLOW, TOO_MANY, SLOW_WATCHER];
}

/// A status whose text pages tell by a word.
pub(crate) fn status(code: Code, text: impl Into<String>, told: Told) -> Status {
    bearing(code, text.into(), v1::Refusal::default(), told)
}

/// The same of a sentence that nothing fills in.
pub(crate) fn plain(code: Code, said: Phrase) -> Status {
    status(code, said.text, (said.word, Vec::new()))
}

/// What no page of this version asks.
pub(crate) fn malformed(text: &str) -> Status {
    status(Code::InvalidArgument, text, (MALFORMED, Vec::new()))
}

/// A page of another version than the node's asks.
pub(crate) fn other_version() -> Status {
    let text = format!("version: this node uses {}", adoube_proto::VERSION);
    status(Code::FailedPrecondition, text, (OTHER_VERSION, Vec::new()))
}

/// Somebody has no office here that allows it: the code stands first, with the article if there is one.
pub(crate) fn denied(denied: &Denied) -> Status {
    let article = match denied {
        Denied::Role(refusal) => refusal.article(),
        _ => None,
    };
    let cited = article.map_or_else(String::new, |article| format!(" ({article})"));
    let text = format!("{}{cited}: {denied}", denied.code());
    let refusal = v1::Refusal {
        article: article.unwrap_or_default().to_owned(),
        ..v1::Refusal::default()
    };
    let told = denied.word_and_arguments().unwrap_or_default();
    bearing(Code::PermissionDenied, text, refusal, told)
}

fn bearing(code: Code, text: String, refusal: v1::Refusal, (word, with): Told) -> Status {
    let with = with.into_iter().map(|(name, with)| (name.to_owned(), with));
    let refusal = v1::Refusal {
        code: word.to_owned(),
        word: word.to_owned(),
        with: with.collect(),
        ..refusal
    };
    let mut map = MetadataMap::new();
    map.insert_bin(REFUSAL, MetadataValue::from_bytes(&refusal.encode_to_vec()));
    Status::with_metadata(code, text, map)
}

/// Why nothing was done.
pub(crate) fn failed(failed: &Failed) -> Told {
    match failed {
        Failed::Refused(why) => of_order(why),
        Failed::NotAsked(why) => of_intent(why),
        Failed::Storage(_) => ("node-storage", Vec::new()),
    }
}

fn of_order(why: &orders::Refused) -> Told {
    use orders::Refused as R;
    match why {
        R::Foreign(device) => ("order-foreign", vec![("device", device.clone())]),
        R::Full => ("orders-full", vec![most(orders::OPEN_A_DEVICE)]),
        R::Known => ("order-known", Vec::new()),
        R::Unknown => ("order-unknown", Vec::new()),
        R::Over(fate) => ("order-over", vec![("fate", fate.word().to_owned())]),
    }
}

fn of_intent(why: &intents::Refused) -> Told {
    use intents::Refused as R;
    match why {
        R::Full => ("intents-full", vec![most(intents::WAITING)]),
        R::Known => ("intent-known", Vec::new()),
        R::Unknown => ("intent-unknown", Vec::new()),
        R::Over(fate) => ("intent-over", vec![("intent_fate", fate.word().to_owned())]),
    }
}

/// Why a device's question has no answer.
pub(crate) fn network(refused: &network_codes::Refused) -> Status {
    use network_codes::Refused as R;
    let (code, told) = match refused {
        R::Foreign(device) => (
            Code::NotFound,
            ("order-foreign", vec![("device", device.clone())]),
        ),
        R::Question => (Code::InvalidArgument, (QUESTION, Vec::new())),
        R::Randomness => return Status::internal(refused.to_string()),
    };
    status(code, refused.to_string(), told)
}

/// A text with a character that nobody sees, by the words of a refusal.
pub(super) fn of_hidden(hidden: &HiddenCharacter) -> Told {
    let refusal = Refusal::HiddenCharacter(*hidden);
    refusal
        .word_and_arguments()
        .unwrap_or((MALFORMED, Vec::new()))
}

/// Why there is no such order.
pub(crate) fn unfit(unfit: Unfit) -> Told {
    match unfit {
        Unfit::NoSuch => (MALFORMED, Vec::new()),
        Unfit::Empty => ("order-text-empty", Vec::new()),
        Unfit::Long(bytes) => (
            "order-text-long",
            vec![most(orders::MAX_TEXT), ("bytes", bytes.to_string())],
        ),
        Unfit::Hidden(hidden) => of_hidden(&hidden),
        Unfit::Textless => ("order-textless", Vec::new()),
        Unfit::Network => ("order-network", Vec::new()),
    }
}

/// Why thresholds were not taken.
pub(crate) fn thresholds(unfit: lateness::Unfit) -> Told {
    match unfit {
        lateness::Unfit::Range => {
            let [least, most] =
                [lateness::LEAST, lateness::MOST].map(|ms| (ms / 1_000).to_string());
            ("thresholds-range", vec![("least", least), ("most", most)])
        }
        lateness::Unfit::Order => ("thresholds-order", Vec::new()),
    }
}

pub(crate) fn most(most: usize) -> (&'static str, String) {
    ("most", most.to_string())
}

#[cfg(test)]
#[path = "told_tests.rs"]
mod tests;
