//! How values of the domain are shown in messages. [`messages`] has a row for each message that has the fields of one
//! struct.

use adoube_chess::{Move, Side};
use adoube_proto::v1;
use adoube_tournament::board::{
    CheckKind, Ending, LossSign, NotNow, OutageCause, PremoveUse, ResultState, Score,
};
use adoube_tournament::ids::{DeviceId, PersonId};
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::LayerState;

/// What is shown as a field, or a message, of type `W`.
pub(super) trait Shown<W> {
    fn shown(&self) -> W;
}

/// The same of what somebody did whom the record names beside it.
pub(super) trait ShownBy<W> {
    fn shown_by(&self, by: String) -> W;
}

macro_rules! shown {
    ($($type:ty)* => $field:ty: |$it:ident| $shown:expr) => {$(
        impl Shown<$field> for $type {
            fn shown(&self) -> $field {
                let $it = self;
                $shown
            }
        }
    )*};
}

shown!(bool => bool: |it| *it);
shown!(u8 => u8: |it| *it);
shown!(u32 => u32: |it| *it);
shown!(u64 => u64: |it| *it);
shown!(String => String: |it| it.clone());
shown!(u8 u16 => u32: |it| u32::from(*it));
shown!(Millis Time => u64: |it| it.0);
shown!(Side => i32: |it| super::side(*it).into());
shown!(Move DeviceId PersonId => String: |it| it.to_string());
shown!(LayerState => i32: |it| match it {
    LayerState::Unavailable => v1::LockLayerState::Unavailable,
    LayerState::Enforced => v1::LockLayerState::Enforced,
    LayerState::ReportingOnly => v1::LockLayerState::ReportingOnly,
    LayerState::Broken => v1::LockLayerState::Broken,
}
.into());
shown!([u8; 32] => Vec<u8>: |it| it.to_vec());

/// Enums that have the same values on the wire: one that is missing here or there does not compile.
macro_rules! enums {
    ($($type:ident as $wire:ident { $($value:ident),* $(,)? })*) => {$(
        impl Shown<i32> for $type {
            fn shown(&self) -> i32 {
                let shown = match self {
                    $(Self::$value => v1::$wire::$value,)*
                };
                shown.into()
            }
        }
    )*};
}

enums! {
    Ending as Ending {
        Checkmate, Stalemate, DeadPosition, ThreefoldRepetition, FiftyMoves, Resignation, Agreement, Flag, FlagDraw,
        Declared, Forfeit, NotReconnected, NotReconnectedDraw, FivefoldRepetition, SeventyFiveMoves,
    }
    CheckKind as CheckKind { Device, FairPlay }
    LossSign as LossSign { Silence, Reset, LastWill, Outage, Page }
    NotNow as NotNow {
        NotBegun, Over, Paused, Ruling, Starting, OpponentsTurn, Offered, AnswerFirst, Declined, NoOffer,
    }
    OutageCause as OutageCause { Down, Storage }
    PremoveUse as PremoveUse { Off, Confirmed, AtOnce }
    ResultState as ResultStatus { Provisional, Objected, Confirmed, Approved, Corrected }
}

/// An enumeration whose zero is none.
impl<T: Shown<i32>> Shown<i32> for Option<T> {
    fn shown(&self) -> i32 {
        self.as_ref().map_or(0, T::shown)
    }
}

/// A text that is empty for none.
impl<T: Shown<String>> Shown<String> for Option<T> {
    fn shown(&self) -> String {
        self.as_ref().map_or_else(String::new, T::shown)
    }
}

impl<W, T: Shown<W>> Shown<Option<W>> for Option<T> {
    fn shown(&self) -> Option<W> {
        self.as_ref().map(T::shown)
    }
}

impl<W, T: Shown<W>> Shown<Vec<W>> for Vec<T> {
    fn shown(&self) -> Vec<W> {
        self.iter().map(T::shown).collect()
    }
}

/// `Type as Message { fields }`, or `Type { fields }` where both have one name: each field of the message, and the field
/// of the struct that it comes from where that is another one. `Type(by)` is of messages that also say who did it. A
/// field of the message that has no place in its row does not compile.
macro_rules! messages {
    () => {};
    (@of $it:ident $field:ident) => { $it.$field };
    (@of $it:ident $field:ident $($of:ident).+) => { $it.$($of).+ };
    ($type:ident as $message:ident { $($field:ident $(: $($of:ident).+)?),* } $($more:tt)*) => {
        impl $crate::shard::views::shown::Shown<v1::$message> for $type {
            fn shown(&self) -> v1::$message {
                let it = self;
                v1::$message {
                    $($field: messages!(@of it $field $($($of).+)?).shown(),)*
                }
            }
        }

        impl $crate::shard::views::shown::Shown<Option<v1::$message>> for $type {
            fn shown(&self) -> Option<v1::$message> {
                Some(self.shown())
            }
        }

        messages!($($more)*);
    };
    ($type:ident as $message:ident(by) { $($field:ident $(: $($of:ident).+)?),* } $($more:tt)*) => {
        impl $crate::shard::views::shown::ShownBy<v1::$message> for $type {
            fn shown_by(&self, by: String) -> v1::$message {
                let it = self;
                v1::$message {
                    by,
                    $($field: messages!(@of it $field $($($of).+)?).shown(),)*
                }
            }
        }

        messages!($($more)*);
    };
    ($type:ident $(($by:ident))? { $($fields:tt)* } $($more:tt)*) => {
        messages!($type as $type $(($by))? { $($fields)* } $($more)*);
    };
}

pub(super) use messages;

messages! {
    Score as Result { white_halves: white, black_halves: black }
}
