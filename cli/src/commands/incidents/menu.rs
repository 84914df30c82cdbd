//! What the usual rulings on an incident would come to, as the coordinator works it out.

use adoube_official_views::incidents::offers::Choice;
use adoube_official_views::incidents::ruling_menu::{Group, events_own, of};
use adoube_proto::v1::ruling_request::Wish;
use adoube_proto::v1::{
    ClockBasis, OfferReply, RestartControl, RestartWish, ResumeWish, RulingRequest,
};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::typed_time::argument;

use crate::client::Client;

/// What the usual rulings on an incident would come to, all at one instant, though a clock runs.
pub(super) async fn asked(client: &mut Client, incident: u32) -> Vec<Group> {
    let (mut groups, mut at) = (of(incident), 0);
    for group in &mut groups {
        for typed in group.worked_out {
            let reply = offer(client, incident, wish(typed), at).await;
            at = reply.as_ref().map_or(at, |reply| reply.at);
            let offers = reply.map(|reply| reply.offers);
            let own = offers.as_deref().ok().and_then(events_own);
            let name = format!("adoube rule {incident} {typed}");
            group.choices.push((name, offers));
            if let Some(control) = own {
                let choice = restart(client, incident, control, at).await;
                group.choices.push(choice);
            }
        }
    }
    groups
}

/// What a new game with that time control comes to.
async fn restart(client: &mut Client, incident: u32, control: String, at: u64) -> Choice {
    let read = control.parse::<TimeControl>();
    let typed = read.map_or_else(|_| control.clone(), |control| argument(&control));
    let name = format!("adoube rule {incident} restart --control {typed}");
    let wish = Wish::Restart(RestartWish {
        control: RestartControl::Typed.into(),
        time_control: control,
    });
    let offers = offer(client, incident, wish, at).await;
    (name, offers.map(|reply| reply.offers))
}

/// What a wish comes to, or why it cannot be.
async fn offer(
    client: &mut Client,
    incident: u32,
    wish: Wish,
    at: u64,
) -> Result<OfferReply, String> {
    let request = RulingRequest {
        incident,
        wish: Some(wish),
        worked_out: at,
        ..RulingRequest::default()
    };
    let reply = client.offer(request).await;
    reply.map_err(|error| format!("{error:#}"))
}

fn wish(typed: &str) -> Wish {
    match typed.rsplit_once(' ') {
        Some((_, clocks)) => Wish::Resume(ResumeWish {
            clocks: ClockBasis::from_word(clocks).unwrap_or_default().into(),
            ..ResumeWish::default()
        }),
        None => Wish::Restart(RestartWish {
            control: RestartControl::Same.into(),
            ..RestartWish::default()
        }),
    }
}
