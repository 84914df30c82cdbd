//! The squares by a board's own numbering, and what they are in the game.

use std::fmt;

use adoube_chess::Square;

/// One of a board's 64 sensors, numbered 0..=63 along the ranks from the corner that is a8 when the board
/// lies as its maker means it (DGT: the connector on White's left).
///
/// All makes that are supported number their squares so, or are converted to it. A board never turns its
/// numbering: [`Orientation`] does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// The field with this number, 0..=63.
    pub const fn new(index: u8) -> Option<Field> {
        if index < 64 { Some(Field(index)) } else { None }
    }

    /// All fields, 0 first.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..64).map(Field)
    }

    /// 0..=63, 0 = a8, 7 = h8, 63 = h1 of a board that is not turned.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// 0..=7 from the side that is the a-file of a board that is not turned.
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// 0..=7 from the side that is the eighth rank of a board that is not turned.
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// The field at this column and row, each taken modulo 8.
    pub const fn at(column: u8, row: u8) -> Field {
        Field((row % 8) * 8 + column % 8)
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let square = Orientation::Normal.square(*self);
        write!(f, "Field({}, normally {square})", self.0)
    }
}

/// Which way round a board lies. It is fixed when a game is set up: symmetric positions defeat guessing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Orientation {
    /// Field 0 is a8.
    Normal,
    /// Field 0 is h1: turned by 180°.
    Turned,
}

impl Orientation {
    /// Both.
    pub const ALL: [Orientation; 2] = [Orientation::Normal, Orientation::Turned];

    /// The square of the game that a field is.
    pub fn square(self, field: Field) -> Square {
        let (file, rank) = match self {
            Orientation::Normal => (field.column(), 7 - field.row()),
            Orientation::Turned => (7 - field.column(), field.row()),
        };
        let square = Square::at(file, rank);
        square.unwrap_or_else(|| unreachable!("columns and rows are 0..=7"))
    }

    /// The field that a square of the game is.
    pub const fn field(self, square: Square) -> Field {
        match self {
            Orientation::Normal => Field::at(square.file(), 7 - square.rank()),
            Orientation::Turned => Field::at(7 - square.file(), square.rank()),
        }
    }
}

/// One value for each field.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fields<R>([R; 64]);

impl<R: Copy> Fields<R> {
    /// The value that the function gives each field.
    pub fn from_fn(mut of: impl FnMut(Field) -> R) -> Fields<R> {
        let mut index = 0;
        Fields([(); 64].map(|()| {
            index += 1;
            of(Field(index - 1))
        }))
    }

    /// A field's value.
    pub const fn get(&self, field: Field) -> R {
        self.0[field.0 as usize]
    }

    /// Changes a field's value.
    pub const fn set(&mut self, field: Field, value: R) {
        self.0[field.0 as usize] = value;
    }

    /// Each field with its value, field 0 first.
    pub fn iter(&self) -> impl Iterator<Item = (Field, R)> + '_ {
        Field::all().map(|field| (field, self.get(field)))
    }
}

impl<R: fmt::Debug> fmt::Debug for Fields<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.0.chunks(8) {
            writeln!(f, "{row:?}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Field, Orientation};

    #[test]
    fn fields_and_squares() {
        for (index, normal, turned) in [
            (0, "a8", "h1"),
            (7, "h8", "a1"),
            (8, "a7", "h2"),
            (36, "e4", "d5"),
            (56, "a1", "h8"),
            (63, "h1", "a8"),
        ] {
            let field = Field::new(index).unwrap();
            assert_eq!(Orientation::Normal.square(field).to_string(), normal);
            assert_eq!(Orientation::Turned.square(field).to_string(), turned);
        }
        assert_eq!(Field::new(64), None);
        for orientation in Orientation::ALL {
            for field in Field::all() {
                assert_eq!(orientation.field(orientation.square(field)), field);
            }
        }
    }
}
