//! How messages become bytes: as tonic does it, with smaller buffers to begin with.

use std::marker::PhantomData;

use prost::Message;
use tonic::codec::{BufferSettings, Codec};
use tonic_prost::ProstCodec;

/// A stream's buffers begin with so many bytes and grow by need; tonic's begin with eight times as many, twice for
/// each of thousands of seats, and a move takes some three hundred.
const ROOM: usize = 1024;
/// So many bytes are gathered of one stream before they are passed on, as tonic does.
const GATHERED: usize = 32 * 1024;

/// The codec of all services.
#[derive(Debug, Clone)]
pub struct LeanCodec<T, U>(PhantomData<(T, U)>);

impl<T, U> Default for LeanCodec<T, U> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<T, U> Codec for LeanCodec<T, U>
where
    T: Message + Send + 'static,
    U: Message + Default + Send + 'static,
{
    type Encode = T;
    type Decode = U;
    type Encoder = <ProstCodec<T, U> as Codec>::Encoder;
    type Decoder = <ProstCodec<T, U> as Codec>::Decoder;

    fn encoder(&mut self) -> Self::Encoder {
        ProstCodec::<T, U>::raw_encoder(BufferSettings::new(ROOM, GATHERED))
    }

    fn decoder(&mut self) -> Self::Decoder {
        ProstCodec::<T, U>::raw_decoder(BufferSettings::new(ROOM, GATHERED))
    }
}
