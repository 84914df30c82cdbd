//! Embeds the pages again after they were built again, and warns of pages that are older than their sources.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

/// What the pages are built from, by its place from `web`.
const SOURCES: [&str; 5] = ["console", "play", "shared", "wall", "../text"];

fn main() {
    let web = Path::new("../../web");
    let built = newest(&web.join("dist"));
    println!("cargo::rerun-if-changed=../../web/dist");
    for source in SOURCES {
        let source = web.join(source);
        println!("cargo::rerun-if-changed={}", source.display());
        if built.is_some_and(|built| newest(&source).is_some_and(|changed| changed > built)) {
            println!(
                "cargo::warning=the pages in web/dist are older than {}: cargo xtask build",
                source.display()
            );
        }
    }
}

/// When a file in the folder was last changed; `None` where there is none.
fn newest(path: &Path) -> Option<SystemTime> {
    if !path.is_dir() {
        return fs::metadata(path).ok()?.modified().ok();
    }
    let entries = fs::read_dir(path).ok()?.flatten();
    entries.filter_map(|entry| newest(&entry.path())).max()
}
