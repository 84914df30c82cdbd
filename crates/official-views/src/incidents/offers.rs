//! What rulings would come to, board by board: clocks before and after, and what was played since
//! the last contact.

use adoube_proto::v1::{DeviceNoted, FlagFate, FlagOffered, OfferView, PutOff, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::texts::{self, filled};
use super::{clock_basis, ruling_effect};
use crate::comments;
use crate::text;
use crate::words::board_name as board;
use crate::zone;

/// The most boards that are written out of each offer.
pub(super) const MOST_BOARDS: usize = 8;

/// What a ruling comes to on each board, or why it cannot be.
pub type Outcome = Result<Vec<OfferView>, String>;

/// A ruling that can be had: as it is called, and what it comes to.
pub type Choice = (String, Outcome);

/// Choices that come to the same are one, named by all of them.
pub(super) fn same(choices: &[Choice]) -> Vec<(Vec<&str>, &Outcome)> {
    let mut found: Vec<(Vec<&str>, &Outcome)> = Vec::new();
    for (name, offers) in choices {
        match found.iter_mut().find(|(_, known)| are_same(known, offers)) {
            Some((names, _)) => names.push(name),
            None => found.push((vec![name], offers)),
        }
    }
    found
}

/// The same with the lines of each.
pub fn folded(choices: &[Choice]) -> Vec<(Vec<&str>, Vec<String>)> {
    let lines = |offers: &Outcome| match offers {
        Ok(offers) => lines(offers),
        Err(why) => vec![why.clone()],
    };
    same(choices)
        .into_iter()
        .map(|(names, offers)| (names, lines(offers)))
        .collect()
}

fn are_same(one: &Outcome, other: &Outcome) -> bool {
    let outcome = |offer: &OfferView| (offer.board, offer.text.clone(), after(offer));
    match (one, other) {
        (Ok(one), Ok(other)) => one.iter().map(outcome).eq(other.iter().map(outcome)),
        (Err(one), Err(other)) => one == other,
        _ => false,
    }
}

/// Clocks that an offer sets, in tenths of a second: what differs by more is not the same to a player.
fn after(offer: &OfferView) -> Option<[u64; 2]> {
    offer
        .after
        .as_ref()
        .map(|after| [after.white / 100, after.black / 100])
}

/// All boards of an offer, in lines.
pub(crate) fn lines(offers: &[OfferView]) -> Vec<String> {
    let lines = offers.iter().take(MOST_BOARDS).flat_map(of_board);
    lines
        .chain(more("cli-ruling-more-boards", offers.len()))
        .collect()
}

/// How many boards are not written out.
pub(super) fn more(id: &'static str, boards: usize) -> Option<String> {
    let more = boards.saturating_sub(MOST_BOARDS);
    let message = || CatalogueMessage::new(id).number("more", more);
    (more > 0).then(|| filled(&message()))
}

/// The boards that a ruling on all leaves out, a line each.
pub(super) fn left_out(boards: &[PutOff]) -> Vec<String> {
    let left_out = |put_off: &PutOff| {
        let message = CatalogueMessage::new("cli-ruling-left-out")
            .text("board", board(put_off.board.as_ref()))
            .text("ruling", &put_off.ruling);
        filled(&message)
    };
    let lines = boards.iter().take(MOST_BOARDS).map(left_out);
    lines
        .chain(more("cli-ruling-more-left-out", boards.len()))
        .collect()
}

/// The lines of a board: whose it is, its clocks, the consequence, the flag that fell.
fn of_board(offer: &OfferView) -> Vec<String> {
    let mut lines = match clocks(offer) {
        Some(clocks) => vec![
            head(offer),
            format!("    {clocks}"),
            format!("    {}", outlook(offer)),
        ],
        None => vec![head(offer), format!("    {}", outlook(offer))],
    };
    let sums = offer.basis.iter().flat_map(clock_basis::sums);
    lines.extend(sums.map(|sum| format!("    {sum}")));
    lines.extend(together(offer).map(|sum| format!("    {sum}")));
    lines.extend(still_away(offer).map(|away| format!("    {away}")));
    let flag = offer.flag.as_ref();
    lines.extend(flag.map(|flag| format!("    {}", flag_fall(flag))));
    let cited = offer.cites.iter();
    lines.extend(cited.map(|note| {
        let message = CatalogueMessage::new("officials-rulings-cites");
        format!("    {}", filled(&message.text("breach", breach(note))))
    }));
    lines
}

/// What both clocks come to, and what the game began with.
pub(super) fn together(offer: &OfferView) -> Option<String> {
    let after = offer.after.as_ref().filter(|_| offer.began_with > 0)?;
    let message = CatalogueMessage::new("cli-ruling-together")
        .text("sum", text::together(after.white, after.black))
        .text("began", text::show_whole(offer.began_with));
    Some(filled(&message))
}

/// `device note 4 (12:00:34 UTC, on White's device madrid-1 what the event forbids, not prevented: 2 screens)`.
pub(super) fn breach(note: &DeviceNoted) -> String {
    let message = CatalogueMessage::new("cli-ruling-device-note")
        .text("note", note.number)
        .text("breach", comments::breach(note));
    filled(&message)
}

/// Whose board it is, and what was played there since.
pub(super) fn head(offer: &OfferView) -> String {
    let board = board(offer.board.as_ref());
    let (white, black) = (&offer.white_name, &offer.black_name);
    format!("{board} {white} - {black}; {}", moves(offer))
}

/// Both clocks before and after; none where none is set.
pub(super) fn clocks(offer: &OfferView) -> Option<String> {
    let (before, after) = offer.before.as_ref().zip(offer.after.as_ref())?;
    let [white_digits, black_digits] = [0, 1].map(|side| digits(&offer.text, side));
    let white = text::change(
        &texts::side(Side::White),
        before.white,
        after.white,
        white_digits,
    );
    let black = text::change(
        &texts::side(Side::Black),
        before.black,
        after.black,
        black_digits,
    );
    Some(format!("{white}, {black}"))
}

/// Who has not come back yet.
pub(super) fn still_away(offer: &OfferView) -> Option<String> {
    let message = match offer.away().collect::<Vec<_>>()[..] {
        [] => return None,
        [one] => CatalogueMessage::new("cli-ruling-still-away").text("side", one.word()),
        _ => CatalogueMessage::new("cli-ruling-both-away"),
    };
    Some(filled(&message))
}

/// `this undoes the flag fall of White at 14:03:22 CET`.
pub(super) fn flag_fall(flag: &FlagOffered) -> String {
    let fate = match FlagFate::try_from(flag.fate) {
        Ok(FlagFate::Stands) => "stands",
        Ok(FlagFate::Overruled) => "overruled",
        Ok(FlagFate::Undone | FlagFate::Unspecified) => "undone",
        Err(_) => "unknown",
    };
    let message = CatalogueMessage::new("cli-ruling-flag")
        .text("fate", fate)
        .text("side", flag.side().word())
        .text("at", zone::time(flag.at, &flag.time_zone));
    filled(&message)
}

/// The consequence without the clocks that begin it: they are shown before it, with what they were.
pub(super) fn outlook(offer: &OfferView) -> String {
    let has_clocks = offer.before.is_some() && offer.after.is_some();
    let told = ruling_effect::offered(offer, has_clocks);
    told.unwrap_or_else(|| rest(&offer.text).to_owned())
}

/// The same of its English text.
fn rest(text: &str) -> &str {
    if !text.starts_with("White ") {
        return text;
    }
    text.splitn(3, ", ").nth(2).unwrap_or(text)
}

/// How many digits of a second's fraction a clock has in the consequence.
fn digits(text: &str, side: usize) -> u32 {
    let clock = text.split(", ").nth(side).filter(|_| text != rest(text));
    let fraction = clock.and_then(|clock| clock.split_once('.'));
    fraction.map_or(0, |(_, digits)| u32::try_from(digits.len()).unwrap_or(0))
}

/// The moves since the last contact, each with the time of day at which it was made where that is known.
fn timed(offer: &OfferView) -> Vec<String> {
    let times = offer
        .moved_at
        .iter()
        .map(|at| zone::time(*at, &offer.time_zone));
    let times: Vec<String> = times.collect();
    if times.len() != offer.moves_since.len() {
        return offer.moves_since.clone();
    }
    let moves = offer.moves_since.iter().zip(times);
    moves.map(|(san, at)| format!("{san} ({at})")).collect()
}

/// What was played since the first last contact.
fn moves(offer: &OfferView) -> String {
    let made = offer.made_since;
    if offer.began_anew {
        return texts::text("cli-ruling-began-anew");
    }
    if made == 0 {
        return texts::text("officials-offer-no-move");
    }
    let shown = text::numbered(offer.first_ply.max(1), &timed(offer));
    let listed = u32::try_from(offer.moves_since.len()).unwrap_or(u32::MAX);
    let message = match made.saturating_sub(listed) {
        0 => CatalogueMessage::new("officials-offer-moves"),
        more => CatalogueMessage::new("officials-offer-moves-more").number("n", more),
    };
    filled(&message.text("moves", shown))
}
