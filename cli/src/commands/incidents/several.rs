//! One ruling on several incidents, each its own record.

use adoube_official_views::incidents::brief::line;
use adoube_official_views::incidents::json::incident as value;
use adoube_official_views::incidents::prepared_ruling::asked;
use adoube_official_views::incidents::shared_boards::{Given, Taken};
use adoube_proto::v1::ruling_request::Wish;
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Error, Result, bail};
use serde_json::json;

use super::rule::{look, may_replace};
use super::wish;
use crate::args::GivingArgs;
use crate::catalogue::{filled, text};
use crate::client::Client;
use crate::commands::confirm::confirmed;
use crate::say::{Say, code, trouble, with_next_step};
use crate::{lay, text as times};

/// Those of several incidents with which something was not done, and why.
#[derive(Debug, Default)]
pub(super) struct LeftOut(Vec<u32>);

impl LeftOut {
    /// Shows one; the command continues with the others.
    pub(super) fn tell(&mut self, incident: u32, error: &Error, say: Say) {
        let message = CatalogueMessage::new("cli-incident-left-out")
            .text("incident", incident)
            .text("why", with_next_step(error));
        let value = json!({
            "incident": incident, "error": format!("{error:#}"), "code": code(error),
        });
        say.result(lay::fold(&filled(&message), 4, lay::width()), &value);
        self.0.push(incident);
    }

    /// An error where something was not done: they were not `closed`, not `ruled` on, or that is not `possible`.
    pub(super) fn end(self, what: &str) -> Result<()> {
        if self.0.is_empty() {
            return Ok(());
        }
        let message = CatalogueMessage::new("cli-incident-not-done")
            .text("what", what)
            .text("incidents", times::ranges(&self.0));
        let next = text("cli-incident-not-done-next");
        Err(trouble(filled(&message), next))
    }
}

/// First what a ruling comes to on each of the incidents; once it is confirmed, each is ruled on by
/// itself.
pub(super) async fn rule(
    client: &mut Client,
    incidents: &[u32],
    wanted: Wish,
    giving: &GivingArgs,
    say: Say,
) -> Result<()> {
    if !giving.boards.is_empty() {
        return Err(trouble(
            text("cli-ruling-boards-of-one"),
            text("cli-ruling-boards-of-one-next"),
        ));
    }
    let (mut shown, mut left_out) = (Vec::new(), LeftOut::default());
    let mut taken = Taken::new();
    for incident in incidents {
        let request = wish::request(*incident, wanted.clone(), giving);
        let looked = look(client, request, &taken).await;
        match looked.and_then(|one| may_replace(&one, giving).map(|()| one)) {
            Ok(one) => {
                taken.extend(one.taken());
                say.text(lay::fold(&one.told, 4, lay::width()));
                shown.push((*incident, one));
            }
            Err(error) => left_out.tell(*incident, &error, say),
        }
    }
    if giving.dry_run {
        for (incident, one) in &shown {
            say.value(&json!({ "incident": incident, "offer": one.value() }));
        }
        say.text(text("cli-ruling-nothing-changed"));
        return left_out.end("possible");
    }
    if shown.is_empty() {
        bail!(text("cli-ruling-none-possible"));
    }
    let numbers: Vec<u32> = shown.iter().map(|(incident, _)| *incident).collect();
    let what = CatalogueMessage::new("cli-ruling-confirm-several")
        .text("incidents", times::ranges(&numbers));
    let question = asked(
        &filled(&what),
        shown.iter().flat_map(|(_, one)| one.remarks()),
    );
    if !giving.yes && !confirmed(&question)? {
        bail!(text("cli-ruling-none-given"));
    }
    let mut given = Given::default();
    for (incident, one) in shown {
        let shared = one.shared.clone();
        match client.rule(one.confirmed()).await {
            Ok(view) => {
                given.note(incident, &view);
                let told = view.brief.as_ref().map(line).unwrap_or_default();
                let told = told + &given.on(&shared);
                say.result(lay::fold(&told, 6, lay::width()), &value(&view));
            }
            Err(error) => left_out.tell(incident, &error, say),
        }
    }
    left_out.end("ruled")
}
