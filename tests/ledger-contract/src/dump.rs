//! A directory as text: small where its files are mostly empty, and readable in a review.
//!
//! ```text
//! dir PATH
//! file PATH LENGTH
//! OFFSET HEX          rows of bytes that are not all zero, both in hexadecimal
//! ```

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const ROW: usize = 64;

/// Writes down everything in `dir`.
#[must_use]
pub fn pack(dir: &Path) -> String {
    let mut text = String::new();
    pack_below(dir, dir, &mut text);
    text
}

fn pack_below(root: &Path, dir: &Path, text: &mut String) {
    let mut paths: Vec<_> = fs::read_dir(dir)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    paths.sort();
    for path in paths {
        let name = path.strip_prefix(root).unwrap().display().to_string();
        if path.is_dir() {
            writeln!(text, "dir {name}").unwrap();
            pack_below(root, &path, text);
        } else {
            let bytes = fs::read(&path).unwrap();
            writeln!(text, "file {name} {}", bytes.len()).unwrap();
            pack_bytes(&bytes, text);
        }
    }
}

fn pack_bytes(bytes: &[u8], text: &mut String) {
    for (number, row) in bytes.chunks(ROW).enumerate() {
        if row.iter().any(|byte| *byte != 0) {
            write!(text, "{:x} ", number * ROW).unwrap();
            for byte in row {
                write!(text, "{byte:02x}").unwrap();
            }
            text.push('\n');
        }
    }
}

/// Writes into `dir` what `text` tells.
pub fn unpack(text: &str, dir: &Path) {
    fs::create_dir_all(dir).unwrap();
    let mut open: Option<(&str, Vec<u8>)> = None;
    for line in text.lines() {
        let words: Vec<_> = line.split(' ').collect();
        match words[..] {
            ["dir", name] => fs::create_dir_all(dir.join(name)).unwrap(),
            ["file", name, length] => {
                finish(dir, open.replace((name, vec![0; length.parse().unwrap()])));
            }
            [offset, hex] => {
                let offset = usize::from_str_radix(offset, 16).unwrap();
                let (_, bytes) = open.as_mut().unwrap();
                let row = hex.as_bytes().chunks(2).map(|pair| {
                    let pair = std::str::from_utf8(pair).unwrap();
                    u8::from_str_radix(pair, 16).unwrap()
                });
                bytes.splice(offset..offset + hex.len() / 2, row);
            }
            _ => panic!("no such line: {line}"),
        }
    }
    finish(dir, open);
}

fn finish(dir: &Path, open: Option<(&str, Vec<u8>)>) {
    if let Some((name, bytes)) = open {
        fs::write(dir.join(name), bytes).unwrap();
    }
}
