//! How often something may be said.

/// Lets at most `most` through in each window and counts the rest, so that one device that
/// misbehaves fills neither the log nor the outbox.
#[derive(Clone, Debug)]
pub struct Rate {
    window_ms: u64,
    most: u32,
    began: Option<u64>,
    said: u32,
    withheld: u64,
}

impl Rate {
    /// At most `most` in each `window_ms` milliseconds.
    pub fn new(most: u32, window_ms: u64) -> Self {
        Self {
            window_ms,
            most,
            began: None,
            said: 0,
            withheld: 0,
        }
    }

    /// Whether it may be said at `now`; if so, how many were withheld since it was last said.
    pub fn allow(&mut self, now: u64) -> Option<u64> {
        let fresh = self
            .began
            .is_none_or(|began| now.saturating_sub(began) >= self.window_ms);
        if fresh {
            self.began = Some(now);
            self.said = 0;
        }
        if self.said >= self.most {
            self.withheld += 1;
            return None;
        }
        self.said += 1;
        Some(std::mem::take(&mut self.withheld))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn once_a_minute_and_the_rest_counted() {
        let mut rate = Rate::new(1, 60_000);
        for (now, expected) in [
            (5_000, Some(0)),
            (5_001, None),
            (64_999, None),
            (65_000, Some(2)),
            (65_001, None),
            (500_000, Some(1)),
        ] {
            assert_eq!(rate.allow(now), expected, "at {now}");
        }
    }
}
