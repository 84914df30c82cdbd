//! `adoube enrol`: a code for a device that makes itself a key, and what became of it.

use std::time::Duration;

use adoube_client::venue::VenueClient;
use adoube_proto::v1::{EnrolCodeFate, EnrolCodeView, EnrolCodesReply};
use anyhow::Result;
use serde_json::{Value, json};

use crate::args::{Common, EnrolArgs};
use crate::say::{Say, trouble};

/// How often it is looked whether the code was used.
const LOOK: Duration = Duration::from_millis(500);

/// Does what is asked.
pub(crate) async fn run(common: &Common, args: &EnrolArgs, say: Say) -> Result<()> {
    let query = args.place.query(args.device.as_deref());
    let mut client = VenueClient::connect(common, query).await?;
    let Some(device) = &args.device else {
        return list(&mut client, say).await;
    };
    let given = client.enrol(device.clone(), args.replace).await?;
    say.result(read_out(&given), &value(&given));
    if args.wait == 0 {
        return Ok(());
    }
    let patience = Duration::from_secs(args.wait.into());
    let found = tokio::time::timeout(patience, over(&mut client, &given, say)).await;
    let Ok(view) = found else {
        return Err(trouble(
            format!("the code for {device} was not used yet"),
            "it may still be valid: check with adoube enrol --list --venue NAME",
        ));
    };
    let view = view?;
    say.result(line(&view), &value(&view));
    if view.fate() == EnrolCodeFate::Used {
        return Ok(());
    }
    let next = format!("check who is at {device}, then run: adoube enrol {device}");
    Err(trouble(format!("{device} was not registered"), next))
}

/// What an LTA needs who stands at the device.
fn read_out(given: &EnrolCodeView) -> String {
    let minutes = given.expires_in_ms.div_ceil(60_000);
    let instead = if given.replace {
        "\nThe device's old key is cancelled when the code is used."
    } else {
        ""
    };
    format!(
        "{}\nfor {}, valid for {minutes} minutes, once; at most {} wrong attempts.\nAt the device: \
         adoube-kiosk enrol {} --node HOST:PORT{instead}",
        given.code, given.device, given.tries, given.code
    )
}

/// The code once it does not wait any more; each wrong one is told on the way.
async fn over(client: &mut VenueClient, given: &EnrolCodeView, say: Say) -> Result<EnrolCodeView> {
    let mut told = String::new();
    loop {
        tokio::time::sleep(LOOK).await;
        let mut all = client.enrolments().await?.codes;
        all.retain(|view| view.serial == given.serial);
        let Some(view) = all.pop() else {
            return Err(trouble(
                "the venue node does not know this code any more: it has restarted",
                format!("create another one: adoube enrol {}", given.device),
            ));
        };
        if view.fate() != EnrolCodeFate::Waiting {
            return Ok(view);
        }
        if view.detail != told {
            told.clone_from(&view.detail);
            say.result(line(&view), &value(&view));
        }
    }
}

async fn list(client: &mut VenueClient, say: Say) -> Result<()> {
    let reply = client.enrolments().await?;
    let values: Vec<Value> = reply.codes.iter().map(value).collect();
    say.result(
        lines(&reply),
        &json!({"codes": values, "strays": reply.strays, "stray_from": reply.stray_from}),
    );
    Ok(())
}

fn lines(reply: &EnrolCodesReply) -> String {
    let mut lines: Vec<String> = reply.codes.iter().map(line).collect();
    if lines.is_empty() {
        lines.push("no code was created since the node started".to_owned());
    }
    if reply.strays > 0 {
        lines.push(format!(
            "wrong codes that matched no valid code: {}, the last from {}",
            reply.strays, reply.stray_from
        ));
    }
    lines.join("\n")
}

fn line(view: &EnrolCodeView) -> String {
    let what = match view.fate() {
        EnrolCodeFate::Waiting if view.tries == 1 => {
            "waiting for its code, one attempt left".to_owned()
        }
        EnrolCodeFate::Waiting => format!("waiting for its code, {} attempts left", view.tries),
        EnrolCodeFate::Used => "is registered".to_owned(),
        EnrolCodeFate::Void => "is not registered: the code is CANCELLED after too many wrong \
                   attempts"
            .to_owned(),
        EnrolCodeFate::Expired => "is not registered: the code expired".to_owned(),
        EnrolCodeFate::Withdrawn => "has a newer code".to_owned(),
        EnrolCodeFate::Unspecified => EnrolCodeFate::word_of(view.fate).to_owned(),
    };
    let detail = match view.detail.as_str() {
        "" => String::new(),
        detail => format!(" ({detail})"),
    };
    // Without it the device would keep its key of before.
    let replace = if view.replace { " --replace" } else { "" };
    let next = if view.fate() == EnrolCodeFate::Void {
        format!(
            "; create another one with `adoube enrol {}{replace}`",
            view.device
        )
    } else {
        String::new()
    };
    format!(
        "{} {what}{detail}, by {} ({}){next}",
        view.device, view.by, view.role
    )
}

fn value(view: &EnrolCodeView) -> Value {
    json!({
        "device": view.device,
        "code": view.code,
        "fate": EnrolCodeFate::word_of(view.fate),
        "expires_in_ms": view.expires_in_ms,
        "tries": view.tries,
        "detail": view.detail,
        "replace": view.replace,
        "by": view.by,
        "role": view.role,
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
            role: "lta".to_owned(),
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
        let strays = "wrong codes that matched no valid code: 4, the last from 10.0.0.7";
        assert_eq!(lines(&reply), format!("{is_in}\n{strays}"));
    }
}
