//! The machine that it was measured on.

use std::fs;
use std::time::Duration;

use serde::Serialize;

use crate::clock;
use crate::spread::Spread;

/// What it is.
#[derive(Debug, Clone, Serialize)]
pub struct Machine {
    /// The processor's model.
    pub processor: String,
    /// How many of them.
    pub cores: usize,
    /// Memory, in MiB.
    pub memory_mib: u64,
    /// The kernel's version.
    pub kernel: String,
    /// The load before anything was measured: over one, five and fifteen minutes.
    pub load: String,
    /// Files that a process may have open.
    pub files: u64,
}

impl Machine {
    /// This one.
    pub fn here() -> Self {
        let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
        let field = |text: &str, name: &str| {
            let line = text.lines().find(|line| line.starts_with(name));
            let value = line.and_then(|line| line.split_once(':'));
            value.map_or_else(String::new, |(_, value)| value.trim().to_owned())
        };
        let memory = field(&read("/proc/meminfo"), "MemTotal");
        let memory: Option<u64> = memory.split(' ').next().and_then(|kib| kib.parse().ok());
        let load = read("/proc/loadavg");
        let load: Vec<&str> = load.split(' ').take(3).collect();
        Self {
            processor: field(&read("/proc/cpuinfo"), "model name"),
            cores: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            memory_mib: memory.unwrap_or_default() / 1_024,
            kernel: read("/proc/sys/kernel/osrelease").trim().to_owned(),
            load: load.join(" "),
            files: files(),
        }
    }
}

/// Files that a process may have open.
pub fn files() -> u64 {
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().nth(3)?.parse().ok());
    soft.unwrap_or(1_024)
}

/// The same work again and again on one core: how far its times lie apart is what this machine adds to
/// every figure. In microseconds.
pub fn noise(times: usize) -> Spread {
    Spread::of((0..times).map(|_| {
        let began = clock::now();
        let mut sum: u64 = 1;
        for step in 0..20_000_000_u64 {
            sum = std::hint::black_box(sum.wrapping_mul(6_364_136_223_846_793_005) ^ step);
        }
        let took = clock::since(began).max(Duration::from_nanos(1));
        std::hint::black_box(sum);
        took.as_secs_f64() * 1e6
    }))
}
