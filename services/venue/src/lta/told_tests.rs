use adoube_proto::v1::IntentFate;
use adoube_texts::{Texts, languages};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::Verb;
use adoube_tournament::text::{PlainText, TextFault};

use super::*;
use crate::enrol;
use crate::lta::enrolling;
use crate::orders::Fate;

/// What the pages fill in by a word of theirs, and its family.
const WORDS: [(&str, &str); 4] = [
    ("hidden", "pages-hidden-kind"),
    ("fate", "pages-fate"),
    ("intent_fate", "pages-intent-fate"),
    ("roles", "pages-role"),
];

/// What a language lacks to tell this.
fn lacking(texts: &Texts, (word, with): &Told) -> Vec<String> {
    let Some(text) = texts.get(&format!("pages-refusal-{word}")) else {
        return vec![format!("pages-refusal-{word}")];
    };
    let left = with.iter().fold(text.clone(), |text, (name, with)| {
        text.replace(&format!("{{{name}}}"), with)
    });
    let mut lacking = Vec::new();
    if left.contains('{') {
        lacking.push(format!("pages-refusal-{word}: nothing fills in {left}"));
    }
    for (name, with) in with {
        let family = WORDS.iter().find(|(of, _)| of == name);
        let keys = family.into_iter().flat_map(|(_, family)| {
            with.split(',')
                .map(move |value| format!("{family}-{value}"))
        });
        lacking.extend(keys.filter(|key| !texts.contains_key(key)));
    }
    lacking
}

fn of_orders() -> Vec<Told> {
    use orders::Refused as R;
    let over = [
        Fate::Waiting,
        Fate::Delivered,
        Fate::Done,
        Fate::Refused,
        Fate::Failed,
        Fate::Expired,
        Fate::Cancelled,
        Fate::Superseded,
    ];
    let plain = [
        R::Foreign("madrid-9".to_owned()),
        R::Full,
        R::Known,
        R::Unknown,
    ];
    let refused = plain.into_iter().chain(over.map(R::Over));
    let Err(TextFault::Hidden(hidden)) = PlainText::new("\u{202e}x", 9) else {
        panic!("it is hidden");
    };
    let unfit = [
        Unfit::NoSuch,
        Unfit::Empty,
        Unfit::Long(501),
        Unfit::Hidden(hidden),
        Unfit::Textless,
        Unfit::Network,
    ];
    let refused = refused.map(|why| failed(&Failed::Refused(why)));
    refused.chain(unfit.map(super::unfit)).collect()
}

fn of_intents() -> Vec<Told> {
    use intents::Refused as R;
    let fates = IntentFate::WORDS.iter();
    let over = fates.map(|(_, word)| R::Over(IntentFate::from_word(word).unwrap()));
    let refused = [R::Full, R::Known, R::Unknown].into_iter().chain(over);
    refused.map(|why| failed(&Failed::NotAsked(why))).collect()
}

fn of_offices() -> Vec<Told> {
    let no_role = Refusal::NotYourRole {
        verb: Verb::OrderDevice,
        article: "O 18",
    };
    let all = [
        Denied::NotGranted,
        Denied::OtherVenue("madrid".parse().unwrap()),
        Denied::Revoked,
        Denied::Expired,
        Denied::Role(no_role),
    ];
    all.iter()
        .map(|denied| denied.word_and_arguments().unwrap())
        .collect()
}

fn others() -> Vec<Told> {
    let words = said::ALL.map(|said| said.word).into_iter();
    let words = words.chain([MALFORMED, OTHER_VERSION]);
    let words = words.chain(["enrol-none", QUESTION]);
    let plain = words.map(|word| (word, Vec::new()));
    let filled = [
        failed(&Failed::Storage("no space left".to_owned())),
        thresholds(lateness::Unfit::Range),
        thresholds(lateness::Unfit::Order),
        ("note-long", vec![most(500)]),
    ];
    plain.chain(filled).chain(of_codes()).collect()
}

fn of_codes() -> Vec<Told> {
    let device = || "madrid-9".to_owned();
    let text = || "no".to_owned();
    let all = [
        enrol::Refused::Foreign(device()).into(),
        enrol::Refused::Known(device()).into(),
        enrol::Refused::Full.into(),
        enrol::Failed::Denied(Code::AlreadyExists, text()),
        enrol::Failed::Denied(Code::InvalidArgument, text()),
        enrol::Failed::NoUplink(text()),
        enrol::Failed::Random,
    ];
    let why = |failed: &enrol::Failed| enrolling::why(failed, "madrid-9");
    all.iter().map(why).collect()
}

#[test]
fn whatever_the_node_refuses_is_told_in_every_language() {
    let all = [of_orders(), of_intents(), of_offices(), others()].concat();
    for (language, texts) in languages() {
        let lacking: Vec<String> = all.iter().flat_map(|told| lacking(&texts, told)).collect();
        assert_eq!(lacking, Vec::<String>::new(), "in {language}");
    }
}

/// By its English: the page looks there what it says of it.
#[test]
fn why_an_order_has_its_fate_is_told_in_every_language() {
    let all = languages();
    for why in orders::why::ALL {
        let of_orders =
            |(key, text): &(&String, &String)| key.starts_with("wall-order-why-") && *text == why;
        let (key, _) = all["en"].iter().find(of_orders).expect(why);
        for (language, texts) in &all {
            assert!(texts.contains_key(key), "{key} in {language}");
        }
    }
}

/// The terminal and the log have the English, and a page what it tells in its reader's language.
#[test]
fn a_refused_call_bears_its_text_and_its_word() {
    let full = Failed::Refused(orders::Refused::Full);
    let status = status(Code::ResourceExhausted, full.to_string(), failed(&full));
    assert_eq!(status.message(), "16 orders wait for this device already");
    let told = status.metadata().get_bin(REFUSAL).unwrap();
    let refusal = v1::Refusal::decode(told.to_bytes().unwrap()).unwrap();
    assert_eq!(refusal.word, "orders-full");
    assert_eq!(refusal.with["most"], "16");
    assert_eq!(refusal.text, "");
}

#[test]
fn who_has_no_office_is_told_by_which_article() {
    let role = Refusal::NotYourRole {
        verb: Verb::OrderDevice,
        article: "O 18",
    };
    let status = denied(&Denied::Role(role));
    assert!(status.message().starts_with("not-your-role (O 18): only "));
    let told = status.metadata().get_bin(REFUSAL).unwrap();
    let refusal = v1::Refusal::decode(told.to_bytes().unwrap()).unwrap();
    assert_eq!(
        (refusal.article.as_str(), refusal.code.as_str()),
        ("O 18", "not-your-role")
    );
}
