//! `adoube set-up`: the organiser's files, checked and sent.

use adoube_proto::v1::SettingChange;
use adoube_tournament::regulations::Regulations;
use anyhow::Result;
use serde_json::{Value, json};

use crate::args::{Common, SetUpArgs};
use crate::catalogue::yes_or_no;
use crate::certify;
use crate::client::{Client, ORGANISER};
use crate::event::{EventFiles, EventFolder, official_entries, venue_entries};
use crate::lay;
use crate::say::Say;
use crate::text;
use crate::text::shell_word;

/// Checks the three files and sends them.
pub(super) fn run(common: &Common, args: &SetUpArgs, say: Say) -> Result<()> {
    let mut common = common.clone();
    if let Some(dir) = &args.dir {
        common.event.clone_from(dir);
    }
    let event = EventFolder::new(&common.event);
    let files = EventFiles::read(&event)?;
    if let Ok(regulations) = adoube_regulations::from_toml(&files.regulations) {
        for remark in remarks(&regulations, &files) {
            let told = text!("cli-warning", text: remark);
            say.text(lay::fold(&told, 2, lay::width()));
        }
    }
    let missing = certify::missing(&event, &files);
    if !missing.is_empty() {
        let dir = shell_word(&common.event.display().to_string());
        let told = text!("cli-setup-no-certificate", names: missing.join(", "), folder: dir);
        say.text(text!("cli-warning", text: told));
    }
    if args.check {
        let text = text!("cli-setup-no-problems");
        say.result(text, &json!({"ok": true, "without_certificate": missing}));
        return Ok(());
    }
    super::wait(send(&common, files, &missing, say))
}

/// What is right in form and should be looked at again.
pub(super) fn remarks(regulations: &Regulations, files: &EventFiles) -> Vec<String> {
    let remarks = adoube_regulations::remarks(regulations, &files.regulations);
    let told = remarks
        .iter()
        .map(|remark| format!("regulations.toml, {remark}"));
    told.collect()
}

async fn send(common: &Common, files: EventFiles, missing: &[String], say: Say) -> Result<()> {
    let mut client = Client::connect(common, ORGANISER).await?;
    let (venues, officials) = (
        venue_entries(&files.venues),
        official_entries(&files.officials),
    );
    let view = client.set_up(files.regulations, venues, officials).await?;
    let devices: usize = view.venues.iter().map(|venue| venue.devices.len()).sum();
    let control = super::describe::understood(&view).unwrap_or_default();
    let remarks = view
        .remarks
        .iter()
        .map(|remark| format!("\n{}", lay::fold(remark, 2, lay::width())));
    let remarks: String = remarks.collect();
    let text = format!(
        "{}\n{}{}{remarks}",
        text!(
            "cli-setup-done", tournament: &view.tournament, version: view.regulations_version,
            number venues: view.venues.len(), number devices: devices,
            number officials: view.officials.len(),
        ),
        text!("cli-time-control", control),
        changes(&view.changes),
    );
    let value = json!({
        "tournament": view.tournament, "regulations_version": view.regulations_version,
        "venues": view.venues.len(), "devices": devices, "officials": view.officials.len(),
        "without_certificate": missing, "remarks": view.remarks,
        "changes": view.changes.iter().map(change_value).collect::<Vec<_>>(),
    });
    say.result(text, &value);
    Ok(())
}

/// Each setting that changed, with both values and from when the new one counts.
fn changes(changes: &[SettingChange]) -> String {
    let line = |change: &SettingChange| {
        let [before, after] = [&change.before, &change.after].map(Option::as_deref);
        format!(
            "\n{}",
            text!(
                "cli-setup-changed", setting: &change.setting,
                "was-set": yes_or_no(before.is_some()), before: before.unwrap_or_default(),
                "is-set": yes_or_no(after.is_some()), after: after.unwrap_or_default(),
                "at-once": yes_or_no(change.from_round.is_none()),
                round: change.from_round.unwrap_or_default(),
            )
        )
    };
    changes.iter().map(line).collect()
}

fn change_value(change: &SettingChange) -> Value {
    json!({
        "setting": change.setting, "before": change.before, "after": change.after, "from_round": change.from_round,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_1_each_setting_that_changed_is_shown_with_both_values() {
        let change = |setting: &str, before: &str, after: Option<&str>, from_round| SettingChange {
            setting: setting.to_owned(),
            before: Some(before.to_owned()),
            after: after.map(str::to_owned),
            from_round,
        };
        let told = changes(&[
            change("rulings.four_eyes", "false", Some("true"), None),
            change("draw_odds", "\"black\"", None, Some(3)),
        ]);
        assert_eq!(
            told,
            "\nchanged: rulings.four_eyes: false -> true, from now on\nchanged: draw_odds: \"black\" -> not set, from round \
             3 on"
        );
    }
}
