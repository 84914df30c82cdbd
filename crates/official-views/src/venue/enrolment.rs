//! Codes with which devices register, and what became of each.

use adoube_proto::v1::{EnrolCodeFate, EnrolCodeView, EnrolCodesReply, Role};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::server_sentences::reported;
use serde_json::{Value, json};

use crate::catalogue::filled;

/// What an LTA needs at the device.
pub fn read_out(given: &EnrolCodeView) -> String {
    let code = CatalogueMessage::new("cli-enrol-code")
        .text("code", &given.code)
        .text("device", &given.device)
        .number("minutes", given.expires_in_ms.div_ceil(60_000))
        .number("attempts", given.tries);
    let replaces = CatalogueMessage::new("cli-enrol-replaces");
    let mut lines = vec![filled(&code)];
    lines.extend(given.replace.then(|| filled(&replaces)));
    lines.join("\n")
}

/// All codes, and wrong ones that belong to none.
pub fn lines(reply: &EnrolCodesReply) -> String {
    let mut lines: Vec<String> = reply.codes.iter().map(line).collect();
    if lines.is_empty() {
        lines.push(filled(&CatalogueMessage::new("cli-enrol-none")));
    }
    if reply.strays > 0 {
        let strays = CatalogueMessage::new("cli-enrol-strays")
            .number("n", reply.strays)
            .text("from", &reply.stray_from);
        lines.push(filled(&strays));
    }
    lines.join("\n")
}

/// What became of a code.
pub fn line(view: &EnrolCodeView) -> String {
    let what = CatalogueMessage::new("cli-enrol-fate")
        .text("fate", view.fate().word())
        .number("attempts", view.tries)
        .text("device", &view.device);
    let mut what = filled(&what);
    if !view.detail.is_empty() {
        let detail = reported("cli-enrol-said", &view.detail);
        what = format!("{what} ({detail})");
    }
    let line = match (view.fate(), view.replace) {
        // Without --replace the device would keep its key of before.
        (EnrolCodeFate::Void, true) => CatalogueMessage::new("cli-enrol-line-void-replace"),
        (EnrolCodeFate::Void, false) => CatalogueMessage::new("cli-enrol-line-void"),
        _ => CatalogueMessage::new("cli-enrol-line"),
    };
    let line = line
        .text("what", what)
        .text("by", &view.by)
        .text("role", Role::word_of(view.role))
        .text("device", &view.device);
    filled(&line)
}

/// A code for programs.
pub fn value(view: &EnrolCodeView) -> Value {
    json!({
        "device": view.device,
        "code": view.code,
        "fate": EnrolCodeFate::word_of(view.fate),
        "expires_in_ms": view.expires_in_ms,
        "tries": view.tries,
        "detail": view.detail,
        "replace": view.replace,
        "by": view.by,
        "role": Role::word_of(view.role),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_1_an_lta_reads_what_he_has_to_say_and_what_came_of_it() {
        let given = EnrolCodeView {
            code: "K7QX-M9T3".to_owned(),
            device: "madrid-9".to_owned(),
            fate: EnrolCodeFate::Waiting.into(),
            expires_in_ms: 600_000,
            tries: 3,
            by: "lta-madrid".to_owned(),
            role: Role::Lta.into(),
            ..EnrolCodeView::default()
        };
        let told = read_out(&given);
        assert!(
            told.starts_with("K7QX-M9T3\nfor madrid-9, valid for 10 minutes"),
            "{told}"
        );
        assert!(
            !told.contains("is cancelled when the code is used"),
            "{told}"
        );
        let replacing = EnrolCodeView {
            replace: true,
            ..given.clone()
        };
        assert!(read_out(&replacing).contains("is cancelled when the code is used"));
        for (replace, asks) in [
            (false, "`adoube enrol madrid-9`"),
            (true, "`adoube enrol madrid-9 --replace`"),
        ] {
            let void = EnrolCodeView {
                fate: EnrolCodeFate::Void.into(),
                replace,
                ..given.clone()
            };
            let told = format!("attempts, by lta-madrid (lta); create another one with {asks}");
            assert!(line(&void).ends_with(&told), "{}", line(&void));
        }
        let once = EnrolCodeView {
            tries: 1,
            ..given.clone()
        };
        assert!(line(&once).contains("one attempt left"));
        let used = EnrolCodeView {
            fate: EnrolCodeFate::Used.into(),
            detail: "from 10.0.0.9".to_owned(),
            ..given
        };
        let is_in = "madrid-9 is registered (from 10.0.0.9), by lta-madrid (lta)";
        assert_eq!(line(&used), is_in);
        let reply = EnrolCodesReply {
            codes: vec![used],
            strays: 4,
            stray_from: "10.0.0.7".to_owned(),
        };
        let strays = "wrong codes that matched no valid code: 4; the last came from 10.0.0.7";
        assert_eq!(lines(&reply), format!("{is_in}\n{strays}"));
    }
}
