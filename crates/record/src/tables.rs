//! Types of the domain beside the messages that they are stored as. A row names each field once, for both directions; a
//! field that one side lacks, or a kind that has no row, does not compile.

/// A field that holds a message, or a choice, which must be there.
macro_rules! required {
    ($type:ty, $stored:ty) => {
        impl $crate::field::Field<Option<$stored>> for $type {
            fn write(&self) -> Option<$stored> {
                Some($crate::field::Field::write(self))
            }

            fn read(stored: Option<$stored>, what: &'static str) -> $crate::field::Decoded<Self> {
                let stored = stored.ok_or($crate::error::DecodeError::Missing { what })?;
                $crate::field::Field::read(stored, what)
            }
        }
    };
}

/// Structs: `Type { fields }`, or `Type as Message { fields }` where the names differ.
macro_rules! messages {
    () => {};
    ($type:ident { $($field:ident),* $(,)? } $($more:tt)*) => {
        messages!($type as $type { $($field),* } $($more)*);
    };
    ($type:ident as $message:ident { $($field:ident),* $(,)? } $($more:tt)*) => {
        impl $crate::field::Field<$crate::log::$message> for $type {
            fn write(&self) -> $crate::log::$message {
                $crate::log::$message {
                    $($field: $crate::field::Field::write(&self.$field),)*
                }
            }

            fn read(
                stored: $crate::log::$message,
                _: &'static str,
            ) -> $crate::field::Decoded<Self> {
                Ok(Self {
                    $($field: $crate::field::Field::read(
                        stored.$field,
                        concat!(stringify!($type), ".", stringify!($field)),
                    )?,)*
                })
            }
        }
        required!($type, $crate::log::$message);
        messages!($($more)*);
    };
}

/// Enums whose variants hold something, and the `oneof` that they are stored as. `wrapped` variants hold one value, which
/// is stored as the payload; the others have fields, or none, and the message that these are stored in.
macro_rules! choice {
    (
        $type:ident as $($oneof:ident)::+;
        wrapped { $($wrapped:ident),* $(,)? }
        $($variant:ident as $message:ident { $($field:ident),* $(,)? })*
    ) => {
        impl $crate::field::Field<$($oneof)::+> for $type {
            fn write(&self) -> $($oneof)::+ {
                #[allow(unused_imports, reason = "choices without fields")]
                use $crate::field::Field;
                use $($oneof)::+ as Stored;
                match self {
                    $(Self::$wrapped(value) => Stored::$wrapped(Field::write(value)),)*
                    $(Self::$variant { $($field),* } => Stored::$variant($crate::log::$message {
                        $($field: Field::write($field),)*
                    }),)*
                }
            }

            fn read(stored: $($oneof)::+, _: &'static str) -> $crate::field::Decoded<Self> {
                #[allow(unused_imports, reason = "choices without fields")]
                use $crate::field::Field;
                use $($oneof)::+ as Stored;
                Ok(match stored {
                    $(Stored::$wrapped(value) => Self::$wrapped(
                        Field::read(value, concat!(stringify!($type), ".", stringify!($wrapped)))?,
                    ),)*
                    $(Stored::$variant($crate::log::$message { $($field),* }) => Self::$variant {
                        $($field: Field::read(
                            $field,
                            concat!(stringify!($variant), ".", stringify!($field)),
                        )?,)*
                    },)*
                })
            }
        }
        required!($type, $($oneof)::+);
    };
}

/// A choice that is the one field of a message.
macro_rules! chosen {
    ($($type:ident as $message:ident { $field:ident })*) => {$(
        impl $crate::field::Field<$crate::log::$message> for $type {
            fn write(&self) -> $crate::log::$message {
                $crate::log::$message {
                    $field: $crate::field::Field::write(self),
                }
            }

            fn read(
                stored: $crate::log::$message,
                _: &'static str,
            ) -> $crate::field::Decoded<Self> {
                $crate::field::Field::read(
                    stored.$field,
                    concat!(stringify!($message), ".", stringify!($field)),
                )
            }
        }
        required!($type, $crate::log::$message);
    )*};
}

/// Enums without values.
macro_rules! kinds {
    ($($type:ident as $kind:ident { $($variant:ident),* $(,)? })*) => {$(
        impl $crate::field::Field<i32> for $type {
            fn write(&self) -> i32 {
                match self {
                    $(Self::$variant => $crate::log::$kind::$variant.into(),)*
                }
            }

            fn read(stored: i32, what: &'static str) -> $crate::field::Decoded<Self> {
                match $crate::field::kind(stored, what)? {
                    $($crate::log::$kind::$variant => Ok(Self::$variant),)*
                    $crate::log::$kind::Unspecified => {
                        Err($crate::error::DecodeError::Missing { what })
                    }
                }
            }
        }
    )*};
}

/// Enums whose words the rules know.
macro_rules! words {
    ($($type:ident: $word:ident, $known:ident;)*) => {$(
        impl $crate::field::Field<String> for $type {
            fn write(&self) -> String {
                self.$word().to_owned()
            }

            fn read(stored: String, what: &'static str) -> $crate::field::Decoded<Self> {
                let known = Self::$known(&stored);
                known.ok_or_else(|| $crate::error::DecodeError::out_of_range(what, stored))
            }
        }
    )*};
}

pub(crate) use {choice, chosen, kinds, messages, required, words};
