//! What is left after the power was cut.

use std::ops::Range;

use super::SECTOR;
use super::image::Image;
use super::volume::{Change, Volume};

impl Volume {
    /// The least that a cut at this moment leaves: what is durable.
    #[must_use]
    pub fn at_least(&self) -> Image {
        let mut image = self.durable.clone();
        image.collect();
        image.skip_numbers_of(&self.seen);
        image
    }

    /// What the medium holds after a cut at this moment: all that is durable, and a random part
    /// of the rest. How much of it differs from cut to cut, from nothing to nearly all.
    #[must_use]
    pub fn after_cut(&self, random: &mut fastrand::Rng) -> Image {
        let mut image = self.durable.clone();
        let share = random.choice([0.0, 0.2, 0.5, 0.8, 0.97]).unwrap_or(0.5);
        for change in self.pending.iter().cloned() {
            match change {
                Change::Write(number, offset, data) => {
                    tear(&mut image, number, offset, &data, || random.f64() < share);
                }
                whole if random.f64() < share => image.apply(whole),
                _ => {}
            }
        }
        image.collect();
        image.skip_numbers_of(&self.seen);
        image
    }
}

/// Writes some of the sectors that a write touches. A sector dropped here and kept by a later
/// write, or kept here and dropped there, is a reordering.
fn tear(
    image: &mut Image,
    number: u64,
    offset: usize,
    data: &[u8],
    mut keep: impl FnMut() -> bool,
) {
    for sector in sectors(offset, data.len()) {
        if keep() {
            let part = &data[sector.start - offset..sector.end - offset];
            image.write(number, sector.start, part);
        }
    }
}

/// Cuts `length` bytes from `offset` on at the sectors' borders.
fn sectors(offset: usize, length: usize) -> impl Iterator<Item = Range<usize>> {
    let end = offset + length;
    let first = offset / SECTOR;
    let last = end.div_ceil(SECTOR);
    (first..last).map(move |sector| {
        let from = (sector * SECTOR).max(offset);
        from..((sector + 1) * SECTOR).min(end)
    })
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::*;
    use crate::medium::image::{Node, ROOT};

    #[test]
    fn sectors_by_table() {
        let table: &[(usize, usize, &[Range<usize>])] = &[
            (0, 513, &[0..512, 512..513]),
            (500, 24, &[500..512, 512..524]),
            (512, 0, &[]),
        ];
        for (offset, length, expected) in table {
            let found: Vec<_> = sectors(*offset, *length).collect();
            assert_eq!(found, *expected, "{length} at {offset}");
        }
    }

    /// The medium is the instrument of the power-cut test, so it is shown to lose and to keep.
    #[test]
    fn what_is_synced_stays_and_the_rest_may_go() {
        let mut volume = Volume::new(Image::default(), 1 << 20);
        let name = OsString::from("file");
        let empty = Node::File(Vec::new());
        let file = volume.enter(ROOT, name.clone(), empty).unwrap();
        volume.write(file, 0, &[1; 2048]).unwrap();
        volume.sync(file).unwrap();
        let images = |volume: &Volume| -> Vec<Image> {
            let random = |seed| fastrand::Rng::with_seed(seed);
            (0..64)
                .map(|seed| volume.after_cut(&mut random(seed)))
                .collect()
        };
        let there = |image: &Image| image.lookup(ROOT, &name).is_some();
        let found: Vec<_> = images(&volume).iter().map(there).collect();
        assert!(
            found.contains(&true) && found.contains(&false),
            "no directory synced"
        );
        volume.sync(ROOT).unwrap();
        volume.write(file, 0, &[2; 2048]).unwrap();
        let firsts = |image: &Image| image.bytes(file).chunks(512).map(|s| s[0]).collect();
        let found: Vec<Vec<u8>> = images(&volume).iter().map(firsts).collect();
        assert!(found.contains(&vec![1, 1, 1, 1]), "forgotten");
        assert!(
            found.iter().any(|f| f.contains(&1) && f.contains(&2)),
            "torn"
        );
        volume.sync(file).unwrap();
        assert!(
            images(&volume)
                .iter()
                .all(|image| image.bytes(file) == [2; 2048])
        );
    }
}
