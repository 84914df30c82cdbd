//! Where a game starts, as its tags say.

use thiserror::Error;

use super::game::find_tag;
use crate::{FenError, IllegalPosition, Start, Variant};

/// The tags do not say where the game starts, or say something that cannot be.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StartError {
    /// The `FEN` tag.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// `SetUp "1"` promises a `FEN`.
    #[error("SetUp is 1 but there is no FEN")]
    SetUpWithoutFen,
    /// Neither standard chess nor Chess960.
    #[error("the variant {0:?} is not played here")]
    Variant(String),
}

/// Reads `Variant`, `SetUp` and `FEN`. A game without `Variant` whose castling rights exist only
/// in Chess960 is taken for that.
pub(super) fn from_tags(tags: &[(String, String)]) -> Result<Start, StartError> {
    let named = find_tag(tags, "Variant")
        .map(variant)
        .transpose()?
        .flatten();
    let variant = named.unwrap_or_default();
    match find_tag(tags, "FEN").map(str::trim) {
        None | Some("" | "?") if find_tag(tags, "SetUp") == Some("1") => {
            Err(StartError::SetUpWithoutFen)
        }
        None | Some("" | "?") => Ok(Start { variant, fen: None }),
        Some(fen) => match Start::from_fen(variant, fen) {
            Err(FenError::Illegal(IllegalPosition::CastlingRights)) if named.is_none() => {
                Ok(Start::from_fen(Variant::Chess960, fen)?)
            }
            start => Ok(start?),
        },
    }
}

/// The names that programs give the two variants; `None` where the tag says nothing.
fn variant(name: &str) -> Result<Option<Variant>, StartError> {
    let letters = |c: &char| c.is_ascii_alphanumeric();
    let key: String = name
        .chars()
        .filter(letters)
        .collect::<String>()
        .to_ascii_lowercase();
    match key.as_str() {
        "" | "fromposition" => Ok(None),
        "standard" | "chess" | "normal" | "classical" => Ok(Some(Variant::Standard)),
        "chess960" | "fischerandom" | "fischerrandom" | "frc" | "960" | "chess9lx"
        | "freestyle" | "freestylechess" => Ok(Some(Variant::Chess960)),
        _ => Err(StartError::Variant(name.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::{StartError, from_tags};
    use crate::{Start, Variant};

    fn start(tags: &[(&str, &str)]) -> Result<Start, StartError> {
        let owned = |(n, v): &(&str, &str)| ((*n).to_owned(), (*v).to_owned());
        from_tags(&tags.iter().map(owned).collect::<Vec<_>>())
    }

    #[test]
    fn brd_9_variants_by_their_many_names() {
        let fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
        for name in [
            "Chess960",
            "chess 960",
            "fischerandom",
            "Fischer Random",
            "FRC",
        ] {
            let found = start(&[("Variant", name), ("FEN", fen)]).unwrap();
            assert_eq!(found.variant, Variant::Chess960, "{name}");
        }
        assert_eq!(start(&[("FEN", fen)]).unwrap().variant, Variant::Chess960);
        assert!(start(&[("Variant", "Standard"), ("FEN", fen)]).is_err());
        assert_eq!(
            start(&[("Variant", "From Position")]),
            Ok(Start::standard())
        );
        assert_eq!(start(&[]), Ok(Start::standard()));
    }

    #[test]
    fn starts_that_cannot_be() {
        assert_eq!(start(&[("SetUp", "1")]), Err(StartError::SetUpWithoutFen));
        assert!(matches!(
            start(&[("Variant", "Atomic")]),
            Err(StartError::Variant(_))
        ));
        assert!(matches!(
            start(&[("FEN", "nonsense")]),
            Err(StartError::Fen(_))
        ));
    }
}
