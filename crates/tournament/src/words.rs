//! The words by which files, commands, pages and the wire name the values of an enum.

/// Makes `ALL`, `name` and `from_name` of an enum without values, from one row for each of its values, in their order. A
/// value without a row does not compile.
macro_rules! words {
    ($type:ident { $($value:ident = $word:literal),* $(,)? }) => {
        impl $type {
            /// Each once, in order.
            pub const ALL: [Self; [$($word),*].len()] = [$(Self::$value),*];

            /// The word for it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)*
                }
            }

            /// What that word is for; none if this version does not know it.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == name)
            }
        }
    };
}

pub(crate) use words;
