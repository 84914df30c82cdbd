//! `adoube demo`.
use crate::args::DemoArgs;
use crate::say::Say;
use anyhow::Result;
use std::process::ExitCode;
pub(crate) async fn run(_args: DemoArgs, _say: Say) -> Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
