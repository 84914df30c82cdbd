//! What cannot be computed.

use super::event::event;
use crate::standings::{Crosstable, Options, StandingsError, System, parse_list, standings};

const FOUR: &str = "1 0 2w1\n2 0 1b0\n3 0 4w=\n4 0 3b=";

#[test]
fn evt_5_what_cannot_be_computed_is_told() {
    let options = |system, codes| Options {
        system,
        tie_breaks: parse_list(codes).unwrap(),
        ..Options::default()
    };
    let robin = standings(&event(3, FOUR), 1, &options(System::RoundRobin, "SB,BH/C1"));
    assert_eq!(
        robin,
        Err(StandingsError::NotInRoundRobin("BH/C1".to_owned()))
    );
    let lonely = standings(&event(3, "1 0 2w1"), 1, &Options::default());
    assert_eq!(
        lonely,
        Err(StandingsError::NoSuchOpponent {
            round: 1,
            player: 1,
            opponent: 2
        })
    );
    let nobody = standings(&Crosstable::default(), 1, &Options::default());
    assert_eq!(nobody, Err(StandingsError::NoPlayers));
}
