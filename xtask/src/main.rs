//! `cargo xtask`: see `cargo xtask --help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    xtask::main()
}
