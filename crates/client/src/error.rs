//! Why a call failed, in words that help.

use std::error::Error;
use std::io::ErrorKind;

use adoube_proto::v1::{Answer, Refusal};
use adoube_user_text::catalogue;
use adoube_user_text::{coded, trouble};
use anyhow::{Result, anyhow};
use prost::Message as _;
use tonic::{Code, Status};

const ANOTHER_OFFICIAL: &str =
    "name an official who can do this with --as PERSON: see officials.toml";

/// The metadata of a refused call's status that bears the refusal.
const REFUSAL: &str = "adoube-refusal-bin";

const OTHER_PAUSES: &str = "`adoube watch --once` lists the pauses: boards that were paused \
                            together are resumed together";

/// What to do about a refusal, where more can be said than it says itself.
fn refused_here(code: &str, text: &str, said: &str) -> anyhow::Error {
    let others = said.contains("may do this") && !said.contains("only player");
    let next = match code {
        "no-hold" => OTHER_PAUSES,
        _ if others => ANOTHER_OFFICIAL,
        _ => "",
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
        return trouble(
            format!(
                "the coordinator at {host} and this person's certificate do not match: \
                     {causes}"
            ),
            "check that --event is the folder of this coordinator's event and that its \
             certificates are still valid",
        );
    }
    trouble(
        format!("the coordinator at {host} cannot be reached: {causes}"),
        "check the address in official.toml and the network",
    )
}

fn silent(host: &str) -> anyhow::Error {
    trouble(
        format!("the coordinator at {host} is not responding: is adoube-coordinator running?"),
        "at a venue: call the Chief Arbiter. On the coordinator's machine, start it with: adoube-coordinator --dir DIR/coordinator",
    )
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
            format!("the coordinator at {host} is not available now: {text}"),
            "try again in a moment; everything already confirmed is saved",
        ),
        Code::DeadlineExceeded | Code::Cancelled => trouble(
            format!("the coordinator at {host} did not respond in time"),
            "it may have done this anyway: check with `adoube describe` before you try again",
        ),
        Code::PermissionDenied => refused_here(code_of(text), &format!("refused: {text}"), text),
        Code::Unauthenticated => trouble(
            format!("the coordinator does not accept this certificate: {text}"),
            "check that --event is the folder of its event",
        ),
        Code::NotFound => trouble(
            format!("not found: {text}"),
            "check that the event was set up: see `adoube set-up` and `adoube describe`",
        ),
        Code::Unimplemented => trouble(
            format!("the coordinator at {host} does not support this request: {text}"),
            "it may be an older version",
        ),
        Code::InvalidArgument | Code::FailedPrecondition | Code::AlreadyExists | Code::Aborted => {
            coded(code_of(text), format!("refused: {text}"), "")
        }
        code => anyhow!("the coordinator at {host} failed: {text} ({code:?})"),
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
        format!("the connection to the coordinator at {host} was lost: {text}"),
        "try again in a moment; everything already confirmed is saved",
    )
}

/// A change whose answer did not come: `look` shows whether it was done.
pub(super) fn in_doubt(host: &str, status: &Status, look: &str) -> anyhow::Error {
    trouble(
        format!(
            "no answer from the coordinator at {host}: {}. It is unknown whether this was done",
            status.message()
        ),
        format!("check with `{look}` before you repeat the command: it may have been done already"),
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
    let article = match refusal.article.as_str() {
        "" => String::new(),
        article => format!(" ({article})"),
    };
    let worded = catalogue::refusal(refusal);
    let text = format!("refused: {}{article}", worded.text);
    match refusal.code.as_str() {
        "not-your-role" => refused_here("not-your-role", &text, &worded.text),
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
