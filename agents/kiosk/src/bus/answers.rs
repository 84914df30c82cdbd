//! What a device says of an order besides its outcome. The pages tell it in their reader's language where they
//! have its English, figures aside: what is changed here is changed there (`wall-order-why-` in `text/`).

/// It came when it was no longer to be carried out.
pub const LATE: &str = "it arrived after it had expired";
/// It was taken back before it was begun.
pub const UNDONE: &str = "the device had not started it and will not carry it out";
/// How far the process before came, nobody knows.
pub const INTERRUPTED: &str = "the agent restarted while it carried this out";
/// Where what was ordered is to be seen.
pub const ON_PAGE: &str = "on the page";
/// The same, of a page that nobody looks at.
pub const PAGE_CLOSED: &str =
    "no page is open: it is in page.json, and will be shown when the page opens";
/// The same, of a device without one.
pub const NO_PAGE: &str = "no page: it is in page.json and in the agent's output";
/// There is none to be loaded anew.
pub const NONE: &str = "no page";
/// There was none, and all that the player runs was ended.
pub const BROWSER: &str = "no page was open: the browser was closed and restarts";
/// A page is on its way.
pub const RESTARTED: &str = "the page reloads";

/// Of the applications that are listed beside it.
pub fn applications(processes: usize, names: usize) -> String {
    format!(
        "{processes} processes with {names} names; the names are reported by the computer and are \
         no proof"
    )
}

/// Of what was found, in so many lines beside it.
pub fn checked(lines: usize) -> String {
    format!("{lines} results; unavailable items are marked")
}

/// While a check is made: it ends by itself, one way or the other.
pub const CHECKING: &str = "every layer of the lock is being tested; this takes a few seconds";

/// Of a check in which each layer that the event asks for holds.
pub fn proved(layers: usize) -> String {
    format!("{layers} layers tested: all required ones work")
}

/// Of one in which some do not.
pub fn unproved(unmet: usize, layers: usize) -> String {
    format!("{unmet} of {layers} layers do not work, but are required")
}

/// While a network is being joined, which may cut the device off for a while.
pub const JOINING: &str = "the device is joining the network; it may be disconnected for a few \
                           seconds";
/// It is in.
pub const JOINED: &str = "the device is in that network";
/// Its password cannot be read here.
pub const SEALED: &str = "the password cannot be read on this device: send the order again";

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, clippy::unwrap_used)]
    use adoube_texts::{known, languages};

    use super::{
        BROWSER, CHECKING, INTERRUPTED, JOINED, JOINING, LATE, NO_PAGE, NONE, ON_PAGE, PAGE_CLOSED,
        RESTARTED, SEALED, UNDONE, applications, checked, proved, unproved,
    };

    #[test]
    fn ven_4_what_a_device_answers_is_told_in_every_language() {
        let fixed = [
            LATE,
            UNDONE,
            INTERRUPTED,
            ON_PAGE,
            PAGE_CLOSED,
            NO_PAGE,
            RESTARTED,
            NONE,
            BROWSER,
            CHECKING,
            JOINING,
            JOINED,
            SEALED,
        ];
        let all = fixed.map(str::to_owned).into_iter();
        let all = all.chain([
            applications(37, 12),
            checked(9),
            proved(13),
            unproved(2, 13),
        ]);
        let texts = languages();
        let english = &texts["en"];
        for said in all {
            let key = known(english, "wall-order-why", &said).expect(&said);
            let others = texts.iter().filter(|(language, _)| *language != "en");
            for (language, texts) in others {
                assert_ne!(texts[key], english[key], "{language}");
            }
        }
    }
}
