//! A tie-break's value, exact.

use std::fmt;

/// A value in hundredths, or none where it cannot be told. The greater is the better; none is the
/// worst.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value {
    hundredths: Option<i64>,
    decimals: u8,
}

impl Value {
    /// A value that is shown with so many digits behind the point, at most 2.
    pub(super) const fn new(hundredths: i64, decimals: u8) -> Self {
        Self {
            hundredths: Some(hundredths),
            decimals,
        }
    }

    /// No value.
    pub(super) const NONE: Self = Self {
        hundredths: None,
        decimals: 0,
    };

    /// For what is the better the lower it is.
    pub(super) fn reversed(self) -> Self {
        Self {
            hundredths: self.hundredths.map(|hundredths| -hundredths),
            ..self
        }
    }

    /// Hundredths; none where there is no value.
    pub const fn hundredths(self) -> Option<i64> {
        self.hundredths
    }
}

impl fmt::Display for Value {
    /// `12.5`, `2`, `-` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(hundredths) = self.hundredths else {
            return f.write_str("-");
        };
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        match self.decimals {
            0 => write!(f, "{sign}{whole}"),
            1 => write!(f, "{sign}{whole}.{}", rest / 10),
            _ => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

/// The quotient, the half rounded up; the divisor is not 0.
pub(super) const fn round_half_up(dividend: i64, divisor: i64) -> i64 {
    (2 * dividend + divisor).div_euclid(2 * divisor)
}
