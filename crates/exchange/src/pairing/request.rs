//! A pairing, as the organiser wants it.

use std::time::Duration;

use adoube_chess::Side;

/// How a round is to be paired, and who does not play in it. Players are given by their starting numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingRequest {
    /// From 1.
    pub round: u16,
    /// The engine's command, with `{trf}` and perhaps `{out}` where the files' paths belong. Not used by a round robin.
    pub engine: Option<String>,
    /// By FIDE's Berger tables instead of an engine.
    pub round_robin: bool,
    /// Players with a zero-point bye.
    pub absent: Vec<u16>,
    /// Players who have a bye in the round's draft and play after all.
    pub present: Vec<u16>,
    /// Players with a half-point bye.
    pub half_bye: Vec<u16>,
    /// The first player's colour in round 1.
    pub first_colour: Side,
    /// How long the engine may take.
    pub timeout: Duration,
}
