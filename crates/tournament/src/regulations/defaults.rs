//! What holds where an event's document says nothing.

use std::sync::Arc;

use adoube_chess::Variant;

use super::{BeforeRules, Draw960, Kind, PenaltyTerms, Regulations, RulingRules, VenueRules};
use crate::board::{AwayPolicy, Entering, FlagWhileAway};
use crate::clock::TimeControl;
use crate::laws::Laws;
use crate::scoring::Scoring;

impl Regulations {
    /// What holds where the document of such an event is silent.
    pub fn defaults(kind: Kind, time_control: Arc<TimeControl>) -> Self {
        let is_hybrid = matches!(kind, Kind::Hybrid);
        Self {
            name: String::new(),
            kind,
            begin: None,
            end: None,
            city: None,
            federation: None,
            rounds: 1,
            variant: Variant::Standard,
            laws: Laws::default(),
            time_control,
            lag: None,
            draw_odds: None,
            scoring: Scoring::default(),
            system: None,
            tie_breaks: Vec::new(),
            default_time_minutes: 0,
            before: BeforeRules::defaults(kind),
            chess960: Draw960::Board,
            claims: false,
            // Players may turn on automatic promotion (O 3.6 c); the event has to allow the rest.
            entering: Entering {
                smart_move: false,
                premove: false,
                automatic_queen: true,
            },
            away: AwayPolicy {
                flag: match kind {
                    Kind::Hybrid => FlagWhileAway::ChiefArbiter,
                    Kind::SupervisedOnline => FlagWhileAway::Stands,
                },
                ..Self::DEFAULT_AWAY
            },
            rulings: RulingRules::default(),
            supervision: None,
            venues: is_hybrid.then_some(VenueRules {
                arbiters_per_venue: 2,
                physical_boards: None,
            }),
            quickplay_finish: false,
            fines: Vec::new(),
            penalties: PenaltyTerms::default(),
        }
    }
}
