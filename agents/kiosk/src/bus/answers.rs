//! What a device says of an order besides its outcome. The pages tell it in their reader's language where they
//! have its English, figures aside: what is changed here is changed there (`wall-order-why-` in `text/`).

/// It came when it was no longer to be carried out.
pub const LATE: &str = "it came after its time";
/// It was taken back before it was begun.
pub const UNDONE: &str = "the device had not begun it, and leaves it undone";
/// How far the process before came, nobody knows.
pub const INTERRUPTED: &str = "the agent was started anew while it carried this out";
/// Where what was ordered is to be seen.
pub const ON_PAGE: &str = "on the page";
/// The same, of a page that nobody looks at.
pub const PAGE_CLOSED: &str =
    "no page is open: it stands in page.json, and on the page once one is";
/// The same, of a device without one.
pub const NO_PAGE: &str = "no page: it stands in page.json and on the agent's output";
/// There is none to be loaded anew.
pub const NONE: &str = "no page";
/// There was none, and all that the player runs was ended.
pub const BROWSER: &str = "no page was open: its browser was ended, to be started anew";
/// A page is on its way.
pub const RESTARTED: &str = "the page was told to load itself anew";

/// Of the applications that are listed beside it.
pub fn applications(processes: usize, names: usize) -> String {
    format!(
        "{processes} processes under {names} names; by name as the machine tells it, which proves nothing"
    )
}

/// Of what was found, in so many lines beside it.
pub fn checked(lines: usize) -> String {
    format!("{lines} lines; what cannot be told is named")
}

/// While a check is made: it ends by itself, one way or the other.
pub const CHECKING: &str = "every layer of the lock is being tried, which takes some seconds";

/// Of a check in which each layer that the event asks for holds.
pub fn proved(layers: usize) -> String {
    format!("{layers} layers were tried: each that the event asks for holds")
}

/// Of one in which some do not.
pub fn unproved(unmet: usize, layers: usize) -> String {
    format!("{unmet} of {layers} layers do not hold, though the event asks for them")
}

/// While a network is being joined, which may cut the device off for a while.
pub const JOINING: &str = "the device is joining the network; it may be away for some seconds";
/// It is in.
pub const JOINED: &str = "the device is in that network";
/// Its password cannot be read here.
pub const SEALED: &str = "the password cannot be read on this device: order it again";

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
