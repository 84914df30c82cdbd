//! What officials asked for at their venue's node: decided here, in their name.

use std::sync::Arc;

use adoube_proto::v1::arbiter_command::Command as C;
use adoube_proto::v1::venue_intent::What;
use adoube_proto::v1::{self, venue_notice};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::ids::{PersonId, VenueId};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;
use tonic::Status;
use tracing::Instrument;

use super::shard_requests::{ask_as, status, without_text};
use super::{STALLED, convert};
use crate::host::{Host, Inbox};
use crate::shard::{
    Asker, Failure, Intent, Office, Reply, ShardRequest, VenueHoldAct, VenueHoldIntent, Void, views,
};

/// Of one venue under way at once; the node says the others again.
const UNDER_WAY: usize = 16;

/// A venue's way to have them decided.
pub(super) struct Intents {
    host: Arc<Host>,
    venue: VenueId,
    inbox: Inbox,
    notices: mpsc::Sender<v1::VenueNotice>,
    places: Arc<Semaphore>,
}

impl Intents {
    pub(super) fn new(
        host: &Arc<Host>,
        venue: &VenueId,
        inbox: &Inbox,
        notices: &mpsc::Sender<v1::VenueNotice>,
    ) -> Self {
        Self {
            host: Arc::clone(host),
            venue: venue.clone(),
            inbox: inbox.clone(),
            notices: notices.clone(),
            places: Arc::new(Semaphore::new(UNDER_WAY)),
        }
    }

    /// Decides one that was on its way for `late` milliseconds, beside the link's other work, and answers
    /// it.
    pub(super) fn decide(&self, intent: v1::VenueIntent, late: u64) {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            return;
        };
        let (host, inbox) = (Arc::clone(&self.host), self.inbox.clone());
        let (venue, notices) = (self.venue.clone(), self.notices.clone());
        let decided = async move {
            if let Some(answer) = decided(&host, &inbox, venue, (intent, late)).await {
                let body = Some(venue_notice::Body::Intent(answer));
                let _ = timeout(STALLED, notices.send(v1::VenueNotice { body })).await;
            }
            drop(place);
        };
        tokio::spawn(decided.in_current_span());
    }
}

/// What became of it; none where that is not known yet: then the node says it again.
async fn decided(
    host: &Arc<Host>,
    inbox: &Inbox,
    venue: VenueId,
    (intent, late): (v1::VenueIntent, u64),
) -> Option<v1::IntentAnswer> {
    let id = intent.id.clone();
    let (asker, ask) = match intent_ask(venue, intent, late) {
        Ok(read) => read,
        Err(answer) => return Some(*answer),
    };
    intent_answer(&id, &ask_as(host, inbox, asker, ask).await.ok()?)
}

/// What somebody asked for at a venue, as it is put to the tournament; otherwise why it is not.
pub fn intent_ask(
    venue: VenueId,
    intent: v1::VenueIntent,
    late: u64,
) -> Result<(Asker, ShardRequest), Box<v1::IntentAnswer>> {
    let id = intent.id.clone();
    read(venue, intent, late).map_err(|status| Box::new(refused(&id, status.message())))
}

/// What its node is told of it; nothing where that is not known yet.
pub fn intent_answer(id: &str, reply: &Result<Reply, Failure>) -> Option<v1::IntentAnswer> {
    match reply {
        Ok(_) => Some(v1::IntentAnswer {
            accepted: true,
            ..refused(id, "")
        }),
        Err(failure @ Failure::Refused(_)) => Some(v1::IntentAnswer {
            refusal: Some(without_text(views::failure(failure))),
            ..refused(id, status(failure).message())
        }),
        Err(failure @ Failure::Void(void)) => {
            tracing::info!(
                id,
                void = void.word(),
                "what was asked for at the venue is not done"
            );
            Some(v1::IntentAnswer {
                void: wire(*void).into(),
                refusal: Some(without_text(views::failure(failure))),
                ..refused(id, status(failure).message())
            })
        }
        Err(_) => None,
    }
}

