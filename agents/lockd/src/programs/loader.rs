//! The loader that a program names for itself (`PT_INTERP`).

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
};

use elf::{ElfStream, abi::PT_INTERP, endian::AnyEndian};

/// The longest name of a loader, bytes.
const LONGEST: u64 = 4096;

/// None for a program that is loaded by the kernel alone, and for what is no ELF file (a script).
pub(super) fn of(program: &Path) -> io::Result<Option<PathBuf>> {
    let file = File::open(program)?;
    let Ok(mut elf) = ElfStream::<AnyEndian, _>::open_stream(file) else {
        return Ok(None);
    };
    let named = |header: &&elf::segment::ProgramHeader| header.p_type == PT_INTERP;
    let Some(header) = elf.segments().iter().find(named).copied() else {
        return Ok(None);
    };
    if header.p_filesz > LONGEST {
        return Err(io::Error::other("its loader's name is too long"));
    }
    let data = elf.segment_data(&header).map_err(io::Error::other)?;
    let name = data.split(|&byte| byte == 0).next().unwrap_or_default();
    Ok(Some(PathBuf::from(
        String::from_utf8_lossy(name).into_owned(),
    )))
}
