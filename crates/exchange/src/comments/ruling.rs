//! What was ruled on a game.

use adoube_proto::v1::{BoardEvent, Clocks, Remedy, Ruled};
use adoube_user_text::text;

use super::{at, at_device, because, clocks};

/// A ruling on an incident, with its effect and its author.
pub(super) fn told(event: &BoardEvent, ruled: &Ruled) -> String {
    let Ruled {
        incident, ruling, ..
    } = ruled;
    let article = match ruled.article.as_str() {
        "" => String::new(),
        article => format!(" ({article})"),
    };
    let shown = |of: Option<&Clocks>| of.map(clocks).unwrap_or_default();
    let (before, after) = (shown(ruled.before.as_ref()), shown(event.clocks.as_ref()));
    let instead = match (ruled.in_place_of, ruled.on_top_of) {
        (0, 0) => String::new(),
        (0, before) => format!(", adding to ruling {before}"),
        (before, _) => format!(", replacing ruling {before}"),
    };
    let what = match ruled.remedy() {
        Remedy::Resume => format!(
            "the game will resume, clocks set from {before} to {after}{}",
            changed_by(ruled, event.clocks.as_ref())
        ),
        Remedy::Restart => "a new game will begin".to_owned(),
        Remedy::Result => "the result is set".to_owned(),
        Remedy::Postpone => "the game is postponed".to_owned(),
        Remedy::Reopen
        | Remedy::Restore
        | Remedy::Reverse
        | Remedy::NewStart
        | Remedy::Unspecified => Remedy::word_of(ruled.remedy).to_owned(),
    };
    let why = because(&ruled.reason);
    let whose = whose(ruled);
    format!(
        "{}: ruling {ruling} in incident {incident}{article}{whose}{instead}: {what}{why}{}.",
        at(event.time),
        at_device::cited(&ruled.cites)
    )
}

/// What a ruling takes off a clock, and what it gives.
fn changed_by(ruled: &Ruled, after: Option<&Clocks>) -> String {
    let put = put_up(ruled, after.unwrap_or(&Clocks::default()));
    let parts = [
        (put[0], "given back to White"),
        (put[1], "given back to Black"),
        (ruled.white_deducted, "deducted from White"),
        (ruled.black_deducted, "deducted from Black"),
        (ruled.white_added, "given to White"),
        (ruled.black_added, "given to Black"),
    ];
    let parts = parts.iter().filter(|(time, _)| *time > 0);
    let told = parts.map(|(time, what)| format!("{} {what}", text::show_clock(*time)));
    let first = std::iter::once(String::new());
    let told: Vec<String> = first.chain(told).collect();
    told.join(", ")
}

/// What the clocks that were chosen bring each side, ms, where a deduction or a gift on top of them hides it: 5 s
/// given back and 5 s deducted change nothing that is seen. Then it is told of both.
fn put_up(ruled: &Ruled, after: &Clocks) -> [u64; 2] {
    let before = ruled.before.unwrap_or_default();
    let (white, black) = (
        (ruled.white_deducted, ruled.white_added),
        (ruled.black_deducted, ruled.black_added),
    );
    if (white, black) == ((0, 0), (0, 0)) {
        return [0, 0];
    }
    [
        (before.white, after.white, white),
        (before.black, after.black, black),
    ]
    .map(|(before, after, (deducted, added))| {
        after
            .saturating_add(deducted)
            .saturating_sub(before.saturating_add(added))
    })
}

/// Whose ruling it is, who agreed with it, and who delegated the right to give it, as the record names them or
/// `officials::name` put it.
fn whose(ruled: &Ruled) -> String {
    let whose = match (ruled.by.as_str(), ruled.seconded_by.as_str()) {
        ("", _) => return String::new(),
        (by, "") => format!(" by {by}"),
        (by, second) => format!(", proposed by {by} and approved by {second}"),
    };
    match ruled.delegated_by.as_str() {
        "" => whose,
        chief => format!("{whose}, delegated by {chief}"),
    }
}