fn refused(id: &str, text: &str) -> v1::IntentAnswer {
    v1::IntentAnswer {
        id: id.to_owned(),
        accepted: false,
        text: text.to_owned(),
        ..v1::IntentAnswer::default()
    }
}

pub(super) fn read(
    venue: VenueId,
    intent: v1::VenueIntent,
    late: u64,
) -> Result<(Asker, ShardRequest), Status> {
    let void = void(&intent, late)?;
    let asker = asker(&intent)?;
    if let Some(act) = venue_hold(&intent) {
        let hold = VenueHoldIntent {
            venue,
            round: convert::round(intent.board.unwrap_or_default().round)?,
            id: convert::command_id(&bytes(&intent.id))?,
            act,
            void,
        };
        return Ok((asker, ShardRequest::VenueHold(hold)));
    }
    let command = match intent.what {
        Some(What::MoveTo(device)) => C::MoveSeat(v1::MoveSeatCommand {
            seat: intent.side,
            device,
        }),
        Some(What::Check(check)) => C::RecordCheck(v1::RecordCheckCommand {
            seat: intent.side,
            kind: check.kind,
            passed: check.passed,
            report: check.report,
        }),
        Some(What::Call(said)) => call(said)?,
        Some(What::Pause(_)) => C::Pause(v1::PauseCommand {}),
        Some(What::StopReason(_)) => C::PauseReason(v1::PauseReasonCommand {}),
        Some(What::Resume(_)) => C::Resume(v1::ResumeCommand {}),
        Some(What::BoardWaiting(board)) => board_waiting(intent.side, board),
        Some(What::Back(v1::SeenBack {})) => C::EndLeave(v1::EndLeaveCommand { seat: intent.side }),
        None => {
            return Err(Status::invalid_argument(
                "this coordinator does not know it",
            ));
        }
    };
    let command = v1::ArbiterCommand {
        board: intent.board,
        command_id: bytes(&intent.id),
        reason: intent.note,
        command: Some(command),
        seen: intent.seen,
        ..v1::ArbiterCommand::default()
    };
    let (board, id, order) = convert::arbiter_order(&command)?;
    let intent = Intent {
        venue,
        board,
        id,
        order,
        void,
    };
    Ok((asker, ShardRequest::Intent(Box::new(intent))))
}

/// What is asked of all boards of the venue; none where it concerns one board or seat.
fn venue_hold(intent: &v1::VenueIntent) -> Option<VenueHoldAct> {
    let reason = intent.note.trim().to_owned();
    match intent.what.as_ref()? {
        What::Pause(v1::PauseClocks { venue: true }) => Some(VenueHoldAct::Begin),
        What::Resume(v1::ResumeClocks { venue: true }) => Some(VenueHoldAct::End { reason }),
        What::StopReason(v1::StopReason { hold: Some(hold) }) => Some(VenueHoldAct::Explain {
            hold: *hold,
            reason,
        }),
        What::Pause(_)
        | What::Resume(_)
        | What::StopReason(_)
        | What::MoveTo(_)
        | What::Check(_)
        | What::Call(_)
        | What::Back(_)
        | What::BoardWaiting(_) => None,
    }
}

/// Whether moves wait for a physical board.
fn board_waiting(seat: i32, board: v1::BoardWaiting) -> C {
    let requirement = if board.waits {
        v1::BoardRequirement::Required
    } else {
        v1::BoardRequirement::Lifted
    };
    C::SetBoardRequirement(v1::SetBoardRequirementCommand {
        seat,
        requirement: requirement.into(),
        give_back: false,
    })
}

/// An official's word on a call.
fn call(said: v1::CallWord) -> Result<C, Status> {
    let number = said.number;
    let answer = |valid| C::AnswerCall(v1::AnswerCallCommand { number, valid });
    match v1::CallReply::try_from(said.word) {
        Ok(v1::CallReply::Coming) => Ok(C::TakeCall(v1::TakeCallCommand { number })),
        Ok(v1::CallReply::Valid) => Ok(answer(true)),
        Ok(v1::CallReply::NotValid) => Ok(answer(false)),
        Ok(v1::CallReply::Unspecified) | Err(_) => Err(Status::invalid_argument(
            "this coordinator does not know this answer to a call",
        )),
    }
}

