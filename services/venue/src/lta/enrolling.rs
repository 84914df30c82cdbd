//! Codes for devices that make their keys themselves: who may ask for one is asked before.

use adoube_proto::v1::{EnrolCodeRequest, EnrolCodeView, EnrolCodesReply};
use tonic::{Code, Status};

use super::office::{Office, Official};
use super::told::{self, Told};
use crate::enrol::{CODES, Desk, Draft, Failed, Refused, View};

/// A code, for the official who was let in.
pub(super) async fn give(
    office: &Office,
    official: &Official,
    asked: EnrolCodeRequest,
) -> Result<EnrolCodeView, Status> {
    let draft = Draft {
        device: asked.device,
        replace: asked.replace,
        by: official.person.to_string(),
        role: official.role,
    };
    let device = draft.device.clone();
    let given = desk(office)?.give(draft).await;
    let (code, view) = given.map_err(|failed| status(&failed, &device))?;
    Ok(EnrolCodeView {
        code: code.to_string(),
        ..wire(view)
    })
}

/// What became of them. The codes themselves are told to nobody again.
pub(super) fn list(office: &Office) -> Result<EnrolCodesReply, Status> {
    let desk = desk(office)?;
    let strays = desk.strays();
    Ok(EnrolCodesReply {
        codes: desk.views().into_iter().map(wire).collect(),
        strays: strays.count,
        stray_from: strays.whence,
    })
}

fn desk(office: &Office) -> Result<&Desk, Status> {
    let none = "this node cannot register devices by code: set it up with `adoube certify`, then \
                restart it";
    let desk = office.enrolling.as_deref();
    desk.ok_or_else(|| told::status(Code::FailedPrecondition, none, ("enrol-none", Vec::new())))
}

fn wire(view: View) -> EnrolCodeView {
    EnrolCodeView {
        serial: view.serial,
        device: view.draft.device,
        code: String::new(),
        by: view.draft.by,
        role: view.draft.role.into(),
        fate: view.fate.into(),
        expires_in_ms: view.left_ms,
        tries: view.tries,
        detail: view.detail,
        replace: view.draft.replace,
    }
}

fn status(failed: &Failed, device: &str) -> Status {
    let code = match failed {
        Failed::Refused(Refused::Foreign(_)) => Code::NotFound,
        Failed::Refused(Refused::Known(_)) => Code::AlreadyExists,
        Failed::Refused(Refused::Full) => Code::ResourceExhausted,
        Failed::Denied(code, _) => *code,
        Failed::NoUplink(_) => Code::FailedPrecondition,
        Failed::Random => Code::Unavailable,
    };
    told::status(code, failed.to_string(), why(failed, device))
}

/// For readers of any language.
pub(super) fn why(failed: &Failed, device: &str) -> Told {
    let named = || ("device", device.to_owned());
    match failed {
        Failed::Refused(Refused::Foreign(_)) => ("order-foreign", vec![named()]),
        Failed::Refused(Refused::Known(_)) | Failed::Denied(Code::AlreadyExists, _) => {
            ("enrol-known", vec![named()])
        }
        Failed::Refused(Refused::Full) => ("enrol-full", vec![told::most(CODES)]),
        Failed::NoUplink(_) => ("enrol-no-uplink", Vec::new()),
        Failed::Denied(_, text) => ("enrol-denied", vec![named(), ("text", text.clone())]),
        Failed::Random => ("enrol-denied", vec![named(), ("text", failed.to_string())]),
    }
}
