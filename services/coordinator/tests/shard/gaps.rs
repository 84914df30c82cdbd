//! A silence is noticed seconds after the last contact: what was played in between was not on the board then.

use adoube_chess::Side;
use adoube_coordinator::shard::{Reply, SessionId};
use adoube_proto::v1::{MomentView, OfferView};
use adoube_tournament::board::command::{PlayerOrder, SetPremove};
use adoube_tournament::board::{Options, Order, PremoveUse};
use adoube_tournament::clock::RoundTrips;

use crate::incidents::resume;
use crate::kit::{Desk, Rules};

/// What a silence of White came to.
struct Silence {
    contact: MomentView,
    detected: MomentView,
    /// Whose time ran how long while he was away.
    ran: [u64; 2],
    /// The clocks as at the last contact.
    offer: OfferView,
}

fn playing() -> (Desk, SessionId, SessionId) {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        moves: "premove = true",
        ..Rules::default()
    };
    Desk::playing(&rules)
}

impl Desk {
    fn shown(&self) -> [u64; 2] {
        let reading = self.board().reading(self.now.game);
        [Side::White, Side::Black].map(|side| reading.remaining(side).0)
    }

    /// White's device falls silent, Black moves 1.5 s later, and the silence is noticed.
    fn black_moves_in_the_gap(&mut self, white: SessionId, black: SessionId, uci: &str) {
        self.mute(white);
        self.pass(1_500);
        self.play(black, uci);
        self.pass(5_000);
    }

    fn silence(&mut self) -> Silence {
        let absence = self.incident(1).absences.swap_remove(0);
        let ask = crate::kit::offer(1, resume(0));
        let Ok(Reply::Offers(mut reply)) = self.ask("chief", ask) else {
            panic!("no offer");
        };
        Silence {
            contact: absence.contact.unwrap(),
            detected: absence.detected.unwrap(),
            ran: [absence.white_ran, absence.black_ran],
            offer: reply.offers.swap_remove(0),
        }
    }
}

fn clocks(moment: &MomentView) -> [u64; 2] {
    let clocks = moment.clocks.unwrap();
    [clocks.white, clocks.black]
}

/// The last contact shows the position and the clocks as they were then; what Black thought about the move that
/// he made is his, and White gets back what ran since.
#[test]
fn dis_1_dis_3_a_move_of_the_opponent_before_a_silence_is_noticed_is_not_of_the_last_contact() {
    let (mut desk, white, black) = playing();
    desk.play(white, "e2e4");
    desk.pass(10_000);
    let (at, then) = (desk.now.game, desk.shown());
    desk.black_moves_in_the_gap(white, black, "e7e5");
    let after = desk.shown();
    let silence = desk.silence();
    assert_eq!(silence.contact.at, at.0);
    assert_eq!((silence.contact.ply, clocks(&silence.contact)), (1, then));
    assert_eq!(silence.detected.ply, 2);
    assert!(silence.detected.at > at.0 + 1_500);
    assert_eq!(silence.ran, [5_000, 1_500]);
    let offer = &silence.offer;
    let played = (offer.made_since, offer.first_ply, &offer.moves_since[..]);
    assert_eq!(played, (1, 2, &["e5".to_owned()][..]));
    let set = offer.after.unwrap();
    assert_eq!([set.white, set.black], [then[0], after[1]]);
}

/// His own last move was on the board when he was last heard.
#[test]
fn dis_1_the_last_move_of_who_falls_silent_is_of_the_last_contact() {
    let (mut desk, white, _) = playing();
    desk.pass(10_000);
    desk.play(white, "e2e4");
    let then = desk.shown();
    desk.mute(white);
    desk.pass(5_000);
    let silence = desk.silence();
    assert_eq!((silence.contact.ply, silence.detected.ply), (1, 1));
    assert_eq!(clocks(&silence.contact), then);
    assert_eq!(silence.offer.made_since, 0);
}

/// The opponent's move is answered by the premove of who is silent: two half-moves came after the last contact.
#[test]
fn dis_1_dis_3_brd_6_two_moves_before_a_silence_is_noticed_are_not_of_the_last_contact() {
    let (mut desk, white, black) = playing();
    let options = Options {
        premove: PremoveUse::AtOnce,
        ..Options::default()
    };
    desk.order(white, Order::Player(PlayerOrder::SetOptions(options)));
    desk.play(white, "e2e4");
    desk.pass(8_000);
    let premove = Order::Player(PlayerOrder::SetPremove(SetPremove {
        ply: 3,
        uci: "g1f3".to_owned(),
        link: RoundTrips::default(),
    }));
    desk.order(white, premove);
    desk.pass(2_000);
    let then = desk.shown();
    desk.black_moves_in_the_gap(white, black, "e7e5");
    let silence = desk.silence();
    assert_eq!((silence.contact.ply, clocks(&silence.contact)), (1, then));
    assert_eq!(silence.detected.ply, 3);
    let offer = &silence.offer;
    let played: Vec<&str> = offer.moves_since.iter().map(String::as_str).collect();
    assert_eq!((offer.first_ply, &played[..]), (2, &["e5", "Nf3"][..]));
}