/// Why it is not to be done any more: as its node says, or because it was too long on its way.
fn void(intent: &v1::VenueIntent, late: u64) -> Result<Option<Void>, Status> {
    match (v1::IntentVoid::try_from(intent.void), intent.expires_in_ms) {
        (Ok(v1::IntentVoid::Unspecified), 0) => Ok(None),
        (Ok(v1::IntentVoid::Unspecified), left) => Ok((late >= left).then_some(Void::Expired)),
        (Ok(v1::IntentVoid::Expired), _) => Ok(Some(Void::Expired)),
        (Ok(v1::IntentVoid::Withdrawn), _) => Ok(Some(Void::Withdrawn)),
        (Err(_), _) => Err(Status::invalid_argument(
            "this coordinator does not know why it was cancelled",
        )),
    }
}

const fn wire(void: Void) -> v1::IntentVoid {
    match void {
        Void::Expired => v1::IntentVoid::Expired,
        Void::Withdrawn => v1::IntentVoid::Withdrawn,
    }
}

/// Who asked: in the office that the node says he was signed in for, or in any of his. Whether he has
/// it, the tournament's own record tells.
fn asker(intent: &v1::VenueIntent) -> Result<Asker, Status> {
    let person: PersonId = convert::id("person", &intent.person)?;
    let role = match views::read_role(intent.role()) {
        None => return Ok(Actor::official(person, Role::Spectator).into()),
        Some(role @ (Role::Lta | Role::Lca | Role::Arbiter | Role::ChiefArbiter)) => role,
        Some(Role::Player | Role::Assistant | Role::Organiser | Role::Spectator) => {
            let text = "role: not a role of a venue's officials";
            return Err(Status::invalid_argument(text));
        }
    };
    Ok(Asker::In(Office {
        person,
        role,
        venue: convert::optional_id("venue", &intent.venue)?,
    }))
}

/// The bytes of hexadecimal digits; none where they are not such.
fn bytes(digits: &str) -> Vec<u8> {
    let pairs = digits.as_bytes().chunks(2);
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    pairs.map(byte).collect::<Option<_>>().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_8_a_word_on_a_call_is_the_command_of_an_arbiter() {
        let answer = |valid| C::AnswerCall(v1::AnswerCallCommand { number: 4, valid });
        for (word, found) in [
            (
                i32::from(v1::CallReply::Coming),
                Some(C::TakeCall(v1::TakeCallCommand { number: 4 })),
            ),
            (v1::CallReply::Valid.into(), Some(answer(true))),
            (v1::CallReply::NotValid.into(), Some(answer(false))),
            (0, None),
            (99, None),
        ] {
            let said = v1::CallWord { number: 4, word };
            assert_eq!(call(said).ok(), found, "{word}");
        }
    }

    #[test]
    fn ven_4_what_comes_too_late_or_was_taken_back_is_void() {
        for (said, expires_in_ms, late, found) in [
            ("", 0, 1_000_000, Ok(None)),
            ("", 5_000, 0, Ok(None)),
            ("", 5_000, 4_999, Ok(None)),
            ("", 5_000, 5_000, Ok(Some(Void::Expired))),
            ("expired", 1, 0, Ok(Some(Void::Expired))),
            ("withdrawn", 5_000, 9_000, Ok(Some(Void::Withdrawn))),
            ("forgotten", 5_000, 0, Err(())),
        ] {
            let intent = v1::VenueIntent {
                void: v1::IntentVoid::number_of(said),
                expires_in_ms,
                ..v1::VenueIntent::default()
            };
            let void = void(&intent, late).map_err(drop);
            assert_eq!(void, found, "{said} {expires_in_ms} {late}");
        }
    }
}
