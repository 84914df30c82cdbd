//! Why a call failed, in words that help.

use std::error::Error;
use std::io::ErrorKind;

use adoube_proto::v1::{Answer, Refusal};
use adoube_user_text::catalogue;
use adoube_user_text::text;
use adoube_user_text::{coded, trouble};
use anyhow::{Result, anyhow};
use prost::Message as _;
use tonic::{Code, Status};

/// The metadata of a refused call's status that bears the refusal.
const REFUSAL: &str = "adoube-refusal-bin";

/// What to do about a refusal, where more can be said than it says itself.
fn refused_here(code: &str, text: &str, said: &str) -> anyhow::Error {
    let others = said.contains("may do this") && !said.contains("only player");
    let next = match code {
        "no-hold" => text!("cli-pauses-together"),
        _ if others => text!("cli-name-another-official"),
        _ => String::new(),
    };
    coded(code, text, next)
}

/// The word that a status begins with, as `code: text` or `code (article): text`; empty for none.
fn code_of(text: &str) -> &str {
    let word = text.split([' ', ':']).next().unwrap_or_default();
    let rest = text.get(word.len()..).unwrap_or_default();
    let is_code = !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    if is_code && (rest.starts_with(": ") || rest.starts_with(" (")) {
        word
    } else {
        ""
    }
}

/// The connection could not be made.
pub(super) fn no_connection(host: &str, error: &tonic::transport::Error) -> anyhow::Error {
    let causes = causes(error);
    let io = io_kind(error);
    if io == Some(ErrorKind::ConnectionRefused) {
        return silent(host);
    }
    if causes.contains("certificate") || causes.contains("alert") {
        return trouble!("cli-coordinator-other-certificate", host, why: causes);
    }
    trouble!("cli-coordinator-unreachable", host, why: causes)
}

fn silent(host: &str) -> anyhow::Error {
    trouble!("cli-coordinator-not-running", host)
}

/// The call was answered by an error, or not at all.
pub(super) fn refused(host: &str, status: &Status) -> anyhow::Error {
    if let Some(refusal) = refusal_of(status) {
        return self::refusal(&refusal);
    }
    let text = status.message();
    match status.code() {
        Code::Unavailable if io_kind(status) == Some(ErrorKind::ConnectionRefused) => silent(host),
        // The connection broke, and nobody answered: no service of ours ends a call with `Unknown`.
        Code::Unknown => broke(host, text),
        Code::Internal if status.source().is_some() => broke(host, text),
        Code::Unavailable => trouble(
            text!("cli-coordinator-unavailable", host, why: text),
            text!("cli-try-again-saved"),
        ),
        Code::DeadlineExceeded | Code::Cancelled => trouble!("cli-coordinator-late", host),
        Code::PermissionDenied => {
            refused_here(code_of(text), &text!("cli-refused", why: text), text)
        }
        Code::Unauthenticated => trouble!("cli-certificate-refused", why: text),
        Code::NotFound => trouble!("cli-not-found", why: text),
        Code::Unimplemented => trouble!("cli-coordinator-unsupported", host, why: text),
        Code::InvalidArgument | Code::FailedPrecondition | Code::AlreadyExists | Code::Aborted => {
            coded(code_of(text), text!("cli-refused", why: text), "")
        }
        code => anyhow!(
            text!("cli-coordinator-failed", host, why: text, code: format_args!("{code:?}"))
        ),
    }
}

/// The refusal that a status bears, where its sentence is in the catalogue.
fn refusal_of(status: &Status) -> Option<Refusal> {
    let bytes = status.metadata().get_bin(REFUSAL)?.to_bytes().ok()?;
    let refusal = Refusal::decode(bytes).ok()?;
    refusal.message.is_some().then_some(refusal)
}

fn broke(host: &str, text: &str) -> anyhow::Error {
    trouble(
        text!("cli-coordinator-lost", host, why: text),
        text!("cli-try-again-saved"),
    )
}

/// A change whose answer did not come: `look` shows whether it was done.
pub(crate) fn in_doubt(whose: &str, status: &Status, look: &str) -> anyhow::Error {
    trouble(
        text!("cli-in-doubt", whose, why: status.message()),
        text!("cli-in-doubt-next", look),
    )
}

/// The answer to a command, unless it is a refusal.
pub fn answered(answer: Answer) -> Result<Answer> {
    match &answer.refusal {
        Some(refused) => Err(refusal(refused)),
        None => Ok(answer),
    }
}

/// A refusal with its article.
pub fn refusal(refusal: &Refusal) -> anyhow::Error {
    let worded = catalogue::refusal(refusal);
    let (why, article) = (&worded.text, &refusal.article);
    let text = if article.is_empty() {
        text!("cli-refused", why)
    } else {
        text!("cli-refused-by-article", why, article)
    };
    match refusal.code.as_str() {
        "not-your-role" => refused_here("not-your-role", &text, &refusal.text),
        code => coded(code, text, worded.next),
    }
}

fn causes(error: &(dyn Error + 'static)) -> String {
    let mut texts = Vec::new();
    let mut next = error.source();
    while let Some(cause) = next {
        texts.push(cause.to_string());
        next = cause.source();
    }
    texts.dedup();
    if texts.is_empty() {
        error.to_string()
    } else {
        texts.join(": ")
    }
}

fn io_kind(error: &(dyn Error + 'static)) -> Option<ErrorKind> {
    let mut next: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(cause) = next {
        if let Some(io) = cause.downcast_ref::<std::io::Error>() {
            return Some(io.kind());
        }
        next = cause.source();
    }
    None
}
