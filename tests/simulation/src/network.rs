//! A wire: one direction of a connection that sends again what is lost, in order.

use fastrand::Rng;

/// The shortest pause before a lost segment is sent again, milliseconds; it doubles each time.
const FIRST_AGAIN: u64 = 200;
/// The longest, milliseconds.
const LAST_AGAIN: u64 = 60_000;
/// What a segment takes at least, milliseconds.
const LATENCY: u64 = 10;

/// How bad a network is.
#[derive(Debug, Clone, Copy)]
pub struct Weather {
    /// Segments lost, in thousandths.
    pub loss_permille: u64,
    /// Jitter: a segment takes up to so many milliseconds more.
    pub jitter_ms: u64,
    /// Requests that come twice, in thousandths.
    pub doubled_permille: u64,
}

impl Weather {
    /// Whether a request comes twice; chance is asked only where that may be.
    pub(crate) fn doubles(self, rng: &mut Rng) -> bool {
        self.doubled_permille > 0 && rng.u64(0..1_000) < self.doubled_permille
    }
}

/// Nothing is lost, and little is late.
pub const FAIR: Weather = Weather {
    loss_permille: 0,
    jitter_ms: 20,
    doubled_permille: 0,
};

/// 1 % loss and 200 ms of jitter.
pub const BAD: Weather = Weather {
    loss_permille: 10,
    jitter_ms: 200,
    doubled_permille: 0,
};

/// One direction of one connection.
#[derive(Debug, Default, Clone, Copy)]
pub struct Wire {
    /// When the last of what was sent arrives: nothing overtakes it.
    last: u64,
    /// Until when what was on its way is held up: a cable that is in again brings nothing back at once.
    held: u64,
}

impl Wire {
    /// When what is sent at `now` arrives, if the cable is out until `cut`.
    pub fn send(&mut self, rng: &mut Rng, weather: Weather, now: u64, cut: u64) -> u64 {
        let (mut at, mut pause) = (now, FIRST_AGAIN);
        while at < cut || rng.u64(0..1_000) < weather.loss_permille {
            at += pause;
            pause = (pause * 2).min(LAST_AGAIN);
        }
        let arrives = at + LATENCY + rng.u64(0..=weather.jitter_ms);
        self.last = self.last.max(arrives);
        self.last
    }

    /// Both as one, of links that are left: what is still on its way keeps its order.
    pub(crate) fn behind(self, next: Self) -> Self {
        Self {
            last: self.last.max(next.last),
            held: self.held.max(next.held),
        }
    }

    /// Until when nothing arrives, if the cable is out until `cut`; what is sent from now on does not come before.
    pub fn held(&mut self, cut: u64) -> u64 {
        self.held = self.held.max(cut);
        self.last = self.last.max(self.held);
        self.held
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wire_loses_nothing_for_good_and_keeps_the_order() {
        let mut rng = Rng::with_seed(1);
        let mut wire = Wire::default();
        let mut last = 0;
        let mut late = 0;
        for now in (0..1_000_000).step_by(1_000) {
            let at = wire.send(&mut rng, BAD, now, 0);
            assert!(at >= last && at > now, "{now}");
            late += u32::from(at - now > LATENCY + BAD.jitter_ms);
            last = at;
        }
        assert!((3..=30).contains(&late), "{late} of 1000 were sent again");
    }

    #[test]
    fn nothing_arrives_while_the_cable_is_out() {
        let mut rng = Rng::with_seed(2);
        let mut wire = Wire::default();
        assert!(wire.send(&mut rng, BAD, 1_000, 9_000) >= 9_000);
    }
}
