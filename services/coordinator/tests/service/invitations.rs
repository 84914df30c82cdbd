//! What becomes of invitations to the console stands in the event's record, and nothing that opens it.

use std::sync::Arc;
use std::time::Duration;

use adoube_coordinator::invitation_records;
use adoube_ledger::{Ledger, MemoryLedger, StreamName};
use adoube_proto::v1::sessions_client::SessionsClient;
use adoube_proto::v1::{
    InvitationsRequest, InviteReply, InviteRequest, Role as WireRole, WithdrawInvitationRequest,
};
use adoube_record::{decode_event, streams};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::event::{EventRecord, InvitationStep};
use tonic::Code;
use tonic::transport::Channel;

use crate::kit::{PATIENCE, Site, TOURNAMENT, setting_up};

/// Who did it, of which invitation, and what.
type Noted = (Actor, String, InvitationStep);

fn noted(ledger: &MemoryLedger) -> Vec<Noted> {
    let stream = StreamName::new(streams::event(&TOURNAMENT.parse().unwrap())).unwrap();
    let entries = ledger.read(&stream, 1, usize::MAX).unwrap().into_iter();
    let records = entries.map(|entry| decode_event(entry.sequence, &entry.body).unwrap());
    let noted = records.filter_map(|record| match record.body {
        EventRecord::Invitation(it) => Some((record.actor, it.invitation.to_string(), it.step)),
        _ => None,
    });
    noted.collect()
}

async fn until(ledger: &MemoryLedger, count: usize) -> Vec<Noted> {
    let there = async {
        loop {
            let noted = noted(ledger);
            if noted.len() >= count {
                return noted;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let waited = tokio::time::timeout(PATIENCE, there).await;
    waited.unwrap_or_else(|_| panic!("{count} were to be noted: {:?}", noted(ledger)))
}

async fn desk(site: &Site, person: &str) -> SessionsClient<Channel> {
    let paper = site.authority.client(&format!("adoube:{person}"));
    SessionsClient::new(site.channel(Some(&paper)).await.unwrap())
}

async fn invited(desk: &mut SessionsClient<Channel>) -> InviteReply {
    let request = InviteRequest {
        tournament: TOURNAMENT.to_owned(),
        person: "lta-oslo".to_owned(),
        role: WireRole::Lta.into(),
        venue: "oslo".to_owned(),
        valid_for: 60_000,
        ..InviteRequest::default()
    };
    desk.invite(request).await.unwrap().into_inner()
}

fn withdrawing(id: &str) -> WithdrawInvitationRequest {
    WithdrawInvitationRequest {
        tournament: TOURNAMENT.to_owned(),
        id: id.to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pen_3_invitations_are_noted_when_they_are_made_used_and_taken_back() {
    let ledger = Arc::new(MemoryLedger::new());
    let site = Site::over(Arc::clone(&ledger) as Arc<dyn Ledger>).await;
    let mut organiser = site.official("organiser:olga").await;
    organiser.set_up(setting_up()).await.unwrap();
    let mut chief = desk(&site, "official:chief").await;
    let (used, withdrawn) = (invited(&mut chief).await, invited(&mut chief).await);
    let noting = tokio::spawn(invitation_records::run(
        Arc::clone(&site.host),
        Arc::clone(&site.keeper),
    ));
    until(&ledger, 2).await;
    site.sign_in(&used.invitation).await;
    let mut olga = desk(&site, "organiser:olga").await;
    olga.withdraw(withdrawing(&withdrawn.id)).await.unwrap();
    let late = olga.withdraw(withdrawing(&used.id)).await.unwrap_err();
    assert_eq!(late.code(), Code::FailedPrecondition);

    let told = until(&ledger, 4).await;
    let session = site.keeper.sessions()[0].id.parse().unwrap();
    let by = |person: &str, role| Actor::official(person.parse().unwrap(), role);
    let made = |noted: &Noted| matches!(noted.2, InvitationStep::Made { .. });
    assert!(told[..2].iter().all(made), "{told:?}");
    assert_eq!(told[0].0, by("chief", Role::ChiefArbiter));
    let rest = [
        (
            by("lta-oslo", Role::Lta),
            used.id.clone(),
            InvitationStep::Used { session },
        ),
        (
            by("olga", Role::Organiser),
            withdrawn.id.clone(),
            InvitationStep::Withdrawn,
        ),
    ];
    assert_eq!(told[2..], rest);
    let request = InvitationsRequest {
        tournament: TOURNAMENT.to_owned(),
    };
    let listed = chief.invitations(request.clone()).await.unwrap();
    let fates = listed.into_inner().invitations;
    let fates: Vec<_> = fates
        .iter()
        .map(|one| (&*one.id, one.state().word()))
        .collect();
    assert!(fates.contains(&(&*used.id, "used")), "{fates:?}");
    assert!(fates.contains(&(&*withdrawn.id, "withdrawn")), "{fates:?}");

    // Who may not invite sees none, and takes none back.
    let mut lta = desk(&site, "official:lta-oslo").await;
    let refused = lta.invitations(request).await.unwrap_err();
    assert_eq!(refused.code(), Code::PermissionDenied);
    let third = invited(&mut chief).await;
    let refused = lta.withdraw(withdrawing(&third.id)).await.unwrap_err();
    assert_eq!(refused.code(), Code::PermissionDenied);
    noting.abort();
}
